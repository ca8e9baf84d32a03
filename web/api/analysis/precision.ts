import type { Matrix } from '../runtime/matrix.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import { makeArray, numberList, readName, readNumber, readOptions, readSize } from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { layouts, type Layout } from '../encodings/sinusoidal.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/** Numbers as computers keep them: float16 has 11 significant bits and ends at 65504, bfloat16 has 8. */
export type NumberFormat = 'float64' | 'float32' | 'float16' | 'bfloat16';

/** Frequencies as exp(2i * (-ln(base) / D)), the usual PyTorch code, or as 1 / base^(2i / D). */
export type FrequencyFormula = 'expLog' | 'power';

export const formats: readonly NumberFormat[] = ['float64', 'float32', 'float16', 'bfloat16'];
const formulas: readonly FrequencyFormula[] = ['expLog', 'power'];

export interface PrecisionShape {
  readonly dim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Default `interleaved`. */
  readonly layout?: Layout | undefined;
  /** The format of all stages; default `float32`. */
  readonly format?: NumberFormat | undefined;
  /** Of the frequencies; default `format`. */
  readonly frequencies?: NumberFormat | undefined;
  /** Of positions and angles; default `format`. */
  readonly angles?: NumberFormat | undefined;
  /** Of the sines and cosines; default `format`. */
  readonly values?: NumberFormat | undefined;
  /** Default `expLog`. */
  readonly frequencyBy?: FrequencyFormula | undefined;
}

export interface PrecisionOptions extends PrecisionShape {
  /** A count, a range or a list. */
  readonly positions: Positions;
}

const shapeNames = ['dim', 'base', 'layout', 'format', 'frequencies', 'angles', 'values', 'frequencyBy'] as const;

/** The options in the order that the binding expects. */
function readShape(read: { readonly [Name in (typeof shapeNames)[number]]?: unknown }): Float64Array {
  const format = formats[readName(read.format, 'format', formats, 'float32')] as NumberFormat;
  return Float64Array.of(
    readSize(read.dim, 'dim', 1),
    readNumber(read.base, 'base', 10000),
    readName(read.layout, 'layout', layouts, 'interleaved'),
    readName(read.frequencies, 'frequencies', formats, format),
    readName(read.angles, 'angles', formats, format),
    readName(read.values, 'values', formats, format),
    readName(read.frequencyBy, 'frequencyBy', formulas, 'expLog'),
  );
}

/**
 * The sinusoidal table as less precise arithmetic gives it: every operation of a stage exact, then rounded to the
 * format of the stage. An entry whose position or angle is infinite in its format is NaN.
 *
 * Shapes: [T, D].
 * Units: positions in tokens, angles in radians.
 * Errors: as `sinusoidal`; `RangeError` for an unknown format or formula.
 *
 * @example
 * lowPrecisionTable({ positions: [65535], dim: 512 }); // off in the third decimal
 */
export function lowPrecisionTable(options: PrecisionOptions): Matrix<Float64Array> {
  const { shape, first, step, count, values } = readAll(options);
  const dim = shape[0] as number;
  const data = makeArray('Float64Array', count * dim, 2 ** 27);
  transfer(values ? [shape, values] : [shape], [data], (module, [n, list = 0], [to]) =>
    module.low_precision_table(n as number, first, step, count, list, to as number, data.length),
  );
  return { data, rows: count, columns: dim };
}

function readAll(options: PrecisionOptions) {
  const read = readOptions<PrecisionOptions>(options, 'options', ['positions', ...shapeNames]);
  const positions = readPositions(read.positions);
  const shape = readShape(read);
  // Refuses a bad shape before anything of the size of the result is allocated.
  transfer([shape], [], (module, [n]) =>
    module.precision_errors(n as number, positions.first, positions.step, 0, 0, 0),
  );
  return { shape, ...positions };
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
  const { shape, first, step, count, values } = readAll(options);
  const out = makeDoubles(count);
  transfer(values ? [shape, values] : [shape], [out], (module, [n, list = 0], [to]) =>
    module.precision_errors(n as number, first, step, count, list, to as number),
  );
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
 * The smallest position whose row equals that of a position before it, from 0 on; undefined when there is none up to
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
  const read = readOptions<FirstCollisionOptions>(options, 'options', [...shapeNames, 'limit']);
  const shape = readShape(read);
  const limit = readSize(read.limit, 'limit', 0, 65536);
  const out = new Float64Array(3);
  transfer([shape], [out], (module, [n], [to]) => module.first_collision(n as number, limit, to as number));
  const [found, first, second] = out as unknown as [number, number, number];
  return found ? { first, second } : undefined;
}

export interface RoundToFormatOptions {
  readonly numbers: ArrayLike<number> | Iterable<number>;
  readonly format: NumberFormat;
}

/**
 * The nearest numbers of a format, ties to even, subnormals kept; infinite past the largest.
 *
 * Shapes: as `numbers`.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for an unknown format.
 *
 * @example
 * roundToFormat({ numbers: [0.1, 257], format: 'bfloat16' }); // [0.10009765625, 256]
 */
export function roundToFormat(options: RoundToFormatOptions): Float64Array {
  const read = readOptions<RoundToFormatOptions>(options, 'options', ['numbers', 'format']);
  const numbers = Float64Array.from(numberList(read.numbers, 'numbers'));
  const format = readName(read.format, 'format', formats, 'float32');
  transfer([numbers], [numbers], (module, [at]) => (module.round_numbers(at as number, numbers.length, format), 0));
  return numbers;
}
