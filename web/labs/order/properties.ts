import { choice, flag, number, real, seed, text, type Values } from '../shared/state/properties.ts';

/** With more words than this the figure can no longer be read line by line. */
const words = { min: 1, max: 12 };

/** The lab "Order matters". A sentence left empty is the example's, in the language of the page. */
export const properties = {
  example: choice({ url: 'e', default: 'chase', options: ['chase', 'love', 'black', 'sat'] }),
  first: text({ url: 'a', default: '', longest: 120, words }),
  second: text({ url: 'b', default: '', longest: 120, words }),
  alpha: real({ url: 'k', default: 1, min: 0, max: 10, slider: [0, 2], marks: [0, 0.1, 1, 2], paper: 1 }),
  dim: choice({ url: 'd', default: '16', options: ['4', '8', '16', '32', '64'] }),
  weights: choice({ url: 'w', default: 'seeded', options: ['seeded', 'identity'] }),
  causal: flag({ url: 'm', default: false }),
  seed: seed(),
  /** The selected word of the first sentence. */
  token: number({ url: 'p', default: 1, min: 0, max: 11 }),
} as const;

export type OrderValues = Values<typeof properties>;
