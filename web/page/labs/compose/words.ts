import { html, nothing, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Composition, Sum } from './parts.ts';
import type { ComposeValues } from './properties.ts';

const chosen = (view: ComposeValues, parts: Composition): Sum => (view.rooted ? parts.rooted : parts.plain);

const zeroedAt = ({ after }: Composition, position: number): number =>
  after.data
    .subarray(position * after.columns, (position + 1) * after.columns)
    .reduce((count, value) => count + Number(value === 0), 0);

/** The word pointed at, in numbers. */
export function reading(view: ComposeValues, parts: Composition): TemplateResult {
  const here = language();
  const { position } = view;
  const { wordNorms, sumNorms, turned } = chosen(view, parts);
  const [word, added] = [wordNorms[position] ?? 0, parts.addedNorms[position] ?? 0];
  const show = (value: number | undefined): string => significant(value ?? 0, here, 4);
  const item = (name: string, value: string, data: string, term = ''): TemplateResult =>
    html`<div data-term=${term || nothing}><dt>${name}</dt><dd data-value=${data}>${value}</dd></div>`;
  return html`<section class="reading" aria-label=${t('compose.reading.title')}>
    <dl>
      ${item(t('compose.word'), show(word), 'word', 'word')}
      ${item(t('compose.place'), show(added), 'place', 'place')}
      ${item(t('compose.sum'), show(sumNorms[position]), 'sum', 'sum')}
      ${item(t('compose.reading.moved'), t('compose.reading.percent', { percent: significant((added / word) * 100, here, 3) }), 'moved')}
      ${item(t('compose.turnedBy'), `${significant(turned[position] ?? 0, here, 3)}°`, 'turned')}
      ${item(t('compose.reading.after'), show(parts.afterNorms[position]), 'after', 'dropout')}
      ${item(t('compose.reading.dropped'), `${significant(parts.dropped[position] ?? 0, here, 3)}°`, 'dropped', 'dropout')}
      ${item(t('compose.reading.zeroed'), t('compose.reading.of', { zeroed: zeroedAt(parts, position), all: view.dim }), 'zeroed', 'dropout')}
    </dl>
  </section>`;
}

/** What goes in and what comes out, for the whole batch. */
export function shapes({ shapeIn, shapeOut, zeroed, entries }: Composition): TemplateResult {
  const shape = (sizes: readonly number[]): string => `(${sizes.join(', ')})`;
  return html`<p class="says" data-says="shapes">${t('compose.shapes', {
    from: shape(shapeIn),
    to: shape(shapeOut),
    zeroed,
    entries,
    percent: significant((100 * zeroed) / entries, language(), 3),
  })}</p>`;
}

/** What there is to see, which depends on what the reader has set. */
export function caption(view: ComposeValues, parts: Composition): string {
  const here = language();
  const { position } = view;
  const show = (value: number | undefined, digits = 4): string => significant(value ?? 0, here, digits);
  const numbers = {
    position,
    dim: view.dim,
    alpha: plain(view.alpha, here),
    place: show(parts.addedNorms[position]),
    rooted: show(parts.rooted.wordNorms[position]),
    plain: show(parts.plain.wordNorms[position]),
    rootedAngle: show(parts.rooted.turned[position], 3),
    plainAngle: show(parts.plain.turned[position], 3),
    dropped: show(parts.dropped[position], 3),
  };
  if (view.alpha === 0) return t('compose.captionOff', numbers);
  const text = t('compose.caption', numbers);
  return view.dropout === 0 ? text : `${text} ${t('compose.captionDropout', numbers)}`;
}

/** The figure for somebody who does not see it. */
export function inWords(view: ComposeValues, parts: Composition): string {
  const about = t('compose.words', {
    batch: view.batch,
    tokens: view.tokens,
    dim: view.dim,
    start: t(`compose.starts.${view.start}`),
    factor: t(view.rooted ? 'compose.rooted' : 'compose.plain'),
    alpha: plain(view.alpha, language()),
    dropout: plain(view.dropout, language()),
  });
  return `${about} ${caption(view, parts)}`;
}

/** Lengths and angles at every position. English names, as in the programs. */
export function composeTable(view: ComposeValues, parts: Composition): DataTable {
  const { wordNorms, sumNorms, turned } = chosen(view, parts);
  return {
    name: `posenc-compose-${view.tokens}x${view.dim}`,
    columns: [
      'position',
      'norm_embedding',
      'norm_position',
      'norm_sum',
      'angle_degrees',
      'norm_after_dropout',
      'dropout_angle_degrees',
      'zeroed',
    ],
    rows: Array.from(wordNorms, (norm, position) => [
      position,
      norm,
      parts.addedNorms[position] ?? 0,
      sumNorms[position] ?? 0,
      turned[position] ?? 0,
      parts.afterNorms[position] ?? 0,
      parts.dropped[position] ?? 0,
      zeroedAt(parts, position),
    ]),
  };
}
