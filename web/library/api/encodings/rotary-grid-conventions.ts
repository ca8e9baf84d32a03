// The two- and three-dimensional rotary embeddings of published models, as grids for `applyRotary`.
import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { enter, inWords } from '../runtime/errors.ts';
import { chosen, readFields } from '../runtime/fields.ts';
import { numberList } from '../runtime/lists.ts';
import type { Call } from '../runtime/record.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { mropeGrid, type MropeOptions } from './mrope.ts';
import { drawnGrids } from './rotary-axes.ts';
import type { DrawnRotaryOptions } from './rotary-axes-options.ts';
import { gridOf, type RotaryGrid } from './rotary-grid.ts';
import type { NumberList } from '../runtime/positions.ts';

/** The cells that the tokens are. */
export interface RotaryCells {
  /** Rows of the grid, 1 to 2^15. */
  readonly height: number;
  /** Columns of the grid, 1 to 2^15. */
  readonly width: number;
}

const conventionKey = ['convention'] as const;

const make = <T extends object>(callee: Call<T, cpp.RotaryGrid>, options: unknown): RotaryGrid =>
  inWords({ positions: 'offset' }, () =>
    gridOf(call(callee, readFields(callee, options, conventionKey) as unknown as T)),
  );

/**
 * EVA-02 and timm: the first D / 4 pairs turn by the row, the others by the column, with bands base^(-k / (D / 4)), or
 * `inPixels` with bands of pixels.
 */
export interface EvaRotaryOptions extends RotaryCells {
  readonly convention: 'eva';
  /** The channels of a head. */
  readonly headDim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** The grid that positions are stretched to; default none. */
  readonly referenceHeight?: number | undefined;
  readonly referenceWidth?: number | undefined;
  /** Added to each index; default 0. None in pixels. */
  readonly offset?: number | undefined;
  /** `xy`: the first pairs turn by the column, as in timm's Perception Encoder; default `ij`. */
  readonly indexing?: 'ij' | 'xy' | undefined;
  /** Coordinates from -1 to 1, bands from pi to pi maxFrequency / 2 in equal ratios; default false, as in models. */
  readonly inPixels?: boolean | undefined;
  /** The bands of pixels in equal steps instead; default false. */
  readonly linearBands?: boolean | undefined;
  /** For pixels: timm's `max_res`; default 224. */
  readonly maxFrequency?: number | undefined;
}

/**
 * lucidrains' axial form: rows own the first axisDim channels, columns the next; with frames these own the first.
 */
export interface AxialRotaryOptions extends RotaryCells {
  readonly convention: 'axial';
  /** A third axis, before the others; default none. */
  readonly frames?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** The channels that each axis owns, even. */
  readonly axisDim: number;
  /** `pixel`: coordinates from -1 to 1; `language`: 0, 1, 2, ... */
  readonly bands: 'pixel' | 'language';
  /** For `pixel`; default 10. */
  readonly maxFrequency?: number | undefined;
}

/**
 * DINOv3: centres of cells in [-1, 1]; rows first. Models turn by it with `rotateHalf`.
 */
export interface Dinov3RotaryOptions extends RotaryCells {
  readonly convention: 'dinov3';
  /** The channels of a head. */
  readonly headDim: number;
  /** Default 100. */
  readonly base?: number | undefined;
  /** The divisor of coordinates: each axis' own size (default), the larger, the smaller. */
  readonly normalize?: 'separate' | 'max' | 'min' | undefined;
  /** Instead of a base: periods in equal ratios from one to the other. */
  readonly minPeriod?: number | undefined;
  readonly maxPeriod?: number | undefined;
}

/**
 * RoPE-Mixed: learned frequencies of both axes for every head.
 */
export interface MixedRotaryOptions extends RotaryCells {
  readonly convention: 'mixed';
  /** The channels of a head. */
  readonly headDim: number;
  /** Default 1. */
  readonly heads?: number | undefined;
  /** Learned: [2, H, D / 2], first those of the column, then those of the row; a tensor, or its elements. */
  readonly frequencies: NumberList;
}

const mixedKeys = ['convention', 'frequencies'] as const;

function mixedGrid(options: unknown): RotaryGrid {
  const read = readFields(cpp.mixedRotary, options, mixedKeys);
  const { heads, headDim } = read;
  const forms = [
    [2, heads, headDim / 2],
    [2, (heads * headDim) / 2],
  ];
  const frequencies = numberList(read.frequencies, 'frequencies', ...forms);
  return gridOf(call(cpp.mixedRotary, { ...read, frequencies }));
}

export interface MixedFrequencyOptions {
  readonly headDim: number;
  /** Default 10. */
  readonly base?: number | undefined;
  /** The random angle of the head, in radians; default 0. */
  readonly turn?: number | undefined;
}

/**
 * The initial frequencies of one head of RoPE-Mixed; `turn` is the random angle of that head.
 *
 * Shapes: [2, D / 2], flat. Units: radians per cell. Errors: as `rotaryGrid`.
 *
 * @example
 * mixedFrequencies({ headDim: 64, turn: 2 * Math.PI * Math.random() }).length; // 64
 */
export function mixedFrequencies(options: MixedFrequencyOptions): Float64Array {
  enter('mixedFrequencies');
  const values = readFields(cpp.MixedFrequencyOptions, options);
  const out = makeDoubles(Math.min(values.headDim, cpp.largestHeadDim));
  call(cpp.mixedFrequencies, { ...values, out });
  return out;
}

/** diffusers' two-dimensional form, whose first pairs turn by the column. */
export interface Diffusers2dRotaryOptions extends RotaryCells {
  readonly convention: 'diffusers';
  /** The channels of a head. */
  readonly headDim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** The first coordinates; default 0. */
  readonly startRow?: number | undefined;
  readonly startColumn?: number | undefined;
  /** The ends, not reached; default the size. */
  readonly stopRow?: number | undefined;
  readonly stopColumn?: number | undefined;
}

/**
 * CogVideoX: a quarter of the channels for the frame, the rest for row and column.
 */
export interface CogvideoxRotaryOptions extends RotaryCells {
  readonly convention: 'cogvideox';
  /** The channels of a head. */
  readonly headDim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  readonly frames: number;
  /** The ends of the coordinates, not reached; default the size. */
  readonly stopRow?: number | undefined;
  readonly stopColumn?: number | undefined;
}

/**
 * Lumina: pairs turn by row and column in turns.
 */
export interface LuminaRotaryOptions extends RotaryCells {
  readonly convention: 'lumina';
  /** The channels of a head. */
  readonly headDim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Divides the frequencies; default 1. */
  readonly linearFactor?: number | undefined;
  /** Multiplies the base; default 1. */
  readonly ntkFactor?: number | undefined;
}

/** The options of every convention. */
export type RotaryGridOptions =
  | EvaRotaryOptions
  | AxialRotaryOptions
  | Dinov3RotaryOptions
  | MixedRotaryOptions
  | Diffusers2dRotaryOptions
  | CogvideoxRotaryOptions
  | LuminaRotaryOptions
  | MropeOptions
  | DrawnRotaryOptions;

/**
 * The tokens of two- and three-dimensional rotary embeddings and their frequencies, for `applyRotary` and
 * `PreparedRotary`. `convention` names the project or model:
 *
 * - `eva`, also timm: the first D / 4 pairs turn by the row, the others by the column, bands base^(-k / (D / 4))
 * - `axial`, lucidrains: frames, if any, own the first axisDim channels, rows and columns the next ones; bands of
 *   `pixel` or `language`
 * - `dinov3`: centres of cells in [-1, 1], rows first; models turn by it with `rotateHalf`
 * - `mixed`, RoPE-Mixed: learned frequencies of both axes for every head
 * - `diffusers`, two-dimensional: the FIRST pairs turn by the column
 * - `cogvideox`: a quarter of the channels for the frame, the rest for row and column
 * - `lumina`: pairs turn by row and column in turns
 * - `mrope`, Qwen-VL, ERNIE 4.5 VL, Hunyuan VL: tokens with three or four positions (`promptPositions`), each frequency
 *   listens to one of them; models use `rotateHalf`, ERNIE `interleaved`
 * - `axes`: any number of axes, each with channels, and base or frequencies, of its own: HunyuanVideo, Flux.2, Cosmos
 * - `flux`: picture, row, column, 16, 56 and 56 channels; text at 0
 * - `qwenImage`: the same, with rows and columns from the middle, and text behind the largest half side
 * - `qwenImageLayered`: as Qwen-Image; the last picture stands at -1
 * - `pixtral`: rows take frequencies 0, 2, 4, ..., columns 1, 3, 5, ...; models turn by it with `rotateHalf`
 * - `wan`: frame, row, column; rows and columns own 2 floor(D / 6) channels each
 * - `ltx`: bands that grow, pi / 2 base^(k / (n - 1)), over all heads; frame, row and column by turns; `ltx2`:
 *   the same at the middle of a cell, in seconds and pixels
 * - `hunyuanImage3`: pairs turn by row and column in turns; the picture stands around the middle of its tokens' line
 *
 * Shapes: frames x height x width tokens, row by row, and headDim / 2 pairs (`axial`: axisDim / 2 for each axis);
 * `mrope`: T tokens, or B T for batch rows with separate positions, and as many pairs as frequencies; `axes`: T tokens
 * and half of the channels of all axes; where there is text, its tokens are counted too.
 * Units: radians per cell, frame or coordinate.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for a headDim that the convention does not
 * divide, and for sizes, bases, factors and positions that are out of range; POSENC_MISSING_KEY for one period alone.
 * Accuracy: coordinates within 2 ulp; frequencies with their remainders within 2^-90 of the true value. Cost: O(tokens
 * + pairs).
 *
 * @example
 * const grid = rotaryGrid({ convention: 'eva', headDim: 64, height: 14, width: 14 });
 * applyRotary(q, { heads: 12, headDim: 64, headsFirst: true, grid, pairing: 'interleaved' });
 */
export function rotaryGrid(options: RotaryGridOptions): RotaryGrid {
  enter('rotaryGrid');
  // Spread here: bundlers cannot leave out a module that spreads as it loads.
  return chosen(options, { ...conventions, ...drawnGrids });
}

/** The functions that make the grid of each convention. */
const conventions = {
  eva: (options: unknown) => make(cpp.evaRotary, options),
  axial: (options: unknown) => make(cpp.axialRotary, options),
  dinov3: (options: unknown) => make(cpp.dinov3Rotary, options),
  mixed: mixedGrid,
  diffusers: (options: unknown) => make(cpp.diffusers2dRotary, options),
  cogvideox: (options: unknown) => make(cpp.cogvideoxRotary, options),
  lumina: (options: unknown) => make(cpp.luminaRotary, options),
  mrope: mropeGrid,
};
