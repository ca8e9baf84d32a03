import { line } from '../shared/thumbnails/marks.ts';

/** Layers above their text: of three, one sees all of it up to the position, and the others a window. */
export default function thumbnail(): string {
  const [left, here, end] = [8, 62, 90];
  const layers = Array.from({ length: 9 }, (_layer, k) => {
    const [all, y] = [k % 3 === 1, 44 - k * 4.75];
    return line(
      [
        [all ? left : here - 3, y],
        [here, y],
      ],
      all ? 'accent' : 'ink',
    );
  });
  const text = line(
    [
      [left, 52],
      [end, 52],
    ],
    'faint',
  );
  const words = line(
    [
      [left, 52],
      [here, 52],
    ],
    'ink',
  );
  return [text, words, ...layers].join('');
}
