// New keys, turned straight into their places in a cache.
import { expect, test } from 'vitest';
import { applyRotary, rotaryFrequencies } from 'posenc';

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
