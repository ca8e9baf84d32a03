// Inverse frequencies without a scaling, right and wrong.
import { causes, without, type Alternative, type Faults } from './faults.ts';

export interface LadderShape {
  readonly base: number;
  /** Channels that turn. */
  readonly dim: number;
  /** For the whole head, if only a part of it turns. */
  readonly headDim?: number;
  /** How many frequencies there are, where they are not dim / 2. */
  readonly count?: number;
  /** The number of channels in the exponents: pair i has base^(-2i / over). */
  readonly over?: number;
}

export function ladder(shape: LadderShape, faults: Faults): number[] {
  const { dim, headDim = dim, count = Math.floor(dim / 2) } = shape;
  const base = faults.ladderBase ?? faults.base ?? shape.base;
  let over = shape.over ?? dim;
  if (faults.over?.startsWith('head_dim')) over = headDim;
  if (faults.over === 'rotary_dim') over = dim;
  const half = over / 2;
  if (faults.order === 'backwards') return ladder(shape, without(faults, 'order')).reverse();
  if (faults.running === 'frequencies') return runningProduct(base, over, count);
  return Array.from({ length: count }, (_, i) => {
    switch (faults.ladder) {
      case 'squared':
        return base ** ((-2 * i) / half);
      case 'root':
        return base ** (-i / over);
      case 'inverted':
        return base ** (i / half);
      case 'half-1':
        return base ** (-i / Math.max(Math.floor(half) - 1, 1));
      case 'half':
        return base ** ((-2 * i) / dim);
      case 'floored':
        return Math.exp(i * Math.floor(-Math.log(base) / over / 2));
      case 'exchanged':
        return (i / count) ** (1 / base);
      case 'index':
        return base ** (-(i + 1) / half);
      default:
        return base ** (-i / half);
    }
  });
}

/** Each frequency from the last, in float32. */
function runningProduct(base: number, over: number, count: number): number[] {
  const step = Math.fround(base ** (-2 / over));
  const made: number[] = [];
  for (let i = 0, w = 1; i < count; i++, w = Math.fround(w * step)) made.push(w);
  return made;
}

const bases = [10000, 100, 1000, 5000, 100000, 150000, 160000, 500000, 1000000, 5000000, 10000000];

export const wrongBases: readonly Alternative[] = bases.flatMap((base) =>
  causes('base', [
    base === 10000
      ? 'The base is 10,000 whatever is asked: the option is not read.'
      : `The base is ${base.toLocaleString('en')} whatever is asked.`,
    { base },
  ]),
);

/** A base within the ladder, where scalings that change the base cannot reach it. */
export const fixedBases: readonly Alternative[] = [10000, 500000, 1000000].flatMap((base) =>
  causes('base', [
    `The base is ${base.toLocaleString('en')} whatever is asked, and whatever a scaling makes of it.`,
    { ladderBase: base },
  ]),
);

export const wrongLadder: readonly Alternative[] = [
  ...causes(
    'base',
    [
      'The rate is rounded down: ln(base) / dim // 2 divides first, and frequencies fall by powers of e.',
      {
        ladder: 'floored',
      },
    ],
    ['Base and exponent are exchanged: frequencies are (i / half)^(1 / base).', { ladder: 'exchanged' }],
  ),
  ...causes(
    'exponent-doubled',
    ['The exponent is doubled: it counts columns where it should count pairs.', { ladder: 'squared' }],
    ['The exponent is halved: it counts pairs where it should count columns.', { ladder: 'root' }],
    [
      'The exponent has the other sign: positions are divided by the frequency instead of multiplied.',
      {
        ladder: 'inverted',
      },
    ],
    ['The exponent starts with 1 instead of 0.', { ladder: 'index' }],
  ),
  ...causes(
    'frequency-shift',
    ['The last frequency is 1 / base: exponents are divided by half - 1 where half belongs.', { ladder: 'half-1' }],
    ['Exponents are divided by half where half - 1 belongs, so that no frequency is 1 / base.', { ladder: 'half' }],
  ),
  ...causes('running-product', [
    'Frequencies are a running product in float32: each carries the errors of those before.',
    { running: 'frequencies' },
  ]),
];
