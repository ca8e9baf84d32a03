// What pages of families say in words, compared with what the library computes.
import { readFileSync } from 'node:fs';
import {
  applyXpos,
  firstCollision,
  firstRise,
  hierarchyAmbiguities,
  nopeQueryScale,
  nopeSchedule,
  precisionErrors,
  shawIndex,
  similarity,
  sinusoidal,
  t5Thresholds,
  variantTable,
  columnSpreads,
} from 'posenc';
import { describe, expect, test } from 'vitest';

const page = (name: string): string => readFileSync(`web/docs/families/${name}.md`, 'utf8').replace(/\s+/g, ' ');

describe('the pages of families', () => {
  test('xPos: queries shrink with their position and keys grow, slow pairs least', () => {
    const headDim = 64;
    const lengths = (role: 'queries' | 'keys', pair: number): number[] => {
      const { data } = applyXpos(new Float64Array(3 * headDim).fill(1), { headDim, role, positions: [0, 512, 1024] });
      return [0, 1, 2].map((row) => Math.hypot(data[row * headDim + 2 * pair]!, data[row * headDim + 2 * pair + 1]!));
    };
    const [first = 0, , last = 0] = lengths('queries', 0);
    expect(last).toBeLessThan(first);
    expect(lengths('keys', 0)[2]).toBeGreaterThan(lengths('keys', 0)[0]!);
    const kept = lengths('queries', 31);
    expect(kept[2]! / kept[0]!).toBeGreaterThan(last / first);
    expect(page('xpos')).toContain('queries shrink by a power of their position and keys grow');
  });

  test('T5: buckets widen roughly by the same factor, not like a logarithm', () => {
    const thresholds = Array.from(t5Thresholds({ bidirectional: false }));
    const widths = thresholds
      .slice(1)
      .map((to, k) => to - thresholds[k]!)
      .filter((width) => width > 1);
    const growth = widths.slice(1).map((width, k) => width - widths[k]!);
    // A logarithm grows ever more slowly; these widths grow faster towards the end.
    expect(growth.slice(-5).reduce((sum, x) => sum + x, 0)).toBeGreaterThan(
      growth.slice(0, 5).reduce((sum, x) => sum + x, 0),
    );
    expect(page('t5_buckets')).toContain('widen roughly by the same factor');
  });

  test('hierarchical sum: an offset keeps levels apart only below itself, a base of its own always', () => {
    expect(hierarchyAmbiguities([{ offset: 0 }, { offset: 4 }])).toMatchObject([{ safe: 4 }]);
    expect(hierarchyAmbiguities([{ base: 10000 }, { base: 500 }])).toEqual([]);
    expect(page('hierarchical')).toContain('an offset larger than any number of the level before');
  });

  test('similarity: the first rise at 512 columns is at the offset that is named', () => {
    expect(page('similarity')).toContain(`at an offset of ${firstRise({ dim: 512 })!.offset}.`);
  });

  test('the doubled exponent: a hundred columns of 512 move by less than 1e-6 over a hundred positions', () => {
    const table = variantTable({ formula: 'doubledExponent', positions: 100, dim: 512 });
    const still = Array.from(columnSpreads({ table })).filter((spread) => spread < 1e-6).length;
    expect(Math.round(still / 10) * 10).toBe(100);
    expect(page('doubled_exponent')).toMatch(/a hundred columns move by less than 1e-6/);
  });

  test('low precision: float32 is off by 3e-3 at 65535, and bfloat16 confuses 256 and 257', () => {
    expect(precisionErrors({ positions: [65535], dim: 512 })[0]!.toExponential(0)).toBe('3e-3');
    const { first, second } = firstCollision({ dim: 512, format: 'bfloat16' })!;
    expect(page('precision')).toContain(`positions ${first} and ${second} coincide`);
    expect(page('precision')).toContain('off by 3e-3 at position 65535');
  });

  test('NoPE: every fourth layer of Llama 4 has no positions, and its queries grow from 8192 tokens on', () => {
    const rotates = Array.from(nopeSchedule({ layers: 8, every: 4 }));
    expect(rotates.map((has, layer) => (has ? 0 : layer + 1)).filter(Boolean)).toEqual([4, 8]);
    const [before, after] = nopeQueryScale({ positions: [8190, 8191] });
    expect([before, after! > 1]).toEqual([1, true]);
    expect(page('nope')).toContain('leaves positions out of every fourth layer');
  });

  test('Shaw: all keys farther than the maximum share a row', () => {
    const { data } = shawIndex({ queries: 24, keys: 24, maxDistance: 8 });
    expect(new Set(Array.from(data).slice(8, 24)).size).toBe(1);
    expect(new Set(Array.from(data).slice(0, 9)).size).toBe(9);
  });

  test('sinusoids: moving by an offset changes no dot product, whatever the position', () => {
    const { data } = similarity({ table: sinusoidal({ positions: 64, dim: 32, dtype: 'float64' }), measure: 'dot' });
    for (let k = 0; k < 50; ++k) expect(data[k * 64 + k + 7]).toBeCloseTo(data[7]!, 9);
  });
});
