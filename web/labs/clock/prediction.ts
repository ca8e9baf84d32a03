import type { Guess } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { handsAt, sample } from './hands.ts';
import type { properties } from './properties.ts';

/** The hand moves by less than this part of a turn from look to look. */
const hardly = 0.01;

export const prediction: Guess<typeof properties> = {
  options: ['fast', 'hardly', 'back'],
  // The looks at 0, 44, ... 220 stand on the rim of the face.
  show: { pair: 0, step: 44, position: 220, span: 400 },
  judge: (view) => {
    const { step } = view;
    const turns = step / (handsAt(view, 0)[view.pair]?.wavelength ?? 1);
    const { apparent } = sample(view);
    const moved = step / apparent;
    return {
      right: Math.abs(moved) < hardly ? 'hardly' : moved < 0 ? 'back' : 'fast',
      values: () => ({
        step: written(step),
        turns: measure(turns, 4),
        degrees: measure(moved * 360, 2),
        apparent: measure(apparent),
      }),
    };
  },
};
