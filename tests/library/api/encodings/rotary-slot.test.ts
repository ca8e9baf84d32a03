// New keys, turned straight into their places in a cache.
import { describe, expect, test } from 'vitest';
import { applyRotary, Arena, PreparedRotary, rotaryFrequencies } from 'posenc';
import { expectRefused } from '../support/rules.ts';

const frequencies = rotaryFrequencies({ headDim: 8 });
const call = { pairing: 'rotateHalf', frequencies, positions: { first: 6, count: 2 } } as const;
const [batch, heads, tokens, headDim, length, first] = [2, 3, 2, 8, 11, 6];
const numbers = Float64Array.from({ length: batch * heads * tokens * headDim }, (_, i) => Math.cos(i));

test.each([true, false])(
  'with headsFirst %s each block goes to its slot, and the rest of the cache is kept',
  (headsFirst) => {
    const shape = headsFirst ? [batch, heads, tokens, headDim] : [batch, tokens, heads, headDim];
    const alone = applyRotary({ data: numbers, shape }, { ...call, headsFirst }).data;
    const cache = new Float64Array(batch * heads * length * headDim).fill(9);
    const made = applyRotary({ data: numbers, shape }, { ...call, headsFirst, out: cache, slot: { length, first } });
    expect(made.data).toBe(cache);
    expect(made.shape).toEqual(headsFirst ? [batch, heads, length, headDim] : [batch, length, heads, headDim]);
    const blocks = headsFirst ? batch * heads : batch,
      row = headsFirst ? headDim : heads * headDim;
    const truth = new Float64Array(cache.length).fill(9);
    for (let b = 0; b < blocks; ++b)
      truth.set(alone.subarray(b * tokens * row, (b + 1) * tokens * row), (b * length + first) * row);
    expect(cache).toEqual(truth);
  },
);

test('a cache of 16 bits takes keys of 16 bits', () => {
  const data = Uint16Array.from({ length: 8 }, (_, i) => 0x3f80 + i);
  const options = { ...call, headsFirst: true, dtype: 'bfloat16', positions: [3] } as const;
  const alone = applyRotary({ data, shape: [1, 1, 8] }, options).data;
  const out = new Uint16Array(24);
  applyRotary({ data, shape: [1, 1, 8] }, { ...options, out, slot: { length: 3, first: 1 } });
  expect([...out]).toEqual([...new Uint16Array(8), ...alone, ...new Uint16Array(8)]);
});

describe('a prepared rotation', () => {
  test.each([true, false])('writes the cache of applyRotary, to the bit, with headsFirst %s', (headsFirst) => {
    const shape = headsFirst ? [batch, heads, tokens, headDim] : [batch, tokens, heads, headDim];
    const slot = { length, first };
    const { positions, pairing } = call;
    const rope = new PreparedRotary({ headDim, headsFirst, frequencies, pairing });
    for (const kind of [Float32Array, Float64Array]) {
      const x = kind.from(numbers);
      const wanted = new kind(batch * heads * length * headDim).fill(9);
      applyRotary<Float32Array | Float64Array>({ data: x, shape }, { ...call, headsFirst, out: wanted, slot });
      const cache = new kind(wanted.length).fill(9);
      for (const given of [x, { data: x, shape }])
        expect(rope.apply<Float32Array | Float64Array>(given, { positions, batch, out: cache, slot })).toBe(cache);
      expect(cache).toEqual(wanted);
    }
  });

  test('writes a cache of 16 bits, and one of an arena', () => {
    const options = { headDim: 8, headsFirst: true, frequencies, pairing: 'interleaved' } as const;
    const slot = { length: 5, first: 3 };
    const positions = [7];
    const data = Uint16Array.from({ length: 16 }, (_, i) => 0x3f80 + i);
    const bits = new Uint16Array(80),
      wantedBits = new Uint16Array(80);
    const layout = { heads: 2, dtype: 'bfloat16', positions } as const;
    applyRotary(data, { ...options, ...layout, out: wantedBits, slot });
    new PreparedRotary(options).apply(data, { positions, dtype: 'bfloat16', out: bits, slot });
    expect(bits).toEqual(wantedBits);
    const arena = new Arena(2 ** 20);
    const cache = arena.float32(80),
      x = arena.float32(16),
      wanted = new Float32Array(80);
    x.set(numbers.subarray(0, 16));
    applyRotary(Float32Array.from(x), { ...options, heads: 2, positions, out: wanted, slot });
    expect(new PreparedRotary({ ...options, arena }).apply(x, { positions, out: cache, slot })).toBe(cache);
    expect(cache).toEqual(wanted);
    arena.dispose();
  });

  test('refuses a slot without a cache, with two tensors, in fused rows and past the end, and changes nothing', () => {
    const rope = new PreparedRotary({ headDim: 8, headsFirst: false, frequencies, pairing: 'interleaved' });
    const x = new Float32Array(32).fill(1),
      out = new Float32Array(80).fill(9),
      place = { positions: [1, 2], slot: { length: 5, first: 3 } };
    const refused: readonly [object | readonly object[], object, typeof TypeError | typeof RangeError, string][] = [
      [x, place, TypeError, 'out'],
      [x, { ...place, out: new Float32Array(79) }, RangeError, 'out'],
      [x, { ...place, out: { data: out, shape: [2, 5, 8] } }, RangeError, 'out.shape'],
      [x, { ...place, out, slot: { length: 5, first: 4 } }, RangeError, 'slot.first'],
      [x, { ...place, out, slot: { length: 1, first: 0 } }, RangeError, 'slot.length'],
      [x, { ...place, out, fused: { width: 16 }, heads: 1 }, TypeError, 'slot'],
      [[x, x], { ...place, out: [out, out] }, TypeError, 'slot'],
    ];
    for (const [given, options, kind, argument] of refused)
      expectRefused(() => rope.apply(given as Float32Array, options as { positions: number[] }), kind, argument);
    expect([...out, ...x]).toEqual([...new Array(80).fill(9), ...new Array(32).fill(1)]);
  });
});
