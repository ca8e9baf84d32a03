import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, listed, measure as measured, written } from '../shared/text/numerals.ts';
import type { Narrow, Pair, Repeat, Similarities } from './measures.ts';
import type { DistanceValues } from './properties.ts';

/** The dot product of two positions is a sum of cosines of their offset. */
export function closedForm(): TemplateResult {
  const encoding = (inside: unknown): unknown => mathml`<mrow><mi>PE</mi><mo>(</mo>${inside}<mo>)</mo></mrow>`;
  return html`<div class="formula"><math display="block">
    ${encoding(mathml`<mi>p</mi>`)}<mo>·</mo>${encoding(mathml`<mi>p</mi><mo>+</mo><mi>k</mi>`)}<mo>=</mo>
    <munder><mo>∑</mo><mi>i</mi></munder><mi>cos</mi>
    <mrow><mo>(</mo><msub><mi>ω</mi><mi>i</mi></msub><mi>k</mi><mo>)</mo></mrow>
  </math></div>`;
}

const apart = ({ first, second }: Pair): number => Math.abs(first - second);

/** The verdict of two pairs on "nearer is more similar". */
export function verdict(picked: Pair, kept: Pair): string {
  const [near, far] = apart(picked) <= apart(kept) ? [picked, kept] : [kept, picked];
  if (apart(near) === apart(far)) return t('distance.verdict.same', { offset: apart(near) });
  const values = { near: apart(near), far: apart(far) };
  return t(near.distance < far.distance ? 'distance.verdict.holds' : 'distance.verdict.fails', values);
}

/** Both pairs in all three measures, as a small table. */
export function pairTable(picked: Pair, kept: Pair): TemplateResult {
  const row = (measure: 'dot' | 'cosine' | 'distance'): TemplateResult => html`<tr data-measure=${measure}>
    <th scope="row">${t(`distance.measures.${measure}`)}</th>
    <td>${decimal(picked[measure], 4)}</td><td>${decimal(kept[measure], 4)}</td>
  </tr>`;
  const head = ({ first, second }: Pair, kind: string): TemplateResult =>
    html`<th scope="col" class=${kind}>${t('distance.pairName', { first, second })}</th>`;
  const offsets = [picked, kept].map((pair) => html`<td>${written(apart(pair))}</td>`);
  return html`<table class="pairs">
    <thead><tr><td></td>${head(picked, 'picked')}${head(kept, 'kept')}</tr></thead>
    <tbody>
      <tr><th scope="row">${t('distance.apart')}</th>${offsets}</tr>
      ${row('dot')}${row('cosine')}${row('distance')}
    </tbody>
  </table>`;
}

/** Where the dot product first rises again. */
export function riseText({ rise }: Similarities): string {
  if (!rise) return t('distance.noRise');
  const { offset, dot, previous } = rise;
  return t('distance.rise', { offset, before: offset - 1, dot: measured(dot, 6), previous: measured(previous, 6) });
}

/** The closed form next to the measured numbers. */
export const agreement = ({ error }: Similarities): string => t('distance.agreement', { error: measured(error, 2) });

export function repeatText(repeat: Repeat | undefined, { from, last }: DistanceValues): string {
  if (!repeat) return t('distance.searching');
  const { offset, distance, neighbour } = repeat;
  const values = { from, last, offset, distance: measured(distance, 4), neighbour: measured(neighbour, 4) };
  if (offset === 1) return t('distance.repeatNeighbour', values);
  return t(distance < neighbour ? 'distance.repeatNearer' : 'distance.repeatFarther', values);
}

/** The figure described in words. */
export function inWords(
  { positions, dim, base, measure }: DistanceValues,
  all: Similarities,
  picked: Pair,
  kept: Pair,
  widths: readonly Narrow[],
): string {
  const rises = widths.flatMap(({ dim, rise }) =>
    rise ? [t('distance.words.width', { dim, offset: rise.offset })] : [],
  );
  const matrix = t('distance.words.matrix', {
    positions,
    dim,
    base: written(base),
    measure: t(`distance.measures.${measure}`),
    least: measured(all.least, 5),
    greatest: measured(all.greatest, 5),
  });
  const others = rises.length > 0 ? t('distance.words.widths', { list: listed(rises) }) : '';
  return inOneLine(matrix, verdict(picked, kept), riseText(all), others);
}

/** The row of the first position: the measured values and the closed form's. English names, as in the programs. */
export function offsetTable(view: DistanceValues, { matrix, closed }: Similarities): DataTable {
  const { positions, row, measure, dim } = view;
  const finer = (closed.length - 1) / (positions - 1);
  return {
    name: `posenc-${measure}-${positions}x${dim}-position-${row}`,
    columns: ['position', 'offset', `measured_${measure}`, `closed_form_${measure}`],
    rows: Array.from({ length: positions }, (_position, column) => [
      column,
      column - row,
      matrix.data[row * positions + column] ?? 0,
      closed[Math.abs(column - row) * finer] ?? 0,
    ]),
  };
}
