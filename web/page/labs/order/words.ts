import { html, nothing, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { measure as show } from '../sentence/measure.ts';
import type { Model, Side } from './model.ts';
import type { OrderValues } from './properties.ts';

const entry = ({ data, columns }: Side['apart'], row: number, column: number): number =>
  data[row * columns + column] ?? 0;

/** What there is to see, which depends on what the reader has set. */
export function caption(model: Model, view: OrderValues): string {
  const { permutation, extra } = model;
  if (!permutation) {
    const and = new Intl.ListFormat(language(), { type: 'conjunction' });
    const name = (words: readonly string[]): string =>
      words.length === 0 ? t('order.nothing') : and.format(words.map((word) => t('order.quoted', { word })));
    return t('order.captionOther', { first: name(extra[0]), second: name(extra[1]) });
  }
  const numbers = { without: show(model.without.error ?? 0), with: show(model.with.error ?? 0) };
  if (permutation.every((from, to) => from === to)) return t('order.captionStill');
  if (view.causal) return t('order.captionCausal', numbers);
  if (view.alpha === 0) return t('order.captionOff', numbers);
  return t('order.caption', numbers);
}

/** Words that occur twice in the first sentence, and how far apart their outputs are. */
export function repeats({ repeats: all, without, with: placed }: Model): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<ul class="repeats">
    ${all.map(
      ({ word, places: [a, b] }) =>
        html`<li>${t('order.repeat', {
          word,
          a,
          b,
          without: show(entry(without.within, a, b)),
          with: show(entry(placed.within, a, b)),
        })}</li>`,
    )}
  </ul>`;
}

/** The word that is pointed at: its two places and how far apart its two outputs are. */
export function readout(model: Model, token: number): TemplateResult {
  const item = (name: string, value: string, key: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd data-key=${key}>${value}</dd></div>`;
  const place = model.links.find((link) => link[0] === token)?.[1];
  const apart = (side: Side): string => (place === undefined ? t('order.none') : show(entry(side.apart, token, place)));
  return html`<dl>
    ${item(t('order.readout.row'), plain(model.rows.get(model.tokens[0][token]?.word ?? '') ?? 0, language()), 'row')}
    ${item(t('order.readout.first'), plain(token, language()), 'first')}
    ${item(t('order.readout.second'), place === undefined ? t('order.none') : plain(place, language()), 'second')}
    ${item(t('order.readout.without'), apart(model.without), 'without')}
    ${item(t('order.readout.with'), apart(model.with), 'with')}
  </dl>`;
}

/** The picture in a few sentences. */
export function inWords(model: Model, view: OrderValues): string {
  const about = t('order.words', {
    first: model.sentences[0],
    second: model.sentences[1],
    dim: view.dim,
    alpha: plain(view.alpha, language()),
  });
  return `${about} ${caption(model, view)}`;
}

/** Every output that is drawn. */
export function table(model: Model): DataTable {
  const dim = model.with.outputs[0].output.columns;
  const rows = (
    [
      ['without', model.without],
      ['with', model.with],
    ] as const
  ).flatMap(([name, side]) =>
    ([0, 1] as const).flatMap((index) =>
      model.tokens[index].map(({ shown }, place) => [
        t(`order.${name}`),
        index + 1,
        place,
        shown,
        ...side.outputs[index].output.data.subarray(place * dim, (place + 1) * dim),
      ]),
    ),
  );
  const columns = ['positions', 'sentence', 'place', 'word'] as const;
  return {
    name: 'posenc-order',
    columns: [
      ...columns.map((name) => t(`order.columns.${name}`)),
      ...Array.from({ length: dim }, (_column, index) => `y${index}`),
    ],
    rows,
  };
}
