import { attentionMask } from 'posenc';
import { cells, text } from '../shared/thumbnails/marks.ts';
import { promptLengths } from './properties.ts';

/** The mask of three packed texts: a triangle each. */
export default function thumbnail(): string {
  const sequences = promptLengths.flatMap((length, text) => Array<number>(length).fill(text));
  const count = sequences.length;
  const { data } = attentionMask({ queries: count, keys: count, causal: true, sequences });
  const matrix = { data: Float64Array.from(data, (seen) => 1 - seen), rows: count, columns: count };
  return cells(matrix, { x: 36, y: 0, width: 60, height: 60 }, 'viridis') + text('0 1 2', [0, 34]);
}
