import { describe, expect, test } from 'vitest';
import { decodeNpy, encodeNpy } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

const six = Float32Array.of(1, 2.5, -3, 4, 1e-30, 6);
const good = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";

/** A .npy file as NumPy writes it, header padded to a multiple of 64. */
function file(dictionary: string, values: Float32Array, version = 1): Uint8Array {
  const before = version === 1 ? 10 : 12;
  const header = dictionary.padEnd(Math.ceil((before + dictionary.length + 1) / 64) * 64 - before - 1) + '\n';
  const length = [header.length & 255, header.length >> 8, ...(version === 1 ? [] : [0, 0])];
  const text = [...header].map((c) => c.charCodeAt(0));
  return Uint8Array.from([
    0x93,
    ...[...'NUMPY'].map((c) => c.charCodeAt(0)),
    version,
    0,
    ...length,
    ...text,
    ...new Uint8Array(values.buffer.slice(0)),
  ]);
}

describe('.npy', () => {
  test('a matrix is written byte for byte as NumPy would write it', () => {
    expect(encodeNpy({ data: six, rows: 2, columns: 3 })).toEqual(file(good, six));
  });

  test('doubles are written as doubles, each as it is', () => {
    const data = Float64Array.of(1 / 3, -0, 1e-310, 2 ** 60, Infinity, 0.1);
    const bytes = encodeNpy({ data, rows: 2, columns: 3 });
    expect(bytes).toEqual(file(good.replace('f4', 'f8'), new Float32Array(data.buffer)));
    expect(decodeNpy(bytes, { dtype: 'float64' })).toEqual({ data, shape: [2, 3], rows: 2, columns: 3 });
    expect(encodeNpy({ data: new Float64Array(0), shape: [0, 4] })).toHaveLength(128);
  });

  test('a matrix comes back from bytes of every version, in both orders, at any offset', () => {
    for (const version of [1, 2, 3])
      expect(decodeNpy(file(good, six, version))).toEqual({ data: six, shape: [2, 3], rows: 2, columns: 3 });
    const shifted = new Uint8Array([0, 0, 0, ...file(good, six)]).subarray(3);
    expect(decodeNpy(shifted).data).toEqual(six);
    const turned = decodeNpy(file(good.replace('False', 'True'), six));
    expect(turned.data).toEqual(Float32Array.of(1, -3, 1e-30, 2.5, 4, 6));
    expect(decodeNpy(encodeNpy({ data: new Float32Array(0), rows: 0, columns: 7 }))).toMatchObject({
      rows: 0,
      columns: 7,
    });
  });

  test('bytes that are truncated anywhere are rejected', () => {
    const whole = file(good, six);
    for (let length = 0; length < whole.length; ++length) {
      expect(() => decodeNpy(whole.subarray(0, length)), String(length)).toThrow(RangeError);
    }
  });

  test('read as float64, every float of NumPy and of PyTorch is exact', () => {
    const values = [1, -2.5, 0.333251953125, 6.103515625e-5, 5.960464477539063e-8, 65504];
    const bytesOf = (size: number, write: (view: DataView, at: number, value: number) => void): Float32Array => {
      const view = new DataView(new ArrayBuffer(size * 6 + ((-size * 6) & 3)));
      values.forEach((value, i) => write(view, size * i, value));
      return new Float32Array(view.buffer);
    };
    const doubles = bytesOf(8, (view, at, value) => view.setFloat64(at, value, true));
    expect(decodeNpy(file(good.replace('f4', 'f8'), doubles), { dtype: 'float64' })).toEqual({
      data: Float64Array.from(values),
      shape: [2, 3],
      rows: 2,
      columns: 3,
    });
    const swapped = bytesOf(8, (view, at, value) => view.setFloat64(at, value, false));
    expect(decodeNpy(file(good.replace('<f4', '>f8'), swapped), { dtype: 'float64' }).data).toEqual(
      Float64Array.from(values),
    );
    const halves = [0x3c00, 0xc100, 0x3555, 0x0400, 0x0001, 0x7bff];
    const half = bytesOf(2, (view, at, value) => view.setUint16(at, halves[values.indexOf(value)]!, true));
    expect(decodeNpy(file(good.replace('f4', 'f2'), half), { dtype: 'float64' }).data).toEqual(
      Float64Array.from(values),
    );
    const brains = [0x3f80, 0xc020, 0x3eaa, 0x3880, 0x3380, 0x477f];
    const brain = bytesOf(2, (view, at, value) => view.setUint16(at, brains[values.indexOf(value)]!, true));
    expect(decodeNpy(file(good.replace('f4', 'V2'), brain), { dtype: 'float64' }).data).toEqual(
      Float64Array.of(1, -2.5, 0.33203125, 2 ** -14, 2 ** -24, 65280),
    );
    expect(decodeNpy(file(good, six), { dtype: 'float64' }).data).toEqual(Float64Array.from(six));
    for (const shape of ['(1, 2, 3)', '(2, 1, 3)', '(2, 3, 1)', '(1, 1, 2, 3)']) {
      expect(decodeNpy(file(good.replace('(2, 3)', shape), six), { dtype: 'float64' })).toMatchObject({
        rows: 2,
        columns: 3,
      });
    }
  });

  const refusals: Refusal[] = [
    ['doubles', () => decodeNpy(file(good.replace('f4', 'f8'), six)), RangeError, 'npy'],
    ['big-endian floats', () => decodeNpy(file(good.replace('<', '>'), six)), RangeError, 'npy'],
    ['one axis', () => decodeNpy(file(good.replace('(2, 3)', '(6,)'), six)), RangeError, 'npy'],
    ['three axes', () => decodeNpy(file(good.replace('(2, 3)', '(1, 2, 3)'), six)), RangeError, 'npy'],
    ['another count of elements', () => decodeNpy(file(good.replace('(2, 3)', '(2, 4)'), six)), RangeError, 'npy'],
    ['an unknown version', () => decodeNpy(file(good, six, 9)), RangeError, 'npy'],
    [
      'whole numbers, wanted as float64',
      () => decodeNpy(file(good.replace('<f4', '<i8'), six), { dtype: 'float64' }),
      RangeError,
      'npy',
    ],
    [
      'three axes longer than 1, wanted as float64',
      () => decodeNpy(file(good.replace('(2, 3)', '(2, 3, 1, 2)'), six), { dtype: 'float64' }),
      RangeError,
      'npy',
    ],
    [
      'a shape that never ends',
      () => decodeNpy(file(good.replace('(2, 3)', `(${'1'.repeat(50)}`), six), { dtype: 'float64' }),
      RangeError,
      'npy',
    ],
    ['another dtype', () => decodeNpy(file(good, six), { dtype: 'float16' } as never), RangeError, 'dtype'],
    ['a text', () => decodeNpy('x' as never), TypeError, 'bytes'],
    [
      'a matrix of whole numbers',
      () => encodeNpy({ data: new Int32Array(6), rows: 2, columns: 3 } as never),
      TypeError,
      'matrix.data',
    ],
    ['a matrix of another size', () => encodeNpy({ data: six, rows: 2, columns: 2 }), RangeError, 'matrix.data'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});
