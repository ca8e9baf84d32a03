import { describe, expect, test } from 'vitest';
import { addBias, alibiBias, attention, equivarianceError, sinusoidal, softmax, type AttentionTerm } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('attention', () => {
  const content = { data: Float32Array.from({ length: 20 }, (_, k) => ((k * 7) % 11) / 4 - 1), rows: 5, columns: 4 };
  const positions = sinusoidal({ positions: 5, dim: 4 });

  test('lesson 001: the four terms add up to the score, with biases too', () => {
    const { scores, terms } = attention({
      content,
      positions,
      heads: 2,
      queryBias: [1, -1, 0.5, 2],
      keyBias: new Float32Array([0, 3, 1, 1]),
    });
    expect(scores.shape).toEqual([2, 5, 5]);
    scores.data.forEach((score, i) => {
      const sum = Object.values(terms).reduce((total, term) => total + (term.data[i] as number), 0);
      expect(Math.abs(sum - score)).toBeLessThan(1e-12);
    });
  });

  test('a score can be made of some terms only', () => {
    const some: AttentionTerm[] = ['contentContent', 'positionPosition'];
    const { scores, terms } = attention({ content, positions, terms: some });
    scores.data.forEach((score, i) =>
      expect(score).toBe((terms.contentContent.data[i] as number) + (terms.positionPosition.data[i] as number)),
    );
    expect([...attention({ content, positions, terms: [] }).weights.data]).toEqual(Array(25).fill(0.2));
  });

  test('alpha and sqrt(D) scale positions and content', () => {
    const scaled = attention({ content, positions, contentScale: 2, positionScale: 0.5 });
    const twice = { ...content, data: content.data.map((x) => 2 * x) };
    const half = { ...positions, data: positions.data.map((x) => x / 2) };
    expect(scaled.output).toEqual(attention({ content: twice, positions: half }).output);
  });

  test('lesson 001: equivariant without positions, not with them', () => {
    const permutation = [3, 0, 4, 1, 2];
    expect(equivarianceError({ content, permutation })).toBeLessThan(1e-14);
    expect(equivarianceError({ content, positions, permutation })).toBeGreaterThan(0.01);
  });

  test('softmax does not overflow', () => {
    const c = goldenCases('attention', 'softmax')[0]!;
    const rows = c.inputs.scores as number[][];
    const { data } = softmax({
      scores: { data: Float64Array.from(rows.flat()), rows: rows.length, columns: rows[0]!.length },
    });
    c.expect.forEach((x, i) => expect(data[i]).toBeCloseTo(x, 12));
  });

  test('bias, addition, softmax and attention chain, with -Infinity, tensors, out and float32', () => {
    const content = sinusoidal({ positions: 5, dim: 8 });
    const bias = alibiBias({ heads: 2, queries: 5, keys: 5, causal: true });
    const apart = attention({ content, heads: 2 });
    const scores = { data: Float32Array.from(apart.scores.data), shape: apart.scores.shape };
    addBias({ scores, bias, out: scores.data });
    const weights = softmax({ scores, out: scores.data });
    expect(weights.data).toBe(scores.data);
    const whole = attention({ content, heads: 2, bias });
    expect(weights.shape).toEqual(whole.weights.shape);
    weights.data.forEach((x, i) => expect(Math.abs(x - (whole.weights.data[i] as number))).toBeLessThan(2 ** -22));
    expect(weights.data.slice(0, 5)).toEqual(Float32Array.of(1, 0, 0, 0, 0));
    expect(whole.scores.data[1]).toBe(-Infinity);
    // A bias of one row, or of one head, is stretched.
    const row = alibiBias({ heads: 2, queries: 1, keys: 5, form: 'keyIndex' });
    const rows = alibiBias({ heads: 2, queries: 5, keys: 5, form: 'keyIndex' });
    expect(attention({ content, heads: 2, bias: row }).scores).toEqual(
      attention({ content, heads: 2, bias: rows }).scores,
    );
    expect(softmax({ scores: { data: Float32Array.of(-Infinity, -Infinity), shape: [2] } }).data).toEqual(
      new Float64Array(2),
    );
  });

  test('no tokens give empty results', () => {
    expect(attention({ content: { data: new Float32Array(0), rows: 0, columns: 4 } }).output).toMatchObject({
      rows: 0,
      columns: 4,
    });
  });

  const wide = sinusoidal({ positions: 5, dim: 6 });
  const refusals: Refusal[] = [
    ['no content', () => attention({} as never), TypeError, 'content'],
    ['positions of another width', () => attention({ content, positions: wide }), RangeError, 'positions'],
    [
      'positions of other tokens',
      () => attention({ content, positions: sinusoidal({ positions: 4, dim: 4 }) }),
      RangeError,
      'positions',
    ],
    ['heads that do not divide', () => attention({ content, heads: 3 }), RangeError, 'query'],
    ['no heads', () => attention({ content, heads: 0 }), RangeError, 'heads'],
    [
      'a key narrower than the query',
      () => attention({ content, key: sinusoidal({ positions: 3, dim: 4 }) }),
      RangeError,
      'key',
    ],
    ['a bias of another length', () => attention({ content, valueBias: [1] }), RangeError, 'valueBias'],
    ['a bias that is not finite', () => attention({ content, valueBias: [1, NaN, 1, 1] }), RangeError, 'valueBias'],
    ['a scale of zero', () => attention({ content, scale: 0 }), RangeError, 'scale'],
    ['a scale that is not a number', () => attention({ content, scale: NaN }), RangeError, 'scale'],
    ['an unknown term', () => attention({ content, terms: ['content'] as never }), RangeError, 'terms'],
    ['terms that are not a list', () => attention({ content, terms: 3 as never }), TypeError, 'terms'],
    ['a causal that is a number', () => attention({ content, causal: 1 as never }), TypeError, 'causal'],
    [
      'more tokens than maps can hold',
      () => attention({ content: { data: new Float32Array(20000), rows: 20000, columns: 1 } }),
      RangeError,
      'content',
    ],
    [
      'a permutation that repeats',
      () => equivarianceError({ content, permutation: [0, 0, 1, 2, 3] }),
      RangeError,
      'permutation',
    ],
    [
      'a permutation that is short',
      () => equivarianceError({ content, permutation: [0, 1] }),
      RangeError,
      'permutation',
    ],
    [
      'scores that are not finite',
      () => softmax({ scores: { data: new Float64Array([Infinity]), rows: 1, columns: 1 } }),
      RangeError,
      'scores',
    ],
    ['an unknown option', () => attention({ content, head: 2 } as never), TypeError, 'options.head'],
  ];
  test.each(refusals)('%s: refused by name', (...refusal) => expectRefusal(refusal));
});
