// The two- and three-dimensional rotary embeddings of published models, as grids for `applyRotary`.
import * as cpp from '../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { inWords } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import type { Call } from '../runtime/record.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { gridOf, type RotaryGrid } from './rotary-grid.ts';

interface Cells {
  /** Rows of the grid, 1 to 2^15. */
  readonly height: number;
  /** Columns of the grid, 1 to 2^15. */
  readonly width: number;
}

interface Width {
  /** The channels of a head. */
  readonly headDim: number;
}

interface Base {
  /** Default 10000. */
  readonly base?: number | undefined;
}

const make = <T extends object>(callee: Call<T, cpp.RotaryGrid>, options: unknown): RotaryGrid =>
  inWords({ positions: 'offset' }, () => gridOf(call(callee, readFields(callee, options) as unknown as T)));

export interface EvaRotaryOptions extends Width, Cells, Base {
  /** The grid that positions are stretched to; default none. */
  readonly referenceHeight?: number | undefined;
  readonly referenceWidth?: number | undefined;
  /** Added to each index; default 0. */
  readonly offset?: number | undefined;
}

/**
 * EVA-02 and timm: the first D / 4 pairs turn by the row, the others by the column, with bands base^(-k / (D / 4)).
 *
 * Shapes: a grid of height x width tokens, row by row, and headDim / 2 pairs. Units: radians per cell.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for a headDim that is not a multiple of 4,
 * and for sizes, bases and factors that are out of range. All grids of this file alike.
 *
 * @example
 * const grid = evaRotary({ headDim: 64, height: 14, width: 14 });
 * applyRotary(q, { heads: 12, headDim: 64, headsFirst: true, grid, pairing: 'interleaved' });
 */
export const evaRotary = (options: EvaRotaryOptions): RotaryGrid => make(cpp.evaRotary, options);

export interface AxialRotaryOptions extends Cells, Base {
  /** The channels that each axis owns, even. */
  readonly axisDim: number;
  /** `pixel`: coordinates from -1 to 1; `language`: 0, 1, 2, ... */
  readonly bands: 'pixel' | 'language';
  /** For `pixel`; default 10. */
  readonly maxFrequency?: number | undefined;
}

/**
 * lucidrains' axial form: rows own the first axisDim channels, columns the next.
 *
 * Shapes: height x width tokens, axisDim pairs. Units: radians per coordinate. Errors: as `evaRotary`; axisDim is even.
 *
 * @example
 * const grid = axialRotary({ axisDim: 32, height: 14, width: 14, bands: 'pixel' });
 * applyRotary(q, { headDim: 64, grid, pairing: 'interleaved' });
 */
export const axialRotary = (options: AxialRotaryOptions): RotaryGrid => make(cpp.axialRotary, options);

export interface Dinov3RotaryOptions extends Width, Cells {
  /** Default 100. */
  readonly base?: number | undefined;
  /** What coordinates are divided by: each axis' own size (default), the larger, the smaller. */
  readonly normalize?: 'separate' | 'max' | 'min' | undefined;
  /** Instead of a base: periods in equal ratios from one to the other. */
  readonly minPeriod?: number | undefined;
  readonly maxPeriod?: number | undefined;
}

/**
 * DINOv3: centres of cells in [-1, 1]; rows first. Models turn by it with `rotateHalf`.
 *
 * Shapes: height x width tokens, headDim / 2 pairs. Units: radians per coordinate. Errors: as `evaRotary`, and a
 * POSENC_MISSING_KEY when only one period is given.
 *
 * @example
 * const grid = dinov3Rotary({ headDim: 64, height: 14, width: 14 });
 * applyRotary(q, { heads: 6, headDim: 64, headsFirst: true, grid, pairing: 'rotateHalf' });
 */
export const dinov3Rotary = (options: Dinov3RotaryOptions): RotaryGrid => make(cpp.dinov3Rotary, options);

export interface MixedRotaryOptions extends Width, Cells {
  /** Default 1. */
  readonly heads?: number | undefined;
  /** Learned: [2, H, D / 2], first those of the column, then those of the row. */
  readonly frequencies: ArrayLike<number> | Iterable<number>;
}

/**
 * RoPE-Mixed: learned frequencies of both axes for every head.
 *
 * Shapes: height x width tokens, headDim / 2 pairs, heads. Units: radians per cell. Errors: as `evaRotary`.
 *
 * @example
 * const grid = mixedRotary({ heads: 6, headDim: 64, height: 14, width: 14, frequencies });
 * applyRotary(q, { heads: 6, headDim: 64, headsFirst: true, grid, pairing: 'interleaved' });
 */
export const mixedRotary = (options: MixedRotaryOptions): RotaryGrid => make(cpp.mixedRotary, options);

/**
 * What the frequencies of one head of RoPE-Mixed start from; `turn` is the random angle of that head.
 *
 * Shapes: [2, D / 2], flat. Units: radians per cell. Errors: as `evaRotary`.
 *
 * @example
 * mixedFrequencies({ headDim: 64, turn: 2 * Math.PI * Math.random() }).length; // 64
 */
export function mixedFrequencies(
  options: Width & { readonly base?: number | undefined; readonly turn?: number | undefined },
): Float64Array {
  const values = readFields(cpp.MixedFrequencyOptions, options);
  const out = makeDoubles(Math.min(values.headDim, cpp.largestHeadDim));
  call(cpp.mixedFrequencies, { ...values, out });
  return out;
}

export interface Diffusers2dRotaryOptions extends Width, Cells, Base {
  /** The first coordinates; default 0. */
  readonly startRow?: number | undefined;
  readonly startColumn?: number | undefined;
  /** The ends, not reached; default the size. */
  readonly stopRow?: number | undefined;
  readonly stopColumn?: number | undefined;
}

/**
 * diffusers' two-dimensional form, whose FIRST pairs turn by the column.
 *
 * Shapes: height x width tokens, headDim / 2 pairs. Units: radians per coordinate. Errors: as `evaRotary`.
 *
 * @example
 * const grid = diffusers2dRotary({ headDim: 88, height: 64, width: 64 });
 * applyRotary(q, { heads: 16, headDim: 88, headsFirst: true, grid, pairing: 'interleaved' });
 */
export const diffusers2dRotary = (options: Diffusers2dRotaryOptions): RotaryGrid =>
  make(cpp.diffusers2dRotary, options);

export interface CogvideoxRotaryOptions extends Width, Cells, Base {
  readonly frames: number;
  /** The ends of the coordinates, not reached; default the size. */
  readonly stopRow?: number | undefined;
  readonly stopColumn?: number | undefined;
}

/**
 * CogVideoX: a quarter of the channels for the frame, the rest for row and column.
 *
 * Shapes: frames x height x width tokens, headDim / 2 pairs. Units: radians per frame or coordinate. Errors: as
 * `evaRotary`; headDim is a multiple of 16.
 *
 * @example
 * const grid = cogvideoxRotary({ headDim: 64, frames: 13, height: 30, width: 45 });
 * applyRotary(q, { heads: 30, headDim: 64, headsFirst: true, grid, pairing: 'interleaved' });
 */
export const cogvideoxRotary = (options: CogvideoxRotaryOptions): RotaryGrid => make(cpp.cogvideoxRotary, options);

export interface LuminaRotaryOptions extends Width, Cells, Base {
  /** Divides the frequencies; default 1. */
  readonly linearFactor?: number | undefined;
  /** Multiplies the base; default 1. */
  readonly ntkFactor?: number | undefined;
}

/**
 * Lumina: pairs turn by row and column in turns.
 *
 * Shapes: height x width tokens, headDim / 2 pairs. Units: radians per cell. Errors: as `evaRotary`.
 *
 * @example
 * const grid = luminaRotary({ headDim: 96, height: 64, width: 64, ntkFactor: 2 });
 * applyRotary(q, { heads: 24, headDim: 96, headsFirst: true, grid, pairing: 'interleaved' });
 */
export const luminaRotary = (options: LuminaRotaryOptions): RotaryGrid => make(cpp.luminaRotary, options);
