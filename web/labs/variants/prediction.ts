import type { Guess } from '../shared/lab/guess.ts';
import { defaults } from '../shared/state/properties.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { presets, properties } from './properties.ts';
import { swap, variant } from './tables.ts';

export const prediction: Guess<typeof properties> = {
  options: ['yes', 'no'],
  show: { ...presets.values('halves', defaults(properties)), compare: 'rows' },
  judge: (view) => {
    const { own, meanCosine } = swap(variant(view.given, view), variant(view.trained, view));
    return {
      right: own === view.positions ? 'yes' : 'no',
      values: () => ({ own: written(own), all: written(view.positions), cosine: measure(meanCosine) }),
    };
  },
};
