import { describe, expect, test } from 'vitest';
import { sinusoidal, fitShift, shiftBlocks, shiftMatrix, shiftResidual } from 'posenc';

describe('shift', () => {
  test('lessons 000, 001 and 004: one matrix takes PE(p) to PE(p + k) for every p', () => {
    for (const layout of ['interleaved', 'concatenated'] as const) {
      const table = sinusoidal({ positions: 100, dim: 64, layout, dtype: 'float64' });
      const residual = shiftResidual({ table, matrix: shiftMatrix({ dim: 64, layout, shift: 10 }), shift: 10 });
      expect(residual.rows).toBe(90);
      expect(residual.largest).toBeLessThan(2e-14);
    }
  });

  test('the blocks turn each pair by its own angle', () => {
    const { data, shape } = shiftBlocks({ dim: 6, shift: 2 });
    expect(shape).toEqual([3, 2, 2]);
    for (let i = 0; i < 3; ++i) {
      const angle = 2 / 10000 ** ((2 * i) / 6);
      [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)].forEach((x, k) =>
        expect(data[4 * i + k]).toBeCloseTo(x, 14),
      );
    }
  });

  test('least squares finds that matrix from the rows alone', () => {
    const fit = fitShift({ table: sinusoidal({ positions: 200, dim: 4, dtype: 'float64' }), shift: 3 });
    const exact = shiftMatrix({ dim: 4, shift: 3 });
    expect(fit.rank).toBe(4);
    fit.matrix.data.forEach((x, i) => expect(x).toBeCloseTo(exact.data[i] as number, 9));
    expect(fit.residual.largest).toBeLessThan(1e-11);
  });

  test("lesson 002: for the doubled exponent's table least squares leaves 0.96 at d = 4", () => {
    const table = sinusoidal({ convention: 'doubledExponent', positions: 1000, dim: 4, dtype: 'float64' });
    expect(Math.abs(fitShift({ table, shift: 5 }).residual.largest - 0.96)).toBeLessThan(5e-3);
  });
});

describe('errors of shift', () => {
  const table = sinusoidal({ positions: 3, dim: 4 });
  const cases: [string, () => unknown, typeof TypeError | typeof RangeError, string][] = [
    ['an odd width', () => shiftBlocks({ dim: 5, shift: 1 }), RangeError, 'dim'],
    ['an infinite shift', () => shiftMatrix({ dim: 4, shift: Infinity }), RangeError, 'shift'],
    ['a shift that is a text', () => shiftMatrix({ dim: 4, shift: '1' as never }), TypeError, 'shift'],
    ['no width', () => shiftMatrix({ shift: 1 } as never), TypeError, 'dim'],
    ['a base of 1', () => shiftMatrix({ dim: 4, base: 1, shift: 1 }), RangeError, 'base'],
    ['a matrix too large to be dense', () => shiftMatrix({ dim: 2 ** 20, shift: 1 }), RangeError, 'dim'],
    ['a shift past the last row', () => fitShift({ table, shift: 3 }), RangeError, 'shift'],
    ['half a shift of rows', () => fitShift({ table, shift: 0.5 }), RangeError, 'shift'],
    ['a matrix of another size', () => shiftResidual({ table, matrix: table, shift: 1 }), RangeError, 'matrix'],
    [
      'an entry that is not a number',
      () => fitShift({ table: { data: new Float64Array([NaN, 1]), rows: 2, columns: 1 }, shift: 1 }),
      RangeError,
      'table',
    ],
    ['an unknown option', () => fitShift({ table, shift: 1, matrix: table } as never), TypeError, 'options.matrix'],
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
