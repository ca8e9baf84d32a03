// Rows of a batch: positions of padded and of packed rows, and which keys a query sees.
import { refuse, whole } from './program.mjs';
import { rotate } from './rotary.mjs';

function alike(rows) {
  if (rows.some((row) => row.length !== rows[0].length)) refuse('rows have to be alike in length');
  return rows;
}

/** Returns how many tokens stand before each column: padding is none. */
function counted(mask) {
  let before = 0;
  return mask.map((isToken) => (before += isToken) - isToken);
}

/** Returns positions that start again where the number of the text changes. */
function restarted(texts) {
  let start = 0;
  return texts.map((text, k) => {
    if (text !== texts[k - 1]) start = k;
    return k - start;
  });
}

/** Returns the positions of the last columns of each row. */
const padded = (mask, queries) => alike(mask).map((row) => counted(row).slice(row.length - queries));

const packed = ({ sequences, lengths }) =>
  alike(sequences ?? [lengths.flatMap((length, text) => Array(length).fill(text))]).map(restarted);

/** Returns how many tokens of its text stand before each key. */
function placesOf(keys, mask = Array(keys).fill(1), texts = Array(keys).fill(0)) {
  let before = 0;
  return mask.map((isToken, k) => {
    if (texts[k] !== texts[k - 1]) before = 0;
    return (before += isToken) - isToken;
  });
}

/** Whether a draft is the other or stands above it in their tree. */
function isAbove(other, draft, parents) {
  for (let node = draft; node >= 0; node = parents[node]) if (node === other) return true;
  return false;
}

/** Whether the query in one column sees the key in another. */
export function sees(
  query,
  key,
  { causal, window, chunk },
  { mask, sequences, images, prefix, places, parents, first },
) {
  if (mask?.[key] === 0 || sequences?.[key] !== sequences?.[query]) return false;
  if (parents && key >= first && !isAbove(key - first, query - first, parents)) return false;
  if (prefix !== undefined && Math.max(places[query], places[key]) < prefix) return true;
  if (images && images[query] >= 0 && images[query] === images[key]) return true;
  if ((causal && key > query) || (window && Math.abs(query - key) >= window)) return false;
  return !chunk || Math.floor(places[query] / chunk) === Math.floor(places[key] / chunk);
}

function visible(options, input) {
  const { queries, keys, parents, query_columns: columns } = input;
  for (const name of ['window', 'chunk']) if (name in options) whole(name, options[name]);
  if (queries > keys && !columns) refuse(`${queries} queries are more than ${keys} keys`);
  if (parents?.some((parent, node) => parent >= node)) refuse('parents come before their nodes');
  const names = ['mask', 'sequences', 'images', 'prefix'];
  const batch = names.map((name) => input[name]?.length).find(Boolean) ?? columns?.length ?? 1;
  const first = keys - queries;
  return Array.from({ length: batch }, (_, b) => {
    const row = Object.fromEntries(names.map((name) => [name, input[name]?.[b]]));
    for (const name of names.slice(0, 3))
      if (row[name] && row[name].length !== keys) refuse(`${name} needs ${keys} entries in a row`);
    const own = { ...row, places: placesOf(keys, row.mask, row.sequences), parents, first };
    const at = columns?.[b] ?? Array.from({ length: queries }, (_, q) => first + q);
    return at.map((query) => Array.from({ length: keys }, (_, key) => Number(sees(query, key, options, own))));
  });
}

export const families = {
  padding: {
    positions: (_, { mask, queries }) => padded(mask, queries),
    rotate: (options, { mask, x }) =>
      rotate(options, { x, positions: padded(mask, x.shape[options.order.indexOf('T')]) }),
  },
  packing: {
    positions: (_, input) => packed(input),
    rotate: (options, { x, sequences }) => rotate(options, { x, positions: packed({ sequences }) }),
  },
  mask: { visible },
};
