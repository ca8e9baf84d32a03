// @ts-check
// Sines of one number and of 1,000, by the engine and by posenc/sincos, in Node and in browsers alike.
import { cosArray, sin, sinArray, sinFloat32, sinTurns } from 'posenc/sincos';

const count = 1000,
  sets = 50;

/** Two programs for the sines of 50 arrays. @typedef {{ name: string, ours: () => void, engine: () => void }} Pair */

const out = new Float64Array(count),
  single = new Float32Array(count);

/**
 * Arrays of numbers up to this size, the same in every engine. Of 50 no processor learns which branch comes next, as it
 * does of one, on which `Math.sin` is twice as fast.
 * @param {number} size
 */
function numbers(size) {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 31 - 1) * size;
  };
  return Array.from({ length: sets }, () => Float64Array.from({ length: count }, next));
}

/** @param {string} size in words @param {readonly Float64Array[]} arrays @returns {Pair[]} */
const pairs = (size, arrays) => [
  {
    name: `one number, ${size}`,
    ours: () => {
      for (const x of arrays) for (let i = 0; i < count; ++i) out[i] = sin(x[i] ?? 0);
    },
    engine: () => {
      for (const x of arrays) for (let i = 0; i < count; ++i) out[i] = Math.sin(x[i] ?? 0);
    },
  },
  {
    name: `one after the other, ${size}`,
    ours: () => {
      let last = 0;
      for (const x of arrays) for (let i = 0; i < count; ++i) last = sin((x[i] ?? 0) + 1e-30 * last);
      out[0] = last;
    },
    engine: () => {
      let last = 0;
      for (const x of arrays) for (let i = 0; i < count; ++i) last = Math.sin((x[i] ?? 0) + 1e-30 * last);
      out[0] = last;
    },
  },
  {
    name: `an array of 1,000, ${size}`,
    ours: () => {
      for (const x of arrays) sinArray(x, { out });
    },
    engine: () => {
      for (const x of arrays) for (let i = 0; i < count; ++i) out[i] = Math.sin(x[i] ?? 0);
    },
  },
];

const usual = numbers(10),
  usualSingle = usual.map((x) => Float32Array.from(x));

/** @type {readonly Pair[]} */
const cases = [
  ...pairs('below 10', usual),
  ...pairs('below 10^4', numbers(1e4)),
  ...pairs('to 10^300', numbers(1e300)),
  {
    name: 'cosines of 1,000, below 10',
    ours: () => {
      for (const x of usual) cosArray(x, { out });
    },
    engine: () => {
      for (const x of usual) for (let i = 0; i < count; ++i) out[i] = Math.cos(x[i] ?? 0);
    },
  },
  {
    name: '1,000 float32, below 10',
    ours: () => {
      for (const x of usualSingle) sinArray(x, { out: single });
    },
    engine: () => {
      for (const x of usualSingle) for (let i = 0; i < count; ++i) single[i] = Math.sin(x[i] ?? 0);
    },
  },
  {
    name: '1,000 of turns, below 10',
    ours: () => {
      for (const x of usual) sinArray(x, { units: 'turns', out });
    },
    engine: () => {
      for (const x of usual) for (let i = 0; i < count; ++i) out[i] = Math.sin(2 * Math.PI * (x[i] ?? 0));
    },
  },
  {
    name: 'one number to float32, below 10',
    ours: () => {
      for (const x of usual) for (let i = 0; i < count; ++i) out[i] = sinFloat32(x[i] ?? 0);
    },
    engine: () => {
      for (const x of usual) for (let i = 0; i < count; ++i) out[i] = Math.fround(Math.sin(x[i] ?? 0));
    },
  },
  {
    name: 'one number of turns, below 10',
    ours: () => {
      for (const x of usual) for (let i = 0; i < count; ++i) out[i] = sinTurns(x[i] ?? 0);
    },
    engine: () => {
      for (const x of usual) for (let i = 0; i < count; ++i) out[i] = Math.sin(2 * Math.PI * (x[i] ?? 0));
    },
  },
];

const warm = 10,
  rounds = 40;

/** Milliseconds a call. @param {() => void} call */
function timed(call) {
  const started = performance.now();
  call();
  return performance.now() - started;
}

/**
 * Each round goes through all cases, so that other load affects all alike; the lower quartile counts.
 * @returns {{ name: string, ours: number, engine: number }[]} nanoseconds a sine
 */
export function measureSines() {
  const times = cases.map(() => ({ ours: /** @type {number[]} */ ([]), engine: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < warm + rounds; ++round) {
    for (const [at, { ours, engine }] of cases.entries()) {
      const taken = { ours: timed(ours), engine: timed(engine) };
      if (round < warm) continue;
      times[at]?.ours.push(taken.ours);
      times[at]?.engine.push(taken.engine);
    }
  }
  const quartile = (/** @type {number[]} */ list) =>
    ((list.sort((a, b) => a - b)[list.length >> 2] ?? NaN) * 1e6) / (count * sets);
  return cases.map(({ name }, at) => ({
    name,
    ours: quartile(times[at]?.ours ?? []),
    engine: quartile(times[at]?.engine ?? []),
  }));
}
