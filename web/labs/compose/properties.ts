import { presetsOf } from '../shared/state/presets.ts';
import { choice, flag, number, real, seed, type Values } from '../shared/state/properties.ts';

/**
 * How long an embedding is before anything is done to it: PyTorch's default, tensor2tensor's shared weights, BERT and
 * GPT-2.
 */
export const starts = ['unit', 'root', 'small'] as const;
export type Start = (typeof starts)[number];

/** The lab "Compose". The shape is lesson 002's: (1, 100, 512). */
export const properties = {
  position: number({ url: 'p', default: 5, min: 0, max: 127 }),
  start: choice({ url: 'e', default: 'unit', options: starts }),
  rooted: flag({ url: 'r', default: true }),
  alpha: real({ url: 'k', default: 1, min: 0, max: 100, slider: [0, 40], marks: [0, 1, 10, 32], paper: 1 }),
  dropout: real({ url: 'o', default: 0.1, min: 0, max: 0.9, marks: [0, 0.1, 0.5], paper: 0.1 }),
  dim: number({ url: 'd', default: 512, min: 2, max: 1024, scale: 'log', marks: [4, 64, 128, 512], paper: 512 }),
  tokens: number({ url: 'n', default: 100, min: 1, max: 128, scale: 'log' }),
  batch: number({ url: 'b', default: 1, min: 1, max: 8 }),
  seed: seed(),
} as const;

export type ComposeValues = Values<typeof properties>;

/** Random numbers drawn in one go: a quarter of a second. */
export const mostNumbers = 2 ** 17;

/** Widths are even here: with a lone sine the position's length would change from place to place. */
export function settle(wanted: ComposeValues): ComposeValues {
  const dim = wanted.dim - (wanted.dim % 2);
  const batch = Math.max(Math.min(wanted.batch, Math.floor(mostNumbers / (wanted.tokens * dim))), 1);
  return { ...wanted, dim, batch, position: Math.min(wanted.position, wanted.tokens - 1) };
}

/** The lessons' claims about size, each with the numbers that it holds for. */
export const presets = presetsOf(
  properties,
  {
    lesson002: { start: 'unit', rooted: true },
    unscaled: { start: 'unit', rooted: false },
    lesson001: { start: 'root', rooted: false },
    paper: { start: 'root', rooted: true },
  },
  ['dim', 'alpha'],
);
