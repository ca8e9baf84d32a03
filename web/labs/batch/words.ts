import type { TemplateResult } from 'lit';
import { inOneLine, stopped, withSemicolons } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { wordsIn } from '../shared/text/words-in.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import { frequenciesOf, rounding, type Model, type Slot } from './model.ts';
import type { BatchValues } from './properties.ts';

export const mistakeText = (mistake: BatchValues['mistake']): string => t(`batch.mistakes.${mistake}`);
export const encodingText = (encoding: BatchValues['encoding']): string => t(`batch.encodings.${encoding}`);

const names = ['a', 'b', 'c'] as const;

/** Letter of a text in the figures. */
export const textName = (text: number): string => (names[text] ?? '').toUpperCase();

/** A word of a text, or the sign of padding. */
export const wordAt = (text: number, word: number): string =>
  word < 0 ? t('batch.padding') : (wordsIn(t(`batch.texts.${names[text] ?? 'a'}`))[word] ?? '');

/** An error as it stands below a word: two decimals, more where they would all be 0. */
export const errorText = (error: number): string =>
  error <= rounding ? '' : error < 0.005 ? measure(error, 1) : decimal(error, 2);

/** The text and the column of a key in the row of the chosen word. */
export function keyAt(view: BatchValues, { lines }: Model): { readonly text: number; readonly slot: Slot } {
  const texts = view.way === 'packed' ? [0, 1, 2] : [view.text];
  for (const text of texts) {
    const slot = lines[text]?.find(({ column }) => column === view.key);
    if (slot) return { text, slot };
  }
  return { text: view.text, slot: lines[view.text]![0]! };
}

const beside = (here: number, alone: number | undefined): string =>
  alone === undefined
    ? t('batch.reading.aloneHidden', { here: measure(here) })
    : Math.abs(here - alone) <= rounding
      ? measure(here)
      : t('batch.reading.alone', { here: measure(here), alone: measure(alone) });

/** The pair of words pointed at, in numbers. */
export function readings(view: BatchValues, model: Model): TemplateResult {
  const { pair, query } = model;
  const key = keyAt(view, model);
  const seen = pair.sight === 'seen' || pair.sight === 'extra';
  const numbers = (here: number, alone: number | undefined): string =>
    seen ? beside(here, alone) : alone === undefined ? '…' : t('batch.reading.onlyAlone', { alone: measure(alone) });
  return reading(
    t('batch.numbersTitle'),
    fact(t('batch.label.word'), placeText(view.text, query), 'query'),
    fact(t('batch.label.key'), placeText(key.text, key.slot), 'key'),
    fact(t('batch.reading.sees'), t(`batch.sight.${pair.sight}`), 'sight', 'mask'),
    fact(t('batch.reading.offset'), written(pair.offset), 'offset', 'position'),
    fact(t('batch.reading.score'), numbers(pair.score, pair.rightScore), 'score'),
    fact(t('batch.reading.weight'), numbers(pair.weight, pair.rightWeight), 'weight'),
    fact(t('batch.reading.output'), measure(query.error), 'output', 'error'),
    fact(t('batch.reading.worst'), measure(model.error), 'worst', 'error'),
  );
}

const placeText = (text: number, { kind, word, column, id }: Slot): string =>
  t(kind === 'word' ? 'batch.reading.place' : 'batch.reading.noPlace', {
    word: wordAt(text, word),
    column: written(column),
    position: written(id),
  });

/** Why the mistake shows, or why it does not. */
function reason(view: BatchValues, { wrong }: Model): string {
  const { way, steps, mistake, encoding, window, moved, dropped } = view;
  const values = {
    factor: decimal(frequenciesOf('yarn').attentionFactor, 3),
    window,
  };
  const is = (name: string): string => t(`batch.reason.${name as 'none'}`, values);
  if (encoding === 'table' && moved && dropped > 0) return is('fixed');
  if (mistake === 'columns') {
    if (way === 'right' && steps === 0) return is('columnsRight');
    return is(encoding === 'table' ? 'columnsTable' : wrong > 0 ? 'columnsGap' : 'columnsOffset');
  }
  if (mistake === 'mask') return is(wrong === 0 ? 'maskRight' : way === 'packed' ? 'maskPacked' : 'mask');
  if (mistake === 'factor') return is(wrong > 0 ? 'factor' : 'factorNone');
  if (mistake === 'window') return is(wrong > 0 ? 'window' : 'windowNone');
  return is(way === 'packed' ? 'packed' : 'none');
}

/** The observation to make, depending on the reader's settings. */
export function caption(view: BatchValues, model: Model): string {
  const { wrong, count, error, reach } = model;
  const values = { wrong, count, error: measure(error), reach: measure(reach) };
  const found = t(wrong > 0 ? 'batch.effect' : error === 0 ? 'batch.same' : 'batch.sameRounded', values);
  return inOneLine(found, reason(view, model));
}

/** The result of a change, at the chosen pair. */
export function spoken(view: BatchValues, model: Model): string {
  const key = keyAt(view, model);
  return t('batch.spoken', {
    query: placeText(view.text, model.query),
    key: placeText(key.text, key.slot),
    sight: t(`batch.sight.${model.pair.sight}`),
  });
}

/** The figure in words. */
export function inWords(view: BatchValues, model: Model): string {
  const lines = model.lines.map((slots, text) =>
    t('batch.line', {
      text: textName(text),
      words: withSemicolons(slots.filter(({ kind }) => kind === 'word').map((slot) => placeText(text, slot))),
    }),
  );
  return inOneLine(caption(view, model), stopped(t(`batch.ways.${view.way}`)), ...lines);
}

/** Every word of the batch. English names, as in the programs. */
export function batchTable(view: BatchValues, { lines }: Model): DataTable {
  return {
    name: `posenc-batch-${view.way}`,
    columns: ['text', 'word', 'column', 'kind', 'position', 'error'],
    rows: lines.flatMap((slots, text) =>
      slots.map(({ word, column, kind, id, error }) => [
        textName(text),
        wordAt(text, word),
        column,
        kind,
        kind === 'word' ? id : '',
        kind === 'word' ? error : '',
      ]),
    ),
  };
}
