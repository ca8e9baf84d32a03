// The encodings that can be raced, by their numbers in a link, and the lengths of their tests.
import type { EncodingKind } from '../../library/api/training/options.ts';

/** In the order of the page: encodings that models use, then those that go wrong. A link refers to them by index. */
export const entrants = [
  'none',
  'sinusoidal',
  'learned',
  'rotary',
  'alibi',
  't5',
  'shaw',
  'doubledExponent',
  'normalizedIndex',
  'rawIndex',
  'oneFrequency',
] as const satisfies readonly EncodingKind[];
export type Entrant = (typeof entrants)[number];

/** Those of the view, always in the same order. */
export const entered = ({ encodings }: { readonly encodings: readonly number[] }): readonly Entrant[] =>
  entrants.filter((_name, index) => encodings.includes(index));

/** How far past the longest training sentence a model is tested. */
export const reaches = [1, 1.5, 2, 4] as const;

export const lengthsOf = (longest: number): readonly number[] => reaches.map((reach) => Math.round(longest * reach));
