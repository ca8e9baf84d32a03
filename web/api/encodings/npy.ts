// Tables as NumPy's .npy files: float32, two axes; other floats can be read. Bytes only; reading files is the caller's
// business.
import type { Matrix } from '../runtime/matrix.ts';
import { readArray, readName, readOptions, type Dtype } from '../runtime/arguments.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readSingles } from '../runtime/matrices.ts';

const dtypes: readonly Dtype[] = ['float32', 'float64'];

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

const malformed = (value: unknown, allowed: string): RangeError =>
  wrongValue('POSENC_MALFORMED', 'npy', value, allowed);

/** What stands after a key of the header's dictionary. */
function valueOf(header: string, key: string): string {
  return new RegExp(`['"]${key}['"]\\s*:\\s*(.*)`, 's').exec(header)?.[1] ?? '';
}

type Read = (view: DataView, at: number, little: boolean) => number;

/** Half precision, by its bits: not every engine has DataView.getFloat16. */
const half: Read = (view, at, little) => {
  const bits = view.getUint16(at, little);
  const exponent = (bits >> 10) & 31,
    fraction = bits & 1023;
  const magnitude =
    exponent === 31
      ? fraction
        ? NaN
        : Infinity
      : exponent
        ? (1 + fraction / 1024) * 2 ** (exponent - 15)
        : fraction * 2 ** -24;
  return bits & 0x8000 ? -magnitude : magnitude;
};

/** The upper half of a float32; NumPy has no such type and calls it two bytes of nothing known. */
const brain: Read = (view, at, little) => {
  word.setUint16(0, view.getUint16(at, little));
  return word.getFloat32(0);
};
const word = new DataView(new ArrayBuffer(4));

const single: Read = (view, at, little) => view.getFloat32(at, little);
const double: Read = (view, at, little) => view.getFloat64(at, little);

/** What is read as float64, by NumPy's letters. */
const kinds: Readonly<Record<string, { readonly size: number; readonly read: Read }>> = {
  f2: { size: 2, read: half },
  V2: { size: 2, read: brain },
  f4: { size: 4, read: single },
  f8: { size: 8, read: double },
};

function readShape(header: string, wide: boolean): readonly [rows: number, columns: number] {
  const text = /^\(([\d\s,]*)\)/.exec(valueOf(header, 'shape'))?.[1] ?? '';
  const sizes = text
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '');
  // PyTorch keeps tables as [1, N, D] or [N, 1, D].
  while (wide && sizes.length > 2 && sizes.includes('1')) sizes.splice(sizes.indexOf('1'), 1);
  const [rows = '', columns = ''] = sizes;
  if (sizes.length !== 2 || !sizes.every((size) => /^\d+$/.test(size)))
    throw malformed(header, wide ? 'two axes besides those of length 1' : 'two axes');
  return [Number(rows), Number(columns)];
}

export interface DecodeNpyOptions<D extends Dtype = Dtype> {
  /** What the entries are wanted as; default `float32`. */
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
  const bytes = readArray(file, 'bytes', 'Uint8Array');
  const wide =
    readName(readOptions<DecodeNpyOptions>(options, 'options', ['dtype']).dtype, 'dtype', dtypes, 'float32') === 1;
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
  const [, endian, letters = ''] = /^['"]([<>|])(f2|f4|f8|V2)['"]/.exec(valueOf(header, 'descr')) ?? [];
  const kind = kinds[letters];
  if (!kind || (!wide && `${endian}${letters}` !== '<f4')) {
    throw malformed(
      header,
      wide ? "float16, bfloat16, float32 or float64: '<f2', '<V2', '<f4', '<f8'" : "float32, little-endian: '<f4'",
    );
  }
  const order = /^(True|False)/.exec(valueOf(header, 'fortran_order'))?.[1];
  if (order === undefined) throw malformed(header, 'a fortran_order of True or False');
  const [rows, columns] = readShape(header, wide);
  if (rows * columns * kind.size !== bytes.length - start) {
    throw malformed((bytes.length - start) / kind.size, `${rows} x ${columns} elements, as the shape says`);
  }
  const data = wide ? new Float64Array(rows * columns) : new Float32Array(rows * columns);
  for (let k = 0; k < data.length; ++k) {
    const at = order === 'True' ? (k % columns) * rows + Math.floor(k / columns) : k;
    data[k] = kind.read(view, start + kind.size * at, endian !== '>');
  }
  return { data, rows, columns };
}
