import { similarity, timestepEmbedding } from 'posenc';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

const [steps, dim, step] = [1000, 320, 500];

const embedding = (timesteps: readonly number[], flipped: boolean) =>
  timestepEmbedding({
    timesteps,
    dim,
    dtype: 'float64',
    ...(flipped ? { flipSinToCos: true, downscaleFreqShift: 0 } : { flipSinToCos: false, downscaleFreqShift: 1 }),
  });

/** The first steps, a few of the cosines. */
function table(): Drawn {
  const [rows, columns, apart] = [100, 32, 5];
  const { data } = embedding(
    Array.from({ length: rows }, (_row, at) => at),
    true,
  );
  const cells = Array.from({ length: rows * columns }, (_cell, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return data[row * dim + apart * column] ?? 0;
  });
  return { data: cells, rows, columns };
}

export default {
  lab: { id: 'encode', state: { positions: 100, dim: 64, layout: 'concatenated' } },
  figure: { element: 'posenc-heatmap', settings: { min: -1, max: 1 }, matrix: table },
  numbers: () => {
    const apart = similarity({ table: embedding([step, step + 1, 0], true), measure: 'distance' }).data;
    const orders = similarity({
      table: embedding([step], true),
      others: embedding([step], false),
      measure: 'distance',
    });
    const length = Math.sqrt(similarity({ table: embedding([step], true) }).data[0] ?? 0);
    return {
      last: exact(steps - 1),
      dim: exact(dim),
      length: rounded(length, 1),
      step: exact(step),
      later: exact(step + 1),
      near: rounded(apart[1] ?? 0, 1),
      far: rounded(apart[2] ?? 0, 1),
      orders: rounded(orders.data[0] ?? 0, 1),
    };
  },
  next: ['positions-between-whole-numbers', 'two-dimensions', 'interleaved-or-concatenated'],
  sources: ['ddpm', 'diffusers'],
} as const satisfies Question;
