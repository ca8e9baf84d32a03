// Fourier features of coordinates that need not be integers.
import * as cpp from '../../../../build/wasm/calls.js';
import { checkStillThere, type ArrayOf, type Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import { fitShape, numberRows, numbersInOrder, shapedNumbers } from '../runtime/lists.ts';
import type { Matrix } from '../runtime/matrix.ts';
import type { Items } from '../runtime/memory.ts';
import type { Call } from '../runtime/record.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import type { NumberList } from '../runtime/positions.ts';

/** Refuses lists that are not whole rows. */
function checkRows(points: Float64Array, name: string, width: number): void {
  if (points.length % width === 0) return;
  throw wrongValue('POSENC_SHAPE_MISMATCH', name, points, `whole rows of ${width}, not ${points.length} numbers`);
}

/**
 * Features of the points under a name, [N, width], some of them at a time. Errors name items of the lists in `items`.
 */
function features<D extends Dtype, N extends string, T extends { readonly [P in N]: Float64Array }>(
  callee: Call<T & { out: Float64Array }, void>,
  values: T & { readonly dtype: unknown; readonly out: unknown },
  name: N,
  width: number,
  columns: number,
  items: Items,
): Matrix<ArrayOf<D>> {
  const points: Float64Array = values[name];
  checkRows(points, name, width);
  checkStillThere(points);
  return makePieces(points.length / width, columns, values, (first, count, out) => {
    const some = points.slice(first * width, (first + count) * width);
    call(callee, { ...values, [name]: some, out }, items);
  });
}

/** `logarithmic`: 1, 2, 4, ...; `linear`: equal steps from 1 to 2^(frequencies - 1). */
export type NerfSpacing = 'logarithmic' | 'linear';

export interface NerfOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [N, dimensions], or any axes before the last; a tensor, or a list of its rows. */
  readonly points: NumberList;
  /** Coordinates of a point; default 3. */
  readonly dimensions?: number | undefined;
  /** 0 to 60; default 10. */
  readonly frequencies?: number | undefined;
  /** Whether the coordinates themselves come first; default true. */
  readonly includeInput?: boolean | undefined;
  /** Whether frequencies are multiplied by pi, as in the paper; default false, as in the official code. */
  readonly includePi?: boolean | undefined;
  /** Default `logarithmic`. */
  readonly spacing?: NerfSpacing | undefined;
}

const pointKeys = ['points', ...outputKeys] as const;

/**
 * NeRF's features: x first, then for each frequency the sines of all coordinates, then their cosines.
 *
 * Shapes: points [N, dimensions] one after the other; returns [N, dimensions (2 frequencies + 1)], row-major, or
 * [N, dimensions 2 frequencies] without the input.
 * Units: coordinates as the model has them; angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for numbers beyond 2^53, for points that are
 * not whole rows of `dimensions`, and for an `out` of the wrong length; `PosencError` when WebAssembly is missing or
 * memory runs out. A failing call changes nothing.
 *
 * @example
 * nerfFeatures({ points: [0.25, -0.5, 0.75] }).columns; // 63
 */
export function nerfFeatures<D extends Dtype = 'float32'>(options: NerfOptions<D>): Matrix<ArrayOf<D>> {
  enter('nerfFeatures');
  const read = readFields(cpp.NerfOptions, options, pointKeys);
  const { dimensions, frequencies, includeInput } = read;
  const points = numberRows(read.points, 'points', dimensions);
  const columns = dimensions * (2 * frequencies + Number(includeInput));
  return features(cpp.nerfFeatures, { ...read, points }, 'points', dimensions, columns, { points });
}

export interface GaussianFourierOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [N, dimensions], or any axes before the last; a tensor, or a list of its rows. */
  readonly points: NumberList;
  /** Coordinates of a point. */
  readonly dimensions: number;
  /**
   * [F, dimensions], or a list of its rows; drawn once, then kept. A tensor [dimensions, F] is turned, as SAM has its
   * `positional_encoding_gaussian_matrix`; where both sizes are the same, the rows are those of [F, dimensions].
   */
  readonly matrix: NumberList;
}

/**
 * Gaussian Fourier features: [sin 2 pi B x | cos 2 pi B x].
 *
 * Shapes: points [N, dimensions], matrix [F, dimensions] or a tensor [dimensions, F]; returns [N, 2 F], row-major.
 * Units: coordinates as the model has them, multiplied by the matrix in turns.
 * Errors: as `nerfFeatures`, and `RangeError` for a matrix that is not whole rows of `dimensions`.
 *
 * @example
 * gaussianFeatures({ points: [0.25, 0.5], dimensions: 2, matrix: [1, 0, 0, 1, 1, 1] }).columns; // 6
 */
export function gaussianFeatures<D extends Dtype = 'float32'>(options: GaussianFourierOptions<D>): Matrix<ArrayOf<D>> {
  enter('gaussianFeatures');
  const read = readFields(cpp.GaussianFourierOptions, options, gaussianKeys);
  const { dimensions } = read;
  const points = numberRows(read.points, 'points', dimensions),
    matrix = readProjection(read.matrix, dimensions);
  checkRows(matrix, 'matrix', dimensions);
  return features(
    cpp.gaussianFeatures,
    { ...read, points, matrix },
    'points',
    dimensions,
    (2 * matrix.length) / dimensions,
    {
      points,
      matrix,
    },
  );
}

const gaussianKeys = ['points', 'matrix', ...outputKeys] as const;

/** [F, dimensions], from a tensor that has its axes in either order. */
function readProjection(value: unknown, dimensions: number): Float64Array {
  const { data, shape } = shapedNumbers(value, 'matrix');
  fitShape(shape, 'matrix', ['frequencies', dimensions], [dimensions, 'frequencies']);
  if (shape?.length !== 2 || shape[1] === dimensions) return data;
  const count = data.length / dimensions;
  return data.map((_, i) => data[(i % dimensions) * count + Math.floor(i / dimensions)] as number);
}

export interface NoiseLevelOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly levels: NumberList;
  /** Drawn once, and then kept. */
  readonly weights: NumberList;
  /** Whether the logarithm of the level is taken; default true. */
  readonly log?: boolean | undefined;
  /** Whether the cosines come first; default false. */
  readonly flipSinToCos?: boolean | undefined;
}

/**
 * The features of a noise level in score-based models: [sin 2 pi u w | cos 2 pi u w] with u = ln(level).
 *
 * Shapes: levels [N], weights [F]; returns [N, 2 F], row-major.
 * Units: levels are standard deviations of the noise; u w is in turns.
 * Errors: as `nerfFeatures`, and `RangeError` for a level that has no logarithm.
 *
 * @example
 * noiseLevelFeatures({ levels: [0.01, 50], weights: [1, 2, 4] }).columns; // 6
 */
export function noiseLevelFeatures<D extends Dtype = 'float32'>(options: NoiseLevelOptions<D>): Matrix<ArrayOf<D>> {
  enter('noiseLevelFeatures');
  const read = readFields(cpp.NoiseLevelOptions, options, levelKeys);
  const values = { ...read, levels: numbersInOrder(read.levels, 'levels') };
  return features(cpp.noiseLevelFeatures, values, 'levels', 1, 2 * values.weights.length, { weights: values.weights });
}

const levelKeys = ['levels', ...outputKeys] as const;

export interface BoxOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [N, 4], four numbers a box; a tensor, or a list of its rows. */
  readonly boxes: NumberList;
  /** 1 to 65536; default 8. */
  readonly frequencies?: number | undefined;
}

/**
 * GLIGEN's features of boxes: for each frequency 100^(k / frequencies) the sines of the four numbers, then their
 * cosines.
 *
 * Shapes: boxes [N, 4] one after the other; returns [N, 8 frequencies], row-major.
 * Units: coordinates as the model has them (GLIGEN: parts of the picture, 0 to 1); angles in radians.
 * Errors: as `nerfFeatures`, where a row is the four numbers of a box.
 *
 * @example
 * boxFeatures({ boxes: [0.1, 0.2, 0.5, 0.9] }).columns; // 64
 */
export function boxFeatures<D extends Dtype = 'float32'>(options: BoxOptions<D>): Matrix<ArrayOf<D>> {
  enter('boxFeatures');
  const read = readFields(cpp.BoxOptions, options, boxKeys);
  const values = { ...read, boxes: numberRows(read.boxes, 'boxes', 4) };
  return features(cpp.boxFeatures, values, 'boxes', 4, 8 * values.frequencies, { boxes: values.boxes });
}

const boxKeys = ['boxes', ...outputKeys] as const;
