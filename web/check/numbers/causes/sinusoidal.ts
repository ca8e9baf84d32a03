// Tables of sines and cosines, right and wrong: `sinusoidal` by the conventions of several projects, `timestep`.
import type { AskedCase } from '../vectors/types.ts';
import { causes, without, type Alternative, type Answered, type Faults, type Family } from './faults.ts';
import { ladder, wrongBases, wrongLadder } from './ladder.ts';
import { seenPositions, wrongPositions } from './positions.ts';
import { wave, wrongAngles, wrongTurn, type Wave } from './waves.ts';
import { numberIn, textIn } from '../vectors/options.ts';

/** How a row is put together. */
interface Plan {
  readonly dim: number;
  readonly inverse: readonly number[];
  /** For cosines, if they differ from those of the sines. */
  readonly cosines?: readonly number[] | undefined;
  readonly layout: string;
  readonly cosineFirst: boolean;
  readonly scale: number;
  /** Positions whose rows are zero: padding. */
  readonly empty?: number | undefined;
}

/** A row of sines and cosines; the remaining columns are zero. */
export function tableRow(plan: Plan, waveOf: (pair: number) => Wave): { values: number[]; slack: number[] } {
  const { dim, inverse, layout, cosineFirst, scale } = plan;
  const values = Array.from({ length: dim }, () => 0);
  const slack = [...values];
  const sines = inverse.length;
  const cosines = Math.min(sines, dim - sines);
  const put = (channel: number, value: number, off: number): void => {
    if (channel >= dim) return;
    values[channel] = value * scale;
    slack[channel] = off * scale;
  };
  for (let i = 0; i < sines; i++) {
    const { sine, cosine, slack: off } = waveOf(i);
    const [first, second] = cosineFirst ? [cosine, sine] : [sine, cosine];
    put(layout === 'interleaved' ? 2 * i : i, first, off);
    if (i < cosines) put(layout === 'interleaved' ? 2 * i + 1 : sines + i, second, off);
  }
  return { values, slack };
}

function tableOf(asked: AskedCase, plan: Plan, faults: Faults, scale = 1): Answered | undefined {
  const { positions } = asked.input;
  if (asked.operation !== 'table' || !positions || typeof positions[0] !== 'number') return undefined;
  const given = positions as readonly number[];
  const seen = seenPositions(given, faults);
  const rows = given.map((p, row) => {
    const empty = p === plan.empty && faults.zeroed !== 'kept';
    const place = (seen[row] ?? NaN) * scale;
    const made = tableRow(plan, (pair) => {
      const { sine, slack, cosine } = wave(place, plan.inverse, pair, faults);
      return { sine, slack, cosine: plan.cosines ? wave(place, plan.cosines, pair, faults).cosine : cosine };
    });
    return empty ? { values: made.values.map(() => 0), slack: made.slack.map(() => 0) } : made;
  });
  return transposed(
    rows.flatMap(({ values }) => values),
    Float64Array.from(rows.flatMap(({ slack }) => slack)),
    given.length,
    faults,
  );
}

function transposed(values: number[], slack: Float64Array, rows: number, { layout }: Faults): Answered {
  if (layout !== 'transposed') return { values, slack };
  const columns = values.length / rows;
  const from = (at: number): number => (at % rows) * columns + Math.floor(at / rows);
  return { values: values.map((_, at) => values[from(at)] ?? NaN), slack: slack.map((_, at) => slack[from(at)] ?? 0) };
}

export function layoutOf(wanted: string, { layout }: Faults): string {
  if (layout === 'other') return wanted === 'interleaved' ? 'concatenated' : 'interleaved';
  return layout === 'interleaved' || layout === 'concatenated' ? layout : wanted;
}

/** Projects whose last frequency is 1 / base. */
const shortLadders = ['tensor2tensor', 'fairseq', 'whisper'];

/** The difference between half and the divisor of exponents: 1 or 0, as requested or by a mistake. */
const shiftOf = (wanted: number, { ladder: wrong }: Faults): number =>
  wrong === 'half-1' ? 1 : wrong === 'half' ? 0 : wanted;

/** Mistakes of the ladder but that one. */
const otherLadder = (faults: Faults): Faults =>
  faults.ladder === 'half-1' || faults.ladder === 'half' ? without(faults, 'ladder') : faults;

/** Sine and cosine of a pair with different exponents, counted by column. */
const columnExponents = (faults: Faults): 1 | 2 | undefined =>
  faults.ladder === 'paired columns' ? 2 : faults.ladder === 'columns' ? 1 : undefined;

export const sinusoidal: Family = {
  model(asked, faults) {
    const { options } = asked;
    const dim = numberIn(options, 'dim');
    const convention = textIn(options, 'convention');
    const short = shiftOf(shortLadders.includes(convention) ? 1 : 0, faults);
    const count = shortLadders.includes(convention) ? Math.floor(dim / 2) : Math.ceil(dim / 2);
    const over = short ? 2 * Math.max(Math.floor(dim / 2) - 1, 1) : dim;
    const base = numberIn(options, 'base');
    const inverse = ladder({ base, dim, count, over }, otherLadder(faults));
    const layout = layoutOf(textIn(options, 'layout') || 'interleaved', faults);
    const scale = convention === 'x_transformers' ? dim ** -0.5 : 1;
    const empty = convention === 'fairseq' ? numberIn(options, 'padding_idx') : undefined;
    const cosineFirst = faults.layout === 'cosine first';
    const times = columnExponents(faults);
    const cosines = times && inverse.map((_, i) => (faults.base ?? base) ** ((-times * (2 * i + 1)) / dim));
    const sines = times && inverse.map((_, i) => (faults.base ?? base) ** ((-times * 2 * i) / dim));
    return tableOf(asked, { dim, inverse: sines ?? inverse, cosines, layout, cosineFirst, scale, empty }, faults);
  },
  alternatives: [
    ...wrongLayouts(),
    ...wrongTurn,
    ...wrongPositions,
    ...wrongBases,
    ...wrongLadder,
    ...causes(
      'exponent-doubled',
      [
        'The exponent is doubled, and a cosine has a frequency of its own: column c turns by base^(-2c / dim).',
        {
          ladder: 'paired columns',
        },
      ],
      [
        'Sine and cosine of a pair have frequencies of their own: column c turns by base^(-c / dim).',
        {
          ladder: 'columns',
        },
      ],
    ),
    ...wrongAngles,
    ...causes('mask', ['The row of the padding index is not zero.', { zeroed: 'kept' }]),
  ],
};

export const timestep: Family = {
  model(asked, faults) {
    const { options } = asked;
    const dim = numberIn(options, 'dim');
    const half = Math.floor(dim / 2);
    const shift = numberIn(options, 'downscale_freq_shift', 0);
    const base = numberIn(options, 'max_period', numberIn(options, 'base'));
    const inverse = ladder({ base, dim, count: half, over: 2 * (half - shiftOf(shift, faults)) }, otherLadder(faults));
    const flip = options['flip_sin_to_cos'] === true;
    const cosineFirst = faults.layout === 'cosine first' ? !flip : flip;
    let scale = numberIn(options, 'scale', 1);
    if (faults.scaling === 'forgotten') scale = 1;
    if (faults.scaling === 'inverted') scale = 1 / scale;
    if (faults.scaling === 'twice') scale *= scale;
    const layout = layoutOf('concatenated', faults);
    const plan = { dim, inverse, layout, cosineFirst, scale: 1 };
    return tableOf(asked, plan, faults, scale);
  },
  alternatives: [
    ...wrongLayouts(),
    ...wrongTurn,
    ...wrongPositions,
    ...wrongBases,
    ...wrongLadder,
    ...causes('scaling-forgotten', [
      'The scale is not read: time steps are taken as they are.',
      { scaling: 'forgotten' },
    ]),
    ...causes('scaling-inverted', ['Time steps are divided by the scale.', { scaling: 'inverted' }]),
    ...causes('scaling-twice', ['The scale is applied twice.', { scaling: 'twice' }]),
    ...wrongAngles,
  ],
};

function wrongLayouts(): Alternative[] {
  return causes(
    'layout',
    ['Sines and cosines alternate whatever is asked.', { layout: 'interleaved' }],
    ['All sines come before all cosines whatever is asked.', { layout: 'concatenated' }],
    [
      'The layouts are confused: sines and cosines alternate where all sines come first, and the reverse.',
      {
        layout: 'other',
      },
    ],
    ['Cosines stand where sines belong, and the reverse.', { layout: 'cosine first' }],
    ['The table is transposed: columns are written as rows.', { layout: 'transposed' }],
  );
}
