import { presetsOf } from '../shared/state/presets.ts';
import { base, choice, flag, number, text, type Values } from '../shared/state/properties.ts';
import { models, type PublishedModel } from '../reach/models.ts';

/** The lab "RoPE: rotate instead of add". Words left empty are the example's, in the language of the page. */
export const properties = {
  query: number({
    url: 'q',
    name: 'queryPosition',
    default: 14,
    min: 0,
    max: 9999,
    slider: [0, 100],
    marks: [0, 25, 50, 100],
  }),
  key: number({
    url: 'k',
    name: 'keyPosition',
    default: 5,
    min: 0,
    max: 9999,
    slider: [0, 100],
    marks: [0, 25, 50, 100],
  }),
  /** The word of the key, then the word of the query. */
  pairOfWords: text({ url: 'a', name: 'words', default: '', longest: 60, words: { min: 2, max: 2 } }),
  dim: choice({ url: 'd', default: '16', options: ['8', '16', '32', '64', '128', '256'] }),
  pair: number({ url: 'i', default: 1, min: 0, max: 127 }),
  base: base(),
  pairing: choice({ url: 'p', default: 'interleaved', options: ['interleaved', 'rotateHalf'] }),
  part: choice({ url: 't', name: 'topic', default: 'offset', options: ['offset', 'values', 'pairing', 'turns'] }),
  values: choice({ url: 'v', default: 'plain', options: ['plain', 'rotated', 'back'] }),
  permuted: flag({ url: 'w', default: false }),
  context: number({
    url: 'c',
    default: 8192,
    min: 2,
    max: 1e7,
    slider: [128, 1048576],
    scale: 'log',
    marks: [2048, 8192, 131072],
  }),
} as const;

export type RotateValues = Values<typeof properties>;

export const settle = (wanted: RotateValues): RotateValues => ({
  ...wanted,
  pair: Math.min(wanted.pair, Number(wanted.dim) / 2 - 1),
});

/** A head of a published model: its width, its base and the length that it was trained on at first. */
export function headOf({ config, trained }: PublishedModel): Pick<RotateValues, 'dim' | 'base' | 'context'> {
  const numbers = config as Readonly<Record<string, number>>;
  const dim = numbers['head_dim'] ?? (numbers['hidden_size'] ?? 0) / (numbers['num_attention_heads'] ?? 1);
  return { dim: String(dim) as RotateValues['dim'], base: numbers['rope_theta'] ?? 0, context: trained };
}

/** The models of the presets, whose names stand in their texts. */
export const published = { llama2: models.llama2, llama31: models.llama31, gptOss: models.gptOss } as const;

const model = (name: keyof typeof published) => ({ ...headOf(published[name]), part: 'turns' }) as const;

/** What to see first: the offset, the values, the pairings; then real heads. */
export const presets = presetsOf(properties, {
  together: { part: 'offset', query: 99, key: 90, dim: '16' },
  value: { part: 'values', values: 'rotated', query: 17, key: 8, dim: '16' },
  halves: { part: 'pairing', permuted: false, dim: '16' },
  llama2: model('llama2'),
  llama31: model('llama31'),
  gptOss: model('gptOss'),
});
