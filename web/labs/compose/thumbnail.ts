import { sinusoidal, type Table } from 'posenc';
import { cells, line, text, wide } from '../shared/thumbnails/marks.ts';
import { rowsOf, tokensOf, vectorsOf } from '../sentence/words.ts';

/** A word's vector, its position's below it, and their sum. */
export default function thumbnail(): string {
  const seed = 1;
  const dim = 24;
  const word = vectorsOf(tokensOf('mouse'), rowsOf(['mouse'], seed), dim);
  const place = sinusoidal({ positions: [4], dim, dtype: 'float64' });
  const content = { ...word, data: word.data.map((value) => value * Math.sqrt(dim)) };
  const sum = { ...word, data: content.data.map((value, column) => value + (place.data[column] ?? 0)) };
  const reach = Math.max(...sum.data.map(Math.abs));
  const row = (matrix: Table<Float64Array>, y: number): string =>
    cells(matrix, { x: 14, y, width: 82, height: 14 }, 'RdBu', reach);
  return [
    row(content, 0),
    row(place, 18),
    row(sum, 46),
    text('+', [2, 29]),
    text('=', [2, 57]),
    line(
      [
        [0, 39],
        [wide, 39],
      ],
      'faint',
    ),
  ].join('');
}
