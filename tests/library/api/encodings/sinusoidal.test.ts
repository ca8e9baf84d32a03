import { describe, expect, test } from 'vitest';
import { sinusoidal, sinusoidalEntry, type Layout } from 'posenc';
import { goldenCases, largestDifference, pick } from '../support/golden.ts';

const floatBound = 2 ** -24;

describe('sinusoidal', () => {
  test('keeps d = 512 within 2^-24 of the truth around 65535, 10^6 and 2^24', () => {
    let checked = 0;
    for (const c of goldenCases('sinusoidal', 'sinusoidal')) {
      const { dim, base, layout } = c.params as { dim: number; base: number; layout: Layout };
      if (dim !== 512 || base !== 10000 || !c.inputs.positions) continue;
      const large = (c.inputs.positions as number[]).filter((p) => Math.abs(p) >= 65534 && Number.isInteger(p));
      if (large.length === 0) continue;
      checked += large.length;
      const { data } = sinusoidal({ positions: large, dim, base, layout });
      const columns = c.inputs.columns as number[];
      const rows = large.map((p) => (c.inputs.positions as number[]).indexOf(p));
      const truth = rows.flatMap((r) => c.expect.slice(r * columns.length, (r + 1) * columns.length));
      expect(largestDifference(pick(data, dim, columns), truth)).toBeLessThanOrEqual(floatBound);
    }
    expect(checked).toBeGreaterThan(10);
  });

  test('gives the same rows however a table is cut into pieces', () => {
    const whole = sinusoidal({ positions: 1500, dim: 130 });
    for (const row of [0, 1, 32, 33, 500, 1499]) {
      const alone = sinusoidal({ positions: [row], dim: 130 });
      expect(largestDifference(whole.data.slice(row * 130, (row + 1) * 130), alone.data)).toBeLessThanOrEqual(
        floatBound,
      );
    }
  });

  test('writes into a given array and returns it', () => {
    const out = new Float32Array(6 * 4);
    const { data } = sinusoidal({ positions: 6, dim: 4, out });
    expect(data).toBe(out);
    expect(out[5]).toBeCloseTo(0.5403, 4);
  });

  test('accepts counts, ranges, lists, typed arrays and iterables of positions', () => {
    const expected = Array.from(sinusoidal({ positions: 3, dim: 4 }).data);
    for (const positions of [
      { count: 3 },
      [0, 1, 2],
      new Uint8Array([0, 1, 2]),
      new Set([0, 1, 2]),
      { length: 3, 0: 0, 1: 1, 2: 2 },
    ]) {
      expect(Array.from(sinusoidal({ positions, dim: 4 }).data)).toEqual(expected);
    }
  });

  test('gives an empty table for no positions', () => {
    for (const positions of [0, [], { count: 0 }]) {
      expect(sinusoidal({ positions, dim: 4 })).toMatchObject({ rows: 0, columns: 4 });
    }
  });

  test('results are unaffected by later, larger calls', () => {
    const early = sinusoidal({ positions: 10, dim: 8 });
    const before = Array.from(early.data);
    sinusoidal({ positions: 10, dim: 2 ** 20 });
    expect(Array.from(early.data)).toEqual(before);
  });

  test('a million-wide row and a thousand-long column are right too', () => {
    expect(sinusoidal({ positions: [1], dim: 10 ** 6 }).data[1]).toBe(Math.fround(Math.cos(1)));
    expect(sinusoidal({ positions: 1000, dim: 1 }).data[999]).toBe(Math.fround(Math.sin(999)));
  });
});

describe('errors of sinusoidal', () => {
  const good = { positions: 2, dim: 4 };
  const cases: [string, object, typeof TypeError | typeof RangeError, string][] = [
    ['dim of zero', { ...good, dim: 0 }, RangeError, 'dim'],
    ['a fractional dim', { ...good, dim: 2.5 }, RangeError, 'dim'],
    ['a text as dim', { ...good, dim: '4' }, TypeError, 'dim'],
    ['a missing dim', { positions: 2 }, TypeError, 'dim'],
    ['a huge dim', { ...good, dim: 2 ** 40 }, RangeError, 'dim'],
    ['a base of one', { ...good, base: 1 }, RangeError, 'base'],
    ['a base that is not a number', { ...good, base: NaN }, RangeError, 'base'],
    ['an unknown layout', { ...good, layout: 'halves' }, RangeError, 'layout'],
    ['a layout that is a number', { ...good, layout: 1 }, TypeError, 'layout'],
    ['an unknown option', { ...good, d: 4 }, TypeError, 'options.d'],
    ['negative positions counts', { ...good, positions: -1 }, RangeError, 'positions'],
    ['a position that is not a number', { ...good, positions: [0, NaN] }, RangeError, 'positions[1]'],
    ['a position that is a text', { ...good, positions: [0, '1'] }, TypeError, 'positions[1]'],
    ['positions beyond 2^53', { ...good, positions: { first: 1e300, count: 2 } }, RangeError, 'positions.first'],
    ['an out of another type', { ...good, out: new Int8Array(8) }, TypeError, 'out'],
    ['an out of another length', { ...good, out: new Float32Array(7) }, RangeError, 'out'],
    ['more than memory holds', { positions: 4e9, dim: 1e6 }, RangeError, 'the result'],
  ];
  test.each(cases)('%s is refused by name', (_title, options, kind, argument) => {
    let caught: unknown;
    try {
      sinusoidal(options as never);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(kind);
    expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/), allowed: expect.any(String) });
    expect((caught as Error).message).toMatch(/allowed: ./);
  });

  test('something that is not an options object is a TypeError', () => {
    for (const options of [undefined, null, 5, 'x', []]) expect(() => sinusoidal(options as never)).toThrow(TypeError);
  });
});

describe('frequencies', () => {
  test('an entry is explained as the table has it', () => {
    const { data } = sinusoidal({ positions: 8, dim: 7, layout: 'concatenated', dtype: 'float64' });
    for (let position = 0; position < 8; ++position) {
      for (let dimension = 0; dimension < 7; ++dimension) {
        const entry = sinusoidalEntry({ position, dimension, dim: 7, layout: 'concatenated' });
        expect(entry.value).toBeCloseTo(data[position * 7 + dimension] as number, 14);
        expect(entry.wave).toBe(dimension < 4 ? 'sin' : 'cos');
        expect(entry.angle).toBeCloseTo(position * entry.angularFrequency, 13);
      }
    }
  });
});
