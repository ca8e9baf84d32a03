import type { Guess } from '../shared/lab/guess.ts';
import { written } from '../shared/text/numerals.ts';
import { kindOf, publishedCard } from './models.ts';
import type { properties } from './properties.ts';

const model = 'gemma-3-4b-it';
const layers = [4, 5];

export const prediction: Guess<typeof properties> = {
  options: ['yes', 'no'],
  show: { model, other: 'none', layer: 5 },
  judge: ({ position }) => {
    const card = publishedCard(model, position);
    const [first, second] = layers.map((layer) => {
      const kind = kindOf(card, layer);
      return kind.positions === 'rotary' ? (kind.rotary.base.value ?? 0) : 0;
    });
    return {
      right: first === second ? 'yes' : 'no',
      values: () => ({ first: written(first ?? 0), second: written(second ?? 0) }),
    };
  },
};
