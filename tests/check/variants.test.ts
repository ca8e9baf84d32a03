// Tables by every formula, layout and first position, upright and transposed, in every format and as it is printed.
import { decodeNpy, lowPrecisionTable } from 'posenc';
import { describe, expect, test } from 'vitest';
import { judgeReadings } from '../../web/check/numbers/judge/judge.ts';
import type { Judged } from '../../web/check/numbers/judge/judged.ts';
import { readBytes } from '../../web/check/numbers/read/file.ts';
import { readNumbers, sheetOf } from '../../web/check/numbers/read/readings.ts';
import { sampleNames, sampleText } from '../../web/labs/claims/table/samples.ts';
import { csvOf, formats, formulas, made, npyOf, rounded, type Made } from '../labs/page/support/tables.ts';
import { quick } from '../tiers.mjs';

type Format = (typeof formats)[number];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const judge = (bytes: Uint8Array): Judged => judgeReadings(sheetOf(readBytes(bytes, decodeNpy)).readings);
const bothFiles = (table: Made, format: Format): Uint8Array[] => [bytesOf(csvOf(table, format)), npyOf(table, format)];
const keysOf = ({ causes, remarks }: Judged): string =>
  [...causes, ...remarks]
    .map(({ key }) => key.replace(/^(fault|remark)\./, ''))
    .sort()
    .join(' ');
const isShort = (format: Format): boolean => format === 'float16' || format === 'bfloat16';

const names = {
  paper: [],
  halfMinusOne: ['shortLadder'],
  doubledExponent: ['ladder.pairedColumns'],
  unpairedExponent: ['ladder.columns'],
  reciprocal: ['ladder.inverted'],
} as const;

const print = ({ data, rows, columns }: Made, decimals: number): string[][] =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from(data.subarray(row * columns, (row + 1) * columns), (value) => value.toFixed(decimals)),
  );
const textOf = (cells: readonly (readonly string[])[]): Uint8Array =>
  bytesOf(cells.map((row) => row.join(',')).join('\n'));

describe('the judge names', () => {
  test.each(quick ? [6] : [4, 6, 64, 65, 512])('all causes of every variant at d = %i, up to four at once', (dim) => {
    const rows = dim === 512 ? 40 : dim > 6 ? 60 : 100;
    const wrong: string[] = [];
    // Each variant in one format and one kind of file; another at every width.
    let count = dim % 7;
    for (const formula of formulas)
      for (const layout of ['interleaved', 'concatenated'] as const)
        for (const first of [0, 1])
          for (const transposed of [false, true]) {
            count += 3;
            const format = formats[count % formats.length]!;
            const wanted = [
              ...names[formula],
              ...(transposed ? ['transposed'] : []),
              ...(first === 1 ? ['shift.up'] : []),
              ...(layout === 'concatenated' ? ['concatenated'] : []),
              ...(isShort(format) ? ['rounded'] : []),
            ];
            const table = rounded(made({ rows, dim, formula, layout, first, transposed }), format);
            const found = judge(bothFiles(table, format)[(count >> 2) % 2]!);
            if (keysOf(found) !== wanted.sort().join(' ') || found.unexplained > 0)
              wrong.push(`${format}: ${found.verdict} ${keysOf(found)}, not ${wanted.join(' ')}`);
          }
    expect(wrong).toEqual([]);
  });

  test.each(quick ? [64] : [6, 65, 512])('another base in every format, and nothing in noise, at d = %i', (dim) => {
    let state = 12345;
    const next = (): number => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 30 - 1;
    const noise = { rows: 50, columns: dim, data: Float64Array.from({ length: 50 * dim }, next) };
    for (const format of formats) {
      const [file] = bothFiles(rounded(made({ rows: 50, dim, base: 500 }), format), format);
      const [cause] = judge(file!).causes;
      expect([format, cause?.key]).toEqual([format, 'fault.base']);
      expect(Number(cause?.values?.['base']) / 500).toBeCloseTo(1, format === 'bfloat16' ? 1 : 2);
      expect([format, judge(bothFiles(rounded(noise, format), format)[0]!).verdict]).toEqual([format, 'unknown']);
    }
  });

  test.each([6, 64])('angles in float32, which cost a table of d = %i its precision', (dim) => {
    for (const file of bothFiles(lowPrecisionTable({ positions: 1000, dim }), 'float32')) {
      const found = judge(file);
      expect([found.verdict, keysOf(found)]).toEqual(['precision', 'angles']);
    }
  });

  test.each(['float16', 'bfloat16'] as const)('values in %s that are printed with five decimals', (format) => {
    const found = judge(textOf(print(rounded(made({ rows: 40, dim: 64 }), format), 5)));
    expect([found.verdict, found.causes]).toEqual(['precision', [{ key: 'fault.rounded', values: { format } }]]);
  });
});

describe('digits', () => {
  test.each([3, 4, 5, 6, 8])('rounded to %i decimals are right, and no format of 16 bits', (decimals) => {
    expect(judge(textOf(print(made({ rows: 40, dim: 64 }), decimals)))).toMatchObject({ verdict: 'right', causes: [] });
  });

  test('cut off in a cell of a table whose others are rounded are wrong there, and told to be cut off', () => {
    const cells = print(made({ rows: 9, dim: 4 }), 3);
    cells[4]![1] = '-0.653';
    expect(judge(textOf(cells))).toMatchObject({
      verdict: 'cells',
      causes: [],
      wrong: [17],
      cutOff: [17],
    });
  });

  test.each([
    [7, 5],
    [39, 63],
    [0, 0],
  ])('that are wrong in row %i, column %i alone are a wrong cell', (row, column) => {
    const cells = print(made({ rows: 40, dim: 64 }), 4);
    const right = Number(cells[row]![column]);
    cells[row]![column] = (right + (right > 0 ? -2e-3 : 2e-3)).toFixed(4);
    expect(judge(textOf(cells))).toMatchObject({ verdict: 'cells', causes: [], wrong: [64 * row + column] });
  });
});

test('each sample of the lab is what its name says', () => {
  const wanted = {
    right: 'right ',
    rounded: 'right ',
    transposed: 'mistake transposed',
    offByOne: 'mistake shift.up',
    cosineFirst: 'mistake cosineFirst',
    concatenated: 'right concatenated',
    scaled: 'mistake scaled',
    base: 'mistake base',
    doubled: 'mistake ladder.pairedColumns',
    ladder: 'right shortLadder',
    float32: 'precision angles',
    bfloat16: 'precision rounded',
    lesson004: 'cells ',
    random: 'unknown ',
  };
  const said = (sample: (typeof sampleNames)[number]): string => {
    const answer = judgeReadings(readNumbers(sampleText(sample)).readings);
    return `${answer.verdict} ${keysOf(answer)}`;
  };
  for (const sample of sampleNames) expect([sample, said(sample)]).toEqual([sample, wanted[sample]]);
});
