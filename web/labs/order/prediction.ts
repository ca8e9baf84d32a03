import type { Guess } from '../shared/lab/guess.ts';
import { measure } from '../shared/text/numerals.ts';
import { modelOf, type Model, type Side } from './model.ts';
import type { properties } from './properties.ts';

const least = 0.001;

/** The largest distance between the outputs of the same word in both sentences. */
const apartOf = ({ links }: Model, { apart }: Side): number =>
  Math.max(...links.map(([first, second]) => apart.data[first * apart.columns + second] ?? 0));

/** @param sentences the two of the example `chase` */
export const prediction = (sentences: readonly [string, string]): Guess<typeof properties> => ({
  options: ['any', '0.1', '1'],
  show: { example: 'chase', first: '', second: '', alpha: least, causal: false },
  judge: (view) => {
    const model = modelOf(view, sentences);
    const [without, placed] = [apartOf(model, model.without), apartOf(model, model.with)];
    return {
      right: placed > 1e-9 ? 'any' : '0.1',
      values: () => ({ alpha: measure(least), placed: measure(placed), without: measure(without) }),
    };
  },
});
