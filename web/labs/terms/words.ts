import { html, mathml, nothing, type TemplateResult } from 'lit';
import type { AttentionTerm } from 'posenc';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, signedDecimal, written } from '../shared/text/numerals.ts';
import { fact } from '../shared/figure/reading.ts';
import { entryOf, factorsOf, type Model } from './model.ts';
import { chosenTerms, termNames, type TermsValues } from './properties.ts';

/** Letters of the parts: x is the word's vector, p its place. */
const letters: Readonly<Record<AttentionTerm, readonly [string, string]>> = {
  contentContent: ['x', 'x'],
  contentPosition: ['x', 'p'],
  positionContent: ['p', 'x'],
  positionPosition: ['p', 'p'],
};

const projected = (weight: string, vector: unknown): TemplateResult =>
  mathml`<msub><mi>W</mi><mi>${weight}</mi></msub>${vector}`;
const indexed = (letter: string, index: string): TemplateResult =>
  mathml`<msub><mi>${letter}</mi><mi>${index}</mi></msub>`;

const held = (inside: unknown): TemplateResult =>
  mathml`<mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo>`;

/** The product of a query and a key, each from its vector. */
const times = (query: unknown, key: unknown): TemplateResult =>
  mathml`${held(projected('q', query))}<mo>·</mo>${held(projected('k', key))}`;

/** The score and the expansion of its product. */
export function expansion(): TemplateResult {
  const sum = (index: string): TemplateResult => held(mathml`${indexed('x', index)}<mo>+</mo>${indexed('p', index)}`);
  const term = (name: AttentionTerm, index: number): TemplateResult => {
    const [query, key] = letters[name];
    const product = mathml`<mrow data-term=${name}>${times(indexed(query, 'i'), indexed(key, 'j'))}</mrow>`;
    return html`<math display="block">
      ${mathml`<mo form="infix">${index === 0 ? '=' : '+'}</mo>${product}`}
    </math>`;
  };
  return html`<div class="formula expansion">
    <math display="block">
      <msub><mi>s</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt>
      <mrow><mo form="infix">=</mo>${times(sum('i'), sum('j'))}</mrow>
    </math>
    ${termNames.map(term)}
  </div>`;
}

/** The observation to make, depending on the reader's settings. */
export function caption(model: Model, view: TermsValues): string {
  const on = chosenTerms(view);
  const off = termNames.filter((name) => !view[name]).map((name) => t(`terms.names.${name}`));
  const sum =
    on.length === termNames.length
      ? t('terms.captionSum', { error: measure(model.error) })
      : on.length === 0
        ? t('terms.captionNone')
        : t('terms.captionOff', { off: listed(off) });
  const distance =
    view.alpha === 0
      ? t('terms.captionAlpha')
      : t(view.weights === 'identity' ? 'terms.captionIdentity' : 'terms.captionSeeded', {
          spread: measure(model.spread),
        });
  return inOneLine(sum, distance);
}

/** The cell pointed at. */
export interface Cell {
  readonly query: number;
  readonly key: number;
}

/** Four numbers that add up, and the outcome of their sum. */
export function sumText(model: Model, view: TermsValues, { query, key }: Cell): TemplateResult {
  const score = entryOf(model.scores, query, key);
  const signed = (value: number): string => (value < 0 ? `(${measure(value)})` : measure(value));
  const first = termNames.find((name) => view[name]);
  const part = (name: AttentionTerm): TemplateResult => {
    const number = signed(entryOf(model.terms[name], query, key));
    const plus = view[name] && name !== first ? ' + ' : '';
    const shown = html`<span data-value=${name}>${number}</span>`;
    return html`<span data-term=${name} data-off=${view[name] ? nothing : ''}>${plus}${shown}</span>`;
  };
  return html`<p class="adds">
      ${termNames.map(part)}
      <span>= <strong data-value="score">${Number.isFinite(score) ? measure(score) : t('terms.masked')}</strong></span>
    </p>
    <dl>
      ${fact(t('terms.readout.whole'), measure(entryOf(model.whole, query, key)), 'whole')}
      ${fact(t('terms.readout.weight'), measure(entryOf(model.weights, query, key)), 'weight')}
      ${fact(t('terms.readout.distance'), written(key - query), 'distance')}
    </dl>`;
}

/** The chosen product of the cell with its numbers put in, two digits each; its value comes from posenc. */
export function productText(model: Model, term: AttentionTerm, { query, key }: Cell): TemplateResult {
  const [ofQuery, ofKey] = factorsOf(model, term, query, key);
  const number = (entry: number): string => {
    const text = signedDecimal(entry, 2);
    return entry < 0 ? `(${text})` : text;
  };
  const product = (entry: number, index: number): TemplateResult =>
    html`${index === 0 ? '' : ' + '}<span>${number(entry)}·${number(ofKey[index] ?? 0)}</span>`;
  return html`<p class="product">
    <span>(${Array.from(ofQuery, product)})</span> <span>/ √${ofQuery.length} =</span>
    <strong data-value="product">${measure(entryOf(model.terms[term], query, key))}</strong>
  </p>`;
}

/** The finding of a map: where it is highest. */
export function highest({ tokens }: Model, { data }: { readonly data: Float64Array }): string {
  let best = -1;
  for (let cell = 0; cell < data.length; cell += 1)
    if (Number.isFinite(data[cell]) && (best < 0 || data[cell]! > data[best]!)) best = cell;
  if (best < 0) return '';
  const [query, key] = [Math.floor(best / tokens.length), best % tokens.length];
  return t('terms.highest', {
    query: tokens[query]?.shown ?? '',
    key: tokens[key]?.shown ?? '',
    value: measure(data[best]!),
  });
}

/** The result of a change, at the chosen cell. */
export function spoken(model: Model, { query, key }: Cell): string {
  const score = entryOf(model.scores, query, key);
  return t('terms.spoken', {
    query: model.tokens[query]?.shown ?? '',
    key: model.tokens[key]?.shown ?? '',
    score: Number.isFinite(score) ? measure(score) : t('terms.masked'),
    weight: measure(entryOf(model.weights, query, key)),
  });
}

/** The picture in a few sentences. */
export function inWords(model: Model, view: TermsValues): string {
  const about = t('terms.words', {
    sentence: model.sentence,
    dim: view.dim,
    heads: t('terms.headCount', { count: Number(view.heads) }),
    head: view.head + 1,
    alpha: written(view.alpha),
  });
  return inOneLine(caption(model, view), about);
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
