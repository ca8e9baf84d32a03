// Batches as they are served: padding, packing, masks, caches. Positions, sights and caches are found by other steps
// than the generator's: by runs, by elimination, by moving what was rotated before.
import { fromDouble, exponential, logarithm, multiply, one, whole, divide, squareRoot } from './fixed.mjs';
import { demand, frequencies, integer, positive, turned, vectorsOf } from './rotations.mjs';

/**
 * @typedef {Record<string, any>} Options
 * @typedef {import('./rotations.mjs').Answer} Answer
 */

/** Rows of zeros and ones of one length. @param {any} mask @returns {number[][]} */
function rowsOf(mask) {
  demand(Array.isArray(mask) && mask.every(Array.isArray), 'a mask has rows');
  const width = mask[0]?.length ?? 0;
  for (const row of mask) {
    demand(row.length === width, 'rows are alike in length');
    for (const entry of row) demand(entry === 0 || entry === 1, `${entry} is neither 0 nor 1`);
  }
  return mask;
}

/** The number of tokens before each of the last columns, undefined for padding; counted from the end.
 * @param {number[]} row @param {number} queries */
function placesOf(row, queries) {
  demand(integer(queries, 'queries') <= row.length, 'as many queries as columns at most');
  let left = row.reduce((sum, entry) => sum + entry, 0);
  const found = [];
  for (let k = row.length - 1; k >= row.length - queries; k -= 1) {
    if (row[k] === 1) left -= 1;
    found.unshift(row[k] === 1 ? left : undefined);
  }
  return found;
}

/** @param {Options} _ @param {Options} input @returns {Answer} */
function padded(_, { mask, queries }) {
  const integers = rowsOf(mask).flatMap((row) => placesOf(row, queries));
  return { shape: [mask.length, queries], integers: /** @type {number[]} */ (integers) };
}

/** Heads of a batch turned by a list of places for each row; undefined ones are left out of the answer.
 * @param {Options} options @param {Options} x @param {(number | undefined)[][]} places @returns {Answer} */
function rotated(options, x, places) {
  const { inverse, attention } = frequencies(options);
  const [rows, second, third, width] = x['shape'];
  demand(places.length === rows && width === options['head_dim'], 'a list of places for each row');
  const isHeadsFirst = options['order'] === 'BHTD';
  demand(isHeadsFirst || options['order'] === 'BTHD', `order ${options['order']}`);
  const tokens = isHeadsFirst ? third : second;
  for (const list of places) demand(list.length === tokens, `${list.length} places for ${tokens} tokens`);
  const vectors = vectorsOf(/** @type {any} */ (x));
  const values = vectors.flatMap((vector, n) => {
    const [row, outer, inner] = [Math.trunc(n / (second * third)), Math.trunc(n / third) % second, n % third];
    const place = places[row]?.[isHeadsFirst ? inner : outer];
    if (place === undefined) return Array(width).fill(undefined);
    const angles = inverse.map((w) => BigInt(place) * w);
    return turned(vector, angles, options['pairing'], attention);
  });
  return { shape: x['shape'], values };
}

/** @param {Options} options @param {Options} input */
function paddedRotation(options, { mask, x }) {
  const tokens = x.shape[options['order'] === 'BHTD' ? 2 : 1];
  return rotated(
    options,
    x,
    rowsOf(mask).map((row) => placesOf(row, tokens)),
  );
}

/** Runs of equal numbers. @param {number[]} row @returns {number[]} their lengths */
function runsOf(row) {
  /** @type {number[]} */
  const runs = [];
  row.forEach((text, k) => {
    if (k > 0 && row[k - 1] === text) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs;
}

/** @param {readonly number[]} lengths */
const countedUp = (lengths) => lengths.flatMap((length) => [...Array(integer(length, 'length')).keys()]);

/** @param {any} sequences @returns {number[][]} */
function textsOf(sequences) {
  const width = sequences[0]?.length;
  for (const row of sequences) demand(row.length === width, 'rows are alike in length');
  return sequences.map((/** @type {number[]} */ row) => countedUp(runsOf(row)));
}

/** @param {Options} _ @param {Options} input @returns {Answer} */
function packed(_, { sequences, lengths }) {
  const places = lengths === undefined ? textsOf(sequences) : [countedUp(lengths)];
  return { shape: [places.length, places[0]?.length ?? 0], integers: places.flat() };
}

/** What each query sees, by taking away what it does not. @param {Options} options @param {Options} input
 * @returns {Answer} */
function visible({ causal, window, chunk }, input) {
  const { queries, keys, mask, sequences, prefix, images, parents, query_columns: columns } = input;
  for (const n of [window, chunk]) if (n !== undefined) integer(n, 'window or chunk', 1);
  const lists = [mask, sequences, prefix, images, columns].filter((list) => list !== undefined);
  const batch = lists[0]?.length ?? 1;
  for (const list of lists) demand(list.length === batch, 'lists of one number of rows');
  for (const row of [mask, sequences, images].flatMap((list) => list ?? []))
    demand(row.length === keys, `${keys} entries in a row`);
  demand(columns !== undefined || queries <= keys, 'at most as many queries as keys');
  (parents ?? []).forEach((/** @type {number} */ parent, /** @type {number} */ node) =>
    demand(parent < node, 'parents come before their nodes'),
  );
  const integers = [];
  for (let b = 0; b < batch; b += 1) {
    // Which text a key is in, and its place there: padding takes no place.
    const text = [...Array(keys).keys()].map((k) => sequences?.[b][k] ?? 0);
    const place = text.map(
      (own, k) => text.slice(0, k).filter((other, j) => other === own && (mask?.[b][j] ?? 1) === 1).length,
    );
    for (let q = 0; q < queries; q += 1) {
      const at = columns?.[b][q] ?? keys - queries + q;
      if ((mask?.[b][at] ?? 1) === 0) {
        integers.push(...Array(keys).fill(undefined));
        continue;
      }
      const hidden = new Set();
      for (let k = 0; k < keys; k += 1) {
        const isBeyond = (causal && k > at) || (window !== undefined && Math.abs(k - at) > window - 1);
        const [own = 0, other = 0] = [place[at], place[k]];
        const isOtherChunk = chunk !== undefined && Math.trunc(other / chunk) !== Math.trunc(own / chunk);
        const isTogether = prefix !== undefined && Math.max(other, own) < prefix[b];
        const isOfImage = images?.[b][at] >= 0 && images[b][k] === images[b][at];
        if ((isBeyond || isOtherChunk) && !isTogether && !isOfImage) hidden.add(k);
        if (text[k] !== text[at] || (mask?.[b][k] ?? 1) === 0) hidden.add(k);
      }
      if (parents !== undefined) {
        const line = new Set();
        for (let node = q; node >= 0; node = parents[node]) line.add(keys - queries + node);
        for (let k = keys - queries; k < keys; k += 1) if (!line.has(k)) hidden.add(k);
      }
      for (let k = 0; k < keys; k += 1) integers.push(hidden.has(k) ? 0 : 1);
    }
  }
  return { shape: [batch, queries, keys], integers: /** @type {number[]} */ (integers) };
}

/** @param {Options} options @returns {Answer} */
function score({ head_dim, query_pre_attn_scalar: scalar, factor, mscale_all_dim: weight }) {
  const over = scalar === undefined ? whole(integer(head_dim, 'head_dim', 1)) : positive(scalar, 'scalar');
  const stretched = weight !== undefined && factor > 1;
  const mscale = stretched ? one + divide(multiply(fromDouble(weight), logarithm(fromDouble(factor))), whole(10)) : one;
  return { shape: [1], values: [divide(multiply(mscale, mscale), squareRoot(over))] };
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function query({ beta, length, shift }, { positions }) {
  positive(length, 'length');
  const values = positions.map((/** @type {number} */ p) => {
    const steps = Math.floor((p + shift) / length); // whole numbers far below 2^53
    return one + multiply(fromDouble(beta), logarithm(whole(1 + steps)));
  });
  return { shape: [positions.length], values };
}

/** The vectors of x by token, each a list of heads. @param {Options} x @param {string} order */
function byToken(x, order) {
  const vectors = vectorsOf(/** @type {any} */ (x));
  const [tokens, heads] = order === 'THD' ? x['shape'] : [x['shape'][1], x['shape'][0]];
  return [...Array(tokens).keys()].map((t) =>
    [...Array(heads).keys()].map((h) => vectors[order === 'THD' ? t * heads + h : h * tokens + t] ?? []),
  );
}

/** @param {bigint[][][]} tokens by heads @param {string} order @returns {Answer} */
function asTensor(tokens, order) {
  const heads = tokens[0]?.length ?? 0;
  const width = tokens[0]?.[0]?.length ?? 0;
  const byHead = [...Array(heads).keys()].map((h) => tokens.map((token) => token[h] ?? []));
  const isTokensFirst = order === 'THD';
  return {
    shape: isTokensFirst ? [tokens.length, heads, width] : [heads, tokens.length, width],
    values: (isTokensFirst ? tokens : byHead).flat(2),
  };
}

/** A cache as an engine keeps it: keys are rotated when they come, and turned back by as many places as they move.
 * @param {Options} options @param {Options} input @returns {Answer} */
function cache(options, { x, events }) {
  const { inverse, attention } = frequencies(options);
  const { pairing, order } = options;
  const turn = (/** @type {bigint[]} */ head, /** @type {number} */ by, factor = one) =>
    turned(
      head,
      inverse.map((w) => BigInt(by) * w),
      pairing,
      factor,
    );
  const coming = byToken(x, order);
  /** @type {bigint[][][]} */
  let kept = [];
  for (const { append = 0, drop = 0, first = 0 } of events) {
    demand(append <= coming.length, 'as many keys as x has');
    for (const token of coming.splice(0, append)) kept.push(token.map((head) => turn(head, kept.length, attention)));
    demand(first + drop <= kept.length, 'keys that are cached');
    if (drop > 0) {
      const moved = kept.slice(first + drop).map((token) => token.map((head) => turn(head, -drop)));
      kept = [...kept.slice(0, first), ...moved];
    }
  }
  return asTensor(kept, order);
}

/** The number that 16 bits mean. @param {number} word @param {string} dtype */
function wordValue(word, dtype) {
  const [fractionBits, bias] = dtype === 'float16' ? [10, 15] : [7, 127];
  const exponent = (word & 0x7fff) >> fractionBits;
  const fraction = (word & ((1 << fractionBits) - 1)) / (1 << fractionBits);
  const size = exponent === 0 ? fraction * 2 ** (1 - bias) : (1 + fraction) * 2 ** (exponent - bias);
  return word >> 15 === 1 ? -size : size;
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function move(options, { positions, cache: { shape, dtype, hex } }) {
  demand(['float16', 'bfloat16'].includes(dtype), `dtype ${dtype}`);
  const words = hex.match(/.{4}/g) ?? [];
  const values = words.map((/** @type {string} */ word) => wordValue(Number.parseInt(word, 16), dtype));
  const { inverse } = frequencies(options);
  const { order, pairing } = options;
  const tokens = byToken({ shape, values }, order);
  demand(positions.length === tokens.length, 'a distance for each token');
  const moved = tokens.map((token, t) => {
    const angles = inverse.map((w) => BigInt(positions[t]) * w);
    return token.map((head) => turned(head, angles, pairing));
  });
  return asTensor(moved, order);
}

/** Rows of weights: each row says where it goes. @param {Options} options @param {Options} input @returns {Answer} */
function convert({ heads, head_dim: dim, rotary_dim: part, to }, { weights: { shape, values } }) {
  demand(shape[0] === heads * dim, 'heads x head_dim rows are needed');
  demand(part % 2 === 0 && part <= dim, 'rotary_dim must be even');
  demand(['interleaved', 'rotate_half'].includes(to), `pairing ${to}`);
  const columns = shape[1] ?? 1;
  const integers = Array(values.length);
  for (let row = 0; row < heads * dim; row += 1) {
    const channel = row % dim;
    let target = channel;
    if (channel < part) {
      // Neighbours 2i, 2i + 1 and halves i, i + part / 2 are the same pair.
      if (to === 'rotate_half') target = channel % 2 === 0 ? channel / 2 : (channel - 1 + part) / 2;
      else target = channel < part / 2 ? 2 * channel : 2 * channel - part + 1;
    }
    for (let c = 0; c < columns; c += 1) integers[(row - channel + target) * columns + c] = values[row * columns + c];
  }
  return { shape, integers };
}

/** Which layers see all keys. @param {Options} config @returns {boolean[]} */
function seeAll(config) {
  const { model_type: type, layer_types: types, num_hidden_layers: count } = config;
  const period = config['sliding_window_pattern'] ?? (type === 'gemma2' ? 2 : undefined);
  return [...Array(count).keys()].map((layer) => {
    if (types !== undefined) return types[layer] === 'full_attention';
    if (period !== undefined) return layer % period === period - 1;
    if (type === 'qwen2') return layer < config['max_window_layers'];
    return config['sliding_window'] === undefined;
  });
}

/** @param {Options} config @returns {boolean[]} */
function turning(config) {
  const { model_type: type, no_rope_layers: flags, no_rope_layer_interval: interval } = config;
  return seeAll(config).map((all, layer) => {
    if (flags !== undefined) return flags[layer] === 1;
    if (interval !== undefined) return layer % interval !== interval - 1;
    return type !== 'cohere2' || !all;
  });
}

/** @param {Options} options @returns {Answer} */
function layerFrequencies({ config, layer }) {
  const { model_type: type, hidden_size: size, num_attention_heads: heads, rope_theta: theta } = config;
  const all = seeAll(config)[layer];
  demand(all !== undefined, `there is no layer ${layer}`);
  demand(turning(config)[layer], `layer ${layer} does not rotate`);
  const dim = config['head_dim'] ?? size / heads;
  const isLocal = type === 'gemma3_text' && !all;
  const isPlain = isLocal || (type === 'olmo3' && !all) || config['rope_scaling'] === undefined;
  const { rope_type: rule, ...rest } = config['rope_scaling'] ?? {};
  const base = isLocal ? config['rope_local_base_freq'] : theta;
  const asked = { head_dim: dim, rotary_dim: dim, base };
  const { inverse, attention } = frequencies(
    isPlain ? asked : { ...asked, scaling: { truncate: true, ...rest, type: rule } },
  );
  return { shape: [inverse.length], values: inverse, scalars: { attention_factor: attention } };
}

/** The positions after a prompt, from those of the prompt. @param {Options} input @param {Answer} prompt
 * @returns {Answer} */
export function decoded({ generated }, { integers = [] }) {
  const first = Math.max(...integers) + 1;
  const row = [...Array(generated).keys()].map((k) => first + k);
  return { shape: [3, generated], integers: [...row, ...row, ...row] };
}

/** c tanh(x / c), by e^(2 x / c). @param {bigint} x @param {bigint} c */
function capped(x, c) {
  const power = exponential(divide(2n * x, c));
  return multiply(c, divide(power - one, power + one));
}

/** Attention as a stream: each key that is seen moves the mean of the values by its share of the weight so far.
 * @param {Options} options @param {Options} input @returns {Answer} */
function attend({ key_heads: keyHeads, order, causal, window, scale, softcap }, input) {
  const { mask, bias, sinks } = input;
  const tensors = [input.q, input.k, input.v];
  demand(order === 'BHTD' || order === 'BTHD', `order ${order}`);
  const isHeadsFirst = order === 'BHTD';
  const axes = (/** @type {Options} */ { shape: [rows, second, third, width] }) =>
    isHeadsFirst ? { rows, heads: second, tokens: third, width } : { rows, heads: third, tokens: second, width };
  const [q, k, v] = [axes(input.q), axes(input.k), axes(input.v)];
  demand(q.heads % keyHeads === 0 && k.heads === keyHeads, 'the heads of keys divide those of queries');
  if (softcap !== undefined) positive(softcap, 'softcap');
  const lists = tensors.map((one) => one.values.map(fromDouble));
  /** @param {number} which @param {any} of @param {number} row @param {number} head @param {number} token */
  const vector = (which, of, row, head, token) => {
    const { heads, tokens, width } = of;
    const line = isHeadsFirst ? (row * heads + head) * tokens + token : (row * tokens + token) * heads + head;
    return lists[which].slice(line * width, (line + 1) * width);
  };
  const factor = scale === undefined ? divide(one, squareRoot(whole(q.width))) : fromDouble(scale);
  /** @param {number} row @param {number} head @param {number} token */
  const answer = (row, head, token) => {
    const place = k.tokens - q.tokens + token;
    if (mask && mask[row][place] === 0) return Array(v.width).fill(undefined);
    const query = vector(0, q, row, head, token);
    const group = Math.trunc((head * keyHeads) / q.heads);
    let weight = sinks ? exponential(fromDouble(sinks[head])) : 0n;
    /** @type {bigint[]} */
    let mean = Array(v.width).fill(0n);
    for (let key = k.tokens - 1; key >= 0; key -= 1) {
      if (mask?.[row][key] === 0 || (causal && key > place)) continue;
      if (window !== undefined && Math.abs(place - key) >= window) continue;
      const other = vector(1, k, row, group, key);
      let product = 0n;
      for (let c = 0; c < q.width; c += 1) product += multiply(query[c], other[c]);
      let score = multiply(product, factor);
      if (softcap !== undefined) score = capped(score, fromDouble(softcap));
      if (bias) score += fromDouble(bias[head][token][key]);
      const own = exponential(score);
      weight += own;
      const share = divide(own, weight);
      const value = vector(2, v, row, group, key);
      mean = mean.map((/** @type {bigint} */ so, c) => so + multiply(share, value[c] - so));
    }
    return mean;
  };
  const [second, third] = isHeadsFirst ? [q.heads, q.tokens] : [q.tokens, q.heads];
  const all = Array.from({ length: q.rows * second * third }, (_, n) => {
    const [row, outer, inner] = [Math.trunc(n / (second * third)), Math.trunc(n / third) % second, n % third];
    return isHeadsFirst ? answer(row, outer, inner) : answer(row, inner, outer);
  });
  return { shape: [q.rows, second, third, v.width], values: all.flat() };
}

export const batches = {
  attend: { attend },
  padding: { positions: padded, rotate: paddedRotation },
  packing: {
    positions: packed,
    rotate: (/** @type {Options} */ options, /** @type {Options} */ { sequences, x }) =>
      rotated(options, x, textsOf(sequences)),
  },
  mask: { visible },
  scale: { score, query },
  shift: { cache, move },
  weights: { convert },
  layers: {
    windows: (/** @type {Options} */ { config }) => {
      const all = seeAll(config);
      return { shape: [all.length], integers: all.map((one) => (one ? 0 : config.sliding_window)) };
    },
    rotates: (/** @type {Options} */ { config }) => {
      const turns = turning(config);
      return { shape: [turns.length], integers: turns.map(Number) };
    },
    frequencies: layerFrequencies,
  },
};
