import { describe, expect, test } from 'vitest';
import { firstCollision, lowPrecisionTable, precisionErrors, roundToFormat } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('precision', () => {
  test('rounding to a format is exact', () => {
    for (const c of goldenCases('precision', 'round_to_format')) {
      const expected = c.expect.map((x) => (x as number | null) ?? Infinity);
      expect([...roundToFormat({ numbers: c.inputs.values, format: c.params.format })]).toEqual(expected);
    }
  });

  test('lessons 001 and 004: at d = 512 single-precision code is off by 4.9e-6 at 100 and 3.1e-3 at 65535', () => {
    const [near, far] = precisionErrors({ positions: [100, 65535], dim: 512 }) as unknown as [number, number];
    expect(near).toBeCloseTo(4.9e-6, 7);
    expect(far).toBeCloseTo(3.1e-3, 4);
  });

  test('takes a format for each stage', () => {
    const mixed = precisionErrors({
      positions: [4096],
      dim: 128,
      frequencies: 'bfloat16',
      angles: 'float64',
      values: 'float64',
    });
    expect(mixed[0]).toBeGreaterThan(1);
    expect(precisionErrors({ positions: [2 ** 24], dim: 512, format: 'float64', values: 'float32' })[0]).toBeLessThan(
      3.2e-8,
    );
    expect(precisionErrors({ positions: [65536], dim: 64, format: 'float16' })[0]).toBe(Infinity);
  });

  test('positions collide where their format cannot tell them apart', () => {
    expect(firstCollision({ dim: 512, format: 'bfloat16' })?.second).toBeLessThanOrEqual(257);
    expect(firstCollision({ dim: 512, format: 'float16' })?.second).toBeLessThanOrEqual(2049);
    expect(firstCollision({ dim: 64, limit: 20000 })).toBeUndefined();
  });

  test('no positions give an empty table', () => {
    expect(lowPrecisionTable({ positions: [], dim: 4 })).toMatchObject({ rows: 0, columns: 4 });
  });

  const refusals: Refusal[] = [
    [
      'an unknown format',
      () => precisionErrors({ positions: 2, dim: 4, format: 'float8' as never }),
      RangeError,
      'format',
    ],
    [
      'an unknown format of a stage',
      () => precisionErrors({ positions: 2, dim: 4, angles: 'double' as never }),
      RangeError,
      'angles',
    ],
    [
      'an unknown formula',
      () => lowPrecisionTable({ positions: 2, dim: 4, frequencyBy: 'exp_log' as never }),
      RangeError,
      'frequencyBy',
    ],
    ['no width', () => lowPrecisionTable({ positions: 2 } as never), TypeError, 'dim'],
    ['a width too large', () => lowPrecisionTable({ positions: 2, dim: 2 ** 25 }), RangeError, 'dim'],
    ['a base of 1', () => precisionErrors({ positions: 2, dim: 4, base: 1 }), RangeError, 'base'],
    [
      'a position that is not a number',
      () => precisionErrors({ positions: [NaN], dim: 4 }),
      RangeError,
      'positions[0]',
    ],
    ['more than memory holds', () => lowPrecisionTable({ positions: 2 ** 20, dim: 2 ** 10 }), RangeError, 'the result'],
    ['a limit beyond 2^25', () => firstCollision({ dim: 4, limit: 2 ** 26 }), RangeError, 'limit'],
    [
      'numbers that are not a list',
      () => roundToFormat({ numbers: 3 as never, format: 'float16' }),
      TypeError,
      'numbers',
    ],
    ['an unknown option', () => firstCollision({ dim: 4, positions: 3 } as never), TypeError, 'options.positions'],
  ];
  test.each(refusals)('%s: refused by name', (...refusal) => expectRefusal(refusal));
});
