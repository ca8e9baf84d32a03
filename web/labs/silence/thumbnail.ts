import { line, text } from '../shared/thumbnails/marks.ts';
import { bugs } from './bugs.ts';
import { errorsAt } from './heads.ts';

/** The error of the fast sines: nothing at position 0, and more and more. */
export default function thumbnail(): string {
  const positions = Array.from({ length: 45 }, (_position, k) => Math.round(2 ** (k * 0.386)));
  const errors = errorsAt(bugs.imp1316.model, 'fastSines', positions);
  const points = Array.from(
    errors,
    (error, k) => [4 + k * 2, 52 - 7 * (8 + Math.log10(Math.max(error, 1e-8)))] as const,
  );
  return (
    line(
      [
        [4, 24],
        [92, 24],
      ],
      'faint',
    ) +
    line(points, 'accent') +
    text('✓', [6, 18])
  );
}
