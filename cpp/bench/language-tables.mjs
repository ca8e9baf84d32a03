// @ts-check
// The tables of web/docs/guides/12-language-models.md from the records in web/labs/trained/language: three seeds of
// each model. `npm run bench -- language --table` prints them.

/**
 * @typedef {{ steps: number[], within: number[], beyond: number[] }} Curve
 * @typedef {{ seed: number, parameters: number, heldOut: number, heldOutPacked: number, seconds: number }} Trained
 * @typedef {Record<string, Record<string, number[]>>} Rows
 * @typedef {{ byPlace: Rows, wrong: Rows }} Measured
 * @typedef {{
 *   models: { models: Record<string, { trained: Trained[] }> },
 *   first: Measured & { places: number[] },
 *   others: { seeds: Record<string, Measured> },
 *   bytes: Record<string, number>,
 *   further: { curves: Record<string, Record<string, Curve>> },
 * }} Records
 */

/** @type {Readonly<Record<string, string>>} */
const titles = {
  none: 'no positions',
  sinusoidal: 'sinusoidal',
  learned: 'learned',
  rotary: 'RoPE',
  rotary500: 'RoPE, base 500',
  alibi: 'ALiBi',
  t5: 'T5',
};

/**
 * Least and greatest of some numbers, once if they are written alike.
 * @param {number[]} numbers @param {number} digits
 */
function range(numbers, digits) {
  if (numbers.length === 0) return '';
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((number) => number.toFixed(digits));
  return least === most ? `${least}` : `${least} to ${most}`;
}

const grouped = (/** @type {number} */ number) => number.toLocaleString('en');

/** @param {string[][]} lines the first is the head */
const table = ([head = [], ...lines]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * @param {Records} records
 * @returns {string[]} Markdown: models, places, scalings, changes to every model, changes to RoPE, training on
 */
export function tables({ models, first, others, bytes, further }) {
  const seeds = [first, ...Object.values(others.seeds)];
  const names = Object.keys(models.models);
  /** @param {'byPlace' | 'wrong'} part @param {string} name @param {string} row @param {number} column */
  const losses = (part, name, row, column) =>
    seeds.flatMap((seed) => {
      const number = seed[part][name]?.[row]?.[column];
      return number === undefined ? [] : [number];
    });
  const { places } = first;
  const buckets = places.slice(1).map((end, k) => `${places[k]} to ${end - 1}`);
  const byPlace = (/** @type {string} */ name, /** @type {string} */ row) =>
    buckets.map((_bucket, column) => range(losses('byPlace', name, row, column), 2));
  const trained = names.map((name) => {
    const all = models.models[name]?.trained ?? [];
    const of = (/** @type {(one: Trained) => number} */ read) => all.map(read);
    return [
      titles[name] ?? name,
      grouped(all[0]?.parameters ?? 0),
      grouped(bytes[name] ?? 0),
      range(
        of(({ heldOut }) => heldOut),
        3,
      ),
      range(
        of(({ heldOut, heldOutPacked }) => heldOutPacked - heldOut),
        4,
      ),
      range(
        of(({ seconds }) => seconds / 60),
        1,
      ),
    ];
  });
  const scalings = Object.keys(first.byPlace['rotary'] ?? {}).filter((row) => row !== 'plain');
  /** @param {string[]} columns @param {string[]} rows */
  const changes = (columns, rows) =>
    table([
      ['', ...columns.map((name) => titles[name] ?? name)],
      ...rows.map((row) => [row, ...columns.map((name) => range(losses('wrong', name, row, 0), 2))]),
    ]);
  const ofAll = Object.keys(first.wrong['none'] ?? {});
  const rotary = ['rotary', 'rotary500'];
  const trainedOn = rotary.flatMap((name) =>
    Object.entries(further.curves[name] ?? {}).map(([scaling, { within, beyond }]) => [
      `${titles[name]}, ${scaling}`,
      ...within.map((loss, k) => `${loss.toFixed(2)} / ${beyond[k]?.toFixed(2)}`),
    ]),
  );
  const steps = Object.values(further.curves['rotary'] ?? {})[0]?.steps ?? [];
  const ofRotary = Object.keys(first.wrong['rotary500'] ?? {}).filter((row) => !ofAll.includes(row));
  return [
    table([['', 'weights', 'bytes, packed', 'held-out loss', 'lost by packing', 'minutes'], ...trained]),
    table([['places', ...buckets], ...names.map((name) => [titles[name] ?? name, ...byPlace(name, 'plain')])]),
    ...rotary.map((name) =>
      table([[titles[name] ?? name, ...buckets], ...scalings.map((row) => [row, ...byPlace(name, row)])]),
    ),
    changes(names, ofAll),
    changes(rotary, ofRotary),
    table([['steps', ...steps.map(String)], ...trainedOn]),
  ];
}
