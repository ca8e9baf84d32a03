import { html, type TemplateResult } from 'lit';
import { t } from '../shared/text/i18n.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import { rich } from '../shared/text/rich.ts';
import { conclusions, type Count, type Told } from './conclusions.ts';
import { entrants } from './entrants.ts';
import { medianInterval, shareInterval } from './intervals.ts';
import type { TrainingValues } from './properties.ts';
import { rangeOf, rowOf, seedCount, table, type Range } from './stored.ts';
import { percentText, rangeText, solvedText } from './words.ts';

const places = [0, 1, 2, 3] as const;

function toldText(told: number | Range | Count): string {
  if (typeof told === 'number') return Number.isInteger(told) || told < 1 ? written(told) : decimal(told, 0);
  if ('middle' in told) return 'unit' in told ? percentText(told) : rangeText(told);
  const { count, all } = told;
  const { low, high } = shareInterval(count, all);
  return t('training.count', { count, all, low: decimal(100 * low, 0), high: decimal(100 * high, 0) });
}

/** The verdict of the stored seeds on common statements. */
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
  const cell = (permille: readonly number[]): TemplateResult => {
    const percents = permille.map((each) => each / 10);
    const { low, high } = rangeOf(percents);
    const spread = t('training.spread', { low: decimal(low, 0), high: decimal(high, 0) });
    return html`<td>${rangeText(medianInterval(percents))}<small>${spread}</small></td>`;
  };
  const row = (encoding: (typeof entrants)[number]): TemplateResult => {
    const { solved, accuracy } = rowOf(table, { task, encoding, causal });
    return html`<tr data-kind=${encoding}>
      <th scope="row">${t(`training.encodings.${encoding}`)}</th>
      <td>${solvedText(solved)}</td>
      ${places.map((place) => cell(accuracy[place] ?? []))}
    </tr>`;
  };
  const name = t('training.stored', {
    seeds: seedCount,
    task: t(`training.tasks.${task}.name`),
    mask: t(causal ? 'training.masked' : 'training.unmasked'),
  });
  return html`<details class="stored">
    <summary>${name}</summary>
    <p class="aside">${t('training.storedAbout')}</p>
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
