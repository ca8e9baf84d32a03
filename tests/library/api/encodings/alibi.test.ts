import { describe, expect, test } from 'vitest';
import { alibiBias, alibiMaskedBias, alibiSlopes, type AlibiForm } from 'posenc';
import { goldenCases } from '../support/golden.ts';

const camel: Record<string, AlibiForm> = { key_index: 'keyIndex', distance: 'distance', symmetric: 'symmetric' };

// null means minus infinity.
const truth = (numbers: readonly (number | null)[]): number[] => numbers.map((x) => x ?? -Infinity);

/** float64 within 2^-51 of the truth, float32 within one step of float32. */
function expectClose(got: Float32Array | Float64Array, expected: readonly number[], name: string): void {
  expect(got.length, name).toBe(expected.length);
  const bound = got instanceof Float64Array ? 2 ** -51 : 2 ** -24;
  expected.forEach((x, i) => {
    const y = got[i] as number;
    if (!(y === x || Math.abs(y - x) <= bound * Math.abs(x))) expect(y, `${name}[${i}]`).toBe(x);
  });
}

describe('ALiBi', () => {
  test('slopes of any number of heads are those of the power of two below, then every other one above', () => {
    for (let heads = 1; heads <= 128; ++heads) {
      const lower = 2 ** Math.floor(Math.log2(heads));
      const above = alibiSlopes({ heads: 2 * lower }).filter((_, k) => k % 2 === 0);
      const expected = [...alibiSlopes({ heads: lower }), ...above.subarray(0, heads - lower)];
      expect([...alibiSlopes({ heads })]).toEqual(expected);
    }
  });

  test('given positions match 50-digit truth, for any kind of list', () => {
    for (const c of goldenCases('alibi', 'alibi_positions')) {
      const { queries, keys } = c.inputs as Record<'queries' | 'keys', number[]>;
      const options = { heads: 3, queries, keys, causal: c.params.causal, form: camel[c.params.form] };
      const { data, shape } = alibiBias(options);
      expect(shape).toEqual(c.shape);
      expectClose(data, truth(c.expect), c.name);
      const listed = {
        queries: Float64Array.from(queries),
        keys: { data: Float64Array.from(keys), shape: [keys.length] },
      };
      expectClose(alibiBias({ ...options, ...listed, dtype: 'float64' }).data, truth(c.expect), c.name);
    }
    const late = { heads: 5, queries: [3, 4, 5], causal: true };
    const counted = alibiBias({ heads: 5, queries: 3, keys: 6, causal: true });
    expect(alibiBias({ ...late, keys: 6 })).toEqual(counted);
    expect(alibiBias({ ...late, keys: [0n, 1n, 2n, 3n, 4n, 5n] })).toEqual(counted);
    expect(alibiBias({ ...late, queries: [], keys: [1] }).shape).toEqual([5, 0, 1]);
  });

  test("BLOOM's masked form counts tokens, not places", () => {
    for (const c of goldenCases('alibi', 'alibi_masked')) {
      const rows = c.inputs.mask as number[][];
      const options = { heads: c.params.heads, keys: (rows[0] as number[]).length, mask: rows.flat() };
      const { data, shape } = alibiMaskedBias(options);
      expect(shape).toEqual(c.shape);
      expectClose(data, truth(c.expect), c.name);
      expectClose(alibiMaskedBias({ ...options, dtype: 'float64' }).data, truth(c.expect), c.name);
      expect(alibiMaskedBias({ ...options, mask: options.mask.map(Boolean) }).data).toEqual(data);
    }
  });

  test('a bias that is made in many pieces is the same as its parts', () => {
    const whole = alibiBias({ heads: 3, queries: 301, keys: 700 });
    for (const query of [0, 1, 150, 300]) {
      const keys = 700 - 300 + query; // with fewer keys the last query takes this one's position
      const alone = alibiBias({ heads: 3, queries: 1, keys });
      for (let head = 0; head < 3; ++head) {
        const row = (head * 301 + query) * 700;
        expect(whole.data.slice(row, row + keys)).toEqual(alone.data.slice(head * keys, (head + 1) * keys));
      }
    }
  });

  test('writes into a given array, and gives empty results for empty inputs', () => {
    const out = new Float64Array(2 * 3 * 3);
    expect(alibiBias({ heads: 2, queries: 3, keys: 3, out }).data).toBe(out);
    expect(out[2]).toBe(-0.125);
    expect(alibiBias({ heads: 2, queries: 0, keys: 3 })).toMatchObject({ shape: [2, 0, 3], data: { length: 0 } });
    expect(alibiBias({ heads: 2, queries: 0, keys: 0 }).data.length).toBe(0);
    expect(alibiMaskedBias({ heads: 2, mask: [] }).shape).toEqual([0, 2, 0]);
  });
});

describe('errors of ALiBi', () => {
  const good = { heads: 2, queries: 2, keys: 3 };
  const mask = [1, 1, 0];
  const cases: [string, () => unknown, typeof TypeError | typeof RangeError, string][] = [
    ['no heads', () => alibiBias({ ...good, heads: 0 }), RangeError, 'heads'],
    ['too many heads', () => alibiBias({ ...good, heads: 65537 }), RangeError, 'heads'],
    ['far too many heads', () => alibiSlopes({ heads: 2 ** 40 }), RangeError, 'heads'],
    ['heads that are a text', () => alibiBias({ ...good, heads: '2' as never }), TypeError, 'heads'],
    ['more queries than keys', () => alibiBias({ ...good, queries: 4 }), RangeError, 'queries'],
    ['positions of keys alone', () => alibiBias({ ...good, keys: [1, 2] }), TypeError, 'queries'],
    ['a position that is none', () => alibiBias({ ...good, queries: [0, NaN], keys: 3 }), RangeError, 'queries'],
    ['a key too far', () => alibiBias({ ...good, queries: [0], keys: [2 ** 54] }), RangeError, 'keys'],
    ['half a key', () => alibiBias({ ...good, keys: 2.5 }), RangeError, 'keys'],
    ['a biasMax of zero', () => alibiBias({ ...good, biasMax: 0 }), RangeError, 'biasMax'],
    ['a biasMax that is not a number', () => alibiSlopes({ heads: 2, biasMax: NaN }), RangeError, 'biasMax'],
    ['a biasMax beyond 1000', () => alibiSlopes({ heads: 2, biasMax: 1001 }), RangeError, 'biasMax'],
    ['an unknown form', () => alibiBias({ ...good, form: 'key_index' as never }), RangeError, 'form'],
    ['a causal that is a number', () => alibiBias({ ...good, causal: 1 as never }), TypeError, 'causal'],
    ['an unknown option', () => alibiBias({ ...good, head: 2 } as never), TypeError, 'options.head'],
    ['an out of another length', () => alibiBias({ ...good, out: new Float32Array(11) }), RangeError, 'out'],
    ['more than memory holds', () => alibiBias({ heads: 64, queries: 1e6, keys: 1e6 }), RangeError, 'the result'],
    ['a mask that is not a list', () => alibiMaskedBias({ heads: 2, mask: 3 as never }), TypeError, 'mask'],
    ['a mask of texts', () => alibiMaskedBias({ heads: 2, mask: ['1'] as never }), TypeError, 'mask[0]'],
    ['a mask of one row and a half', () => alibiMaskedBias({ heads: 2, mask, keys: 2 }), RangeError, 'mask'],
    ['keys of zero for a mask', () => alibiMaskedBias({ heads: 2, mask, keys: 0 }), RangeError, 'mask'],
  ];
  test.each(cases)('%s: refused by name', (_title, call, kind, argument) => {
    let caught: unknown;
    try {
      call();
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(kind);
    expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/), allowed: expect.any(String) });
  });

  test('more queries than keys are named as they were given, beyond 32 bits too', () => {
    for (const queries of [4, 2 ** 32 + 1])
      expect(() => alibiBias({ heads: 2, queries, keys: 3 })).toThrow(`queries is ${queries}; allowed`);
  });
});
