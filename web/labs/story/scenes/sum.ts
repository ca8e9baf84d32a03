// The row of the place slides onto the row of the word, and in the plane of each pair the hand goes on from the arrow.
import { measure, written } from '../../shared/text/numerals.ts';
import { standing } from '../clock.ts';
import { cat, rowAt, rowOf, sumAt, width } from '../numbers.ts';
import { dot, faded, line, write, type Paint, type Point } from '../paint.ts';
import type { Scene } from './scene.ts';

export const sum: Scene = {
  name: 'sum',
  seconds: 13,
  frames: [
    {
      at: 0.22,
      pose: { yaw: 88, pitch: 2, lens: 0, focus: cat, span: 8, size: 0.52, level: 0.38, thread: 0, wordRow: 1 },
    },
    { at: 0.34, pose: { arrow: 1 } },
    { at: 0.42, pose: {} },
    { at: 0.66, pose: { slid: 1 } },
    { at: 0.84, pose: { added: 1 } },
  ],
  stills: [0.4, 1],
  values: ({ lengths }) => ({
    root: `√${width}`,
    word: measure(lengths.word, 3),
    place: measure(lengths.place, 3),
    sum: measure(lengths.sum, 3),
    turned: written(Math.round(lengths.turned)),
  }),
  // The lab's words are drawn at random, as long as this one.
  view: () => ({ lab: 'compose', parameters: { p: String(cat), e: 'root', d: String(width), n: '5', o: '0' } }),
};

/** The word's arrow in the plane of a pair, the hand that goes on from its tip, and where both lead. */
export function drawSum(paint: Paint): void {
  const { pose, numbers, eye, colors, labels, letters } = paint;
  faded(paint, pose.arrow * pose.clock, () => {
    const place = standing(paint).cat;
    const pair = numbers.plane;
    const row = rowOf(numbers.content, cat);
    const arrow = (values: ArrayLike<number>): readonly [number, number] => [values[2 * pair]!, values[2 * pair + 1]!];
    const [word, hand, both] = [arrow(row), arrow(rowAt(pose.place)), arrow(sumAt(row, pose.place, 1))];
    const middle = eye(place, 0, 0);
    const stroke = (from: Point, to: Point, color: string, thick: number): void => {
      line(paint, [from, to], color, thick);
      dot(paint, to, thick + 2, color);
    };
    const name = (text: string, { x, y }: Point, color: string, lift = 0): void => {
      const left = x < middle.x;
      const align = left ? 'right' : 'left';
      write(paint, text, x + (left ? -12 : 12), y - lift, { align, bold: true, color, whole: true });
    };
    const tip = eye(place, ...word);
    stroke(middle, tip, colors.ink, 3.5);
    const from = eye(place, pose.slid * word[0], pose.slid * word[1]);
    const to = eye(place, pose.slid * word[0] + hand[0], pose.slid * word[1] + hand[1]);
    stroke(from, to, pair === 0 ? colors.accent : colors.slow, 3.5);
    faded(paint, pose.added, () => stroke(middle, eye(place, ...both), colors.sum, 5));
    name(numbers.words[cat]!, tip, colors.ink);
    const plus = labels.place(pose.place);
    if (pose.added < 0.5) name(plus, to, pair === 0 ? colors.accent : colors.slow);
    // Where there is too little room beside the tip, above it.
    else
      name(`${numbers.words[cat]} + ${plus}`, eye(place, ...both), colors.sum, paint.width < 480 ? 1.3 * letters : 0);
  });
}
