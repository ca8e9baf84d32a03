// Inverse frequencies with the scalings of published configs, right and wrong: the formulas as plain loops.
import type { Options } from '../vectors/types.ts';
import { numberIn, numbersIn, recordIn, textIn, without, type Faults } from './faults.ts';
import { ladder } from './ladder.ts';

export interface Frequencies {
  readonly inverse: readonly number[];
  /** The factor of sines and cosines. */
  readonly attention: number;
}

interface Shape {
  readonly base: number;
  readonly dim: number;
  readonly headDim: number;
  /** The length of the sequence. */
  readonly length: number;
}

type Scaling = (s: Options, shape: Shape, faults: Faults) => Frequencies;

const plain = ({ base, dim, headDim }: Shape, faults: Faults, over?: number, count?: number): number[] =>
  ladder({ base, dim, headDim, ...(over && { over }), ...(count !== undefined && { count }) }, faults);

const stretched = (shape: Shape, by: number, faults: Faults): number[] =>
  plain({ ...shape, base: (faults.base ?? shape.base) * by ** (shape.dim / (shape.dim - 2)) }, without(faults, 'base'));

const divided = (inverse: readonly number[], by: number): number[] => inverse.map((w) => w / by);

function yarn(s: Options, shape: Shape, faults: Faults): Frequencies {
  const { dim, base } = shape;
  const factor = numberIn(s, 'factor', 1);
  const trained = trainedLength(s, faults);
  const width = faults.ramp === 'other half' ? dim / 2 : dim;
  const rampBase = faults.ramp === 'base' ? 10000 : base;
  const pairOf = (turns: number): number =>
    (width * Math.log(trained / (2 * Math.PI * turns))) / (2 * Math.log(rampBase));
  let low = pairOf(numberIn(s, 'beta_fast', 32));
  let high = pairOf(numberIn(s, 'beta_slow', 1));
  const truncated = s['truncate'] !== false;
  if (faults.ramp === 'rounded' || (truncated && faults.ramp !== 'exact'))
    [low, high] = [Math.floor(low), Math.ceil(high)];
  [low, high] = [Math.max(low, 0), Math.min(high, dim - 1)];
  if (low === high) high += 0.001;
  const kept = plain(shape, faults);
  const inverse = kept.map((w, i) => {
    const t = Math.min(Math.max((i - low) / (high - low), 0), 1);
    const scaled = faults.ramp === 'reversed' ? 1 - t : t;
    return w * (1 - scaled) + (w / factor) * scaled;
  });
  return { inverse, attention: yarnAttention(s, factor, faults) };
}

/** The length that a scaling uses as the training length. */
function trainedLength(s: Options, faults: Faults): number {
  const trained = numberIn(s, 'original_max_position_embeddings');
  if (faults.trained === 'extended') return trained * numberIn(s, 'factor', 1);
  if (faults.trained === 'int16') return Math.min(trained, 2 ** 15 - 1);
  return faults.trained === 'int16 wrapped' ? ((trained + 2 ** 15) % 2 ** 16) - 2 ** 15 : trained;
}

function yarnAttention(s: Options, factor: number, faults: Faults): number {
  const grown = (weight: number): number => (factor > 1 ? 1 + 0.1 * weight * Math.log(factor) : 1);
  const given = numberIn(s, 'attention_factor');
  if (faults.factor === 'computed') return grown(1);
  if (!Number.isNaN(given)) return faults.factor === 'given and computed' ? given * grown(1) : given;
  const [mscale, all] = [numberIn(s, 'mscale', 0), numberIn(s, 'mscale_all_dim', 0)];
  return mscale && all ? grown(mscale) / grown(all) : grown(1);
}

function llama3(s: Options, shape: Shape, faults: Faults): Frequencies {
  const [low, high] = [numberIn(s, 'low_freq_factor'), numberIn(s, 'high_freq_factor')];
  const [factor, trained] = [numberIn(s, 'factor'), trainedLength(s, faults)];
  const inverse = plain(shape, faults).map((w) => {
    const turns = (trained * w) / (2 * Math.PI);
    let kept = Math.min(Math.max((turns - low) / (high - low), 0), 1);
    if (faults.ramp === 'reversed') kept = 1 - kept;
    // Without the smooth middle.
    if (faults.ramp === 'exact') kept = kept < 1 ? 0 : 1;
    if (faults.ramp === 'rounded') kept = kept > 0 ? 1 : 0;
    return ((1 - kept) * w) / factor + kept * w;
  });
  return { inverse, attention: 1 };
}

function longrope(s: Options, shape: Shape, faults: Faults): Frequencies {
  const trained = numberIn(s, 'original_max_position_embeddings');
  let long = shape.length > trained;
  if (faults.switchAt === 'early') long = shape.length >= trained;
  if (faults.switchAt === 'late') long = shape.length > trained + 1;
  if (faults.scaling === 'long') long = true;
  if (faults.scaling === 'short') long = false;
  const by = numbersIn(s, long ? 'long_factor' : 'short_factor');
  const grown = numberIn(s, 'factor', numberIn(s, 'max_position_embeddings') / trained);
  const computed = grown > 1 ? Math.sqrt(1 + Math.log(grown) / Math.log(trained)) : 1;
  const scale = numberIn(s, long ? 'long_mscale' : 'short_mscale', numberIn(s, 'attention_factor', computed));
  return { inverse: plain(shape, faults).map((w, i) => w / (by[i] ?? NaN)), attention: scale };
}

function dynamic(s: Options, shape: Shape, faults: Faults): Frequencies {
  const trained = numberIn(s, 'max_position_embeddings', numberIn(s, 'original_max_position_embeddings'));
  const factor = numberIn(s, 'factor');
  let length = Math.max(shape.length, trained);
  if (faults.switchAt === 'early') length = Math.max(shape.length + 1, trained);
  if (faults.switchAt === 'late') length = Math.max(shape.length - 1, trained);
  // The training length, or the maximum length, in place of the current one.
  if (faults.scaling === 'short') length = trained;
  if (faults.scaling === 'long') length = trained * factor;
  const by = (factor * length) / trained - (factor - 1);
  return { inverse: stretched(shape, faults.scaling === 'half way' ? factor : by, faults), attention: 1 };
}

function proportional(s: Options, shape: Shape, faults: Faults): Frequencies {
  const live = Math.floor(Math.floor(numberIn(s, 'partial_rotary_factor') * shape.dim) / 2);
  const over = faults.over ? 2 * live : shape.dim;
  const turning = divided(plain(shape, without(faults, 'over'), over, live), numberIn(s, 'factor', 1));
  if (faults.tail === 'packed') return { inverse: turning, attention: 1 };
  const still = faults.tail === 'turned' ? plain(shape, faults).slice(live) : [];
  return { inverse: Array.from({ length: shape.dim / 2 }, (_, i) => turning[i] ?? still[i - live] ?? 0), attention: 1 };
}

const scalings: Readonly<Record<string, Scaling>> = {
  linear: (s, shape, faults) => ({ inverse: divided(plain(shape, faults), numberIn(s, 'factor')), attention: 1 }),
  ntk_aware: (s, shape, faults) => ({
    inverse:
      // The base times the factor, without the power.
      faults.scaling === 'half way'
        ? plain({ ...shape, base: (faults.base ?? shape.base) * numberIn(s, 'factor') }, without(faults, 'base'))
        : stretched(shape, numberIn(s, 'factor'), faults),
    attention: 1,
  }),
  diffusers: (s, shape, faults) => ({
    inverse: divided(
      plain({ ...shape, base: shape.base * numberIn(s, 'ntk_factor', 1) }, faults),
      numberIn(s, 'linear_factor', 1),
    ),
    attention: 1,
  }),
  dynamic_ntk: dynamic,
  yarn,
  longrope,
  llama3,
  proportional,
  qwen_ntk: (s, shape, faults) => {
    const steps = Math.ceil(Math.log2(shape.length / numberIn(s, 'seq_length')) + 1);
    return { inverse: stretched(shape, Math.max(2 ** steps - 1, 1), faults), attention: 1 };
  },
};

/** Inverse frequencies for options of the vectors; undefined for an unknown scaling. */
export function frequenciesOf(options: Options, faults: Faults): Frequencies | undefined {
  const headDim = numberIn(options, 'head_dim', numberIn(options, 'dim'));
  const shape = {
    base: numberIn(options, 'base'),
    dim: faults.tail === 'turned' ? headDim : numberIn(options, 'rotary_dim', headDim),
    headDim,
    length: numberIn(options, 'sequence_length'),
  };
  const s = recordIn(options, 'scaling');
  const unscaled = plain(shape, faults);
  if (!s) return { inverse: unscaled, attention: 1 };
  const made = scalings[textIn(s, 'type')]?.(s, shape, faults);
  if (!made) return undefined;
  const inverse = rescaled(unscaled, made.inverse, s, faults).filter((w) => w > 0 || faults.zeros !== 'lost');
  return { inverse, attention: attentionOf(made.attention, faults) };
}

/** The effect of a wrongly applied scaling, frequency by frequency. */
function rescaled(unscaled: readonly number[], scaled: readonly number[], s: Options, faults: Faults): number[] {
  return scaled.map((w, i) => {
    const v = unscaled[i] ?? NaN;
    switch (faults.scaling) {
      case 'forgotten':
        return v;
      case 'inverted':
        return w === 0 ? 0 : (v * v) / w;
      case 'twice':
        return v === 0 ? 0 : (w * w) / v;
      case 'whole':
        return v / numberIn(s, 'factor', 1);
      case 'positions':
        return w / numberIn(s, 'factor', 1);
      default:
        return w;
    }
  });
}

function attentionOf(attention: number, { factor }: Faults): number {
  if (factor === 'missing') return 1;
  if (factor === 'twice') return attention * attention;
  return factor === 'root' ? Math.sqrt(attention) : attention;
}
