import { html, nothing, type TemplateResult } from 'lit';
import { localized, plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { rich } from '../../lib/rich.ts';
import { measure } from '../sentence/measure.ts';
import type { Excerpt, TableAnswer } from './read/answer.ts';

type Read = Extract<TableAnswer, { readonly diagnosis: unknown }>;

/** Every digit that there is, as in the file. */
const exact = (value: number): string => localized(String(value), language());

const short = (value: number): string => localized(value.toFixed(4), language());

/** The heart of it, in a few words. */
export function headline({ diagnosis }: Read): string {
  if (diagnosis.right) return t('claims.table.right');
  const names = diagnosis.causes.map((cause) => t(`claims.table.name.${cause}`));
  if (names.length === 0) return t('claims.table.right');
  return diagnosis.source
    ? t('claims.table.wrong', { causes: new Intl.ListFormat(language(), { type: 'conjunction' }).format(names) })
    : t('claims.table.unknown');
}

function causes({ diagnosis }: Read): TemplateResult | typeof nothing {
  const { source } = diagnosis;
  const values = {
    base: source ? plain(Number(source.base.toPrecision(12)), language()) : '',
    first: source?.firstPosition ?? 0,
  };
  return html`<ul class="causes">${diagnosis.causes.map((cause) => html`<li data-cause=${cause}>${rich(t(`claims.table.cause.${cause}`, values))}</li>`)}</ul>`;
}

function facts({ kind, rows, columns, notes, diagnosis }: Read): TemplateResult {
  const { digits, values, source } = diagnosis;
  const fact = (name: 'size' | 'read' | 'numbers' | 'error', text: string): TemplateResult =>
    html`<div><dt>${t(`claims.table.fact.${name}`)}</dt><dd data-fact=${name}>${text}</dd></div>`;
  return html`<dl>
    ${fact('size', t('claims.table.size', { rows: plain(rows, language()), columns: plain(columns, language()) }))}
    ${fact('read', [t(`claims.table.kind.${kind}`), ...notes.map((note) => t(`claims.table.note.${note}`))].join(', '))}
    ${fact('numbers', digits === undefined ? values : t('claims.table.digits', { digits }))}
    ${source ? fact('error', measure(source.largestError)) : nothing}
  </dl>`;
}

function excerptTable(
  excerpt: Excerpt,
  rows: readonly (readonly number[])[],
  title: string,
  marked: readonly [number, number] | undefined,
): TemplateResult {
  return html`<div class="scroll excerpt" tabindex="0" role="region" aria-label=${title}><table>
    <caption>${title}</caption>
    <thead><tr><td></td>${rows[0]?.map((_value, column) => html`<th scope="col">${excerpt.firstColumn + column}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row, at) =>
        html`<tr><th scope="row">${excerpt.firstRow + at}</th>${row.map(
          (value, column) => html`<td
      ?data-selected=${marked?.[0] === excerpt.firstRow + at && marked[1] === excerpt.firstColumn + column}>${short(value)}</td>`,
        )}</tr>`,
    )}</tbody>
  </table></div>`;
}

/** What was found, in words and with the place where the table leaves the paper's. */
export function result(answer: Read): TemplateResult {
  const { diagnosis, excerpt } = answer;
  const { firstDifference } = diagnosis;
  const marked = firstDifference ? ([firstDifference.row, firstDifference.column] as const) : undefined;
  return html`<div class="diagnosis" data-known=${diagnosis.source ? 'yes' : 'no'}>
    <p class="headline"><strong>${headline(answer)}</strong></p>
    ${causes(answer)}
    <p data-says="difference">${
      firstDifference
        ? t('claims.table.differs', {
            row: firstDifference.row,
            column: firstDifference.column,
            value: exact(firstDifference.value),
            expected: significant(firstDifference.expected, language(), 9),
          })
        : t('claims.table.same')
    }</p>
    <div class="excerpts">${excerptTable(excerpt, excerpt.given, t('claims.table.given'), marked)}${excerptTable(excerpt, excerpt.paper, t('claims.table.paper'), marked)}</div>
    <div class="reading">${facts(answer)}</div>
  </div>`;
}
