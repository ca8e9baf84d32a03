// Queries and keys of 16 bits: turned as doubles, rounded once, also in place.
import { describe, expect, test } from 'vitest';
import { applyPolar, applyRotary, applyXpos, PreparedRotary, rotaryFrequencies, rotaryGrid } from 'posenc';
import { readBits, writeBits, type Half } from '../../../../web/library/api/runtime/halves.ts';

const call = { pairing: 'rotateHalf', headsFirst: true } as const;
const four = { ...call, frequencies: rotaryFrequencies({ headDim: 4 }) } as const;
const every = Uint16Array.from({ length: 2 ** 16 }, (_, word) => word);
const isNaNOf = (half: Half, word: number): boolean => Number.isNaN(readBits(half, [word])[0]);

const bitsOf = (half: Half, numbers: ArrayLike<number>): Uint16Array => {
  const out = new Uint16Array(numbers.length);
  writeBits(half, numbers, out, 0);
  return out;
};

describe.each(['float16', 'bfloat16'] as const)('%s', (half) => {
  test('all numbers are read as what they are: writing them gives the same bits', () => {
    const back = bitsOf(half, readBits(half, every));
    const other = [...every].filter((word) => back[word] !== word && !isNaNOf(half, word));
    expect(other).toEqual([]);
    const [one = 0, infinite = 0] = half === 'float16' ? [0x3c00, 0x7c00] : [0x3f80, 0x7f80];
    expect([...readBits(half, [one, one | 0x8000, infinite, 0x8000])]).toEqual([1, -1, Infinity, -0]);
  });

  test('heads are turned as doubles and rounded once', () => {
    const numbers = Float64Array.from({ length: 3 * 5 * 16 }, (_, i) => Math.sin(i) * 3);
    const data = bitsOf(half, numbers),
      exact = readBits(half, data);
    const options = {
      ...call,
      frequencies: rotaryFrequencies({ headDim: 16 }),
      positions: { first: 40_000, count: 5 },
    };
    const truth = bitsOf(half, applyRotary({ data: exact, shape: [3, 5, 16] }, options).data);
    const before = data.slice();
    const made = applyRotary({ data, shape: [3, 5, 16] }, { ...options, dtype: half });
    expect(made.data).toEqual(truth);
    expect(made.shape).toEqual([3, 5, 16]);
    expect(data).toEqual(before);
    expect(applyRotary({ data, dims: [3, 5, 16] }, { ...options, dtype: half, out: data }).data).toBe(data);
    expect(data).toEqual(truth);
  });

  test('also by a grid, and a part of fused rows, whose rest stays', () => {
    const grid = rotaryGrid({ convention: 'eva', headDim: 8, height: 2, width: 2 });
    const numbers = Float64Array.from({ length: 4 * 12 }, (_, i) => (i % 7) - 3);
    const data = bitsOf(half, numbers);
    const fused = { pairing: 'interleaved', heads: 1, headDim: 8, grid, fused: { width: 12, first: 2 } } as const;
    const truth = bitsOf(half, applyRotary({ data: numbers, shape: [4, 12] }, fused).data);
    expect(applyRotary({ data, shape: [4, 12] }, { ...fused, dtype: half }).data).toEqual(truth);
  });
});

test.skipIf(typeof globalThis !== 'object' || !('Float16Array' in globalThis))('a Float16Array says its type', () => {
  const Kind = (globalThis as unknown as { Float16Array: new (list: number[]) => Float32Array }).Float16Array;
  const data = new Kind([1, 0.5, -2, 4]);
  const [turned, bits] = [
    applyRotary({ data: data as never, shape: [1, 1, 4] }, { ...four, positions: [9] }).data as ArrayLike<number>,
    applyRotary({ data: bitsOf('float16', data), shape: [1, 1, 4] }, { ...four, positions: [9], dtype: 'float16' })
      .data,
  ];
  expect(bitsOf('float16', turned)).toEqual(bits);
});

describe.each(['float16', 'bfloat16'] as const)('other rotations of %s', (half) => {
  const numbers = Float64Array.from({ length: 2 * 3 * 8 }, (_, i) => Math.sin(i) * 3);
  const halves = (): Uint16Array => bitsOf(half, numbers);
  const exact = readBits(half, halves());
  const shape = [2, 3, 8];

  test('xPos turns doubles and rounds once, also in place', () => {
    const options = { headsFirst: true, role: 'keys', positions: { first: 900, count: 3 }, length: 1000 } as const;
    const truth = bitsOf(half, applyXpos({ data: exact, shape }, options).data);
    const data = halves();
    const made = applyXpos({ data, shape }, { ...options, dtype: half });
    expect(made).toEqual({ data: truth, shape });
    expect(data).toEqual(halves());
    expect(applyXpos({ data, shape }, { ...options, dtype: half, out: data }).data).toBe(data);
    expect(data).toEqual(truth);
  });

  test('PoPE writes twice the channels, with phases of 16 bits', () => {
    const phases = bitsOf(
      half,
      Float64Array.from({ length: 16 }, (_, i) => -i / 4),
    );
    const options = { headsFirst: true, positions: [5, 6, 7] } as const;
    const truth = applyPolar({ data: exact, shape }, { ...options, phases: readBits(half, phases) });
    const made = applyPolar({ data: halves(), shape }, { ...options, phases, dtype: half });
    expect(made).toEqual({ data: bitsOf(half, truth.data), shape: [2, 3, 16] });
    const out = new Uint16Array(96);
    expect(applyPolar({ data: halves(), shape }, { ...options, phases, dtype: half, out }).data).toBe(out);
    expect(out).toEqual(made.data);
  });

  test('a prepared rotation turns one tensor or two, new, in place and in fused rows', () => {
    const frequencies = rotaryFrequencies({ headDim: 8 });
    const rope = new PreparedRotary({ headDim: 8, headsFirst: true, frequencies, pairing: 'rotateHalf', length: 8 });
    const positions = { first: 4, count: 3 };
    const truth = bitsOf(half, rope.apply({ data: exact, shape }, { positions }));
    const [q, k] = [halves(), halves().slice(0, 24)];
    expect(rope.apply({ data: q, shape }, { positions, dtype: half })).toEqual(truth);
    expect(q).toEqual(halves());
    const turned = rope.apply([q, k], { positions, dtype: half, out: [q, k] });
    expect(turned[0]).toBe(q);
    expect(q).toEqual(truth);
    expect(k).toEqual(truth.slice(0, 24));
    expect(() => rope.apply([q, k], { positions, dtype: half, out: [q, q.subarray(0, 24)] })).toThrow(RangeError);
    const rows = new PreparedRotary({ headDim: 8, headsFirst: false, frequencies, pairing: 'rotateHalf' });
    const call = { positions, fused: { width: 16, first: 4 }, heads: 1 } as const;
    const fused = bitsOf(half, rows.apply(exact, call));
    expect(rows.apply(halves(), { ...call, dtype: half })).toEqual(fused);
    rope.dispose();
    rows.dispose();
  });
});
