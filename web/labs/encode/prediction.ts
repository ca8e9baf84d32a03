import { wavelengths } from 'posenc';
import type { Guess } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { properties } from './properties.ts';

const [narrow, wide] = [64, 128];

export const prediction: Guess<typeof properties> = {
  options: ['faster', 'slower', 'same'],
  show: { dim: wide, selectedDimension: 0 },
  judge: ({ base }) => {
    const [before, after] = [wavelengths({ dim: narrow, base }), wavelengths({ dim: wide, base })];
    const [first, second] = [before[0] ?? 0, after[0] ?? 0];
    return {
      right: first === second ? 'same' : first > second ? 'faster' : 'slower',
      values: () => ({
        narrow: written(narrow),
        wide: written(wide),
        turn: measure(second),
        last: measure(before.at(-1) ?? 0),
        lastWide: measure(after.at(-1) ?? 0),
      }),
    };
  },
};
