// Wrong programs after bugs of public threads: the vectors catch every one, and the diagnosis names most.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { causeNames } from '../../web/check/numbers/causes/cause-names.ts';
import { diagnose } from '../../web/check/command/diagnosis/rank.ts';
import type { Run } from '../../web/check/command/run/session.ts';
import { quick } from '../tiers.mjs';
import { askedTogether, foundIn, saidOf } from './support/programs.ts';
import table from './mutants/mutants.json' with { type: 'json' };

const room = new URL('./mutants/', import.meta.url);
const helpers = ['right.py', 'halves.py', 'fast_sines.py'];
const named: string[] = [];

/** In the quick tier one of each cause, and two without. */
const chosen = table.mutants.filter(({ causes: [cause] }, k) => {
  const before = table.mutants.slice(0, k).filter((other) => other.causes[0] === cause);
  return !quick || before.length < (cause === undefined ? 2 : 1);
});

describe('Caught:', () => {
  let runs = new Map<string, Run>();

  // All are asked before the first is diagnosed: a diagnosis would hold up the answers of the others.
  beforeAll(async () => {
    runs = await askedTogether(
      chosen.map(({ program }) => `mutants/${program}`),
      3,
    );
  }, 600_000);

  test.for(chosen)('$name, $thread', ({ name, program, families, causes }) => {
    const run = runs.get(`mutants/${program}`);
    if (!run) throw new Error(`${program} was not asked`);
    expect([...run.hello.families].sort()).toEqual([...families].sort());
    expect(foundIn(run)).toEqual([]);
    const wrong = saidOf(run.outcomes, 'failed');
    expect(wrong).not.toEqual([]);
    // A mistake is in some places and leaves the others right.
    expect(wrong.length).toBeLessThan(run.outcomes.length);
    const [first] = diagnose(run.outcomes, run.dtype);
    const cause = first?.causes[0];
    if (causes.length > 0) expect(causes, first?.sentence ?? 'no diagnosis').toContain(cause);
    if (cause !== undefined && causes.includes(cause)) named.push(name);
  });
});

test.skipIf(quick)('at least 24 are caught, and 20 are named rightly as the first cause', () => {
  expect(chosen.length).toBeGreaterThanOrEqual(24);
  expect(named.length).toBeGreaterThanOrEqual(20);
});

describe('The table of mutants', () => {
  test('has every program of its folder', () => {
    const programs = readdirSync(room).filter((file) => /\.(py|mjs|c)$/.test(file) && !helpers.includes(file));
    expect(table.mutants.map(({ program }) => program).sort()).toEqual(programs.sort());
  });

  test('names the thread that each program names in its first line', () => {
    for (const { program, thread } of table.mutants) {
      const [, owner, name, number] =
        /^https:\/\/github\.com\/([^/]+)\/([^/]+)\/(?:issues|pull)\/(\d+)$/.exec(thread) ?? [];
      expect(readFileSync(new URL(program, room), 'utf8').split('\n')[0]).toContain(`${owner}/${name}#${number}: `);
    }
  });

  test('is in the README, row by row', () => {
    const readme = readFileSync(new URL('README.md', room), 'utf8');
    for (const { name, thread, shows } of table.mutants) {
      const row = readme.split('\n').find((line) => line.startsWith('|') && line.includes(`(${thread})`));
      expect(
        row?.split('|').map((cell) => cell.trim().replaceAll('*', '')),
        name,
      ).toEqual(expect.arrayContaining([name, shows]));
    }
  });

  test('has causes that the diagnosis knows', () => {
    const known: readonly string[] = causeNames;
    expect(table.mutants.flatMap(({ causes }) => causes).filter((cause) => !known.includes(cause))).toEqual([]);
  });
});
