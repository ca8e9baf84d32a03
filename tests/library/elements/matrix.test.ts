// Matrices of pages: their forms, what is wrong with them, and the range that their values get.
import { alibiBias, softmax } from 'posenc';
import type { BrowserContext } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeOf, readMatrix, type GivenMatrix } from '../../../web/library/elements/matrix.ts';
import { SettingError } from '../../../web/library/elements/problem.ts';
import { checkRange } from '../../../web/library/elements/settings.ts';
import { browserNames, cellPixels, open, partText, profile, settle } from './support/browser.ts';
import { colorsOf } from './support/truth.ts';

const read = (given: unknown) => readMatrix(() => null, given as GivenMatrix);
const problemOf = (given: unknown): string => {
  try {
    read(given);
  } catch (error) {
    if (error instanceof SettingError) return error.problem.value;
    throw error;
  }
  return 'none';
};

describe('a matrix', () => {
  const six = [1, 2, 3, 4, 5, 6];
  const wanted = { data: Float64Array.from(six), rows: 2, columns: 3 };

  test.each<[title: string, given: unknown]>([
    [
      'rows of numbers',
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    ['rows of typed arrays', [Float32Array.of(1, 2, 3), Int8Array.of(4, 5, 6)]],
    ['a plain array with sizes', { data: six, rows: 2, columns: 3 }],
    ['integers with a shape', { data: Int32Array.from(six), shape: [2, 3] }],
    ['64-bit integers with dims', { data: BigInt64Array.from(six, BigInt), dims: [2, 3] }],
    ['a tensor with axes of one before', { data: six, shape: [1, 1, 2, 3] }],
    ['doubles', wanted],
  ])('may be %s', (_, given) => {
    expect(read(given)).toEqual(wanted);
  });

  test('of floats is not copied, and results of the package are matrices', () => {
    const { data, shape } = alibiBias({ heads: 1, queries: 2, keys: 3 });
    expect(read({ data, shape }).data).toBe(data);
    const weights = softmax({ scores: { data: Float64Array.from(six), shape: [2, 3] } });
    expect(read(weights)).toEqual({ data: weights.data, rows: 2, columns: 3 });
  });

  test.each<[given: unknown, value: string]>([
    [[], '[]'],
    [[[]], '[Array(0), \u2026]'],
    [[1, 2, 3], '[number, \u2026]'],
    [[[1, 2], [3]], '[0]: Array(2), [1]: Array(1)'],
    [
      [
        [1, 2],
        [3, '4'],
      ],
      '[1][1]: string',
    ],
    [[[1, 2], null], '[1]: object'],
    [{ data: six, rows: 2, columns: 2 }, 'Array(6), 2 \u00d7 2'],
    [{ data: six }, 'Array(6), undefined \u00d7 undefined'],
    [{ data: six, shape: [6] }, 'shape: [6]'],
    [{ data: six, shape: [2, 3, 1] }, 'shape: [2, 3, 1]'],
    [{ data: six, shape: [2, 3], rows: 3, columns: 2 }, 'shape: [2, 3], 3 \u00d7 2'],
    [{ data: [1, null], rows: 1, columns: 2 }, 'data[1]: null'],
    [{ data: 'abc', rows: 1, columns: 3 }, 'data: string'],
    [{ rows: 1, columns: 1 }, 'data: undefined'],
    [7, 'number'],
  ])('%j is refused with what is wrong', (given, value) => {
    expect(problemOf(given)).toBe(value);
  });
});

describe('the range', () => {
  test.each<[values: number[], min: number, max: number]>([
    [[3, -1, 2], -1, 3],
    [[NaN, 4, Infinity, -Infinity, 6], 4, 6],
    [[5, 5, 5], 0, 10],
    [[-5], -10, 0],
    [[0, 0], -1, 1],
    [[NaN, Infinity], -1, 1],
    [[0, 5e-324], -1, 1],
  ])('of %j is from %d to %d', (values, min, max) => {
    expect(rangeOf(Float64Array.from(values))).toEqual({ min, max });
  });

  test('of the largest numbers has a width that is a number', () => {
    const { min, max } = rangeOf(Float64Array.of(-Number.MAX_VALUE, Number.MAX_VALUE));
    expect(Number.isFinite(max - min)).toBe(true);
  });

  test('is as it is set, and an end that is not set is that of the values', () => {
    const of = (min: number | null, max: number | null) =>
      checkRange(
        () => null,
        min,
        max,
        () => ({ min: 2, max: 6 }),
      );
    expect(of(null, null)).toEqual({ min: 2, max: 6 });
    expect(of(0, null)).toEqual({ min: 0, max: 6 });
    expect(of(null, 4)).toEqual({ min: 2, max: 4 });
    expect(of(8, null)).toEqual({ min: 8, max: 16 });
    expect(of(null, -3)).toEqual({ min: -6, max: -3 });
    expect(of(-1, 1)).toEqual({ min: -1, max: 1 });
    expect(() => of(1, 1)).toThrow(SettingError);
    expect(() => of(NaN, null)).toThrow(SettingError);
  });
});

describe.each(browserNames)('a figure of a given matrix in %s', (name) => {
  let browser: BrowserContext;
  beforeAll(async () => {
    browser = await profile(name);
  });
  afterAll(() => browser.close());

  const about = (figure: Element): string => figure.shadowRoot!.querySelector('#description')!.textContent;
  const sixty = Array.from({ length: 60 }, (_, k) => k + 1);

  test.each([
    ['en', 'RdBu', 'Colours of the map RdBu stand for values from −60 to 60.', -60],
    ['es', 'viridis', 'de 1 a 60', 1],
    ['it', 'magma', '1', 1],
  ] as const)('has colours for its own values, and says them (%s, %s)', async (lang, map, words, min) => {
    const page = await open(browser, `<posenc-heatmap lang="${lang}" color-map="${map}"></posenc-heatmap>`);
    await page.$eval(
      'posenc-heatmap',
      (figure, data) => {
        figure.matrix = { data: Float32Array.from(data), rows: 10, columns: 6 };
      },
      sixty,
    );
    await settle(page);
    expect(await page.$eval('posenc-heatmap', ({ drawn }) => drawn?.range)).toEqual({ min, max: 60 });
    expect(await page.$eval('posenc-heatmap', about)).toContain(words);
    const cells: [number, number][] = [
      [0, 0],
      [4, 3],
      [9, 5],
    ];
    const pixels = await cellPixels(page, cells);
    cells.forEach(([row, column], k) => {
      const value = 6 * row + column + 1;
      expect(colorsOf(value, map, min, 60)).toContainEqual(pixels[k]);
    });
  });

  test('keeps a range that is set, and that of a computed table', async () => {
    const page = await open(browser, '<posenc-heatmap min="-100" max="100"></posenc-heatmap>');
    const ranges = await page.$eval('posenc-heatmap', async (figure) => {
      const seen = [];
      figure.matrix = [
        [1, 2],
        [3, 4],
      ];
      await figure.updateComplete;
      seen.push(figure.drawn?.range);
      figure.removeAttribute('min');
      figure.removeAttribute('max');
      await figure.updateComplete;
      seen.push(figure.drawn?.range);
      figure.matrix = null;
      await figure.updateComplete;
      return [...seen, figure.drawn?.range];
    });
    expect(ranges).toEqual([
      { min: -100, max: 100 },
      { min: -4, max: 4 },
      { min: -1, max: 1 },
    ]);
  });

  test('of constants, of nothing, of one number is drawn without an error', async () => {
    const page = await open(browser, '<posenc-heatmap></posenc-heatmap><posenc-curves></posenc-curves>');
    for (const rows of [[[7, 7]], [[0]], [[NaN, NaN]], [[-1e9, Infinity]], [[-3.4e38, 3.4e38]], [[1e-310, 2e-310]]]) {
      for (const tag of ['posenc-heatmap', 'posenc-curves'] as const) {
        const width = await page.$eval(
          tag,
          async (figure, matrix) => {
            figure.matrix = matrix.map((row) => Float64Array.from(row));
            await figure.updateComplete;
            return figure.drawn?.plot.width;
          },
          rows,
        );
        expect(await partText(page, tag, 'error'), `${tag} of ${JSON.stringify(rows)}`).toBeNull();
        expect(width, `${tag} of ${JSON.stringify(rows)}`).toBeGreaterThan(60);
      }
    }
  });

  test('says what is wrong with rows of two lengths', async () => {
    const page = await open(browser, '<posenc-heatmap lang="es"></posenc-heatmap>');
    await page.$eval('posenc-heatmap', (figure) => {
      figure.matrix = [[1, 2], [3]];
    });
    await settle(page);
    expect(await partText(page, 'posenc-heatmap', 'error')).toMatch(
      /^matrix .*\[0\]: Array\(2\), \[1\]: Array\(1\).*filas/,
    );
  });
});
