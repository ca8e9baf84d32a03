import {
  angularFrequencies,
  sinusoidal,
  fitShift,
  learnedTable,
  shiftMatrix,
  shiftResidual,
  similarity,
  wavelengths,
  type Table as AnyTable,
  type ShiftResidual,
} from 'posenc';
import { remember } from '../shared/state/remember.ts';
import { sources, type ShiftValues, type Source } from './properties.ts';

type Table = AnyTable<Float64Array>;
type View = Pick<ShiftValues, 'dim' | 'base' | 'shift' | 'rows' | 'seed'>;

/** A matrix that should take every row p of a table to row p + k, and its residual. */
export interface Attempt {
  readonly source: Source;
  /** Row r is PE(p) and row r + |k| is PE(p + k); for a negative k the rows run backwards. */
  readonly table: Table;
  readonly matrix: Table;
  /** The matrix times row r. */
  readonly reached: Table;
  readonly residual: ShiftResidual;
  /** Independent directions of the rows; known for fits. */
  readonly rank: number | undefined;
  /** The largest residual, in magnitude, at each p, from the first p on. */
  readonly left: Float64Array;
}

/** A learned table has rows as long as the others: each entry with the standard deviation of a sine. */
export const deviation = Math.SQRT1_2;

/** The first position that has a partner k further in a table that starts at 0. */
export const firstStart = ({ shift }: Pick<View, 'shift'>): number => Math.max(0, -shift);

/** The row of the table of `attempt` for position p. */
export const rowOf = ({ shift, rows }: Pick<View, 'shift' | 'rows'>, position: number): number =>
  shift < 0 ? rows - 1 - position : position;

function tableOf(source: Source, { dim, base, shift, rows, seed }: View): Table {
  const positions = shift < 0 ? { first: rows - 1, count: rows, step: -1 } : rows;
  if (source === 'sinusoidal') return sinusoidal({ positions, dim, base, dtype: 'float64' });
  if (source === 'doubled')
    return sinusoidal({ convention: 'doubledExponent', positions, dim, base, dtype: 'float64' });
  const table = learnedTable({ rows, dim, standardDeviation: deviation, seed, dtype: 'float64' });
  if (shift >= 0) return table;
  const data = new Float64Array(table.data.length);
  for (let row = 0; row < rows; row += 1)
    data.set(table.data.subarray(row * dim, (row + 1) * dim), (rows - 1 - row) * dim);
  return { ...table, data };
}

/** A table and its matrix. */
export function attempt(source: Source, view: View): Attempt {
  const { dim, base, shift, rows } = view;
  const table = tableOf(source, view);
  const steps = Math.abs(shift);
  const known = source === 'sinusoidal' ? shiftMatrix({ dim, base, shift }) : undefined;
  const fit = known ? undefined : fitShift({ table, shift: steps });
  const matrix = known ?? (fit as NonNullable<typeof fit>).matrix;
  const residual = fit?.residual ?? shiftResidual({ table, matrix, shift: steps });
  const count = rows - steps;
  // An entry of the matrix times a column is the dot product with one of its rows.
  const reached = similarity({
    table: { data: table.data.subarray(0, count * dim), rows: count, columns: dim },
    others: matrix,
  });
  const left = new Float64Array(count);
  const first = firstStart(view);
  for (let index = 0; index < count; index += 1) {
    const row = rowOf(view, first + index);
    for (let column = 0; column < dim; column += 1) {
      const gap = (reached.data[row * dim + column] ?? 0) - (table.data[(row + steps) * dim + column] ?? 0);
      left[index] = Math.max(left[index] ?? 0, Math.abs(gap));
    }
  }
  return { source, table, matrix, reached, residual, rank: fit?.rank, left };
}

export type Attempts = Readonly<Record<Source, Attempt>>;

/** Attempts cached one by one: moving p computes none of them, and a new seed only the learned one. */
export function rememberAttempts(): (view: View) => Attempts {
  const each = sources.map((source) => {
    const keyOf = ({ dim, base, shift, rows, seed }: View): readonly unknown[] => [
      dim,
      shift,
      rows,
      source === 'learned' ? seed : base,
    ];
    return [source, remember((view: View) => attempt(source, view), keyOf)] as const;
  });
  return (view) => Object.fromEntries(each.map(([source, made]) => [source, made(view)])) as unknown as Attempts;
}

type Point = readonly [x: number, y: number];

/** The two columns of a pair as a plane: the sine's to the right, the cosine's upwards, as on the clock. */
export interface Plane {
  readonly pair: number;
  readonly from: Point;
  readonly to: Point;
  /** Where the matrix takes `from`. */
  readonly reached: Point;
  /** The larger of the two differences between `reached` and `to`. */
  readonly gap: number;
  /** Radians that the pair turns by, clockwise; undefined for tables whose pairs do not turn. */
  readonly turned: number | undefined;
  /** Points of the way round, in the plane's own units of length 1. */
  readonly arc: readonly Point[];
}

/** A few points a radian look round. */
const finer = 10;

/** The turn from PE(p) to PE(p + k); of many turns only the last two are drawn. */
function arcOf(start: number, turned: number): readonly Point[] {
  const drawn =
    Math.sign(turned) *
    (Math.abs(turned) > 4 * Math.PI ? (Math.abs(turned) % (2 * Math.PI)) + 2 * Math.PI : Math.abs(turned));
  const count = Math.max(Math.ceil(Math.abs(drawn) * finer), 1) + 1;
  const from = start + turned - drawn;
  // A table of width two turns by one radian a position, so its positions are angles.
  const { data } = sinusoidal({
    positions: { first: from, count, step: drawn / (count - 1) },
    dim: 2,
    dtype: 'float64',
  });
  return Array.from({ length: count }, (_point, index) => [data[2 * index] ?? 0, data[2 * index + 1] ?? 0] as const);
}

/** The chosen pairs of an attempt at the position pointed at. */
export function planesOf(view: ShiftValues, { source, table, reached }: Attempt): readonly Plane[] {
  const { dim, base, shift, position, pairs } = view;
  const row = rowOf(view, position);
  const frequencies = source === 'sinusoidal' ? angularFrequencies({ dim, base }) : undefined;
  return [...pairs]
    .sort((a, b) => a - b)
    .map((pair) => {
      const at = ({ data }: Table, index: number): Point => [
        data[index * dim + 2 * pair] ?? 0,
        data[index * dim + 2 * pair + 1] ?? 0,
      ];
      const [to, got] = [at(table, row + Math.abs(shift)), at(reached, row)];
      const frequency = frequencies?.[2 * pair];
      const turned = frequency === undefined ? undefined : frequency * shift;
      return {
        pair,
        from: at(table, row),
        to,
        reached: got,
        turned,
        gap: Math.max(Math.abs(to[0] - got[0]), Math.abs(to[1] - got[1])),
        arc: frequency === undefined || turned === undefined ? [] : arcOf(frequency * position, turned),
      };
    });
}

/** Why lesson 002's formula fails: its first sine would need a cosine that the table does not hold. */
export interface Missing {
  readonly sine: number;
  readonly cosine: number;
  /** How many times more slowly the cosine next to the first sine turns. */
  readonly slower: number;
}

export function missingOf({ dim, base, shift }: View): Missing {
  const [sine = 0, cosine = 1] = sinusoidal({ positions: [shift], dim: 2, dtype: 'float64' }).data;
  // The lesson gives that cosine the exponent 2 / d, which the second pair has here at any width.
  const [fast = 1, , slow = 1] = wavelengths({ dim: 2 * dim, base: base ** 2 });
  return { sine, cosine, slower: slow / fast };
}
