// Sin-cos tables of image patches and video. What all functions here share:
//
// Shapes: [rows, D] for `dim` = D, row-major; cells row by row unless a convention says otherwise, after the zero rows
// of class or extra tokens. x counts columns of the image, y rows.
// Units: positions in cells, angles in radians.
// Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `dim` that the convention does not
// divide, a base not above 1, a scale not above 0, a grid beyond memory, an `out` of the wrong length; `PosencError`
// when WebAssembly is missing or memory runs out. A failing call changes nothing.
import type { Matrix } from '../runtime/matrix.ts';
import {
  readBoolean,
  readName,
  readNumber,
  readOptions,
  readSize,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { makeRows, type TableOutput } from '../runtime/rows.ts';

/**
 * `mae`: [sin x | cos x | sin y | cos y] with base^(-k / (D / 4)); `bigVision`: the same with D / 4 - 1; `mocoV3`: as
 * MAE, but column by column after a zero row; `timm`: [sin y | sin x | cos y | cos x].
 */
export type VisionConvention = 'mae' | 'bigVision' | 'mocoV3' | 'timm';

export const visionConventions: readonly VisionConvention[] = ['mae', 'bigVision', 'mocoV3', 'timm'];

export interface VisionGridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Default `mae`. */
  readonly convention?: VisionConvention | undefined;
  readonly height: number;
  readonly width: number;
  /** A multiple of 4. */
  readonly dim: number;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
  /** Whether a zero row comes first; default as the convention has it (`mocoV3`: yes). */
  readonly classToken?: boolean | undefined;
  /** With `timm` only: [sin y | cos y | sin x | cos x]. */
  readonly interleaveSinCos?: boolean | undefined;
  /** With `timm` only: x where y was, and the cells column by column. */
  readonly reverseCoordinates?: boolean | undefined;
}

/**
 * The sin-cos tables of vision transformers.
 *
 * Shapes, Units: as the file says, rows = height x width, and 1 with a class token. Errors: as the file says, and
 * `RangeError` for an option of timm with another convention.
 *
 * @example
 * visionGrid({ convention: 'mae', height: 14, width: 14, dim: 768, classToken: true });
 */
export function visionGrid<D extends Dtype = 'float32'>(options: VisionGridOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<VisionGridOptions>(options, 'options', [
    'convention',
    'height',
    'width',
    'dim',
    'base',
    'classToken',
    'interleaveSinCos',
    'reverseCoordinates',
    'dtype',
    'out',
  ]);
  const convention = readName(read.convention, 'convention', visionConventions, 'mae');
  const height = readSize(read.height, 'height', 0);
  const width = readSize(read.width, 'width', 0);
  const dim = readSize(read.dim, 'dim', 1);
  const base = readNumber(read.base, 'base', 10000);
  const token = readBoolean(read.classToken, 'classToken', visionConventions[convention] === 'mocoV3') ? 1 : 0;
  const interleave = readBoolean(read.interleaveSinCos, 'interleaveSinCos', false);
  const reverse = readBoolean(read.reverseCoordinates, 'reverseCoordinates', false);
  return makeRows(height * width + token, dim, undefined, read, (module, count, _list, wide) =>
    module.vision_grid_start(convention, count && height, count && width, dim, base, token, interleave, reverse, wide),
  );
}

export interface DiffusersGridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly height: number;
  readonly width: number;
  /** A multiple of 4. */
  readonly dim: number;
  /** The size that the model was trained with, 1 to 2^20; default 16. */
  readonly baseSize?: number | undefined;
  /** At least 2^-20; default 1. */
  readonly interpolationScale?: number | undefined;
  /** Default false. */
  readonly classToken?: boolean | undefined;
  /** Zero rows first, but only together with `classToken`; default 0. */
  readonly extraTokens?: number | undefined;
}

/**
 * The table of diffusers' 2-D patch embedding: [sin x | cos x | sin y | cos y] of the coordinates
 * index / (size / baseSize) / interpolationScale.
 *
 * Shapes, Units, Errors: as the file says, rows = height x width, and extraTokens with a class token.
 *
 * @example
 * diffusersGrid({ height: 64, width: 64, dim: 1152, interpolationScale: 2 });
 */
export function diffusersGrid<D extends Dtype = 'float32'>(options: DiffusersGridOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<DiffusersGridOptions>(options, 'options', [
    'height',
    'width',
    'dim',
    'baseSize',
    'interpolationScale',
    'classToken',
    'extraTokens',
    'dtype',
    'out',
  ]);
  const height = readSize(read.height, 'height', 0);
  const width = readSize(read.width, 'width', 0);
  const dim = readSize(read.dim, 'dim', 1);
  const baseSize = readSize(read.baseSize, 'baseSize', 1, 16);
  const scale = readNumber(read.interpolationScale, 'interpolationScale', 1);
  const token = readBoolean(read.classToken, 'classToken', false);
  const extra = readSize(read.extraTokens, 'extraTokens', 0, 0);
  return makeRows(height * width + (token ? extra : 0), dim, undefined, read, (module, count, _list, wide) =>
    module.diffusers_grid_start(count && height, count && width, dim, baseSize, scale, token, extra, wide),
  );
}

export interface DiffusersVideoOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly frames: number;
  readonly height: number;
  readonly width: number;
  /** A multiple of 16. */
  readonly dim: number;
  /** At least 2^-20; default 1. */
  readonly spatialInterpolationScale?: number | undefined;
  /** At least 2^-20; default 1. */
  readonly temporalInterpolationScale?: number | undefined;
}

/**
 * The table of diffusers' video models: a quarter of the columns for time, [sin t | cos t], then three quarters
 * [sin x | cos x | sin y | cos y].
 *
 * Shapes, Units, Errors: as the file says, rows = frames x height x width.
 *
 * @example
 * diffusersVideoGrid({ frames: 13, height: 30, width: 45, dim: 1920 });
 */
export function diffusersVideoGrid<D extends Dtype = 'float32'>(options: DiffusersVideoOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<DiffusersVideoOptions>(options, 'options', [
    'frames',
    'height',
    'width',
    'dim',
    'spatialInterpolationScale',
    'temporalInterpolationScale',
    'dtype',
    'out',
  ]);
  const frames = readSize(read.frames, 'frames', 0);
  const height = readSize(read.height, 'height', 0);
  const width = readSize(read.width, 'width', 0);
  const dim = readSize(read.dim, 'dim', 1);
  const space = readNumber(read.spatialInterpolationScale, 'spatialInterpolationScale', 1);
  const time = readNumber(read.temporalInterpolationScale, 'temporalInterpolationScale', 1);
  return makeRows(frames * height * width, dim, undefined, read, (module, count, _list, wide) =>
    module.diffusers_video_start(count && frames, count && height, count && width, dim, space, time, wide),
  );
}
