// Tables as NumPy's .npy files: float32, two axes. Bytes only; reading files is the caller's business.
import type { Matrix } from './matrix.ts';
import { readArray } from './runtime/arguments.ts';
import { wrongValue } from './runtime/errors.ts';
import { readSingles } from './runtime/matrices.ts';

const magic = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]; // \x93NUMPY

/**
 * The bytes of a .npy file (version 1.0) that holds the matrix.
 *
 * Shapes: a matrix [rows, columns]. Units: none. Errors: `TypeError` for anything but a matrix of float32, `RangeError`
 * for data that do not have rows x columns elements.
 *
 * @example
 * await writeFile('table.npy', encodeNpy(table));
 */
export function encodeNpy(matrix: Matrix<Float32Array>): Uint8Array {
  const { data, rows, columns } = readSingles(matrix, 'matrix');
  const dictionary = `{'descr': '<f4', 'fortran_order': False, 'shape': (${rows}, ${columns}), }`;
  const start = Math.ceil((10 + dictionary.length + 1) / 64) * 64;
  const bytes = new Uint8Array(start + 4 * data.length);
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  view.setUint16(6, 1, true);
  view.setUint16(8, start - 10, true);
  bytes.fill(0x20, 10, start);
  for (let i = 0; i < dictionary.length; ++i) bytes[10 + i] = dictionary.charCodeAt(i);
  bytes[start - 1] = 0x0a;
  for (let i = 0; i < data.length; ++i) view.setFloat32(start + 4 * i, data[i] as number, true);
  return bytes;
}

const malformed = (value: unknown, allowed: string): RangeError => wrongValue('POSENC_MALFORMED', 'npy', value, allowed);

/** What stands after a key of the header's dictionary. */
function valueOf(header: string, key: string): string {
  return new RegExp(`['"]${key}['"]\\s*:\\s*(.*)`, 's').exec(header)?.[1] ?? '';
}

/**
 * The matrix that the bytes of a .npy file hold: little-endian float32 with two axes, of any version, in C or Fortran
 * order (which is turned into rows).
 *
 * Shapes: a matrix [rows, columns]. Units: none. Errors: `TypeError` for anything but bytes, `RangeError` with the code
 * `POSENC_MALFORMED` for bytes of any other form, saying what was expected.
 *
 * @example
 * const table = decodeNpy(await readFile('table.npy'));
 */
export function decodeNpy(file: Uint8Array): Matrix<Float32Array> {
  const bytes = readArray(file, 'bytes', 'Uint8Array');
  if (bytes.length < 12 || magic.some((byte, i) => bytes[i] !== byte)) {
    throw malformed(bytes.length, 'the bytes of a .npy file, which begin with \\x93NUMPY');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = bytes[6] as number;
  if (version < 1 || version > 3) throw malformed(version, 'a version from 1 to 3');
  const from = version === 1 ? 10 : 12;
  const length = version === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  const start = from + length;
  if (start > bytes.length) throw malformed(length, 'a header as long as it says');
  const header = new TextDecoder('latin1').decode(bytes.subarray(from, start));
  if (!/^['"]<f4['"]/.test(valueOf(header, 'descr'))) throw malformed(header, "float32, little-endian: '<f4'");
  const order = /^(True|False)/.exec(valueOf(header, 'fortran_order'))?.[1];
  if (order === undefined) throw malformed(header, 'a fortran_order of True or False');
  const shape = /^\(\s*(\d+)\s*,\s*(\d+)\s*,?\s*\)/.exec(valueOf(header, 'shape'));
  if (!shape) throw malformed(header, 'two axes');
  const rows = Number(shape[1]), columns = Number(shape[2]);
  if (rows * columns * 4 !== bytes.length - start) {
    throw malformed((bytes.length - start) / 4, `${rows} x ${columns} elements, as the shape says`);
  }
  const data = new Float32Array(rows * columns);
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const at = order === 'True' ? column * rows + row : row * columns + column;
      data[row * columns + column] = view.getFloat32(start + 4 * at, true);
    }
  }
  return { data, rows, columns };
}
