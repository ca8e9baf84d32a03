// Every convention with only the required options: a default that differs from the reference implementation's would
// silently give wrong numbers.
import * as posenc from 'posenc';
import { describe, expect, test } from 'vitest';
import { goldenCases, largestDifference } from './support/golden.ts';

const functions = posenc as unknown as Record<string, (options: object) => any>;

/** The names that an error message allows for `convention`. */
function conventionsOf(name: string): string[] {
  try {
    functions[name]!({ convention: 'none of them' });
  } catch (error) {
    return [...(error as Error).message.split('allowed:')[1]!.matchAll(/"(\w+)"/g)].map(([, word = '']) => word);
  }
  return [];
}

describe('defaults', () => {
  test.each(['sinusoidal', 'sinusoidalGrid', 'rotaryGrid'])('every convention of %s has a golden case', (name) => {
    const golden = new Set(goldenCases('defaults', name).map(({ params }) => params['convention'] as string));
    expect(conventionsOf(name).length).toBeGreaterThan(5);
    expect([...golden].sort()).toEqual(conventionsOf(name).sort());
  });

  test.each(goldenCases('defaults').map((c) => [c.name, c] as const))(
    '%s is the reference’s by default',
    (_name, c) => {
      if (c.encoding === 'rotaryGrid') {
        const grid = posenc.rotaryGrid(c.params as posenc.RotaryGridOptions);
        // A coordinate is a double: half a unit of its last place, times the fastest frequency.
        const bound = 4e-15 + Math.max(...grid.frequencies.inverse) * 2 ** -53;
        const exact = posenc.rotaryTable({ grid, dtype: 'float64' }),
          single = posenc.rotaryTable({ grid });
        const sine = (c as unknown as { sine: number[] }).sine;
        expect(largestDifference(exact.cosine.data, c.expect)).toBeLessThanOrEqual(bound);
        expect(largestDifference(exact.sine.data, sine)).toBeLessThanOrEqual(bound);
        expect(largestDifference(single.cosine.data, c.expect)).toBeLessThanOrEqual(2 ** -24);
        expect(largestDifference(single.sine.data, sine)).toBeLessThanOrEqual(2 ** -24);
        return;
      }
      const make = functions[c.encoding]!;
      const data = (result: any): ArrayLike<number> => result.data ?? result;
      if (c.encoding === 'mixedFrequencies') {
        expect(largestDifference(data(make(c.params)), c.expect)).toBeLessThanOrEqual(4e-15);
        return;
      }
      // Coordinates that come first are rounded to float32 themselves.
      const largest = Math.max(1, ...c.expect.map(Math.abs));
      expect(largestDifference(data(make({ ...c.params, dtype: 'float64' })), c.expect)).toBeLessThanOrEqual(4e-15);
      expect(largestDifference(data(make(c.params)), c.expect)).toBeLessThanOrEqual(largest * 2 ** -24);
    },
  );
});
