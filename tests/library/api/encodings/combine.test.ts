import { describe, expect, test } from 'vitest';
import { addPositions, packedPositions, paddedPositions, sinusoidal } from 'posenc';
import { goldenCases, largestDifference } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

const seven = (k: number): number => (((k * 7) % 11) - 5) / 4;

describe('addPositions', () => {
  test('reproduces the sum that lesson 004 prints', () => {
    for (const {
      inputs: { x, p },
      expect: truth,
    } of goldenCases('seeds_printed', 'add')) {
      const { data } = addPositions({
        x: Float64Array.from(x),
        table: { data: Float64Array.from(p), rows: 1, columns: x.length },
      });
      expect(largestDifference(data, truth)).toBeLessThan(1e-15);
    }
  });

  test('works in place, and on batches of many pieces', () => {
    const table = sinusoidal({ positions: 700, dim: 96 });
    const x = Float32Array.from({ length: 3 * 700 * 96 }, (_, k) => seven(k));
    const fresh = addPositions({ x, table, batch: 3 });
    const last = fresh.data.length - 1;
    expect(fresh.data[last]).toBe(Math.fround(seven(last) + (table.data[table.data.length - 1] as number)));
    expect(addPositions({ x, table, batch: 3, out: x }).data).toBe(x);
    expect(x).toEqual(fresh.data);
  });

  test('drops the same places on every platform, in any batch', () => {
    const zeros = { data: new Float64Array(16), rows: 2, columns: 8 };
    const { data } = addPositions({ x: new Float64Array(16).fill(1), table: zeros, dropout: 0.5 });
    expect([...data].map((x) => (x === 0 ? '0' : '1')).join('')).toBe('1101110011010100');
    expect(new Set(data)).toEqual(new Set([0, 2]));
    const many = addPositions({
      x: new Float64Array(16e4).fill(1),
      table: zeros,
      batch: 1e4,
      dropout: 0.1,
      seed: 3,
    }).data;
    expect(Math.abs(many.filter((x) => x === 0).length / 16e4 - 0.1)).toBeLessThan(0.004);
    expect(addPositions({ x: new Float64Array(16).fill(1), table: zeros, dropout: 1 }).data.every((x) => x === 0)).toBe(
      true,
    );
  });

  const table = { data: new Float32Array(8), rows: 2, columns: 4 },
    x = new Float32Array(8);
  const refusals: Refusal[] = [
    ['a dropout above one', () => addPositions({ x, table, dropout: 1.5 }), RangeError, 'dropout'],
    ['an alpha that is not a number', () => addPositions({ x, table, alpha: NaN }), RangeError, 'alpha'],
    ['a table too short', () => addPositions({ x: new Float32Array(12), table }), RangeError, 'table'],
    ['a position past the table', () => addPositions({ x, table, positions: [0, 2] }), RangeError, 'positions[1]'],
    ['too few positions', () => addPositions({ x, table, positions: [0] }), RangeError, 'positions'],
    ['embeddings of another width', () => addPositions({ x: new Float32Array(7), table }), RangeError, 'x'],
    ['doubles with floats', () => addPositions({ x: new Float64Array(8), table } as never), TypeError, 'table.data'],
    ['an out of another length', () => addPositions({ x, table, out: new Float32Array(7) }), RangeError, 'out'],
    ['a list as embeddings', () => addPositions({ x: [1] as never, table }), TypeError, 'x'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

describe('positions of batches', () => {
  test('padding does not shift positions, and packed sequences restart', () => {
    expect([...paddedPositions({ mask: [0, 0, 1, 1, 1, 1, 1, 0], batch: 2 }).data]).toEqual([0, 0, 0, 1, 0, 1, 2, 0]);
    expect([...paddedPositions({ mask: [0, 1], paddingPosition: 1 }).data]).toEqual([1, 0]);
    expect([...packedPositions({ sequences: [7, 7, 7, 2, 2, 2, 9, 7], batch: 2 }).data]).toEqual([
      0, 1, 2, 0, 0, 1, 0, 0,
    ]);
    expect(paddedPositions({ mask: [] })).toMatchObject({ rows: 1, columns: 0 });
  });

  const refusals: Refusal[] = [
    ['a mask that is not whole rows', () => paddedPositions({ mask: [1, 1, 1], batch: 2 }), RangeError, 'mask'],
    ['a fractional sequence', () => packedPositions({ sequences: [0.5] }), RangeError, 'sequences[0]'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});
