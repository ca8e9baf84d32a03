import { choice, flag, number, type Values } from '../../lib/properties.ts';

/** How long an embedding is before anything is done to it: PyTorch's default, the paper's shared weights, BERT and GPT-2. */
export const starts = ['unit', 'root', 'small'] as const;
export type Start = (typeof starts)[number];

/** The lab "Compose". The shape is lesson 002's: (1, 100, 512). */
export const properties = {
  position: number({
    url: 'p',
    default: 5,
    whole: true,
    min: 0,
    max: 127,
    slider: { min: 0, max: 127, scale: 'linear' },
    marks: [],
  }),
  start: choice({ url: 'e', default: 'unit', options: starts }),
  rooted: flag({ url: 'r', default: true }),
  alpha: number({
    url: 'k',
    default: 1,
    whole: false,
    min: 0,
    max: 100,
    slider: { min: 0, max: 40, scale: 'linear' },
    marks: [0, 1, 10, 32],
    paper: 1,
  }),
  dropout: number({
    url: 'o',
    default: 0.1,
    whole: false,
    min: 0,
    max: 0.9,
    slider: { min: 0, max: 0.9, scale: 'linear' },
    marks: [0, 0.1, 0.5],
    paper: 0.1,
  }),
  dim: number({
    url: 'd',
    default: 512,
    whole: true,
    min: 2,
    max: 1024,
    slider: { min: 2, max: 1024, scale: 'log' },
    marks: [4, 64, 128, 512],
    paper: 512,
  }),
  tokens: number({
    url: 'n',
    default: 100,
    whole: true,
    min: 1,
    max: 128,
    slider: { min: 1, max: 128, scale: 'log' },
    marks: [],
  }),
  batch: number({
    url: 'b',
    default: 1,
    whole: true,
    min: 1,
    max: 8,
    slider: { min: 1, max: 8, scale: 'linear' },
    marks: [],
  }),
  seed: number({
    url: 's',
    default: 1,
    whole: true,
    min: 0,
    max: 9999,
    slider: { min: 0, max: 9999, scale: 'linear' },
    marks: [],
  }),
} as const;

export type ComposeValues = Values<typeof properties>;

/** Random numbers that are drawn at once: a quarter of a second. */
export const mostNumbers = 2 ** 17;

/** Widths are even here: with a lone sine the position's length would change from place to place. */
export function settle(wanted: ComposeValues): ComposeValues {
  const dim = wanted.dim - (wanted.dim % 2);
  const batch = Math.max(Math.min(wanted.batch, Math.floor(mostNumbers / (wanted.tokens * dim))), 1);
  return { ...wanted, dim, batch, position: Math.min(wanted.position, wanted.tokens - 1) };
}

/** What lessons say of size, each with the numbers that it holds for. */
export const presets = {
  lesson002: { start: 'unit', rooted: true },
  unscaled: { start: 'unit', rooted: false },
  lesson001: { start: 'root', rooted: false },
  paper: { start: 'root', rooted: true },
} as const satisfies Record<string, Partial<ComposeValues>>;

const shared = { dim: 512, alpha: 1 } as const;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly PresetName[];
export const presetValues = (name: PresetName): Partial<ComposeValues> => ({ ...shared, ...presets[name] });

export function activePreset(view: ComposeValues): PresetName | undefined {
  return presetNames.find((name) =>
    Object.entries(presetValues(name)).every(([key, value]) => view[key as keyof ComposeValues] === value),
  );
}
