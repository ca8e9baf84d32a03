// Score biases and indices by distance, right and wrong: `alibi`, `t5_buckets`, `shaw`.
import { causes, numbersIn, type Faults, type Family } from './faults.ts';
import { numberIn } from '../vectors/options.ts';

function slopesOf(heads: number, faults: Faults): number[] {
  const { slopes } = faults;
  if (slopes === 'reversed') return slopesOf(heads, {}).reverse();
  if (slopes === 'halved' || slopes === 'doubled')
    return slopesOf(heads, {}).map((m) => (slopes === 'halved' ? m / 2 : 2 * m));

  const powers = (count: number): number[] =>
    Array.from({ length: count }, (_, h) => {
      const exponent = (-8 * (h + (slopes === 'from zero' ? 0 : 1))) / count;
      return 2 ** (slopes === 'half exponent' ? exponent / 2 : exponent);
    });
  if (slopes === 'plain') return powers(heads);
  const lower = 2 ** Math.floor(Math.log2(heads));
  if (lower === heads) return powers(heads);
  if (slopes === 'next power') return powers(2 * lower).slice(0, heads);
  const besides = powers(2 * lower)
    .filter((_, h) => h % 2 === 0)
    .slice(0, heads - lower);
  const all = [...powers(lower), ...besides];
  return slopes === 'disordered' ? all.sort((a, b) => b - a) : all;
}

export const alibi: Family = {
  model({ operation, options, input }, faults) {
    const heads = numberIn(options, 'heads');
    if (!(heads >= 1)) return undefined;
    const sign = faults.bias === 'positive' ? -1 : 1;
    const slopes = slopesOf(heads, faults);
    if (operation === 'slopes') return { values: slopes.map((m) => m * sign) };
    if (operation !== 'bias') return undefined;
    const [queries, keys] = [numberIn(input, 'queries'), numberIn(input, 'keys')];
    const offset = faults.positions ? 0 : numberIn(input, 'offset', 0);
    const distance = (i: number, j: number): number => {
      if (faults.bias === 'keys') return -j;
      if (faults.bias === 'one query' && queries === 1) return 0;
      const away = offset + i + (faults.shift ?? 0) - j;
      return faults.bias === 'future' ? away : faults.bias === 'past' ? -away : Math.abs(away);
    };
    const turn = faults.bias === 'positive scores' ? -1 : sign;
    // An infinity is read as NaN: JSON has none.
    const isHidden = (i: number, j: number): boolean =>
      faults.bias === 'masked' && options['causal'] === true && j > offset + i;
    const entries = slopes.flatMap((m) =>
      Array.from({ length: queries * keys }, (_, at) => {
        const [i, j] = [Math.floor(at / keys), at % keys];
        return isHidden(i, j) ? NaN : -turn * m * distance(i, j);
      }),
    );
    return { values: entries };
  },
  alternatives: [
    ...causes(
      'slopes-power-of-two',
      ['Slopes are 2^(-8h/H) for every number of heads, which holds for powers of two only.', { slopes: 'plain' }],
      ['Slopes are the first ones of the next power of two.', { slopes: 'next power' }],
      ['Slopes are sorted: those of the next power of two stand between the others.', { slopes: 'disordered' }],
    ),
    ...causes(
      'slopes-halved',
      ['Slopes are half as large as they should be.', { slopes: 'halved' }],
      ['Slopes are 2^(-4h/H) where 2^(-8h/H) is meant.', { slopes: 'half exponent' }],
    ),
    ...causes(
      'sign',
      ['The sign is wrong: distance is rewarded where it should be penalised.', { bias: 'positive' }],
      ['Biases have the wrong sign, slopes have not: distance is rewarded.', { bias: 'positive scores' }],
      ['Keys in the past are rewarded: the distance keeps its sign.', { bias: 'past' }],
      ['Keys in the future are rewarded: the distance keeps its sign.', { bias: 'future' }],
    ),
    ...causes(
      'off-by-one',
      ['Slopes are counted from h = 0, so that the first head has slope 1.', { slopes: 'from zero' }],
      ['Distances are one too large: a query is one away from itself.', { shift: 1 }],
      ['Queries stand one position too early.', { shift: -1 }],
    ),
    ...causes(
      'positions-restarted',
      [
        'The offset is lost: queries are counted from 0 though keys are cached before them.',
        { positions: 'from zero' },
      ],
      [
        'The offset is lost, in the causal mask too: cached keys are hidden from the queries.',
        { positions: 'from zero', bias: 'masked' },
      ],
      ['A single query has no bias: it spans the queries, and is spread over all cached keys.', { bias: 'one query' }],
    ),
    ...causes('bucket-direction', [
      'The bias counts keys from 0 instead of the distance to the query.',
      { bias: 'keys' },
    ]),
    // With 8 heads, slopes from h = 0 are doubled ones: the simpler reading stands first.
    ...causes('slopes-halved', ['Slopes are twice as large as they should be.', { slopes: 'doubled' }]),
    ...causes('head-order', [
      'Slopes stand in the reverse order: the first head has the smallest.',
      { slopes: 'reversed' },
    ]),
  ],
};

interface Buckets {
  readonly bidirectional: boolean;
  readonly count: number;
  readonly farthest: number;
}

function bucketOf(relative: number, { bidirectional, count, farthest }: Buckets, { buckets }: Faults): number {
  let r = buckets === 'reversed' ? -relative : relative;
  if (buckets === 'one-sided') bidirectional = false;
  if (buckets === 'both') bidirectional = true;
  let first = 0;
  let size = count;
  if (bidirectional) {
    size = Math.floor(count / 2);
    first = r > 0 ? size : 0;
    r = Math.abs(r);
  } else r = Math.max(-r, 0);
  const exact = Math.floor(size / 2) + (buckets === 'longer' ? 1 : 0);
  if (buckets === 'nearer' && r > 0) r--;
  if (buckets === 'late' ? r <= exact : r < exact) return first + r;
  const logOf = buckets === 'base' ? Math.log2 : Math.log;
  const span = buckets === 'base' ? Math.log(farthest / exact) : logOf(farthest / exact);
  let steps = (logOf(r / exact) / span) * (size - exact);
  // The published order of operations is exact at the thresholds; a factor that is formed before is not.
  if (buckets === 'product') steps = Math.log(r / exact) * ((size - exact) / Math.log(farthest / exact));
  if (buckets === 'early') steps = Math.ceil(steps - 1e-9);
  else if (buckets === 'rounded') steps = Math.round(steps);
  else if (buckets !== 'product') steps = Math.floor(steps + 1e-9);
  else steps = Math.floor(steps);
  if (buckets === 'clipped late') return first + exact + steps;
  return first + Math.min(exact + steps, size - 1);
}

export const t5Buckets: Family = {
  model({ operation, options, input }, faults) {
    const relative = numbersIn(input, 'relative');
    if (operation !== 'buckets' || relative.length === 0) return undefined;
    const shape = {
      bidirectional: options['bidirectional'] === true,
      count: faults.count ?? numberIn(options, 'num_buckets'),
      farthest: faults.farthest ?? numberIn(options, 'max_distance'),
    };
    return { values: relative.map((r) => bucketOf(r + (faults.shift ?? 0), shape, faults)) };
  },
  alternatives: [
    ...causes(
      'bucket-direction',
      [
        'Past and future are confused: the relative position is query - memory where memory - query is meant.',
        {
          buckets: 'reversed',
        },
      ],
      ['Buckets are those of one direction whatever is asked.', { buckets: 'one-sided' }],
      ['Buckets are those of both directions whatever is asked.', { buckets: 'both' }],
    ),
    ...causes(
      'bucket-threshold',
      [
        'A distance at a threshold falls into the bucket before: the logarithm is multiplied by a rounded factor.',
        {
          buckets: 'product',
        },
      ],
      [
        'A distance at a threshold falls into the bucket before: each counts from one further on.',
        { buckets: 'nearer' },
      ],
      ['The last exact bucket is one too late: <= stands where < belongs.', { buckets: 'late' }],
      [
        'The exact range is one too long: logarithmic buckets begin, and are counted, one distance later.',
        { buckets: 'longer' },
      ],
      ['Logarithmic buckets are rounded up where they are cut.', { buckets: 'early' }],
      ['Logarithmic buckets are rounded to the nearest where they are cut.', { buckets: 'rounded' }],
      ['The logarithm has base 2 where its divisor has base e.', { buckets: 'base' }],
      ['max_distance is 128 whatever is asked.', { farthest: 128 }],
      ['There are 32 buckets whatever is asked.', { count: 32 }],
      ['Far distances are not held in the last bucket.', { buckets: 'clipped late' }],
    ),
    ...causes(
      'off-by-one',
      ['Relative positions are one too high.', { shift: 1 }],
      ['Relative positions are one too low.', { shift: -1 }],
    ),
  ],
};

export const shaw: Family = {
  model({ operation, options, input }, faults) {
    const [queries, keys] = [numberIn(input, 'queries'), numberIn(input, 'keys')];
    const clip = numberIn(options, 'clip', numberIn(options, 'max_relative_position'));
    if (operation !== 'index' || !(clip >= 0)) return undefined;
    // Few queries are the last ones.
    const start = numberIn(input, 'offset', faults.positions ? 0 : keys - queries);
    const entry = (i: number, j: number): number => {
      let away = j - (start + i) + (faults.shift ?? 0);
      if (faults.index === 'reversed') away = -away;
      const most = faults.index === 'clipped late' ? clip + 1 : faults.index === 'unclipped' ? Infinity : clip;
      const held = Math.min(Math.max(away, -most), most);
      return faults.index === 'one-sided' ? held : held + clip;
    };
    return {
      values: Array.from({ length: queries * keys }, (_, at) => entry(Math.floor(at / keys), at % keys)),
    };
  },
  alternatives: [
    ...causes('sign', ['The index counts query - key where key - query is meant.', { index: 'reversed' }]),
    ...causes(
      'bucket-threshold',
      ['Distances are held one too late.', { index: 'clipped late' }],
      ['Distances are not held at the largest that is learned.', { index: 'unclipped' }],
      ['The index is not moved up by the clip, and begins below 0.', { index: 'one-sided' }],
    ),
    ...causes('positions-restarted', [
      'Queries are counted from 0 where few queries are the last ones.',
      { positions: 'from zero' },
    ]),
    ...causes(
      'off-by-one',
      ['Distances are one too high.', { shift: 1 }],
      ['Distances are one too low.', { shift: -1 }],
    ),
  ],
};
