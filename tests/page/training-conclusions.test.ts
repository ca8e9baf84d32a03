// The text of the lab rests on the table of `npm run training-table`, and must agree with it.
import { describe, expect, test } from 'vitest';
import { conclusions, verdicts } from '../../web/page/labs/training/conclusions.ts';
import { rangeOf, rowOf, sharesOf, stepsOf, table, type Row, type Table } from '../../web/page/labs/training/stored.ts';
import en from '../../web/page/locales/en/training.ts';
import es from '../../web/page/locales/es/training.ts';
import it from '../../web/page/locales/it/training.ts';

type Id = (typeof conclusions)[number]['id'];

/** The table with some rows otherwise. */
const changed = (change: (row: Row) => Partial<Row> | undefined): Table => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, ...change(row) })),
});
const all = (share: number): readonly (readonly number[])[] => [0, 1, 2, 3].map(() => Array<number>(10).fill(share));

/** A table for each conclusion that would belie it. */
const belied: Readonly<Record<Id, Table>> = {
  blind: changed(({ encoding, task }) =>
    encoding === 'none' && task === 'wordNumber' ? { solved: Array<number>(10).fill(300) } : undefined,
  ),
  mask: changed(({ encoding, causal }) => (encoding === 'none' && causal ? { accuracy: all(990) } : undefined)),
  recency: changed(({ encoding }) => (encoding === 't5' ? { accuracy: all(400) } : undefined)),
  rope: changed(({ encoding }) => (encoding === 'rotary' ? { accuracy: all(990) } : undefined)),
  mirror: changed(({ encoding }) => (encoding === 'alibi' ? { accuracy: all(990) } : undefined)),
  table: changed(({ encoding }) => (encoding === 'learned' ? { accuracy: all(300) } : undefined)),
  formula: changed(({ encoding }) =>
    encoding === 'doubledExponent' ? { solved: Array<number>(10).fill(100) } : undefined,
  ),
  patience: changed(({ steps }) => (steps === 3000 ? { solved: Array<number>(10).fill(-1) } : undefined)),
  sweep: changed(({ encoding }) => (encoding === 'rotary' ? { accuracy: all(800) } : undefined)),
  dice: changed(() => ({ accuracy: all(700) })),
  small: changed(({ model }) => (model ? { accuracy: all(100) } : undefined)),
};

describe.each(conclusions.map((conclusion) => [conclusion.id, conclusion] as const))('the conclusion %s', (id, it_) => {
  test('is borne out by the table, and would not be by another', () => {
    expect(it_.holds(table)).toBe(true);
    expect(it_.holds(belied[id])).toBe(false);
  });

  test('states all the numbers that it is given, in every language', () => {
    const told = Object.keys(it_.told(table)).sort();
    for (const strings of [en, es, it]) {
      const holes = [...strings.conclusion[id].found.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
      expect([...new Set(holes)].sort()).toEqual(told);
    }
    for (const value of Object.values(it_.told(table)) as unknown[])
      expect(JSON.stringify(value)).not.toMatch(/null|NaN/);
  });
});

test('every verdict is used, and no two conclusions have one name', () => {
  expect(new Set(conclusions.map(({ verdict }) => verdict))).toEqual(new Set(verdicts));
  expect(new Set(conclusions.map(({ id }) => id)).size).toBe(conclusions.length);
});

describe('the stored table', () => {
  test('is looked up by its training settings', () => {
    const row = rowOf(table, { task: 'wordNumber', encoding: 'rotary', steps: 3000 });
    expect(stepsOf(row)).toEqual({ count: 10, range: rangeOf(row.solved) });
    expect(sharesOf(row, 0).high).toBeLessThanOrEqual(100);
    expect(() => rowOf(table, { task: 'wordNumber', encoding: 'rotary', steps: 3001 })).toThrow('has no row');
  });

  test('gives the middle of an odd and of an even number', () => {
    expect(rangeOf([3, 1, 2])).toEqual({ low: 1, middle: 2, high: 3 });
    expect(rangeOf([4, 1, 2, 3])).toEqual({ low: 1, middle: 2.5, high: 4 });
  });
});
