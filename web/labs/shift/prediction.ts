import type { Guess } from '../shared/lab/guess.ts';
import { defaults } from '../shared/state/properties.ts';
import { measure } from '../shared/text/numerals.ts';
import { attempt } from './attempts.ts';
import { presets, properties } from './properties.ts';

const shifts = [21, 22, 23];

export const prediction: Guess<typeof properties> = {
  options: shifts.map(String),
  show: presets.values('seven', defaults(properties)),
  judge: (view) => {
    const left = shifts.map((shift) => attempt('doubled', { ...view, shift }).residual.largest);
    return {
      right: String(shifts[left.indexOf(Math.min(...left))]),
      values: () => Object.fromEntries(left.map((residual, index) => [`at${shifts[index]}`, measure(residual)])),
    };
  },
};
