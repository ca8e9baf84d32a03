import { describe, expect, test } from 'vitest';
import { decodeNpy, encodeNpy } from 'posenc';
import { expectRefusal, type Refusal } from './support/refusals.ts';

const six = Float32Array.of(1, 2.5, -3, 4, 1e-30, 6);
const good = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";

/** A .npy file as NumPy writes it, header padded to a multiple of 64. */
function file(dictionary: string, values: Float32Array, version = 1): Uint8Array {
  const before = version === 1 ? 10 : 12;
  const header = dictionary.padEnd(Math.ceil((before + dictionary.length + 1) / 64) * 64 - before - 1) + '\n';
  const length = [header.length & 255, header.length >> 8, ...(version === 1 ? [] : [0, 0])];
  const text = [...header].map((c) => c.charCodeAt(0));
  return Uint8Array.from([0x93, ...[...'NUMPY'].map((c) => c.charCodeAt(0)), version, 0, ...length, ...text, ...new Uint8Array(values.buffer.slice(0))]);
}

describe('.npy', () => {
  test('a matrix is written byte for byte as NumPy would write it', () => {
    expect(encodeNpy({ data: six, rows: 2, columns: 3 })).toEqual(file(good, six));
  });

  test('a matrix comes back from bytes of every version, in both orders, wherever the bytes lie', () => {
    for (const version of [1, 2, 3]) expect(decodeNpy(file(good, six, version))).toEqual({ data: six, rows: 2, columns: 3 });
    const shifted = new Uint8Array([0, 0, 0, ...file(good, six)]).subarray(3);
    expect(decodeNpy(shifted).data).toEqual(six);
    const turned = decodeNpy(file(good.replace('False', 'True'), six));
    expect(turned.data).toEqual(Float32Array.of(1, -3, 1e-30, 2.5, 4, 6));
    expect(decodeNpy(encodeNpy({ data: new Float32Array(0), rows: 0, columns: 7 }))).toMatchObject({ rows: 0, columns: 7 });
  });

  test('bytes that are cut short anywhere are refused', () => {
    const whole = file(good, six);
    for (let length = 0; length < whole.length; ++length) {
      expect(() => decodeNpy(whole.subarray(0, length)), String(length)).toThrow(RangeError);
    }
  });

  const refusals: Refusal[] = [
    ['doubles', () => decodeNpy(file(good.replace('f4', 'f8'), six)), RangeError, 'npy'],
    ['big-endian floats', () => decodeNpy(file(good.replace('<', '>'), six)), RangeError, 'npy'],
    ['one axis', () => decodeNpy(file(good.replace('(2, 3)', '(6,)'), six)), RangeError, 'npy'],
    ['three axes', () => decodeNpy(file(good.replace('(2, 3)', '(1, 2, 3)'), six)), RangeError, 'npy'],
    ['another count of elements', () => decodeNpy(file(good.replace('(2, 3)', '(2, 4)'), six)), RangeError, 'npy'],
    ['an unknown version', () => decodeNpy(file(good, six, 9)), RangeError, 'npy'],
    ['a text', () => decodeNpy('x' as never), TypeError, 'bytes'],
    ['a matrix of doubles', () => encodeNpy({ data: new Float64Array(6), rows: 2, columns: 3 } as never), TypeError, 'matrix.data'],
    ['a matrix of another size', () => encodeNpy({ data: six, rows: 2, columns: 2 }), RangeError, 'matrix.data'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});
