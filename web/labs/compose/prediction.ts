import type { Guess } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { Composition } from './parts.ts';
import type { ComposeValues, properties } from './properties.ts';

const weights = [1, 32, 100];

export const prediction = (compose: (view: ComposeValues) => Composition): Guess<typeof properties> => ({
  options: weights.map(String),
  show: { dim: 512, start: 'unit', rooted: true, alpha: 32 },
  judge: (view) => {
    const { rooted, addedNorms } = compose(view);
    const { position, alpha } = view;
    const [word, place] = [rooted.wordNorms[position] ?? 0, addedNorms[position] ?? 0];
    const gaps = weights.map((weight) => Math.abs(Math.log((place * weight) / alpha / word)));
    return {
      right: String(weights[gaps.indexOf(Math.min(...gaps))]),
      values: () => ({
        alpha: written(alpha),
        place: measure(place),
        word: measure(word),
        degrees: measure(rooted.turned[position] ?? 0),
      }),
    };
  },
});
