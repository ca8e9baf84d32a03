import {
  firstCollision,
  lowPrecisionTable,
  precisionErrors,
  roundToFormat,
  sinusoidal,
  type Collision,
  type NumberFormat,
} from 'posenc';
import type { ReachValues } from './properties.ts';

export const formats = ['float64', 'float32', 'float16', 'bfloat16'] as const satisfies readonly NumberFormat[];
export type Format = (typeof formats)[number];
export type Shape = Pick<ReachValues, 'dim' | 'base' | 'stage'>;

/** Which stages of the computation have the low format; the others have float64. */
export function stages(
  stage: ReachValues['stage'],
  format: Format,
): { readonly format: NumberFormat } | Readonly<Record<'frequencies' | 'angles' | 'values', NumberFormat>> {
  if (stage === 'all') return { format };
  return {
    frequencies: stage === 'frequencies' ? format : 'float64',
    angles: 'float64',
    values: stage === 'values' ? format : 'float64',
  };
}

/** Largest error in the rows at some positions, format by format. */
export interface ErrorCurves {
  readonly positions: readonly number[];
  readonly errors: Readonly<Record<Format, Float64Array>>;
}

/** Five positions to a factor of ten, from 1 to a thousand million. */
const sampled: readonly number[] = Array.from({ length: 46 }, (_position, k) => Math.round(10 ** (k / 5)));

const byFormat = <T>(of: (format: Format) => T): Readonly<Record<Format, T>> =>
  Object.fromEntries(formats.map((format) => [format, of(format)])) as Record<Format, T>;

export function errorCurves({ dim, base, stage }: Shape): ErrorCurves {
  const errors = byFormat((format) => precisionErrors({ positions: sampled, dim, base, ...stages(stage, format) }));
  return { positions: sampled, errors };
}

/** One format at the position chosen. */
export interface Reading {
  readonly format: Format;
  /** The position as it is kept for the computation; infinite where the format ends before it. */
  readonly kept: number;
  readonly error: number;
  /** The next position gets the very same row. */
  readonly likeNext: boolean;
}

/** The rows at one position: the true one, then as each format gives it. */
export interface AtPosition {
  readonly readings: readonly Reading[];
  readonly truth: Float64Array;
  readonly rows: Readonly<Record<Format, Float64Array>>;
}

export function atPosition({ dim, base, stage, position }: Shape & Pick<ReachValues, 'position'>): AtPosition {
  const pairs = byFormat(
    (format) => lowPrecisionTable({ positions: [position, position + 1], dim, base, ...stages(stage, format) }).data,
  );
  const readings = formats.map((format): Reading => {
    const data = pairs[format];
    return {
      format,
      kept: stage === 'all' ? (roundToFormat({ numbers: [position], format })[0] ?? Number.NaN) : position,
      error: precisionErrors({ positions: [position], dim, base, ...stages(stage, format) })[0] ?? Number.NaN,
      likeNext: data.subarray(0, dim).every((value, column) => value === data[dim + column]),
    };
  });
  const truth = sinusoidal({ positions: [position], dim, base, dtype: 'float64' }).data;
  return { readings, truth, rows: byFormat((format) => pairs[format].subarray(0, dim)) };
}

/** As far as every position is compared with all before it. */
export const searched = 65536;
/** float32 has 24 significant bits: from here on it skips whole numbers. */
const edge = 2 ** 24;

export interface FirstAlike {
  readonly found: Collision | undefined;
  /** The two are known to be alike, but may not be the first: searching from 0 on would take seconds. */
  readonly beyond: boolean;
}

function firstAlike({ dim, base, stage }: Shape, format: Format): FirstAlike {
  const found = firstCollision({ dim, base, ...stages(stage, format), limit: searched });
  if (found) return { found, beyond: false };
  const { data } = lowPrecisionTable({ positions: [edge, edge + 1], dim, base, ...stages(stage, format) });
  const same = data.subarray(0, dim).every((value, column) => value === data[dim + column]);
  return { found: same ? { first: edge, second: edge + 1 } : undefined, beyond: true };
}

/** The first two positions with one row, format by format. It takes a moment. */
export const firstAlikes = (shape: Shape): Readonly<Record<Format, FirstAlike>> =>
  byFormat((format) => firstAlike(shape, format));

/** All that the curves and the search depend on. */
export const shapeKey = ({ dim, base, stage }: Shape): readonly unknown[] => [dim, base, stage];
