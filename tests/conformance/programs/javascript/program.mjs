// Speaks the protocol of the conformance vectors: one JSON line in, one JSON line out.
import { createInterface } from 'node:readline';

/** An option that this program has not got. It is counted apart, and never as passed. */
export class Unsupported extends Error {}

/** Refuses the input: an answer with `error` is right for an invalid case. */
export function refuse(reason) {
  throw new RangeError(reason);
}

/** Returns a finite number above zero, or refuses it. */
export function positive(name, value) {
  return Number.isFinite(value) && value > 0 ? value : refuse(`${name} is ${value}; it has to be above 0`);
}

/** Returns a whole number from `least` on, or refuses it. */
export function whole(name, value, least = 1) {
  const good = Number.isInteger(value) && value >= least;
  return good ? value : refuse(`${name} is ${value}; it has to be a whole number from ${least} on`);
}

export function finite(name, values) {
  if (!Array.isArray(values)) refuse(`${name} is no list`);
  for (const value of values) if (!Number.isFinite(value)) refuse(`${name} has ${value}; it has to be finite`);
  return values;
}

async function answer(families, asked) {
  const { id, family, operation, options, input = {} } = asked;
  try {
    const compute = families[family]?.[operation];
    if (!compute) throw new Unsupported(`${family} ${operation}`);
    const result = await compute(options, input);
    const { values, scalars } = Array.isArray(result) ? { values: result } : result;
    // Answers are float32; the numbers of buckets stay integers. JSON has null for NaN and the infinities.
    return { id, values: values.flat(Infinity).map(Math.fround), ...(scalars && { scalars }) };
  } catch (error) {
    return error instanceof Unsupported ? { id, unsupported: error.message } : { id, error: String(error) };
  }
}

/** Answers until the runner says goodbye. `families` has operations by name: functions of (options, input). */
export async function serve(name, families, version = '1.0.0') {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const asked = JSON.parse(line);
    if (asked.bye) break;
    const operations = Object.fromEntries(Object.entries(families).map(([key, value]) => [key, Object.keys(value)]));
    const hello = { name, version, dtype: 'float32', families: Object.keys(families), operations };
    process.stdout.write(`${JSON.stringify(asked.hello ? hello : await answer(families, asked))}\n`);
  }
}
