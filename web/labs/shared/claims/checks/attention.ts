// Claims about attention, with the made-up words and weights of the labs about sentences.
import { attention, equivarianceError, learnedTable, rowNorms, sinusoidal, type Table, type Tensor } from 'posenc';
import { biasesOf, projectionsOf, rowsOf, tokensOf, vectorsOf } from '../../../sentence/words.ts';
import { apart, largestOf, rounding, type Check } from '../check.ts';

const dim = 16;
const seed = 1;
const first = tokensOf('the cat chases the mouse');
/** Word i of the second sentence is word order[i] of the first. */
const order = [3, 4, 2, 0, 1];

function content(): Table<Float64Array> {
  return vectorsOf(
    first,
    rowsOf(
      first.map(({ word }) => word),
      seed,
    ),
    dim,
  );
}

const positions = (): Table<Float64Array> => sinusoidal({ positions: first.length, dim, dtype: 'float64' });
const weights = (): NonNullable<ReturnType<typeof projectionsOf>> => {
  const made = projectionsOf('seeded', dim, seed);
  if (!made) throw new Error('made-up weights are never the identity');
  return made;
};

const cell = ({ data, shape }: Tensor<Float64Array>, row: number, column: number): number =>
  data[row * (shape[1] ?? 0) + column] ?? 0;

/** By how much a map of T x T differs along one diagonal. */
function spreadAlongDiagonals(map: Tensor<Float64Array>): number {
  const size = map.shape[1] ?? 0;
  let spread = 0;
  for (let offset = 1 - size; offset < size; offset += 1) {
    const values = Array.from({ length: size - Math.abs(offset) }, (_cell, k) =>
      cell(map, k + Math.max(0, -offset), k + Math.max(0, offset)),
    );
    spread = Math.max(spread, Math.max(...values) - Math.min(...values));
  }
  return spread;
}

/** Lesson 001 (000 and 004 similarly): the same words in another order give identical results. */
export const order001: Check = () => {
  const words = content();
  const projections = weights();
  const shuffled = {
    ...words,
    data: Float64Array.from(order.flatMap((from) => Array.from(words.data.subarray(from * dim, (from + 1) * dim)))),
  };
  const along = equivarianceError({ content: words, ...projections, permutation: order });
  const [a, b] = [
    attention({ content: words, ...projections }).output,
    attention({ content: shuffled, ...projections }).output,
  ];
  const inPlace = apart(a.data, b.data);
  const mean = ({ data, rows, columns }: Table<Float64Array>): number[] =>
    Array.from(
      { length: columns },
      (_column, column) =>
        Array.from({ length: rows }, (_row, row) => data[row * columns + column] ?? 0).reduce(
          (sum, value) => sum + value,
          0,
        ) / rows,
    );
  const verdict = inPlace < rounding ? 'right' : along < rounding ? 'imprecise' : 'wrong';
  return { verdict, values: { along, inPlace, means: apart(mean(a), mean(b)) } };
};

/** Lesson 001: the fourth term is a function of the distance. */
export const fourth001: Check = () => {
  const [words, places] = [content(), positions()];
  const spread = (projections: ReturnType<typeof projectionsOf>): number =>
    spreadAlongDiagonals(attention({ content: words, positions: places, ...projections }).terms.positionPosition);
  const [made, identity] = [spread(weights()), spread(null)];
  return { verdict: made < 100 * rounding ? 'right' : 'wrong', values: { made, identity } };
};

/** Lesson 001: softmax "by rows" of S = K^T Q, where keys are the rows. */
export const softmax001: Check = () => {
  const shares = attention({ content: content(), positions: positions(), ...weights() }).weights;
  const size = first.length;
  const all = Array.from({ length: size }, (_index, index) => index);
  const sum = (of: (k: number) => number): number => all.reduce((total, k) => total + of(k), 0);
  // Here a query is a row; the lesson's matrix is the transpose, so that its columns are these rows.
  const columns = largestOf(all.map((query) => sum((key) => cell(shares, query, key)) - 1));
  const rows = largestOf(all.map((key) => sum((query) => cell(shares, query, key)) - 1));
  return { verdict: rows < rounding ? 'right' : 'wrong', values: { columns, rows } };
};

/** Lesson 001: four terms make up the score. */
export const terms001: Check = () => {
  const given = { content: content(), positions: positions(), ...weights() };
  const plain = attention(given);
  const added = (terms: typeof plain.terms): number[] =>
    Array.from(
      terms.contentContent.data,
      (value, index) =>
        value +
        (terms.contentPosition.data[index] ?? 0) +
        (terms.positionContent.data[index] ?? 0) +
        (terms.positionPosition.data[index] ?? 0),
    );
  const error = apart(added(plain.terms), plain.scores.data);
  const withBiases = attention({ ...given, ...biasesOf(dim, seed) });
  return {
    verdict: error < rounding ? 'right' : 'wrong',
    values: { error, biases: apart(plain.scores.data, withBiases.scores.data) },
  };
};

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Lesson 001: bounded values cannot dominate. */
export const dominate001: Check = () => {
  const places = sinusoidal({ positions: 100, dim: 512, dtype: 'float64' });
  const [bound, norm] = [largestOf(places.data), mean(rowNorms({ table: places }))];
  const embedding = mean(
    rowNorms({
      table: learnedTable({ rows: 100, dim: 512, initialization: 'inverseSqrtDim', seed: 1, dtype: 'float64' }),
    }),
  );
  const verdict = bound > 1 + rounding ? 'wrong' : norm > embedding ? 'imprecise' : 'right';
  return { verdict, values: { bound, norm, embedding, times: norm / embedding } };
};

/** Lesson 002: values between -1 and 1 hardly move the embeddings. */
export const small002: Check = () => {
  const norm = mean(rowNorms({ table: sinusoidal({ positions: 100, dim: 512, dtype: 'float64' }) }));
  // As torch.randn makes them in the lesson.
  const plain = mean(
    rowNorms({ table: learnedTable({ rows: 100, dim: 512, standardDeviation: 1, seed: 1, dtype: 'float64' }) }),
  );
  const scaled = plain * Math.sqrt(512);
  const small = (embedding: number): boolean => norm < embedding / 10;
  const verdict = small(plain) ? 'right' : small(scaled) ? 'conditional' : 'wrong';
  return { verdict, values: { norm, plain, scaled, share: (norm / scaled) * 100, sharePlain: (norm / plain) * 100 } };
};
