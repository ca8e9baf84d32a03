// From one place to another every hand turns by its own angle, wherever it starts.
import { written } from '../../shared/text/numerals.ts';
import { handAt, reachOf, standing } from '../clock.ts';
import { cat, mouse, rowAt, step as by, turnsOf, width } from '../numbers.ts';
import { faded, line, write, type Paint, type Point } from '../paint.ts';
import type { Scene } from './scene.ts';

export const step: Scene = {
  name: 'step',
  seconds: 13,
  frames: [
    { at: 0.08, pose: { arrow: 0, wordRow: 0, placeRow: 0, slid: 0, added: 0 } },
    {
      at: 0.24,
      pose: {
        yaw: 36,
        pitch: 16,
        lens: 0.5,
        focus: 3,
        span: 7.6,
        size: 0.82,
        slow: 1,
        thread: 1,
        wound: 7,
        other: cat,
      },
    },
    { at: 0.28, pose: { second: 1, turn: 1 } },
    { at: 0.56, pose: { other: mouse } },
    { at: 0.66, pose: {} },
    { at: 0.96, pose: { place: cat + 2, other: mouse + 2 } },
  ],
  stills: [0.62, 1],
  values: () => {
    const [fast = 0, slow = 0] = turnsOf(by);
    return {
      step: written(by),
      fast: written(Math.round(fast)),
      slow: written(Math.round(slow)),
    };
  },
  view: () => ({ lab: 'shift', parameters: { p: String(cat), k: String(by), d: String(width), i: '0,1' } }),
};

/** Points of a drawn turn: it may be longer than half a round. */
const points = 28;

/** On the second clock: where the first one's hands were, and the turn from there. The rows between lead the way. */
export function drawTurn(paint: Paint): void {
  const { pose, eye, colors, labels, context, letters } = paint;
  const at = standing(paint);
  if (pose.turn * pose.second < 0.004 || pose.own > 0.5) return;
  const arc = (pair: 0 | 1, color: string): void => {
    const reach = reachOf[pair];
    const before = handAt(paint, 'cat', pose.place, pair);
    context.setLineDash([5, 4]);
    line(paint, [eye(at.mouse, 0, 0), eye(at.mouse, reach * before.right, reach * before.up)], color, 1.5);
    context.setLineDash([]);
    const along = Array.from({ length: points }, (_point, k): Point => {
      const row = rowAt(pose.place + ((pose.other - pose.place) * k) / (points - 1));
      return eye(at.mouse, 0.55 * reach * row[2 * pair]!, 0.55 * reach * row[2 * pair + 1]!);
    });
    line(paint, along, color, 3);
    const turned = turnsOf(pose.other - pose.place)[pair] ?? 0;
    const half = rowAt((pose.place + pose.other) / 2);
    // Within the arc of the fast hand, beyond that of the slow one, which is small.
    const out = pair === 0 ? 0.36 : 0.86;
    const where = eye(at.mouse, out * half[2 * pair]!, out * half[2 * pair + 1]!);
    const text = `${labels.number(Math.round(Math.abs(turned)))}°`;
    write(paint, text, where.x, where.y, { align: 'center', bold: true, color, size: letters });
  };
  faded(paint, pose.turn * pose.second * (1 - pose.own), () => {
    arc(0, colors.accent);
    faded(paint, pose.slow, () => arc(1, colors.slow));
  });
}
