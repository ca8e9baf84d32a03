import { choice, number, text, type Values } from '../../lib/properties.ts';

/** The encodings side by side: first those that are added, then the turn, then those that go to the scores. */
export const familyNames = [
  'sinusoidal',
  'learned',
  'rotary',
  'alibi',
  't5',
  'shaw',
  'transformerXl',
  'kerple',
  'none',
] as const;
export type FamilyName = (typeof familyNames)[number];

const place = { whole: true, min: 0, max: 127, slider: { min: 0, max: 127, scale: 'linear' }, marks: [] } as const;

/** The lab "The whole family". A sentence left empty is the example's, in the language of the page. */
export const properties = {
  family: choice({ url: 'y', default: 'rotary', options: familyNames }),
  content: choice({ url: 'c', default: 'same', options: ['same', 'sentence', 'random'] }),
  sentence: text({ url: 'a', default: '', longest: 120, words: { min: 1, max: 12 } }),
  weights: choice({ url: 'w', default: 'identity', options: ['identity', 'seeded'] }),
  show: choice({ url: 'm', default: 'effect', options: ['effect', 'score', 'share'] }),
  length: number({
    url: 'n',
    default: 48,
    whole: true,
    min: 2,
    max: 128,
    slider: { min: 2, max: 128, scale: 'linear' },
    marks: [16, 48, 100, 128],
  }),
  trained: number({
    url: 't',
    default: 32,
    whole: true,
    min: 2,
    max: 128,
    slider: { min: 2, max: 128, scale: 'linear' },
    marks: [16, 32, 64, 128],
  }),
  dim: choice({ url: 'd', default: '32', options: ['8', '16', '32', '64'] }),
  heads: number({
    url: 'h',
    default: 8,
    whole: true,
    min: 1,
    max: 128,
    slider: { min: 1, max: 64, scale: 'log' },
    marks: [8, 12, 16, 32],
  }),
  head: number({
    url: 'i',
    default: 3,
    whole: true,
    min: 1,
    max: 128,
    slider: { min: 1, max: 128, scale: 'linear' },
    marks: [],
  }),
  pairing: choice({ url: 'p', default: 'rotateHalf', options: ['rotateHalf', 'interleaved'] }),
  /** The position that looks. */
  query: number({ url: 'q', default: 47, ...place }),
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

export type FamilyValues = Values<typeof properties>;

/** Heads and positions that are not there cannot be shown. */
export function settle(wanted: FamilyValues): FamilyValues {
  return { ...wanted, head: Math.min(wanted.head, wanted.heads), query: Math.min(wanted.query, wanted.length - 1) };
}

/** What the lessons say of other encodings, each to be looked at. */
export const presets = {
  lesson000: {
    family: 'learned',
    content: 'same',
    weights: 'seeded',
    length: 48,
    trained: 32,
    query: 47,
    show: 'effect',
  },
  rope: {
    family: 'rotary',
    content: 'sentence',
    weights: 'seeded',
    length: 48,
    trained: 32,
    query: 47,
    show: 'effect',
  },
  lesson004: {
    family: 'alibi',
    content: 'sentence',
    weights: 'seeded',
    length: 48,
    trained: 32,
    query: 47,
    show: 'share',
    heads: 12,
    head: 9,
  },
  shaw: { family: 'shaw', content: 'random', weights: 'seeded', length: 48, trained: 32, query: 47, show: 'effect' },
} as const satisfies Record<string, Partial<FamilyValues>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly PresetName[];

export function activePreset(view: FamilyValues): PresetName | undefined {
  return presetNames.find((name) =>
    Object.entries(presets[name]).every(([key, value]) => view[key as keyof FamilyValues] === value),
  );
}
