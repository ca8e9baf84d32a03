// This library against the vectors that are published for all.
import { describe, expect, test } from 'vitest';
import { faults, readVectors, vectorFiles, type Case } from './judge.ts';
import { operations } from './posenc.ts';
import { Unsupported, type Dtype } from './posenc-words.ts';

/** Not supported by this library: the base of Qwen 1, which grows in steps. */
const notOurs: Readonly<Record<string, number>> = { models: 3 };

const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('POSENC_');

/** The fault of our answer; undefined if we have none. */
function ours(family: string, one: Case, dtype: Dtype): string[] | undefined {
  const answer = operations[family]?.[one.operation];
  if (answer === undefined) return [`no operation ${family}/${one.operation}`];
  try {
    const given = answer(one.options, one.input, dtype);
    return one.result === 'invalid' ? ['should be refused'] : faults(one, given, dtype);
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    // An error of ours, not of what calls us.
    if (one.result === 'invalid' && isOurs(error)) return [];
    return [String(error)];
  }
}

describe.each(vectorFiles)('%s', (file) => {
  const { family, cases } = readVectors(file);
  test.each(['float32', 'float64'] as const)('posenc answers every case rightly in %s', (dtype) => {
    const found: string[] = [];
    let unanswered = 0;
    for (const one of cases) {
      const wrong = ours(family, one, dtype);
      if (wrong === undefined) unanswered += 1;
      else if (wrong.length > 0) found.push(`${one.id} (${one.comment}): ${wrong.slice(0, 3).join('; ')}`);
    }
    expect(found).toEqual([]);
    expect(unanswered).toBe(notOurs[family] ?? 0);
  });
});
