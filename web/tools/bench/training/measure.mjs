// @ts-check
// Milliseconds of a step in this engine, ours and TensorFlow.js's in turns, so that other load affects both alike.
// Processor time in Node; browsers have only a clock.
import { phoneModel, Trainer } from '../../../library/api/training/index.ts';
import { makeTfjs } from './tfjs.mjs';

export const sizes = { length: 12, batch: 32 };

/** @param {'default' | 'phone'} model @param {string} encoding @param {number} steps */
function makeOwn(model, encoding, steps) {
  const trainer = new Trainer({
    task: 'threeBack',
    encoding: /** @type {never} */ ({ kind: encoding }),
    ...(model === 'phone' ? { model: phoneModel } : {}),
    shortest: sizes.length,
    longest: sizes.length,
    schedule: { steps },
    seed: 1,
  });
  return { name: `posenc, ${encoding}${model === 'phone' ? ', phone' : ''}`, step: () => trainer.train(1)[0]?.loss };
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function now() {
  if (typeof process === 'undefined') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {{ step: () => unknown }} what @param {number} steps */
function timed({ step }, steps) {
  const before = now();
  for (let i = 0; i < steps; ++i) step();
  return (now() - before) / steps;
}

/** The whole schedule of one model: its time at the start and, where gradients have vanished, at the end. */
function subnormals() {
  const own = makeOwn('default', 'rotary', 600);
  const rounds = Array.from({ length: 60 }, () => timed(own, 10));
  return median(rounds.slice(-10)) / median(rounds.slice(3, 13));
}

/** @param {{ tfjs: string }} folders @param {{ rounds: number, peers: boolean }} options */
export async function measureTraining(folders, { rounds, peers }) {
  const own = ['sinusoidal', 'rotary', 't5', 'shaw'].map((encoding) => makeOwn('default', encoding, 10000));
  own.push(makeOwn('phone', 'rotary', 10000));
  const others = peers ? [await makeTfjs('wasm', folders, sizes), await makeTfjs('cpu', folders, sizes)] : [];
  const names = [...own, ...others].map(({ name }) => name);
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; ++round) {
    // The first round warms up.
    const keep = (/** @type {string} */ name, /** @type {number} */ time) => round >= 0 && times[name]?.push(time);
    for (const what of own) keep(what.name, timed(what, 20));
    for (const what of others) {
      await what.use();
      keep(what.name, timed(what, 2));
    }
  }
  const cases = names.map((name) => ({
    name,
    milliseconds: median(times[name] ?? []),
    best: Math.min(...(times[name] ?? [])),
  }));
  return { cases, end: subnormals() };
}
