// Inverse frequencies of rotary encodings: plain, linear, YaRN and Llama 3.
import { positive, refuse, Unsupported, whole } from './program.mjs';

/** Returns base^(-2i/dim) for each pair. */
export function plain(base, dim) {
  return Array.from({ length: dim / 2 }, (_, i) => base ** ((-2 * i) / dim));
}

export function widths({ head_dim, rotary_dim = head_dim }) {
  if (whole('rotary_dim', rotary_dim) % 2) refuse(`rotary_dim is ${rotary_dim}; it has to be even`);
  if (rotary_dim > head_dim) refuse(`rotary_dim is ${rotary_dim}; head_dim allows at most ${head_dim}`);
  return { head: head_dim, rotary: rotary_dim };
}

const magnitude = (factor, coefficient = 1) => (factor <= 1 ? 1 : 0.1 * coefficient * Math.log(factor) + 1);

function attentionOf({ attention_factor, mscale, mscale_all_dim }, factor) {
  if (attention_factor !== undefined) return positive('attention_factor', attention_factor);
  if (mscale && mscale_all_dim) return magnitude(factor, mscale) / magnitude(factor, mscale_all_dim);
  return magnitude(factor);
}

function yarn(base, dim, scaling) {
  const trained = positive('original_max_position_embeddings', scaling.original_max_position_embeddings);
  const factor = positive('factor', scaling.factor ?? scaling.max_position_embeddings / trained);
  const pairOf = (turns) => (dim * Math.log(trained / (turns * 2 * Math.PI))) / (2 * Math.log(base));
  let low = pairOf(scaling.beta_fast ?? 32);
  let high = pairOf(scaling.beta_slow ?? 1);
  if (scaling.truncate ?? true) [low, high] = [Math.floor(low), Math.ceil(high)];
  [low, high] = [Math.max(low, 0), Math.min(high, dim - 1)];
  if (low === high) high += 0.001;
  const frequencies = plain(base, dim).map((w, i) => {
    const divided = Math.min(Math.max((i - low) / (high - low), 0), 1);
    return (w / factor) * divided + w * (1 - divided);
  });
  return { frequencies, attention: attentionOf(scaling, factor) };
}

function llama3(base, dim, scaling) {
  const factor = positive('factor', scaling.factor);
  const low = positive('low_freq_factor', scaling.low_freq_factor);
  const high = positive('high_freq_factor', scaling.high_freq_factor);
  const trained = positive('original_max_position_embeddings', scaling.original_max_position_embeddings);
  if (high < low) refuse(`high_freq_factor is ${high}; it has to be at least low_freq_factor, ${low}`);
  const frequencies = plain(base, dim).map((w) => {
    const turns = (trained * w) / (2 * Math.PI);
    const kept = turns >= high ? 1 : turns <= low ? 0 : (turns - low) / (high - low);
    return ((1 - kept) * w) / factor + kept * w;
  });
  return { frequencies, attention: 1 };
}

function linear(base, dim, scaling) {
  const factor = positive('factor', scaling.factor);
  return { frequencies: plain(base, dim).map((w) => w / factor), attention: 1 };
}

export const kinds = {
  none: (base, dim) => ({ frequencies: plain(base, dim), attention: 1 }),
  linear,
  yarn,
  llama3,
};

const missing = ['ntk_aware', 'dynamic', 'longrope', 'proportional'];

/** Returns the inverse frequencies and the attention factor that the options ask for. */
export function scaled(options) {
  const { rotary } = widths(options);
  const base = positive('base', options.base);
  const kind = options.scaling?.type ?? 'none';
  if (missing.includes(kind)) throw new Unsupported(`scaling ${kind}`);
  if (!Object.hasOwn(kinds, kind)) refuse(`scaling.type is ${kind}; no such scaling is known`);
  return kinds[kind](base, rotary, options.scaling);
}

export const families = {
  rotary_frequencies: {
    frequencies(options) {
      const { frequencies, attention } = scaled(options);
      return { values: frequencies, scalars: { attention_factor: attention } };
    },
  },
};
