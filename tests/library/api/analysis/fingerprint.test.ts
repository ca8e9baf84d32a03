import { describe, expect, test } from 'vitest';
import {
  columnSpreads,
  fingerprint,
  identify,
  lowPrecisionTable,
  roundToFormat,
  rowNorms,
  sinusoidal,
  variantTable,
  type Cause,
  type Formula,
  type NumberFormat,
  type Table,
} from 'posenc';
import { largestDifference } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

const rows = 100;
const dims = [4, 6, 64, 65, 512];
const formats: NumberFormat[] = ['float64', 'float32', 'float16', 'bfloat16'];

/** As a notebook writes it: Math.sin, Math.pow, doubles. */
function notebook(dim: number, formula: Formula, first = 0, base = 10000): Float64Array {
  const half = Math.floor(dim / 2);
  const exponent: Record<Formula, (c: number) => number> = {
    paper: (c) => (2 * Math.floor(c / 2)) / dim,
    halfMinusOne: (c) => Math.floor(c / 2) / Math.max(1, half - 1),
    doubledExponent: (c) => (2 * c) / dim,
    unpairedExponent: (c) => c / dim,
    reciprocal: (c) => (-2 * Math.floor(c / 2)) / dim,
  };
  return Float64Array.from({ length: rows * dim }, (_, k) => {
    const c = k % dim;
    if (formula === 'halfMinusOne' && c >= 2 * half) return 0;
    return (c % 2 ? Math.cos : Math.sin)((Math.floor(k / dim) + first) / base ** exponent[formula](c));
  });
}

function concatenated(data: Float64Array, dim: number, formula: Formula): Float64Array {
  const sines = formula === 'halfMinusOne' ? Math.floor(dim / 2) : Math.ceil(dim / 2);
  return data.map((_, k) => {
    const place = k % dim;
    const column = place < sines ? 2 * place : place < 2 * sines ? 2 * (place - sines) + 1 : place;
    return data[k - place + column] as number;
  });
}

const transposed = ({ data, rows: height, columns: width }: Table): Table => ({
  data: Float64Array.from(data, (_, k) => data[(k % height) * width + Math.floor(k / height)] as number),
  rows: width,
  columns: height,
});

const formatCause = (format: NumberFormat): Cause[] =>
  format === 'float16' || format === 'bfloat16' ? [`${format}Values`] : [];

describe('the diagnosis of a table', () => {
  test.each(dims)('names every known variant at d = %i, in every format, after a trip through CSV', (dim) => {
    const cases: [Float64Array, Cause[], boolean][] = [[notebook(dim, 'paper'), [], false]];
    for (const formula of ['halfMinusOne', 'doubledExponent', 'unpairedExponent', 'reciprocal'] as const) {
      cases.push([notebook(dim, formula), [formula], false]);
      cases.push([concatenated(notebook(dim, formula), dim, formula), [formula, 'concatenated'], false]);
    }
    cases.push([notebook(dim, 'paper', 1), ['offByOne'], false]);
    cases.push([notebook(dim, 'paper', 0, 500), ['otherBase'], false]);
    cases.push([notebook(dim, 'paper', 0, 2e6), ['otherBase'], false]);
    cases.push([concatenated(notebook(dim, 'paper'), dim, 'paper'), ['concatenated'], false]);
    cases.push([notebook(dim, 'paper'), ['transposed'], true]);
    for (const [numbers, causes, turned] of cases) {
      for (const format of formats) {
        const csv = Array.from(roundToFormat({ numbers, format }), String).join(',');
        const upright = { data: Float64Array.from(csv.split(','), Number), rows, columns: dim };
        const found = identify({ table: turned ? transposed(upright) : upright });
        expect(found.causes, `${causes.join()} ${format}`).toEqual([...causes, ...formatCause(format)]);
        expect(found.values).toBe(format);
        expect(found.right).toBe(causes.length === 0 && formatCause(format).length === 0);
        expect(found.firstDifference === undefined).toBe(causes.length === 0);
      }
    }
  });

  test('names the exponent of every column for itself and another base, both at once', () => {
    const data = Float64Array.from({ length: 64 }, (_, at) =>
      (at % 2 ? Math.cos : Math.sin)(Math.floor(at / 8) * 1000 ** -((at % 8) / 8)),
    );
    const { causes, source } = identify({ table: { data, rows: 8, columns: 8 } });
    expect([causes, source?.base]).toEqual([['unpairedExponent', 'otherBase'], 1000]);
  });

  test('tells float32 angles from float32 values, and finds the entry that is off', () => {
    const found = identify({ table: lowPrecisionTable({ positions: rows, dim: 64 }) });
    expect(found.causes).toEqual(['float32Angles']);
    expect(found.firstDifference).toBeDefined();
    expect(identify({ table: sinusoidal({ positions: rows, dim: 64 }) })).toMatchObject({
      right: true,
      causes: [],
      values: 'float32',
    });
  });

  test('reports unknown for random numbers in any format', () => {
    let state = 12345;
    const random = (): number => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 30 - 1;
    for (const dim of dims) {
      for (const format of formats) {
        const data = roundToFormat({ numbers: Float64Array.from({ length: rows * dim }, random), format });
        expect(identify({ table: { data, rows, columns: dim } })).toMatchObject({
          causes: ['unknown'],
          source: undefined,
          right: false,
        });
      }
    }
  });

  test('finds the first entry that differs', () => {
    const { firstDifference, source } = identify({
      table: variantTable({ positions: 20, dim: 6, formula: 'doubledExponent' }),
    });
    expect(firstDifference).toMatchObject({ row: 1, column: 1 });
    expect(firstDifference?.expected).toBeCloseTo(Math.cos(1), 14);
    expect(source).toMatchObject({ formula: 'doubledExponent', base: 10000, firstPosition: 0 });
  });

  test('knows printed tables', () => {
    const data = notebook(4, 'paper').map((x) => Number(x.toFixed(4)));
    expect(identify({ table: { data, rows, columns: 4 } })).toMatchObject({
      causes: [],
      digits: 4,
      rounding: 'rounded',
      differences: [],
      differenceCount: 0,
    });
    const cut = notebook(4, 'paper').map((x) => Math.trunc(x * 1e4) / 1e4);
    expect(identify({ table: { data: cut, rows, columns: 4 } })).toMatchObject({ causes: [], rounding: 'truncated' });
  });

  test('lists the entries that differ, and no more than sixteen', () => {
    const data = notebook(4, 'paper').map((x) => Number(x.toFixed(3)));
    data[17] = -0.653;
    data[19] = 1;
    const { causes, differences, differenceCount, rounding } = identify({ table: { data, rows, columns: 4 } });
    expect(causes).toEqual(['unknown']);
    expect(rounding).toBe('mixed');
    expect(differenceCount).toBe(2);
    expect(differences).toEqual([
      { row: 4, column: 1, value: -0.653, expected: expect.closeTo(Math.cos(4), 15) },
      { row: 4, column: 3, value: 1, expected: expect.closeTo(Math.cos(0.04), 15) },
    ]);
    const random = { data: Float64Array.from({ length: 400 }, (_x, k) => ((k * 37) % 101) / 101), rows, columns: 4 };
    expect(identify({ table: random }).differences).toHaveLength(16);
    expect(identify({ table: random }).differenceCount).toBeGreaterThan(300);
  });

  test('knows cosines before sines and the table times the square root of d', () => {
    for (const dim of dims) {
      for (const layout of ['interleaved', 'concatenated'] as const) {
        const options = { positions: rows, dim, layout, cosineFirst: true, scale: Math.sqrt(dim) };
        const { source, causes } = identify({ table: variantTable(options) });
        expect(source).toMatchObject({ layout, cosineFirst: true, scale: Math.sqrt(dim), formula: 'paper' });
        expect(causes).toEqual([
          'cosineFirst',
          ...(layout === 'concatenated' ? ['concatenated'] : []),
          'scaledBySqrtDim',
        ]);
      }
    }
  });
});

describe('fingerprints', () => {
  test("tell the paper's table from lesson 002's", () => {
    const paper = fingerprint({ table: variantTable({ positions: 120, dim: 6 }) });
    const doubled = fingerprint({ table: variantTable({ positions: 120, dim: 6, formula: 'doubledExponent' }) });
    expect(paper.shiftError).toBeLessThan(1e-12);
    expect(doubled.shiftError).toBeGreaterThan(0.1);
    expect(paper.largestNorm).toBeCloseTo(Math.sqrt(3), 14);
    expect(paper.largestAdjacentCosine - paper.smallestAdjacentCosine).toBeLessThan(1e-14);
    expect(doubled.largestNorm - doubled.smallestNorm).toBeGreaterThan(0.1);
    expect(paper.closestRows.first).toBeLessThan(paper.closestRows.second);
  });

  test('variants agree with plain loops', () => {
    for (const formula of ['paper', 'halfMinusOne', 'doubledExponent', 'unpairedExponent', 'reciprocal'] as const) {
      const { data } = variantTable({ positions: rows, dim: 7, formula });
      expect(largestDifference(data, notebook(7, formula))).toBeLessThan(1e-8);
    }
  });

  test('the variants that sinusoidal makes too are the same tables', () => {
    const shape = { positions: 200, dim: 12, dtype: 'float64' } as const;
    for (const layout of ['interleaved', 'concatenated'] as const) {
      const paper = variantTable({ positions: 200, dim: 12, layout });
      expect(largestDifference(paper.data, sinusoidal({ ...shape, layout }).data)).toBeLessThan(4e-15);
      const halves = variantTable({ positions: 200, dim: 12, layout, formula: 'halfMinusOne' });
      const ladder = sinusoidal({ ...shape, layout, ladder: 'halfMinusOne' });
      expect(largestDifference(halves.data, ladder.data)).toBeLessThan(4e-15);
    }
    const doubled = variantTable({ positions: 200, dim: 12, formula: 'doubledExponent' });
    const convention = sinusoidal({ ...shape, convention: 'doubledExponent' });
    expect(largestDifference(doubled.data, convention.data)).toBeLessThan(4e-15);
  });

  const table = sinusoidal({ positions: 3, dim: 4 });
  const refusals: Refusal[] = [
    ['no table', () => identify({} as never), TypeError, 'table'],
    ['a table that is an array', () => identify({ table: [1, 2] as never }), TypeError, 'table.data'],
    [
      'an entry that is not a number',
      () => identify({ table: { data: new Float64Array([NaN]), rows: 1, columns: 1 } }),
      RangeError,
      'table',
    ],
    ['a shift past the last row', () => fingerprint({ table, shift: 3 }), RangeError, 'shift'],
    ['a bound that is not a number', () => fingerprint({ table, constantBound: NaN }), RangeError, 'constantBound'],
    [
      'an unknown formula',
      () => variantTable({ positions: 2, dim: 4, formula: 'doubled' as never }),
      RangeError,
      'formula',
    ],
    ['a width of zero', () => variantTable({ positions: 2, dim: 0 }), RangeError, 'dim'],
    ['an unknown option', () => rowNorms({ table, rows: 3 } as never), TypeError, 'options.rows'],
    ['data of another size', () => columnSpreads({ table: { ...table, rows: 5 } }), RangeError, 'table.data'],
  ];
  test.each(refusals)('%s: refused by name', (...refusal) => expectRefusal(refusal));
});
