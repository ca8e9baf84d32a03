import { describe, expect, test } from 'vitest';
import {
  applyRotary,
  applyXpos,
  Arena,
  permuteRotaryWeights,
  rotaryFrequencies,
  rotaryGrid,
  rotaryPermutation,
  rotaryTable,
} from 'posenc';
import { goldenCases, largestDifference } from '../support/golden.ts';
import { tensorOf } from '../support/tensors.ts';

function noise(n: number): Float32Array {
  let state = 12345;
  return Float32Array.from({ length: n }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 23 - 1;
  });
}

describe('applyRotary', () => {
  test('gives the same whether heads come first or tokens do, over many pieces', () => {
    const batch = 2,
      tokens = 300,
      heads = 5,
      headDim = 64;
    const x = noise(batch * tokens * heads * headDim);
    const swapped = new Float32Array(x.length);
    const at = (b: number, t: number, h: number): [number, number] => [
      ((b * tokens + t) * heads + h) * headDim,
      ((b * heads + h) * tokens + t) * headDim,
    ];
    const each = (body: (from: number, to: number) => void): void => {
      for (let b = 0; b < batch; ++b)
        for (let t = 0; t < tokens; ++t) for (let h = 0; h < heads; ++h) body(...at(b, t, h));
    };
    each((from, to) => swapped.set(x.subarray(from, from + headDim), to));
    const frequencies = rotaryFrequencies({ headDim });
    const positions = [Array.from({ length: tokens }, (_, t) => t), Array.from({ length: tokens }, (_, t) => 3 * t)];
    for (const places of [undefined, positions]) {
      const plain = applyRotary(x, {
        batch,
        heads,
        headDim,
        headsFirst: false,
        positions: places,
        frequencies,
        pairing: 'rotateHalf',
      });
      const first = applyRotary(swapped, {
        batch,
        heads,
        headDim,
        positions: places,
        frequencies,
        pairing: 'rotateHalf',
        headsFirst: true,
      });
      expect(plain.shape).toEqual([batch, tokens, heads, headDim]);
      expect(first.shape).toEqual([batch, heads, tokens, headDim]);
      each((from, to) =>
        expect(plain.data.subarray(from, from + headDim)).toEqual(first.data.subarray(to, to + headDim)),
      );
    }
  });

  test('works in place, otherwise leaves x unchanged, and turns back', () => {
    const x = noise(40 * 24),
      before = x.slice();
    const frequencies = rotaryFrequencies({
      rotaryDim: 16,
      scaling: { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 2048 },
    });
    const options = {
      headDim: 24,
      positions: { first: 1000, count: 40 },
      frequencies,
      pairing: 'interleaved' as const,
    };
    const turned = applyRotary(x, options);
    expect(x).toEqual(before);
    for (let k = 0; k < x.length; ++k) if (k % 24 >= 16) expect(turned.data[k]).toBe(x[k]);
    expect(applyRotary(x, { ...options, out: x }).data).toBe(x);
    expect(x).toEqual(turned.data);
    const back = applyRotary(x, { ...options, inverse: true, out: x });
    expect(largestDifference(back.data, before)).toBeLessThan(1e-6);
  });

  test('turns by positions 0, 1, 2, ... when none are given, and takes frequencies from elsewhere', () => {
    const x = noise(6 * 8);
    const options = { headDim: 8, pairing: 'interleaved', frequencies: rotaryFrequencies({ headDim: 8 }) } as const;
    const plain = applyRotary(x, options);
    expect(applyRotary(x, { ...options, positions: [0, 1, 2, 3, 4, 5] })).toEqual(plain);
    const rounded = applyRotary(x, {
      headDim: 8,
      pairing: 'interleaved',
      frequencies: { inverse: [1, 0.1, 0.01, 0.001] },
    });
    expect(largestDifference(rounded.data, plain.data)).toBeLessThan(1e-6);
  });

  test('gives an empty tensor for no tokens', () => {
    const frequencies = rotaryFrequencies({ headDim: 8 });
    const options = { heads: 4, headDim: 8, headsFirst: false, pairing: 'interleaved', frequencies } as const;
    expect(applyRotary(new Float32Array(0), options)).toEqual({
      data: new Float32Array(0),
      shape: [0, 4, 8],
    });
  });
});

describe('rotaryTable', () => {
  test("reproduces fairseq's pinned rotary tables", () => {
    const found = goldenCases('peer_test_snapshots').find((c) => c.name === 'fairseq_rotary_tables_d2');
    const { cosine, sine } = rotaryTable({
      positions: 3,
      frequencies: rotaryFrequencies({ rotaryDim: 2 }),
      duplicated: true,
      pairing: 'rotateHalf',
      dtype: 'float64',
    });
    const both = [0, 1, 2].flatMap((row) => [
      ...cosine.data.slice(2 * row, 2 * row + 2),
      ...sine.data.slice(2 * row, 2 * row + 2),
    ]);
    expect(largestDifference(both, found?.expect ?? [])).toBeLessThan(5e-5);
  });

  test('is the same in pieces as row by row', () => {
    const frequencies = rotaryFrequencies({ headDim: 128 });
    const { cosine, sine } = rotaryTable({ positions: 5000, frequencies });
    for (const row of [0, 33, 3000, 4999]) {
      const one = rotaryTable({ positions: [row], frequencies });
      expect(largestDifference(one.cosine.data, cosine.data.slice(row * 64, row * 64 + 64))).toBeLessThanOrEqual(
        2 ** -24,
      );
      expect(largestDifference(one.sine.data, sine.data.slice(row * 64, row * 64 + 64))).toBeLessThanOrEqual(2 ** -24);
    }
  });
});

describe('permutation between the pairings', () => {
  test('rearranges weights head by head', () => {
    for (const c of goldenCases('rotary_apply', 'rotary_permute_weights')) {
      const { heads, head_dim, to } = c.params;
      const weights = Float32Array.from(tensorOf(c.inputs.weights));
      const out = permuteRotaryWeights(weights, {
        heads,
        headDim: head_dim,
        to: to === 'rotate_half' ? 'rotateHalf' : 'interleaved',
      });
      expect([...out]).toEqual(c.expect);
    }
  });
});

describe('fused queries, keys and values', () => {
  const heads = 3,
    headDim = 8,
    width = 40,
    first = 5;
  const frequencies = rotaryFrequencies({ headDim });
  const options = { heads, headDim, pairing: 'rotateHalf' as const, frequencies };
  const fused = { width, first };
  /** The heads of rows, one token after the other. */
  const cut = (x: Float32Array): Float32Array =>
    Float32Array.from({ length: (x.length / width) * heads * headDim }, (_, k) => {
      const row = Math.floor(k / (heads * headDim));
      return x[row * width + first + (k % (heads * headDim))] as number;
    });

  test.each([
    ['many tokens', 2, 3000],
    ['one token', 1, 1],
    ['none', 1, 0],
  ])('%s: the heads turn as on their own, and the rest of each row is kept', (_title, batch, tokens) => {
    const x = noise(batch * tokens * width),
      before = x.slice();
    const positions = Array.from({ length: batch }, (_, b) => ({ first: 7 * b, count: tokens }));
    const lists = positions.map((p) => Float64Array.from({ length: tokens }, (_, t) => p.first + t));
    const alone = applyRotary(cut(x), { ...options, headsFirst: false, batch, positions: lists });
    const turned = applyRotary({ data: x, shape: [batch, tokens, width] }, { ...options, fused, positions: lists });
    expect(x).toEqual(before);
    expect(turned.shape).toEqual([batch, tokens, width]);
    expect(cut(turned.data)).toEqual(alone.data);
    expect(applyRotary(x, { ...options, fused, batch, positions: lists, out: x }).data).toBe(x);
    expect(x).toEqual(turned.data);
    for (let k = 0; k < x.length; ++k) {
      const inRow = k % width;
      if (inRow < first || inRow >= first + heads * headDim) before[k] = x[k] === before[k] ? 0 : NaN;
      else before[k] = 0;
    }
    expect(before.every((rest) => rest === 0)).toBe(true);
  });

  test('in an arena they turn in place, with every function', () => {
    const arena = new Arena(2 ** 20);
    const batch = 2,
      x = noise(batch * 6 * width),
      there = arena.float32(x.length),
      other = arena.float32(x.length);
    const grid = rotaryGrid({ convention: 'eva', headDim, height: 2, width: 3 });
    const lists = [0, 1].map((b) => Float64Array.from({ length: 6 }, (_, t) => 50 * b + t));
    for (const turned of [{ frequencies }, { frequencies, positions: lists }, { frequencies: undefined, grid }]) {
      const call = { ...options, ...turned, fused, batch };
      const wanted = applyRotary(x, call).data;
      there.set(x);
      expect(applyRotary(there, { ...call, out: other }).data).toEqual(wanted);
      expect(applyRotary(x, { ...call, out: other }).data).toEqual(wanted);
      expect(Float32Array.from(there)).toEqual(x);
      applyRotary(there, { ...call, out: there });
      expect(Float32Array.from(there)).toEqual(wanted);
    }
    arena.dispose();
  });
});

describe('errors of rotary functions', () => {
  const x = new Float32Array(2 * 3 * 8);
  const frequencies = rotaryFrequencies({ headDim: 8 });
  const good = { heads: 3, headDim: 8, headsFirst: false, pairing: 'interleaved' as const, frequencies };
  const half = { pairing: 'rotateHalf' as const, frequencies };
  const cases: [string, () => unknown, typeof TypeError | typeof RangeError, string][] = [
    ['no pairing', () => applyRotary(x, { ...good, pairing: undefined as never }), TypeError, 'pairing'],
    [
      'several heads and no order',
      () => applyRotary(x, { ...good, headsFirst: undefined } as never),
      TypeError,
      'headsFirst',
    ],
    ['a shape and no order', () => applyRotary({ data: x, shape: [6, 1, 8] }, half), TypeError, 'headsFirst'],
    [
      'a duplicated table without a pairing',
      () => rotaryTable({ positions: 3, frequencies: { inverse: [1] }, duplicated: true }),
      TypeError,
      'pairing',
    ],
    ['a permutation to nothing', () => rotaryPermutation({ headDim: 4 } as never), TypeError, 'to'],
    ['x that is a list', () => applyRotary([1, 2] as never, good), TypeError, 'x'],
    ['no headDim', () => applyRotary(x, { heads: 3, ...half } as never), TypeError, 'headDim'],
    ['a headDim that does not divide x', () => applyRotary(x, { headDim: 7, ...half }), RangeError, 'x'],
    [
      'more frequencies than channels',
      () => applyRotary(x, { ...good, frequencies: rotaryFrequencies({ headDim: 16 }) }),
      RangeError,
      'headDim',
    ],
    ['no frequencies', () => applyRotary(x, { ...good, frequencies: undefined } as never), TypeError, 'frequencies'],
    ['positions of another count', () => applyRotary(x, { ...good, positions: { count: 3 } }), RangeError, 'positions'],
    [
      'a position that is not a number',
      () => applyRotary(x, { ...good, positions: [0, NaN] }),
      RangeError,
      'positions[1]',
    ],
    [
      'batch rows of another count',
      () =>
        applyRotary(x, {
          ...good,
          positions: [
            [0, 1],
            [0, 1],
          ],
        }),
      RangeError,
      'positions',
    ],
    [
      'a batch row of another length',
      () => applyRotary(x, { ...good, positions: [[0, 1, 2]] }),
      RangeError,
      'positions[0]',
    ],
    ['fewer keys than tokens', () => applyRotary(x, { ...good, keyCount: 1 }), RangeError, 'keyCount'],
    ['keys and positions', () => applyRotary(x, { ...good, keyCount: 2, positions: [0, 1] }), TypeError, 'keyCount'],
    ['an unknown pairing', () => applyRotary(x, { ...good, pairing: 'half' as never }), RangeError, 'pairing'],
    ['an unknown option', () => applyRotary(x, { ...good, theta: 3 } as never), TypeError, 'options.theta'],
    [
      'frequencies that are not finite',
      () => applyRotary(x, { ...good, frequencies: { inverse: [1, Infinity] } }),
      RangeError,
      'frequencies.inverse',
    ],
    [
      'an attention factor of zero',
      () => applyRotary(x, { ...good, frequencies: { inverse: [1], attentionFactor: 0 } }),
      RangeError,
      'frequencies.attentionFactor',
    ],
    ['an out of another length', () => applyRotary(x, { ...good, out: new Float32Array(3) }), RangeError, 'out'],
    ['an out of another type', () => applyRotary(x, { ...good, out: new Float64Array(48) }), TypeError, 'out'],
    [
      'an out that overlaps x',
      () => {
        const b = new Float32Array(49);
        return applyRotary(b.subarray(0, 48), { ...good, out: b.subarray(1) });
      },
      RangeError,
      'out',
    ],
    [
      'a shape that contradicts',
      () => applyRotary({ data: x, shape: [2, 3, 8] }, { heads: 2, headsFirst: false, ...half }),
      RangeError,
      'heads',
    ],
    ['a shape of two axes', () => applyRotary({ data: x, shape: [6, 8] }, half), RangeError, 'x.shape'],
    ['a table without frequencies', () => rotaryTable({ positions: 3 } as never), TypeError, 'frequencies'],
    ['a permutation of an odd head', () => rotaryPermutation({ headDim: 5, to: 'rotateHalf' }), RangeError, 'headDim'],
    [
      'weights of no whole rows',
      () => permuteRotaryWeights(new Float32Array(9), { headDim: 4, to: 'rotateHalf' }),
      RangeError,
      'weights',
    ],
  ];
  test.each(cases)('%s is refused by name', (_title, call, kind, argument) => {
    let caught: unknown;
    try {
      call();
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(kind);
    expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/) });
    expect((caught as Error).message).toMatch(/allowed: ./);
  });
});

describe('a rotation of unknown weights', () => {
  const x = new Float32Array(48);
  const good = { headDim: 8, pairing: 'rotateHalf' as const };
  const frequencies = rotaryFrequencies({ headDim: 8 });
  const asked =
    'applyRotary: frequencies is undefined; ' +
    'allowed: those of the weights, from rotaryFrequencies or rotaryFromConfig, or a grid';

  test('has no frequencies of its own, and asks for them', () => {
    // @ts-expect-error neither frequencies nor a grid
    expect(() => applyRotary(x, good)).toThrow(asked);
    const config: { readonly frequencies?: typeof frequencies } = {};
    // @ts-expect-error frequencies that may be missing
    expect(() => applyRotary(x, { ...good, frequencies: config.frequencies })).toThrow(asked);
    const half = { ...good, dtype: 'float16' as const };
    // @ts-expect-error the same for numbers of 16 bits
    expect(() => applyRotary(new Uint16Array(8), half)).toThrow(asked);
    const grid = rotaryGrid({ convention: 'eva', headDim: 8, height: 2, width: 3 });
    // @ts-expect-error frequencies and a grid
    expect(() => applyRotary(x, { ...good, frequencies, grid })).toThrow(
      'grid is an object; allowed: a grid only where',
    );
  });

  test('says how many channels and tokens its numbers are for', () => {
    const wide = rotaryFrequencies({ headDim: 64 });
    expect(() => applyRotary(new Float32Array(32), { ...good, headDim: 32, frequencies: wide })).toThrow(
      'headDim is 32; allowed: an integer of at least 64: 32 frequencies rotate 64 channels',
    );
    expect(() => applyRotary(x, { ...good, frequencies, batch: 2, positions: [0, 1] })).toThrow(
      'positions is 2; allowed: 3, one for each token, or 6 where each of 2 batch rows has its own',
    );
  });

  test('of several heads has no order of its own', () => {
    const heads = { ...good, frequencies, heads: 3 };
    const order =
      /^applyRotary: headsFirst is undefined; allowed: true for \[B, H, T, D\], or false for \[B, T, H, D\]$/;
    // @ts-expect-error no headsFirst
    expect(() => applyRotary(x, heads)).toThrow(order);
    // @ts-expect-error headsFirst that is undefined
    expect(() => applyRotary(x, { ...heads, headsFirst: undefined })).toThrow(order);
    // @ts-expect-error no headsFirst
    expect(() => applyXpos(x, { headDim: 8, heads: 3, role: 'keys' })).toThrow(/headsFirst/);
    expect(applyRotary(x, { ...good, frequencies, heads: 1 }).shape).toEqual([6, 1, 8]);
    expect(applyRotary(x, { ...heads, headDim: 4, frequencies: { inverse: [1] }, fused: { width: 16 } }).shape).toEqual(
      [3, 16],
    );
  });
});
