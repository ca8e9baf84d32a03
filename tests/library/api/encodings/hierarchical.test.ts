import { describe, expect, test } from 'vitest';
import { hierarchicalEncoding, hierarchyAmbiguities, sinusoidal } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('hierarchicalEncoding', () => {
  test('looks up the tables that levels bring', () => {
    const table = Float32Array.of(10, 20, 30, 40);
    const { data } = hierarchicalEncoding({ positions: [1, 1, 0, 0], levels: [{}, { table }], dim: 2 });
    const words = sinusoidal({ positions: [1, 0], dim: 2, dtype: 'float64' }).data;
    expect([...data]).toEqual([words[0]! + 30, words[1]! + 40, words[2]! + 10, words[3]! + 20].map(Math.fround));
  });

  test('reports which levels can be confused', () => {
    expect(hierarchyAmbiguities([{}, {}, { base: 100 }])).toEqual([{ first: 0, second: 1, safe: 0 }]);
    expect(hierarchyAmbiguities([{}, { offset: 1000 }])).toEqual([{ first: 0, second: 1, safe: 1000 }]);
    const shared = new Float32Array(4),
      own = new Float32Array(4);
    expect(hierarchyAmbiguities([{ table: shared }, { table: own }, { table: shared }])).toEqual([
      { first: 0, second: 2, safe: 0 },
    ]);
  });

  test('an error in a late piece leaves the given array as it was', () => {
    const out = new Float32Array(20000 * 4).fill(42);
    const positions = new Float64Array(20000);
    positions[19999] = 3;
    expect(() => hierarchicalEncoding({ positions, levels: [{ table: new Float32Array(8) }], dim: 4, out })).toThrow(
      RangeError,
    );
    expect(out.every((x) => x === 42)).toBe(true);
  });

  const refusals: Refusal[] = [
    ['no levels', () => hierarchicalEncoding({ positions: [], levels: [], dim: 4 }), RangeError, 'levels'],
    ['seventeen levels', () => hierarchyAmbiguities(Array.from({ length: 17 }, () => ({}))), RangeError, 'levels'],
    [
      'levels that are not an array',
      () => hierarchicalEncoding({ positions: [], levels: {} as never, dim: 4 }),
      TypeError,
      'levels',
    ],
    [
      'a base of one',
      () => hierarchicalEncoding({ positions: [0], levels: [{ base: 1 }], dim: 4 }),
      RangeError,
      'levels.base',
    ],
    [
      'half a row',
      () => hierarchicalEncoding({ positions: [0, 1, 2], levels: [{}, {}], dim: 4 }),
      RangeError,
      'positions',
    ],
    [
      'a table of another type',
      () => hierarchicalEncoding({ positions: [0], levels: [{ table: [1] as never }], dim: 1 }),
      TypeError,
      'levels[0].table',
    ],
    ['an unknown property of a level', () => hierarchyAmbiguities([{ bas: 3 } as never]), TypeError, 'levels[0].bas'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});
