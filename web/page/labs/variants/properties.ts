import { choice, number, type Values } from '../../lib/properties.ts';

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
  positions: number({
    url: 'n',
    default: 100,
    whole: true,
    min: 2,
    max: 128,
    slider: { min: 2, max: 128, scale: 'linear' },
    marks: [10, 64, 100, 128],
  }),
  first: number({
    url: 'f',
    default: 0,
    whole: true,
    min: 0,
    max: 2 ** 24,
    slider: { min: 0, max: 1e6, scale: 'linear' },
    marks: [0, 65436, 1e6],
  }),
  dim: number({
    url: 'd',
    default: 64,
    whole: true,
    min: 2,
    max: 512,
    slider: { min: 2, max: 512, scale: 'log' },
    marks: [4, 6, 64, 512],
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
  /** The row that is pointed at, counted from the first position. */
  row: number({
    url: 'r',
    default: 40,
    whole: true,
    min: 0,
    max: 127,
    slider: { min: 0, max: 127, scale: 'linear' },
    marks: [],
  }),
} as const;

export type VariantsValues = Values<typeof properties>;

/** The row that is pointed at is one of those shown. */
export function settle(wanted: VariantsValues): VariantsValues {
  return { ...wanted, row: Math.min(wanted.row, wanted.positions - 1) };
}

/** What lessons and programs do, each beside the paper's table. */
export const presets = {
  lesson002: { given: 'doubledExponent', dim: 512, positions: 100, first: 0, compare: 'rows' },
  wrongDivision: { given: 'reciprocal', dim: 64, positions: 100, first: 0, compare: 'rows' },
  rightDivision: { given: 'paper', dim: 64, positions: 100, first: 0, compare: 'rows' },
  unpaired: { given: 'unpairedExponent', dim: 64, positions: 100, first: 0, compare: 'rows' },
  halves: { given: 'concatenated', dim: 64, positions: 100, first: 0, compare: 'scores' },
  ladder: { given: 'halfMinusOne', dim: 512, positions: 100, first: 0, compare: 'rows' },
  farOut: { given: 'float32Angles', dim: 512, positions: 100, first: 65436, compare: 'scores' },
} as const satisfies Record<string, Partial<VariantsValues>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly PresetName[];

export function activePreset(view: VariantsValues): PresetName | undefined {
  if (view.trained !== 'paper' || view.base !== properties.base.default) return undefined;
  return presetNames.find((name) =>
    Object.entries(presets[name]).every(([key, value]) => view[key as keyof VariantsValues] === value),
  );
}
