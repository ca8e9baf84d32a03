// A distribution as a table whose rows have bars: it is its own text alternative.
import { html, nothing, type TemplateResult } from 'lit';
import { decimal, written } from '../../../shared/text/numerals.ts';
import { say } from '../words.ts';

export interface BarRow {
  readonly text: unknown;
  readonly count: number;
  /** The right one, or one that a misconception leads to. */
  readonly kind?: 'right' | 'wrong' | undefined;
  /** Below the text: the name of the misconception. */
  readonly why?: unknown;
}

export const percent = (count: number, all: number): string =>
  all === 0 ? '–' : `${decimal((100 * count) / all, 0)} %`;

/** @param all of whom the counts are shares */
export function bars(caption: string, rows: readonly BarRow[], all: number): TemplateResult {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const row = ({ text, count, kind, why }: BarRow): TemplateResult => html`<tr data-kind=${kind ?? nothing}>
    <th scope="row">${kind === 'right' ? html`<span class="mark">✓ ${say('class.isRight')}</span> ` : nothing}${text}
      ${why ? html`<small>${why}</small>` : nothing}</th>
    <td class="bar"><svg aria-hidden="true"><rect width="${(100 * count) / most}%" height="100%" /></svg></td>
    <td class="count">${written(count)}</td>
    <td class="share">${percent(count, all)}</td>
  </tr>`;
  return html`<table class="bars">
    <caption>${caption}</caption>
    <thead class="visually-hidden">
      <tr>
        <th scope="col">${say('class.column.answer')}</th>
        <td></td>
        <th scope="col">${say('class.column.count')}</th>
        <th scope="col">${say('class.column.share')}</th>
      </tr>
    </thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`;
}
