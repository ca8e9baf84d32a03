// @ts-check
// `npm run bench -- trained-tables`: trains small models with each learned encoding, at the widths and lengths of the
// lab "The whole family", and stores the learned parameters, rounded: a character for each number. It takes half a
// minute of one processor.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';

const program = join(buildFolder, 'bench', 'cpp', 'bench', 'posenc_training_table');
const stored = join(root, 'web', 'labs', 'trained', 'learned.json');

/** One layer and, where vectors are learned, one head: the encoding can do its work in but one place. */
const common = { task: 'threeBack', causal: true, layers: 1, shortest: 8, steps: 3000, seed: 1 };
// From # to [: no character among them has to be escaped.
const [zero, most] = [63, 28];
const widths = [8, 16, 32, 64];
const models = [16, 32].flatMap((longest) => [
  ...widths.map((dim) => ({ encoding: 'learned', block: 'positions', dim, heads: 1, longest, rows: longest })),
  // Of 33 vectors only those of earlier words are trained; in a sentence of 16 words none is 16 places back.
  ...(longest === 32 ? widths : []).map((dim) => ({
    encoding: 'shaw',
    block: 'relative_keys',
    dim,
    heads: 1,
    longest,
    rows: 17,
  })),
  { encoding: 't5', block: 'buckets', dim: 32, heads: 8, longest, rows: 32, buckets: 32, max_distance: 128 },
]);

/** @param {typeof models[number]} model */
async function train({ rows, ...model }) {
  const options = { ...common, ...model, task: 1, causal: 1, feed_forward: 2 * model.dim };
  const list = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const { code, output } = await runCommand(program, list, { timeoutSeconds: 600 });
  if (code !== 0) throw new Error(output);
  const { accuracy, columns, values } = JSON.parse(output);
  const kept = /** @type {number[]} */ (values).slice(0, rows * columns);
  const scale = Math.max(...kept.map(Math.abs)) / most;
  const data = String.fromCharCode(...kept.map((value) => zero + Math.round(value / scale)));
  return { ...model, accuracy: accuracy / 1000, rows, columns, scale: Number(scale.toPrecision(7)), data };
}

await built('bench');
const tables = [];
for (const model of models) {
  tables.push(await train(model));
  const { encoding, dim, longest, accuracy } = tables.at(-1) ?? {};
  console.log(`${encoding}, width ${dim}, up to ${longest} words: ${100 * Number(accuracy)} % right`);
}
const head = {
  command: 'npm run bench -- trained-tables',
  about:
    'data: a character for each number, which is its code less 63, times scale; accuracy: share of right answers at ' +
    'the longest length',
  ...common,
};
const lines = tables.map((table) => JSON.stringify(table)).join(',\n');
const text = `${JSON.stringify(head).slice(0, -1)},"tables":[\n${lines}\n]}\n`;
writeFileSync(stored, text);
console.log(`\n${tables.length} tables, ${(text.length / 1000).toFixed(1)} kB in ${stored}`);
