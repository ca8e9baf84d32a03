import { describe, expect, test } from 'vitest';
import { applyPolar } from 'posenc';
import { goldenCases, largestDifference } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';
import { tensorOf } from '../support/tensors.ts';

describe('applyPolar', () => {
  test('matches 50-digit truth, with learned phases and without, in both precisions', () => {
    for (const c of goldenCases('polar', 'polar')) {
      const { positions, heads, head_dim: headDim, base } = c.params;
      const x = tensorOf(c.inputs.x),
        phases = c.inputs.phases && tensorOf(c.inputs.phases);
      const options = { positions, heads, headDim, base, headsFirst: true };
      // Each result within the given share of its length, which bounds its largest entry.
      const longest = Math.max(...Array.from(x, (value) => Math.log1p(Math.exp(value))));
      const wide = applyPolar(x, { ...options, phases });
      expect(wide.shape).toEqual(c.shape);
      expect(largestDifference(wide.data, c.expect), c.name).toBeLessThanOrEqual(1e-14 * longest);
      const narrow = applyPolar(Float32Array.from(x), { ...options, phases: phases && Float32Array.from(phases) });
      expect(largestDifference(narrow.data, c.expect), c.name).toBeLessThanOrEqual(longest * 2 ** -23);
    }
  });

  test('each head and batch row turns as on its own, and `out` is filled', () => {
    const x = Float64Array.from({ length: 2 * 3 * 2 * 4 }, (_, k) => ((k * 11) % 17) / 4 - 2);
    const phases = Float64Array.from({ length: 8 }, (_, k) => -k / 4);
    const out = new Float64Array(96);
    const whole = applyPolar(
      { data: x, shape: [2, 3, 2, 4] },
      { phases, positions: { first: 7, count: 3 }, out, headsFirst: false },
    );
    expect(whole).toEqual({ data: out, shape: [2, 3, 2, 8] });
    for (let row = 0; row < 12; row += 1) {
      const [token, head] = [Math.floor(row / 2) % 3, row % 2];
      const alone = applyPolar(x.slice(row * 4, row * 4 + 4), {
        headDim: 4,
        positions: [7 + token],
        phases: phases.slice(head * 4, head * 4 + 4),
      });
      expect(out.slice(row * 8, row * 8 + 8)).toEqual(alone.data);
    }
  });

  test('the content decides only the length', () => {
    const { data } = applyPolar(Float64Array.of(-800, -1, 0, 1e300), { headDim: 4, positions: [12345] });
    const lengths = [0, 1, 2, 3].map((c) => Math.hypot(data[c] as number, data[c + 4] as number));
    [0, Math.log1p(Math.exp(-1)), Math.LN2, 1e300].forEach((length, c) =>
      expect(Math.abs((lengths[c] as number) - length)).toBeLessThanOrEqual(1e-14 * length),
    );
  });

  test('an empty input gives an empty result at once, at any width of a head', () => {
    const start = process.cpuUsage();
    const { data, shape } = applyPolar(new Float32Array(0), {
      batch: 2 ** 30,
      heads: 2 ** 30,
      headDim: 2 ** 24,
      headsFirst: false,
    });
    const { user, system } = process.cpuUsage(start);
    expect([data.length, shape]).toEqual([0, [2 ** 30, 0, 2 ** 30, 2 ** 25]]);
    expect((user + system) / 1e6).toBeLessThan(0.5);
  });
});

describe('errors of applyPolar', () => {
  const x = new Float32Array(8);
  test.each<Refusal>([
    ['a base of one', () => applyPolar(x, { headDim: 4, base: 1 }), RangeError, 'base'],
    [
      'several heads and no order', // @ts-expect-error no headsFirst
      () => applyPolar(x, { heads: 2, headDim: 4 }),
      TypeError,
      'headsFirst',
    ],
    ['no headDim', () => applyPolar(x, {}), TypeError, 'headDim'],
    ['a headDim that does not fit', () => applyPolar(x, { headDim: 3 }), RangeError, 'x'],
    ['too few positions', () => applyPolar(x, { headDim: 4, positions: { count: 1 } }), RangeError, 'positions'],
    ['an infinite position', () => applyPolar(x, { headDim: 4, positions: [0, Infinity] }), RangeError, 'positions[1]'],
    ['too few phases', () => applyPolar(x, { headDim: 4, phases: new Float32Array(3) }), RangeError, 'phases'],
    ['a phase of NaN', () => applyPolar(x, { headDim: 1, phases: Float32Array.of(NaN) }), RangeError, 'phases'],
    ['a phase beyond 2^53', () => applyPolar(x, { headDim: 1, phases: Float32Array.of(1e17) }), RangeError, 'phases'],
    ['phases of another kind', () => applyPolar(x, { headDim: 4, phases: new Float64Array(4) }), TypeError, 'phases'],
    ['an out as long as x', () => applyPolar(x, { headDim: 4, out: new Float32Array(8) }), RangeError, 'out'],
    ['an unknown option', () => applyPolar(x, { headDim: 4, keyCount: 3 } as never), TypeError, 'options.keyCount'],
  ])('%s is refused by name', (...refusal) => expectRefusal(refusal));

  test('an out over the memory of x is refused', () => {
    const memory = new Float32Array(16);
    expectRefusal(['overlap', () => applyPolar(memory.subarray(0, 8), { headDim: 4, out: memory }), RangeError, 'out']);
  });
});
