// Sin-cos tables of image patches and of video: conventions of `sinusoidalGrid`, which documents them.
import * as cpp from '../../../../build/wasm/calls.js';
import type { Dtype, AnyFloats } from '../runtime/arguments.ts';
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

/** The sin-cos tables of vision transformers. */
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

/** diffusers' patch embedding: [sin x | cos x | sin y | cos y] of index / (size / baseSize) / interpolationScale. */
export interface DiffusersGridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: 'diffusers';
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

/** diffusers' video models: [sin t | cos t] in a quarter of the columns, then [sin x | cos x | sin y | cos y]. */
export interface DiffusersVideoOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: 'diffusersVideo';
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

function visionGrid(options: unknown, convention: VisionConvention): Matrix<AnyFloats> {
  const read = readFields(cpp.VisionGridOptions, options, conventionKeys, ['convention']);
  const values = { ...read, convention, classToken: read.classToken ?? convention === 'mocoV3' };
  const rows = values.height * values.width + Number(values.classToken);
  return makeRows(cpp.visionGrid, values, rows, values.dim, read, noCells);
}

const conventionKeys = [...outputKeys, 'convention'] as const;

/** The functions that make the table of each convention. */
export const patchConventions = {
  mae: visionGrid,
  bigVision: visionGrid,
  mocoV3: visionGrid,
  timm: visionGrid,
  diffusers(options: unknown): Matrix<AnyFloats> {
    const values = readFields(cpp.DiffusersGridOptions, options, conventionKeys);
    const rows = values.height * values.width + (values.classToken ? values.extraTokens : 0);
    return makeRows(cpp.diffusersGrid, values, rows, values.dim, values, noCells);
  },
  diffusersVideo(options: unknown): Matrix<AnyFloats> {
    const values = readFields(cpp.DiffusersVideoOptions, options, conventionKeys);
    const rows = values.frames * values.height * values.width;
    return makeRows(cpp.diffusersVideoGrid, values, rows, values.dim, values, { frames: 0, ...noCells });
  },
};
