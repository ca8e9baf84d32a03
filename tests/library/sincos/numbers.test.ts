// `posenc/sincos`, one number at a time: the bound of the contract at its weakest inputs, special values, symmetry.
import { describe, expect, test } from 'vitest';
import * as sincos from '../../../web/library/sincos/index.ts';
import { goldenCases } from '../api/support/golden.ts';

const { cos, cosFloat32, cosTurns, cosTurnsFloat32, sin, sinCos, sinCosTurns, sinFloat32, sinTurns } = sincos;
const { sinTurnsFloat32 } = sincos;

type Of = (x: number) => number;
const inDouble: Readonly<Record<string, Of>> = { sin, cos, sinTurns, cosTurns };
const inSingle: Readonly<Record<string, Of>> = {
  sin: sinFloat32,
  cos: cosFloat32,
  sinTurns: sinTurnsFloat32,
  cosTurns: cosTurnsFloat32,
};
const names = Object.keys(inDouble);

/** The unit in the last place of a double, whose exponent decides. */
function ulp(x: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return 2 ** Math.max(((view.getUint16(0) >> 4) & 2047) - 1075, -1074);
}

const golden = goldenCases('sincos').map((c) => ({ ...c, rest: (c as unknown as { rest: number[] }).rest }));

describe('golden values', () => {
  test.each(golden)('$name is within 0.51 ulp', ({ encoding, inputs, expect: truth, rest }) => {
    const of = inDouble[encoding] as Of;
    const errors = (inputs['values'] as number[]).map((x, i) => {
      const expected = truth[i] as number;
      return Math.abs(of(x) - expected - (rest[i] as number)) / ulp(expected);
    });
    expect(errors.length).toBeGreaterThan(4);
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.51);
  });

  test.each(golden)('$name is rounded to float32 once', ({ encoding, inputs, expect: truth, rest }) => {
    const of = inSingle[encoding] as Of;
    for (const [i, x] of (inputs['values'] as number[]).entries()) {
      const expected = truth[i] as number,
        nearest = Math.fround(expected);
      // Where the double lies halfway between two float32, the rest decides.
      const other = nearest + 2 * (expected - nearest),
        distance = (single: number): number => Math.abs(single - expected - (rest[i] as number));
      const isOther = Math.fround(other) === other && distance(other) < distance(nearest);
      expect(of(x)).toBe(isOther ? other : nearest);
    }
  });

  test('some inputs decide between two float32 by what a double has lost', () => {
    const decided = golden.flatMap(({ expect: truth, rest }) =>
      truth.filter((value, i) => {
        const beyond = value - Math.fround(value);
        const other = value + beyond;
        return beyond !== 0 && Math.fround(other) === other && beyond * (rest[i] as number) > 0;
      }),
    );
    expect(decided.length).toBeGreaterThan(10);
  });
});

describe('special values', () => {
  test.each(names)('%s of NaN and of infinities is NaN, in both precisions', (name) => {
    for (const x of [NaN, Infinity, -Infinity]) {
      expect(inDouble[name]?.(x)).toBeNaN();
      expect(inSingle[name]?.(x)).toBeNaN();
    }
  });

  test('sin of -0 is -0, and cos of it 1', () => {
    for (const of of [sin, sinTurns, sinFloat32, sinTurnsFloat32]) {
      expect(of(0)).toBe(0);
      expect(of(-0)).toBe(-0);
    }
    for (const of of [cos, cosTurns, cosFloat32, cosTurnsFloat32]) expect(of(-0)).toBe(1);
  });

  test('half and whole turns give a sine of 0 with the sign of x, of any size', () => {
    for (const x of [0.5, 1, 1.5, 12345.5, 2 ** 23 + 0.5, 2 ** 52 + 0.5, 2 ** 53 + 2, Number.MAX_VALUE]) {
      expect(sinTurns(x)).toBe(0);
      expect(sinTurns(-x)).toBe(-0);
      expect(sinTurnsFloat32(-x)).toBe(-0);
    }
  });

  test('quarter turns give 0, 1 and -1, with no zero of a cosine below 0', () => {
    for (const whole of [0, 1, -1, 77, -(2 ** 30), 2 ** 49]) {
      expect([cosTurns(whole + 0.25), cosTurns(whole + 0.75)]).toEqual([0, 0]);
      expect([cosTurns(whole), cosTurns(whole + 0.5)]).toEqual([1, -1]);
      expect([sinTurns(whole + 0.25), sinTurns(whole + 0.75)]).toEqual([1, -1]);
    }
  });

  test('the smallest numbers keep their size', () => {
    expect(sin(5e-324)).toBe(5e-324);
    expect(sin(-5e-324)).toBe(-5e-324);
    expect(sinTurns(5e-324)).toBe(6 * 5e-324);
    expect(sinFloat32(2 ** -149)).toBe(2 ** -149);
    expect(sinFloat32(5e-324)).toBe(0);
  });
});

/** Doubles of all sizes, the same in every run. */
function* anyDoubles(count: number): Generator<number> {
  let state = 2463534242;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const view = new DataView(new ArrayBuffer(8));
  while (count > 0) {
    view.setUint32(0, next());
    view.setUint32(4, next());
    const x = view.getFloat64(0);
    if (!Number.isFinite(x)) continue;
    yield x;
    --count;
  }
}

describe('any double', () => {
  test.each(names)('%s is odd or even to the last bit', (name) => {
    const sign = name.startsWith('sin') ? -1 : 1;
    for (const x of anyDoubles(20000)) {
      if (!Object.is(inDouble[name]?.(-x), sign * (inDouble[name]?.(x) ?? NaN))) expect.fail(`${name}(${x})`);
      if (!Object.is(inSingle[name]?.(-x), sign * (inSingle[name]?.(x) ?? NaN))) expect.fail(`float32: ${name}(${x})`);
    }
  });

  test.each(names)('%s in float32 is the double rounded, except halfway between two float32', (name) => {
    for (const x of anyDoubles(20000)) {
      const double = inDouble[name]?.(x) ?? NaN,
        single = Math.fround(double);
      const isHalfway = single !== double && Math.fround(single + 2 * (double - single)) === 2 * double - single;
      if (!isHalfway && !Object.is(inSingle[name]?.(x), single)) expect.fail(`${name}(${x})`);
    }
  });

  test('the engine is at most an ulp or so away, which no wrong quadrant is', () => {
    for (const x of anyDoubles(20000)) {
      expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThan(2 ** -52);
      expect(Math.abs(cos(x) - Math.cos(x))).toBeLessThan(2 ** -52);
    }
  });

  test('sinCos and sinCosTurns have the bits of both', () => {
    for (const x of anyDoubles(2000)) {
      expect(sinCos(x)).toEqual({ sine: sin(x), cosine: cos(x) });
      expect(sinCosTurns(x)).toEqual({ sine: sinTurns(x), cosine: cosTurns(x) });
    }
  });
});

test('every function of one number refuses any other type', () => {
  const functions = Object.entries(sincos).filter(([name]) => !name.endsWith('Array'));
  expect(functions).toHaveLength(10);
  for (const [name, of] of functions) {
    for (const [x, shown] of [
      ['1', '"1"'],
      [1n, '1n'],
      [undefined, 'undefined'],
      [[1], 'an array'],
    ])
      expect(() => (of as (x: unknown) => unknown)(x)).toThrow(`${name}: x is ${String(shown)}; allowed: a number`);
  }
});
