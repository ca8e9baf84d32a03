// Wrong programs of batches: all are caught, most are named by their cause, and none by another one.
import { beforeAll, describe, expect, test } from 'vitest';
import { causeNames } from '../../web/check/numbers/causes/cause-names.ts';
import { diagnose } from '../../web/check/command/diagnosis/rank.ts';
import type { Run } from '../../web/check/command/run/session.ts';
import { quick } from '../tiers.mjs';
import { askedTogether, foundIn, saidOf } from './support/programs.ts';
import table from './mutants/batches.json' with { type: 'json' };

/** In the quick tier the first of each family. */
const chosen = table.mutants.filter(
  ({ family }, k) => !quick || table.mutants.findIndex((other) => other.family === family) === k,
);
const commandOf = ({ name, family }: (typeof chosen)[number]): string => `mutants/batches/main.py ${name} ${family}`;

/** Those that were caught, and those that were named rightly. */
const caught: string[] = [],
  named: string[] = [];

describe('A mistake of batches is caught, and named by its cause or not at all:', () => {
  let runs = new Map<string, Run>();
  beforeAll(async () => {
    runs = await askedTogether(chosen.map(commandOf), 3);
  }, 600_000);

  test.for(chosen)('$name: $cause', (one) => {
    const run = runs.get(commandOf(one));
    if (!run) throw new Error(`${one.name} was not asked`);
    expect(foundIn(run)).toEqual([]);
    const wrong = saidOf(run.outcomes, 'failed');
    expect(wrong).not.toEqual([]);
    // A mistake is in some places and leaves the others right.
    expect(wrong.length).toBeLessThan(run.outcomes.length);
    caught.push(one.name);
    const said = diagnose(run.outcomes, run.dtype).filter(({ causes }) => causes.length > 0);
    const sentences = said.map(({ sentence }) => sentence);
    if (one.cause === null) return expect(sentences).toEqual([]);
    expect(sentences).toEqual([expect.stringMatching(new RegExp(one.says ?? ''))]);
    expect(said[0]?.causes).toEqual([one.cause]);
    expect(sentences[0]).not.toMatch(/^Perhaps/);
    named.push(one.name);
  });
});

test.skipIf(quick)('all 94 are caught, and 89 named rightly', () => {
  expect([table.mutants.length, caught.length, named.length]).toEqual([94, 94, 89]);
});

test('every cause of the table is one that the diagnosis knows, and no name comes twice', () => {
  const known: readonly (string | null)[] = [...causeNames, null];
  expect(table.mutants.filter(({ cause }) => !known.includes(cause))).toEqual([]);
  expect(new Set(table.mutants.map(({ name }) => name)).size).toBe(table.mutants.length);
});
