import {
  firstRise,
  nearestRepeat,
  offsetSimilarity,
  similarity,
  sinusoidal,
  type FirstRise,
  type Matrix,
  type Measure,
  type NearestRepeat,
} from 'posenc';
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
  const row = (position: number): Matrix<Float64Array> =>
    sinusoidal({ positions: [position], dim, base, dtype: 'float64' });
  const [table, others] = [row(first), row(second)];
  const by = (measure: Measure): number => similarity({ table, others, measure }).data[0] ?? 0;
  return { first, second, dot: by('dot'), cosine: by('cosine'), distance: by('distance') };
}

/** Everything that the figure draws and that the pointed pair does not change. */
export interface Similarities {
  readonly matrix: Matrix;
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

function compute({ dim, base, positions, measure }: DistanceValues): Similarities {
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
  return { matrix, least, greatest, offsets, closed, error, rise: firstRise({ dim, base }) };
}

/** Remembers its last answer: pointing at another pair computes no matrix. */
export class Similarity {
  #key = '';
  #last: Similarities | undefined;

  at(view: DistanceValues): Similarities {
    const key = [view.dim, view.base, view.positions, view.measure].join(' ');
    if (!this.#last || key !== this.#key) [this.#key, this.#last] = [key, compute(view)];
    return this.#last;
  }
}

/** Looks for the nearest repeat once the reader has stopped dragging, since a long range takes a while. */
export class RepeatSearch {
  readonly #found: () => void;
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: (NearestRepeat & { readonly key: string; readonly neighbour: number }) | undefined;

  constructor(found: () => void) {
    this.#found = found;
  }

  /** Undefined until it is found. */
  at({ dim, base, from, last }: DistanceValues): (NearestRepeat & { readonly neighbour: number }) | undefined {
    const key = [dim, base, from, last].join(' ');
    if (this.#last?.key === key) return this.#last;
    if (this.#wanted !== key) {
      this.#wanted = key;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        const [neighbour = 0] = offsetSimilarity({ dim, base, offsets: [1], measure: 'distance' });
        this.#last = { ...nearestRepeat({ dim, base, first: from, last }), neighbour, key };
        this.#found();
      }, 150);
    }
    return undefined;
  }
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

export class Widths {
  #base = Number.NaN;
  #last: readonly Narrow[] = [];

  at(base: number): readonly Narrow[] {
    if (base !== this.#base) {
      this.#base = base;
      this.#last = widths.map((dim) => ({
        dim,
        cosines: offsetSimilarity({
          dim,
          base,
          offsets: { count: compareSpan * 4 + 1, step: 1 / 4 },
          measure: 'cosine',
        }),
        rise: firstRise({ dim, base, limit: compareSpan }),
      }));
    }
    return this.#last;
  }
}
