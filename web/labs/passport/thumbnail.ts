import { line } from '../shared/thumbnails/marks.ts';

/** Layers of two kinds: five that see a window, one that sees everything. */
export default function thumbnail(): string {
  return Array.from({ length: 18 }, (_layer, k) => {
    const all = k % 6 === 5;
    const x = 6 + k * 5;
    return line(
      [
        [x, 54],
        [x, all ? 8 : 32],
      ],
      all ? 'accent' : 'ink',
    );
  }).join('');
}
