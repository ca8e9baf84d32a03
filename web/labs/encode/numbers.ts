import { html, type TemplateResult } from 'lit';
import { sinusoidal } from 'posenc';
import type { DataTable } from '../shared/figure/export.ts';
import { fixed, localized } from '../shared/text/format.ts';
import { t } from '../shared/text/i18n.ts';
import { language } from '../shared/text/language.ts';
import { written } from '../shared/text/numerals.ts';
import type { EncodeValues } from './properties.ts';

type Cells = readonly (readonly string[])[];

/** The first rows and columns as decimal text; from float64, so that every decimal is a true one. */
export function firstNumbers(view: EncodeValues): Cells {
  const { dim, base, layout, first, shownRows, shownColumns, decimals, rounding } = view;
  const { data } = sinusoidal({ positions: { first, count: shownRows }, dim, base, layout, dtype: 'float64' });
  return Array.from({ length: shownRows }, (_row, row) =>
    Array.from(data.subarray(row * dim, row * dim + shownColumns), (value) => fixed(value, decimals, rounding)),
  );
}

function withTabs(cells: Cells): string {
  return cells.map((row) => row.join('\t')).join('\n');
}

/** The table as in the files: float32 in the nine digits that restore each exactly. */
export function wholeTable({ positions, dim, base, layout, first }: EncodeValues): DataTable {
  const matrix = sinusoidal({ positions: { first, count: positions }, dim, base, layout });
  return {
    matrix,
    name: `posenc-${positions}x${dim}`,
    columns: ['position', ...Array.from({ length: dim }, (_column, column) => `dim_${column}`)],
    rows: Array.from({ length: positions }, (_row, row) => [
      first + row,
      ...Array.from(matrix.data.subarray(row * dim, (row + 1) * dim), (value) => Number(value.toPrecision(9))),
    ]),
  };
}

/** `controls` are the boxes for rows, columns, decimals and rounding. */
export function numbersTable(view: EncodeValues, controls: TemplateResult): TemplateResult {
  const cells = firstNumbers(view);
  const { positions, dim, first, shownRows, shownColumns, selectedPosition, selectedDimension } = view;
  const sizes = { rows: shownRows, allRows: positions, columns: shownColumns, allColumns: dim };
  const row = (values: readonly string[], index: number): TemplateResult => html`<tr>
    <th scope="row">${written(first + index)}</th>
    ${values.map((text, column) => {
      const selected = first + index === selectedPosition && column === selectedDimension;
      return html`<td ?data-selected=${selected}>${localized(text, language())}</td>`;
    })}
  </tr>`;
  const head = (_column: unknown, dimension: number): TemplateResult =>
    html`<th scope="col">${t('encode.numbers.column', { dimension })}</th>`;
  return html`<section class="numbers">
    <h3>${t('encode.numbers.title')}</h3>
    ${controls}
    <div class="scroll" tabindex="0" role="group" aria-label=${t('encode.numbers.scroll')}>
      <table>
        <caption>${t('encode.numbers.caption', sizes)}</caption>
        <thead><tr>
          <th scope="col">${t('encode.numbers.corner')}</th> ${Array.from({ length: shownColumns }, head)}
        </tr></thead>
        <tbody>${cells.map(row)}</tbody>
      </table>
    </div>
    <p class="actions"><pe-copy .label=${t('encode.numbers.copy')} .text=${() => withTabs(cells)}></pe-copy></p>
  </section>`;
}
