// Decoding a batch, from a config.json and arrays: three prompts padded on the left, YaRN, a layer with a window, a
// cache that is full at some point: its oldest columns leave, and its keys move.
import assert from 'node:assert/strict';
import { attend, modelPositions, paddedPositions, PreparedRotary, shiftRotary } from 'posenc';

const config = {
  model_type: 'qwen3',
  hidden_size: 32,
  num_attention_heads: 4,
  num_key_value_heads: 2,
  head_dim: 8,
  num_hidden_layers: 2,
  use_sliding_window: true,
  layer_types: ['sliding_attention', 'full_attention'],
  sliding_window: 4,
  rope_theta: 10000,
  max_position_embeddings: 512,
  rope_scaling: { rope_type: 'yarn', factor: 8, original_max_position_embeddings: 64 },
};
const batch = 3,
  heads = 4,
  keyHeads = 2,
  dim = 8,
  room = 12,
  gone = 4;

/** What a model's projections would give: [B, H, T, D] of the tokens from number `first` on. */
function project(kind: number, layer: number, count: number, first: number, tokens: number): Float32Array {
  const x = new Float32Array(batch * count * tokens * dim);
  for (let at = 0; at < x.length; ++at) {
    const [head, token, channel] = [Math.floor(at / tokens / dim), first + (Math.floor(at / dim) % tokens), at % dim];
    x[at] = Math.sin(1 + 7 * kind + 3 * layer + 5.3 * head + 2.7 * token + 1.9 * channel);
  }
  return x;
}

// The loop.
const size = keyHeads * room * dim;
const layers = (modelPositions(config).layers ?? []).map((layer) => ({
  layer,
  rope: new PreparedRotary({ layer, headsFirst: true, length: 64 }),
  keys: new Float32Array(batch * size), // rotated, [B, Hk, room, D]
  values: new Float32Array(batch * size),
}));
const mask = new Uint8Array(batch * room); // 1 where a column of the cache is a token
let used = 0;

/** Takes the oldest columns out. The keys of a row move by as many positions as the row loses tokens. */
function makeRoom(): void {
  const lost = Array.from({ length: batch }, (_, row) =>
    mask.subarray(row * room, row * room + gone).reduce((sum, isToken) => sum + isToken, 0),
  );
  for (const { layer, keys, values } of layers) {
    for (const cache of [keys, values])
      for (let at = 0; at < cache.length; at += room * dim) cache.copyWithin(at, at + gone * dim, at + used * dim);
    const moved = { by: lost.map((count) => -count), tokens: { count: used - gone } };
    shiftRotary({ data: keys, shape: [batch, keyHeads, room, dim] }, { layer, headsFirst: true, ...moved });
  }
  for (let at = 0; at < mask.length; at += room)
    mask.copyWithin(at, at + gone, at + used).fill(0, at + used - gone, at + room);
  used -= gone;
}

/** Attends from new tokens, number `first` and those after it; `isToken` says which are none, but padding. */
function step(first: number, count: number, isToken: (row: number, k: number) => boolean): Float32Array[] {
  if (used + count > room) makeRoom();
  for (let row = 0; row < batch; ++row)
    for (let k = 0; k < count; ++k) mask[row * room + used + k] = isToken(row, k) ? 1 : 0;
  const { data } = paddedPositions({ mask, batch });
  const positions = Array.from({ length: batch }, (_, row) =>
    data.subarray(row * room + used, row * room + used + count),
  );
  const outputs = layers.map(({ layer, rope, keys, values }, l) => {
    const q = project(0, l, heads, first, count),
      k = project(1, l, keyHeads, first, count),
      v = project(2, l, keyHeads, first, count);
    rope.apply(q, { positions, out: q });
    rope.apply(k, { positions, out: keys, slot: { length: room, first: used } });
    for (let h = 0; h < batch * keyHeads; ++h)
      values.set(v.subarray(h * count * dim, (h + 1) * count * dim), (h * room + used) * dim);
    return attend({
      layer,
      queries: { data: q, shape: [batch, heads, count, dim] },
      keys: { data: keys, shape: [batch, keyHeads, room, dim] },
      values: { data: values, shape: [batch, keyHeads, room, dim] },
      ...{ headsFirst: true, causal: true, mask, queryPositions: Array.from({ length: count }, (_, t) => used + t) },
    }).data;
  });
  used += count;
  return outputs;
}

// The same by its definition, in doubles and without posenc: every key is rotated by its place among the tokens left.
const yarn = Array.from({ length: dim / 2 }, (_, i) => {
  const pairOf = (turns: number): number => (dim * Math.log(64 / (turns * 2 * Math.PI))) / (2 * Math.log(10000));
  const low = Math.max(Math.floor(pairOf(32)), 0),
    high = Math.min(Math.ceil(pairOf(1)), dim - 1);
  const slowed = Math.min(Math.max((i - low) / (high - low), 0), 1);
  return 10000 ** ((-2 * i) / dim) * (1 - slowed + slowed / 8);
});

function turned(x: ArrayLike<number>, at: number, position: number): number[] {
  const factor = 0.1 * Math.log(8) + 1;
  return Array.from({ length: dim }, (_, c) => {
    const i = c % (dim / 2),
      angle = position * (yarn[i] ?? 0);
    const [a, b] = [x[at + i] ?? 0, x[at + i + dim / 2] ?? 0];
    return (
      factor * (c < dim / 2 ? a * Math.cos(angle) - b * Math.sin(angle) : a * Math.sin(angle) + b * Math.cos(angle))
    );
  });
}

/** What one head of a row attends to from the last of its tokens. */
function wanted(layer: number, row: number, head: number, tokens: readonly number[]): number[] {
  const one = (kind: number, count: number, h: number, token: number) => {
    const at = (row * count + h) * dim;
    return { x: project(kind, layer, count, token, 1), at };
  };
  const last = tokens.length - 1,
    keyHead = Math.floor((head * keyHeads) / heads);
  const q = one(0, heads, head, tokens[last] ?? 0);
  const query = turned(q.x, q.at, last);
  const seen = tokens.map((token, place) => ({ token, place })).slice(layer === 0 ? -4 : 0);
  const weights = seen.map(({ token, place }) => {
    const k = one(1, keyHeads, keyHead, token);
    return Math.exp(turned(k.x, k.at, place).reduce((sum, y, c) => sum + y * (query[c] ?? 0), 0) / Math.sqrt(dim));
  });
  const total = weights.reduce((sum, w) => sum + w, 0);
  return Array.from({ length: dim }, (_, c) =>
    seen.reduce((sum, { token }, n) => {
      const v = one(2, keyHeads, keyHead, token);
      return sum + ((weights[n] ?? 0) / total) * (v.x[v.at + c] ?? 0);
    }, 0),
  );
}

// Prompts of 3, 5 and 6 tokens, then twelve steps: the cache is full after six, and again four later.
const lengths = [3, 5, 6],
  longest = 6;
const left = lengths.map((): number[] => []);
let worst = 0;
for (let first = 0; first < longest + 12; first += first === 0 ? longest : 1) {
  const count = first === 0 ? longest : 1;
  if (used + count > room)
    for (const [row, tokens] of left.entries()) tokens.splice(0, tokens.length - columnsLeft(row));
  const outputs = step(first, count, (row, k) => first > 0 || k >= longest - (lengths[row] ?? 0));
  left.forEach((tokens, row) => {
    for (let k = 0; k < count; ++k) if (first > 0 || k >= longest - (lengths[row] ?? 0)) tokens.push(first + k);
  });
  outputs.forEach((out, layer) => {
    for (let h = 0; h < batch * heads; ++h) {
      const row = Math.floor(h / heads),
        exact = wanted(layer, row, h % heads, left[row] ?? []);
      exact.forEach((y, c) => (worst = Math.max(worst, Math.abs(y - (out[(h * count + count - 1) * dim + c] ?? NaN)))));
    }
  });
}

/** The tokens of a row that stay when the oldest columns leave. */
function columnsLeft(row: number): number {
  return mask.subarray(row * room + gone, (row + 1) * room).reduce((sum, isToken) => sum + isToken, 0);
}

console.log(`18 tokens in a cache of ${room}, moved twice: within ${worst.toExponential(1)} of doubles`);
assert.ok(worst < 1e-6);
