import { html, nothing, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { measure } from '../sentence/measure.ts';
import { writtenProduct } from './formula.ts';
import { entryOf, factorsOf, type Model } from './model.ts';
import { chosenTerms, termNames, type TermsValues } from './properties.ts';

/** What there is to see, which depends on what the reader has set. */
export function caption(model: Model, view: TermsValues): string {
  const on = chosenTerms(view);
  const and = new Intl.ListFormat(language(), { type: 'conjunction' });
  const off = termNames.filter((name) => !view[name]).map((name) => t(`terms.names.${name}`));
  const sum =
    on.length === termNames.length
      ? t('terms.captionSum', { error: measure(model.error) })
      : on.length === 0
        ? t('terms.captionNone')
        : t('terms.captionOff', { off: and.format(off) });
  const distance =
    view.alpha === 0
      ? t('terms.captionAlpha')
      : t(view.weights === 'identity' ? 'terms.captionIdentity' : 'terms.captionSeeded', {
          spread: measure(model.spread),
        });
  return `${sum} ${distance}`;
}

export interface CellOptions {
  readonly model: Model;
  readonly view: TermsValues;
  readonly query: number;
  readonly key: number;
}

/** The cell pointed at: four numbers that add up, and one of them multiplied out. */
export function cell({ model, view, query, key }: CellOptions): TemplateResult {
  const of = (name: (typeof termNames)[number]): number => entryOf(model.terms[name], query, key);
  const score = entryOf(model.scores, query, key);
  const item = (name: string, value: string, data: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd data-key=${data}>${value}</dd></div>`;
  const signed = (value: number): string => (value < 0 ? `(${measure(value)})` : measure(value));
  const first = termNames.find((name) => view[name]);
  return html`<p class="adds">
      ${termNames.map((name) => html`<span data-term=${name} data-off=${view[name] ? nothing : ''}>${view[name] && name !== first ? ' + ' : ''}<span data-key=${name}>${signed(of(name))}</span></span>`)}
      <span>= <strong data-key="score">${Number.isFinite(score) ? measure(score) : t('terms.masked')}</strong></span>
    </p>
    <dl>
      ${item(t('terms.readout.whole'), measure(entryOf(model.whole, query, key)), 'whole')}
      ${item(t('terms.readout.weight'), measure(entryOf(model.weights, query, key)), 'weight')}
      ${item(t('terms.readout.distance'), plain(key - query, language()), 'distance')}
    </dl>`;
}

/** The chosen product of the cell, with its numbers. */
export function product({ model, view, query, key }: CellOptions): TemplateResult {
  const [ofQuery, ofKey] = factorsOf(model, view.term, query, key);
  return writtenProduct(ofQuery, ofKey, entryOf(model.terms[view.term], query, key));
}

/** The picture in a few sentences. */
export function inWords(model: Model, view: TermsValues): string {
  const about = t('terms.words', {
    sentence: model.sentence,
    dim: view.dim,
    heads: t('terms.headCount', { count: Number(view.heads) }),
    head: view.head + 1,
    alpha: plain(view.alpha, language()),
  });
  return `${about} ${caption(model, view)}`;
}

/** Every cell that is drawn. */
export function table(model: Model): DataTable {
  const places = model.tokens.map((_token, place) => place);
  const masked = (score: number): number | string => (Number.isFinite(score) ? score : t('terms.masked'));
  return {
    name: 'posenc-terms',
    columns: [
      t('terms.columns.query'),
      t('terms.columns.queryWord'),
      t('terms.columns.key'),
      t('terms.columns.keyWord'),
      ...termNames.map((name) => t(`terms.names.${name}`)),
      t('terms.score'),
      t('terms.weight'),
    ],
    rows: places.flatMap((query) =>
      places.map((key) => [
        query,
        model.tokens[query]?.shown ?? '',
        key,
        model.tokens[key]?.shown ?? '',
        ...termNames.map((name) => entryOf(model.terms[name], query, key)),
        masked(entryOf(model.scores, query, key)),
        entryOf(model.weights, query, key),
      ]),
    ),
  };
}
