// Rotation of queries and keys by position.
import { scaled } from './frequencies.mjs';
import { finite, refuse } from './program.mjs';

/** Returns the columns of each of `count` pairs. */
export function pairs(count, pairing) {
  const numbers = Array.from({ length: count }, (_, i) => i);
  if (pairing === 'interleaved') return numbers.map((i) => [2 * i, 2 * i + 1]);
  if (pairing === 'rotate_half') return numbers.map((i) => [i, i + count]);
  return refuse(`pairing is ${pairing}; it has to be interleaved or rotate_half`);
}

/** Returns how many tokens x has, how many rows follow each other for one of them, and the rows of its batch. */
function tokensOf({ shape, values }, order, width) {
  const named = order ?? (shape.length === 2 ? 'TD' : 'THD');
  if (named.length !== shape.length || !/T.*D$/.test(named)) refuse(`order is ${named}; x has ${shape.length} axes`);
  if (shape.at(-1) !== width) refuse(`x has ${shape.at(-1)} columns; head_dim is ${width}`);
  if (shape.reduce((a, b) => a * b, 1) !== values.length)
    refuse(`x has ${values.length} values; its shape is ${shape}`);
  const axis = named.indexOf('T');
  const inner = shape.slice(axis + 1, -1).reduce((a, b) => a * b, 1);
  return { tokens: shape[axis], inner, batch: named.startsWith('B') ? shape[0] : undefined };
}

/** Returns the positions of all tokens, one row of a batch after the other. */
function placed(positions, tokens, batch) {
  const lists = batch === undefined ? [positions] : positions;
  if (lists.length !== (batch ?? 1) || lists.some((list) => list.length !== tokens))
    refuse(`positions have to be a list of ${tokens} for each row of x`);
  return finite('positions', lists.flat());
}

/** Turns the pairs of one vector; columns that belong to no pair stay as they are. */
export function turned(vector, position, frequencies, columns, attention) {
  const out = [...vector];
  columns.forEach(([a, b], i) => {
    const angle = position * frequencies[i];
    const [c, s] = [attention * Math.cos(angle), attention * Math.sin(angle)];
    out[a] = vector[a] * c - vector[b] * s;
    out[b] = vector[b] * c + vector[a] * s;
  });
  return out;
}

/** Turns each row by the position of its token; columns that belong to no pair stay as they are. */
export function rotate(options, { positions, x }, pairsOf = pairs, shift = false) {
  const { frequencies, attention: factor } = scaled(options);
  // Keys that move are rotated already, and have their attention factor.
  const attention = shift ? 1 : factor;
  const width = options.head_dim;
  const { tokens, inner, batch } = tokensOf(x, options.order, width);
  const places = placed(positions, tokens, batch);
  const rows = x.values.length / width / (batch ?? 1);
  const out = [...finite('x', x.values)];
  const columns = pairsOf(frequencies.length, options.pairing);
  for (let first = 0; first < out.length; first += width) {
    const row = first / width;
    const position = places[Math.floor(row / rows) * tokens + (Math.floor(row / inner) % tokens)];
    const vector = out.slice(first, first + width);
    out.splice(first, width, ...turned(vector, position, frequencies, columns, attention));
  }
  return out;
}

export const families = {
  rotary: {
    rotate: (options, input) => rotate(options, input),
    shift: (options, input) => rotate(options, input, pairs, true),
  },
};
