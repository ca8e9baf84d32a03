// Computes every expected value of the vectors by other means than the generator, and compares each of its forms.
//   node tests/conformance/verify/verify.mjs [family...]
// Prints counts of each family; exit code 1 if anything differs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { families } from './families.mjs';
import { differences, formatNames, isDecimal } from './forms.mjs';

const folder = new URL('../vectors/', import.meta.url);

/** @param {readonly unknown[]} a @param {readonly unknown[]} b */
const alike = (a, b) => a.length === b.length && a.every((value, i) => value === b[i]);

/** The faults of a case; empty if there are none. @param {string} family @param {Record<string, any>} one */
export function findings(family, one) {
  const compute = families[family]?.[one['operation']];
  if (compute === undefined) return [`${family} has no operation ${one['operation']}`];
  const { expected } = one;
  /** @type {import('./rotations.mjs').Answer} */
  let answer;
  try {
    answer = compute(one['options'], one['input']);
  } catch (error) {
    if (one['result'] === 'invalid' && error instanceof RangeError) return [];
    return [`refused: ${/** @type {Error} */ (error).message}`];
  }
  if (one['result'] === 'invalid') return ['should be refused, but has an answer'];
  const found = alike(answer.shape, expected.shape) ? [] : [`shape [${expected.shape}], not [${answer.shape}]`];
  if (answer.integers) {
    const visible = answer.integers.flatMap((value, i) => (value === undefined ? [] : [i]));
    const isWhole = visible.length === answer.integers.length;
    if (!alike(visible, expected.at ?? [...answer.integers.keys()])) found.push('compares what is hidden, or not all');
    if (isWhole && expected.at) found.push('lists indices of a whole answer');
    const stated = visible.map((i) => answer.integers?.[i]);
    if (!alike(stated, expected.integers)) found.push(`integers are [${answer.integers}]`);
    return found;
  }
  const all = answer.values ?? [];
  const at = expected.at ?? [...all.keys()];
  const hidden = all.flatMap((value, i) => (value === undefined ? [i] : []));
  if (hidden.some((i) => at.includes(i))) found.push('compares what a mask hides');
  if (hidden.length > 0 && at.length + hidden.length !== all.length) found.push('leaves out what is visible');
  const compared = at.map((/** @type {number} */ i) => all[i] ?? 0n);
  found.push(...differences(compared, expected));
  const scalars = answer.scalars ?? {};
  if (!alike(Object.keys(scalars), Object.keys(expected.scalars ?? {}))) found.push('other scalars');
  for (const [name, value] of Object.entries(scalars))
    if (!isDecimal(value, expected.scalars?.[name] ?? '')) found.push(`${name} ${expected.scalars?.[name]}`);
  return found;
}

/** @param {string} name */
export const readFamily = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

export const familyNames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

function main() {
  const asked = process.argv.slice(2);
  const names = familyNames();
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no family ${unknown}; there are ${names.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  let wrong = 0;
  for (const name of asked.length > 0 ? asked : names) {
    const started = performance.now();
    const { cases } = readFamily(name);
    let values = 0;
    for (const one of cases) {
      const found = findings(name, one);
      values += one.expected?.decimal?.length ?? one.expected?.integers?.length ?? 0;
      wrong += found.length > 0 ? 1 : 0;
      for (const text of found.slice(0, 5)) console.log(`  ${one.id}: ${text}`);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${cases.length} cases, ${values} values in ${formatNames.length + 1} forms (${seconds} s)`);
  }
  console.log(wrong === 0 ? 'All agree.' : `${wrong} cases differ.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
