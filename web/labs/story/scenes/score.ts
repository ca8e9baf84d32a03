// Two words meet in a score: hand against hand, and then the words themselves.
import { decimal, measure, written } from '../../shared/text/numerals.ts';
import { cat, mouse, pairs, width as rowWidth, type Term } from '../numbers.ts';
import { faded, write, type Paint } from '../paint.ts';
import { stripSize } from '../ledger.ts';
import type { Scene } from './scene.ts';

export const score: Scene = {
  name: 'score',
  seconds: 14,
  frames: [
    { at: 0.14, pose: { place: cat, other: mouse } },
    { at: 0.32, pose: { yaw: 90, pitch: 0, lens: 0, focus: 2.5, size: 1, thread: 0, words: 0, names: 1 } },
    { at: 0.42, pose: { products: 1 } },
    { at: 0.62, pose: {} },
    { at: 0.68, pose: { products: 0 } },
    { at: 0.78, pose: { terms: 1 } },
  ],
  stills: [0.6, 1],
  values: (numbers) => ({
    pairs: written(pairs),
    places: decimal(numbers.terms.positionPosition, 2),
    score: decimal(numbers.score, 2),
    share: measure(100 * numbers.share, 2),
    root: `√${rowWidth}`,
  }),
  view: () => ({ lab: 'terms', parameters: { i: String(cat), j: String(mouse) } }),
};

const order: readonly (Term | 'score')[] = [
  'contentContent',
  'contentPosition',
  'positionContent',
  'positionPosition',
  'score',
];

/** The four terms, to the right or the left of zero, and their sum. */
export function drawTerms(paint: Paint): void {
  const { pose, numbers, labels, colors, context, width, height, ledger, letters } = paint;
  faded(paint, pose.terms, () => {
    const left = Math.max(stripSize(paint).left, 8.6 * letters + 14);
    const values = order.map((name) => (name === 'score' ? numbers.score : numbers.terms[name]));
    const most = Math.max(...values.map(Math.abs));
    const tall = (height - ledger - 4) / order.length;
    const room = width - left - 5 * letters;
    const zero = left + (room * Math.max(0, -Math.min(...values))) / (most + Math.max(0, -Math.min(...values)));
    const unit = (left + room - zero) / most;
    order.forEach((name, row) => {
      const value = values[row]! * Math.min(pose.terms, 1);
      const y = ledger + (row + 0.5) * tall;
      const bold = name === 'score';
      const size = Math.min(letters, 0.92 * tall);
      context.fillStyle = bold ? colors.ink : name === 'positionPosition' ? colors.accent : colors.muted;
      context.fillRect(
        zero + Math.min(value * unit, 0),
        y - 0.32 * tall,
        Math.max(Math.abs(value * unit), 1),
        0.64 * tall,
      );
      write(paint, labels.terms[name], left - 10, y, { align: 'right', bold, size });
      write(paint, labels.number(values[row]!, 2), zero + Math.max(value * unit, 0) + 7, y, { bold, size });
    });
    context.fillStyle = colors.edge;
    context.fillRect(zero, ledger, 1, height - ledger - 4);
  });
}
