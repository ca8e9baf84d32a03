import * as cpp from '../../../../build/wasm/calls.js';
import type { AnyFloats, ArrayOf, Dtype, OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords } from '../runtime/errors.ts';
import { chosen, readFields } from '../runtime/fields.ts';
import type { Matrix } from '../runtime/matrix.ts';
import type { Positions } from '../runtime/positions.ts';
import { checkOptions, nowhere } from '../runtime/rows.ts';
import { sinusoidalConventions, type SinusoidalConventionOptions } from './sinusoidal-conventions.ts';

/** The order of the sine and the cosine of a pair in a row. */
export type Layout = 'interleaved' | 'concatenated';

/** How exponents are spread: the paper's `half`, or `halfMinusOne` as in tensor2tensor, fairseq and Whisper. */
export type Ladder = 'half' | 'halfMinusOne';

/**
 * The base of the paper's ladder of frequencies, 10000: the default wherever an option is a base.
 *
 * Shapes: one number.
 * Units: none.
 * Errors: none.
 * Source: Vaswani et al. 2017 (arXiv 1706.03762), section 3.5.
 *
 * @example
 * import { paperBase, sinusoidal } from 'posenc';
 *
 * sinusoidal({ positions: 8, dim: 4, base: paperBase }); // the same as without a base
 */
export const paperBase: number = cpp.paperBase;

/** The options of a sinusoidal encoding. */
export interface SinusoidalShape {
  /** The width of the encoding, 1 to 2^24. */
  readonly dim: number;
  /** The base of the ladder of wavelengths, above 1; default 10000. */
  readonly base?: number | undefined;
  /** Default `interleaved`, as in the paper. */
  readonly layout?: Layout | undefined;
  /** Default `half`, as in the paper. */
  readonly ladder?: Ladder | undefined;
}

/** The paper's table. */
export interface PaperSinusoidalOptions<D extends Dtype = Dtype> extends SinusoidalShape {
  readonly convention?: 'paper' | undefined;
  /** A count, a range or a list. */
  readonly positions: Positions;
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly T x D elements. */
  readonly out?: OutOf<D> | undefined;
}

/** The paper's table, or that of another project; each convention has its own options. */
export type SinusoidalOptions<D extends Dtype = Dtype> = PaperSinusoidalOptions<D> | SinusoidalConventionOptions<D>;

/**
 * The sinusoidal encoding. `convention` says whose:
 *
 * - `paper`, the default: column 2i is sin(p / base^(2i / D)), column 2i + 1 the cosine; `layout` and `ladder` vary it
 * - `fairseq`: [sines | cosines | zero if D is odd], frequencies 10000^(-i / (h - 1)), h = floor(D / 2); rows at
 *   `paddingIndex` (default 1) are zero
 * - `tensor2tensor`: the same with minTimescale (maxTimescale / minTimescale)^(-i / max(h - 1, 1))
 * - `whisper`: [sines | cosines] with maxTimescale^(-i / (D / 2 - 1)), D even
 * - `marian`, also RoFormer's: [ceil(D / 2) sines | floor(D / 2) cosines] with the paper's frequencies
 * - `xTransformers`: [sines | cosines] with the paper's frequencies times a learned `scale`, default D^-0.5, D even
 * - `transformerXl`: `length` rows, row r [sines | cosines] of the distance length - 1 - r, D even
 * - `espnet`, also fairseq's relative table: 2 length - 1 interleaved rows of the distances length - 1 to 1 - length
 * - `doubledExponent`: lesson 002's formula, which differs from the paper's: column c turns by base^(-2c / D)
 *
 * Shapes: [T, D] for T positions (or rows) and `dim` = D, row-major.
 * Units: positions in tokens, angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a position beyond 2^53, a `dim` outside
 * 1 to 2^24, a `base` not above 1, timescales out of order, an `out` of the wrong length; `PosencError` when
 * WebAssembly is missing or memory runs out. A failing call changes nothing.
 * Accuracy: for positions up to 2^31 within 2^-24 of the true value, float64 within 4e-15; `xTransformers` times
 * |scale|. Cost: O(T D).
 *
 * @example
 * sinusoidal({ positions: 100, dim: 64 });
 * sinusoidal({ convention: 'fairseq', positions: [2, 3, 1], dim: 64 });
 */
export function sinusoidal<T extends OutOf<Dtype>>(options: SinusoidalOptions & { readonly out: T }): Matrix<T>;
export function sinusoidal<D extends Dtype = 'float32'>(options: SinusoidalOptions<D>): Matrix<ArrayOf<D>>;
export function sinusoidal(options: SinusoidalOptions): Matrix<AnyFloats>;
export function sinusoidal(options: SinusoidalOptions): Matrix<AnyFloats> {
  enter('sinusoidal');
  return chosen(options, sinusoidalConventions, 'paper');
}

/**
 * The radians per position of each column; both columns of a pair share one.
 *
 * Shapes: [D]. Units: radians per position. Errors: as `sinusoidal`.
 *
 * @example
 * angularFrequencies({ dim: 4 }); // Float64Array [1, 1, 0.01, 0.01]
 */
export function angularFrequencies(options: Omit<SinusoidalShape, 'layout'>): Float64Array {
  enter('angularFrequencies');
  return perColumn(options, cpp.angularFrequencies);
}

/**
 * The positions per turn of each column: 2 pi / frequency.
 *
 * Shapes: [D]. Units: positions. Errors: as `sinusoidal`.
 *
 * @example
 * wavelengths({ dim: 4 }); // Float64Array [6.283..., 6.283..., 628.3..., 628.3...]
 */
export function wavelengths(options: Omit<SinusoidalShape, 'layout'>): Float64Array {
  enter('wavelengths');
  return perColumn(options, cpp.wavelengths);
}

function perColumn(options: unknown, callee: typeof cpp.wavelengths): Float64Array {
  const values = readFields(cpp.GeometricOptions, options);
  // Refused before an array of its size is made.
  checkOptions(cpp.sinusoidal, { ...values, positions: nowhere });
  const out = new Float64Array(values.dim);
  call(callee, { ...values, out });
  return out;
}

/** One entry of a sinusoidal table and where it comes from. */
export interface SinusoidalEntry {
  readonly position: number;
  readonly dimension: number;
  /** The pair that the column belongs to. */
  readonly pair: number;
  readonly wave: 'sin' | 'cos';
  /** Radians per position. */
  readonly angularFrequency: number;
  /** Positions per turn. */
  readonly wavelength: number;
  /** Radians, not reduced to one turn. */
  readonly angle: number;
  readonly value: number;
}

export interface SinusoidalEntryOptions extends SinusoidalShape {
  readonly position: number;
  /** The column, 0 to dim - 1. */
  readonly dimension: number;
}

/**
 * Explains one entry of the table.
 *
 * Shapes: none. Units: radians, positions. Errors: as `sinusoidal`, and `RangeError` for a dimension beyond the last.
 *
 * @example
 * sinusoidalEntry({ position: 3, dimension: 3, dim: 6 }).value; // 0.9903...
 */
export function sinusoidalEntry(options: SinusoidalEntryOptions): SinusoidalEntry {
  enter('sinusoidalEntry');
  const values = readFields(cpp.sinusoidalEntry, options, [], ['positions']);
  const { isCosine, ...entry } = inWords({ 'positions.first': 'position', positions: 'position' }, () =>
    call(cpp.sinusoidalEntry, { ...values, positions: nowhere }),
  );
  const { position, dimension } = values;
  return { position, dimension, wave: isCosine ? 'cos' : 'sin', ...entry };
}
