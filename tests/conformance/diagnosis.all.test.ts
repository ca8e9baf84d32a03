// The diagnosis: right answers are its models' own, wrong ones are named by their cause, and nothing is named that
// explains less than most.
import { describe, expect, test } from 'vitest';
import { evidenceOf, modelled } from '../../web/check/command/diagnosis/evidence.ts';
import { families } from '../../web/check/command/diagnosis/families.ts';
import { causeNames, type CauseName } from '../../web/check/numbers/causes/cause-names.ts';
import { diagnose } from '../../web/check/command/diagnosis/rank.ts';
import type { Answer } from '../../web/check/command/run/answer.ts';
import { expectedValues, judge } from '../../web/check/command/run/judge.ts';
import { roundTo } from '../../web/check/numbers/vectors/numbers.ts';
import type { AskedCase } from '../../web/check/numbers/vectors/types.ts';
import { allFamilies, casesFor, diagnosed, outcomesOf, type Given } from './support/answers.ts';
import { rotate, table, yarn } from './support/plain.ts';

const f32 = Math.fround;

/** The true values, as a right program in float32 answers. */
function truth({ expected }: AskedCase): Given {
  const values = Array.from({ length: expected?.shape.reduce((a, b) => a * b, 1) ?? 0 }, () => 0);
  expectedValues(expected ?? { shape: [] }).forEach(({ high }, k) => {
    values[expected?.at?.[k] ?? k] = f32(high);
  });
  const scalars = Object.entries(expected?.scalars ?? {}).map(([name, text]) => [name, Number(text)] as const);
  return { values, scalars: Object.fromEntries(scalars) };
}

describe('Models', () => {
  // A class of transformers may decide what no config says: there the model is allowed to be silent.
  const least: Readonly<Record<string, number>> = { models: 0.7 };

  test.for(allFamilies)('%s: the model without mistakes gives the right answers', (name) => {
    const family = families[name];
    const known = outcomesOf(name, truth)
      .flatMap((outcome) => evidenceOf(outcome, 'float32') ?? [])
      .map((one) => ({ id: one.asked.id, known: family !== undefined && modelled(family.model, one) }));
    const missing = known.filter((one) => !one.known).map(({ id }) => id);
    if (least[name] === undefined) expect(missing).toEqual([]);
    expect(1 - missing.length / known.length).toBeGreaterThanOrEqual(least[name] ?? 1);
  });

  test('every name of a cause has an alternative, and the other way round', () => {
    const used = Object.values(families).flatMap(({ alternatives }) => alternatives.map(({ cause }) => cause));
    expect([...new Set(used)].sort()).toEqual([...causeNames].sort());
  });
});

type Way = readonly [cause: CauseName, family: string, answer: (asked: AskedCase) => Given | undefined, says: RegExp];

const asks = (asked: AskedCase, name: string): number => Number(asked.options[name]);
const through = (format: 'float16' | 'bfloat16') => ({
  cos: (angle: number) => roundTo(Math.cos(angle), format),
  sin: (angle: number) => roundTo(Math.sin(angle), format),
});

/** Programs with one mistake each. */
const ways: readonly Way[] = [
  ['pairing', 'rotary', (one) => rotate(one, { pairing: () => 'interleaved' }), /Neighbours .* where halves are asked/],
  ['pairing', 'rotary', (one) => rotate(one, { pairing: () => 'rotate_half' }), /Halves .* where neighbours are asked/],
  ['sign', 'rotary', (one) => rotate(one, { sin: (angle) => -Math.sin(angle) }), /turns the other way/],
  ['base', 'rotary', (one) => rotate(one, { base: () => 10000 }), /base is 10,000/],
  ['base', 'sinusoidal', (one) => table(one, { base: () => 1000 }), /base is 1,000 /],
  [
    'head-width',
    'rotary',
    (one) =>
      rotate(one, {
        frequencies: (base, width, head) => Array.from({ length: width >> 1 }, (_, i) => base ** ((-2 * i) / head)),
      }),
    /head_dim where rotary_dim belongs/,
  ],
  [
    'exponent-doubled',
    'sinusoidal',
    (one) =>
      table(one, {
        frequencies: (base, width) => Array.from({ length: (width + 1) >> 1 }, (_, i) => base ** ((-4 * i) / width)),
      }),
    /exponent is doubled/,
  ],
  ['off-by-one', 'rotary', (one) => rotate(one, { position: (p) => p + 1 }), /one too high/],
  ['off-by-one', 'sinusoidal', (one) => table(one, { position: (p) => p - 1 }), /one too low/],
  ['positions-restarted', 'rotary', (one) => rotate(one, { position: (_p, row) => row }), /counted from 0 again/],
  [
    'float32-angles',
    'rotary',
    (one) => rotate(one, { angle: (p, w) => f32(f32(p) * f32(w)) }),
    /float32: from position [\d,]+ on the error is above 1e-3/,
  ],
  [
    'float32-angles',
    'sinusoidal',
    // As exp of a logarithm, all in float32.
    (one) =>
      table(one, {
        frequencies: (base, width) =>
          Array.from({ length: (width + 1) >> 1 }, (_, i) =>
            f32(Math.exp(f32(2 * i * f32(f32(-Math.log(base)) / width)))),
          ),
        angle: (p, w) => f32(f32(p) * w),
      }),
    /float32/,
  ],
  ['float16-table', 'rotary', (one) => rotate(one, through('float16')), /float16/],
  ['bfloat16-table', 'rotary', (one) => rotate(one, through('bfloat16')), /bfloat16/],
  ['bfloat16-table', 'sinusoidal', (one) => table(one, through('bfloat16')), /bfloat16/],
  ['scaling-inverted', 'rotary', (one) => rotate(one, { scale: (w, s) => w * (s?.['factor'] ?? 1) }), /inverted/],
  ['scaling-twice', 'rotary', (one) => rotate(one, { scale: (w, s) => w / (s?.['factor'] ?? 1) ** 2 }), /twice/],
  ['scaling-forgotten', 'rotary', (one) => rotate(one, { scale: (w) => w }), /left out/],
  ['attention-factor-missing', 'rotary_frequencies', (one) => yarn(one, { attention: () => 1 }), /is left out/],
  ['attention-factor-twice', 'rotary_frequencies', (one) => yarn(one, { attention: (a) => a * a }), /twice/],
  ['ramp-rounding', 'rotary_frequencies', (one) => yarn(one, { ends: (a, b) => [a, b] }), /ramp/],
  ['trained-length', 'rotary_frequencies', (one) => yarn(one, { trained: (n, f) => n * f }), /extended length/],
  [
    'integer-overflow',
    'rotary',
    (one) => rotate(one, { position: (p) => new Int16Array([p])[0] ?? NaN }),
    /overflow 16 bits/,
  ],
  ['positions-clamped', 'rotary', (one) => rotate(one, { position: (p) => Math.min(p, 4095) }), /stop at 4,095/],
  ['float32-position', 'rotary', (one) => rotate(one, { position: (p) => f32(p) }), /16,777,217/],
  [
    'running-product',
    'rotary',
    (one) =>
      rotate(one, {
        frequencies: (base, width) => {
          const made = [1];
          while (made.length < width >> 1) made.push(f32((made.at(-1) ?? 0) * f32(base ** (-2 / width))));
          return made;
        },
        angle: (p, w) => f32(p * w),
      }),
    /running product/,
  ],
  ['not-rotated-tail', 'rotary', (one) => rotate(one, { tail: () => 0 }), /lost/],
  [
    'not-rotated-tail',
    'rotary',
    (one) => rotate(one, { width: (_part, head) => head - (head % 2) }),
    /whole head turns/,
  ],
  ['layout', 'sinusoidal', (one) => table(one, { layout: () => 'interleaved' }), /alternate whatever/],
  [
    'frequency-shift',
    'sinusoidal',
    (one) =>
      table(one, {
        frequencies: (base, width) => {
          const half = (width + 1) >> 1;
          return Array.from({ length: half }, (_, i) => base ** (-i / Math.max((width >> 1) - 1, 1)));
        },
      }),
    /1 \/ base/,
  ],
  [
    'slopes-power-of-two',
    'alibi',
    (one) => {
      const heads = asks(one, 'heads');
      if (one.operation !== 'slopes') return undefined;
      return { values: Array.from({ length: heads }, (_, h) => 2 ** (-8 * ((h + 1) / heads))) };
    },
    /powers of two only/,
  ],
  [
    'bucket-direction',
    't5_buckets',
    (one) => {
      if (!one.options['bidirectional']) return undefined;
      const size = asks(one, 'num_buckets') / 2;
      const half = Math.floor(size / 2);
      const far = asks(one, 'max_distance');
      const relative = one.input['relative'] as number[];
      return {
        values: relative.map((r) => {
          const away = Math.abs(r);
          const side = r < 0 ? size : 0;
          if (away < half) return side + away;
          const steps = Math.floor((Math.log(away / half) / Math.log(far / half)) * (size - half) + 1e-9);
          return side + Math.min(half + steps, size - 1);
        }),
      };
    },
    /Past and future/,
  ],
  ['sign', 'shaw', (one) => integers(one, (value) => 2 * asks(one, 'clip') - value), /query - key/],
  [
    'rows-columns',
    'swin',
    (one) => {
      const [h = 0, w = 0] = one.options['window'] as number[];
      const cells = Array.from({ length: h * w }, (_, k) => [Math.floor(k / w), k % w] as const);
      const entry = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number =>
        (b - d + w - 1) * (2 * h - 1) + a - c + h - 1;
      return { values: cells.flatMap((query) => cells.map((key) => entry(query, key))) };
    },
    /Rows and columns/,
  ],
  ['rows-columns', 'grids', (one) => grid(one), /change places|column by column/],
  ['first-row-only', 'rotary', (one) => firstOnly(one), /Only the first/],
  ['head-order', 'rotary', (one) => rotate({ ...one, options: { ...one.options, order: 'THD' } }), /Heads are taken/],
];

const integers = ({ expected }: AskedCase, change: (value: number) => number): Given => ({
  values: (expected?.integers ?? []).map(change),
});

/** MAE's table, with rows and columns confused. */
function grid({ options, result }: AskedCase): Given | undefined {
  if (result !== 'valid') return undefined;
  const { dim = 0, height = 0, width = 0, base = 0 } = options as Record<string, number>;
  const w = Array.from({ length: dim / 4 }, (_, k) => base ** (-k / (dim / 4)));
  const half = (p: number): number[] => [...w.map((v) => Math.sin(p * v)), ...w.map((v) => Math.cos(p * v))].map(f32);
  return {
    values: Array.from({ length: height * width }, (_, k) => [
      ...half(Math.floor(k / width)),
      ...half(k % width),
    ]).flat(),
  };
}

/** As a kernel that forgets the rows of a batch. */
function firstOnly(asked: AskedCase): Given | undefined {
  const right = rotate(asked);
  const { shape = [], values: x = [] } = asked.input.x ?? {};
  if (!right || asked.options['order'] === 'HTD') return undefined;
  const row = x.length / (shape[0] ?? 1);
  return { values: right.values.map((value, at) => (at < row ? value : (x[at] ?? NaN))) };
}

describe('A program with one mistake is named so:', () => {
  test.for(ways)('%s in %s', ([cause, family, answer, says]) => {
    const outcomes = outcomesOf(family, answer);
    expect(outcomes.some(({ verdict }) => verdict.fault === 'values')).toBe(true);
    const [first] = diagnosed([family, answer]);
    expect(first?.sentence).toMatch(says);
    expect(first?.causes).toEqual([cause]);
    expect(first?.explained).toBeGreaterThan((first?.failures ?? 0) / 2);
  });

  test('a right program gets no diagnosis', () => {
    expect(diagnosed(['rotary', (one) => rotate(one)], ['sinusoidal', (one) => table(one)])).toEqual([]);
  });
});

describe('More than one mistake:', () => {
  test('of three at once no pair explains nearly all: none but these is named', () => {
    const said = diagnosed([
      'rotary',
      (one) => rotate(one, { position: (p) => p + 1, pairing: () => 'interleaved', base: () => 500000 }),
    ]);
    const three = ['off-by-one', 'pairing', 'base'];
    expect(said.flatMap(({ causes }) => causes).filter((cause) => !three.includes(cause))).toEqual([]);
  });

  test('two at once are named together', () => {
    const [both] = diagnosed(['rotary', (one) => rotate(one, { position: (p) => p + 1, sin: (a) => -Math.sin(a) })]);
    expect([...(both?.causes ?? [])].sort()).toEqual(['off-by-one', 'sign']);
    expect(both?.sentence).toContain('Besides: ');
  });

  test('float32 angles on top of positions that are one too high', () => {
    const said = diagnosed([
      'rotary',
      (one) => rotate(one, { position: (p) => p + 1, angle: (p, w) => f32(f32(p) * f32(w)) }),
    ]);
    expect(said[0]?.causes[0]).toBe('off-by-one');
    expect(said.flatMap(({ causes }) => causes)).toContain('float32-angles');
  });

  test('one cause in two families is said once', () => {
    const flip = { sin: (angle: number) => -Math.sin(angle) };
    const said = diagnosed(['rotary', (one) => rotate(one, flip)], ['sinusoidal', (one) => table(one, flip)]);
    expect(said).toHaveLength(1);
    expect(said[0]?.families).toEqual(['rotary', 'sinusoidal']);
  });
});

describe('Causes without numbers:', () => {
  test('answers of the wrong length, after the causes', () => {
    const said = diagnosed([
      'rotary',
      (one) => {
        const made = rotate(one, { sin: (angle) => -Math.sin(angle) });
        return one.id === 'rotary-001' ? { values: [1, 2, 3] } : made;
      },
    ]);
    expect(said[0]?.causes).toEqual(['sign']);
    expect(said.at(-1)?.sentence).toBe(
      '1 answer has the wrong number of values; the first is rotary-001: 3 values where 4 x 8 = 32 are expected.',
    );
  });

  test('valid cases that are refused, and others that are not', () => {
    const outcomes = casesFor('shaw').map((asked) => {
      const answer = { kind: asked.result === 'invalid' ? 'values' : 'refused', values: [], scalars: {}, text: 'no.' };
      return { asked, verdict: judge(asked, answer as Answer, 'float32'), milliseconds: 0 };
    });
    expect(diagnose(outcomes, 'float32').map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^\d+ valid cases are refused; the first is shaw-001: no\.$/),
      expect.stringMatching(/^3 inputs are accepted that must be refused; the first is shaw-\d+: \w.*\.$/),
    ]);
  });
});

describe('Nothing is made up:', () => {
  test('answers of noise have no known cause; the report gives the first wrong value', () => {
    let state = 1;
    const noise = (): number => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const said = diagnosed(['rotary', ({ input }) => ({ values: (input.x?.values ?? []).map(noise) })]);
    expect(said).toHaveLength(1);
    expect(said[0]?.causes).toEqual([]);
    expect(said[0]?.sentence).toMatch(
      /^No known cause explains \d+ wrong answers; the first wrong value is rotary-001, /,
    );
  });

  test('a cause that explains less than most of the failures is not named', () => {
    // The sign is wrong in a third of the cases, and the rest is noise.
    let at = 0;
    const said = diagnosed([
      'rotary',
      (one) => {
        const right = rotate(one, at++ % 3 === 0 ? { sin: (angle) => -Math.sin(angle) } : {});
        return right && { values: right.values.map((value) => value + (at % 3 === 1 ? 0 : 0.37)) };
      },
    ]);
    expect(said[0]?.causes).toEqual([]);
  });

  test('a cause of less than nine tenths of the wrong answers is named with "Perhaps"', () => {
    // The sign is wrong everywhere, and every fifth answer is off by 0.37 besides.
    let at = 0;
    const said = diagnosed([
      'rotary',
      (one) => {
        const wrong = rotate(one, { sin: (angle) => -Math.sin(angle) });
        return wrong && (at++ % 5 === 0 ? { values: wrong.values.map((value) => value + 0.37) } : wrong);
      },
    ]);
    expect(said[0]?.causes).toEqual(['sign']);
    expect(said[0]?.sentence).toMatch(/^Perhaps: /);
  });

  test('one wrong entry in one case is not blamed on the arithmetic', () => {
    const said = diagnosed([
      'rotary',
      (one) => {
        const right = rotate(one);
        return right && one.id === 'rotary-010'
          ? { values: right.values.map((value, k) => (k === 3 ? value + 0.01 : value)) }
          : right;
      },
    ]);
    expect(said.map(({ causes }) => causes)).toEqual([[]]);
  });
});
