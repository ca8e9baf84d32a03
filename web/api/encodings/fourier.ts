// Fourier features of coordinates that need not be integers. What all functions here share:
//
// Shapes: [N, W], row-major; each says what W is. Points lie one after the other.
// Units: coordinates as the model has them, angles in radians.
// Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for numbers beyond 2^53, points that are not
// whole rows, an `out` of the wrong length; `PosencError` when WebAssembly is missing or memory runs out. A failing
// call changes nothing.
import type { Matrix } from '../runtime/matrix.ts';
import {
  checkStillThere,
  numberList,
  readBoolean,
  readName,
  readOptions,
  readSize,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import type { Address, PosencModule } from '../runtime/module.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';

type Numbers = ArrayLike<number> | Iterable<number>;

/** The numbers of a list, all of them checked, so that nothing is written before one is refused. */
function readPoints(value: unknown, name: string, width: number): Float64Array {
  const points = numberList(value, name);
  if (points.length % width !== 0) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', name, points, `whole rows of ${width}, not ${points.length} numbers`);
  }
  points.forEach((x, i) => {
    if (Math.abs(x) <= 2 ** 53) return;
    throw wrongValue(
      Number.isFinite(x) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE',
      `${name}[${i}]`,
      x,
      'numbers up to 2^53',
    );
  });
  return points;
}

/** Features of points [N, width], some of them at a time, with a second list that goes along. */
function features<D extends Dtype>(
  points: Float64Array,
  width: number,
  columns: number,
  more: Float64Array,
  read: { readonly dtype?: unknown; readonly out?: unknown },
  call: (module: PosencModule, points: Address, count: number, more: Address, out: Address, elements: number) => number,
): Matrix<ArrayOf<D>> {
  checkStillThere(points, more);
  return makePieces(points.length / width, columns, read, (first, count, to) => {
    const some = points.slice(first * width, (first + count) * width);
    transfer([some, more], [to], (module, [from, along], [into]) =>
      call(module, from as number, some.length, along as number, into as number, to.length),
    );
  });
}

const nothing = new Float64Array(0);

/** `logarithmic`: 1, 2, 4, ...; `linear`: equal steps from 1 to 2^(frequencies - 1). */
export type NerfSpacing = 'logarithmic' | 'linear';

const spacings: readonly NerfSpacing[] = ['logarithmic', 'linear'];

export interface NerfOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly points: Numbers;
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

/**
 * NeRF's features: x first, then for each frequency the sines of all coordinates, then their cosines.
 *
 * Shapes: as the file says, W = dimensions (2 frequencies + 1), or dimensions 2 frequencies without the input.
 * Units, Errors: as the file says.
 *
 * @example
 * nerfFeatures({ points: [0.25, -0.5, 0.75] }).columns; // 63
 */
export function nerfFeatures<D extends Dtype = 'float32'>(options: NerfOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<NerfOptions>(options, 'options', [
    'points',
    'dimensions',
    'frequencies',
    'includeInput',
    'includePi',
    'spacing',
    'dtype',
    'out',
  ]);
  const dimensions = readSize(read.dimensions, 'dimensions', 1, 3);
  const points = readPoints(read.points, 'points', dimensions);
  const frequencies = readSize(read.frequencies, 'frequencies', 0, 10);
  const input = readBoolean(read.includeInput, 'includeInput', true);
  const pi = readBoolean(read.includePi, 'includePi', false);
  const spacing = readName(read.spacing, 'spacing', spacings, 'logarithmic');
  const columns = dimensions * (2 * frequencies + (input ? 1 : 0));
  return features(points, dimensions, columns, nothing, read, (module, at, count, _more, out, elements) =>
    module.nerf_features(at, count, dimensions, frequencies, input, pi, spacing, out, elements),
  );
}

export interface GaussianFourierOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly points: Numbers;
  /** Coordinates of a point. */
  readonly dimensions: number;
  /** Rows of as many numbers as there are dimensions: drawn once, and then kept. */
  readonly matrix: Numbers;
}

/**
 * Gaussian Fourier features: [sin 2 pi B x | cos 2 pi B x].
 *
 * Shapes: as the file says, W = 2 rows of the matrix. Units, Errors: as the file says.
 *
 * @example
 * gaussianFeatures({ points: [0.25, 0.5], dimensions: 2, matrix: [1, 0, 0, 1, 1, 1] }).columns; // 6
 */
export function gaussianFeatures<D extends Dtype = 'float32'>(options: GaussianFourierOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<GaussianFourierOptions>(options, 'options', [
    'points',
    'dimensions',
    'matrix',
    'dtype',
    'out',
  ]);
  const dimensions = readSize(read.dimensions, 'dimensions', 1);
  const points = readPoints(read.points, 'points', dimensions);
  const matrix = readPoints(read.matrix, 'matrix', dimensions);
  const columns = (2 * matrix.length) / dimensions;
  return features(points, dimensions, columns, matrix, read, (module, at, count, more, out, elements) =>
    module.gaussian_features(at, count, dimensions, more, matrix.length, out, elements),
  );
}

export interface NoiseLevelOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly levels: Numbers;
  /** Drawn once, and then kept. */
  readonly weights: Numbers;
  /** Whether the logarithm of the level is taken; default true. */
  readonly log?: boolean | undefined;
  /** Whether the cosines come first; default false. */
  readonly flipSinToCos?: boolean | undefined;
}

/**
 * The features of a noise level in score-based models: [sin 2 pi u w | cos 2 pi u w] with u = ln(level).
 *
 * Shapes: [levels, 2 weights]. Units: as the file says. Errors: as the file says, and `RangeError` for a level that has
 * no logarithm.
 *
 * @example
 * noiseLevelFeatures({ levels: [0.01, 50], weights: [1, 2, 4] }).columns; // 6
 */
export function noiseLevelFeatures<D extends Dtype = 'float32'>(options: NoiseLevelOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<NoiseLevelOptions>(options, 'options', [
    'levels',
    'weights',
    'log',
    'flipSinToCos',
    'dtype',
    'out',
  ]);
  const levels = readPoints(read.levels, 'levels', 1);
  const weights = readPoints(read.weights, 'weights', 1);
  const log = readBoolean(read.log, 'log', true);
  const flip = readBoolean(read.flipSinToCos, 'flipSinToCos', false);
  return features(levels, 1, 2 * weights.length, weights, read, (module, at, count, more, out, elements) =>
    module.noise_level_features(at, count, more, weights.length, log, flip, out, elements),
  );
}

export interface BoxOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Four numbers a box. */
  readonly boxes: Numbers;
  /** 1 to 65536; default 8. */
  readonly frequencies?: number | undefined;
}

/**
 * GLIGEN's features of boxes: for each frequency 100^(k / frequencies) the sines of the four numbers, then their
 * cosines.
 *
 * Shapes: [boxes, 8 frequencies]. Units, Errors: as the file says.
 *
 * @example
 * boxFeatures({ boxes: [0.1, 0.2, 0.5, 0.9] }).columns; // 64
 */
export function boxFeatures<D extends Dtype = 'float32'>(options: BoxOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<BoxOptions>(options, 'options', ['boxes', 'frequencies', 'dtype', 'out']);
  const boxes = readPoints(read.boxes, 'boxes', 4);
  const frequencies = readSize(read.frequencies, 'frequencies', 1, 8);
  return features(boxes, 4, 8 * frequencies, nothing, read, (module, at, count, _more, out, elements) =>
    module.box_features(at, count, frequencies, out, elements),
  );
}
