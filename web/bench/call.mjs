// @ts-check
// `npm run bench:call`: what a small call costs through the whole API of the built package, and what the first one
// costs.
// Medians over many rounds, and the best. Calls are measured in processor time of this process, which does not count
// while others have the machine; starts by the clock as well, for an engine compiles in several threads.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../cpp/toolchain/folders.mjs';

const entry = pathToFileURL(join(root, 'dist', 'index.js')).href;
const {
  alibiSlopes,
  applyRotary,
  Arena,
  PreparedRotary,
  rotaryFrequencies,
  rotaryTable,
  sinusoidal,
  timestepEmbedding,
} = await import(entry);

const out = new Float32Array(64),
  position = { first: 0, count: 1 };
const q = new Float32Array(64),
  frequencies = rotaryFrequencies({ headDim: 64 }),
  pairing = 'interleaved';

// One new token: heads of 128 channels, halves paired, turned in place.
const headDim = 128,
  length = 4096;
const shape = { headDim, headsFirst: true, pairing: 'rotateHalf', frequencies: rotaryFrequencies({ headDim }), length };
const arena = new Arena(2 ** 24);
const rope = new PreparedRotary(shape),
  ropeThere = new PreparedRotary({ ...shape, arena });
const tables = rotaryTable({ positions: length, frequencies: shape.frequencies });
const cosines = tables.cosine.data,
  sines = tables.sine.data;

/**
 * The best that we know by hand: cached tables, one loop over a head's pairs.
 * @param {Float32Array} x @param {number} k
 */
function byHand(x, k) {
  const half = headDim / 2,
    row = k * half;
  for (let head = 0; head < x.length; head += headDim) {
    for (let i = 0; i < half; ++i) {
      const c = cosines[row + i] ?? 0,
        s = sines[row + i] ?? 0,
        a = x[head + i] ?? 0,
        b = x[head + half + i] ?? 0;
      x[head + i] = a * c - b * s;
      x[head + half + i] = b * c + a * s;
    }
  }
}

/** @param {number} heads @returns {[string, (k: number) => unknown][]} */
function oneToken(heads) {
  const x = new Float32Array(heads * headDim),
    there = arena.float32(heads * headDim);
  const what = `${heads} heads of ${headDim}`;
  return [
    [`by hand, 1 token, ${what}`, (k) => byHand(x, k % length)],
    [`prepared, ${what}`, (k) => rope.apply(x, { positions: { first: k % length, count: 1 }, out: x })],
    [
      `prepared, in an arena, ${what}`,
      (k) => ropeThere.apply(there, { positions: { first: k % length, count: 1 }, out: there }),
    ],
  ];
}

/** @type {readonly [string, (k: number) => unknown][]} */
const calls = [
  ...oneToken(8),
  ...oneToken(32),
  ['sinusoidal, 1 x 64, into out', (k) => sinusoidal({ positions: { first: k, count: 1 }, dim: 64, out })],
  ['sinusoidal, 1 x 64, the same position', () => sinusoidal({ positions: position, dim: 64, out })],
  ['sinusoidal, 1 x 64, a new array', (k) => sinusoidal({ positions: { first: k, count: 1 }, dim: 64 })],
  ['sinusoidal, 1 x 64, from a list', (k) => sinusoidal({ positions: [k], dim: 64, out })],
  ['timestepEmbedding, 1 x 64', (k) => timestepEmbedding({ timesteps: [k], dim: 64, out })],
  ['applyRotary, 1 token of 64', (k) => applyRotary(q, { headDim: 64, keyCount: k + 1, frequencies, pairing, out: q })],
  ['alibiSlopes, 8 heads', () => alibiSlopes({ heads: 8 })],
];

/** @param {number[]} values */
const spread = (values) => {
  const sorted = values.sort((a, b) => a - b);
  return { best: sorted[0] ?? NaN, median: sorted[sorted.length >> 1] ?? NaN };
};

const rounds = 60,
  each = 5_000;
for (const [name, call] of calls) {
  const times = Array.from({ length: rounds }, () => {
    const started = process.cpuUsage();
    for (let k = 0; k < each; ++k) call(k);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / each;
  });
  const { best, median } = spread(times.slice(10)); // the first rounds are the compilers'
  console.log(`${name.padEnd(40)} ${median.toFixed(2).padStart(7)} us  (best ${best.toFixed(2)})`);
}

// Each start in a process of its own: the first call unpacks, compiles and starts the module.
const program = `
  const { sinusoidal } = await import(${JSON.stringify(entry)});
  const started = performance.now(), before = process.cpuUsage();
  sinusoidal({ positions: 1, dim: 64 });
  const { user, system } = process.cpuUsage(before);
  console.log(performance.now() - started, (user + system) / 1000);`;
const starts = Array.from({ length: 15 }, () =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
    .trim()
    .split(' ')
    .map(Number),
);
for (const [at, name] of /** @type {const} */ ([
  [0, 'start-up, by the clock'],
  [1, 'start-up, all threads together'],
])) {
  const { best, median } = spread(starts.map((times) => times[at] ?? NaN));
  console.log(`${name.padEnd(40)} ${median.toFixed(2).padStart(7)} ms  (best ${best.toFixed(2)})`);
}
