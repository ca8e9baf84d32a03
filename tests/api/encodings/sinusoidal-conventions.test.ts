import { describe, expect, test } from 'vitest';
import { fairseqPositions, sinusoidal, type Layout } from 'posenc';
import { goldenCases, largestDifference, pick, type GoldenCase } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

type Wide = 'float32' | 'float64';

interface Table {
  readonly data: Float32Array | Float64Array;
  readonly columns: number;
}

/** Checks both element types of each case of one encoding. */
function golden(encoding: string, make: (c: GoldenCase, dtype: Wide) => Table): void {
  for (const c of goldenCases('sinusoidal_conventions', encoding)) {
    for (const [dtype, bound] of [
      ['float32', 2 ** -24],
      ['float64', 1e-12],
    ] as const) {
      const { data, columns } = make(c, dtype);
      const got = c.inputs.columns ? pick(data, columns, c.inputs.columns) : data;
      expect(largestDifference(got, c.expect), `${c.name} ${dtype}`).toBeLessThanOrEqual(bound);
    }
  }
}

describe('sinusoidal conventions', () => {
  test('match 50-digit truth through WebAssembly, each in its own ladder, layout and padding', () => {
    golden('sinusoidal', ({ params: { dim, base, layout }, inputs: { positions } }, dtype) =>
      sinusoidal({ positions, dim, base, layout: layout as Layout, ladder: 'halfMinusOne', dtype } as never),
    );
    golden('tensor2tensor', ({ params: p, inputs: { count } }, dtype) =>
      sinusoidal({
        convention: 'tensor2tensor',
        positions: { first: p.start_index, count },
        dim: p.dim,
        minTimescale: p.min_timescale,
        maxTimescale: p.max_timescale,
        dtype,
      }),
    );
    golden('fairseq_table', ({ params: p }, dtype) =>
      sinusoidal({ convention: 'fairseq', positions: p.rows, dim: p.dim, paddingIndex: p.padding_index, dtype }),
    );
    golden('fairseq_tokens', ({ params: p, inputs: { tokens } }, dtype) => {
      const { data, rows } = fairseqPositions({
        tokens: tokens.flat(),
        length: tokens[0].length,
        paddingIndex: p.padding_index,
      });
      expect(rows).toBe(tokens.length);
      return sinusoidal({ convention: 'fairseq', positions: data, dim: p.dim, paddingIndex: p.padding_index, dtype });
    });
    golden('fairseq_relative', ({ params: { length, dim } }, dtype) =>
      sinusoidal({ convention: 'espnet', length, dim, dtype }),
    );
    golden('whisper', ({ params: p, inputs: { positions } }, dtype) =>
      sinusoidal({ convention: 'whisper', positions, dim: p.dim, maxTimescale: p.base, dtype }),
    );
    golden('marian', ({ params: { dim, base }, inputs: { positions } }, dtype) =>
      sinusoidal({ convention: 'marian', positions, dim, base, dtype }),
    );
    golden('transformer_xl_table', ({ params: p }, dtype) =>
      sinusoidal({
        convention: 'transformerXl',
        length: p.length,
        dim: p.dim,
        clampLength: p.clamp_length ?? undefined,
        base: p.base,
        dtype,
      }),
    );
    golden('scaled_sinusoidal', ({ params: p, inputs: { positions } }, dtype) =>
      sinusoidal({
        convention: 'xTransformers',
        positions,
        dim: p.dim,
        scale: p.scale ?? undefined,
        base: p.base,
        dtype,
      }),
    );
  });

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
