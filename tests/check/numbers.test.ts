// Verdicts on pasted numbers, starting from the text.
import { describe, expect, test } from 'vitest';
import { judgeReadings } from '../../web/check/numbers/judge/judge.ts';
import type { Judged } from '../../web/check/numbers/judge/judged.ts';
import { readNumbers } from '../../web/check/numbers/read/readings.ts';
import type { Wish } from '../../web/check/numbers/judge/guess.ts';
import { csv, made, numpy, sinusoid, spoiled, torch, type Rows } from './support.ts';

const judge = (text: string, wish?: Wish): Judged => judgeReadings(readNumbers(text).readings, wish);
const said = ({ verdict, family, causes }: Judged): string =>
  [verdict, family ?? '', ...causes.map(({ key }) => key)].filter((word) => word !== '').join(' ');
const remarks = ({ remarks: list }: Judged): string[] => list.map(({ key }) => key);

/** The first wrong cell: its row and column in the whole table, what is given and what is right. */
function first({ sheet, right, wrong }: Judged): readonly number[] | undefined {
  const [at] = wrong;
  if (at === undefined) return undefined;
  const across = sheet.columns.length;
  const place = [sheet.rows[Math.floor(at / across)]!, sheet.columns[at % across]!];
  return [...place, sheet.values[at]!, right!(sheet)[at]!];
}

const cosines = (
  rows: number,
  dim: number,
  base: number,
  arrangement: 'pairs' | 'halves' | 'neighbours',
  wave = Math.cos,
) =>
  made(rows, arrangement === 'pairs' ? dim / 2 : dim, (row, column) => {
    const pair = arrangement === 'neighbours' ? column >> 1 : column % (dim / 2);
    return wave(row * base ** ((-2 * pair) / dim));
  });
const frequencies = (dim: number, base: number, times = 1): Rows => [
  Array.from({ length: dim / 2 }, (_, i) => times * base ** ((-2 * i) / dim)),
];
const slopes = (heads: number): Rows => [Array.from({ length: heads }, (_, h) => 2 ** ((-8 * (h + 1)) / heads))];
const alibi = (size: number, slope: number): Rows => made(size, size, (i, j) => -slope * Math.abs(i - j) + 0);
const t5 = (size: number): Rows =>
  made(size, size, (i, j) => {
    const [away, far] = [Math.abs(j - i), j > i ? 16 : 0];
    return far + (away < 8 ? away : Math.min(15, 8 + Math.floor((Math.log(away / 8) / Math.log(16)) * 8 + 1e-9)));
  });

const right: readonly (readonly [what: string, family: string, rows: Rows])[] = [
  ['the paper’s table', 'sinusoidal', sinusoid()],
  ['a wide one', 'sinusoidal', sinusoid({ rows: 60, dim: 128 })],
  ['sines, then cosines', 'sinusoidal', sinusoid({ together: true })],
  ['tensor2tensor’s exponents', 'sinusoidal', sinusoid({ together: true, short: true })],
  ['rows from position 500', 'sinusoidal', sinusoid({ first: 500 })],
  ['a single row', 'sinusoidal', sinusoid({ rows: 1, first: 7 })],
  ['rotary cosines', 'cosines', cosines(30, 32, 10000, 'pairs')],
  ['rotary cosines of Llama 3, in halves', 'cosines', cosines(30, 32, 500000, 'halves')],
  ['rotary sines, neighbours alike', 'sines', cosines(30, 32, 10000, 'neighbours', Math.sin)],
  ['inverse frequencies', 'frequencies', frequencies(64, 10000)],
  ['those of Qwen', 'frequencies', frequencies(128, 1e6)],
  ['ALiBi’s slopes', 'slopes', slopes(8)],
  ['one head of ALiBi', 'bias', alibi(12, 0.25)],
  ['T5’s buckets', 'buckets', t5(40)],
];

describe('numbers that are right', () => {
  test.each(right)('%s: %s, with all digits', (_what, family, rows) => {
    expect(said(judge(csv(rows)))).toBe(`right ${family}`);
    expect(said(judge(JSON.stringify(rows)))).toBe(`right ${family}`);
  });

  test.each(right)('%s: %s, in float32', (_what, family, rows) => {
    expect(said(judge(csv(rows.map((row) => row.map(Math.fround)))))).toBe(`right ${family}`);
  });

  test.each(right)('%s: %s, as PyTorch prints it with exponents', (_what, family, rows) => {
    expect(said(judge(torch(rows, true)))).toBe(`right ${family}`);
  });

  test.each(right.filter(([, family]) => !['frequencies', 'slopes'].includes(family)))(
    '%s: %s, with four decimals',
    (_what, family, rows) => {
      expect(said(judge(torch(rows)))).toBe(`right ${family}`);
      expect(said(judge(`PE = \n${numpy(rows, false, 4)}\ndone in 3 s`))).toBe(`right ${family}`);
    },
  );
});

describe('one wrong cell is found', () => {
  test.each(right.filter(([what]) => what !== 'a single row'))('%s: %s', (_what, family, rows) => {
    const [row, column] = [Math.floor(rows.length * 0.7), Math.floor(rows[0]!.length * 0.6)];
    const wrong = spoiled(rows, row, column, family === 'buckets' ? 1 : family === 'bias' ? 0.5 : 0.02);
    for (const text of [csv(wrong), torch(wrong, true)]) {
      const found = judge(text);
      expect(said(found)).toBe(`cells ${family}`);
      expect(found.wrongCount).toBe(1);
      const [at, across, given, expected] = first(found)!;
      // A list that stands as a column, or a row, is counted along.
      expect([at, across]).toEqual([row, column]);
      expect(given).toBeCloseTo(wrong[row]![column]!, 3);
      expect(expected).toBeCloseTo(rows[row]![column]!, 5);
    }
  });

  test('with four decimals, a unit of the last one is wrong, and half a unit is not', () => {
    const rows = sinusoid({ rows: 12, dim: 8 });
    const cells = rows.map((row) => row.map((value) => value.toFixed(4)));
    expect(said(judge(cells.map((row) => row.join(' ')).join('\n')))).toBe('right sinusoidal');
    cells[5]![3] = (Number(cells[5]![3]) + 0.0002).toFixed(4);
    const found = judge(cells.map((row) => row.join(' ')).join('\n'));
    expect([said(found), first(found)!.slice(0, 2)]).toEqual(['cells sinusoidal', [5, 3]]);
  });

  test('digits that are cut off instead of rounded are right', () => {
    const rows = sinusoid({ rows: 12, dim: 8 }).map((row) => row.map((value) => Math.trunc(value * 1000) / 1000));
    const found = judge(csv(rows, 3));
    expect([said(found), found.cut]).toEqual(['right sinusoidal', 'truncated']);
  });
});

describe('mistakes are named', () => {
  test.each<readonly [what: string, rows: Rows, answer: string]>([
    ['halves exchanged', sinusoid({ together: true, cosineFirst: true }), 'mistake sinusoidal fault.cosineFirst'],
    ['cosine before sine', sinusoid({ cosineFirst: true }), 'mistake sinusoidal fault.cosineFirst'],
    ['base 10001', sinusoid({ rows: 50, base: 10001 }), 'mistake sinusoidal fault.base'],
    ['base 500', sinusoid({ base: 500 }), 'mistake sinusoidal fault.base'],
    ['positions from 1', sinusoid({ first: 1 }), 'mistake sinusoidal fault.shift.up'],
    [
      'columns for rows',
      made(16, 20, (row, column) => sinusoid()[column]![row]!),
      'mistake sinusoidal fault.transposed',
    ],
    ['times the root of d', sinusoid().map((row) => row.map((value) => value * 4)), 'mistake sinusoidal fault.scaled'],
    [
      'exponents of columns',
      made(20, 16, (p, c) => (c % 2 ? Math.cos : Math.sin)(p * 10000 ** (-(2 * c) / 16))),
      'mistake sinusoidal fault.ladder.pairedColumns',
    ],
    [
      'the other sign of the exponent',
      made(20, 16, (p, c) => (c % 2 ? Math.cos : Math.sin)(p * 10000 ** ((2 * (c >> 1)) / 16))),
      'mistake sinusoidal fault.ladder.inverted',
    ],
    [
      'the sign of the sine',
      sinusoid().map((row) => row.map((value, c) => (c % 2 ? value : -value))),
      'mistake sinusoidal fault.turn.back',
    ],
    ['rotary cosines with base 10001', cosines(60, 32, 10001, 'halves'), 'mistake cosines fault.base'],
    ['rotary cosines from position 1', cosines(31, 32, 10000, 'pairs').slice(1), 'mistake cosines fault.shift.up'],
    ['frequencies with base 10001', frequencies(64, 10001), 'mistake frequencies fault.base'],
    [
      'frequencies with a doubled exponent',
      [Array.from({ length: 16 }, (_, i) => 10000 ** ((-4 * i) / 32))],
      'mistake frequencies fault.ladder.squared',
    ],
    ['slopes that begin with 1', [slopes(8)[0]!.map((value) => value * 2)], 'mistake slopes fault.slopes.fromZero'],
    ['slopes of half the size', [slopes(8)[0]!.map((value) => value / 2)], 'mistake slopes fault.slopes.halved'],
    [
      'slopes of half the exponent',
      [Array.from({ length: 8 }, (_, h) => 2 ** ((-4 * (h + 1)) / 8))],
      'mistake slopes fault.slopes.halfExponent',
    ],
    ['distance rewarded', alibi(12, 0.25).map((row) => row.map((v) => -v)), 'mistake bias fault.positive'],
    [
      'past and future of buckets confused',
      made(40, 40, (i, j) => t5(40)[j]![i]!),
      'mistake buckets fault.buckets.reversed',
    ],
    [
      'two at once: from position 1, cosine before sine',
      sinusoid({ first: 1, cosineFirst: true }),
      'mistake sinusoidal fault.shift.up fault.cosineFirst',
    ],
  ])('%s', (_what, rows, answer) => {
    const words = (text: string): string[] => text.split(' ').sort();
    expect(words(said(judge(csv(rows))))).toEqual(words(answer));
    expect(words(said(judge(csv(rows, 7))))).toEqual(words(answer));
  });

  test('distinguishes base 10001 from 10000 where the digits allow it, and not otherwise', () => {
    const found = judge(csv(sinusoid({ rows: 50, base: 10001 })));
    expect(found.causes).toEqual([{ key: 'fault.base', values: { base: 10001, right: 10000 } }]);
    expect(said(judge(csv(sinusoid({ rows: 4, base: 10001 }), 3)))).toBe('right sinusoidal');
  });

  test('a mistake and a wrong cell: the cause, and that a cell is left', () => {
    const found = judge(csv(spoiled(sinusoid({ first: 1 }), 9, 4)));
    expect([said(found), found.unexplained]).toEqual(['mistake sinusoidal fault.shift.up', 1]);
  });

  test('angles in float32 and values in float16 are a loss of precision', () => {
    const fround = Math.fround;
    const single = made(2000, 8, (p, c) =>
      (c % 2 ? Math.cos : Math.sin)(fround(fround(p) * fround(10000 ** ((-2 * (c >> 1)) / 8)))),
    ).map((row) => row.map(fround));
    expect(said(judge(csv(single)))).toBe('precision sinusoidal fault.angles');
    const half = new Float32Array(1);
    const toBfloat16 = (value: number): number => {
      half[0] = value;
      const bits = new Uint32Array(half.buffer);
      bits[0] = ((bits[0]! + 0x7fff + ((bits[0]! >> 16) & 1)) >> 16) << 16;
      return half[0]!;
    };
    const coarse = sinusoid().map((row) => row.map(toBfloat16));
    expect(said(judge(csv(coarse)))).toBe('precision sinusoidal fault.rounded');
  });
});

describe('what is not known is not judged', () => {
  let state = 12345;
  const random = (): number => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
  test.each<readonly [string, string]>([
    ['random numbers', csv(made(20, 16, () => 2 * random() - 1))],
    [
      'random numbers of two digits',
      csv(
        made(6, 4, () => 2 * random() - 1),
        2,
      ),
    ],
    ['random integers', csv(made(12, 12, () => Math.floor(random() * 30)))],
    ['prices', '12.50, 13.20, 11.90\n14.10, 12.80, 13.30\n12.00, 12.10, 12.20'],
    ['zeros', csv(made(8, 8, () => 0))],
    ['ones', csv(made(8, 8, () => 1))],
    ['an identity', csv(made(8, 8, (i, j) => (i === j ? 1 : 0)))],
    ['counting', '1, 2, 3, 4, 5, 6, 7, 8'],
    ['a geometric list that is none of ours', '3, 9, 27, 81, 243'],
    ['a learned table', csv(made(20, 16, () => (random() - 0.5) * 0.04))],
    ['losses of a training', '2.31 1.92\n1.71 1.55\n1.43 1.36\n1.30 1.27'],
  ])('%s', (_what, text) => {
    expect(said(judge(text))).toBe('unknown');
  });

  test('half a table of noise is unknown, not a table with many wrong cells', () => {
    const rows = sinusoid().map((row) => row.map((value) => (random() < 0.5 ? value : random())));
    expect(said(judge(csv(rows)))).toBe('unknown');
  });
});

describe('what the reader says beforehand', () => {
  test('a base: right with it, and wrong without', () => {
    const text = csv(cosines(40, 32, 500000, 'pairs'));
    expect(said(judge(text, { family: 'cosines', base: 500000 }))).toBe('right cosines');
    expect(judge(text, { family: 'cosines', base: 10000 }).causes).toEqual([
      { key: 'fault.base', values: { base: 500000, right: 10000 } },
    ]);
  });

  test('a base that no model has is not called wrong, but said', () => {
    const found = judge(csv(cosines(40, 32, 777777, 'pairs')));
    expect([said(found), remarks(found)]).toEqual(['right cosines', ['remark.pairs', 'remark.oddBase']]);
  });

  test('names linear scaling with its factor', () => {
    const found = judge(csv(made(40, 16, (p, i) => Math.cos((p / 4) * 10000 ** (-i / 16)))));
    expect([said(found), remarks(found)]).toEqual(['right cosines', ['remark.pairs', 'remark.base', 'remark.factor']]);
  });
});

describe('shortened printouts', () => {
  const table = sinusoid({ rows: 100, dim: 64 });
  test('the size is told from the numbers', () => {
    const {
      readings: [sheet],
      notes,
    } = readNumbers(numpy(table, true));
    expect([sheet.height, sheet.width, sheet.rows, notes]).toEqual([100, 64, [0, 1, 2, 97, 98, 99], ['abridged']]);
    expect(said(judge(numpy(table, true)))).toBe('right sinusoidal');
  });

  test('or read beside it, for a size that nobody would guess', () => {
    const odd = sinusoid({ rows: 1237, dim: 118 });
    const {
      readings: [sheet],
    } = readNumbers(`torch.Size([1, 1237, 118])\n${numpy(odd, true, 4)}`);
    expect([sheet.height, sheet.width]).toEqual([1237, 118]);
    expect(said(judge(numpy(odd, true)))).toBe('right sinusoidal');
  });

  test('a wrong cell behind the gap has the row and column of the whole table', () => {
    const found = judge(numpy(spoiled(table, 98, 62), true));
    expect([said(found), first(found)!.slice(0, 2)]).toEqual(['cells sinusoidal', [98, 62]]);
  });

  test('of what is not known, no size can be told', () => {
    const noise = made(100, 64, (i, j) => ((i * 37 + j * 91) % 101) / 101);
    expect(() => readNumbers(numpy(noise, true))).toThrow(expect.objectContaining({ reason: 'abbreviated' }));
  });
});
