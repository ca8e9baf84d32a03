import { paddedPositions, similarity, sinusoidal } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, measured, rounded, type Question } from '../question.ts';
import { scoreAt } from '../heads.ts';

const [padding, words, dim] = [3, 5, 512];

const table = () => sinusoidal({ positions: padding + words, dim, dtype: 'float64' });

export default {
  lab: { id: 'batch', state: { way: 'left', mistake: 'columns', encoding: 'table' } },
  reads: { model: 'learned', change: 'columns', guess: 'shown' },
  figure: {
    element: 'posenc-heatmap',
    settings: { 'color-map': 'viridis', min: 0, 'selected-position': 0, 'selected-dimension': padding },
    matrix: () => similarity({ table: table(), measure: 'distance' }),
  },
  numbers: () => {
    const mask = [...Array<number>(padding).fill(0), ...Array<number>(words).fill(1)];
    const positions = paddedPositions({ mask }).data.slice(padding);
    const [first = 0, last = 0] = [positions[0], positions.at(-1)];
    const apart = similarity({ table: table(), measure: 'distance' }).data[padding] ?? 0;
    const shifted = scoreAt({ position: padding + last }, { position: padding });
    const [byRule, byColumn] = ['32 pads left, ids and mask', '32 pads left, mask without ids'] as const;
    const [rule, column] = taught('worse', { model: 'learned', row: byRule }, { model: 'learned', row: byColumn });
    const [, open] = taught(
      'worse',
      { model: 'rotary', row: byRule },
      { model: 'rotary', row: '32 pads left, ids without mask' },
    );
    const [rotary] = taught('same', { model: 'rotary', row: byRule }, { model: 'rotary', row: byColumn });
    return {
      padding: exact(padding),
      words: exact(words),
      from: exact(padding),
      to: exact(padding + words - 1),
      first: exact(first),
      last: exact(last),
      next: exact(last + 1),
      wrong: exact(padding + words),
      difference: measured(Math.abs(shifted - scoreAt({ position: last }, { position: first }))),
      dim: exact(dim),
      apart: rounded(apart, 1),
      lossRule: rounded(rule, 2),
      lossColumn: rounded(column, 2),
      lossRotary: rounded(rotary, 2),
      lossOpen: rounded(open, 2),
    };
  },
  next: ['query-and-key-not-value', 'base-10000-or-500000', 'add-not-concatenate'],
  sources: ['roformer', 'alibi', 'ropeUtils'],
} as const satisfies Question;
