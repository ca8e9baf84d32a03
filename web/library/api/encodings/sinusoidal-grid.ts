import type { AnyFloats, ArrayOf, Dtype, OutOf } from '../runtime/arguments.ts';
import { enter } from '../runtime/errors.ts';
import { chosen } from '../runtime/fields.ts';
import type { Matrix, Tensor } from '../runtime/matrix.ts';
import { detrGrid, type DetrOptions } from './detr.ts';
import {
  patchConventions,
  type DiffusersGridOptions,
  type DiffusersVideoOptions,
  type VisionGridOptions,
} from './grids.ts';
import { axesConventions, type MultidimOptions, type Tensor2TensorGridOptions } from './multidim.ts';
import { samGrid, type SamGridOptions } from './sam-grid.ts';

/** A table of cells one after the other. */
export type PatchGridOptions<D extends Dtype = Dtype> =
  | VisionGridOptions<D>
  | DiffusersGridOptions<D>
  | DiffusersVideoOptions<D>
  | SamGridOptions<D>;

/** A table in the shape of its grid. */
export type AxesGridOptions<D extends Dtype = Dtype> =
  | DetrOptions<D>
  | MultidimOptions<D>
  | Tensor2TensorGridOptions<D>;

/** The project or paper that defines the table; each convention has its own options. */
export type SinusoidalGridOptions<D extends Dtype = Dtype> = PatchGridOptions<D> | AxesGridOptions<D>;

/**
 * Sin-cos tables of grids: patches, frames, cells. x counts columns, y rows, t frames. `convention`
 * says whose; no layout is the usual one:
 *
 * - `mae`: [sin x | cos x | sin y | cos y] with base^(-k / (D / 4)); `bigVision`: the same with D / 4 - 1; `mocoV3`: as
 *   MAE, but column by column after a zero row; `timm`: [sin y | sin x | cos y | cos x]
 * - `diffusers`: as MAE at the coordinates index / (size / baseSize) / interpolationScale; `diffusersVideo`: a quarter
 *   of the columns [sin t | cos t], then three quarters [sin x | cos x | sin y | cos y]
 * - `sam`: [sin | cos] of 2 pi p G, with the checkpoint's matrix G and p the middles of cells, or of clicked pixels, in
 *   [-1, 1]
 * - `detr`: interleaved, rows first, channels first; cells that are not masked count from 1 along each axis, and end at
 *   `scale` when normalised
 * - `multidim`: axis k owns the columns [k c, (k + 1) c), c = 2 ceil(D / (2 axes)), interleaved, cut at D
 * - `tensor2tensor`: axis k owns [2qk, 2q(k + 1)), q = floor(D / (2 axes)), as [q sines | q cosines]; the rest is zero
 *
 * Shapes: patches and video [rows, D], cells row by row, after the zero rows of class or extra tokens; `sam` [cells or
 * points, D] with a matrix [2, D / 2]; `detr` [B, 2 axisDim, height, width]; `multidim` and `tensor2tensor`
 * [...sizes, D].
 * Units: positions in cells or frames, angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `dim` that the convention does not
 * divide, a base not above 1, a scale not above 0, other than 1 to 16 sizes, a mask of another size, an option of
 * timm with another convention, a grid beyond memory, an `out` of the wrong length; `PosencError` when WebAssembly is
 * missing or memory runs out. A failing call changes nothing.
 * Accuracy: within 2^-24 of the true value, rounded once. Cost: O(cells D).
 *
 * @example
 * sinusoidalGrid({ convention: 'mae', height: 14, width: 14, dim: 768, classToken: true });
 */
export function sinusoidalGrid<T extends OutOf<Dtype>>(options: PatchGridOptions & { readonly out: T }): Matrix<T>;
export function sinusoidalGrid<T extends OutOf<Dtype>>(options: AxesGridOptions & { readonly out: T }): Tensor<T>;
export function sinusoidalGrid<D extends Dtype = 'float32'>(options: PatchGridOptions<D>): Matrix<ArrayOf<D>>;
export function sinusoidalGrid<D extends Dtype = 'float32'>(options: SinusoidalGridOptions<D>): Tensor<ArrayOf<D>>;
export function sinusoidalGrid(options: SinusoidalGridOptions): Tensor<AnyFloats>;
export function sinusoidalGrid(options: SinusoidalGridOptions): Tensor<AnyFloats> {
  enter('sinusoidalGrid');
  return chosen<Tensor<AnyFloats>>(options, { ...patchConventions, ...axesConventions, detr: detrGrid, sam: samGrid });
}
