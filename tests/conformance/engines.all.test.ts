// Mistakes of one line that engines make: each is caught, named by its cause, and by no other one.
import { beforeAll, describe, expect, test } from 'vitest';
import { causeNames } from '../../web/check/numbers/causes/cause-names.ts';
import { diagnose } from '../../web/check/command/diagnosis/rank.ts';
import type { Run } from '../../web/check/command/run/session.ts';
import { quick } from '../tiers.mjs';
import { askedTogether, foundIn } from './support/programs.ts';
import table from './mutants/mutants.json' with { type: 'json' };

/** In the quick tier one of each cause. */
const chosen = table.engines.filter(
  ({ cause }, k) => !quick || table.engines.findIndex((other) => other.cause === cause) === k,
);

const commandOf = ({ name, families }: (typeof chosen)[number]): string =>
  `mutants/engines/main.py ${name} ${families.join(',')}`;

describe('A mistake of one line is named, and nothing else:', () => {
  let runs = new Map<string, Run>();
  beforeAll(async () => {
    runs = await askedTogether(chosen.map(commandOf), 3);
  }, 600_000);

  test.for(chosen)('$name: $cause', (one) => {
    const run = runs.get(commandOf(one));
    if (!run) throw new Error(`${one.name} was not asked`);
    expect(foundIn(run)).toEqual([]);
    const said = diagnose(run.outcomes, run.dtype).filter(({ causes }) => causes.length > 0);
    expect(said.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(new RegExp(one.says))]);
    expect(said.map(({ causes }) => causes)).toEqual([[one.cause]]);
    expect(said[0]?.sentence).not.toMatch(/^Perhaps/);
  });
});

test('every cause of the table is one that the diagnosis knows', () => {
  const known: readonly string[] = causeNames;
  expect(table.engines.map(({ cause }) => cause).filter((cause) => !known.includes(cause))).toEqual([]);
});
