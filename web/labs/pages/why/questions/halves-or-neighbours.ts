import { rotaryPermutation } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, listed, measured, rounded, type Drawn, type Question } from '../question.ts';
import { dot, headDim, queryAndKey, rotated } from '../heads.ts';

const [small, query, key] = [8, 7, 4];

const order = (dim: number): number[] => [...rotaryPermutation({ headDim: dim, to: 'rotateHalf' })];

/** The vector as weights permuted for halves would make it. */
const permuted = (x: Float64Array): Float64Array => Float64Array.from(order(x.length), (from) => x[from] ?? 0);

function scores(): { readonly neighbours: number; readonly halves: number; readonly mixed: number } {
  const [q, k] = queryAndKey();
  const score = (a: Float64Array, b: Float64Array, pairing: 'interleaved' | 'rotateHalf'): number =>
    dot(rotated(a, { position: query, pairing }), rotated(b, { position: key, pairing }));
  return {
    neighbours: score(q, k, 'interleaved'),
    halves: score(permuted(q), permuted(k), 'rotateHalf'),
    mixed: score(q, k, 'rotateHalf'),
  };
}

/** The rotation of a small head at position 1, as a matrix: row by row what becomes of each channel. */
function rotation(): Drawn {
  const rows = Array.from({ length: small }, (_row, channel) => {
    const unit = Float64Array.from({ length: small }, (_entry, at) => (at === channel ? 1 : 0));
    return [...rotated(unit, { position: 1, base: 10 })];
  });
  return { data: rows.flat(), rows: small, columns: small };
}

export default {
  lab: { id: 'rotate', state: { topic: 'pairing', permuted: true } },
  reads: { change: 'neighbours', guess: 'shown' },
  figure: { element: 'posenc-heatmap', settings: { min: -1, max: 1 }, matrix: rotation },
  numbers: () => {
    const { neighbours, halves, mixed } = scores();
    const [right, wrong] = taught(
      'worse',
      { model: 'rotary', row: 'right' },
      { model: 'rotary', row: 'neighbours for halves' },
    );
    return {
      small: exact(small),
      order: listed(order(small)),
      half: exact(small / 2),
      query: exact(query),
      key: exact(key),
      dim: exact(headDim),
      score: rounded(halves, 4),
      difference: measured(Math.abs(neighbours - halves)),
      mixed: rounded(mixed, 4),
      lossRight: rounded(right, 2),
      lossWrong: rounded(wrong, 2),
    };
  },
  next: ['query-and-key-not-value', 'interleaved-or-concatenated', 'kv-cache-positions'],
  sources: ['roformer', 'neox', 'llamaConversion'],
} as const satisfies Question;
