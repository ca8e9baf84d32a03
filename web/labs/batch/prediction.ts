import type { Guess } from '../shared/lab/guess.ts';
import { defaults } from '../shared/state/properties.ts';
import { written } from '../shared/text/numerals.ts';
import { modelOf } from './model.ts';
import { presets, properties } from './properties.ts';

export const prediction: Guess<typeof properties> = {
  options: ['rope', 'table', 'both', 'none'],
  show: presets.values('ids', defaults(properties)),
  judge: (view) => {
    const [rope, table] = (['rope', 'table'] as const).map((encoding) => modelOf({ ...view, encoding }));
    const [wrongRope, wrongTable] = [rope?.wrong ?? 0, table?.wrong ?? 0];
    const either = wrongRope > 0 ? 'rope' : wrongTable > 0 ? 'table' : 'none';
    return {
      right: wrongRope > 0 && wrongTable > 0 ? 'both' : either,
      values: () => ({ rope: written(wrongRope), table: written(wrongTable), all: written(table?.count ?? 0) }),
    };
  },
};
