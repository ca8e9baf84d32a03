// The sinusoidal encoding as other projects compute it: the conventions of `sinusoidal`, which documents them.
import * as cpp from '../../../../build/wasm/calls.js';
import { readNumber, readOptions, readSize, type Dtype, type AnyFloats } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import { fitShape, shapedNumbers } from '../runtime/lists.ts';
import { matrixOf, type Matrix } from '../runtime/matrix.ts';
import type { Positions, NumberList } from '../runtime/positions.ts';
import type { Fields, ReadPositions, Table } from '../runtime/record.ts';
import { makePositionRows, makeRows, type TableOutput } from '../runtime/rows.ts';

/** The parts that these tables share. */
export interface ConventionOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** A count, a range or a list. */
  readonly positions: Positions;
  /** The width of the encoding, 1 to 2^24. */
  readonly dim: number;
}

/**
 * fairseq's table: [sines | cosines | zero if D is odd] with frequencies 10000^(-i / (h - 1)), h = floor(D / 2).
 */
export interface FairseqOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  readonly convention: 'fairseq';
  /** Rows at this position are zero; default 1, as in `fairseqPositions`. null: none. */
  readonly paddingIndex?: number | null | undefined;
}

export interface FairseqPositionsOptions {
  /** Token ids, [B, T]; a tensor, or a list of its rows one after the other. */
  readonly tokens: NumberList;
  /** How many tokens a row has; default that of the shape, or all of a list in one row. */
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
  enter('fairseqPositions');
  const read = readOptions<FairseqPositionsOptions>(options, 'options', ['tokens', 'length', 'paddingIndex']);
  const { data: ids, shape } = shapedNumbers(read.tokens, 'tokens');
  const length = readSize(read.length, 'length', 0, shape?.at(-1) ?? ids.length);
  fitShape(shape, 'tokens', ['batch', length]);
  const paddingIndex = readId(readNumber(read.paddingIndex, 'paddingIndex', 1), 'paddingIndex');
  const batch = length === 0 ? 0 : Math.floor(ids.length / length);
  if (batch * length !== ids.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'tokens', read.tokens, `whole rows of ${length}, not ${ids.length} ids`);
  }
  const tokens = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; ++i) tokens[i] = readId(ids[i] as number, `tokens[${i}]`);
  const data = new Float64Array(ids.length);
  call(cpp.fairseqPositions, { tokens, batch, length, paddingIndex, out: data });
  return matrixOf(data, batch, length);
}

function readId(value: number, name: string): number {
  if ((value | 0) !== value) throw wrongValue('POSENC_OUT_OF_RANGE', name, value, 'an integer of 32 bits');
  return value;
}

/**
 * tensor2tensor's timing signal: [sines | cosines | zero if D is odd] with frequencies
 * min * (max / min)^(-i / max(h - 1, 1)), h = floor(D / 2). For its `start_index` let the positions start there.
 */
export interface Tensor2TensorOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  readonly convention: 'tensor2tensor';
  /** At least 2^-53; default 1. The frequencies are multiplied by it, as the original does. */
  readonly minTimescale?: number | undefined;
  /** Above minTimescale; default 10000. */
  readonly maxTimescale?: number | undefined;
}

/**
 * Whisper's sinusoids: [sines | cosines] with frequencies maxTimescale^(-i / (D / 2 - 1)).
 */
export interface WhisperOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  readonly convention: 'whisper';
  /** Above 1; default 10000. */
  readonly maxTimescale?: number | undefined;
}

/**
 * Marian's table, also RoFormer's: [ceil(D / 2) sines | floor(D / 2) cosines] with the paper's frequencies.
 */
export interface MarianOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  readonly convention: 'marian';
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * Transformer-XL's table: row r is [sines | cosines] of the distance length - 1 - r.
 */
export interface TransformerXlSinusoidalOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: 'transformerXl';
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
 * The relative table of fairseq and ESPnet: interleaved rows of the distances length - 1, ..., -(length - 1). The
 * centre of a longer table is the table of a shorter sequence.
 */
export interface EspnetOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: 'espnet';
  /** The length of the sequence; distances go from length - 1 down to -(length - 1). */
  readonly length: number;
  /** 1 to 2^24. */
  readonly dim: number;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * ScaledSinusoidal of x-transformers: [sines | cosines] with the paper's frequencies, all times a learned scale.
 */
export interface XTransformersOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  readonly convention: 'xTransformers';
  /** The learned factor; default D^-0.5, where it starts. */
  readonly scale?: number | undefined;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/** The formula of lesson 002: column c, sine or cosine, turns by base^(-2 c / D), c the column and not the pair. */
export interface DoubledExponentOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  readonly convention: 'doubledExponent';
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/** The options of `sinusoidal` as other projects have it. */
export type SinusoidalConventionOptions<D extends Dtype = Dtype> =
  | FairseqOptions<D>
  | Tensor2TensorOptions<D>
  | WhisperOptions<D>
  | MarianOptions<D>
  | XTransformersOptions<D>
  | DoubledExponentOptions<D>
  | TransformerXlSinusoidalOptions<D>
  | EspnetOptions<D>;

const conventionKeys = [...outputKeys, 'convention'] as const;
const fairseqKeys = [...conventionKeys, 'paddingIndex'] as const;

/** A table with a row for each position. */
function rowsOf<T extends { readonly positions: ReadPositions; readonly dim: number }>(
  fields: Fields<T>,
  table: Table<T>,
  options: unknown,
): Matrix<AnyFloats> {
  const read = readFields(fields, options, conventionKeys);
  const values = read as unknown as T;
  return makePositionRows(table, 'positions', values, values.dim, read);
}

/** The functions that make the table of each convention. */
export const sinusoidalConventions = {
  paper: (options: unknown) => rowsOf(cpp.SinusoidalOptions, cpp.sinusoidal, options),
  fairseq(options: unknown): Matrix<AnyFloats> {
    const read = readFields(cpp.FairseqOptions, options, fairseqKeys);
    // NaN means no padding index, for the caller and for C++ alike.
    const paddingIndex = read.paddingIndex === null ? NaN : readSize(read.paddingIndex, 'paddingIndex', 0, 1);
    const values = { ...read, paddingIndex };
    return makePositionRows(cpp.fairseqSinusoidal, 'positions', values, values.dim, values);
  },
  tensor2tensor: (options: unknown) => rowsOf(cpp.Tensor2TensorOptions, cpp.tensor2tensorSinusoidal, options),
  whisper: (options: unknown) => rowsOf(cpp.WhisperOptions, cpp.whisperSinusoidal, options),
  marian: (options: unknown) => rowsOf(cpp.MarianOptions, cpp.marianSinusoidal, options),
  xTransformers: (options: unknown) => rowsOf(cpp.ScaledSinusoidalOptions, cpp.scaledSinusoidal, options),
  doubledExponent: (options: unknown) => rowsOf(cpp.DoubledExponentOptions, cpp.doubledExponent, options),
  transformerXl(options: unknown): Matrix<AnyFloats> {
    const values = readFields(cpp.TransformerXlTableOptions, options, conventionKeys);
    return makeRows(cpp.transformerXlTable, values, values.length, values.dim, values, { length: 0 });
  },
  espnet(options: unknown): Matrix<AnyFloats> {
    const values = readFields(cpp.RelativeSinusoidalOptions, options, conventionKeys);
    const rows = Math.max(0, 2 * values.length - 1);
    return makeRows(cpp.relativeSinusoidal, values, rows, values.dim, values, { length: 0 });
  },
};
