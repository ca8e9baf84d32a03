// @ts-check
// Runs one of several programs of a kind:
//   npm run bench -- native|js|call|train|webgpu|accuracy|trained-tables|training-table [its arguments]
//   npm run measure -- page|elements
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../toolchain/folders.mjs';

/** @type {Record<string, Record<string, string>>} */
const programs = {
  bench: {
    native: 'cpp/bench/native.mjs',
    js: 'web/bench/run.mjs',
    call: 'web/bench/call.mjs',
    train: 'web/bench/training/run.mjs',
    webgpu: 'web/bench/webgpu.mjs',
    accuracy: 'cpp/bench/run.mjs posenc_accuracy',
    'trained-tables': 'cpp/bench/trained-tables.mjs',
    'training-table': 'cpp/bench/training-table.mjs',
  },
  measure: { page: 'tests/page/measure.mjs', elements: 'tests/elements/measure.mjs' },
};

const [kind = '', name = '', ...args] = process.argv.slice(2);
const [file, ...first] = programs[kind]?.[name]?.split(' ') ?? [];
if (file === undefined) {
  console.error(`npm run ${kind} is given "${name}"; allowed: ${Object.keys(programs[kind] ?? {}).join(', ')}`);
  process.exitCode = 2;
} else {
  process.argv = [process.execPath, join(root, file), ...first, ...args];
  await import(pathToFileURL(join(root, file)).href);
}
