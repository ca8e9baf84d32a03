// Numbers that stand in sentences as digits, each computed here by the library and looked for in every language.
import { readFileSync } from 'node:fs';
import { firstCollision, firstRise, offsetSimilarity, sinusoidal, t5Thresholds } from 'posenc';
import { describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { stringsOf } from '../../../web/tools/vite/strings-plugin.ts';
import type plans from '../../../web/labs/strings/en/teach/plans.json';
import { localized } from '../../../web/labs/shared/text/format.ts';

const codes = languages();
const plansIn = (code: string): typeof plans => readStrings(code, 'teach/plans') as unknown as typeof plans;
const strings = new Map(await Promise.all(codes.map(async (code) => [code, await stringsOf(code)] as const)));

/** The text at a dotted path of a language's strings, with plain spaces. */
function textAt(code: string, path: string): string {
  const text = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], strings.get(code));
  return String(text).replaceAll('\u00a0', ' ');
}

/** A number as the language writes its decimals. */
const written = (code: string, value: string): string => localized(value, code);

const dim512 = { positions: 100, dim: 512, dtype: 'float64' } as const;
const paper = sinusoidal(dim512);
const ladder = sinusoidal({ ...dim512, ladder: 'halfMinusOne' });

/** Largest difference of the two tables in the first columns of a row. */
const apart = (row: number, columns: number): number =>
  Math.max(
    ...Array.from({ length: columns }, (_, c) => Math.abs(paper.data[row * 512 + c]! - ladder.data[row * 512 + c]!)),
  );

/** Eigenvalues of a symmetric matrix, by Jacobi's rotations, the largest first. */
function eigenvalues(matrix: number[][]): number[] {
  const a = matrix.map((row) => [...row]);
  for (let sweep = 0; sweep < 12; ++sweep)
    for (let p = 0; p < a.length; ++p)
      for (let q = p + 1; q < a.length; ++q) {
        if (Math.abs(a[p]![q]!) < 1e-12) continue;
        const angle = 0.5 * Math.atan2(2 * a[p]![q]!, a[q]![q]! - a[p]![p]!);
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        for (const row of a) [row[p], row[q]] = [c * row[p]! - s * row[q]!, s * row[p]! + c * row[q]!];
        const [first, second] = [a[p]!, a[q]!];
        for (let k = 0; k < a.length; ++k)
          [first[k], second[k]] = [c * first[k]! - s * second[k]!, s * first[k]! + c * second[k]!];
      }
  return a.map((row, k) => row[k]!).sort((x, y) => y - x);
}

describe.each(codes)('the numbers in sentences, in %s', (code) => {
  test('a table of 512 columns first rises at the offset that the plans name', () => {
    const rise = firstRise({ dim: 512 })?.offset;
    expect(rise).toBe(44);
    expect(plansIn(code).steps.near.note).toContain(String(rise));
  });

  test('the cosine at 64 columns first turns negative at the offset that the lab names', () => {
    const data = offsetSimilarity({ dim: 64, offsets: 1000 });
    const first = data.findIndex((value) => value < 0);
    expect(textAt(code, 'distance.caption')).toContain(String(first));
    expect(textAt(code, 'distance.caption')).toContain('d = 64');
  });

  test('the two ladders agree to three decimals in four columns of position 1, and differ at position 50', () => {
    const decimals = (table: typeof paper): string[] => Array.from(table.data.subarray(512, 516), (x) => x.toFixed(3));
    expect(decimals(ladder)).toEqual(decimals(paper));
    const note = textAt(code, 'variants.preset.ladder.note');
    expect(note).toContain(written(code, apart(50, 8).toFixed(3)));
    expect(readFileSync('web/docs/families/sinusoidal_conventions.md', 'utf8')).toContain(apart(50, 8).toFixed(3));
  });

  test('100 rows of 512 columns have 99% of their squared length in as many directions as the lab names', () => {
    const rows = Array.from({ length: 100 }, (_, k) => paper.data.subarray(k * 512, (k + 1) * 512));
    const products = rows.map((a) => rows.map((b) => a.reduce((sum, x, c) => sum + x * b[c]!, 0)));
    const values = eigenvalues(products);
    const all = values.reduce((sum, x) => sum + x, 0);
    let directions = 0;
    for (let sum = 0; sum < 0.99 * all; ++directions) sum += values[directions]!;
    expect(textAt(code, 'compose.fineRight')).toMatch(
      new RegExp(`\\b${directions} (of|de|su) 512|512 .*\\b${directions}\\b`, 'u'),
    );
  });

  test('float16 first repeats a row of two columns, and of four, at the positions that the lab names', () => {
    const answer = textAt(code, 'reach.answerArithmetic');
    for (const dim of [2, 4])
      expect(answer).toContain(String(firstCollision({ dim, base: 10000, format: 'float16', limit: 4096 })?.second));
  });
});

test('the widths of T5’s buckets grow roughly by one factor: none narrows by more than one position', () => {
  const thresholds = t5Thresholds({ buckets: 32, bidirectional: false });
  const widths = Array.from(thresholds.slice(1), (to, k) => to - thresholds[k]!);
  expect(widths.every((width, k) => k === 0 || width >= widths[k - 1]! - 1)).toBe(true);
  expect(widths.at(-1)).toBeGreaterThan(4 * widths[0]!);
});
