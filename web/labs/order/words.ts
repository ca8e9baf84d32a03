import { html, mathml, nothing, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, written } from '../shared/text/numerals.ts';
import { fact } from '../shared/figure/reading.ts';
import type { Model, Repeat, Side } from './model.ts';
import type { OrderValues } from './properties.ts';

/** Equivariance: shuffled rows in, the same outputs out, shuffled alike; positions break it. */
export function equivariance(): TemplateResult {
  const attention = (inside: unknown): unknown => mathml`<mrow><mi>A</mi><mo>(</mo>${inside}<mo>)</mo></mrow>`;
  const shuffled = mathml`<mi mathvariant="normal">Π</mi><mi>X</mi>`;
  const side = (positions: boolean, sign: string): TemplateResult => {
    const added = positions ? mathml`<mo>+</mo><mi>P</mi>` : mathml``;
    return html`<math display="block">
      ${attention(mathml`${shuffled}${added}`)}<mo>${sign}</mo>
      <mi mathvariant="normal">Π</mi>${attention(mathml`<mi>X</mi>${added}`)}
    </math>`;
  };
  return html`<div class="formula">${side(false, '=')}${side(true, '≠')}</div>`;
}

const entry = ({ data, columns }: Side['apart'], row: number, column: number): number =>
  data[row * columns + column] ?? 0;

/** The observation to make, depending on the reader's settings. */
export function caption(model: Model, view: OrderValues): string {
  const { permutation, extra } = model;
  if (!permutation) {
    const name = (words: readonly string[]): string =>
      words.length === 0 ? t('order.nothing') : listed(words.map((word) => t('order.quoted', { word })));
    return t('order.captionOther', { first: name(extra[0]), second: name(extra[1]) });
  }
  const numbers = { without: measure(model.without.error ?? 0), with: measure(model.with.error ?? 0) };
  if (permutation.every((from, to) => from === to)) return t('order.captionStill');
  if (view.causal) return t('order.captionCausal', numbers);
  if (view.alpha === 0) return t('order.captionOff', numbers);
  return t('order.caption', numbers);
}

/** Words that occur twice in the first sentence, and how far apart their outputs are. */
export function repeats({ repeats: all, without, with: placed }: Model): unknown {
  if (all.length === 0) return nothing;
  const item = ({ word, places: [a, b] }: Repeat): string => {
    const [apart, apartPlaced] = [entry(without.within, a, b), entry(placed.within, a, b)];
    return t('order.repeat', { word, a, b, without: measure(apart), with: measure(apartPlaced) });
  };
  return html`<ul class="repeats">${all.map((repeat) => html`<li>${item(repeat)}</li>`)}</ul>`;
}

/** The word that is pointed at: its two places and how far apart its two outputs are. */
export function readings(model: Model, token: number): TemplateResult {
  const place = model.links.find((link) => link[0] === token)?.[1];
  const row = model.rows.get(model.tokens[0][token]?.word ?? '') ?? 0;
  const apart = (side: Side): string =>
    place === undefined ? t('order.none') : measure(entry(side.apart, token, place));
  return html`<dl>
    ${fact(t('order.readout.row'), written(row), 'row')}
    ${fact(t('order.readout.first'), written(token), 'first')}
    ${fact(t('order.readout.second'), place === undefined ? t('order.none') : written(place), 'second')}
    ${fact(t('order.readout.without'), apart(model.without), 'without')}
    ${fact(t('order.readout.with'), apart(model.with), 'with')}
  </dl>`;
}

/** The picture in a few sentences. */
export function inWords(model: Model, view: OrderValues): string {
  const about = t('order.words', {
    first: model.sentences[0],
    second: model.sentences[1],
    dim: view.dim,
    alpha: written(view.alpha),
  });
  return inOneLine(caption(model, view), about);
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
