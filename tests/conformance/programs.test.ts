// Right programs in three languages: each passes every case of the families that it says it has.
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../web/check/command/diagnosis/rank.ts';
import { asked, commandFor, foundIn, saidOf } from './support/programs.ts';

interface Program {
  readonly language: string;
  readonly source: string;
  readonly families: readonly string[];
  /** Families of which it has not got every option. */
  readonly partly: readonly string[];
}

const programs: readonly Program[] = [
  {
    language: 'Python',
    source: 'programs/python/main.py',
    families: [
      ...['sinusoidal', 'timestep', 'rotary_frequencies', 'rotary', 'xpos', 'mrope', 'grids', 'alibi', 't5_buckets'],
      ...['shaw', 'swin', 'models', 'padding', 'packing', 'mask', 'scale', 'shift', 'layers', 'weights', 'attend'],
    ],
    partly: [],
  },
  {
    language: 'JavaScript',
    source: 'programs/javascript/main.mjs',
    families: [
      ...['sinusoidal', 'rotary_frequencies', 'rotary', 'alibi', 't5_buckets'],
      ...['padding', 'packing', 'mask', 'scale', 'shift', 'layers', 'weights', 'attend'],
    ],
    partly: ['rotary_frequencies', 'rotary'],
  },
  {
    language: 'C',
    source: 'programs/c/main.c',
    families: [
      ...['sinusoidal', 'rotary', 'alibi'],
      ...['padding', 'packing', 'mask', 'scale', 'shift', 'layers', 'weights', 'attend'],
    ],
    partly: ['sinusoidal', 'rotary', 'packing', 'shift', 'layers'],
  },
];

describe('A right program passes', () => {
  for (const { language, source, families, partly } of programs) {
    test(`in ${language}`, async () => {
      const run = await asked(await commandFor(source));
      expect([...run.hello.families].sort()).toEqual([...families].sort());
      expect(saidOf(run.outcomes, 'failed')).toEqual([]);
      expect(foundIn(run)).toEqual([]);
      expect(diagnose(run.outcomes, run.dtype)).toEqual([]);
      // It reports what it lacks, which is little.
      const missing = run.outcomes.filter(({ verdict }) => verdict.status === 'unsupported');
      expect([...new Set(missing.map((one) => one.asked.family))].sort()).toEqual([...partly].sort());
      expect(missing.length).toBeLessThan(run.outcomes.length / 4);
    });
  }
});
