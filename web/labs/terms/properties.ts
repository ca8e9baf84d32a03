import type { AttentionTerm } from 'posenc';
import { choice, flag, number, real, seed, text, type Values } from '../shared/state/properties.ts';

/** In the order in which they are written: by the query's part, then by the key's. */
export const termNames = [
  'contentContent',
  'contentPosition',
  'positionContent',
  'positionPosition',
] as const satisfies readonly AttentionTerm[];

/** The lab "Four terms of a score". A sentence left empty is the example's, in the language of the page. */
export const properties = {
  example: choice({ url: 'e', default: 'chase', options: ['chase', 'love', 'black', 'sat'] }),
  sentence: text({ url: 'a', default: '', longest: 120, words: { min: 1, max: 12 } }),
  contentContent: flag({ url: 'cc', default: true }),
  contentPosition: flag({ url: 'cp', default: true }),
  positionContent: flag({ url: 'pc', default: true }),
  positionPosition: flag({ url: 'pp', default: true }),
  alpha: real({ url: 'k', default: 1, min: 0, max: 10, slider: [0, 4], marks: [0, 0.5, 1, 2, 4], paper: 1 }),
  rooted: flag({ url: 'r', default: true }),
  causal: flag({ url: 'm', default: false }),
  biases: flag({ url: 'b', default: false }),
  /** Attention weights of random matrices mean nothing; those of the identity are the vectors' own. */
  weights: choice({ url: 'w', default: 'identity', options: ['seeded', 'identity'] }),
  dim: choice({ url: 'd', default: '16', options: ['8', '16', '32', '64'] }),
  heads: choice({ url: 'h', default: '1', options: ['1', '2', '4'] }),
  head: number({ url: 'n', default: 0, min: 0, max: 3 }),
  seed: seed(),
  /** The cell pointed at, and the product of it that is written out. */
  query: number({ url: 'i', name: 'queryWord', default: 1, min: 0, max: 11 }),
  key: number({ url: 'j', name: 'keyWord', default: 4, min: 0, max: 11 }),
  term: choice({ url: 't', default: 'positionPosition', options: termNames }),
} as const;

export type TermsValues = Values<typeof properties>;

/** A head that is not there cannot be shown. */
export function settle(wanted: TermsValues): TermsValues {
  return { ...wanted, head: Math.min(wanted.head, Number(wanted.heads) - 1) };
}

export const chosenTerms = (view: TermsValues): AttentionTerm[] => termNames.filter((name) => view[name]);
