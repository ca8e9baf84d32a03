import type { Guess } from '../shared/lab/guess.ts';
import { defaults } from '../shared/state/properties.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import { measurePair } from './measures.ts';
import { presets, properties } from './properties.ts';

const places = [1, 3, 6, 10];

export const prediction: Guess<typeof properties> = {
  options: places.map(String),
  show: presets.values('counter', defaults(properties)),
  judge: (view) => {
    const products = places.map((place) => measurePair(view, 0, place).dot);
    const [near = 0] = products;
    const most = Math.max(...products);
    const likest = places[products.indexOf(most)] ?? 0;
    return {
      right: String(likest),
      values: () => ({ likest: written(likest), most: decimal(most, 3), near: decimal(near, 3) }),
    };
  },
};
