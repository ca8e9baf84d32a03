// The text of the lab rests on the table of `npm run bench -- training-table`, must agree with it, and with seeds that
// were used for no wording (web/docs/decisions/020-sentences-are-judged-by-other-seeds.md).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { makeSentences, Trainer, type Encoding, type Task } from '../../../web/library/api/training/index.ts';
import { trainedChecks } from '../../../web/labs/shared/claims/checks/training.ts';
import { conclusions, verdicts } from '../../../web/labs/training/conclusions.ts';
import { curves, rates } from '../../../web/labs/training/further.ts';
import { atMost, medianInterval, shareInterval } from '../../../web/labs/training/intervals.ts';
import {
  judgeCount,
  rangeOf,
  rowOf,
  sharesOf,
  stepsOf,
  table,
  type Row,
  type Table,
} from '../../../web/labs/training/stored.ts';
import type claims from '../../../web/labs/strings/en/claims.json';
import type training from '../../../web/labs/strings/en/training.json';

const inLanguages = languages().map(
  (code) => readStrings(code, 'training')['early'] as unknown as (typeof training)['early'],
);
const claimsInLanguages = languages().map(
  (code) => readStrings(code, 'claims')['early'] as unknown as (typeof claims)['early'],
);

type Id = (typeof conclusions)[number]['id'];

/** The table with some rows otherwise. */
const changed = (change: (row: Row) => Partial<Row> | undefined): Table => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, ...change(row) })),
});
const each = (value: number): readonly number[] => table.seeds.map(() => value);
const all = (share: number): readonly (readonly number[])[] => [0, 1, 2, 3].map(() => each(share));
const heldOut = JSON.parse(
  readFileSync(new URL('../../library/api/training/held-out.json', import.meta.url), 'utf8'),
) as Table & {
  readonly command: string;
};

/** A table for each conclusion that would belie it. */
const belied: Readonly<Record<Id, Table>> = {
  blind: changed(({ encoding, task }) =>
    encoding === 'none' && task === 'wordNumber' ? { solved: each(300) } : undefined,
  ),
  mask: changed(({ encoding, causal }) => (encoding === 'none' && causal ? { accuracy: all(990) } : undefined)),
  recency: changed(({ encoding }) => (encoding === 't5' ? { accuracy: all(400) } : undefined)),
  clip: changed(({ encoding }) => (encoding === 'shaw' ? { accuracy: all(700) } : undefined)),
  rope: changed(({ encoding }) => (encoding === 'rotary' ? { accuracy: all(990) } : undefined)),
  mirror: changed(({ encoding }) => (encoding === 'alibi' ? { accuracy: all(990) } : undefined)),
  table: changed(({ encoding }) => (encoding === 'learned' ? { accuracy: all(300) } : undefined)),
  formula: changed(({ encoding }) => (encoding === 'doubledExponent' ? { solved: each(100) } : undefined)),
  patience: changed(({ steps }) => (steps === 3000 ? { solved: each(-1) } : undefined)),
  sweep: changed(({ encoding }) => (encoding === 'rotary' ? { accuracy: all(800) } : undefined)),
  dice: changed(() => ({ accuracy: all(700) })),
  small: changed(({ model }) => (model ? { accuracy: all(100) } : undefined)),
  rate: changed(() => ({ accuracy: all(900) })),
};

describe.each(conclusions.map((conclusion) => [conclusion.id, conclusion] as const))('the conclusion %s', (id, it_) => {
  test('is borne out by the table, and would not be by another', () => {
    expect(it_.holds(table)).toBe(true);
    expect(it_.holds(belied[id])).toBe(false);
  });

  test('holds for seeds that were used for no wording', () => {
    expect(it_.holds(heldOut)).toBe(true);
  });

  test('states all the numbers that it is given, in every language', () => {
    const told = Object.keys(it_.told(table)).sort();
    for (const strings of inLanguages) {
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
    const done = row.solved.filter((step) => step >= 0);
    expect(stepsOf(row)).toEqual({ count: done.length, range: rangeOf(done) });
    expect(sharesOf(row, 0).high).toBeLessThanOrEqual(100);
    expect(() => rowOf(table, { task: 'wordNumber', encoding: 'rotary', steps: 3001 })).toThrow('has no row');
  });

  test('gives the middle of an odd and of an even number', () => {
    expect(rangeOf([3, 1, 2])).toEqual({ low: 1, middle: 2, high: 3 });
    expect(rangeOf([4, 1, 2, 3])).toEqual({ low: 1, middle: 2.5, high: 4 });
  });
});

describe('the seeds that judge', () => {
  test('are as many as the page says, and none of those that were judged', () => {
    expect(heldOut.command).toBe('npm run bench -- training-table --held-out');
    expect(heldOut.seeds).toHaveLength(judgeCount);
    expect(heldOut.seeds.filter((seed) => table.seeds.includes(seed))).toEqual([]);
    // A row that a rule asks for and that is not here is an error of its own.
    for (const row of heldOut.rows) expect(rowOf(table, row).accuracy).toHaveLength(row.accuracy.length);
  });

  test.each(Object.entries(trainedChecks))('give the claim %s the same verdict', (_id, check) => {
    expect(check(heldOut).verdict).toBe(check().verdict);
  });
});

describe('what is said of training', () => {
  /** Names and words that have a digit in them, and the level of all intervals. */
  const names = /T5|(Haviv|Press|Kazemnejad) 20\d\d/g;
  const digits = (text: string): readonly string[] =>
    text
      .replace(/\{\{\w+\}\}/g, '')
      .replace(names, '')
      .match(/\d+/g) ?? [];

  test('types no number that a table could give', () => {
    for (const strings of inLanguages)
      for (const [id, { said, found }] of Object.entries(strings.conclusion))
        expect([id, digits(said), digits(found)]).toEqual([id, [], []]);
    // Of the 4 tasks.
    for (const { found } of claimsInLanguages)
      for (const id of Object.keys(trainedChecks) as (keyof typeof trainedChecks)[])
        expect([id, digits(found[id]).filter((digit) => digit !== '4')]).toEqual([id, []]);
  });

  test('has curves and a sweep from seeds of the table', () => {
    expect(curves.seeds).toEqual(table.seeds);
    expect(rates.seeds.every((seed) => table.seeds.includes(seed))).toBe(true);
    for (const { middle, ...cell } of curves.rows) {
      // The last point is of other sentences than the table's shares: 256 here, 512 there.
      const { middle: share } = rangeOf(rowOf(table, cell).accuracy[0] ?? []);
      expect(middle).toHaveLength(600 / curves.apart);
      expect([cell, Math.abs((middle.at(-1) ?? 0) - share) < 60]).toEqual([cell, true]);
    }
  });
});

describe('the intervals', () => {
  test('of a median are the order statistics of the binomial', () => {
    const to = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
    expect(medianInterval(to(20))).toEqual({ low: 6, middle: 10.5, high: 15 });
    expect(medianInterval(to(10).reverse())).toEqual({ low: 2, middle: 5.5, high: 9 });
    expect(medianInterval(to(5))).toEqual({ low: 1, middle: 3, high: 5 });
    // They hold the median of samples as often as they say, and one place further in they would not.
    expect(1 - 2 * atMost(5, 20, 0.5)).toBeGreaterThan(0.95);
    expect(1 - 2 * atMost(6, 20, 0.5)).toBeLessThan(0.95);
  });

  test('of a count are those of Clopper and Pearson', () => {
    const { low, high } = shareInterval(6, 20);
    expect([low, high].map((share) => share.toFixed(4))).toEqual(['0.1189', '0.5428']);
    expect(shareInterval(0, 20)).toEqual({ low: 0, high: expect.closeTo(1 - 0.025 ** (1 / 20), 9) as number });
    expect(shareInterval(20, 20)).toEqual({ low: expect.closeTo(0.025 ** (1 / 20), 9) as number, high: 1 });
  });
});

/** The largest share, over the heads of a trained model, of attention that goes to the word that decides. */
function heedsEvidence(task: Task, encoding: Encoding, steps: number): number {
  const length = 16;
  const trainer = new Trainer({ task, encoding, schedule: { steps }, seed: 1 });
  trainer.train(steps);
  const heads = Array<number>(8).fill(0);
  const count = 20;
  const { words, evidence } = makeSentences({ task, length, seed: 1, count });
  for (let sentence = 0; sentence < count; sentence += 1) {
    const from = sentence * length;
    const { data } = trainer.look(words.subarray(from, from + length)).attention;
    const place = length - 1;
    const decides = evidence[from + place] ?? 0;
    heads.forEach((_sum, head) => (heads[head]! += (data[(head * length + place) * length + decides] ?? 0) / count));
  }
  trainer.free();
  return Math.max(...heads);
}

test('some head looks three places back in “Three back”, and at the last mention in “Where is it now?”', () => {
  expect(heedsEvidence('threeBack', { kind: 'rotary' }, 100)).toBeGreaterThan(0.8);
  expect(heedsEvidence('whereIsItNow', { kind: 'alibi' }, 400)).toBeGreaterThan(0.5);
});
