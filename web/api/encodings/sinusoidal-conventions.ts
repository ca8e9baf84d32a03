// The sinusoidal encoding as other projects compute it. What all functions here share:
//
// Shapes: [T, D] for the T rows asked for and `dim` = D, row-major.
// Units: positions in tokens, angles in radians.
// Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a position beyond 2^53, a `dim` outside
// 1 to 2^24, a base or timescale out of order, an `out` of the wrong length; `PosencError` when WebAssembly is missing
// or memory runs out. A failing call changes nothing.
import * as cpp from '../../../build/wasm/calls.js';

import { numberList, readNumber, readOptions, readSize, type ArrayOf, type Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Matrix } from '../runtime/matrix.ts';
import type { Positions } from '../runtime/positions.ts';
import { makePositionRows, makeRows, type TableOutput } from '../runtime/rows.ts';

/** What these tables have in common. */
export interface ConventionOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** A count, a range or a list. */
  readonly positions: Positions;
  /** The width of the encoding, 1 to 2^24. */
  readonly dim: number;
}

export interface FairseqOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  /** Rows at this position are zero; default 1, as in `fairseqPositions`. null: none. */
  readonly paddingIndex?: number | null | undefined;
}

/**
 * fairseq's table: [sines | cosines | zero if D is odd] with frequencies 10000^(-i / (h - 1)), h = floor(D / 2).
 *
 * Shapes, Units, Errors: as the file says.
 *
 * @example
 * fairseqSinusoidal({ positions: [2, 3], dim: 6, paddingIndex: 1 });
 */
export function fairseqSinusoidal<D extends Dtype = 'float32'>(options: FairseqOptions<D>): Matrix<ArrayOf<D>> {
  const read = readFields(cpp.FairseqOptions, options, fairseqKeys);
  // For C++, which knows one too, what is no number is none.
  const paddingIndex = read.paddingIndex === null ? NaN : readSize(read.paddingIndex, 'paddingIndex', 0, 1);
  const values = { ...read, paddingIndex };
  return makePositionRows(cpp.fairseqSinusoidal, 'positions', values, values.dim, values);
}

const fairseqKeys = [...outputKeys, 'paddingIndex'] as const;

export interface FairseqPositionsOptions {
  /** Token ids, row after row. */
  readonly tokens: ArrayLike<number> | Iterable<number>;
  /** How many tokens a row has; default: all of them in one row. */
  readonly length?: number | undefined;
  /** The id of padding; default 1, as in fairseq. */
  readonly paddingIndex?: number | undefined;
}

/**
 * Where fairseq puts tokens: the n-th of a row that is not padding at paddingIndex + n, counted from 1; padding at
 * paddingIndex.
 *
 * Shapes: [B, T] for tokens [B, T]. Units: token ids, positions.
 * Errors: `TypeError` for a wrong type, `RangeError` for an id that is not an integer of 32 bits, or for tokens that
 * do not fill whole rows.
 *
 * @example
 * fairseqPositions({ tokens: [5, 6, 1, 1], length: 4 }).data; // Float64Array [2, 3, 1, 1]
 */
export function fairseqPositions(options: FairseqPositionsOptions): Matrix<Float64Array> {
  const read = readOptions<FairseqPositionsOptions>(options, 'options', ['tokens', 'length', 'paddingIndex']);
  const ids = numberList(read.tokens, 'tokens');
  const length = readSize(read.length, 'length', 0, ids.length);
  const paddingIndex = readId(readNumber(read.paddingIndex, 'paddingIndex', 1), 'paddingIndex');
  const batch = length === 0 ? 0 : Math.floor(ids.length / length);
  if (batch * length !== ids.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'tokens', read.tokens, `whole rows of ${length}, not ${ids.length} ids`);
  }
  const tokens = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; ++i) tokens[i] = readId(ids[i] as number, `tokens[${i}]`);
  const data = new Float64Array(ids.length);
  call(cpp.fairseqPositions, { tokens, batch, length, paddingIndex, out: data });
  return { data, rows: batch, columns: length };
}

function readId(value: number, name: string): number {
  if ((value | 0) !== value) throw wrongValue('POSENC_OUT_OF_RANGE', name, value, 'an integer of 32 bits');
  return value;
}

export interface Tensor2TensorOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  /** At least 2^-53; default 1. The frequencies are multiplied by it, as the original does. */
  readonly minTimescale?: number | undefined;
  /** Above minTimescale; default 10000. */
  readonly maxTimescale?: number | undefined;
}

/**
 * tensor2tensor's timing signal: [sines | cosines | zero if D is odd] with frequencies
 * min * (max / min)^(-i / max(h - 1, 1)), h = floor(D / 2). For its `start_index` let the positions start there.
 *
 * Shapes, Units, Errors: as the file says.
 *
 * @example
 * tensor2tensorSinusoidal({ positions: { first: 10, count: 5 }, dim: 512 });
 */
export function tensor2tensorSinusoidal<D extends Dtype = 'float32'>(
  options: Tensor2TensorOptions<D>,
): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.Tensor2TensorOptions, options, outputKeys);
  return makePositionRows(cpp.tensor2tensorSinusoidal, 'positions', values, values.dim, values);
}

export interface WhisperOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  /** Above 1; default 10000. */
  readonly maxTimescale?: number | undefined;
}

/**
 * Whisper's sinusoids: [sines | cosines] with frequencies maxTimescale^(-i / (D / 2 - 1)).
 *
 * Shapes, Units: as the file says. Errors: as the file says, and `RangeError` for an odd `dim`.
 *
 * @example
 * whisperSinusoidal({ positions: 1500, dim: 384 });
 */
export function whisperSinusoidal<D extends Dtype = 'float32'>(options: WhisperOptions<D>): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.WhisperOptions, options, outputKeys);
  return makePositionRows(cpp.whisperSinusoidal, 'positions', values, values.dim, values);
}

export interface MarianOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * Marian's table, also RoFormer's: [ceil(D / 2) sines | floor(D / 2) cosines] with the paper's frequencies.
 *
 * Shapes, Units, Errors: as the file says.
 *
 * @example
 * marianSinusoidal({ positions: 100, dim: 512 });
 */
export function marianSinusoidal<D extends Dtype = 'float32'>(options: MarianOptions<D>): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.MarianOptions, options, outputKeys);
  return makePositionRows(cpp.marianSinusoidal, 'positions', values, values.dim, values);
}

export interface TransformerXlTableOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Keys that a query looks back on, itself included. */
  readonly length: number;
  /** Even, 2 to 2^24. */
  readonly dim: number;
  /** Larger distances count as this one; none by default. */
  readonly clampLength?: number | undefined;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * Transformer-XL's table: row r is [sines | cosines] of the distance length - 1 - r.
 *
 * Shapes: [length, D]. Units: as the file says. Errors: as the file says, and `RangeError` for an odd `dim`.
 *
 * @example
 * transformerXlTable({ length: 128, dim: 512, clampLength: 100 });
 */
export function transformerXlTable<D extends Dtype = 'float32'>(
  options: TransformerXlTableOptions<D>,
): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.TransformerXlTableOptions, options, outputKeys);
  return makeRows(cpp.transformerXlTable, values, values.length, values.dim, values, { length: 0 });
}

export interface RelativeSinusoidalOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** The length of the sequence; distances go from length - 1 down to -(length - 1). */
  readonly length: number;
  /** 1 to 2^24. */
  readonly dim: number;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * The relative table of fairseq and ESPnet: interleaved rows of the distances length - 1, ..., -(length - 1). The
 * centre of a longer table is the table of a shorter sequence.
 *
 * Shapes: [2 length - 1, D], [0, D] for length 0. Units, Errors: as the file says.
 *
 * @example
 * relativeSinusoidal({ length: 50, dim: 256 }).rows; // 99
 */
export function relativeSinusoidal<D extends Dtype = 'float32'>(
  options: RelativeSinusoidalOptions<D>,
): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.RelativeSinusoidalOptions, options, outputKeys);
  const rows = Math.max(0, 2 * values.length - 1);
  return makeRows(cpp.relativeSinusoidal, values, rows, values.dim, values, { length: 0 });
}

export interface ScaledSinusoidalOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  /** The learned factor; default D^-0.5, where it starts. */
  readonly scale?: number | undefined;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * ScaledSinusoidal of x-transformers: [sines | cosines] with the paper's frequencies, all times a learned scale.
 *
 * Shapes, Units: as the file says. Errors: as the file says, and `RangeError` for an odd `dim` or a `scale` that is
 * not finite.
 *
 * @example
 * scaledSinusoidal({ positions: 100, dim: 512, scale: 0.05 });
 */
export function scaledSinusoidal<D extends Dtype = 'float32'>(options: ScaledSinusoidalOptions<D>): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.ScaledSinusoidalOptions, options, outputKeys);
  return makePositionRows(cpp.scaledSinusoidal, 'positions', values, values.dim, values);
}
