import type { Guess } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { entryOf, modelOf } from './model.ts';
import type { properties } from './properties.ts';

export const prediction = (sentence: string): Guess<typeof properties> => ({
  options: ['self', 'before', 'alike'],
  show: {
    ...{ contentContent: false, contentPosition: false, positionContent: false, positionPosition: true },
    ...{ weights: 'identity', alpha: 1, causal: false, biases: false },
  },
  judge: (view) => {
    const { weights } = modelOf(view, sentence);
    const places = Array.from({ length: weights.rows }, (_word, query) => {
      const row = Array.from({ length: weights.columns }, (_key, key) => entryOf(weights, query, key));
      return { query, key: row.indexOf(Math.max(...row)) };
    });
    const own = places.filter(({ query, key }) => key === query).length;
    const before = places.filter(({ query, key }) => key === query - 1).length;
    const selves = places.map(({ query }) => entryOf(weights, query, query));
    return {
      right: own === places.length ? 'self' : before > own ? 'before' : 'alike',
      values: () => ({
        own: written(own),
        all: written(places.length),
        least: measure(Math.min(...selves)),
        most: measure(Math.max(...selves)),
      }),
    };
  },
});
