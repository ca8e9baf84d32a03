import { describe, expect, test } from 'vitest';
import { firstRise, nearestRepeat, offsetSimilarity, similarity, sinusoidal, type Measure, type Table } from 'posenc';

const at = (table: Table, row: number, column: number): number => table.data[row * table.columns + column] as number;

describe('similarity', () => {
  test('lesson 000: positions 5 and 6 are 1.4718 apart at d = 64, positions 5 and 50 are 5.3264', () => {
    const distances = similarity({ table: sinusoidal({ positions: 100, dim: 64 }), measure: 'distance' });
    expect(distances).toMatchObject({ rows: 100, columns: 100 });
    expect(at(distances, 5, 6)).toBeCloseTo(1.4718, 4);
    expect(at(distances, 5, 50)).toBeCloseTo(5.3264, 4);
  });

  test('lessons 000 and 004: at d = 512 the dot products of offsets 1 and 100 are 249.1 and 112.0 of 256', () => {
    const dots = similarity({ table: sinusoidal({ positions: 101, dim: 512 }) });
    expect(at(dots, 0, 0)).toBe(256);
    expect(at(dots, 0, 1)).toBeCloseTo(249.1, 1);
    expect(at(dots, 0, 100)).toBeCloseTo(112.0, 1);
  });

  test('cosines and distances of any two tables agree with plain loops', () => {
    const a = sinusoidal({ positions: { first: 3, count: 7 }, dim: 10, dtype: 'float64' });
    const b = sinusoidal({ positions: [0, 0.5, -8], dim: 10, base: 50, dtype: 'float64' });
    const row = (t: Table, r: number): number[] => Array.from(t.data.slice(r * 10, r * 10 + 10));
    const dot = (x: number[], y: number[]): number => x.reduce((sum, v, i) => sum + v * (y[i] as number), 0);
    const expected: Record<Measure, (x: number[], y: number[]) => number> = {
      dot,
      cosine: (x, y) => dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y)),
      distance: (x, y) => Math.hypot(...x.map((v, i) => v - (y[i] as number))),
    };
    for (const measure of Object.keys(expected) as Measure[]) {
      const result = similarity({ table: a, others: b, measure });
      expect(result).toMatchObject({ rows: 7, columns: 3 });
      for (let i = 0; i < 7; ++i) {
        for (let j = 0; j < 3; ++j) expect(at(result, i, j)).toBeCloseTo(expected[measure](row(a, i), row(b, j)), 12);
      }
    }
  });

  test('a matrix that is made in pieces is the same bits as its parts', () => {
    const table = sinusoidal({ positions: 1100, dim: 16 });
    const whole = similarity({ table, measure: 'cosine' });
    const tail = similarity({
      table: { data: table.data.slice(1000 * 16), rows: 100, columns: 16 },
      others: table,
      measure: 'cosine',
    });
    expect(Buffer.from(whole.data.slice(1000 * 1100).buffer).equals(Buffer.from(tail.data.buffer))).toBe(true);
    const out = new Float32Array(1100 * 1100);
    expect(similarity({ table, measure: 'cosine', out }).data).toBe(out);
    expect(Buffer.from(out.buffer).equals(Buffer.from(whole.data.buffer))).toBe(true);
  });

  test('no rows give an empty matrix', () => {
    expect(similarity({ table: { data: new Float32Array(0), rows: 0, columns: 5 } })).toMatchObject({
      rows: 0,
      columns: 0,
    });
  });
});

describe('the closed form by offset', () => {
  test('lesson 001: is the measured dot product, cosine and distance of rows that far apart', () => {
    const table = sinusoidal({ positions: 50, dim: 64, dtype: 'float64' });
    for (const measure of ['dot', 'cosine', 'distance'] as const) {
      const measured = similarity({ table, measure });
      const curve = offsetSimilarity({ dim: 64, offsets: 50, measure });
      for (let k = 0; k < 50; ++k)
        expect(Math.abs(at(measured, 49 - k, 49) - (curve[k] as number))).toBeLessThan(1e-12);
    }
    expect(offsetSimilarity({ dim: 64, offsets: [-3, 3] })).toEqual(offsetSimilarity({ dim: 64, offsets: [3, 3] }));
  });

  test('lesson 004: first rises at offset 4 for d = 4, 6 for d = 64, 44 for d = 512', () => {
    expect([4, 64, 512].map((dim) => firstRise({ dim })?.offset)).toEqual([4, 6, 44]);
    expect(firstRise({ dim: 512, limit: 43 })).toBeUndefined();
    const rise = firstRise({ dim: 512 });
    expect(rise?.dot).toBeGreaterThan(rise?.previous as number);
  });

  test('lesson 001: comes within 3.0e-5 of repeating at offset 1146053 for d = 4, 6.0e-5 at 710 for d = 2', () => {
    const repeat = nearestRepeat({ dim: 4, last: 2e6 });
    expect(repeat.offset).toBe(1146053);
    expect(repeat.distance).toBeCloseTo(3.0e-5, 6);
    expect(nearestRepeat({ dim: 2, last: 1000 }).offset).toBe(710);
    expect(nearestRepeat({ dim: 6, last: 2e6 }).distance).toBeCloseTo(2.3e-2, 3);
  });
});

describe('errors of similarity', () => {
  const table = sinusoidal({ positions: 3, dim: 4 });
  const cases: [string, () => unknown, typeof TypeError | typeof RangeError, string][] = [
    ['no table', () => similarity({} as never), TypeError, 'table'],
    [
      'a table of plain numbers',
      () => similarity({ table: { data: [1, 2], rows: 1, columns: 2 } } as never),
      TypeError,
      'table.data',
    ],
    ['data of another size', () => similarity({ table: { ...table, rows: 4 } }), RangeError, 'table.data'],
    ['half a row', () => similarity({ table: { ...table, rows: 1.5 } }), RangeError, 'table.rows'],
    ['other widths', () => similarity({ table, others: sinusoidal({ positions: 3, dim: 6 }) }), RangeError, 'others'],
    [
      'other element types',
      () => similarity({ table: table as Table, others: sinusoidal({ positions: 3, dim: 4, dtype: 'float64' }) }),
      TypeError,
      'others.data',
    ],
    [
      'an entry that is not a number',
      () => similarity({ table: { data: new Float32Array([1, NaN]), rows: 1, columns: 2 } }),
      RangeError,
      'table',
    ],
    [
      'an infinite entry',
      () => similarity({ table, others: { data: new Float32Array([1, 2, 3, -Infinity]), rows: 1, columns: 4 } }),
      RangeError,
      'others',
    ],
    ['an unknown measure', () => similarity({ table, measure: 'angle' as never }), RangeError, 'measure'],
    ['an out of another length', () => similarity({ table, out: new Float32Array(8) }), RangeError, 'out'],
    ['an unknown option', () => similarity({ table, rows: 3 } as never), TypeError, 'options.rows'],
    ['an odd width', () => offsetSimilarity({ dim: 5, offsets: 3 }), RangeError, 'dim'],
    [
      'an infinite offset',
      () => offsetSimilarity({ dim: 4, offsets: { first: Infinity, count: 2 } }),
      RangeError,
      'offsets.first',
    ],
    ['a base of 1', () => offsetSimilarity({ dim: 4, base: 1, offsets: 2 }), RangeError, 'base'],
    ['a limit beyond 2^31', () => firstRise({ dim: 4, limit: 2 ** 40 }), RangeError, 'limit'],
    ['a first offset of zero', () => nearestRepeat({ dim: 4, first: 0, last: 5 }), RangeError, 'first'],
    ['a last before the first', () => nearestRepeat({ dim: 4, first: 6, last: 5 }), RangeError, 'first'],
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
});
