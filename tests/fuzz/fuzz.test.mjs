// A short run of every fuzz target, from nothing; `npm run fuzz` runs them for long.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtTargets, runTarget } from './targets.mjs';

const seconds = 4;

describe('fuzzing', () => {
  test('has a target for every line of its list', () => {
    const list =
      /set\(targets\n([^)]*)\)/.exec(readFileSync(new URL('CMakeLists.txt', import.meta.url), 'utf8'))?.[1] ?? '';
    const named = list
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(named.length).toBeGreaterThan(4);
    for (const name of named) expect(builtTargets()).toContain(name);
  });

  test.concurrent.each(builtTargets())(
    `finds nothing in ${seconds} seconds of %s`,
    async (target) => {
      const { code, output } = await runTarget(target, seconds, { corpus: false });
      expect(code, output.split('\n').slice(-60).join('\n')).toBe(0);
      expect(Number(/number_of_executed_units: (\d+)/.exec(output)?.[1])).toBeGreaterThan(10);
    },
    180_000,
  );
});
