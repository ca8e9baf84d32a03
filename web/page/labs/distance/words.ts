import { html, mathml, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { fixed, localized, plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Narrow, Pair, Similarities } from './measures.ts';
import type { DistanceValues } from './properties.ts';

/** The dot product of two positions is a sum of cosines of their offset alone. */
export function closedForm(): TemplateResult {
  const encoding = (inside: unknown): unknown => mathml`<mrow><mi>PE</mi><mo>(</mo>${inside}<mo>)</mo></mrow>`;
  return html`<div class="formula"><math display="block">
    ${encoding(mathml`<mi>p</mi>`)}<mo>·</mo>${encoding(mathml`<mi>p</mi><mo>+</mo><mi>k</mi>`)}<mo>=</mo>
    <munder><mo>∑</mo><mi>i</mi></munder><mi>cos</mi><mrow><mo>(</mo><msub><mi>ω</mi><mi>i</mi></msub><mi>k</mi><mo>)</mo></mrow>
  </math></div>`;
}

const apart = ({ first, second }: Pair): number => Math.abs(first - second);

/** What two pairs say of "nearer is more similar". */
export function verdict(picked: Pair, kept: Pair): string {
  const [near, far] = apart(picked) <= apart(kept) ? [picked, kept] : [kept, picked];
  if (apart(near) === apart(far)) return t('distance.verdict.same', { offset: apart(near) });
  const values = { near: apart(near), far: apart(far) };
  return t(near.distance < far.distance ? 'distance.verdict.holds' : 'distance.verdict.fails', values);
}

/** Both pairs in all three measures, as a small table. */
export function pairTable(picked: Pair, kept: Pair, decimals = 4): TemplateResult {
  const here = language();
  const show = (value: number): string => localized(fixed(value, decimals, 'rounded'), here);
  const row = (measure: 'dot' | 'cosine' | 'distance'): TemplateResult =>
    html`<tr data-measure=${measure}><th scope="row">${t(`distance.measures.${measure}`)}</th><td>${show(picked[measure])}</td><td>${show(kept[measure])}</td></tr>`;
  const name = ({ first, second }: Pair): string => t('distance.pairName', { first, second });
  return html`<table class="pairs">
    <thead><tr><td></td><th scope="col" class="picked">${name(picked)}</th><th scope="col" class="kept">${name(kept)}</th></tr></thead>
    <tbody>
      <tr><th scope="row">${t('distance.apart')}</th><td>${plain(apart(picked), here)}</td><td>${plain(apart(kept), here)}</td></tr>
      ${row('dot')}${row('cosine')}${row('distance')}
    </tbody>
  </table>`;
}

/** Where the dot product first rises again. */
export function riseText({ rise }: Similarities): string {
  const here = language();
  if (!rise) return t('distance.noRise');
  return t('distance.rise', {
    offset: rise.offset,
    before: rise.offset - 1,
    dot: significant(rise.dot, here, 6),
    previous: significant(rise.previous, here, 6),
  });
}

/** The closed form beside the measured numbers. */
export const agreement = ({ error }: Similarities): string =>
  t('distance.agreement', { error: significant(error, language(), 2) });

export interface Repeat {
  readonly offset: number;
  readonly distance: number;
  readonly neighbour: number;
}

export function repeatText(repeat: Repeat | undefined, { from, last }: DistanceValues): string {
  if (!repeat) return t('distance.searching');
  const here = language();
  const values = {
    from,
    last,
    offset: repeat.offset,
    distance: significant(repeat.distance, here, 4),
    neighbour: significant(repeat.neighbour, here, 4),
  };
  if (repeat.offset === 1) return t('distance.repeatNeighbour', values);
  return t(repeat.distance < repeat.neighbour ? 'distance.repeatNearer' : 'distance.repeatFarther', values);
}

/** The figure for somebody who does not see it. */
export function inWords(
  view: DistanceValues,
  all: Similarities,
  picked: Pair,
  kept: Pair,
  widths: readonly Narrow[],
): TemplateResult {
  const here = language();
  const list = new Intl.ListFormat(here, { type: 'conjunction' });
  const rises = widths
    .filter(({ rise }) => rise)
    .map(({ dim, rise }) => t('distance.words.width', { dim, offset: rise?.offset ?? 0 }));
  return html`${t('distance.words.matrix', {
    positions: view.positions,
    dim: view.dim,
    base: plain(view.base, here),
    measure: t(`distance.measures.${view.measure}`),
    least: significant(all.least, here),
    greatest: significant(all.greatest, here),
  })}
    ${verdict(picked, kept)} ${riseText(all)} ${rises.length > 0 ? t('distance.words.widths', { list: list.format(rises) }) : ''}`;
}

/** The row of the first position: what is measured and what the closed form gives. English names, as in the programs. */
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
