import { presetsOf } from '../shared/state/presets.ts';
import { choice, flag, number, type Values } from '../shared/state/properties.ts';

/** Words of the three prompts. */
export const promptLengths = [2, 5, 3] as const;
export const longestPrompt = Math.max(...promptLengths);
/** Words that can follow each prompt. */
export const maxSteps = 3;

export const mistakes = ['none', 'columns', 'mask', 'factor', 'window'] as const;
export type Mistake = (typeof mistakes)[number];

/** The lab "A batch". */
export const properties = {
  way: choice({ url: 'w', default: 'left', options: ['left', 'right', 'packed'] }),
  steps: number({ url: 's', default: 0, min: 0, max: maxSteps }),
  dropped: number({ url: 'd', default: 0, min: 0, max: 3 }),
  moved: flag({ url: 'm', default: false }),
  mistake: choice({ url: 'e', default: 'none', options: mistakes }),
  encoding: choice({ url: 'c', default: 'rope', options: ['rope', 'yarn', 'table'] }),
  window: choice({ url: 'n', default: 'none', options: ['none', '2', '3', '4'] }),
  /** The word pointed at: its text, and its number in the text. */
  text: number({ url: 't', name: 'textNumber', default: 1, min: 0, max: 2 }),
  word: number({ url: 'i', default: 4, min: 0, max: longestPrompt + maxSteps - 1 }),
  /** The column of the key pointed at, in the word's row of the batch. */
  key: number({ url: 'j', name: 'keyColumn', default: 1, min: 0, max: 18 }),
} as const;

export type BatchValues = Values<typeof properties>;

/** Words of a text that there are, dropped ones included. */
export const wordsOf = ({ steps }: Pick<BatchValues, 'steps'>, text: number): number =>
  (promptLengths[text] ?? 0) + steps;

/** Columns of the batch. */
export const columnsOf = (view: Pick<BatchValues, 'steps' | 'way'>): number =>
  view.way === 'packed'
    ? promptLengths.reduce<number>((sum, _length, text) => sum + wordsOf(view, text), 0)
    : longestPrompt + view.steps;

/** One word of each text stays; the word pointed at is one that is left. */
export function settle(wanted: BatchValues): BatchValues {
  const dropped = Math.min(wanted.dropped, Math.min(...promptLengths) + wanted.steps - 1);
  const word = Math.min(Math.max(wanted.word, dropped), wordsOf(wanted, wanted.text) - 1);
  return { ...wanted, dropped, word, key: Math.min(wanted.key, columnsOf(wanted) - 1) };
}

/** Where batches go wrong. */
export const presets = presetsOf(
  properties,
  {
    ids: { way: 'left', mistake: 'columns', encoding: 'table' },
    step: { way: 'right', steps: 1, mistake: 'columns', text: 0, word: 2, key: 1 },
    neighbours: { way: 'packed', mistake: 'mask', key: 1 },
    twice: { steps: 2, dropped: 1, moved: true, mistake: 'factor', encoding: 'yarn', word: 6, key: 3 },
    edge: { steps: 2, mistake: 'window', window: '3', word: 5, key: 2 },
  },
  ['way', 'steps', 'dropped', 'moved', 'mistake', 'encoding', 'window'],
);
