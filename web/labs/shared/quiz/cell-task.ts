// A cell of a heatmap to choose. Its figure comes late (load.ts imports it): most questions have none.
import { html, nothing, type TemplateResult } from 'lit';
import type { PosencHeatmap } from '../../../library/elements/heatmap.ts';
import { t } from '../text/i18n.ts';
import { language } from '../text/language.ts';
import { written } from '../text/numerals.ts';
import type { CellTask } from './question.ts';
import type { TaskView } from './task-view.ts';

/** Limits of the colours; equal values have a colour too. */
function rangeOf(data: CellTask['data']): readonly [least: number, greatest: number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of data) {
    if (value < least && value !== -Infinity) least = value;
    if (value > greatest && value !== Infinity) greatest = value;
  }
  if (!(greatest >= least)) return [-1, 1];
  return greatest > least ? [least, greatest] : [least - 1, least + 1];
}

const placeOf = (answer: string): readonly [row: number | null, column: number | null] => {
  const [row, column] = answer.split(',');
  return column === undefined ? [null, null] : [Number(row), Number(column)];
};

export function cellTask({ task, answer, right, choose }: TaskView<CellTask>): TemplateResult {
  const [least, greatest] = rangeOf(task.data);
  const [row, column] = placeOf(answer);
  const shown = placeOf(right ?? answer);
  /** The cell under the pointer, or where the keys have led. */
  const chosen = ({ currentTarget }: Event): void => {
    const { selectedPosition, selectedDimension } = currentTarget as PosencHeatmap;
    if (right === undefined && selectedPosition !== null && selectedDimension !== null)
      choose(`${selectedPosition},${selectedDimension}`);
  };
  const toggled = (event: Event): void => {
    // A click says so too, and it is heard below.
    event.stopPropagation();
    chosen(event);
  };
  const left = ({ currentTarget }: Event): void => (currentTarget as PosencHeatmap).select(...shown);
  const place = (at: readonly [number | null, number | null]): string =>
    t('quiz.cell.place', { row: written(at[0] ?? 0), column: written(at[1] ?? 0) });
  return html`<posenc-heatmap
      class="quiz-cells" label=${t('quiz.cell.label')} lang=${language()} .matrix=${task} .min=${least}
      .max=${greatest} .rowName=${t('quiz.cell.row')} .columnName=${t('quiz.cell.column')}
      .selectedPosition=${shown[0]} .selectedDimension=${shown[1]} @click=${chosen} @posenc-toggle=${toggled}
      @pointerleave=${left} @posenc-select=${(event: Event) => event.stopPropagation()}
    ></posenc-heatmap>
    <p class="quiz-chosen" data-answer=${answer || nothing}>
      ${row === null ? t('quiz.cell.none') : t('quiz.cell.chosen', { place: place([row, column]) })}
    </p>
    <p class="aside">${t('quiz.cell.how')}</p>`;
}
