// How a question is answered: a number, one of several, a cell, a curve, or an order. Everything by finger and by keys.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { curveColor, curveDash, curvePalettes } from '../../../../library/draw/index.ts';
import { pathOf, plotOf } from '../../../shared/figure/chart.ts';
import { cellKeys } from '../../../shared/figure/matrix.ts';
import { readNumber } from '../../../shared/quiz/mark.ts';
import type { CellTask, CurveTask, NumberTask, OrderTask, Task, Values } from '../../../shared/quiz/question.ts';
import type { QuestionWords } from '../../../shared/quiz/words.ts';
import { say } from '../words.ts';
import { cellPicture, frame } from './cells.ts';
import { answerText, plainly, told } from './question-text.ts';

export interface Field<T extends Task = Task> {
  /** Unique on the page. */
  readonly name: string;
  readonly task: T;
  readonly words: QuestionWords;
  readonly values: Values;
  readonly answer: string | undefined;
  readonly choose: (answer: string | undefined) => void;
}

export function answerField(field: Field): TemplateResult {
  const { task } = field;
  switch (task.kind) {
    case 'number':
      return numberField({ ...field, task });
    case 'choice':
      return options(field, task.options, (id) => html`${told(field.words.options?.[id] ?? id, field.values)}`);
    case 'cell':
      return cellField({ ...field, task });
    case 'curve':
      return html`${curveChart(task, field.answer)}
      ${options(
        field,
        task.curves.map((_curve, index) => String(index)),
        (index) => html`${curveKey(Number(index))} ${answerText(task, field.words, index, field.values)}`,
      )}`;
    case 'order':
      return orderField({ ...field, task });
  }
}

function options(
  { name, answer, choose }: Field,
  ids: readonly string[],
  text: (id: string) => TemplateResult,
): TemplateResult {
  return html`<div class="options" role="radiogroup" aria-labelledby="${name}-ask">
    ${ids.map(
      (id) => html`<label
        ><input
          type="radio" name=${name} value=${id} .checked=${live(answer === id)} @change=${() => choose(id)}
        /><span>${text(id)}</span></label
      >`,
    )}
  </div>`;
}

function numberField({ name, task, words, values, answer, choose }: Field<NumberTask>): TemplateResult {
  const unreadable = answer !== undefined && answer.trim() !== '' && !Number.isFinite(readNumber(answer));
  const typed = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value;
    choose(text.trim() === '' ? undefined : text);
  };
  const unit = task.unit ? words.units?.[task.unit] : undefined;
  return html`<p class="number">
    <input
      type="text" inputmode="decimal" autocomplete="off" spellcheck="false" enterkeyhint="done" name=${name}
      aria-labelledby="${name}-ask" aria-invalid=${unreadable ? 'true' : nothing} aria-describedby="${name}-hint"
      .value=${live(answer ?? '')} @input=${typed}
    />
    ${unit ? html`<span class="unit">${told(unit, values)}</span>` : nothing}
    <span id="${name}-hint" class="hint" role="status">${unreadable ? say('answer.unreadable') : nothing}</span>
  </p>`;
}

/** The place of an answer, or the first cell. */
const placeOf = (answer: string | undefined): readonly [row: number, column: number] => {
  const [row = 0, column = 0] = (answer ?? '').split(',').map(Number);
  return [row || 0, column || 0];
};

function cellField({ name, task, words, values, answer, choose }: Field<CellTask>): TemplateResult {
  const { rows, columns } = task;
  const place = placeOf(answer);
  const pointed = (event: PointerEvent): void => {
    const area = (event.currentTarget as Element).querySelector('.area')!.getBoundingClientRect();
    const within = (share: number, count: number): number =>
      Math.min(Math.max(Math.floor(share * count), 0), count - 1);
    const row = within((event.clientY - area.top) / area.height, rows);
    choose(`${row},${within((event.clientX - area.left) / area.width, columns)}`);
  };
  const said = answer === undefined ? say('answer.noCell') : answerText(task, words, answer, values);
  return html`<div
      class="cell-field" tabindex="0" role="slider" aria-labelledby="${name}-ask" aria-valuemin="0"
      aria-valuemax=${rows * columns - 1} aria-valuenow=${place[0] * columns + place[1]} aria-valuetext=${said}
      @click=${pointed}
      @keydown=${cellKeys([rows, columns], place, 5, (row, column) => choose(`${row},${column}`))}
    >${cellPicture(task, answer === undefined ? nothing : frame(place, 'chosen'))}</div>
    <p class="hint">${said}</p>`;
}

const { light, dark } = curvePalettes;
const strokeOf = (index: number): string => `light-dark(${curveColor(light, index)}, ${curveColor(dark, index)})`;
const dashOf = (index: number): string => curveDash(index).join(' ') || 'none';

export const curveKey = (index: number): TemplateResult =>
  svg`<svg class="key-line" width="30" height="8" viewBox="0 0 30 8" aria-hidden="true"><path
    d="M1 4H29" stroke=${strokeOf(index)} stroke-dasharray=${dashOf(index)} /></svg>` as TemplateResult;

/** The curves of a task, the chosen one thicker. */
export function curveChart({ curves }: CurveTask, chosen?: string): TemplateResult {
  const [width, height] = [320, 160];
  const all = curves.flat();
  const longest = Math.max(...curves.map(({ length }) => length));
  const span = [Math.min(...all), Math.max(...all)] as const;
  const margin = { left: 4, right: 4, top: 8, bottom: 8 };
  const { x, y } = plotOf([width, height], margin, [0, longest - 1], span);
  return html`<svg class="curves" viewBox="0 0 ${width} ${height}" aria-hidden="true">${curves.map(
    (curve, index) => svg`<path
      class="task-curve" ?data-chosen=${chosen === String(index)} stroke=${strokeOf(index)}
      stroke-dasharray=${dashOf(index)} d="M${pathOf(curve.map((value, k) => [x(k), y(value)] as const))}" />`,
  )}</svg>`;
}

function orderField({ name, task, words, values, answer, choose }: Field<OrderTask>): TemplateResult {
  const ids = answer?.split(' ') ?? task.shown;
  const move = (from: number, by: 1 | -1, { currentTarget }: Event): void => {
    const moved = [...ids];
    [moved[from], moved[from + by]] = [moved[from + by]!, moved[from]!];
    choose(moved.join(' '));
    // The button goes with its text, and stays under the finger that moves it on.
    const list = (currentTarget as Element).closest('ol');
    const kind = by < 0 ? 'up' : 'down';
    requestAnimationFrame(() => list?.children[from + by]?.querySelector<HTMLElement>(`.${kind}`)?.focus());
  };
  const button = (id: string, from: number, by: 1 | -1): TemplateResult => {
    const kind = by < 0 ? 'up' : 'down';
    const label = say(`answer.${kind}`, { text: plainly(words.options?.[id] ?? id, values) });
    return html`<button
      type="button" class="quiet ${kind}" aria-label=${label} aria-disabled=${!ids[from + by] ? 'true' : nothing}
      @click=${(event: Event) => (ids[from + by] ? move(from, by, event) : undefined)}
    >${by < 0 ? '↑' : '↓'}</button>`;
  };
  return html`<ol class="order" aria-labelledby="${name}-ask">
      ${ids.map(
        (id, from) => html`<li>
          <span>${told(words.options?.[id] ?? id, values)}</span> ${button(id, from, -1)} ${button(id, from, 1)}
        </li>`,
      )}
    </ol>
    ${
      answer === undefined
        ? html`<p><button type="button" class="quiet" @click=${() => choose(task.shown.join(' '))}>
            ${say('answer.asShown')}
          </button></p>`
        : nothing
    }`;
}
