// @ts-check
// Builds the benchmarks and runs one of their programs.
//   node cpp/bench/run.mjs <program> [its arguments]
import { join } from 'node:path';
import { buildPreset } from '../toolchain/builds.mjs';
import { buildFolder, root } from '../toolchain/folders.mjs';
import { runCommand } from '../toolchain/run-command.mjs';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  console.error('Usage: node cpp/bench/run.mjs <program> [its arguments]');
  process.exitCode = 2;
} else {
  const built = await buildPreset('bench');
  if (!built.ok) {
    console.error(built.output);
    process.exitCode = 1;
  } else {
    const { code } = await runCommand(join(buildFolder, 'bench', 'cpp', 'bench', program), args, {
      cwd: root,
      echo: true,
    });
    process.exitCode = code;
  }
}
