// Inverse frequencies of every scaling, and rotation. Written from the formulas, in other terms than the generator's.
import { ceiling, divide, floor, fromDouble, logarithm, multiply, one, pi, power, ratio } from './fixed.mjs';
import { sineAndCosine, squareRoot, whole } from './fixed.mjs';

/**
 * The values of a case; undefined is what nobody compares.
 * @typedef {{ shape: number[], values?: bigint[] | (bigint | undefined)[], integers?: number[],
 *   scalars?: Record<string, bigint> }} Answer
 */

/** @param {unknown} condition @param {string} what @returns {asserts condition} */
export function demand(condition, what) {
  if (!condition) throw new RangeError(what);
}

/** @param {unknown} n @param {string} name @param {number} [least] @returns {number} */
export function integer(n, name, least = 0) {
  demand(Number.isSafeInteger(n) && /** @type {number} */ (n) >= least, `${name} is ${n}; at least ${least} is needed`);
  return /** @type {number} */ (n);
}

/** @param {unknown} x @param {string} name @returns {bigint} */
export function positive(x, name) {
  demand(typeof x === 'number' && x > 0, `${name} is ${x}; a number above 0 is needed`);
  return fromDouble(x);
}

/** base^(-2i / over), i < count. @param {bigint} base @param {number} over @param {number} count */
export const ladder = (base, over, count) =>
  Array.from({ length: count }, (_, i) => power(base, BigInt(-2 * i), BigInt(over)));

/** @param {bigint} x @param {bigint} low @param {bigint} high */
const within = (x, low, high) => (x < low ? low : x > high ? high : x);

/** The base times by^(dim / (dim - 2)). @param {bigint} base @param {bigint} by @param {number} dim */
function stretched(base, by, dim) {
  demand(dim > 2, 'one pair alone cannot be stretched');
  demand(by > 0n, 'the base must stay above 0');
  return multiply(base, power(by, BigInt(dim), BigInt(dim - 2)));
}

/**
 * @typedef {{ inverse: bigint[], attention: bigint }} Found
 * @typedef {{ dim: number, base: bigint, s: Record<string, any>, length: number | undefined }} Asked
 */

/** @param {Asked} asked @returns {Found} */
function yarn({ dim, base, s }) {
  const factor = positive(s['factor'], 'factor');
  const trained = positive(s['original_max_position_embeddings'], 'original_max_position_embeddings');
  /** The pair, a real number, that makes so many turns within the trained length. @param {number} turns */
  const pairOf = (turns) => {
    const wavelength = divide(trained, multiply(2n * pi, positive(turns, 'beta')));
    return divide(BigInt(dim) * logarithm(wavelength), 2n * logarithm(base));
  };
  let low = pairOf(s['beta_fast']),
    high = pairOf(s['beta_slow']);
  if (s['truncate']) [low, high] = [whole(floor(low)), whole(ceiling(high))];
  if (low < 0n) low = 0n;
  if (high > whole(dim - 1)) high = whole(dim - 1);
  if (low === high) high += ratio(1, 1000);
  const inverse = ladder(base, dim, dim / 2).map((w, i) => {
    const kept = one - within(divide(whole(i) - low, high - low), 0n, one);
    return multiply(divide(w, factor), one + multiply(kept, factor - one));
  });
  return { inverse, attention: yarnAttention(s, factor) };
}

/** @param {Record<string, any>} s @param {bigint} factor */
function yarnAttention(s, factor) {
  if (s['attention_factor'] !== undefined && s['attention_factor'] !== null)
    return positive(s['attention_factor'], 'attention_factor');
  const grown = (/** @type {number} */ weight) =>
    factor <= one ? one : one + multiply(fromDouble(weight), logarithm(factor)) / 10n;
  return s['mscale'] && s['mscale_all_dim'] ? divide(grown(s['mscale']), grown(s['mscale_all_dim'])) : grown(1);
}

/** @param {Asked} asked @returns {Found} */
function llama3({ dim, base, s }) {
  const factor = positive(s['factor'], 'factor');
  const trained = positive(s['original_max_position_embeddings'], 'original_max_position_embeddings');
  const low = positive(s['low_freq_factor'], 'low_freq_factor'),
    high = positive(s['high_freq_factor'], 'high_freq_factor');
  const inverse = ladder(base, dim, dim / 2).map((w) => {
    const wavelength = divide(2n * pi, w);
    if (wavelength < divide(trained, high)) return w;
    if (wavelength > divide(trained, low)) return divide(w, factor);
    const smooth = divide(divide(trained, wavelength) - low, high - low);
    return multiply(one - smooth, divide(w, factor)) + multiply(smooth, w);
  });
  return { inverse, attention: one };
}

/** @param {Asked} asked @returns {Found} */
function longrope({ dim, base, s, length }) {
  const trained = integer(s['original_max_position_embeddings'], 'original_max_position_embeddings', 1);
  const name = integer(length, 'sequence_length') > trained ? 'long' : 'short';
  for (const list of [s['short_factor'], s['long_factor']])
    demand(Array.isArray(list) && list.length === dim / 2, `a list of ${dim / 2} factors is needed`);
  const inverse = ladder(base, dim, dim / 2).map((w, i) =>
    divide(w, positive(s[`${name}_factor`][i], `${name}_factor[${i}]`)),
  );
  const grown = s['factor'] ? fromDouble(s['factor']) : ratio(s['max_position_embeddings'], trained);
  const given = s[`${name}_mscale`] ?? s['attention_factor'];
  if (given !== undefined && given !== null) return { inverse, attention: positive(given, 'attention_factor') };
  const attention = grown <= one ? one : squareRoot(one + divide(logarithm(grown), logarithm(whole(trained))));
  return { inverse, attention };
}

/** @param {Asked} asked @returns {Found} */
function dynamic({ dim, base, s, length }) {
  const trained = integer(s['max_position_embeddings'], 'max_position_embeddings', 1);
  const factor = positive(s['factor'], 'factor');
  const beyond = Math.max(integer(length, 'sequence_length') - trained, 0);
  // factor L / Lmax - (factor - 1) = 1 + factor (L - Lmax) / Lmax
  const by = one + multiply(factor, ratio(beyond, trained));
  return { inverse: ladder(stretched(base, by, dim), dim, dim / 2), attention: one };
}

/** Qwen 1. @param {Asked} asked @returns {Found} */
function qwen({ dim, base, s, length }) {
  const trained = integer(s['seq_length'], 'seq_length', 1);
  let steps = 0;
  while (trained * 2 ** steps < integer(length, 'sequence_length')) steps += 1;
  const alpha = BigInt(2 ** (steps + 1) - 1);
  return { inverse: ladder(stretched(base, whole(steps === 0 ? 1n : alpha), dim), dim, dim / 2), attention: one };
}

/** @param {Asked} asked @returns {Found} */
function proportional({ dim, base, s }) {
  const turning = Math.trunc(s['partial_rotary_factor'] * dim) >> 1;
  const live = ladder(base, dim, turning).map((w) => divide(w, positive(s['factor'], 'factor')));
  return { inverse: [...live, ...Array(dim / 2 - turning).fill(0n)], attention: one };
}

/** @type {Record<string, (asked: Asked) => Found>} */
const scalings = {
  yarn,
  llama3,
  longrope,
  dynamic,
  qwen_ntk: qwen,
  proportional,
  linear: ({ dim, base, s }) => {
    const factor = positive(s['factor'], 'factor');
    return { inverse: ladder(base, dim, dim / 2).map((w) => divide(w, factor)), attention: one };
  },
  ntk_aware: ({ dim, base, s }) => {
    const grown = stretched(base, positive(s['factor'], 'factor'), dim);
    return { inverse: ladder(grown, dim, dim / 2), attention: one };
  },
  diffusers: ({ dim, base, s }) => {
    const grown = multiply(base, positive(s['ntk_factor'], 'ntk_factor'));
    const factor = positive(s['linear_factor'], 'linear_factor');
    return { inverse: ladder(grown, dim, dim / 2).map((w) => divide(w, factor)), attention: one };
  },
};

/** @param {Record<string, any>} options @returns {Found} */
export function frequencies(options) {
  const head = integer(options['head_dim'], 'head_dim', 1);
  const dim = integer(options['rotary_dim'], 'rotary_dim');
  demand(dim % 2 === 0 && dim <= head, `rotary_dim is ${dim}; an even number up to ${head} is needed`);
  const base = positive(options['base'], 'base');
  const s = options['scaling'];
  if (s === undefined) return { inverse: ladder(base, dim, dim / 2), attention: one };
  const scaling = Object.hasOwn(scalings, s.type) ? scalings[s.type] : undefined;
  demand(scaling, `scaling ${s.type} is unknown`);
  return scaling({ dim, base, s, length: options['sequence_length'] });
}

/** The places of pair i. @param {number} i @param {number} count of pairs @param {string} pairing */
function partners(i, count, pairing) {
  if (pairing === 'interleaved') return [2 * i, 2 * i + 1];
  demand(pairing === 'rotate_half', `pairing ${pairing} is unknown`);
  return [i, i + count];
}

/** A vector whose pairs from `first` on turn by the angles.
 * @param {readonly bigint[]} vector @param {readonly bigint[]} angles @param {string} pairing
 * @param {bigint} [attention] @param {number} [first] */
export function turned(vector, angles, pairing, attention = one, first = 0) {
  const found = [...vector];
  angles.forEach((angle, i) => {
    const [a, b] = partners(i, angles.length, pairing).map((k) => k + first);
    const [sine, cosine] = sineAndCosine(angle).map((wave) => multiply(wave, attention));
    const [x, y] = [vector[/** @type {number} */ (a)], vector[/** @type {number} */ (b)]];
    if (x === undefined || y === undefined || sine === undefined || cosine === undefined) throw new RangeError('x');
    found[/** @type {number} */ (a)] = multiply(x, cosine) - multiply(y, sine);
    found[/** @type {number} */ (b)] = multiply(x, sine) + multiply(y, cosine);
  });
  return found;
}

/** The vectors of a tensor along its last axis. @param {{ shape: number[], values: number[] }} x */
export function vectorsOf({ shape, values }) {
  const width = shape.at(-1) ?? 0;
  const size = shape.reduce((product, extent) => product * extent, 1);
  demand(values.length === size, `x has ${values.length} values, its shape says ${size}`);
  return Array.from({ length: size / width }, (_, i) => values.slice(i * width, (i + 1) * width).map(fromDouble));
}
