// The hands of its place's clock sweep a row of numbers into being; from the side their tips wind two threads.
import { written } from '../../shared/text/numerals.ts';
import { reachOf, handAt, standing } from '../clock.ts';
import { cat, pairs, turnsOf, width } from '../numbers.ts';
import { faded, line, write, type Paint } from '../paint.ts';
import type { Scene } from './scene.ts';

export const clock: Scene = {
  name: 'clock',
  seconds: 14,
  frames: [
    { at: 0.08, pose: { swapped: 0, wordRow: 0, place: 0 } },
    { at: 0.2, pose: { yaw: 90, pitch: 0, lens: 0, focus: 0, size: 1, level: 0.4, clock: 1, slow: 1 } },
    { at: 0.26, pose: { placeRow: 1, shadow: 1 } },
    { at: 0.5, pose: { place: cat, focus: cat, cells: width } },
    { at: 0.62, pose: {} },
    {
      at: 0.72,
      pose: { yaw: 36, pitch: 16, lens: 0.5, focus: 2.6, span: 7.6, size: 0.82, shadow: 0, thread: 1, wound: 1 },
    },
    { at: 0.9, pose: { place: 6, wound: 6.4 } },
    { at: 1, pose: { place: cat, cells: width } },
  ],
  stills: [0.62, 1],
  values: () => {
    const [fast = 0, slow = 0] = turnsOf(cat);
    return {
      pairs: written(pairs),
      width: written(width),
      place: written(cat),
      fast: written(Math.round(fast)),
      slow: written(Math.round(slow)),
    };
  },
  view: () => ({ lab: 'clock', parameters: { p: String(cat) } }),
};

/** From the fast hand's tip to both axes: the two numbers that it gives. */
export function drawShadow(paint: Paint): void {
  const { pose, eye, colors, labels, context, letters } = paint;
  faded(paint, pose.shadow, () => {
    const place = standing(paint).cat;
    const { right, up } = handAt(paint, 'cat', place, 0);
    const [x, y] = [right * reachOf[0], up * reachOf[0]];
    context.setLineDash([4, 3]);
    line(paint, [eye(place, x, 0), eye(place, x, y), eye(place, 0, y)], colors.accent, 1.25);
    context.setLineDash([]);
    const [below, beside] = [eye(place, x, 0), eye(place, 0, y)];
    write(paint, labels.number(right, 2), below.x, below.y + letters, { align: 'center', color: colors.accent });
    write(paint, labels.number(up, 2), beside.x - 6, beside.y, { align: 'right', color: colors.accent });
  });
}
