// A short run of every fuzz target, from nothing; `npm run fuzz` runs them for long.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtTargets, runTarget } from './targets.mjs';

const seconds = 4;

describe('fuzzing', () => {
  test('has a target for every file of the folder', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.cpp'));
    expect(builtTargets()).toEqual(files.map((name) => name.replace('.cpp', '')).sort());
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
