import { describe, expect, test } from 'vitest';
import {
  alibiBias,
  alibiMaskedBias,
  applyRotary,
  learnedTable,
  resizeRows,
  rotaryFrequencies,
  rotaryTable,
  sinusoidal,
  type Dtype,
} from 'posenc';
import { writeBits } from '../../../../web/library/api/runtime/halves.ts';
import { expectRefused } from '../support/rules.ts';

const bitsOf = (half: 'float16' | 'bfloat16', numbers: readonly number[]): number[] => {
  const out = new Uint16Array(numbers.length);
  writeBits(half, numbers, out, 0);
  return [...out];
};

/** The number encoded by bits, by the definition of the format. */
function numberOf(bits: number, fraction: number, bias: number): number {
  const exponent = (bits & 0x7fff) >> fraction,
    rest = bits & ((1 << fraction) - 1);
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 2 * bias + 1) return rest ? NaN : sign * Infinity;
  const significand = exponent === 0 ? rest : rest + (1 << fraction);
  return sign * significand * 2 ** (Math.max(exponent, 1) - bias - fraction);
}
const formats = { float16: [10, 15], bfloat16: [7, 127] } as const;

/** Every result as plain numbers. */
function read(data: ArrayLike<number> & object, half: 'float16' | 'bfloat16'): number[] {
  const [fraction, bias] = formats[half];
  return Array.from(data, (x) => (data instanceof Uint16Array ? numberOf(x, fraction, bias) : x));
}

describe('numbers of 16 bits', () => {
  test('are rotated in place or apart, and not over a part of x', () => {
    const bits = new Uint16Array(24);
    const [x, over, apart] = [bits.subarray(0, 8), bits.subarray(4, 12), bits.subarray(8, 16)];
    const frequencies = rotaryFrequencies({ rotaryDim: 8 });
    const rotated = (out: Uint16Array): unknown =>
      applyRotary(x, { headDim: 8, pairing: 'rotateHalf', positions: [3], frequencies, dtype: 'bfloat16', out });
    expect(() => rotated(over)).toThrow(expect.objectContaining({ code: 'POSENC_OVERLAP', argument: 'out' }));
    expect(() => rotated(x)).not.toThrow();
    expect(() => rotated(apart)).not.toThrow();
  });

  test.each(['float16', 'bfloat16'] as const)(
    '%s: every one is itself, and between two the nearer, ties even',
    (half) => {
      const [fraction, bias] = formats[half];
      const infinite = (2 * bias + 1) << fraction;
      const all = Array.from({ length: infinite }, (_, bits) => numberOf(bits, fraction, bias));
      expect(bitsOf(half, all)).toEqual(all.map((_, bits) => bits));
      expect(
        bitsOf(
          half,
          all.map((x) => -x),
        ),
      ).toEqual(all.map((_, bits) => bits | 0x8000));
      const beyond = 2 ** (bias + 1); // the value after the largest
      const next = (bits: number): number => all[bits + 1] ?? beyond;
      const even = all.map((_, bits) => bits + (bits % 2));
      expect(
        bitsOf(
          half,
          all.map((x, bits) => (x + next(bits)) / 2),
        ),
      ).toEqual(even);
      // Closer to the midpoint than float32 can represent: a detour through float32 would round twice.
      expect(
        bitsOf(
          half,
          all.map((x, bits) => x + (next(bits) - x) * (0.5 - 2 ** -40)),
        ),
      ).toEqual(all.map((_, bits) => bits));
      expect(
        bitsOf(
          half,
          all.map((x, bits) => x + (next(bits) - x) * (0.5 + 2 ** -40)),
        ),
      ).toEqual(all.map((_, bits) => bits + 1));
      expect(bitsOf(half, [Infinity, -Infinity, 1e308, NaN, 0, -0, 5e-324])).toEqual([
        infinite,
        infinite | 0x8000,
        infinite,
        infinite | (1 << (fraction - 1)),
        0,
        0x8000,
        0,
      ]);
    },
  );

  test.each(['float16', 'bfloat16'] as const)('%s: tables and biases are the doubles, rounded once', (half) => {
    const table = { data: Float32Array.from({ length: 40 }, (_, k) => Math.sqrt(k)), shape: [10, 4] };
    const make = {
      line: (dtype: Dtype) => sinusoidal({ positions: 60, dim: 20, dtype }).data,
      list: (dtype: Dtype) => sinusoidal({ positions: [0.5, 7e9, -3], dim: 9, dtype }).data,
      learned: (dtype: Dtype) => learnedTable({ rows: 1700, dim: 20, dtype }).data,
      resized: (dtype: Dtype) => resizeRows({ table, rows: 17, dtype }).data,
      alibi: (dtype: Dtype) => alibiBias({ heads: 3, queries: 5, keys: 9, causal: true, dtype }).data,
      masked: (dtype: Dtype) => alibiMaskedBias({ heads: 3, mask: [1, 0, 1, 1], dtype }).data,
      rotary: (dtype: Dtype) =>
        rotaryTable({ positions: 70, frequencies: rotaryFrequencies({ headDim: 64 }), dtype }).sine.data,
    };
    for (const [name, by] of Object.entries(make)) {
      const wide = by('float64') as Float64Array,
        halves = by(half);
      const [fraction, bias] = formats[half];
      expect(read(halves, half), name).toEqual(bitsOf(half, [...wide]).map((bits) => numberOf(bits, fraction, bias)));
    }
  });

  test('are a Float16Array if the engine has one, and bits otherwise or on request', () => {
    const Half = (globalThis as { Float16Array?: new () => object }).Float16Array ?? Uint16Array;
    expect(sinusoidal({ positions: 2, dim: 4, dtype: 'float16' }).data).toBeInstanceOf(Half);
    expect(sinusoidal({ positions: 2, dim: 4, dtype: 'bfloat16' }).data).toBeInstanceOf(Uint16Array);
    const out = new Uint16Array(8);
    expect(sinusoidal({ positions: 2, dim: 4, dtype: 'float16', out }).data).toBe(out);
    expect([...out]).toEqual(bitsOf('float16', [...sinusoidal({ positions: 2, dim: 4, dtype: 'float64' }).data]));
    const cosine = new Uint16Array(4),
      sine = new Uint16Array(4);
    const tables = rotaryTable({
      positions: 2,
      frequencies: { inverse: [1, 0.5] },
      dtype: 'bfloat16',
      out: { cosine, sine },
    });
    expect(tables.cosine.data).toBe(cosine);
    expect([...cosine]).toEqual(bitsOf('bfloat16', [1, 1, Math.cos(1), Math.cos(0.5)]));
  });

  test('a type known only as a union is taken', () => {
    const dtype = ['float32', 'float64'][Number(never())] as 'float32' | 'float64';
    expect(alibiBias({ heads: 2, queries: 1, keys: 1, dtype }).data).toBeInstanceOf(Float32Array);
    expect(rotaryTable({ positions: 1, frequencies: { inverse: [1] }, dtype }).cosine.rows).toBe(1);
    const out: Float32Array | Float64Array = never() ? new Float64Array(2) : new Float32Array(2);
    const bias: Float32Array | Float64Array = alibiBias({ heads: 2, queries: 1, keys: 1, out }).data;
    expect(bias).toBe(out);
    const own: Float32Array<ArrayBuffer> = sinusoidal({ positions: 1, dim: 2 }).data;
    expect(own.length).toBe(2);
  });

  test('rejects arrays that do not fit, by name', () => {
    const options = { positions: 2, dim: 4 };
    expectRefused(() => sinusoidal({ ...options, out: new Uint16Array(8) } as never), TypeError, 'dtype');
    expectRefused(() => sinusoidal({ ...options, dtype: 'float8' } as never), RangeError, 'dtype');
    expectRefused(
      () => sinusoidal({ ...options, dtype: 'float16', out: new Float32Array(8) } as never),
      TypeError,
      'out',
    );
    expectRefused(() => sinusoidal({ ...options, dtype: 'bfloat16', out: new Uint16Array(7) }), RangeError, 'out');
    const frequencies = { inverse: [1] },
      shared = new Float32Array(2);
    const out = { cosine: shared, sine: shared };
    expectRefused(() => rotaryTable({ positions: 2, frequencies, out }), RangeError, 'out');
    expectRefused(
      () => rotaryTable({ positions: 2, frequencies, out: { ...out, tan: 1 } } as never),
      TypeError,
      'out.tan',
    );
  });
});

/** False, which TypeScript must not know. */
const never = (): boolean => Date.now() < 0;
