// @ts-check
// The setups that `npm run bench -- training-table` trains.

export const tasks = ['whoCameFirst', 'threeBack', 'whereIsItNow', 'wordNumber'];
const right = ['none', 'sinusoidal', 'learned', 'rotary', 'alibi', 't5', 'shaw'];
const wrong = ['doubledExponent', 'normalizedIndex', 'rawIndex', 'oneFrequency'];

/**
 * @typedef {{ task: string, encoding: string, causal?: boolean, model?: 'phone', steps?: number, rate?: number,
 *   base?: number, biasMax?: number, buckets?: number, maxDistance?: number, heads?: number, layers?: number,
 *   shortest?: number, longest?: number }} Setup
 */

/** Set-ups of the first table, for which it is counted what is right past the trained length. @param {Setup} setup */
export const usual = (setup) =>
  right.includes(setup.encoding) && Object.keys(setup).length === 3 && setup.causal === false;

/** @returns {Setup[]} */
export function everySetup() {
  const whole = [false, true].flatMap((causal) =>
    tasks.flatMap((task) => [...right, ...wrong].map((encoding) => ({ task, encoding, causal }))),
  );
  const phone = tasks.flatMap((task) =>
    right.map((encoding) => /** @type {Setup} */ ({ task, encoding, causal: false, model: 'phone' })),
  );
  /** @type {Setup[]} */
  const budgets = [
    { task: 'wordNumber', encoding: 'rotary', steps: 3000 },
    { task: 'wordNumber', encoding: 'alibi', steps: 3000 },
    { task: 'wordNumber', encoding: 't5', steps: 3000 },
    { task: 'wordNumber', encoding: 'shaw', steps: 3000 },
    { task: 'threeBack', encoding: 'alibi', steps: 2000 },
    { task: 'threeBack', encoding: 'alibi', causal: true, steps: 2000 },
    { task: 'threeBack', encoding: 'none', causal: true, steps: 2000 },
    { task: 'whereIsItNow', encoding: 'none', causal: true, steps: 2000 },
  ];
  /** @type {Setup[]} */
  const sizes = [
    ...[100, 1000, 1e6].map((base) => ({ task: 'threeBack', encoding: 'rotary', base })),
    ...[1, 2, 8].map((heads) => ({ task: 'threeBack', encoding: 'rotary', heads })),
    ...[1, 2].map((heads) => ({ task: 'whoCameFirst', encoding: 't5', heads })),
    { task: 'whoCameFirst', encoding: 't5', layers: 1 },
    { task: 'whoCameFirst', encoding: 'rotary', layers: 1 },
    ...['whoCameFirst', 'whereIsItNow', 'threeBack'].flatMap((task) =>
      ['rotary', 'alibi', 't5'].map((encoding) => ({ task, encoding, shortest: 12, longest: 24 })),
    ),
  ];
  // The encodings' own settings: slopes to 2^-8 are the paper's for ALiBi; 16 buckets a side to 128 are T5's.
  const own = [
    ...[false, true].flatMap((causal) => tasks.map((task) => ({ task, encoding: 'alibi', causal, biasMax: 8 }))),
    ...['whereIsItNow', 'threeBack', 'whoCameFirst'].map((task) => ({
      task,
      encoding: 't5',
      buckets: 16,
      maxDistance: 128,
    })),
    ...[16, 32, 64].map((maxDistance) => ({ task: 'whereIsItNow', encoding: 't5', maxDistance })),
    ...['whereIsItNow', 'whoCameFirst'].flatMap((task) =>
      [15, 8, 4].map((maxDistance) => ({ task, encoding: 'shaw', maxDistance })),
    ),
  ];
  // A budget is not an inability.
  const long = [
    { task: 'wordNumber', encoding: 'alibi', steps: 10000 },
    { task: 'wordNumber', encoding: 'none', causal: true, steps: 10000 },
    { task: 'threeBack', encoding: 'none', causal: true, steps: 10000 },
  ];
  return [...whole, ...phone, ...budgets, ...sizes, ...own, ...long];
}

/** Whatever is trained without a mask, at other rates than 0.01. @returns {Setup[]} */
export const everyRate = () =>
  tasks.flatMap((task) => right.flatMap((encoding) => [0.001, 0.003, 0.03].map((rate) => ({ task, encoding, rate }))));

/**
 * The rows that a sentence rests on (conclusions.ts, claims/checks/training.ts), for the seeds that judge: without a
 * mask whatever models use, and of the rest what is named.
 */
export const everyJudged = () =>
  everySetup().filter(({ task, encoding, causal, heads, layers, longest, steps, biasMax }) => {
    if (longest || layers) return false;
    if (encoding === 't5' && heads) return false;
    if (wrong.includes(encoding)) return encoding === 'doubledExponent' && !causal;
    if (['t5', 'shaw'].includes(encoding) && steps) return false;
    if (encoding === 'alibi' && steps === 3000) return false;
    if (!causal) return biasMax === undefined || task === 'whereIsItNow';
    return encoding === 'none' || (task === 'threeBack' && ['rotary', 'alibi'].includes(encoding));
  });

/**
 * How many of so many seeds, where a run takes ten seconds: half of them for ALiBi, whose seeds differ most, else a
 * quarter.
 * @param {Setup} setup @param {number} all
 */
export const seedsOf = ({ steps = 0, encoding }, all) =>
  steps < 10000 ? all : Math.max(1, Math.floor(all / (encoding === 'alibi' ? 2 : 4)));

/** The races that most readers start. @returns {Setup[]} */
export const everyCurve = () => [
  ...tasks.flatMap((task) => right.map((encoding) => ({ task, encoding, causal: false }))),
  ...right.map((encoding) => ({ task: 'whoCameFirst', encoding, causal: true })),
];
