// @ts-check
// Checks that the sources are formatted, without ESLint findings, and at most 120 columns wide.
//   npm run lint [-- --quick]    (without ESLint, which takes a minute)
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { unlessMade } from './toolchain/build.mjs';
import { root } from './toolchain/folders.mjs';
import { runCommand } from './toolchain/run-command.mjs';
import { allWideLines, widest } from './columns.mjs';
import { sources } from './sources.mjs';

const require = createRequire(import.meta.url);
const eslint = join(dirname(require.resolve('eslint/package.json')), 'bin', 'eslint.js');
const config = 'web/tools/eslint.config.mjs';

/** ESLint's findings for a file depend on the types of others, so one change means checking all again. */
async function eslintFindings() {
  const inputs = ['package-lock.json', ...(await sources('*.ts', '*.mts', '*.mjs', '*.js', '*.cjs', '*tsconfig.json'))];
  let found = '';
  await unlessMade('eslint', { inputs }, async () => {
    const { code, output } = await runCommand(process.execPath, [eslint, '--config', config, '.'], { cwd: root });
    if (code !== 0) found = output.trim() || `ESLint ended with exit code ${code}`;
    return code === 0;
  });
  return found;
}

async function formatFindings() {
  const { code, output } = await runCommand(process.execPath, ['web/tools/format.mjs', '--check'], { cwd: root });
  return code === 0 ? '' : output.trim();
}

async function columnFindings() {
  const wide = allWideLines(root, await sources());
  return wide.length === 0 ? '' : `Lines of more than ${widest} columns:\n  ${wide.join('\n  ')}`;
}

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const looks = [formatFindings(), columnFindings(), ...(quick ? [] : [eslintFindings()])];
const findings = (await Promise.all(looks)).filter(Boolean);
if (findings.length > 0) {
  console.error(findings.join('\n\n'));
  process.exitCode = 1;
} else {
  console.log(`Formatted, no line of more than ${widest} columns${quick ? '' : ', nothing found by ESLint'}.`);
}
