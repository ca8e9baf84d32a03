// @ts-check
// Builds the benchmarks and runs one of their programs.
//   node cpp/bench/run.mjs <program> [its arguments]
import { join } from 'node:path';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  console.error('Usage: node cpp/bench/run.mjs <program> [its arguments]');
  process.exitCode = 2;
} else {
  await built('bench');
  const file = join(buildFolder, 'bench', 'cpp', 'bench', program);
  process.exitCode = (await runCommand(file, args, { cwd: root, echo: true })).code;
}
