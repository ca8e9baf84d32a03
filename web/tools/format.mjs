// @ts-check
// Formats the sources: Biome for TypeScript and styles, clang-format for C++. Both come from npm, so that every machine
// has the same versions.
//   npm run format [-- --check]
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './toolchain/folders.mjs';
import { runCommand } from './toolchain/run-command.mjs';
import { sources } from './sources.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const require = createRequire(import.meta.url);

/** npm unpacks the program without its permission to be run. */
function clangFormat() {
  const name = process.platform === 'win32' ? 'clang-format.exe' : 'clang-format';
  const folder = dirname(require.resolve('clang-format-node/package.json'));
  const program = join(folder, 'bin', `cfn-${process.platform}-${process.arch}`, name);
  chmodSync(program, 0o755);
  return program;
}

const biome = [require.resolve('@biomejs/biome/bin/biome'), 'format', ...(values.check ? [] : ['--write'])];
const cpp = await sources('*.cpp', '*.hpp');
const runs = await Promise.all([
  runCommand(process.execPath, biome, { cwd: root }),
  runCommand(clangFormat(), [...(values.check ? ['--dry-run', '--Werror'] : ['-i']), ...cpp], { cwd: root }),
]);
for (const { code, output } of runs) {
  if (code !== 0) console.error(output.trimEnd());
}
if (runs.some(({ code }) => code !== 0)) {
  if (values.check) console.error('Some files are not formatted: npm run format');
  process.exitCode = 1;
}
