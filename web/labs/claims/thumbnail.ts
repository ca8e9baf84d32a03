import { sinusoidal } from 'posenc';
import { text } from '../shared/thumbnails/marks.ts';

/** The row that lesson 004 prints for position 4, and the true one. */
export default function thumbnail(): string {
  const { data } = sinusoidal({ positions: [4], dim: 4, dtype: 'float64' });
  const written = (values: Iterable<number>): string[] => Array.from(values, (value) => value.toFixed(3));
  const printed = ['-0.757', '-0.653', '0.040', '1.000'];
  const right = written(data);
  const row = (values: readonly string[], x: number, wrong: boolean): string =>
    values
      .map((value, k) =>
        text(value.replace('-', '−'), [x, 14 + k * 14], wrong && value !== right[k] ? 'struck' : 'ink'),
      )
      .join('');
  return row(printed, 4, true) + row(right, 54, false);
}
