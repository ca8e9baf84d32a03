import type { Guess } from '../shared/lab/guess.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import { headFor } from './head.ts';
import type { properties } from './properties.ts';

const [before, after] = [
  { query: 14, key: 5 },
  { query: 54, key: 45 },
];

/** @param words the word of the key and the word of the query */
export const prediction = (words: string): Guess<typeof properties> => ({
  options: ['rises', 'falls', 'stays'],
  show: { ...after, part: 'offset' },
  judge: (view) => {
    const { score } = headFor(view, words);
    const [first, second] = [score(before.query, before.key), score(after.query, after.key)];
    const change = second - first;
    return {
      right: Math.abs(change) < 1e-9 ? 'stays' : change > 0 ? 'rises' : 'falls',
      values: () => ({
        query: written(before.query),
        key: written(before.key),
        before: decimal(first, 4),
        movedQuery: written(after.query),
        movedKey: written(after.key),
        after: decimal(second, 4),
      }),
    };
  },
});
