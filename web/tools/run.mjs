// @ts-check
// Runs one of several programs of a kind; without a name it lists them.
//   npm run bench [-- name [its arguments]]
//   npm run measure [-- name [its arguments]]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './toolchain/folders.mjs';

/**
 * By kind and name: the file with its first arguments, and what it measures.
 * @type {Record<string, Record<string, [string, string]>>}
 */
const programs = {
  bench: {
    native: ['cpp/bench/native.mjs', 'tables, rotation and biases beside memset, memcpy, PyTorch and NumPy'],
    js: ['web/tools/bench/run.mjs', 'the same in Node, Chromium and Firefox beside loops, onnxruntime-web and tfjs'],
    call: ['web/tools/bench/call.mjs', 'a row, a token and a start: --in node,chromium,firefox --turns 5'],
    sincos: ['web/tools/bench/sincos.mjs', 'posenc/sincos beside Math.sin: --in node,chromium,firefox --turns 3'],
    train: ['web/tools/bench/training/run.mjs', 'a training step beside TensorFlow.js and PyTorch; the race of six'],
    webgpu: ['web/tools/bench/webgpu.mjs', 'posenc/webgpu on every adapter (POSENC_DAWN, VK_ICD_FILENAMES)'],
    accuracy: ['cpp/bench/run.mjs posenc_accuracy', '10^8 random entries and the worst ones against exact arithmetic'],
    'every-float32': ['cpp/bench/every-float32.mjs', 'float32 sines of all 2^32 inputs: --from 0 --blocks 256'],
    language: ['cpp/bench/language.mjs', 'trains the small language models: --only t5 --seeds 1,2; --measure'],
    'trained-tables': ['cpp/bench/trained-tables.mjs', 'tables that small models learn, for the lab of the family'],
    'training-table': ['cpp/bench/training-table.mjs', 'twenty seeds of every task: --curves, --rates, --held-out'],
  },
  measure: {
    page: ['tests/labs/page/measure.mjs', 'first figure, bytes, frames, inputs: --only visits,first,frames,inputs'],
    elements: ['tests/library/elements/measure.mjs', 'kilobytes of each lab, ten heatmaps on one page'],
  },
};

const [kind = '', name, ...args] = process.argv.slice(2);
const named = programs[kind] ?? {};
const [command] = named[name ?? ''] ?? [];
if (command !== undefined) {
  const [file = '', ...first] = command.split(' ');
  process.argv = [process.execPath, join(root, file), ...first, ...args];
  await import(pathToFileURL(join(root, file)).href);
} else if (name === undefined) {
  for (const [each, [, measures]] of Object.entries(named))
    console.log(`npm run ${kind} -- ${each.padEnd(14)} ${measures}`);
} else {
  console.error(`npm run ${kind} is given "${name}"; allowed: ${Object.keys(named).join(', ')}`);
  process.exitCode = 2;
}
