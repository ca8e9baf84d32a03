import { describe, expect, test } from 'vitest';
import { addBias, alibiBias, alibiMaskedBias, biasFromIndex } from 'posenc';

const table = { data: Float32Array.of(1, 10, 2, 20, 3, 30), rows: 3, columns: 2 };
const ramp = (...shape: number[]) => ({
  data: Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, k) => k),
  shape,
});

describe('biasFromIndex', () => {
  test("has the table's columns as heads, and keeps the shape of the index", () => {
    const index = { data: Int32Array.of(0, 2, 1, 2, 0, 1), shape: [2, 3] };
    const { data, shape } = biasFromIndex({ index, table });
    expect(shape).toEqual([2, 2, 3]);
    expect([...data]).toEqual([1, 3, 2, 3, 1, 2, 10, 30, 20, 30, 10, 20]);
    expect(biasFromIndex({ index: [2, 0], table }).shape).toEqual([2, 2]);
  });

  test('refuses an index past the table and leaves the output as it was', () => {
    const out = new Float32Array(4).fill(42);
    expect(() => biasFromIndex({ index: [0, 3], table, out })).toThrow(/index is 3; allowed/);
    expect(() => biasFromIndex({ index: [-1, 0], table, out })).toThrow(RangeError);
    expect([...out]).toEqual([42, 42, 42, 42]);
  });
});

describe('addBias', () => {
  test('adds the bias of each head to every batch', () => {
    const scores = ramp(2, 3, 4, 5);
    const bias = alibiBias({ heads: 3, queries: 4, keys: 5, causal: true });
    const { data, shape } = addBias({ scores, bias });
    expect(shape).toEqual([2, 3, 4, 5]);
    data.forEach((x, k) => expect(x).toBe(Math.fround(k + (bias.data[k % 60] as number))));
  });

  test("stretches BLOOM's bias over the queries", () => {
    const scores = ramp(2, 3, 2, 4);
    const { data: bias } = alibiMaskedBias({ heads: 3, keys: 4, mask: [1, 1, 1, 1, 0, 1, 1, 1] });
    const { data } = addBias({ scores, bias: { data: bias, shape: [2, 3, 1, 4] } });
    data.forEach((x, k) => expect(x).toBe(Math.fround(k + (bias[Math.floor(k / 8) * 4 + (k % 4)] as number))));
  });

  test('adds in place when the output is the scores', () => {
    const scores = ramp(2, 2);
    const result = addBias({ scores, bias: { data: Float32Array.of(10, 20), rows: 1, columns: 2 }, out: scores.data });
    expect(result.data).toBe(scores.data);
    expect([...scores.data]).toEqual([10, 21, 12, 23]);
  });

  test('rejects arguments that do not fit, by name, and changes nothing', () => {
    const scores = ramp(2, 3);
    const refuse = (options: object, kind: typeof TypeError | typeof RangeError, argument: string): void => {
      let caught: unknown;
      try {
        addBias(options as never);
      } catch (error) {
        caught = error;
      }
      expect(caught).toBeInstanceOf(kind);
      expect(caught).toMatchObject({ argument });
    };
    refuse({ scores, bias: ramp(3, 2) }, RangeError, 'biasShape');
    refuse({ scores, bias: ramp(1, 2, 3) }, RangeError, 'biasShape.size');
    refuse({ scores, bias: { data: [1, 2, 3], shape: [3] } }, TypeError, 'bias.data');
    refuse({ scores: { data: scores.data, shape: [7] }, bias: scores }, RangeError, 'scores.data');
    refuse({ scores, bias: { data: new Float32Array(1), shape: [1.5] } }, RangeError, 'bias.shape[0]');
    refuse({ scores, bias: scores, out: new Float32Array(5) }, RangeError, 'out');
    refuse({ scores, bias: scores, add: 1 }, TypeError, 'options.add');
    expect([...scores.data]).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
