import { html, mathml, type TemplateResult } from 'lit';
import { sinusoidal } from 'posenc';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import type { Composition, Sum } from './parts.ts';
import type { ComposeValues } from './properties.ts';

/** The input of the first layer. */
export function sumFormula(rooted: boolean): TemplateResult {
  const root = rooted ? mathml`<mo>·</mo><msqrt><mi>d</mi></msqrt>` : '';
  const place = mathml`<mi>PE</mi><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo>`;
  return html`<div class="formula"><math display="block">
    <msub><mi>y</mi><mi>p</mi></msub><mo>=</mo><mtext>dropout</mtext><mo>(</mo>
    <mrow data-term="word"><msub><mi>x</mi><mi>p</mi></msub>${root}</mrow>
    <mo>+</mo><mrow data-term="place"><mi>α</mi><mo>·</mo>${place}</mrow><mo>)</mo>
  </math></div>`;
}

/** Lesson 004's word vector, of which it prints the first three numbers. */
const word004 = [0.2, 0.5, 0.3, 0.1] as const;

/** The sum in four numbers, before it has hundreds. */
export function fourNumbers(position: number): TemplateResult {
  const place = sinusoidal({ positions: { first: position, count: 1 }, dim: word004.length, dtype: 'float64' }).data;
  const row = (kind: 'word' | 'place' | 'sum', sign: string, numbers: readonly number[]): TemplateResult =>
    html`<tr data-term=${kind} data-row=${kind}>
      <th scope="row">${t(`compose.${kind}`)}</th><td>${sign}</td>
      ${numbers.map((value) => html`<td>${decimal(value, 3)}</td>`)}
    </tr>`;
  const added = Array.from(place);
  return html`<section class="four">
    <h3>${t('compose.four', { position: written(position) })}</h3>
    <table><tbody>
      ${row('word', '', word004)}${row('place', '+', added)}
      ${row(
        'sum',
        '=',
        word004.map((value, column) => value + (added[column] ?? 0)),
      )}
    </tbody></table>
  </section>`;
}

const chosen = (view: ComposeValues, parts: Composition): Sum => (view.rooted ? parts.rooted : parts.plain);

const zeroedAt = ({ after }: Composition, position: number): number =>
  after.data
    .subarray(position * after.columns, (position + 1) * after.columns)
    .reduce((count, value) => count + Number(value === 0), 0);

/** The word pointed at, in numbers. */
export function readings(view: ComposeValues, parts: Composition): TemplateResult {
  const { position } = view;
  const { wordNorms, sumNorms, turned } = chosen(view, parts);
  const [word, added] = [wordNorms[position] ?? 0, parts.addedNorms[position] ?? 0];
  const angle = (degrees: Float64Array): string => `${measure(degrees[position] ?? 0)}°`;
  const moved = t('compose.reading.percent', { percent: measure((added / word) * 100) });
  const zeroed = t('compose.reading.of', { zeroed: zeroedAt(parts, position), all: view.dim });
  return reading(
    t('compose.reading.title'),
    fact(t('compose.word'), measure(word, 4), 'word', 'word'),
    fact(t('compose.place'), measure(added, 4), 'place', 'place'),
    fact(t('compose.sum'), measure(sumNorms[position] ?? 0, 4), 'sum', 'sum'),
    fact(t('compose.reading.moved'), moved, 'moved'),
    fact(t('compose.turnedBy'), angle(turned), 'turned'),
    fact(t('compose.reading.after'), measure(parts.afterNorms[position] ?? 0, 4), 'after', 'dropout'),
    fact(t('compose.reading.dropped'), angle(parts.dropped), 'dropped', 'dropout'),
    fact(t('compose.reading.zeroed'), zeroed, 'zeroed', 'dropout'),
  );
}

/** Input and output for the whole batch. */
export function shapes({ shapeIn, shapeOut, zeroed, entries }: Composition): TemplateResult {
  const shape = (sizes: readonly number[]): string => `(${sizes.join(', ')})`;
  return html`<p class="says" data-says="shapes">${t('compose.shapes', {
    from: shape(shapeIn),
    to: shape(shapeOut),
    zeroed,
    entries,
    percent: measure((100 * zeroed) / entries),
  })}</p>`;
}

/** The observation to make, depending on the reader's settings. */
export function caption(view: ComposeValues, parts: Composition): string {
  const { position } = view;
  const show = (value: number | undefined, digits = 4): string => measure(value ?? 0, digits);
  const numbers = {
    position,
    dim: view.dim,
    alpha: written(view.alpha),
    place: show(parts.addedNorms[position]),
    rooted: show(parts.rooted.wordNorms[position]),
    plain: show(parts.plain.wordNorms[position]),
    rootedAngle: show(parts.rooted.turned[position], 3),
    plainAngle: show(parts.plain.turned[position], 3),
    dropped: show(parts.dropped[position], 3),
  };
  if (view.alpha === 0) return t('compose.captionOff', numbers);
  const text = t('compose.caption', numbers);
  return view.dropout === 0 ? text : inOneLine(text, t('compose.captionDropout', numbers));
}

/** The figure described in words. */
export function inWords(view: ComposeValues, parts: Composition): string {
  const about = t('compose.words', {
    batch: view.batch,
    tokens: view.tokens,
    dim: view.dim,
    start: t(`compose.starts.${view.start}`),
    factor: t(view.rooted ? 'compose.rooted' : 'compose.plain'),
    alpha: written(view.alpha),
    dropout: written(view.dropout),
  });
  return inOneLine(caption(view, parts), about);
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
