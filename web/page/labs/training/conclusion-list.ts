import { html, type TemplateResult } from 'lit';
import { t } from '../../text/i18n.ts';
import { decimal } from '../../text/numerals.ts';
import { rich } from '../../text/rich.ts';
import { conclusions, type Told } from './conclusions.ts';
import { entrants } from './entrants.ts';
import type { TrainingValues } from './properties.ts';
import { rowOf, sharesOf, table, type Range } from './stored.ts';
import { rangeText, solvedText } from './words.ts';

const places = [0, 1, 2, 3] as const;

const toldText = (told: number | Range): string => (typeof told === 'number' ? decimal(told, 0) : rangeText(told));

/** The verdict of ten seeds on common statements. */
export const conclusionList = (): TemplateResult => html`<ul class="conclusions">
  ${conclusions.map(({ id, verdict, told }) => {
    const all: Told = told(table);
    const values = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, toldText(value)]));
    return html`<li data-conclusion=${id} data-verdict=${verdict}>
      <p><strong>${t(`training.conclusion.${id}.said`)}</strong> <em>${t(`training.verdict.${verdict}`)}</em></p>
      <p>${rich(t(`training.conclusion.${id}.found`, values))}</p>
    </li>`;
  })}
</ul>`;

/** The stored rows of a task and a mask. */
export function storedTable({ task, causal }: Pick<TrainingValues, 'task' | 'causal'>): TemplateResult {
  const row = (encoding: (typeof entrants)[number]): TemplateResult => {
    const found = rowOf(table, { task, encoding, causal });
    return html`<tr data-kind=${encoding}>
      <th scope="row">${t(`training.encodings.${encoding}`)}</th>
      <td>${solvedText(found.solved)}</td>
      ${places.map((place) => html`<td>${rangeText(sharesOf(found, place))}</td>`)}
    </tr>`;
  };
  const name = t('training.stored', {
    task: t(`training.tasks.${task}.name`),
    mask: t(causal ? 'training.masked' : 'training.unmasked'),
  });
  return html`<details class="stored">
    <summary>${name}</summary>
    <div class="scroll run-table" tabindex="0" role="group" aria-label=${name}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('training.column.encoding')}</th>
            <th scope="col">${t('training.column.solved')}</th>
            ${[16, 24, 32, 64].map((length) => html`<th scope="col">${t('training.column.right', { length })}</th>`)}
          </tr>
        </thead>
        <tbody>${entrants.map(row)}</tbody>
      </table>
    </div>
  </details>`;
}
