// The pasted numbers in colours beside the right ones, with the wrong cells framed, and the numbers around the first.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Excerpt } from '../../../check/numbers/answer.ts';
import { colorsBetween, paintOnto, type CellColors } from '../figure/matrix.ts';
import { t } from '../text/i18n.ts';
import { signedDecimal, measure, written } from '../text/numerals.ts';

/** A number of rows and one of columns, in words. */
export const sizeIn = (rows: number, columns: number): { readonly rows: string; readonly columns: string } => ({
  rows: t('numbers.rows', { count: written(rows) }),
  columns: t('numbers.columns', { count: written(columns) }),
});

const inWords = (places: readonly number[]): string => {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  // A printout leaves out what lies between.
  const gap = places.findIndex((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1);
  if (gap < 0) return first === last ? written(first) : `${written(first)}–${written(last)}`;
  return `${inWords(places.slice(0, gap))}, ${inWords(places.slice(gap))}`;
};

/** One scale for both pictures: what differs in colour differs in value. */
function colorsOf(lists: readonly (readonly number[])[], whole: boolean): CellColors {
  const all = lists.flat().filter(Number.isFinite);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (whole || least >= 0) return colorsBetween('viridis', Math.min(0, least), most);
  // A single number of another order must not take the colours from all others.
  const sizes = all.map(Math.abs).sort((a, b) => a - b);
  const usual = sizes[Math.floor(0.95 * (sizes.length - 1))] ?? 1;
  const reach = Math.min(Math.max(-least, most), 2 * usual || 1);
  return colorsBetween('RdBu', -reach, reach);
}

interface Picture {
  readonly name: 'given' | 'right';
  readonly title: string;
  readonly values: readonly number[];
}

function picture(excerpt: Excerpt, { name, title, values }: Picture, colors: CellColors): TemplateResult {
  const { rows, columns, wrong } = excerpt;
  const [high, wide] = [rows.length, columns.length];
  const paint = (canvas: Element | undefined): void => {
    if (canvas)
      paintOnto(canvas as HTMLCanvasElement, { data: Float64Array.from(values), rows: high, columns: wide }, colors);
  };
  // Not as an attribute, which the page's policy forbids.
  const shape = (box: Element | undefined): void => {
    (box as HTMLElement | undefined)?.style.setProperty('--across', String(wide));
    (box as HTMLElement | undefined)?.style.setProperty('--down', String(high));
  };
  const frame = (place: number, at: number): unknown => {
    const [x, y] = [place % wide, Math.floor(place / wide)];
    const box = (kind: string): unknown => svg`<rect class=${kind} x=${x} y=${y} width="1" height="1" />`;
    return at === 0 ? svg`${box('halo')}${box('first')}` : box('other');
  };
  // Where most are wrong, frames would hide the colours. The first is drawn last, over the others.
  const framed = wrong.length > (high * wide) / 4 ? wrong.slice(0, 1) : wrong;
  const frames = framed.map(frame).reverse();
  return html`<figure class="cells-figure" data-name=${name}>
    <figcaption>${title}</figcaption>
    <div class="cells-box" ${ref(shape)}>
      <canvas ${ref(paint)} class="cells" aria-hidden="true"></canvas>
      <svg
        viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none" role="img"
        aria-label=${t('numbers.picture', { title, ...sizeIn(high, wide) })}
      >${frames}</svg>
    </div>
  </figure>`;
}

export function pictures(excerpt: Excerpt, titles: readonly [given: string, right: string]): TemplateResult {
  const { given, right, rows, columns } = excerpt;
  const whole = given.every(Number.isInteger);
  const colors = colorsOf(right ? [given, right] : [given], whole);
  const { min, max } = colors.scale;
  return html`<div class="pictures" data-wide=${columns.length > 24 ? 'yes' : 'no'}>
      ${picture(excerpt, { name: 'given', title: titles[0], values: given }, colors)}
      ${right ? picture(excerpt, { name: 'right', title: titles[1], values: right }, colors) : nothing}
    </div>
    <p class="hint">
      ${t('numbers.shown', {
        rows: t('numbers.shownRows', { count: rows.length, list: inWords(rows) }),
        columns: t('numbers.shownColumns', { count: columns.length, list: inWords(columns) }),
      })};
      ${t('numbers.range', { least: measure(min), most: measure(max) })}.
      ${right && excerpt.wrong.length > 0 ? t('numbers.marked', { count: excerpt.wrong.length }) : nothing}
    </p>`;
}

/** The numbers near the first wrong cell, as both tables have them. */
export function numbers(excerpt: Excerpt): TemplateResult {
  const { rows, columns, wrong, given, right } = excerpt;
  const across = columns.length;
  const [at = 0] = wrong;
  const near = (place: number, shown: number, all: number): number[] => {
    const start = Math.max(0, Math.min(place - 1, all - shown));
    return Array.from({ length: Math.min(shown, all) }, (_, k) => start + k);
  };
  const down = near(Math.floor(at / across), 4, rows.length);
  const side = near(at % across, 6, across);
  const isWrong = new Set(wrong);
  const decimals = given.every(Number.isInteger) ? 0 : 4;
  const head = side.map((column) => html`<th scope="col">${written(columns[column] ?? 0)}</th>`);
  const table = (title: string, values: readonly number[]): TemplateResult => html`<div
    class="scroll" tabindex="0" role="group" aria-label=${title}
  ><table>
    <caption>${title}</caption>
    <thead><tr><td></td>${head}</tr></thead>
    <tbody>${down.map(
      (row) =>
        html`<tr><th scope="row">${written(rows[row] ?? 0)}</th>${side.map((column) => {
          const place = row * across + column;
          return html`<td ?data-wrong=${isWrong.has(place)}>${signedDecimal(values[place] ?? 0, decimals)}</td>`;
        })}</tr>`,
    )}</tbody>
  </table></div>`;
  return html`<details class="around" open><summary>${t('numbers.numbersTitle')}</summary>
    <div class="tables">${table(t('numbers.given'), given)}${right ? table(t('numbers.right'), right) : nothing}</div>
  </details>`;
}
