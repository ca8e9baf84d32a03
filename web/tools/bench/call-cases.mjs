// @ts-check
// The measured calls, in Node and in browsers alike.
import {
  alibiSlopes,
  applyRotary,
  Arena,
  PreparedRotary,
  rotaryFrequencies,
  rotaryTable,
  sinusoidal,
  timestepEmbedding,
} from 'posenc';

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
    [`by hand, ${what}`, (k) => byHand(x, k % length)],
    [`prepared, ${what}`, (k) => rope.apply(x, { positions: { first: k % length, count: 1 }, out: x })],
    [
      `prepared, in an arena, ${what}`,
      (k) => ropeThere.apply(there, { positions: { first: k % length, count: 1 }, out: there }),
    ],
  ];
}

/** @type {readonly [string, (k: number) => unknown][]} */
export const calls = [
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

/** A batch takes about a millisecond: most of them end before anybody else has the processor. */
const batch = 1,
  rounds = 400,
  warm = 150;

/** @param {(k: number) => unknown} call @param {number} count @returns {number} milliseconds */
function timed(call, count) {
  const started = performance.now();
  for (let k = 0; k < count; ++k) call(k);
  return performance.now() - started;
}

/**
 * Each round goes through all cases, so that other load on the machine affects all alike; the lower quartile of a
 * case's batches counts, because other load only ever adds time.
 * @returns {{ name: string, time: number }[]} microseconds a call
 */
export function measureCalls() {
  const cases = calls.map(([name, call]) => ({ name, call, count: 100, times: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < warm + rounds; ++round) {
    for (const one of cases) {
      const took = timed(one.call, one.count);
      // While compilers are at work, batches grow to their length.
      if (round < warm) one.count = Math.ceil(one.count * (took < batch / 2 ? 2 : took < batch ? 1.1 : 0.9));
      else one.times.push((1000 * took) / one.count);
    }
  }
  return cases.map(({ name, times }) => ({ name, time: times.sort((a, b) => a - b)[times.length >> 2] ?? NaN }));
}
