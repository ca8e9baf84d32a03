// The sinusoidal encoding as other projects compute it. What all functions here share:
//
// Shapes: [T, D] for the T rows asked for and `dim` = D, row-major.
// Units: positions in tokens, angles in radians.
// Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a position beyond 2^53, a `dim` outside
// 1 to 2^24, a base or timescale out of order, an `out` of the wrong length; `PosencError` when WebAssembly is missing
// or memory runs out. A failing call changes nothing.
import type { Matrix } from '../runtime/matrix.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import {
  numberList,
  readInteger,
  readNumber,
  readOptions,
  readSize,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { makePositionRows, makeRows, type TableOutput } from '../runtime/rows.ts';

/** What these tables have in common. */
export interface ConventionOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** A count, a range or a list. */
  readonly positions: Positions;
  /** The width of the encoding, 1 to 2^24. */
  readonly dim: number;
}

const shared = ['positions', 'dim', 'dtype', 'out'] as const;

export interface FairseqOptions<D extends Dtype = Dtype> extends ConventionOptions<D> {
  /** Rows at this position are zero; none by default. */
  readonly paddingIndex?: number | undefined;
}

/** -1 stands for none on the C++ side. */
const readOptionalIndex = (value: unknown, name: string): number =>
  value === undefined ? -1 : readInteger(value, name, 0);

/**
 * fairseq's table: [sines | cosines | zero if D is odd] with frequencies 10000^(-i / (h - 1)), h = floor(D / 2).
 *
 * Shapes, Units, Errors: as the file says.
 *
 * @example
 * fairseqSinusoidal({ positions: [2, 3], dim: 6, paddingIndex: 1 });
 */
export function fairseqSinusoidal<D extends Dtype = 'float32'>(options: FairseqOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<FairseqOptions>(options, 'options', [...shared, 'paddingIndex']);
  const dim = readSize(read.dim, 'dim', 1);
  const padding = readOptionalIndex(read.paddingIndex, 'paddingIndex');
  return makePositionRows(readPositions(read.positions), dim, read, (module, first, step, count, list, wide) =>
    module.fairseq_start(first, step, count, list, dim, padding, wide),
  );
}

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
  const padding = readId(readNumber(read.paddingIndex, 'paddingIndex', 1), 'paddingIndex');
  const batch = length === 0 ? 0 : Math.floor(ids.length / length);
  if (batch * length !== ids.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'tokens', read.tokens, `whole rows of ${length}, not ${ids.length} ids`);
  }
  const tokens = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; ++i) tokens[i] = readId(ids[i] as number, `tokens[${i}]`);
  const data = new Float64Array(ids.length);
  transfer([tokens], [data], (module, [from], [to]) =>
    module.fairseq_positions(from as number, batch, length, padding, to as number),
  );
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
  const read = readOptions<Tensor2TensorOptions>(options, 'options', [...shared, 'minTimescale', 'maxTimescale']);
  const dim = readSize(read.dim, 'dim', 1);
  const least = readNumber(read.minTimescale, 'minTimescale', 1);
  const most = readNumber(read.maxTimescale, 'maxTimescale', 10000);
  return makePositionRows(readPositions(read.positions), dim, read, (module, first, step, count, list, wide) =>
    module.tensor2tensor_start(first, step, count, list, dim, least, most, wide),
  );
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
  const read = readOptions<WhisperOptions>(options, 'options', [...shared, 'maxTimescale']);
  const dim = readSize(read.dim, 'dim', 1);
  const most = readNumber(read.maxTimescale, 'maxTimescale', 10000);
  return makePositionRows(readPositions(read.positions), dim, read, (module, first, step, count, list, wide) =>
    module.whisper_start(first, step, count, list, dim, most, wide),
  );
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
  const read = readOptions<MarianOptions>(options, 'options', [...shared, 'base']);
  const dim = readSize(read.dim, 'dim', 1);
  const base = readNumber(read.base, 'base', 10000);
  return makePositionRows(readPositions(read.positions), dim, read, (module, first, step, count, list, wide) =>
    module.marian_start(first, step, count, list, dim, base, wide),
  );
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
  const read = readOptions<TransformerXlTableOptions>(options, 'options', [
    'length',
    'dim',
    'clampLength',
    'base',
    'dtype',
    'out',
  ]);
  const length = readInteger(read.length, 'length', 0);
  const dim = readSize(read.dim, 'dim', 1);
  const clamp = readOptionalIndex(read.clampLength, 'clampLength');
  const base = readNumber(read.base, 'base', 10000);
  return makeRows(length, dim, undefined, read, (module, count, _list, wide) =>
    module.transformer_xl_table_start(count, dim, clamp, base, wide),
  );
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
  const read = readOptions<RelativeSinusoidalOptions>(options, 'options', ['length', 'dim', 'base', 'dtype', 'out']);
  const length = readInteger(read.length, 'length', 0);
  const dim = readSize(read.dim, 'dim', 1);
  const base = readNumber(read.base, 'base', 10000);
  const rows = Math.max(0, 2 * length - 1);
  return makeRows(rows, dim, undefined, read, (module, count, _list, wide) =>
    module.relative_sinusoidal_start(count === 0 ? 0 : length, dim, base, wide),
  );
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
  const read = readOptions<ScaledSinusoidalOptions>(options, 'options', [...shared, 'scale', 'base']);
  const dim = readSize(read.dim, 'dim', 1);
  const scale = readNumber(read.scale, 'scale', 0);
  const hasScale = read.scale !== undefined;
  const base = readNumber(read.base, 'base', 10000);
  return makePositionRows(readPositions(read.positions), dim, read, (module, first, step, count, list, wide) =>
    module.scaled_sinusoidal_start(first, step, count, list, dim, hasScale, scale, base, wide),
  );
}
