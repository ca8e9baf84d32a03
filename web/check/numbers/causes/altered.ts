// Wrong scalings that are right scalings of other options: one of them is swapped, fixed, or not read.
import type { Options } from '../vectors/types.ts';
import { numberIn } from '../vectors/options.ts';

type Alteration = (s: Options) => Options;

const swapped =
  (one: string, other: string): Alteration =>
  (s) => ({ ...s, [one]: s[other], [other]: s[one] });

const fixed =
  (name: string, value: unknown): Alteration =>
  (s) =>
    s[name] === undefined ? s : { ...s, [name]: value };

const trained = 'original_max_position_embeddings';
const changedLength =
  (change: (length: number, s: Options) => number): Alteration =>
  (s) => ({ ...s, [trained]: change(numberIn(s, trained), s) });

/** YaRN's attention factor with one of its weights alone: a weight next to 0 divides by 1. */
const withoutDivisor: Alteration = (s) =>
  s['mscale'] ? { ...s, mscale_all_dim: Number.MIN_VALUE } : { ...s, mscale_all_dim: undefined };

export const alterations = {
  'betas swapped': swapped('beta_fast', 'beta_slow'),
  'betas fixed': (s) => fixed('beta_fast', 32)(fixed('beta_slow', 1)(s)),
  'ends fixed': (s) => fixed('low_freq_factor', 1)(fixed('high_freq_factor', 4)(s)),
  'ends rounded': fixed('truncate', true),
  'ends not rounded': fixed('truncate', false),
  // The number of turns within the trained length is 2 pi times as large.
  'no 2 pi': changedLength((length) => length * 2 * Math.PI),
  'half of 2 pi': changedLength((length) => length * 2),
  'trained 2048': fixed(trained, 2048),
  'trained 4096': fixed(trained, 4096),
  'trained 8192': fixed(trained, 8192),
  'trained 32768': fixed(trained, 32768),
  'trained extended': changedLength((length, s) => length * numberIn(s, 'factor', 1)),
  'trained int16': changedLength((length) => Math.min(length, 2 ** 15 - 1)),
  'trained int16 wrapped': changedLength((length) => ((length + 2 ** 15) % 2 ** 16) - 2 ** 15),
  'factor 1': fixed('factor', 1),
  'factor 8': fixed('factor', 8),
  'factor 32': fixed('factor', 32),
  'factor not read': (s) => ({ ...s, attention_factor: undefined, mscale: undefined }),
  'attention_factor not read': (s) => ({ ...s, attention_factor: undefined }),
  'mscale undivided': (s) => (s['mscale_all_dim'] ? withoutDivisor(s) : s),
  'mscale alone': withoutDivisor,
  'mscales not read': (s) => ({ ...s, mscale: undefined, mscale_all_dim: undefined }),
  'mscales swapped': (s) => (s['mscale'] && s['mscale_all_dim'] ? swapped('mscale', 'mscale_all_dim')(s) : s),
} as const satisfies Readonly<Record<string, Alteration>>;
export type AlterationName = keyof typeof alterations;
