import { circle, line } from '../shared/thumbnails/marks.ts';
import { headFor } from './head.ts';

/** The query and the key of the pair that the lab begins with, rotated by the library. */
export default function thumbnail(): string {
  const settings = { query: 14, key: 5, pairing: 'interleaved', base: 10000, dim: '16', pair: 1 } as const;
  const { turnedQ, turnedK } = headFor(settings, 'cat mouse').pairs[1]!;
  const scale = 26 / Math.max(Math.hypot(...turnedQ), Math.hypot(...turnedK));
  const arrow = ([x, y]: readonly [number, number], kind: string): string =>
    line(
      [
        [48, 30],
        [48 + scale * x, 30 - scale * y],
      ],
      kind,
    );
  return circle([48, 30], 26) + arrow(turnedK, 'ink') + arrow(turnedQ, 'accent');
}
