// Runs each target on a thousand inputs, the same in every run: it builds, and finds no shallow bug. `npm run fuzz`
// runs them for long, and so does a workflow every night.
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../web/tools/toolchain/build.mjs';
import { runTarget } from './targets.mjs';

const targets = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.cpp'));

describe('fuzzing', () => {
  beforeAll(() => build('fuzzers'), 3_600_000);

  test.each(targets.map((name) => name.replace('.cpp', '')))(
    'finds nothing in a thousand inputs of %s',
    async (target) => {
      const { code, output } = await runTarget(target, ['-runs=1000', '-seed=1'], 600);
      expect(code, output.split('\n').slice(-60).join('\n')).toBe(0);
    },
    600_000,
  );
});
