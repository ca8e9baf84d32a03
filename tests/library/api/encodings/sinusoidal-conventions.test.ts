import { describe, expect, test } from 'vitest';
import { fairseqPositions, sinusoidal } from 'posenc';
import { goldenCases, largestDifference, pick } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

interface Table {
  readonly data: Float32Array | Float64Array;
  readonly columns: number;
}

describe('sinusoidal conventions', () => {
  test('reproduce the numbers in the tests of transformers (FSMT, RoFormer) and fairseq', () => {
    const { data } = fairseqPositions({ tokens: [4, 10] });
    const dtype = 'float64';
    const tables: Record<string, Table> = {
      hf_fsmt_basic: sinusoidal({ convention: 'fairseq', positions: data, dim: 6, paddingIndex: 1, dtype }),
      hf_roformer_basic: sinusoidal({ convention: 'marian', positions: 2, dim: 6, dtype }),
      hf_roformer_weights_d512_first5: sinusoidal({ convention: 'marian', positions: 3, dim: 512, dtype }),
      hf_fsmt_marian_weights_d512_first5: sinusoidal({
        convention: 'fairseq',
        positions: 3,
        dim: 512,
        paddingIndex: null,
        dtype,
      }),
      fairseq_rel_pe_max4_d2: sinusoidal({ convention: 'espnet', length: 4, dim: 2, dtype }),
    };
    const cases = goldenCases('peer_test_snapshots').filter((c) => c.name in tables);
    expect(cases.length).toBe(5);
    for (const c of cases) {
      const table = tables[c.name] as Table;
      const columns = Array.from({ length: c.params.columns ?? c.params.d }, (_, i) => i);
      const got = pick(table.data, table.columns, columns);
      expect(largestDifference(got, c.true ?? []), c.name).toBeLessThanOrEqual(1e-12);
      expect(largestDifference(got, c.expect), c.name).toBeLessThanOrEqual(5e-5);
    }
  });

  test('a shorter relative table is the centre of a longer one', () => {
    const long = sinusoidal({ convention: 'espnet', length: 40, dim: 5 }),
      short = sinusoidal({ convention: 'espnet', length: 30, dim: 5 });
    expect(largestDifference(long.data.slice(10 * 5, 69 * 5), short.data)).toBeLessThanOrEqual(2 ** -24);
    expect(sinusoidal({ convention: 'espnet', length: 0, dim: 5 })).toMatchObject({ rows: 0, columns: 5 });
  });

  const refusals: Refusal[] = [
    ['an odd width for Whisper', () => sinusoidal({ convention: 'whisper', positions: 2, dim: 3 }), RangeError, 'dim'],
    [
      'an odd width for Transformer-XL',
      () => sinusoidal({ convention: 'transformerXl', length: 2, dim: 3 }),
      RangeError,
      'dim',
    ],
    [
      'a negative clamp',
      () => sinusoidal({ convention: 'transformerXl', length: 2, dim: 4, clampLength: -1 }),
      RangeError,
      'clampLength',
    ],
    [
      'a negative padding index',
      () => sinusoidal({ convention: 'fairseq', positions: 2, dim: 4, paddingIndex: -1 }),
      RangeError,
      'paddingIndex',
    ],
    [
      'timescales out of order',
      () => sinusoidal({ convention: 'tensor2tensor', positions: 2, dim: 4, minTimescale: 9, maxTimescale: 3 }),
      RangeError,
      'maxTimescale',
    ],
    [
      'a scale that is not finite',
      () => sinusoidal({ convention: 'xTransformers', positions: 2, dim: 4, scale: Infinity }),
      RangeError,
      'scale',
    ],
    [
      'a scale that is a text',
      () => sinusoidal({ convention: 'xTransformers', positions: 2, dim: 4, scale: '1' as never }),
      TypeError,
      'scale',
    ],
    ['a base of one', () => sinusoidal({ convention: 'marian', positions: 2, dim: 4, base: 1 }), RangeError, 'base'],
    ['a fractional token', () => fairseqPositions({ tokens: [1.5] }), RangeError, 'tokens[0]'],
    ['tokens that fill no whole rows', () => fairseqPositions({ tokens: [1, 2, 3], length: 2 }), RangeError, 'tokens'],
    [
      'an unknown option',
      () => sinusoidal({ convention: 'marian', positions: 2, dim: 4, layout: 'x' } as never),
      TypeError,
      'options.layout',
    ],
    [
      'more rows than memory holds',
      () => sinusoidal({ convention: 'espnet', length: 2 ** 31, dim: 4 }),
      RangeError,
      'the result',
    ],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});
