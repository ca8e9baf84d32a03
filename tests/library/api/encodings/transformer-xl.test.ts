import { describe, expect, test } from 'vitest';
import { relativeShift, sinusoidal, transformerXlPositions, transformerXlScores } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded, ruled } from '../support/rules.ts';

describe('Transformer-XL', () => {
  test('the relative shift moves rows as the reference does, left-overs included, in place too', () => {
    for (const c of goldenCases('transformer_xl', 'relative_shift')) {
      const x = ruled(c.inputs.x);
      expect([...relativeShift({ x }).data], c.name).toEqual(c.expect);
      relativeShift({ x, out: x.data });
      expect([...x.data], c.name).toEqual(c.expect);
    }
  });

  test('scores match the definition; later keys get -Infinity', () => {
    for (const c of goldenCases('transformer_xl', 'transformer_xl_scores')) {
      const { queries, keys, dim, width, base } = c.params as Record<string, number> as {
        queries: number;
        keys: number;
        dim: number;
        width: number;
        base: number;
      };
      const { data, shape } = transformerXlScores({
        queries: ruled(c.inputs.queries, [1, queries, dim]),
        keys: ruled(c.inputs.keys, [1, keys, dim]),
        contentBias: ruled(c.inputs.content_bias, [1, dim]),
        positionBias: ruled(c.inputs.position_bias, [1, dim]),
        positionWeights: ruled(c.inputs.position_weights, [1, width, dim]),
        base,
      });
      expect(shape).toEqual([1, queries, keys]);
      expectRounded(data, c.expect, c.name);
    }
  });

  test('the positions are concatenated sinusoids of descending distances', () => {
    const { data, rows, columns } = transformerXlPositions({ keys: 5, width: 6 });
    expect([rows, columns]).toEqual([5, 6]);
    expect(data).toEqual(sinusoidal({ positions: [4, 3, 2, 1, 0], dim: 6, layout: 'concatenated' }).data);
  });

  test('bad input is refused by name', () => {
    const t = (...shape: number[]) => ruled({ rule: 'fives', shape });
    const good = {
      queries: t(2, 3, 4),
      keys: t(2, 5, 4),
      contentBias: t(2, 4),
      positionBias: t(2, 4),
      positionWeights: t(2, 6, 4),
    };
    expect(transformerXlScores(good).shape).toEqual([2, 3, 5]);
    expectRefused(() => transformerXlScores({ ...good, queries: t(2, 6, 4) }), RangeError, 'queries');
    expectRefused(() => transformerXlScores({ ...good, queries: t(3, 4) }), RangeError, 'queries.shape');
    expectRefused(() => transformerXlScores({ ...good, keys: t(2, 5, 3) }), RangeError, 'keys.shape');
    expectRefused(() => transformerXlScores({ ...good, contentBias: t(1, 4) }), RangeError, 'contentBias.shape');
    expectRefused(() => transformerXlScores({ ...good, positionWeights: t(2, 5, 4) }), RangeError, 'width');
    expectRefused(() => transformerXlScores({ ...good, base: NaN }), RangeError, 'base');
    expectRefused(() => transformerXlScores({ ...good, bias: 1 } as never), TypeError, 'options.bias');
    expectRefused(() => transformerXlPositions({ keys: 2, width: 4, base: 1 }), RangeError, 'base');
    expectRefused(() => relativeShift({ x: t(3) }), RangeError, 'x.shape');
    expectRefused(() => relativeShift({ x: t(2, 2), out: new Float32Array(3) }), RangeError, 'out');
  });
});
