// Cached keys that move in place.
import { describe, expect, test } from 'vitest';
import { applyRotary, Arena, rotaryFrequencies, rotaryFromConfig, rotaryGrid, shiftRotary, type Pairing } from 'posenc';
import { largestDifference } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

/** Of the largest channel before RoPE times the attention factor: see rotary_shift.hpp. */
const bounds = { float32: 3 * 2 ** -22, float64: 3e-14 };
const pairings: readonly Pairing[] = ['interleaved', 'rotateHalf'];
const yarn = (headDim: number) =>
  rotaryFrequencies({ headDim, scaling: { type: 'yarn', factor: 16, originalMaxPositionEmbeddings: 4096 } });
const noise = (length: number): Float64Array => Float64Array.from({ length }, (_, i) => Math.sin(7 * i + 1) * 2);

/** The bytes of an array. */
const bytes = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).slice();

describe('shiftRotary', () => {
  test.each(pairings)('a move by n of %s keys is the rotation at p + n, with the attention factor once', (pairing) => {
    const frequencies = yarn(24),
      factor = frequencies.attentionFactor;
    expect(factor).toBeGreaterThan(1.2);
    const layout = { heads: 3, headDim: 29, headsFirst: true, pairing, frequencies };
    const x = Float32Array.from(noise(3 * 9 * 29));
    for (const [p, n] of [
      [0, 1],
      [100, -30],
      [1e6, -1e6],
      [4096, 0.5],
    ] as const) {
      const keys = applyRotary(x, { ...layout, positions: { first: p, count: 9 } }).data;
      shiftRotary(keys, { ...layout, by: n });
      const truth = applyRotary(Float64Array.from(x), { ...layout, positions: { first: p + n, count: 9 } }).data;
      expect(largestDifference(keys, truth)).toBeLessThanOrEqual(bounds.float32 * 2 * factor);
    }
  });

  test('keys moved by n and by -n are back within the stated bound, and by 0 they keep their bits', () => {
    const layout = { headDim: 32, pairing: 'rotateHalf', frequencies: yarn(32) } as const;
    const x = noise(5 * 32),
      keys = x.slice();
    shiftRotary(keys, { ...layout, by: -12345 });
    expect(largestDifference(keys, x)).toBeGreaterThan(0.1);
    shiftRotary(keys, { ...layout, by: 12345 });
    expect(largestDifference(keys, x)).toBeLessThanOrEqual(bounds.float64 * 2);
    const odd = Float32Array.of(-0, -5, Infinity, NaN, ...Array<number>(28).fill(-0));
    const before = bytes(odd);
    for (const by of [0, -0]) shiftRotary(odd, { ...layout, by });
    expect(bytes(odd)).toEqual(before);
  });

  test.each([Float32Array, Float64Array, Uint16Array])('rows of a batch move by distances of their own: %o', (Kind) => {
    const distances = [-3, 0, 0.5];
    for (const headsFirst of [true, false]) {
      const layout = {
        headsFirst,
        pairing: 'interleaved' as const,
        frequencies: yarn(8),
        tokens: { first: 1, count: 3 },
      };
      const format = Kind === Uint16Array ? { dtype: 'bfloat16' as const } : {};
      const row = headsFirst ? [2, 5, 8] : [5, 2, 8];
      const isBits = Kind === Uint16Array;
      const together = new Kind([...noise(3 * 80)].map((value) => (isBits ? 16000 + 900 * value : value)));
      const apart = together.slice();
      distances.forEach((by, b) =>
        shiftRotary(
          { data: apart.subarray(80 * b, 80 * b + 80), shape: row } as never,
          { ...layout, ...format, by } as never,
        ),
      );
      shiftRotary({ data: together, shape: [3, ...row] } as never, { ...layout, ...format, by: distances } as never);
      expect(together).toEqual(apart);
    }
  });

  test('keys of M-RoPE move by an integer in all sections without naming them', () => {
    const frequencies = yarn(16);
    const at = [
      [9, 9, 12],
      [9, 10, 12],
      [9, 11, 12],
    ];
    const keysAt = (by: number): Float64Array => {
      const positions = at.map((row) => row.map((p) => p + by));
      const grid = rotaryGrid({
        convention: 'mrope',
        style: 'interleaved',
        sections: [4, 2, 2],
        frequencies,
        positions,
      });
      return applyRotary(noise(3 * 16), { headDim: 16, pairing: 'rotateHalf', grid }).data;
    };
    const keys = keysAt(0);
    shiftRotary(keys, { headDim: 16, pairing: 'rotateHalf', frequencies, by: -7 });
    expect(largestDifference(keys, keysAt(-7))).toBeLessThanOrEqual(2e-13);
  });

  const [batch, heads, tokens, headDim, rotaryDim] = [2, 3, 50, 11, 6];
  const range = { first: 4, count: 33 };
  const cases = pairings.flatMap((pairing) =>
    (['heads first', 'tokens first', 'fused'] as const).map((order) => [order, pairing] as const),
  );
  test.each(cases)('%s, %s: only the channels that turn of the tokens in the range change', (order, pairing) => {
    const width = order === 'fused' ? 50 : heads * headDim,
      first = order === 'fused' ? 9 : 0;
    const layout = { batch, heads, headDim, ...(order === 'fused' ? { fused: { width, first } } : {}) };
    const options = { ...layout, headsFirst: order === 'heads first', pairing, frequencies: yarn(rotaryDim), by: -5 };
    const isMoved = (i: number): boolean => {
      const channel = order === 'heads first' ? i % headDim : ((i % width) - first) % headDim;
      const token = order === 'heads first' ? Math.floor(i / headDim) % tokens : Math.floor(i / width) % tokens;
      const isInHeads = order === 'heads first' || (i % width >= first && i % width < first + heads * headDim);
      return isInHeads && channel < rotaryDim && token >= range.first && token < range.first + range.count;
    };
    const size = batch * tokens * width;
    const whole = Float64Array.from(noise(size));
    shiftRotary(whole, options as never);
    for (const Kind of [Float32Array, Float64Array]) {
      const x = Kind.from(noise(size));
      const before = x.slice();
      shiftRotary(x, { ...options, tokens: range } as never);
      for (let i = 0; i < size; ++i)
        if (isMoved(i)) expect(Math.abs((x[i] as number) - (whole[i] as number))).toBeLessThan(3e-6);
        else if (!Object.is(x[i], before[i])) expect.fail(`element ${i} changed`);
      expect(largestDifference(x, before)).toBeGreaterThan(0.1);
    }
  });

  test('a cache of 16 bits moves in doubles and is rounded once, and what is kept keeps its bits, of NaN too', () => {
    const frequencies = yarn(8),
      layout = { headDim: 8, headsFirst: true, pairing: 'interleaved', frequencies, by: 3 } as const;
    const bits = Uint16Array.from({ length: 2 * 5 * 8 }, (_, i) => 0x3f80 + 3 * i);
    const doubles = Float64Array.from(bits, (word) => new Float32Array(Uint32Array.of(word << 16).buffer)[0] as number);
    const shape = [2, 5, 8],
      options = { ...layout, heads: 2, tokens: { first: 1, count: 3 } };
    const truth = shiftRotary({ data: doubles, shape }, options).data;
    const payload = 0xffa5;
    bits[0] = payload;
    shiftRotary({ data: bits, shape }, { ...options, dtype: 'bfloat16' });
    expect(bits[0]).toBe(payload);
    for (let i = 1; i < bits.length; ++i) {
      const got = new Float32Array(Uint32Array.of((bits[i] as number) << 16).buffer)[0] as number;
      expect(Math.abs(got - (truth[i] as number))).toBeLessThanOrEqual(2 ** -8 * Math.abs(truth[i] as number));
    }
  });

  test('a cache in an arena moves where it is, to the bits of one outside', () => {
    const arena = new Arena(2 ** 20);
    const layout = { heads: 2, headDim: 16, pairing: 'rotateHalf', frequencies: yarn(12), by: -9 } as const;
    for (const headsFirst of [true, false]) {
      const x = Float32Array.from(noise(2 * 40 * 16));
      const inside = arena.float32(x.length);
      inside.set(x);
      const options = { ...layout, headsFirst, tokens: { first: 7, count: 30 } };
      expect(shiftRotary(inside, options).data).toBe(inside);
      expect(bytes(inside)).toEqual(bytes(shiftRotary(x, options).data));
    }
    arena.dispose();
  });

  test('a cache of many megabytes crosses in pieces, to the bits of its parts', () => {
    const layout = { heads: 4, headDim: 64, pairing: 'interleaved', frequencies: yarn(64), by: 100 } as const;
    const x = Float32Array.from(noise(4 * 5000 * 64));
    const whole = shiftRotary({ data: x.slice(), shape: [4, 5000, 64] }, { ...layout, headsFirst: true }).data;
    const heads = shiftRotary({ data: x.slice(), shape: [20000, 1, 64] }, { ...layout, heads: 1, headsFirst: false });
    expect(bytes(whole)).toEqual(bytes(heads.data));
  });

  test('the result has the memory and the shape of the cache', () => {
    const options = { pairing: 'rotateHalf', frequencies: yarn(4), by: 1, headsFirst: false } as const;
    const data = new Float32Array(24);
    for (const tensor of [
      { data, shape: [3, 2, 4] },
      { data, shape: [1, 3, 2, 4] },
    ]) {
      const made = shiftRotary(tensor, options);
      expect(made.data).toBe(data);
      expect(made.shape).toEqual(tensor.shape);
    }
    const rows = shiftRotary({ data, dims: [2, 12] }, { ...options, heads: 2, headDim: 4, fused: { width: 12 } });
    expect(rows.shape).toEqual([2, 12]);
  });
});

describe('lengths', () => {
  const keys = () => new Float32Array(8).fill(1);
  const move = (frequencies: object, length?: number) => () =>
    shiftRotary(keys(), { headDim: 4, pairing: 'rotateHalf', frequencies: frequencies as never, by: -1, length });
  const dynamic = (sequenceLength?: number) =>
    rotaryFrequencies({
      headDim: 4,
      sequenceLength,
      scaling: { type: 'dynamic', factor: 2, maxPositionEmbeddings: 2048 },
    });

  test('dynamic NTK moves keys within its trained length, and beyond it at one length only', () => {
    expect(dynamic().longestLength).toBe(2048);
    expect(move(dynamic(), 2048)).not.toThrow();
    expect(move(dynamic(), 2049)).toThrow(/length is 2049; allowed: a length from shortestLength to longestLength/);
    expect(move(dynamic(3000), 3000)).not.toThrow();
    expect(move(dynamic(3000), 2999)).toThrow(RangeError);
    const missing = { code: 'POSENC_MISSING_KEY', argument: 'length', name: 'PosencError' };
    expect(move(dynamic())).toThrow(expect.objectContaining(missing) as Error);
  });

  test('LongRoPE moves keys of its long list as long as the sequence stays beyond its switch', () => {
    const longrope = (sequenceLength: number) =>
      rotaryFromConfig(
        {
          model_type: 'phi3',
          hidden_size: 8,
          num_attention_heads: 2,
          max_position_embeddings: 131072,
          original_max_position_embeddings: 4096,
          rope_theta: 10000,
          rope_scaling: { type: 'longrope', short_factor: [1, 1.5], long_factor: [2, 8] },
        },
        { sequenceLength },
      ).frequencies;
    expect(move(longrope(4096), 4000)).not.toThrow();
    expect(move(longrope(5000), 4097)).not.toThrow();
    expect(move(longrope(5000), 4096)).toThrow(RangeError);
    expect(move(longrope(5000))).toThrow('length is missing');
  });

  test('frequencies that hold at all lengths, and those from elsewhere, ask for none', () => {
    for (const frequencies of [rotaryFrequencies({ headDim: 4 }), yarn(4), { inverse: [1, 0.5] }])
      for (const length of [undefined, 0, 1e15]) expect(move(frequencies, length)).not.toThrow();
    expect(move({ inverse: [1, 0.5], longestLength: 100 }, 101)).toThrow(RangeError);
  });
});

describe('refusals', () => {
  const options = { heads: 2, headDim: 4, headsFirst: true, pairing: 'rotateHalf', frequencies: yarn(4), by: 1 };
  const of =
    (more: object, keys: unknown = new Float32Array(24)) =>
    () =>
      shiftRotary(keys as Float32Array, { ...options, ...more } as never);
  test.each<Refusal>([['shared memory', of({}, new Float32Array(new SharedArrayBuffer(96))), TypeError, 'keys']])(
    '%s is refused by name',
    (...refusal) => expectRefusal(refusal),
  );

  test('a refused move leaves the keys as they are', () => {
    const keys = new Float32Array(24).fill(42);
    for (const more of [
      { by: 2 ** 54 },
      { tokens: { first: 4 } },
      { length: NaN },
      { frequencies: { inverse: [NaN] } },
    ])
      expect(of(more, keys)).toThrow();
    expect(keys).toEqual(new Float32Array(24).fill(42));
  });
});
