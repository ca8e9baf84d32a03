// The two- and three-dimensional rotary embeddings of published models, as grids for `applyRotary`.
import { makeGrid, type RotaryGrid } from './rotary-grid.ts';
import { numberList, readName, readNumber, readOptions, readSize } from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { inWords } from '../runtime/errors.ts';

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

/** One number of the options: `least` for an integer, `fallback` unless it must be given, NaN where none is a value. */
type Field =
  | readonly [key: string, least: number | undefined, fallback?: number]
  | readonly [key: string, names: readonly string[]];

const cells: readonly Field[] = [
  ['height', 1],
  ['width', 1],
];
const fields: readonly (readonly Field[])[] = [
  [
    ['headDim', 1],
    ...cells,
    ['base', undefined, 10000],
    ['referenceHeight', 0, 0],
    ['referenceWidth', 0, 0],
    ['offset', undefined, 0],
  ],
  [
    ['axisDim', 1],
    ...cells,
    ['bands', ['pixel', 'language']],
    ['maxFrequency', undefined, 10],
    ['base', undefined, 10000],
  ],
  [
    ['headDim', 1],
    ...cells,
    ['base', undefined, 100],
    ['normalize', ['separate', 'max', 'min']],
    ['minPeriod', undefined, NaN],
    ['maxPeriod', undefined, NaN],
  ],
  [['heads', 1, 1], ['headDim', 1], ...cells],
  [
    ['headDim', 1],
    ...cells,
    ['base', undefined, 10000],
    ['startRow', undefined, 0],
    ['startColumn', undefined, 0],
    ['stopRow', undefined, NaN],
    ['stopColumn', undefined, NaN],
  ],
  [
    ['headDim', 1],
    ['frames', 1],
    ...cells,
    ['base', undefined, 10000],
    ['stopRow', undefined, NaN],
    ['stopColumn', undefined, NaN],
  ],
  [['headDim', 1], ...cells, ['base', undefined, 10000], ['linearFactor', undefined, 1], ['ntkFactor', undefined, 1]],
];

// Reads the options of one convention in the order of the C++ side.
function make(kind: number, options: unknown): RotaryGrid {
  const wanted = fields[kind] as readonly Field[];
  const learned = kind === 3;
  const read = readOptions<Record<string, unknown>>(options, 'options', [
    ...wanted.map(([key]) => key),
    ...(learned ? ['frequencies'] : []),
  ]);
  const numbers = Float64Array.from(wanted, ([key, kindOf, fallback]) => {
    const value = read[key];
    if (Array.isArray(kindOf)) return readName(value, key, kindOf as readonly string[], kindOf[0] as string);
    if (value === undefined && fallback !== undefined) return fallback;
    return kindOf === undefined ? readNumber(value, key) : readSize(value, key, kindOf as number);
  });
  const list = learned ? numberList(read['frequencies'], 'frequencies') : new Float64Array(0);
  return inWords({ positions: 'offset' }, () =>
    makeGrid([numbers, list], (module, [at, listAt]) =>
      module.rotary_grid_make(kind, at as number, listAt as number, list.length),
    ),
  );
}

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
 * applyRotary(q, { heads: 12, headDim: 64, grid: evaRotary({ headDim: 64, height: 14, width: 14 }) });
 */
export const evaRotary = (options: EvaRotaryOptions): RotaryGrid => make(0, options);

export interface AxialRotaryOptions extends Cells, Base {
  /** The channels that each axis owns, even. */
  readonly axisDim: number;
  /** `pixel` (default): coordinates from -1 to 1; `language`: 0, 1, 2, ... */
  readonly bands?: 'pixel' | 'language' | undefined;
  /** For `pixel`; default 10. */
  readonly maxFrequency?: number | undefined;
}

/**
 * lucidrains' axial form: rows own the first axisDim channels, columns the next.
 *
 * Shapes: height x width tokens, axisDim pairs. Units: radians per coordinate. Errors: as `evaRotary`; axisDim is even.
 *
 * @example
 * applyRotary(q, { headDim: 64, grid: axialRotary({ axisDim: 32, height: 14, width: 14 }) });
 */
export const axialRotary = (options: AxialRotaryOptions): RotaryGrid => make(1, options);

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
 * applyRotary(q, { heads: 6, headDim: 64, grid, pairing: 'rotateHalf' });
 */
export const dinov3Rotary = (options: Dinov3RotaryOptions): RotaryGrid => make(2, options);

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
 * applyRotary(q, { heads: 6, headDim: 64, grid });
 */
export const mixedRotary = (options: MixedRotaryOptions): RotaryGrid => make(3, options);

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
  const read = readOptions<{ headDim: number; base?: number; turn?: number }>(options, 'options', [
    'headDim',
    'base',
    'turn',
  ]);
  const headDim = readSize(read.headDim, 'headDim', 1);
  const base = readNumber(read.base, 'base', 10),
    turn = readNumber(read.turn, 'turn', 0);
  const out = new Float64Array(headDim <= 65536 ? headDim : 0);
  transfer([], [out], (module, _inputs, [at]) => module.mixed_frequencies(headDim, base, turn, at as number));
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
 * applyRotary(q, { heads: 16, headDim: 88, grid: diffusers2dRotary({ headDim: 88, height: 64, width: 64 }) });
 */
export const diffusers2dRotary = (options: Diffusers2dRotaryOptions): RotaryGrid => make(4, options);

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
 * applyRotary(q, { heads: 30, headDim: 64, grid });
 */
export const cogvideoxRotary = (options: CogvideoxRotaryOptions): RotaryGrid => make(5, options);

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
 * applyRotary(q, { heads: 24, headDim: 96, grid: luminaRotary({ headDim: 96, height: 64, width: 64, ntkFactor: 2 }) });
 */
export const luminaRotary = (options: LuminaRotaryOptions): RotaryGrid => make(6, options);
