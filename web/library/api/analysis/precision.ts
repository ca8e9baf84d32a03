import * as cpp from '../../../../build/wasm/calls.js';
import type { Layout } from '../encodings/sinusoidal.ts';
import { makeArray, readName } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix } from '../runtime/matrix.ts';
import type { Positions, NumberList } from '../runtime/positions.ts';
import { nowhere } from '../runtime/rows.ts';
import { numbersInOrder } from '../runtime/lists.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/** Numbers as computers keep them: float16 has 11 significant bits and ends at 65504, bfloat16 has 8. */
export type NumberFormat = 'float64' | 'float32' | 'float16' | 'bfloat16';

/** Frequencies as exp(2i * (-ln(base) / D)), the usual PyTorch code, or as 1 / base^(2i / D). */
export type FrequencyFormula = 'expLog' | 'power';

export interface PrecisionShape {
  readonly dim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Default `interleaved`. */
  readonly layout?: Layout | undefined;
  /** The format of all stages; default `float32`. */
  readonly format?: NumberFormat | undefined;
  /** The format of the frequencies; default `format`. */
  readonly frequencies?: NumberFormat | undefined;
  /** The format of positions and angles; default `format`. */
  readonly angles?: NumberFormat | undefined;
  /** The format of the sines and cosines; default `format`. */
  readonly values?: NumberFormat | undefined;
  /** Default `expLog`. */
  readonly frequencyBy?: FrequencyFormula | undefined;
}

export interface PrecisionOptions extends PrecisionShape {
  /** A count, a range or a list. */
  readonly positions: Positions;
}

const formatKeys = ['format', 'frequencies', 'angles', 'values'] as const;

/** A stage without a format uses the common one. */
function readFormats(read: { readonly [K in (typeof formatKeys)[number]]: unknown }) {
  const format = (value: unknown, name: string, fallback: NumberFormat): NumberFormat =>
    cpp.NumberFormat[readName(value, name, cpp.NumberFormat, fallback)] as NumberFormat;
  const all = format(read.format, 'format', 'float32');
  return {
    frequencies: format(read.frequencies, 'frequencies', all),
    angles: format(read.angles, 'angles', all),
    values: format(read.values, 'values', all),
  };
}

/** Reads all options, and rejects a bad shape before allocating anything of the result's size. */
function readPrecision(options: unknown) {
  const read = readFields(cpp.PrecisionOptions, options, formatKeys);
  const values = { ...read, ...readFormats(read) };
  call(cpp.precisionErrors, { ...values, positions: nowhere, out: new Float64Array(0) });
  return values;
}

/**
 * The sinusoidal table in less precise arithmetic: every operation of a stage exact, then rounded to the format of the
 * stage. An entry whose position or angle is infinite in its format is NaN.
 *
 * Shapes: [T, D].
 * Units: positions in tokens, angles in radians.
 * Errors: as `sinusoidal`; `RangeError` for an unknown format or formula.
 *
 * @example
 * lowPrecisionTable({ positions: [65535], dim: 512 }); // off in the third decimal
 */
export function lowPrecisionTable(options: PrecisionOptions): Matrix<Float64Array> {
  enter('lowPrecisionTable');
  const values = readPrecision(options);
  const { count } = values.positions;
  const data = makeArray('Float64Array', count * values.dim, 2 ** 27);
  call(cpp.lowPrecisionTable, { ...values, out: data }, { positions: values.positions.values });
  return matrixOf(data, count, values.dim);
}

/**
 * For each position the largest error in its row against the true sinusoids; Infinity where an entry is NaN.
 *
 * Shapes: [T].
 * Units: those of the table.
 * Errors: as `lowPrecisionTable`.
 *
 * @example
 * precisionErrors({ positions: [100, 65535], dim: 512 }); // [4.9e-6, 3.1e-3]
 */
export function precisionErrors(options: PrecisionOptions): Float64Array {
  enter('precisionErrors');
  const values = readPrecision(options);
  const out = makeDoubles(values.positions.count);
  call(cpp.precisionErrors, { ...values, out }, { positions: values.positions.values });
  return out;
}

/** Two positions that get the same row. */
export interface Collision {
  readonly first: number;
  readonly second: number;
}

export interface FirstCollisionOptions extends PrecisionShape {
  /** The last position to look at, at most 2^25; default 65536. */
  readonly limit?: number | undefined;
}

/**
 * The smallest position whose row equals that of an earlier position, from 0 on; undefined when there is none up to
 * `limit`.
 *
 * Shapes: none.
 * Units: positions.
 * Errors: as `lowPrecisionTable`; `RangeError` for a limit above 2^25.
 *
 * @example
 * firstCollision({ dim: 512, format: 'bfloat16' }); // { first: 256, second: 257 } at the latest
 */
export function firstCollision(options: FirstCollisionOptions): Collision | undefined {
  enter('firstCollision');
  const read = readFields(cpp.firstCollision, options, formatKeys, ['positions']);
  const { found, ...collision } = call(cpp.firstCollision, { ...read, ...readFormats(read), positions: nowhere });
  return found ? collision : undefined;
}

export interface RoundToFormatOptions {
  readonly numbers: NumberList;
  readonly format: NumberFormat;
}

const roundKeys = ['numbers'] as const;

/**
 * The nearest numbers of a format, ties to even, subnormals kept; infinite past the largest.
 *
 * Shapes: [N] for N numbers, read row by row from a tensor.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for an unknown format.
 *
 * @example
 * roundToFormat({ numbers: [0.1, 257], format: 'bfloat16' }); // [0.10009765625, 256]
 */
export function roundToFormat(options: RoundToFormatOptions): Float64Array {
  enter('roundToFormat');
  const read = readFields(cpp.roundToFormat, options, roundKeys);
  const numbers = numbersInOrder(read.numbers, 'numbers'),
    { format } = read;
  const out = new Float64Array(numbers.length);
  call(cpp.roundToFormat, { numbers, format, out });
  return out;
}
