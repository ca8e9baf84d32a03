// How much has to be seen before a verdict is given: rows alone, small tables, columns that were cut off, and numbers
// that have nothing to do with encodings.
import { describe, expect, test } from 'vitest';
import { answerPaste } from '../../web/labs/pages/check/answer.ts';
import type { NumbersAnswer } from '../../web/check/numbers/answer.ts';
import { made, sinusoid, type Choices, type Rows } from './support.ts';

async function numbers(source: string): Promise<NumbersAnswer> {
  const answer = await answerPaste({ kind: 'paste', source, wish: { family: 'auto', base: undefined } });
  if (answer.kind !== 'numbers') throw new Error(`${source} is taken for ${answer.kind}`);
  return answer;
}

const lines = (rows: Rows, decimals = 4, name: (row: number) => string = () => ''): string =>
  rows.map((row, at) => name(at) + row.map((value) => value.toFixed(decimals)).join(' ')).join('\n');
const table = (choices: Choices): Rows => sinusoid({ rows: 5, dim: 8, ...choices });

describe('a row alone', () => {
  test.each([
    ['0.84 0.54 0.01 1', 1],
    ['[0.141 -0.990 0.030 1.000]', 3],
    ['tensor([-0.9589, 0.2837, 0.0500, 0.9988])', 5],
    [lines(table({ rows: 1, first: 77 })), 77],
  ])('%j is right as the row of position %i, which is no mistake', async (text, first) => {
    expect(await numbers(text)).toMatchObject({
      verdict: 'right',
      causes: [],
      remarks: [{ key: 'remark.first', values: { first } }],
    });
  });

  test.each(['0.84', '0.84 0.54', '0 1', '0 1 0 1', '0.84 0.54 0.01', '[-0.9389, 0.2437, 0.0520, 0.7988]'])(
    '%j says too little, or is none',
    async (text) => {
      expect(await numbers(text)).toMatchObject({ verdict: 'unknown', causes: [] });
    },
  );
});

describe('names that say a position', () => {
  test('the row is judged as that position’s, and another row is not right there', async () => {
    const row = lines(table({ rows: 1, first: 1 }));
    expect(await numbers(`PE(1) = ${row}`)).toMatchObject({ verdict: 'right', remarks: [] });
    for (const name of ['PE(0)', 'PE(2)'])
      expect(await numbers(`${name} = ${row}`)).toMatchObject({
        verdict: 'mistake',
        causes: [{ key: 'fault.shift.up' }],
      });
  });

  test('rows of a far position are right with its name, and not with the names of the first ones', async () => {
    const far = table({ rows: 3, first: 100 });
    expect(await numbers(lines(far, 4, (row) => `position ${100 + row}: `))).toMatchObject({ verdict: 'right' });
    expect(await numbers(lines(far, 4, (row) => `position ${row}: `))).toMatchObject({ verdict: 'unknown' });
    expect(await numbers(lines(far))).toMatchObject({ verdict: 'right', remarks: [{ values: { first: 100 } }] });
  });
});

test.each([1, 2, 3, 4])('two rows of the paper’s table with %i decimals are right', async (decimals) => {
  expect(await numbers(lines(table({ rows: 2, dim: 4 }), decimals))).toMatchObject({ verdict: 'right', causes: [] });
});

describe('columns of a wider table', () => {
  test.each([
    [512, 8],
    [64, 6],
    [768, 10],
    [128, 16],
  ])('of a table of width %i, the first %i columns are right', async (dim, shown) => {
    const cut = table({ dim }).map((row) => row.slice(0, shown));
    expect(await numbers(lines(cut))).toMatchObject({
      verdict: 'right',
      causes: [],
      remarks: [{ key: 'remark.wider', values: { width: dim } }],
    });
  });

  test('all but the last of an even number of columns are right', async () => {
    const cut = table({ dim: 8 }).map((row) => row.slice(0, 7));
    expect(await numbers(lines(cut))).toMatchObject({ verdict: 'right', remarks: [{ values: { width: 8 } }] });
  });

  test('a wrong cell in them is found', async () => {
    const cut = table({ dim: 512 }).map((row) => row.slice(0, 8));
    cut[3]![4]! += 0.01;
    expect(await numbers(lines(cut))).toMatchObject({ verdict: 'cells', wrongCount: 1, first: { row: 3, column: 4 } });
  });

  test('another base is still another base', async () => {
    expect(await numbers(lines(table({ base: 1000 })))).toMatchObject({
      verdict: 'mistake',
      causes: [{ key: 'fault.base', values: { base: 1000 } }],
      remarks: [],
    });
  });
});

test.each([500, 1000, 5000, 20000, 100000])(
  'another base, %i, is named as it was written, at few digits too',
  async (base) => {
    for (const [rows, dim, decimals] of [
      [3, 4, 4],
      [5, 4, 4],
      [3, 12, 3],
      [6, 8, 3],
      [3, 12, 2],
    ] as const)
      expect([rows, dim, decimals, await numbers(lines(table({ rows, dim, base }), decimals))]).toMatchObject([
        ...[rows, dim, decimals],
        { verdict: 'mistake', causes: [{ key: 'fault.base', values: { base } }] },
      ]);
  },
);

describe('a cause explains nearly all that is wrong, or is not named', () => {
  const rows = table({ rows: 6 });
  const cut = (value: number): string => (Math.trunc(value * 100) / 100).toFixed(2);

  test('a row whose digits were cut off among rounded ones', async () => {
    const text = rows.map((row, at) => row.map((v) => (at === 3 ? cut(v) : v.toFixed(2))).join(' ')).join('\n');
    expect(await numbers(text)).toMatchObject({
      verdict: 'cells',
      causes: [],
      wrongCount: 6,
      remarks: [{ key: 'remark.cutOff', values: { count: 6 } }],
    });
  });

  test.each([
    ['a row twice', [0, 1, 1, 2, 3]],
    ['a row left out', [0, 1, 3, 4, 5]],
    ['two rows exchanged', [0, 2, 1, 3, 4]],
    ['rows in reverse', [4, 3, 2, 1, 0]],
    ['two rows in reverse', [1, 0]],
  ])('%s', async (_what, order) => {
    const text = lines(order.map((row) => rows[row]!));
    expect(await numbers(text)).toMatchObject({ verdict: 'unknown', causes: [] });
  });
});

// Positions, distances, masks, weights and the like: what people print beside an encoding.
test.each([
  '0 0\n0 1\n1 0\n1 1',
  '0 0 0\n0 0 1\n0 1 0\n0 1 1',
  '0 1\n0 1',
  '0.0 1.0\n0.0 1.0',
  '0 1 0 1\n0 1 0 1\n0 1 0 1',
  '0 1 0 1\n1 1 0 1\n1 0 0 1',
  '1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1',
  '1 0 0\n1 1 0\n1 1 1',
  '0 0 0 0\n0 0 0 0',
  '[[0, 1, 2, 3], [0, 1, 2, 3]]',
  '0 1 2 3\n4 5 6 7\n8 9 10 11',
  '0 1 2 3\n1 0 1 2\n2 1 0 1\n3 2 1 0',
  '0 -1 -2 -3\n1 0 -1 -2\n2 1 0 -1\n3 2 1 0',
  '0 1 2 3\n-1 0 1 2\n-2 -1 0 1\n-3 -2 -1 0',
  '0\n0.25\n0.5\n0.75\n1',
  '1.00 0.00 0.00\n0.55 0.45 0.00\n0.20 0.30 0.50',
  lines(made(4, 8, (row, column) => ((row * 37 + column * 91) % 101) / 50 - 1)),
  lines(
    made(3, 4, (row, column) => ((row * 37 + column * 91) % 101) / 50 - 1),
    1,
  ),
])('%j is no encoding', async (text) => {
  expect(await numbers(text)).toMatchObject({ verdict: 'unknown', causes: [], remarks: [] });
});

test('a bias of ALiBi is one: its steps are those of a head', async () => {
  expect(await numbers('0 -0.5 -1 -1.5\n-0.5 0 -0.5 -1\n-1 -0.5 0 -0.5\n-1.5 -1 -0.5 0')).toMatchObject({
    verdict: 'right',
    family: 'bias',
  });
  expect(await numbers('0 0.5 1 1.5\n0.5 0 0.5 1\n1 0.5 0 0.5\n1.5 1 0.5 0')).toMatchObject({
    verdict: 'mistake',
    causes: [{ key: 'fault.positive' }],
  });
});

test('dots behind the digits of several numbers stand for digits', async () => {
  const text = 'PE(1) = (0.8414..., 0.5403..., 0.0099..., 0.9999...)';
  expect(await numbers(text)).toMatchObject({ verdict: 'right', cut: 'truncated', height: 1, width: 4 });
});

test('the size above rows without brackets is not a row', async () => {
  expect(await numbers(`(5, 8)\n${lines(table({}))}`)).toMatchObject({ verdict: 'right', height: 5, width: 8 });
});

test('digits that a cause explains are not called cut off', async () => {
  const { causes, remarks } = await numbers(lines(table({ base: 1000 })));
  expect([causes.length, remarks]).toEqual([1, []]);
});
