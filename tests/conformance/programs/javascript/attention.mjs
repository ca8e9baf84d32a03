// Attention of queries, keys and values: groups, caches, padding, windows, soft caps, biases, sinks.
import { sees } from './batches.mjs';
import { positive, refuse } from './program.mjs';

/** Returns a function that gives the channels of a token of a head. */
function vectorsOf({ shape, values }, order) {
  const [, outer, inner, width] = shape;
  const [heads, tokens] = order === 'BHTD' ? [outer, inner] : [inner, outer];
  const row = (b, head, token) => (b * outer + (order === 'BHTD' ? head : token)) * inner;
  const at = (b, head, token) => (row(b, head, token) + (order === 'BHTD' ? token : head)) * width;
  return { heads, tokens, width, of: (b, head, token) => values.slice(at(b, head, token), at(b, head, token) + width) };
}

const dot = (a, b) => a.reduce((sum, x, c) => sum + x * b[c], 0);

/** Returns for each query the mean of the values that it sees, weighted by softmax. */
function attend(options, { q, k, v, mask, bias, sinks }) {
  const { order, key_heads: keyHeads, softcap } = options;
  if (order !== 'BHTD' && order !== 'BTHD') refuse(`order is ${order}; it has to be BHTD or BTHD`);
  const [queries, keys, values] = [q, k, v].map((tensor) => vectorsOf(tensor, order));
  if (queries.heads % keyHeads || keys.heads !== keyHeads) refuse(`${keyHeads} heads of keys, ${queries.heads} others`);
  if (softcap !== undefined) positive('softcap', softcap);
  const { scale = 1 / Math.sqrt(queries.width) } = options;
  const first = keys.tokens - queries.tokens;

  function mean(b, head, token) {
    const group = Math.floor(head / (queries.heads / keyHeads));
    const query = queries.of(b, head, token);
    const sum = Array(values.width).fill(0);
    let total = sinks ? Math.exp(sinks[head]) : 0;
    for (let key = 0; key < keys.tokens; key++) {
      if (!sees(first + token, key, options, { mask: mask?.[b] })) continue;
      const score = scale * dot(query, keys.of(b, group, key));
      const capped = softcap === undefined ? score : softcap * Math.tanh(score / softcap);
      const weight = Math.exp(capped + (bias?.[head][token][key] ?? 0));
      total += weight;
      for (const [c, value] of values.of(b, group, key).entries()) sum[c] += weight * value;
    }
    return sum.map((value) => value / (total || 1));
  }

  const [outer, inner] = order === 'BHTD' ? [queries.heads, queries.tokens] : [queries.tokens, queries.heads];
  const list = (length, make) => Array.from({ length }, (_, i) => make(i));
  const row = (b) => list(outer, (o) => list(inner, (i) => (order === 'BHTD' ? mean(b, o, i) : mean(b, i, o))));
  return list(q.shape[0], row);
}

export const families = { attend: { attend } };
