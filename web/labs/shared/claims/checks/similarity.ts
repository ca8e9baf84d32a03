// Claims about the similarity of two positions.
import {
  firstCollision,
  firstRise,
  fitShift,
  nearestRepeat,
  offsetSimilarity,
  shiftMatrix,
  shiftResidual,
  similarity,
  sinusoidal,
  variantTable,
} from 'posenc';
import { largestOf, rounding, type Check } from '../check.ts';

/** Lessons 004 and 000: neighbours have the higher dot product. */
export const near: Check = () => {
  const [, one = 0] = offsetSimilarity({ dim: 512, offsets: 2 });
  const [hundred = 0] = offsetSimilarity({ dim: 512, offsets: [100] });
  const rise = firstRise({ dim: 512, limit: 1000 });
  const [first = 0, sixth = 0, narrowFar = 0] = offsetSimilarity({ dim: 4, offsets: [1, 6, 100] });
  const verdict = one <= hundred ? 'wrong' : rise || sixth > first ? 'rough' : 'right';
  return {
    verdict,
    values: { one, hundred, share: (hundred / 256) * 100, rise: rise?.offset ?? 0, first, sixth, narrowFar },
  };
};

/** Lesson 000 prints two distances. */
export const distances000: Check = () => {
  const table = sinusoidal({ positions: [5, 6, 50], dim: 64, dtype: 'float64' });
  const { data } = similarity({ table, measure: 'distance' });
  const [close = 0, far = 0] = [data[1], data[2]];
  return { verdict: close < far ? 'right' : 'wrong', values: { close, far } };
};

/** Lesson 001: the dot product as a sum of cosines, the shift as rotations, values within -1 and 1. */
export const identities001: Check = () => {
  const [dim, positions, shift] = [64, 100, 7];
  const table = sinusoidal({ positions, dim, dtype: 'float64' });
  const measured = similarity({ table }).data;
  const closed = offsetSimilarity({ dim, offsets: positions });
  const dot = largestOf(
    Array.from(
      measured,
      (value, cell) => value - (closed[Math.abs((cell % positions) - Math.floor(cell / positions))] ?? 0),
    ),
  );
  const rotation = shiftResidual({ table, matrix: shiftMatrix({ dim, shift }), shift }).largest;
  const bound = largestOf(table.data);
  return {
    verdict: dot < 100 * rounding && rotation < rounding && bound < 1 + rounding ? 'right' : 'wrong',
    values: { dim, positions, shift, dot, rotation, bound },
  };
};

/** Lesson 001: very long sequences may repeat. */
export const repeat001: Check = () => {
  const search = (dim: number, last: number): { offset: number; distance: number } => nearestRepeat({ dim, last });
  const [two, four, six] = [search(2, 1000), search(4, 2e6), search(6, 2e6)];
  const [neighbour = 0] = offsetSimilarity({ dim: 4, offsets: [1], measure: 'distance' });
  const verdict = four.distance === 0 ? 'right' : four.distance < neighbour ? 'imprecise' : 'wrong';
  return {
    verdict,
    values: {
      last: 2e6,
      offset: four.offset,
      distance: four.distance,
      six: six.distance,
      two: two.distance,
      twoOffset: two.offset,
      neighbour,
    },
  };
};

/** Lessons 000 and 004: PE(p + k) is a linear map of PE(p), the same for every p. */
export const linear: Check = () => {
  const residual = (formula: 'paper' | 'doubledExponent'): number =>
    fitShift({ table: variantTable({ positions: 1000, dim: 4, formula }), shift: 5 }).residual.largest;
  const wide = shiftResidual({
    table: sinusoidal({ positions: 100, dim: 64, dtype: 'float64' }),
    matrix: shiftMatrix({ dim: 64, shift: 5 }),
    shift: 5,
  }).largest;
  const [paper, doubled] = [residual('paper'), residual('doubledExponent')];
  return { verdict: Math.max(paper, wide) < 100 * rounding ? 'right' : 'wrong', values: { paper, wide, doubled } };
};

/** Lessons 000 and 004: no two positions share a row. */
export const unique: Check = () => {
  const limit = 199999;
  const widths = [2, 4, 6, 64];
  const collisions = widths.filter((dim) =>
    firstCollision({ dim, frequencies: 'float64', angles: 'float64', values: 'float32', limit }),
  );
  const coarse = firstCollision({ dim: 64, format: 'bfloat16', limit: 1000 });
  const closest = Math.min(...[4, 6, 64].map((dim) => nearestRepeat({ dim, last: limit }).distance));
  return {
    verdict: collisions.length === 0 ? 'right' : 'wrong',
    values: {
      collisions: collisions.length,
      count: limit + 1,
      closest,
      coarseFirst: coarse?.first ?? 0,
      coarseSecond: coarse?.second ?? 0,
    },
  };
};
