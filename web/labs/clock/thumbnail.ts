import { sinusoidal } from 'posenc';
import { circle, line } from '../shared/thumbnails/marks.ts';

/** The hands of d = 16 at position 10. */
export default function thumbnail(): string {
  const { data } = sinusoidal({ positions: [10], dim: 16, dtype: 'float64' });
  const dial = (pair: number): string => {
    const [x, y] = [12 + (pair % 4) * 24, 15 + Math.floor(pair / 4) * 30];
    const [sine, cosine] = [data[2 * pair] ?? 0, data[2 * pair + 1] ?? 0];
    return (
      circle([x, y], 10.5) +
      line(
        [
          [x, y],
          [x + 10.5 * cosine, y - 10.5 * sine],
        ],
        pair === 0 ? 'accent' : 'ink',
      )
    );
  };
  return Array.from({ length: 8 }, (_pair, pair) => dial(pair)).join('');
}
