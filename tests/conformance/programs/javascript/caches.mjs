// Caches of rotated keys, factors of scores, layers by their index, weights of another pairing.
import { scaled } from './frequencies.mjs';
import { finite, positive, refuse, whole } from './program.mjs';
import { pairs, turned } from './rotary.mjs';

/** Returns a cache of rotated keys, each token a list of heads. */
function cacheOf(options) {
  const { frequencies, attention } = scaled(options);
  const columns = pairs(frequencies.length, options.pairing);
  const turn = (token, by, factor) => token.map((head) => turned(head, by, frequencies, columns, factor));
  const kept = [];
  return {
    kept,
    append: (tokens) => tokens.forEach((token) => kept.push(turn(token, kept.length, attention))),
    /** Keys that move have their attention factor. */
    move: (token, by) => turn(token, by, 1),
    drop(count, first) {
      const behind = kept.splice(first).slice(count);
      kept.push(...behind.map((token) => this.move(token, -count)));
    },
  };
}

/** Swaps the first two axes where heads come first: tokens become the outer lists, or back. */
const swapped = (lists, order) => (order === 'THD' ? lists : lists[0].map((_, k) => lists.map((list) => list[k])));

function byToken({ shape: [outer, inner, width], values }, order) {
  const vector = (k) => values.slice(k * width, (k + 1) * width);
  const lists = Array.from({ length: outer }, (_, o) => Array.from({ length: inner }, (_, i) => vector(o * inner + i)));
  return swapped(lists, order);
}

function cache(options, { x, events }) {
  const [cached, coming] = [cacheOf(options), byToken(x, options.order)];
  for (const { append, drop, first } of events)
    if (append === undefined) cached.drop(drop, first);
    else cached.append(coming.splice(0, append));
  return swapped(cached.kept, options.order);
}

/** Returns the number that 16 bits mean. */
function numberOf(word, dtype) {
  const wide = new DataView(new ArrayBuffer(4));
  wide.setUint32(0, word << 16);
  if (dtype === 'bfloat16') return wide.getFloat32(0);
  if (dtype !== 'float16') return refuse(`dtype is ${dtype}`);
  const [exponent, fraction] = [(word >> 10) & 31, word & 1023];
  const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
  return word >> 15 ? -size : size;
}

/** Moves keys that are rotated already, each token by its own distance. */
function move(options, { positions, cache: { shape, dtype, hex } }) {
  const values = hex.match(/.{4}/g).map((word) => numberOf(Number.parseInt(word, 16), dtype));
  const tokens = byToken({ shape, values }, options.order);
  const cached = cacheOf(options);
  const moved = finite('positions', positions).map((by, k) => cached.move(tokens[k], by));
  return swapped(moved, options.order);
}

function score({ head_dim, query_pre_attn_scalar: width = head_dim, factor, mscale_all_dim: weight }) {
  positive('head_dim', head_dim);
  const mscale = weight === undefined || factor <= 1 ? 1 : 0.1 * weight * Math.log(factor) + 1;
  return [mscale ** 2 / Math.sqrt(positive('query_pre_attn_scalar', width))];
}

const query = ({ beta, length, shift }, { positions }) =>
  finite('positions', positions).map(
    (position) => 1 + beta * Math.log(1 + Math.floor((position + shift) / positive('length', length))),
  );

/** Whether a layer attends to all keys. */
function seesAll(config, layer) {
  const { layer_types: types, model_type: kind, sliding_window_pattern: period = kind === 'gemma2' && 2 } = config;
  if (types) return types[layer] === 'full_attention';
  if (period) return (layer + 1) % period === 0;
  return kind === 'qwen2' ? layer < config.max_window_layers : config.sliding_window === undefined;
}

function doesRotate(config, layer) {
  const { no_rope_layers: flags, no_rope_layer_interval: interval, model_type: kind } = config;
  if (flags) return flags[layer] === 1;
  if (interval) return (layer + 1) % interval !== 0;
  return kind !== 'cohere2' || !seesAll(config, layer);
}

function layerFrequencies({ config, layer }) {
  if (whole('layer', layer, 0) >= config.num_hidden_layers || !doesRotate(config, layer))
    refuse(`layer ${layer} is none of the model that rotates`);
  const { model_type: kind, rope_theta: theta, rope_local_base_freq: local, rope_scaling: scaling } = config;
  const isNear = !seesAll(config, layer);
  const head_dim = config.head_dim ?? config.hidden_size / config.num_attention_heads;
  const isPlain = isNear && ['gemma3_text', 'olmo3'].includes(kind);
  const base = isNear && kind === 'gemma3_text' ? local : theta;
  const asked = scaling && !isPlain ? { scaling: { ...scaling, type: scaling.rope_type } } : {};
  const { frequencies, attention } = scaled({ head_dim, base, ...asked });
  return { values: frequencies, scalars: { attention_factor: attention } };
}

const ofLayers =
  (value) =>
  ({ config }) =>
    Array.from({ length: config.num_hidden_layers }, (_, layer) => Number(value(config, layer)));

/** Rearranges the rows of each head: those of a projection, of its bias, of the scale of a norm. */
function convert({ heads, head_dim: dim, rotary_dim: part, to }, { weights: { shape, values } }) {
  if (heads * dim !== shape[0] || part % 2) refuse(`${heads} heads of ${dim}, of which ${part} channels rotate`);
  if (!['interleaved', 'rotate_half'].includes(to)) refuse(`to is ${to}; it has to be interleaved or rotate_half`);
  const columns = pairs(part / 2, to === 'interleaved' ? 'rotate_half' : 'interleaved');
  const order = to === 'interleaved' ? columns.flat() : [0, 1].flatMap((side) => columns.map((pair) => pair[side]));
  const width = values.length / shape[0];
  return Array.from({ length: shape[0] }, (_, row) => {
    const channel = row % dim;
    const from = row - channel + (order[channel] ?? channel);
    return values.slice(from * width, (from + 1) * width);
  });
}

export const families = {
  scale: { score, query },
  shift: { cache, move },
  layers: {
    windows: ofLayers((config, layer) => (seesAll(config, layer) ? 0 : config.sliding_window)),
    rotates: ofLayers(doesRotate),
    frequencies: layerFrequencies,
  },
  weights: { convert },
};
