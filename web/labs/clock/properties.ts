import { base, choice, number, real, type Values } from '../shared/state/properties.ts';

/** The lab "Many-handed clock". A width of one would have only a sine and no hand. */
export const properties = {
  position: real({ url: 'p', default: 10, min: 0, max: 1e6, slider: [0, 240], marks: [0, 44, 100, 240] }),
  pair: number({ url: 'i', default: 0, min: 0, max: 511 }),
  dim: number({ url: 'd', default: 16, min: 2, max: 1024, scale: 'log', marks: [4, 16, 64, 512], paper: 512 }),
  base: base(),
  ladder: choice({ url: 'l', default: 'half', options: ['half', 'halfMinusOne'] }),
  step: number({ url: 's', default: 1, min: 1, max: 1000, slider: [1, 100], scale: 'log', marks: [1, 3, 6, 22, 44] }),
  span: number({ url: 'w', default: 60, min: 10, max: 400, scale: 'log', marks: [20, 60, 200, 400] }),
  speed: choice({ url: 'v', default: '4', options: ['1', '4', '20', '100'], public: false }),
} as const;

export type ClockValues = Values<typeof properties>;

/** The number of hands for a width; the paper's ladder gives the last sine of an odd width a separate hand. */
export const pairsOf = ({ dim, ladder }: Pick<ClockValues, 'dim' | 'ladder'>): number =>
  ladder === 'half' ? Math.ceil(dim / 2) : Math.floor(dim / 2);

export function settle(wanted: ClockValues): ClockValues {
  return { ...wanted, pair: Math.min(wanted.pair, pairsOf(wanted) - 1) };
}
