import { base, choice, list, number, text, type NumberProperty, type Values } from '../shared/state/properties.ts';

/** The layouts in use, in the order of the buttons; lesson 001's comes last. */
export const layouts = [
  'mae',
  'bigVision',
  'mocoV3',
  'timm',
  'diffusers',
  'detr',
  'tensor2tensor',
  'multidim',
  'product',
] as const;
export type LayoutName = (typeof layouts)[number];

const whole = (url: string, start: number, min: number, max: number, marks: readonly number[] = []): NumberProperty =>
  number({ url, default: start, min, max, marks });

/** Words of a sentence for gates, at most. */
const mostWords = 14;

/** The lab "More than a line". */
export const properties = {
  view: choice({ url: 'v', name: 'topic', default: 'plane', options: ['plane', 'levels', 'content'] }),
  layout: choice({ url: 'l', default: 'mae', options: layouts }),
  width: whole('w', 14, 2, 32, [7, 14, 32]),
  height: whole('h', 14, 2, 32, [7, 14, 32]),
  dim: number({ url: 'd', default: 64, min: 8, max: 512, scale: 'log', marks: [8, 64, 256, 512] }),
  base: base([100, 10000]),
  measure: choice({ url: 'm', default: 'cosine', options: ['dot', 'cosine', 'distance'] }),
  x: whole('x', 3, 0, 31),
  y: whole('y', 2, 0, 31),

  words: whole('nw', 8, 2, 16),
  sentences: whole('ns', 4, 2, 8),
  paragraphs: whole('np', 3, 2, 4),
  apart: choice({ url: 'a', default: 'same', options: ['same', 'offsets', 'bases'] }),
  offset: whole('o', 4, 1, 64, [4, 8, 16]),
  word: whole('pw', 1, 0, 15),
  sentence: whole('ps', 0, 0, 7),
  paragraph: whole('pp', 0, 0, 3),

  text: text({ url: 't', default: '', longest: 120, words: { min: 1, max: mostWords } }),
  gates: choice({ url: 'g', default: 'ends', options: ['words', 'ends', 'own'] }),
  open: list({ url: 'go', default: [], min: 0, max: mostWords - 1, longest: mostWords }),
  half: list({ url: 'gh', default: [], min: 0, max: mostWords - 1, longest: mostWords }),
  rows: whole('r', 8, 2, 32),
  asked: whole('k', 1, 0, 31),
  query: whole('q', 13, 0, mostWords - 1),
} as const;

export type GridsValues = Values<typeof properties>;

/** Every layout needs a width divisible by four; the selection stays within the drawn cells. */
export function settle(wanted: GridsValues): GridsValues {
  const { width, height, words, sentences, paragraphs, rows } = wanted;
  return {
    ...wanted,
    dim: wanted.dim - (wanted.dim % 4),
    x: Math.min(wanted.x, width - 1),
    y: Math.min(wanted.y, height - 1),
    word: Math.min(wanted.word, words - 1),
    sentence: Math.min(wanted.sentence, sentences - 1),
    paragraph: Math.min(wanted.paragraph, paragraphs - 1),
    asked: Math.min(wanted.asked, rows - 1),
    open: wanted.gates === 'own' ? wanted.open : [],
    half: wanted.gates === 'own' ? wanted.half.filter((word) => !wanted.open.includes(word)) : [],
  };
}
