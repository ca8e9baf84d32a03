// @ts-check
// The project's own files: those in git or not ignored, without build output.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain/folders.mjs';
import { runCommand } from './toolchain/run-command.mjs';

/** @param {readonly string[]} patterns of git; none means every file */
export async function sources(...patterns) {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const { code, output } = await runCommand('git', listed, { cwd: root });
  if (code !== 0) throw new Error(`git ls-files failed: ${output}`);
  return output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The ids of the labs in reading order, as the page lists them. */
export const labIds = () =>
  [...readFileSync(join(root, 'web/labs/index.ts'), 'utf8').matchAll(/^ {2}(\w+): about</gm)].map(([, id]) => id ?? '');

/** The names of the questions of /why/, in the order of its list. */
export const questionNames = () =>
  [...readFileSync(join(root, 'web/labs/pages/why/questions/index.ts'), 'utf8').matchAll(/^ {2}'([\w-]+)':/gm)].map(
    ([, name]) => name ?? '',
  );
