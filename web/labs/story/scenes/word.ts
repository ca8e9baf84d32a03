// A word enters, and changes places: its row of numbers does not.
import { measure, written } from '../../shared/text/numerals.ts';
import { stripSize } from '../ledger.ts';
import { cat, mouse, width } from '../numbers.ts';
import { blend, faded, line, type Paint } from '../paint.ts';
import type { Scene } from './scene.ts';

export const word: Scene = {
  name: 'word',
  seconds: 13,
  frames: [
    { at: 0.3, pose: { entered: 1 } },
    { at: 0.42, pose: { wordRow: 1 } },
    { at: 0.55, pose: {} },
    { at: 0.9, pose: { swapped: 1 } },
  ],
  stills: [0.45, 1],
  values: ({ order }) => ({
    width: written(width),
    from: written(cat),
    to: written(mouse),
    error: measure(order.without, 2),
  }),
  view: () => ({ lab: 'order', parameters: {} }),
};

/** From the word, wherever it stands, to its row. */
export function drawLeader(paint: Paint): void {
  const { pose, eye, colors, context, ledger, height, letters } = paint;
  faded(paint, pose.wordRow * (1 - pose.clock) * pose.entered, () => {
    const { x, y } = eye(blend(cat, mouse, pose.swapped), 0, 0);
    const { left, cell } = stripSize(paint);
    const below = y + 4.6 * letters;
    const top = ledger + 0.1 * (height - ledger) - 4;
    context.setLineDash([2, 5]);
    line(
      paint,
      [
        { x, y: below, near: true },
        { x: left + (width / 2) * cell, y: top, near: true },
      ],
      colors.ink,
      1.5,
    );
    context.setLineDash([]);
  });
}
