// The object that the reader follows: an axis of positions, a clock on it with a fast hand and a slow one, and the
// threads that their tips wind. From the end of the axis it is a clock face, from the side it is two waves.
import { cat, mouse, rowAt, type Thread } from './numbers.ts';
import { blend, dot, faded, line, write, type Paint, type Point } from './paint.ts';

/** The slow hand is shorter, so that the threads do not touch. */
export const reachOf = [1, 0.64] as const;

/** A hand in the plane of its clock: to the right, and up, in its own unit. */
export interface Hand {
  readonly right: number;
  readonly up: number;
}

/** A hand of the clock at a place, or on the way to RoPE's arrow of the word there. */
export function handAt({ pose, numbers }: Paint, which: 'cat' | 'mouse', place: number, pair: 0 | 1): Hand {
  const row = rowAt(place);
  const hand = { right: row[2 * pair]!, up: row[2 * pair + 1]! };
  if (pose.own === 0) return hand;
  const found = numbers.rope(pose.moved).pairs[pair]!;
  // The words' arrows are drawn so that the longer one reaches the rim.
  const scale = 1 / numbers.longest;
  const [up, right] = which === 'cat' ? found.turnedK : found.turnedQ;
  return {
    right: blend(hand.right, right * scale, pose.own),
    up: blend(hand.up, up * scale, pose.own),
  };
}

/** Where the clocks stand. */
export const standing = ({ pose }: Paint): { readonly cat: number; readonly mouse: number } => ({
  cat: pose.place + pose.moved,
  mouse: pose.other + pose.moved,
});

export const tipOf = ({ eye }: Paint, place: number, { right, up }: Hand, reach: number): Point =>
  eye(place, reach * right, reach * up);

export function drawAxis(paint: Paint): void {
  const { pose, eye, colors, context } = paint;
  const [from, to] = [Math.max(pose.focus - pose.span / 2, -0.6), pose.focus + pose.span / 2];
  faded(paint, Math.abs(Math.cos((pose.yaw * Math.PI) / 180)) + 0.2, () => {
    line(paint, [eye(from, 0, 0), eye(to, 0, 0)], colors.edge, 1.25);
    if (pose.span > 12) return;
    context.fillStyle = colors.edge;
    for (let place = 0; place <= to; place += 1) {
      const { x, y } = eye(place, 0, 0);
      context.fillRect(x - 0.75, y - 4, 1.5, 8);
    }
  });
}

/** The words under their places; the clock's rim keeps them at a distance. */
export function drawWords(paint: Paint): void {
  const { pose, numbers, eye, radius, letters, colors, labels, ledger } = paint;
  const flat = Math.max(Math.cos((pose.yaw * Math.PI) / 180) * 1.6 - 0.4, 0);
  // Large while there is nothing else to see.
  const alone = 1 - Math.max(pose.clock, pose.thread, pose.chart);
  const isNarrow = paint.width < 480;
  const grown = isNarrow ? 0 : (letters / 2) * alone;
  const apart = letters + grown + 4 + radius * 1.08 * Math.max(pose.clock, pose.thread);
  // Above the rows of numbers, if there are any.
  const lowest = pose.wordRow + pose.placeRow > 0 ? ledger - 0.6 * letters : Infinity;
  const name = (word: string, place: number, lift: number, strong: boolean): void => {
    const { x, y } = eye(place, 0, 0);
    const color = strong ? colors.ink : colors.muted;
    const size = letters + grown + (isNarrow ? -1 : 1) + (strong ? 2 : 0);
    write(paint, word, x, y + apart - lift, { align: 'center', bold: strong, color, size });
  };
  const number = (place: number): void => {
    const { x, y } = eye(place, 0, 0);
    const below = Math.min(y + apart + letters + grown + 6, lowest);
    write(paint, labels.number(place), x, below, { align: 'center', color: colors.muted });
  };
  faded(paint, pose.words * flat, () => {
    faded(paint, 1 - pose.own, () =>
      numbers.words.forEach((word, place) => {
        number(place);
        // Where there is little room, the two words that matter.
        if (place !== cat && place !== mouse) faded(paint, isNarrow ? alone : 1, () => name(word, place, 0, false));
      }),
    );
    const { moved, swapped, entered } = pose;
    faded(paint, pose.own, () => [cat, mouse].forEach((place) => number(place + Math.round(moved))));
    const hop = Math.sin(Math.PI * swapped) * 3 * letters;
    name(numbers.words[mouse]!, blend(mouse, cat, swapped) + moved, -hop, true);
    const fall = (1 - entered) * 90;
    faded(paint, entered, () => name(numbers.words[cat]!, blend(cat, mouse, swapped) + moved, hop + fall, true));
  });
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The part of a thread on one side of the axis, as far as it is wound and in the picture. */
function drawThread(paint: Paint, thread: Thread, pair: 0 | 1, color: string, near: boolean): void {
  const { pose, eye, context } = paint;
  const { first, every, rows, data } = thread;
  const row = (position: number): number => clamp(Math.round((position - first) / every), 0, rows - 1);
  const begin = row(Math.max(pose.focus - pose.span / 2, -0.6));
  const end = row(Math.min(pose.wound + (pose.own > 0 ? pose.moved : 0), pose.focus + pose.span / 2));
  // Far out, one in a few is fine enough.
  const stride = Math.max(1, Math.floor(pose.span / 16));
  const { threads, longest } = paint.numbers;
  const scale = reachOf[pair] / (thread === threads.place ? 1 : longest);
  context.beginPath();
  let joined = false;
  for (let at = begin; at <= end; at += stride) {
    const [right, up] = [data[16 * at + 2 * pair]! * scale, data[16 * at + 2 * pair + 1]! * scale];
    const point = eye(first + at * every, right, up);
    if (point.near !== near) {
      if (joined) context.lineTo(point.x, point.y);
      joined = false;
      continue;
    }
    if (joined) context.lineTo(point.x, point.y);
    else context.moveTo(point.x, point.y);
    joined = true;
  }
  context.strokeStyle = color;
  context.lineWidth = near ? 2.8 : 1.8;
  context.lineCap = context.lineJoin = 'round';
  context.stroke();
}

/** All threads on one side of the axis: the far ones fainter. */
export function drawThreads(paint: Paint, near: boolean): void {
  const { pose, numbers, colors } = paint;
  const { threads } = numbers;
  const seen = pose.thread * (near ? 1 : 0.7);
  faded(paint, seen * (1 - pose.own), () => drawThread(paint, threads.place, 0, colors.accent, near));
  faded(paint, seen * pose.slow, () => drawThread(paint, threads.place, 1, colors.slow, near));
  faded(paint, seen * pose.own, () => {
    drawThread(paint, threads.cat, 0, colors.accent, near);
    drawThread(paint, threads.mouse, 0, colors.ink, near);
  });
}

const corners = Array.from({ length: 73 }, (_corner, k) => (k * Math.PI) / 36);

function drawRim(paint: Paint, place: number): void {
  const { context, eye, colors } = paint;
  context.beginPath();
  for (const angle of corners) {
    const { x, y } = eye(place, Math.sin(angle), Math.cos(angle));
    context.lineTo(x, y);
  }
  faded(paint, 0.72, () => {
    context.fillStyle = colors.wash;
    context.fill();
  });
  context.strokeStyle = colors.edge;
  context.lineWidth = 1.25;
  context.stroke();
  faded(paint, 0.6, () => {
    line(paint, [eye(place, -1, 0), eye(place, 1, 0)], colors.line, 1);
    line(paint, [eye(place, 0, -1), eye(place, 0, 1)], colors.line, 1);
  });
}

function drawHands(paint: Paint, which: 'cat' | 'mouse', place: number): void {
  const { pose, eye, colors, numbers, letters } = paint;
  const middle = eye(place, 0, 0);
  const hand = (pair: 0 | 1, color: string, thick: number): void => {
    // Beside the arrow of the word the slow hand is as long as the other, as both are in numbers.
    const reach = blend(reachOf[pair], 1, pose.arrow);
    const tip = tipOf(paint, place, handAt(paint, which, place, pair), reach);
    line(paint, [middle, tip], color, thick);
    dot(paint, tip, thick + 2, color);
  };
  const fast = which === 'cat' ? colors.accent : colors.ink;
  // Beside the arrow of the word there is room for the hand of its own pair only.
  const seen = (pair: 0 | 1): number => 1 - (pair === numbers.plane ? 1 : 0.85) * pose.arrow;
  faded(paint, pose.slow * seen(1), () => hand(1, colors.slow, which === 'cat' ? 3.5 : 2.5));
  faded(paint, seen(0), () => hand(0, fast, which === 'cat' ? 3.5 : 2.5));
  faded(paint, pose.names, () => {
    const { right, up } = handAt(paint, which, place, 0);
    const { x, y } = eye(place, 1.13 * right, 1.13 * up);
    const align = right > 0.3 ? 'left' : right < -0.3 ? 'right' : 'center';
    write(paint, numbers.words[which === 'cat' ? cat : mouse]!, x, y, {
      align,
      bold: true,
      color: fast,
      size: letters + 1,
    });
  });
}

export function drawClocks(paint: Paint): void {
  const { pose } = paint;
  const at = standing(paint);
  const second = (): void => faded(paint, pose.clock * pose.second, () => drawRim(paint, at.mouse));
  const secondHands = (): void => faded(paint, pose.clock * pose.second, () => drawHands(paint, 'mouse', at.mouse));
  // The farther one first; seen along the axis, one rim is enough for both.
  if (pose.yaw < 85) second();
  faded(paint, pose.clock, () => drawRim(paint, at.cat));
  secondHands();
  faded(paint, pose.clock, () => drawHands(paint, 'cat', at.cat));
}
