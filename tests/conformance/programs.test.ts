// Right programs in five languages: each passes every case of the families that it says it has.
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../web/command/diagnosis/rank.ts';
import { asked, commandFor, foundIn, installed, saidOf } from './support/programs.ts';

interface Program {
  readonly language: string;
  readonly source: string;
  readonly families: readonly string[];
  /** Families of which it has not got every option. */
  readonly partly: readonly string[];
  /** The command that makes it, where the set-up does not bring it. */
  readonly compiler?: string;
}

const few = ['sinusoidal', 'rotary', 'alibi'];
const programs: readonly Program[] = [
  {
    language: 'Python',
    source: 'programs/python/main.py',
    families: [
      ...['sinusoidal', 'timestep', 'rotary_frequencies', 'rotary', 'xpos', 'mrope', 'grids', 'alibi', 't5_buckets'],
      ...['shaw', 'swin', 'models'],
    ],
    partly: [],
  },
  {
    language: 'JavaScript',
    source: 'programs/javascript/main.mjs',
    families: ['sinusoidal', 'rotary_frequencies', 'rotary', 'alibi', 't5_buckets'],
    partly: ['rotary_frequencies', 'rotary'],
  },
  { language: 'C', source: 'programs/c/main.c', families: few, partly: ['sinusoidal', 'rotary'] },
  {
    language: 'Rust',
    source: 'programs/rust/main.rs',
    families: few,
    partly: ['sinusoidal', 'rotary'],
    compiler: 'rustc',
  },
  { language: 'Go', source: 'programs/go/main.go', families: few, partly: ['sinusoidal', 'rotary'], compiler: 'go' },
];

describe('A right program passes', () => {
  for (const { language, source, families, partly, compiler } of programs) {
    // Rust and Go are not part of the set-up: their compilers are larger than everything else.
    test.skipIf(compiler !== undefined && !installed(compiler))(`in ${language}`, async () => {
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
