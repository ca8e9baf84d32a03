import { choice, defaults, flag, list, number, type Values } from '../../lib/properties.ts';

/** The lab "Encode": its state, defaults, limits, controls and URL names in one place. Defaults are lesson 000's view. */
export const properties = {
  positions: number({
    url: 'n',
    default: 100,
    whole: true,
    min: 1,
    max: 4096,
    slider: { min: 1, max: 4096, scale: 'log' },
    marks: [6, 100, 128, 512, 2048],
  }),
  dim: number({
    url: 'd',
    default: 64,
    whole: true,
    min: 1,
    max: 1024,
    slider: { min: 1, max: 1024, scale: 'log' },
    marks: [4, 64, 128, 512],
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
  first: number({
    url: 'f',
    default: 0,
    whole: false,
    min: -1e9,
    max: 1e9,
    slider: { min: 0, max: 65535, scale: 'linear' },
    marks: [0, 512, 65535],
    paper: 0,
  }),
  layout: choice({ url: 'l', default: 'interleaved', options: ['interleaved', 'concatenated'] }),
  colorMap: choice({ url: 'm', default: 'RdBu', options: ['RdBu', 'magma', 'viridis'] }),
  transpose: flag({ url: 't', default: false }),
  dimensions: list({ url: 'c', default: [0, 1, 10, 11, 30, 31], min: 0, max: 1023, longest: 12 }),
  curveStyle: choice({ url: 's', default: 'overlaid', options: ['overlaid', 'strips'] }),
  selectedPosition: number({
    url: 'p',
    default: 10,
    whole: false,
    min: -1e9,
    max: 1e9 + 4096,
    slider: { min: 0, max: 4096, scale: 'linear' },
    marks: [],
  }),
  selectedDimension: number({
    url: 'i',
    default: 6,
    whole: true,
    min: 0,
    max: 1023,
    slider: { min: 0, max: 1023, scale: 'linear' },
    marks: [],
  }),
  shownRows: number({
    url: 'nr',
    default: 6,
    whole: true,
    min: 1,
    max: 64,
    slider: { min: 1, max: 64, scale: 'linear' },
    marks: [],
  }),
  shownColumns: number({
    url: 'nc',
    default: 8,
    whole: true,
    min: 1,
    max: 64,
    slider: { min: 1, max: 64, scale: 'linear' },
    marks: [],
  }),
  decimals: number({
    url: 'nd',
    default: 4,
    whole: true,
    min: 0,
    max: 12,
    slider: { min: 0, max: 12, scale: 'linear' },
    marks: [],
  }),
  rounding: choice({ url: 'nt', default: 'rounded', options: ['rounded', 'truncated'] }),
} as const;

export type EncodeValues = Values<typeof properties>;

/** What can be shown of what was asked for: a curve or a selection beyond the table's edge cannot. */
export function settle(wanted: EncodeValues): EncodeValues {
  const { positions, dim, first } = wanted;
  const row = Math.min(Math.max(Math.round(wanted.selectedPosition - first), 0), positions - 1);
  return {
    ...wanted,
    dimensions: wanted.dimensions.filter((dimension) => dimension < dim),
    selectedPosition: first + row,
    selectedDimension: Math.min(wanted.selectedDimension, dim - 1),
    shownRows: Math.min(wanted.shownRows, positions),
    shownColumns: Math.min(wanted.shownColumns, dim),
  };
}

export const initial = defaults(properties);
