import { describe, expect, test } from 'vitest';
import { alibiBias, attend } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('attend', () => {
  const tensor = (...shape: number[]) => ({
    data: Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => Math.sin(3 * i + 1)),
    shape,
  });
  const plain = { headsFirst: true, causal: true };

  test('grouped queries are those of keys and values that are repeated', () => {
    const queries = tensor(4, 3, 8),
      keys = tensor(2, 5, 8),
      values = tensor(2, 5, 6);
    const repeated = ({ data, shape: [, tokens = 0, dim = 0] }: typeof keys) => {
      const each = tokens * dim;
      const parts = [0, 0, 1, 1].flatMap((h) => [...data.subarray(h * each, (h + 1) * each)]);
      return { data: Float32Array.from(parts), shape: [4, tokens, dim] };
    };
    const grouped = attend({ ...plain, queries, keys, values });
    expect(grouped.shape).toEqual([4, 3, 6]);
    expect(attend({ ...plain, queries, keys: repeated(keys), values: repeated(values) })).toEqual(grouped);
  });

  test('a cache with room for more gives what the keys alone give, whatever is in the room', () => {
    const queries = tensor(1, 2, 1, 4),
      keys = tensor(1, 2, 3, 4),
      values = tensor(1, 2, 3, 4);
    const alone = attend({ ...plain, queries, keys, values });
    const roomy = ({ data }: typeof keys) => {
      const cache = new Float32Array(2 * 5 * 4).fill(NaN);
      for (const h of [0, 1]) cache.set(data.subarray(12 * h, 12 * h + 12), 20 * h);
      return { data: cache, shape: [1, 2, 5, 4] };
    };
    expect(attend({ ...plain, queries, keys: roomy(keys), values: roomy(values), queryPositions: [2] })).toEqual(alone);
  });

  test("ALiBi's bias is taken as it is made, and an out of the right kind is filled", () => {
    const queries = tensor(2, 6, 4);
    const out = new Float32Array(2 * 6 * 4);
    const bias = alibiBias({ heads: 2, queries: 6, keys: 6, causal: true });
    const call = { headsFirst: true, queries, keys: queries, values: queries };
    expect(attend({ ...call, causal: false, bias, out }).data).toBe(out);
    const open = alibiBias({ heads: 2, queries: 6, keys: 6 });
    expect(out).toEqual(attend({ ...call, causal: true, bias: open }).data);
  });

  const options = { ...plain, queries: tensor(2, 3, 4), keys: tensor(2, 5, 4), values: tensor(2, 5, 4) };
  const of = (more: object) => () => attend({ ...options, ...more } as never);
  test.each<Refusal>([
    ['heads that do not divide', of({ keys: tensor(3, 5, 4), values: tensor(3, 5, 4) }), RangeError, 'keys.shape[0]'],
    ['keys of other channels', of({ keys: tensor(2, 5, 3) }), RangeError, 'keys.shape[2]'],
    ['a batch that queries have not', of({ keys: tensor(2, 2, 5, 4) }), RangeError, 'keys.shape[0]'],
    ['values of fewer tokens', of({ values: tensor(2, 4, 4) }), RangeError, 'values.shape[1]'],
    ['a bias of another shape', of({ bias: tensor(3, 3, 5) }), RangeError, 'bias.shape'],
    ['a mask of another length', of({ mask: [1, 1, 1] }), RangeError, 'mask'],
  ])('%s is refused by name', (...refusal) => expectRefusal(refusal));

  test('sentences have the number that came and the number that is needed', () => {
    expect(of({ mask: Array(7).fill(1) })).toThrow('attend: mask has 7 elements; allowed: 5, batch x keys: 1 x 5');
    const rows = ', rows one after the other';
    expect(of({ queryPositions: [[4]] })).toThrow(`attend: queryPositions[0] is an array; allowed: a number${rows}`);
    expect(of({ mask: [[1]] })).toThrow(`attend: mask[0] is an array; allowed: a number, true or false${rows}`);
    const three = of({ queries: tensor(3, 3, 4) });
    expect(three).toThrow('attend: keys.shape[0] is 2; allowed: a divisor of 3, the heads of queries');
  });
});
