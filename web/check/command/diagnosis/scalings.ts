// Inverse frequencies with the scalings of published configs, right and wrong: the formulas as plain loops.
import type { Options } from '../../numbers/vectors/types.ts';
import { alterations } from '../../numbers/causes/altered.ts';
import { numbersIn, recordIn, without, type Faults } from '../../numbers/causes/faults.ts';
import { ladder } from '../../numbers/causes/ladder.ts';
import { shortened } from '../../numbers/causes/waves.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';

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

function plain({ base, dim, headDim }: Shape, faults: Faults, over?: number, count?: number): number[] {
  const made = ladder({ base, dim, headDim, ...(over && { over }), ...(count !== undefined && { count }) }, faults);
  const { inverse, held } = faults;
  return inverse && held ? made.map((w) => shortened(w, inverse)) : made;
}

const stretched = (shape: Shape, by: number, faults: Faults): number[] =>
  plain({ ...shape, base: (faults.base ?? shape.base) * by ** (shape.dim / (shape.dim - 2)) }, without(faults, 'base'));

const divided = (inverse: readonly number[], by: number): number[] => inverse.map((w) => w / by);

/** Wrong roundings of the two ends of YaRN's ramp. */
const roundings = {
  rounded: [Math.round, Math.round],
  'rounded down': [Math.floor, Math.floor],
  'rounded up': [Math.ceil, Math.ceil],
  'rounded inwards': [Math.ceil, Math.floor],
} as const;

function yarn(s: Options, shape: Shape, faults: Faults): Frequencies {
  const { dim, base } = shape;
  const factor = numberIn(s, 'factor', 1);
  const trained = numberIn(s, 'original_max_position_embeddings');
  const width = faults.ramp === 'other half' ? dim / 2 : faults.ramp === 'columns' ? 2 * dim : dim;
  // A base that is not read is missing in the ramp, too.
  const rampBase = faults.ramp === 'base' ? 10000 : faults.ramp === 'own base' ? base : (faults.base ?? base);
  const pairOf = (turns: number): number =>
    (width * Math.log(trained / (2 * Math.PI * turns))) / (2 * Math.log(rampBase));
  let low = pairOf(numberIn(s, 'beta_fast', 32));
  let high = pairOf(numberIn(s, 'beta_slow', 1));
  if (s['truncate'] !== false) {
    const [ofLow, ofHigh] = roundings[faults.ramp as keyof typeof roundings] ?? [Math.floor, Math.ceil];
    [low, high] = [ofLow(low), ofHigh(high)];
  }
  const last = faults.ramp === 'half' ? dim / 2 - 1 : dim - 1;
  if (faults.ramp !== 'wide') [low, high] = [Math.max(low, 0), Math.min(high, last)];
  if (low === high) high += faults.ramp === 'a pair on' ? 1 : 0.001;
  const kept = plain(shape, faults);
  const inverse = kept.map((w, i) => {
    const t = (i - low) / (high - low);
    const scaled = rampOf(faults.ramp === 'not held' ? t : Math.min(Math.max(t, 0), 1), faults);
    return w * (1 - scaled) + (w / factor) * scaled;
  });
  return { inverse, attention: yarnAttention(s, factor, faults) };
}

const rampOf = (t: number, { ramp }: Faults): number =>
  ramp === 'reversed' ? 1 - t : ramp === 'step' ? +(t >= 0.5) : t;

const growths: Readonly<
  Record<Exclude<NonNullable<Faults['growth']>, 'no root' | 'as YaRN'>, (factor: number, weight: number) => number>
> = {
  ln: (factor, weight) => 1 + weight * Math.log(factor),
  'no 1': (factor, weight) => 0.1 * weight * Math.log(factor),
  log10: (factor, weight) => 1 + 0.1 * weight * Math.log10(factor),
  log2: (factor, weight) => 1 + 0.1 * weight * Math.log2(factor),
  inverse: (factor, weight) => 1 / (1 + 0.1 * weight * Math.log(factor)),
  shrinking: (factor, weight) => 1 + 0.1 * weight * Math.log(factor),
};

function yarnAttention(s: Options, factor: number, faults: Faults): number {
  const grows = growths[(faults.growth ?? 'shrinking') as 'shrinking'] ?? growths.shrinking;
  const grown = (weight: number): number => (factor > 1 || faults.growth === 'shrinking' ? grows(factor, weight) : 1);
  const given = numberIn(s, 'attention_factor');
  if (!Number.isNaN(given)) return faults.factor === 'given and computed' ? given * grown(1) : given;
  const [mscale, all] = [numberIn(s, 'mscale', 0), numberIn(s, 'mscale_all_dim', 0)];
  return mscale && all ? grown(mscale) / grown(all) : grown(1);
}

function llama3(s: Options, shape: Shape, faults: Faults): Frequencies {
  const [low, high] = [numberIn(s, 'low_freq_factor'), numberIn(s, 'high_freq_factor')];
  const [factor, trained] = [numberIn(s, 'factor'), numberIn(s, 'original_max_position_embeddings')];
  const inverse = plain(shape, faults).map((w) => {
    const turns = (trained * w) / (2 * Math.PI);
    const kept = blendOf(turns, low, high, faults);
    return ((1 - kept) * w) / factor + kept * w;
  });
  return { inverse, attention: 1 };
}

/** How much of a frequency is kept, by its turns within the trained length. */
function blendOf(turns: number, low: number, high: number, { blend }: Faults): number {
  const kept = Math.min(Math.max((turns - low) / (high - low), 0), 1);
  switch (blend) {
    case 'kept':
      return kept > 0 ? 1 : 0;
    case 'divided':
      return kept < 1 ? 0 : 1;
    case 'middle':
      return kept < 0.5 ? 0 : 1;
    case 'inverted':
      return kept > 0 && kept < 1 ? 1 - kept : kept;
    case 'reversed':
      return 1 - kept;
    case 'wavelengths':
      return kept > 0 && kept < 1 ? (1 / low - 1 / turns) / (1 / low - 1 / high) : kept;
    case 'from 0':
      return kept > 0 && kept < 1 ? Math.min((turns - low) / high, 1) : kept;
    default:
      return kept;
  }
}

function longropeAttention(grown: number, trained: number, { growth }: Faults): number {
  if (!(grown > 1)) return 1;
  if (growth === 'as YaRN') return growths.shrinking(grown, 1);
  const square = 1 + Math.log(grown) / Math.log(trained);
  return growth === 'no root' ? square : Math.sqrt(square);
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
  const computed = longropeAttention(grown, trained, faults);
  const scale = numberIn(s, long ? 'long_mscale' : 'short_mscale', numberIn(s, 'attention_factor', computed));
  return { inverse: plain(shape, faults).map((w, i) => w / (by[i] ?? NaN)), attention: scale };
}

function dynamic(s: Options, shape: Shape, faults: Faults): Frequencies {
  const trained = numberIn(s, 'max_position_embeddings', numberIn(s, 'original_max_position_embeddings'));
  const factor = numberIn(s, 'factor');
  let length = Math.max(shape.length, trained);
  if (faults.switchAt === 'early') length = Math.max(shape.length + 1, trained);
  if (faults.switchAt === 'late') length = Math.max(shape.length - 1, trained);
  if (faults.switchAt === 'never') length = shape.length;
  if (faults.switchAt === 'twice as long' && length <= 2 * trained) length = trained;
  // The training length, or the maximum length, in place of the current one.
  if (faults.scaling === 'short') length = trained;
  if (faults.scaling === 'long') length = trained * factor;
  const by = (factor * length) / trained - (factor - 1);
  if (faults.scaling === 'without its 1')
    return { inverse: stretched(shape, (factor * length) / trained, faults), attention: 1 };
  if (faults.scaling === 'without power')
    return {
      inverse: plain({ ...shape, base: (faults.base ?? shape.base) * by }, without(faults, 'base')),
      attention: 1,
    };
  return { inverse: stretched(shape, faults.scaling === 'half way' ? factor : by, faults), attention: 1 };
}

function proportional(s: Options, shape: Shape, faults: Faults): Frequencies {
  const live = Math.floor(Math.floor(numberIn(s, 'partial_rotary_factor') * shape.dim) / 2);
  const over = faults.over && faults.over !== 'head_dim of a part' ? 2 * live : shape.dim;
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
      plain({ ...shape, base: (faults.base ?? shape.base) * numberIn(s, 'ntk_factor', 1) }, without(faults, 'base')),
      numberIn(s, 'linear_factor', 1),
    ),
    attention: 1,
  }),
  dynamic,
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
    // A head of an odd width has no pairs to turn.
    dim: faults.tail?.startsWith('turned') && headDim % 2 === 0 ? headDim : numberIn(options, 'rotary_dim', headDim),
    headDim,
    length: numberIn(options, 'sequence_length'),
  };
  const s = recordIn(options, 'scaling');
  const unscaled = plain(shape, faults);
  if (!s) return { inverse: unscaled, attention: 1 };
  const type = textIn(s, 'type');
  const own = faults.only === undefined || faults.only === type ? faults : rightScaling(faults);
  const asked = own.altered ? alterations[own.altered](s) : s;
  const made = scalings[type]?.(asked, shape, own);
  if (!made) return undefined;
  const inverse = rescaled(unscaled, made.inverse, asked, own).filter((w) => w > 0 || own.zeros !== 'lost');
  return { inverse, attention: attentionOf(made.attention, own) };
}

/** The mistakes that are none of a scaling; without one, those that a scaling does not have. */
function rightScaling(faults: Faults): Faults {
  if (faults.only === 'none') return {};
  const { altered: _altered, blend: _blend, ramp: _ramp, growth: _growth, ...others } = faults;
  const { scaling: _scaling, switchAt: _switchAt, factor: _factor, ...rest } = others;
  return rest;
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
  if (factor === 'inverse') return 1 / attention;
  return factor === 'root' ? Math.sqrt(attention) : attention;
}
