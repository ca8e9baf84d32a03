// Wrong rotations: all are caught, most are named by their cause, and none by another one.
import { beforeAll, describe, expect, test } from 'vitest';
import { causeNames } from '../../web/check/numbers/causes/cause-names.ts';
import { diagnose } from '../../web/check/command/diagnosis/rank.ts';
import type { Run } from '../../web/check/command/run/session.ts';
import { quick } from '../tiers.mjs';
import { askedTogether, foundIn, saidOf } from './support/programs.ts';
import engines from './mutants/mutants.json' with { type: 'json' };
import table from './mutants/rotary.json' with { type: 'json' };

/** In the quick tier one of each cause. */
const chosen = table.mutants.filter(
  ({ cause }, k) => !quick || table.mutants.findIndex((other) => other.cause === cause) === k,
);
const commandOf = ({ name, families }: (typeof chosen)[number]): string =>
  `mutants/engines/main.py ${name} ${families.join(',')}`;

/** The mistakes of rotations in the other table, each of which is named: engines.all.test.ts. */
const before = engines.engines.filter(({ families }) =>
  families.some((family) => ['rotary', 'mrope'].includes(family)),
);

/** Those that were caught, and those that were named rightly. */
const caught: string[] = [],
  named: string[] = [];

describe('A mistake of rotations is caught, and named by its cause or not at all:', () => {
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
    expect(sentences).toEqual([expect.stringContaining(one.says ?? '')]);
    expect(said[0]?.causes).toEqual([one.cause]);
    expect(sentences[0]).not.toMatch(/^Perhaps/);
    named.push(one.name);
  });
});

test.skipIf(quick)('of both tables all 131 are caught, and 129 named rightly', () => {
  expect(caught.length).toBe(table.mutants.length);
  expect([before.length + caught.length, before.length + named.length]).toEqual([131, 129]);
});

test('every cause of the table is one that the diagnosis knows, and no name comes twice', () => {
  const known: readonly (string | null)[] = [...causeNames, null];
  expect(table.mutants.filter(({ cause }) => !known.includes(cause))).toEqual([]);
  const names = [...engines.engines, ...table.mutants].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
