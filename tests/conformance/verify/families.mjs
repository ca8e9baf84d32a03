// The expected values of each family's cases, from only their options and input; wrong options throw.
import { divide, fromDouble, multiply, one, pi, power, powerOf, ratio } from './fixed.mjs';
import { sineAndCosine, squareRoot, whole } from './fixed.mjs';
import { batches, decoded } from './batches.mjs';
import { models } from './models.mjs';
import { demand, frequencies, integer, ladder, positive, turned, vectorsOf } from './rotations.mjs';

/**
 * @typedef {Record<string, any>} Options
 * @typedef {import('./rotations.mjs').Answer} Answer
 */

/** @param {readonly number[]} positions */
const exactly = (positions) => positions.map(fromDouble);

/** Sines and cosines of a place times each frequency. @param {bigint} place @param {readonly bigint[]} inverse */
const wavesAt = (place, inverse) => inverse.map((w) => sineAndCosine(multiply(place, w)));

/** @param {readonly (readonly [bigint, bigint])[]} waves */
const inHalves = (waves) => [...waves.map(([sine]) => sine), ...waves.map(([, cosine]) => cosine)];

/** base^(-i / over), i < count. @param {bigint} base @param {number} over @param {number} count */
const steps = (base, over, count) =>
  Array.from({ length: count }, (_, i) => power(base, BigInt(-i), BigInt(Math.max(over, 1))));

/** @param {Options} options @param {Options} input @returns {Answer} */
function sinusoidal({ dim, base, layout, convention, padding_idx }, { positions }) {
  integer(dim, 'dim', 1);
  positive(base, 'base');
  demand(['interleaved', 'concatenated'].includes(layout), `layout ${layout} is unknown`);
  const shifted = ['tensor2tensor', 'fairseq', 'whisper'].includes(convention);
  demand(shifted || ['vaswani', 'marian', 'transformer_xl', 'x_transformers'].includes(convention), convention);
  const half = dim >> 1;
  const inverse = shifted ? steps(fromDouble(base), half - 1, half) : ladder(fromDouble(base), dim, (dim + 1) >> 1);
  const values = positions.flatMap((/** @type {number} */ p) => {
    if (p === padding_idx) return Array(dim).fill(0n);
    const waves = wavesAt(fromDouble(p), inverse);
    const sines = waves.map(([sine]) => sine),
      cosines = waves.map(([, cosine]) => cosine);
    const row = layout === 'interleaved' ? waves.flat() : [...sines, ...cosines.slice(0, dim - sines.length)];
    const scaled = convention === 'x_transformers' ? row.map((v) => divide(v, squareRoot(whole(dim)))) : row;
    return [...scaled, ...Array(dim).fill(0n)].slice(0, dim);
  });
  return { shape: [positions.length, dim], values };
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function timestep({ dim, max_period, flip_sin_to_cos, downscale_freq_shift, scale }, { positions }) {
  const half = integer(dim, 'dim', 1) >> 1;
  const over = whole(half) - fromDouble(downscale_freq_shift);
  demand(over > 0n, 'dim / 2 must be above the shift');
  const period = positive(max_period, 'max_period');
  const inverse = Array.from({ length: half }, (_, i) => powerOf(period, divide(whole(-i), over)));
  const values = exactly(positions).flatMap((t) => {
    const waves = wavesAt(multiply(fromDouble(scale), t), inverse);
    const [sines, cosines] = [waves.map(([sine]) => sine), waves.map(([, cosine]) => cosine)];
    return [...(flip_sin_to_cos ? [...cosines, ...sines] : [...sines, ...cosines]), ...Array(dim % 2).fill(0n)];
  });
  return { shape: [positions.length, dim], values };
}

/** @param {Options} options @returns {Answer} */
function rotaryFrequencies(options) {
  const { inverse, attention } = frequencies(options);
  return { shape: [inverse.length], values: inverse, scalars: { attention_factor: attention } };
}

/** The positions of a batch's rows one after the other; each row needs as many as there are tokens.
 * @param {any} positions @param {number | undefined} rows of the batch, if there is one @param {number} tokens */
function eachPosition(positions, rows, tokens) {
  const lists = rows === undefined ? [positions] : positions;
  demand(Array.isArray(lists) && lists.length === (rows ?? 1), `lists of positions for ${rows} rows`);
  for (const list of lists) demand(list.length === tokens, `${list.length} positions for ${tokens} tokens`);
  return exactly(lists.flat());
}

/** `shift` turns keys that are rotated already, and have their attention factor.
 * @param {Options} options @param {Options} input @param {boolean} [shift] @returns {Answer} */
function rotary(options, { positions, x }, shift = false) {
  const { inverse, attention } = frequencies(options);
  const { order, head_dim: head, pairing } = options;
  demand(['TD', 'THD', 'HTD', 'BTHD', 'BHTD'].includes(order) && x.shape.length === order.length, `order ${order}`);
  demand(x.shape.at(-1) === head, `vectors of ${head} channels are needed`);
  const extent = (/** @type {string} */ axis) => (order.includes(axis) ? x.shape[order.indexOf(axis)] : undefined);
  const [rows, tokens, heads = 1] = ['B', 'T', 'H'].map(extent);
  const places = eachPosition(positions, rows, tokens);
  const inner = order.endsWith('HD') ? heads : 1;
  const values = vectorsOf(x).flatMap((vector, i) => {
    const row = Math.trunc(i / (tokens * heads));
    const place = places[row * tokens + (Math.trunc(i / inner) % tokens)] ?? 0n;
    return turned(
      vector,
      inverse.map((w) => multiply(place, w)),
      pairing,
      shift ? undefined : attention,
    );
  });
  return { shape: x.shape, values };
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function mrope({ head_dim, base, pairing, sections, interleaved, order = 'TD' }, { positions, x }) {
  const pairs = head_dim / 2;
  demand(sections.length === 3, 'three sections are needed');
  const counts = sections.map((/** @type {unknown} */ n) => integer(n, 'section'));
  demand(counts[0] + counts[1] + counts[2] === pairs, `sections must add up to ${pairs}`);
  demand(positions.length === 3, 'three rows of positions are needed');
  const tokens = x.shape[order.indexOf('T')];
  const [rows, heads] = [order.startsWith('B') ? x.shape[0] : 1, order === 'TD' ? 1 : x.shape[order.indexOf('H')]];
  const lists = positions.map((/** @type {any} */ axis) => (order.startsWith('B') ? axis : [axis]));
  for (const axis of lists) {
    demand(axis.length === rows, `lists of positions for ${rows} rows`);
    for (const row of axis) demand(row.length === tokens, `${row.length} positions for ${tokens} tokens`);
  }
  const axisOf = (/** @type {number} */ i) => {
    if (!interleaved) return i < counts[0] ? 0 : i < counts[0] + counts[1] ? 1 : 2;
    return i % 3 > 0 && i < 3 * counts[i % 3] ? i % 3 : 0;
  };
  const inverse = ladder(positive(base, 'base'), head_dim, pairs);
  const values = vectorsOf(x).flatMap((vector, n) => {
    const row = Math.trunc(n / (tokens * heads));
    const t = order === 'BTHD' ? Math.trunc(n / heads) % tokens : n % tokens;
    const angles = inverse.map((w, i) => multiply(fromDouble(lists[axisOf(i)][row][t]), w));
    return turned(vector, angles, pairing);
  });
  return { shape: x.shape, values };
}

/** Positions of a prompt, built from runs of equal kinds. @param {Options} options @param {Options} input
 * @returns {Answer} */
function mropePositions(options, input) {
  const { image_token_id: image, video_token_id: video, spatial_merge_size: merge } = options;
  const ids = input['input_ids'];
  const images = [...input['image_grid_thw']];
  // Qwen3-VL has each frame by itself.
  const videos = input['video_grid_thw'].flatMap((/** @type {number[]} */ film) => {
    const [frames = 0, ...sizes] = film;
    return options['convention'] === 'qwen3_vl' ? Array.from({ length: frames }, () => [1, ...sizes]) : [film];
  });
  const seconds = [...(input['second_per_grid'] ?? [])];
  /** @type {[number[], number[], number[]]} */
  const rows = [[], [], []];
  let next = 0;
  for (let at = 0; at < ids.length; ) {
    const kind = ids[at];
    if (kind !== image && kind !== video) {
      for (const row of rows) row.push(next);
      next += 1;
      at += 1;
      continue;
    }
    const [frames, height, width] = (kind === image ? images : videos).shift();
    const [down, across] = [height / merge, width / merge];
    const rate = options['tokens_per_second'] === undefined || kind === image ? 1 : seconds.shift();
    const pace = kind === image ? 1 : rate * (options['tokens_per_second'] ?? 1);
    const count = frames * down * across;
    for (let k = 0; k < count; k += 1) {
      demand(ids[at + k] === kind, `token ${at + k} should belong to the picture`);
      const frame = Math.floor(k / (down * across));
      rows[0].push(next + Math.floor(frame * pace));
      rows[1].push(next + (Math.floor(k / across) % down));
      rows[2].push(next + (k % across));
    }
    next += Math.max(Math.floor((frames - 1) * pace), down - 1, across - 1) + 1;
    at += count;
  }
  demand(images.length + videos.length === 0, 'a picture has no tokens');
  return { shape: [3, ids.length], integers: rows.flat() };
}

/**
 * The parts of a cell's row, by convention.
 * @type {Record<string, (asked: Options) => (y: number, x: number) => bigint[]>}
 */
const cellRows = {
  mae:
    ({ inverse }) =>
    (y, x) => [...inHalves(wavesAt(whole(x), inverse)), ...inHalves(wavesAt(whole(y), inverse))],
  timm:
    ({ inverse }) =>
    (y, x) => {
      const [down, across] = [wavesAt(whole(y), inverse), wavesAt(whole(x), inverse)];
      return [0, 1].flatMap((wave) => [...down, ...across].map((both) => /** @type {bigint} */ (both[wave])));
    },
  tensor2tensor:
    ({ steep, dim }) =>
    (y, x) => [
      ...inHalves(wavesAt(whole(y), steep)),
      ...inHalves(wavesAt(whole(x), steep)),
      ...Array(dim % 4).fill(0n),
    ],
  big_vision:
    ({ steep }) =>
    (y, x) => [...inHalves(wavesAt(whole(x), steep)), ...inHalves(wavesAt(whole(y), steep))],
  detr:
    ({ inverse }) =>
    (y, x) =>
      [...wavesAt(whole(y + 1), inverse), ...wavesAt(whole(x + 1), inverse)].flat(),
  detr_normalized: ({ inverse, height, width }) => {
    const place = (/** @type {number} */ i, /** @type {number} */ count) =>
      divide(multiply(whole(i + 1), 2n * pi), whole(count) + ratio(1, 1_000_000));
    return (y, x) => [...wavesAt(place(y, height), inverse), ...wavesAt(place(x, width), inverse)].flat();
  },
};
cellRows['moco_v3'] = /** @type {(typeof cellRows)[string]} */ (cellRows['mae']);

/** @param {Options} options @returns {Answer} */
function grids(options) {
  const { dim, height, width, convention } = options;
  const quarter = integer(dim, 'dim', 1) >> 2;
  demand(Object.hasOwn(cellRows, convention), `convention ${convention} is unknown`);
  demand(dim % 4 === 0 || convention === 'tensor2tensor', 'dim must be a multiple of 4');
  integer(height, 'height');
  integer(width, 'width');
  const base = positive(options['base'], 'base');
  const asked = { ...options, inverse: steps(base, quarter, quarter), steep: steps(base, quarter - 1, quarter) };
  const row = /** @type {(typeof cellRows)[string]} */ (cellRows[convention])(asked);
  const byColumns = convention === 'moco_v3';
  const values = Array.from({ length: height * width }, (_, i) =>
    byColumns ? row(i % height, Math.floor(i / height)) : row(Math.floor(i / width), i % width),
  ).flat();
  return { shape: [height * width, dim], values };
}

/** The slope of head h, from 0. @param {number} heads @param {number} h */
function slope(heads, h) {
  let lower = 1;
  while (2 * lower <= heads) lower *= 2;
  return h < lower
    ? power(2n * one, BigInt(-8 * (h + 1)), BigInt(lower))
    : power(2n * one, BigInt(-8 * (2 * (h - lower) + 1)), BigInt(2 * lower));
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function alibiBias({ heads, causal }, { queries, keys, offset }) {
  for (const [name, n] of Object.entries({ heads, queries, keys, offset })) integer(n, name, name === 'heads' ? 1 : 0);
  const values = [];
  for (let h = 0; h < heads; h += 1)
    for (let i = 0; i < queries; i += 1)
      for (let j = 0; j < keys; j += 1) {
        const away = j - (offset + i);
        values.push(causal && away > 0 ? undefined : -BigInt(Math.abs(away)) * slope(heads, h));
      }
  return { shape: [heads, queries, keys], values };
}

/** @param {Options} options @returns {Answer} */
function alibiSlopes({ heads }) {
  const values = Array.from({ length: integer(heads, 'heads', 1) }, (_, h) => slope(heads, h));
  return { shape: [heads], values };
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function t5({ bidirectional, num_buckets, max_distance }, { relative }) {
  const own = bidirectional ? num_buckets / 2 : num_buckets;
  integer(own, 'buckets of a direction', 2);
  const exact = own >> 1;
  integer(max_distance, 'max_distance', exact + 1);
  const grown = BigInt(own - exact);
  /** Whether distance n has reached bucket exact + k: n >= exact (max / exact)^(k / grown), in whole numbers.
   * @param {bigint} n @param {bigint} k */
  const reached = (n, k) => n ** grown * BigInt(exact) ** k >= BigInt(exact) ** grown * BigInt(max_distance) ** k;
  const bucket = (/** @type {number} */ distance) => {
    if (distance < exact) return distance;
    let k = own - exact - 1;
    while (k > 0 && !reached(BigInt(distance), BigInt(k))) k -= 1;
    return exact + k;
  };
  const integers = relative.map((/** @type {number} */ r) => {
    demand(Number.isInteger(r), `${r} is no integer`);
    if (!bidirectional) return bucket(r < 0 ? -r : 0);
    return (r > 0 ? own : 0) + bucket(Math.abs(r));
  });
  return { shape: [relative.length], integers };
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function shaw({ clip }, { queries, keys }) {
  for (const [name, n] of Object.entries({ clip, queries, keys })) integer(n, name);
  const integers = Array.from({ length: queries * keys }, (_, at) => {
    const away = (at % keys) - (Math.floor(at / keys) + keys - queries);
    return away < -clip ? 0 : away > clip ? 2 * clip : away + clip;
  });
  return { shape: [queries, keys], integers };
}

/** @param {Options} options @returns {Answer} */
function swin({ window }) {
  demand(window.length === 2, 'a window has two sizes');
  const [height, width] = window.map((/** @type {unknown} */ n) => integer(n, 'window', 1));
  const count = height * width,
    integers = [];
  for (let query = 0; query < count; query += 1)
    for (let key = 0; key < count; key += 1) {
      const down = Math.floor(query / width) - Math.floor(key / width);
      const across = (query % width) - (key % width);
      integers.push((down + height - 1) * (2 * width - 1) + (across + width - 1));
    }
  return { shape: [count, count], integers };
}

/** @param {Options} options @param {Options} input @returns {Answer} */
function xpos({ head_dim, base, scale_base, min_pos, role }, { positions, x }) {
  demand(head_dim % 2 === 0, 'head_dim must be even');
  demand(['query', 'key'].includes(role), `role ${role} is unknown`);
  const inverse = ladder(positive(base, 'base'), head_dim, head_dim / 2);
  const over = positive(scale_base, 'scale_base') * (role === 'query' ? 1n : -1n);
  const values = vectorsOf(x).flatMap((vector, t) => {
    const exponent = divide(fromDouble(positions[t] + min_pos), over);
    const place = fromDouble(positions[t]);
    const angles = inverse.map((w) => multiply(place, w));
    // (2i + 0.4 D) / (1.4 D) = (10 i + 2 D) / (7 D)
    const zeta = (/** @type {number} */ i) => powerOf(ratio(10 * i + 2 * head_dim, 7 * head_dim), exponent);
    return turned(vector, angles, 'interleaved').map((v, k) => multiply(v, zeta(k >> 1)));
  });
  return { shape: x.shape, values };
}

/** @type {Record<string, Record<string, (options: Options, input: Options) => Answer>>} */
export const families = {
  sinusoidal: { table: sinusoidal },
  timestep: { table: timestep },
  rotary_frequencies: { frequencies: rotaryFrequencies },
  rotary: { rotate: rotary, shift: (options, input) => rotary(options, input, true) },
  mrope: {
    rotate: mrope,
    positions: mropePositions,
    decode: (options, input) => decoded(input, mropePositions(options, input)),
  },
  grids: { table: grids },
  alibi: { slopes: alibiSlopes, bias: alibiBias },
  t5_buckets: { buckets: t5 },
  shaw: { index: shaw },
  swin: { index: swin },
  xpos: { rotate: xpos },
  models,
  ...batches,
};
