import {
  firstRise,
  nearestRepeat,
  offsetSimilarity,
  similarity,
  sinusoidal,
  type FirstRise,
  type Table,
  type Measure,
  type NearestRepeat,
} from 'posenc';
import { colorsBetween, type CellColors } from '../shared/figure/matrix.ts';
import type { DistanceValues } from './properties.ts';

type Shape = Pick<DistanceValues, 'dim' | 'base'>;

/** Two positions, in all three measures. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly dot: number;
  readonly cosine: number;
  readonly distance: number;
}

/** Measured between the two rows of the table, not taken from the formula. */
export function measurePair({ dim, base }: Shape, first: number, second: number): Pair {
  const row = (position: number): Table<Float64Array> =>
    sinusoidal({ positions: [position], dim, base, dtype: 'float64' });
  const [table, others] = [row(first), row(second)];
  const by = (measure: Measure): number => similarity({ table, others, measure }).data[0] ?? 0;
  return { first, second, dot: by('dot'), cosine: by('cosine'), distance: by('distance') };
}

/** Everything that the figure draws and that the pointed pair does not change. */
export interface Similarities {
  readonly matrix: Table<Float32Array>;
  readonly colors: CellColors;
  readonly least: number;
  readonly greatest: number;
  /** The closed form at fractional offsets, from 0. */
  readonly offsets: Float64Array;
  readonly closed: Float64Array;
  /** Largest difference between the matrix and the closed form. */
  readonly error: number;
  readonly rise: FirstRise | undefined;
}

/** Points of the closed form for each offset: the fastest wave has 2 pi of them. */
const finer = 8;

/** All that is drawn of a width, a base, a number of positions and a measure. */
export function similarities({ dim, base, positions, measure }: DistanceValues): Similarities {
  const matrix = similarity({ table: sinusoidal({ positions, dim, base }), measure });
  const count = (positions - 1) * finer + 1;
  const closed = offsetSimilarity({ dim, base, measure, offsets: { count, step: 1 / finer } });
  let [least, greatest, error] = [Infinity, -Infinity, 0];
  matrix.data.forEach((value, cell) => {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
    const offset = Math.abs((cell % positions) - Math.floor(cell / positions));
    error = Math.max(error, Math.abs(value - (closed[offset * finer] ?? 0)));
  });
  const offsets = Float64Array.from({ length: count }, (_offset, k) => k / finer);
  const colors = colorsBetween('viridis', least, greatest);
  return { matrix, colors, least, greatest, offsets, closed, error, rise: firstRise({ dim, base }) };
}

/** The nearest repeat and the distance of neighbours. A long range takes a while. */
export interface Repeat extends NearestRepeat {
  readonly neighbour: number;
}

export function findRepeat({ dim, base, from, last }: DistanceValues): Repeat {
  const [neighbour = 0] = offsetSimilarity({ dim, base, offsets: [1], measure: 'distance' });
  return { ...nearestRepeat({ dim, base, first: from, last }), neighbour };
}

/** Cosine by offset for one of the widths that are set side by side. */
export interface Narrow {
  readonly dim: number;
  readonly cosines: Float64Array;
  readonly rise: FirstRise | undefined;
}

/** Widths from very narrow to the paper's. */
const widths = [4, 8, 32, 128, 512];

/** Offsets 0 to 60 at each width: as far as the paper's width needs to rise for the first time, and a little more. */
export const compareSpan = 60;

export const widthsOf = (base: number): readonly Narrow[] =>
  widths.map((dim) => ({
    dim,
    cosines: offsetSimilarity({ dim, base, offsets: { count: compareSpan * 4 + 1, step: 1 / 4 }, measure: 'cosine' }),
    rise: firstRise({ dim, base, limit: compareSpan }),
  }));
