import { presetsOf } from '../shared/state/presets.ts';
import { choice, number, seed, text, type Values } from '../shared/state/properties.ts';
import { encodings } from './encodings/index.ts';
import { trainedLengths } from './trained.ts';

/** The lab "The whole family". A sentence left empty is the example's, in the language of the page. */
export const properties = {
  family: choice({ url: 'y', default: 'rotary', options: encodings.map(({ name }) => name) }),
  content: choice({ url: 'c', default: 'same', options: ['same', 'sentence', 'random'] }),
  sentence: text({ url: 'a', default: '', longest: 120, words: { min: 1, max: 12 } }),
  weights: choice({ url: 'w', default: 'identity', options: ['identity', 'seeded'] }),
  show: choice({ url: 'm', name: 'drawn', default: 'effect', options: ['effect', 'score', 'share'] }),
  length: number({ url: 'n', default: 48, min: 2, max: 128, marks: [16, 48, 100, 128] }),
  trained: choice({ url: 't', default: '32', options: trainedLengths }),
  dim: choice({ url: 'd', default: '32', options: ['8', '16', '32', '64'] }),
  heads: number({ url: 'h', default: 8, min: 1, max: 128, slider: [1, 64], scale: 'log', marks: [8, 12, 16, 32] }),
  head: number({ url: 'i', default: 3, min: 1, max: 128 }),
  /** The position that looks. */
  query: number({ url: 'q', default: 47, min: 0, max: 127 }),
  seed: seed(),
} as const;

export type FamilyValues = Values<typeof properties>;

/** Heads and positions that are not there cannot be shown. */
export function settle(wanted: FamilyValues): FamilyValues {
  return { ...wanted, head: Math.min(wanted.head, wanted.heads), query: Math.min(wanted.query, wanted.length - 1) };
}

const far = { weights: 'seeded', length: 48, trained: '32', query: 47 } as const;

/** The lessons' statements about other encodings, each with a view. */
export const presets = presetsOf(properties, {
  lesson000: { family: 'learned', content: 'same', ...far, show: 'effect' },
  rope: { family: 'rotary', content: 'sentence', ...far, show: 'effect' },
  lesson004: { family: 'alibi', content: 'sentence', ...far, show: 'share', heads: 12, head: 9 },
  shaw: { family: 'shaw', content: 'random', ...far, show: 'effect' },
});
