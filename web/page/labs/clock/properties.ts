import { choice, number, type Values } from '../../lib/properties.ts';

/** The lab "Many-handed clock". A width of one would have a sine alone and no hand. */
export const properties = {
  position: number({
    url: 'p',
    default: 10,
    whole: false,
    min: 0,
    max: 1e6,
    slider: { min: 0, max: 240, scale: 'linear' },
    marks: [0, 1, 44, 100, 240],
  }),
  pair: number({
    url: 'i',
    default: 0,
    whole: true,
    min: 0,
    max: 511,
    slider: { min: 0, max: 511, scale: 'linear' },
    marks: [],
  }),
  dim: number({
    url: 'd',
    default: 16,
    whole: true,
    min: 2,
    max: 1024,
    slider: { min: 2, max: 1024, scale: 'log' },
    marks: [4, 16, 64, 512],
    paper: 512,
  }),
  base: number({
    url: 'b',
    default: 10000,
    whole: false,
    min: 1,
    aboveMin: true,
    max: 1e9,
    slider: { min: 1.1, max: 1e6, scale: 'log' },
    marks: [10, 100, 10000, 500000],
    paper: 10000,
  }),
  ladder: choice({ url: 'l', default: 'half', options: ['half', 'halfMinusOne'] }),
  step: number({
    url: 's',
    default: 1,
    whole: true,
    min: 1,
    max: 1000,
    slider: { min: 1, max: 100, scale: 'log' },
    marks: [1, 3, 6, 22, 44],
  }),
  span: number({
    url: 'w',
    default: 60,
    whole: true,
    min: 10,
    max: 400,
    slider: { min: 10, max: 400, scale: 'log' },
    marks: [20, 60, 200, 400],
  }),
  speed: choice({ url: 'v', default: '4', options: ['1', '4', '20', '100'], public: false }),
} as const;

export type ClockValues = Values<typeof properties>;

/** How many hands a width has; the paper's ladder gives the last sine of an odd width a hand of its own. */
export const pairsOf = ({ dim, ladder }: Pick<ClockValues, 'dim' | 'ladder'>): number =>
  ladder === 'half' ? Math.ceil(dim / 2) : Math.floor(dim / 2);

export function settle(wanted: ClockValues): ClockValues {
  return { ...wanted, pair: Math.min(wanted.pair, pairsOf(wanted) - 1) };
}
