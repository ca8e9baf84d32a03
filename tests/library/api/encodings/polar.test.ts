import { describe, expect, test } from 'vitest';
import { applyPolar } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('applyPolar', () => {
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
    [
      'several heads and no order', // @ts-expect-error no headsFirst
      () => applyPolar(x, { heads: 2, headDim: 4 }),
      TypeError,
      'headsFirst',
    ],
  ])('%s is refused by name', (...refusal) => expectRefusal(refusal));

  test('an out over the memory of x is refused', () => {
    const memory = new Float32Array(16);
    expectRefusal(['overlap', () => applyPolar(memory.subarray(0, 8), { headDim: 4, out: memory }), RangeError, 'out']);
  });
});
