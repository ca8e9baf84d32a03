// Factors of scores and of queries, right and wrong: `scale`.
import { causes, type Faults, type Family } from '../../numbers/causes/faults.ts';
import type { AskedCase, Options } from '../../numbers/vectors/types.ts';
import { numberIn } from '../../numbers/vectors/options.ts';

function scoreOf(options: Options, { score }: Faults): number {
  const dim = numberIn(options, 'head_dim');
  const scalar = numberIn(options, 'query_pre_attn_scalar', NaN);
  const rotated = numberIn(options, 'rotary_dim', dim);
  if (score === 'scalar is the scale' && !Number.isNaN(scalar)) return scalar;
  const own = Number.isNaN(scalar) || score === 'plain width' ? dim : scalar;
  const width = score === 'rotated width' && Number.isNaN(scalar) ? rotated : own;
  const [factor, weight] = [numberIn(options, 'factor', 1), numberIn(options, 'mscale_all_dim', 0)];
  const logarithm = score === 'log2' ? Math.log2 : score === 'log10' ? Math.log10 : Math.log;
  const mscale = factor > 1 ? 0.1 * weight * logarithm(factor) + 1 : 1;
  const power =
    { 'mscale missing': 0, 'mscale once': 1, 'mscale twice': 4, 'mscale inverted': -2 }[score as 'mscale once'] ?? 2;
  const root = score === 'no root' ? width : score === 'inverse' ? 1 / Math.sqrt(width) : Math.sqrt(width);
  return mscale ** power / root;
}

function grownAt(p: number, options: Options, { grown }: Faults): number {
  const [beta, length, shift] = ['beta', 'length', 'shift'].map((name) => numberIn(options, name)) as [
    number,
    number,
    number,
  ];
  const turns = (p + (grown === 'shift' ? 1 - shift : shift)) / length;
  const step =
    { 'no floor': (x: number) => x, ceiling: Math.ceil, rounded: Math.round }[grown as 'ceiling'] ?? Math.floor;
  const steps = step(turns) + (grown === 'without 1' ? 0 : 1);
  if (grown === 'not') return 1;
  if (grown === 'root') return Math.sqrt(1 + beta * Math.log(steps));
  return 1 + (grown === 'weight' ? 1 : beta) * (grown === 'log2' ? Math.log2(steps) : Math.log(Math.max(steps, 1)));
}

export const scale: Family = {
  model({ operation, options, input }: AskedCase, faults) {
    if (operation === 'score') return { values: [scoreOf(options, faults)] };
    const positions = input.positions as readonly number[] | undefined;
    if (operation !== 'query' || positions === undefined) return undefined;
    return { values: positions.map((p) => grownAt(p, options, faults)) };
  },
  alternatives: [
    ...causes(
      'score-factor',
      ["YaRN's mscale is missing in the scale of scores, where its square belongs.", { score: 'mscale missing' }],
      ["YaRN's mscale multiplies scores once, where its square should.", { score: 'mscale once' }],
      ["The square of YaRN's mscale multiplies scores twice.", { score: 'mscale twice' }],
      ["Scores are divided by the square of YaRN's mscale.", { score: 'mscale inverted' }],
      ["YaRN's mscale takes a logarithm of base 2.", { score: 'log2' }],
      ["YaRN's mscale takes a logarithm of base 10.", { score: 'log10' }],
    ),
    ...causes(
      'score-width',
      ['Scores are divided by the width of a head, not by its root.', { score: 'no root' }],
      ['Scores are multiplied by the root of the width.', { score: 'inverse' }],
      ['The width of the channels that rotate is taken for that of a head.', { score: 'rotated width' }],
      ['query_pre_attn_scalar is not read: the width of a head takes its place.', { score: 'plain width' }],
      ['query_pre_attn_scalar is the scale itself, not its power -1/2.', { score: 'scalar is the scale' }],
    ),
    ...causes(
      'query-growth',
      ['Queries do not grow with their positions.', { grown: 'not' }],
      ['Queries begin to grow one position too early or too late.', { grown: 'shift' }],
      ['Queries grow between the steps: positions are not rounded down.', { grown: 'no floor' }],
      ['Queries grow too early: positions are rounded up to steps.', { grown: 'ceiling' }],
      ['Queries grow half a step too early: positions are rounded to steps.', { grown: 'rounded' }],
      ['The weight of the growth of queries is 1 whatever is asked.', { grown: 'weight' }],
      ['Queries grow by a logarithm of base 2.', { grown: 'log2' }],
      ['Queries grow by ln(steps) where ln(1 + steps) is meant.', { grown: 'without 1' }],
      ['The growth of queries is its root: it is meant for scores, not for both sides.', { grown: 'root' }],
    ),
  ],
};
