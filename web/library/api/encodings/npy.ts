// Tables as NumPy's .npy files: float32 or float64, two axes; other floats can be read. Bytes only; reading files is
// the caller's business.
import * as cpp from '../../../../build/wasm/calls.js';
import { matrixOf, type Matrix, type TensorLike } from '../runtime/matrix.ts';
import { makeArray, readArray, readName, readOptions, type Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import type { Floats } from '../runtime/record.ts';
import { readFloatMatrix } from '../runtime/tensor.ts';

const dtypes: readonly Dtype[] = ['float32', 'float64'];

/**
 * The bytes of a .npy file (version 1.0) that holds the matrix, of its own element type.
 *
 * Shapes: a matrix [rows, columns]. Units: none. Errors: `TypeError` for anything but a matrix of float32 or float64,
 * `RangeError` for data that do not have rows x columns elements.
 *
 * @example
 * await writeFile('table.npy', encodeNpy(table));
 */
export function encodeNpy(matrix: TensorLike<Floats>): Uint8Array {
  enter('encodeNpy');
  const { data, rows, columns } = readFloatMatrix(matrix, 'matrix');
  if (data instanceof Float64Array) return encodeDoubles(data, rows, columns);
  const bytes = makeArray('Uint8Array', cpp.npyHeaderBytes + 4 * data.length);
  call(cpp.encodeNpy, { table: data, rows, columns, out: bytes });
  return bytes;
}

/** The same header as that of float32, but for the type. */
function encodeDoubles(data: Float64Array, rows: number, columns: number): Uint8Array {
  const bytes = makeArray('Uint8Array', cpp.npyHeaderBytes + 8 * data.length);
  const dictionary = `{'descr': '<f8', 'fortran_order': False, 'shape': (${rows}, ${columns}), }`;
  const start = '\x93NUMPY\x01\x00\x76\x00';
  const header = `${start}${dictionary}`.padEnd(cpp.npyHeaderBytes - 1);
  for (let i = 0; i < header.length; ++i) bytes[i] = header.charCodeAt(i);
  bytes[header.length] = 10; // a line's end
  const view = new DataView(bytes.buffer, bytes.byteOffset + cpp.npyHeaderBytes);
  for (let i = 0; i < data.length; ++i) view.setFloat64(8 * i, data[i] as number, true);
  return bytes;
}

export interface DecodeNpyOptions<D extends Dtype = Dtype> {
  /** The type of the decoded entries; default `float32`. */
  readonly dtype?: D | undefined;
}

/**
 * The matrix that the bytes of a .npy file hold, of any version, in C or Fortran order (which is turned into rows):
 * little-endian float32 with two axes. With the dtype `float64` it takes float16, bfloat16 (two bytes that NumPy calls
 * V2), float32 and float64 in either byte order, each value as it is, and leaves out axes of length 1 beyond two.
 *
 * Shapes: a matrix [rows, columns]. Units: none. Errors: `TypeError` for anything but bytes, `RangeError` with the code
 * `POSENC_MALFORMED` for bytes of any other form, saying what was expected.
 *
 * @example
 * const table = decodeNpy(await readFile('table.npy'));
 */
export function decodeNpy(file: Uint8Array, options?: DecodeNpyOptions<'float32'>): Matrix<Float32Array>;
export function decodeNpy(file: Uint8Array, options: DecodeNpyOptions<'float64'>): Matrix<Float64Array>;
export function decodeNpy(file: Uint8Array, options: DecodeNpyOptions = {}): Matrix<Float32Array | Float64Array> {
  enter('decodeNpy');
  const bytes = readArray(file, 'bytes', 'Uint8Array');
  const wide =
    readName(readOptions<DecodeNpyOptions>(options, 'options', ['dtype']).dtype, 'dtype', dtypes, 'float32') === 1;
  const { rows, columns } = call(cpp.npyLayout, { bytes, anyFloat: wide });
  const data = makeArray(wide ? 'Float64Array' : 'Float32Array', rows * columns);
  call(cpp.decodeNpy, { bytes, anyFloat: wide, out: data });
  return matrixOf(data, rows, columns);
}
