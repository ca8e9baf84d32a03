// Sin-cos tables of image patches and video. What all functions here share:
//
// Shapes: [rows, D] for `dim` = D, row-major; cells row by row unless a convention says otherwise, after the zero rows
// of class or extra tokens. x counts columns of the image, y rows.
// Units: positions in cells, angles in radians.
// Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `dim` that the convention does not
// divide, a base not above 1, a scale not above 0, a grid beyond memory, an `out` of the wrong length; `PosencError`
// when WebAssembly is missing or memory runs out. A failing call changes nothing.
import * as cpp from '../../../build/wasm/calls.js';
import type { ArrayOf, Dtype } from '../runtime/arguments.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Matrix } from '../runtime/matrix.ts';
import { makeRows, type TableOutput } from '../runtime/rows.ts';

/**
 * `mae`: [sin x | cos x | sin y | cos y] with base^(-k / (D / 4)); `bigVision`: the same with D / 4 - 1; `mocoV3`: as
 * MAE, but column by column after a zero row; `timm`: [sin y | sin x | cos y | cos x].
 */
export type VisionConvention = 'mae' | 'bigVision' | 'mocoV3' | 'timm';

/** Options that leave a grid without cells. */
const noCells = { height: 0, width: 0 };

export interface VisionGridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: VisionConvention;
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
  const read = readFields(cpp.VisionGridOptions, options, outputKeys);
  const values = { ...read, classToken: read.classToken ?? read.convention === 'mocoV3' };
  const rows = values.height * values.width + Number(values.classToken);
  return makeRows(cpp.visionGrid, values, rows, values.dim, read, noCells);
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
  const values = readFields(cpp.DiffusersGridOptions, options, outputKeys);
  const rows = values.height * values.width + (values.classToken ? values.extraTokens : 0);
  return makeRows(cpp.diffusersGrid, values, rows, values.dim, values, noCells);
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
  const values = readFields(cpp.DiffusersVideoOptions, options, outputKeys);
  const rows = values.frames * values.height * values.width;
  return makeRows(cpp.diffusersVideoGrid, values, rows, values.dim, values, { frames: 0, ...noCells });
}
