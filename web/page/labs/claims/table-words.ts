import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../text/i18n.ts';
import { exact, listed, measure, signedDecimal, written } from '../../text/numerals.ts';
import { rich } from '../../text/rich.ts';
import type { Excerpt, TableAnswer } from './read/answer.ts';

type Read = Extract<TableAnswer, { readonly diagnosis: unknown }>;

/** The heart of it, in a few words. */
export function headline({ diagnosis }: Read): string {
  if (diagnosis.right) return t('claims.table.right');
  const names = diagnosis.causes.map((cause) => t(`claims.table.name.${cause}`));
  if (names.length === 0) return t('claims.table.right');
  return diagnosis.source ? t('claims.table.wrong', { causes: listed(names) }) : t('claims.table.unknown');
}

function causes({ diagnosis }: Read): TemplateResult | typeof nothing {
  const { source } = diagnosis;
  const values = {
    base: source ? written(Number(source.base.toPrecision(12))) : '',
    first: source?.firstPosition ?? 0,
    scale: measure(source?.scale ?? 1, 6),
  };
  const item = (cause: (typeof diagnosis.causes)[number]): TemplateResult =>
    html`<li data-cause=${cause}>${rich(t(`claims.table.cause.${cause}`, values))}</li>`;
  return html`<ul class="causes">${diagnosis.causes.map(item)}</ul>`;
}

function facts({ kind, rows, columns, notes, diagnosis }: Read): TemplateResult {
  const { digits, rounding, values, source } = diagnosis;
  const fact = (name: 'size' | 'read' | 'numbers' | 'error', text: string): TemplateResult =>
    html`<div><dt>${t(`claims.table.fact.${name}`)}</dt><dd data-fact=${name}>${text}</dd></div>`;
  const numbers =
    digits === undefined || rounding === undefined
      ? values
      : `${t('claims.table.digits', { digits })}, ${t(`claims.table.rounding.${rounding}`)}`;
  return html`<dl>
    ${fact(
      'size',
      t('claims.table.size', {
        rows: t('claims.table.rows', { count: written(rows) }),
        columns: t('claims.table.columns', { count: written(columns) }),
      }),
    )}
    ${fact('read', [t(`claims.table.kind.${kind}`), ...notes.map((note) => t(`claims.table.note.${note}`))].join(', '))}
    ${fact('numbers', numbers)}
    ${source ? fact('error', measure(source.largestError)) : nothing}
  </dl>`;
}

function excerptTable(
  excerpt: Excerpt,
  rows: readonly (readonly number[])[],
  title: string,
  marked: readonly { readonly row: number; readonly column: number }[],
): TemplateResult {
  const { firstRow, firstColumn } = excerpt;
  const row = (values: readonly number[], at: number): TemplateResult => {
    const cell = (value: number, column: number): TemplateResult => {
      const selected = marked.some((cellOf) => cellOf.row === firstRow + at && cellOf.column === firstColumn + column);
      return html`<td ?data-selected=${selected}>${signedDecimal(value, 4)}</td>`;
    };
    return html`<tr><th scope="row">${firstRow + at}</th>${values.map(cell)}</tr>`;
  };
  const head = rows[0]?.map((_value, column) => html`<th scope="col">${firstColumn + column}</th>`);
  return html`<div class="scroll excerpt" tabindex="0" role="group" aria-label=${title}><table>
    <caption>${title}</caption>
    <thead><tr><td></td>${head}</tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table></div>`;
}

/** The diagnosis in words, with the place where the table departs from the paper's. */
export function result(answer: Read): TemplateResult {
  const { diagnosis, excerpt } = answer;
  const { firstDifference, differences: marked, differenceCount: count } = diagnosis;
  const counted =
    count > 1
      ? ` ${t('claims.table.counted', { count: written(count), all: written(answer.rows * answer.columns) })}`
      : '';
  const difference = firstDifference
    ? t('claims.table.differs', {
        row: firstDifference.row,
        column: firstDifference.column,
        value: exact(firstDifference.value),
        expected: measure(firstDifference.expected, 9),
      })
    : t('claims.table.same');
  return html`<div class="diagnosis" data-known=${diagnosis.source ? 'yes' : 'no'}>
    <p class="headline"><strong>${headline(answer)}</strong></p>
    ${causes(answer)}
    <p data-says="difference">${difference}${counted}</p>
    <div class="excerpts">
      ${excerptTable(excerpt, excerpt.given, t('claims.table.given'), marked)}
      ${excerptTable(excerpt, excerpt.paper, t('claims.table.paper'), marked)}
    </div>
    <div class="reading">${facts(answer)}</div>
  </div>`;
}
