import { presetsOf } from '../shared/state/presets.ts';
import { base, choice, number, type Values } from '../shared/state/properties.ts';

/** The tables side by side, the right one first. */
export const variantNames = [
  'paper',
  'concatenated',
  'halfMinusOne',
  'doubledExponent',
  'unpairedExponent',
  'reciprocal',
  'float32Angles',
] as const;
export type VariantName = (typeof variantNames)[number];

/** The lab "Variants and mistakes". */
export const properties = {
  trained: choice({ url: 't', default: 'paper', options: variantNames }),
  given: choice({ url: 'g', default: 'doubledExponent', options: variantNames }),
  compare: choice({ url: 'm', default: 'rows', options: ['rows', 'scores'] }),
  // A fit of the shift takes a tenth of a second at the largest sizes, and there are seven.
  positions: number({ url: 'n', default: 100, min: 2, max: 128, marks: [10, 64, 100, 128] }),
  first: number({ url: 'f', default: 0, min: 0, max: 2 ** 24, slider: [0, 1e6], marks: [0, 65436, 1e6] }),
  dim: number({ url: 'd', default: 64, min: 2, max: 512, scale: 'log', marks: [4, 6, 64, 512], paper: 512 }),
  base: base(),
  /** The row that is pointed at, counted from the first position. */
  row: number({ url: 'r', default: 40, min: 0, max: 127 }),
} as const;

export type VariantsValues = Values<typeof properties>;

/** The row that is pointed at is one of those shown. */
export function settle(wanted: VariantsValues): VariantsValues {
  return { ...wanted, row: Math.min(wanted.row, wanted.positions - 1) };
}

/** The choices of lessons and programs, each next to the paper's table. */
export const presets = presetsOf(
  properties,
  {
    lesson002: { given: 'doubledExponent', dim: 512, positions: 100, first: 0, compare: 'rows' },
    wrongDivision: { given: 'reciprocal', dim: 64, positions: 100, first: 0, compare: 'rows' },
    rightDivision: { given: 'paper', dim: 64, positions: 100, first: 0, compare: 'rows' },
    unpaired: { given: 'unpairedExponent', dim: 64, positions: 100, first: 0, compare: 'rows' },
    halves: { given: 'concatenated', dim: 64, positions: 100, first: 0, compare: 'scores' },
    ladder: { given: 'halfMinusOne', dim: 512, positions: 100, first: 0, compare: 'rows' },
    farOut: { given: 'float32Angles', dim: 512, positions: 100, first: 65436, compare: 'scores' },
  },
  ['trained', 'base'],
);
