// Where a teacher types a show of hands: a count for each answer, or values with their counts. Tab goes from number to
// number; the buttons beside a count do what the arrow keys do in it.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { CellTask, Made, Task } from '../../../shared/quiz/question.ts';
import type { QuestionWords } from '../../../shared/quiz/words.ts';
import { listedAnswers, mostHands, mostRows, otherAnswer, problemOf, readCount, type TypedRow } from '../room/hands.ts';
import { visible } from '../room/names.ts';
import { say } from '../words.ts';
import { curveChart, curveKey } from './answer-field.ts';
import { cellPicture } from './cells.ts';
import { answerText, plainly, told } from './question-text.ts';

export interface HandsForm {
  readonly made: Made;
  readonly words: QuestionWords;
  readonly rows: readonly TypedRow[];
  readonly change: (at: number, row: TypedRow) => void;
  readonly reveal: () => void;
}

export function handsForm(form: HandsForm): TemplateResult {
  const { made, rows, reveal } = form;
  const submitted = (event: Event): void => {
    event.preventDefault();
    reveal();
  };
  const listed = listedAnswers(made.task) !== undefined;
  return html`${pictureOf(made.task)}
    <form class="hands" novalidate @submit=${submitted}>
      <p class="hint">${say(listed ? 'hands.howListed' : 'hands.howValues')}</p>
      <ul class=${listed ? 'listed' : 'values'}>
        ${rows.map((row, at) => html`<li>${listed ? optionRow(form, row, at) : valueRow(form, row, at)}</li>`)}
      </ul>
      ${rows.length >= mostRows ? html`<p class="hint">${say('hands.most', { most: mostRows })}</p>` : nothing}
      <p class="actions"><button type="submit" class="main" data-act="reveal">${say('class.reveal')}</button></p>
    </form>`;
}

/** Cells and curves have to be seen to be chosen. */
function pictureOf(task: Task): unknown {
  if (task.kind === 'cell') return cellPicture(task, nothing);
  return task.kind === 'curve' ? curveChart(task) : nothing;
}

/** The text of a listed answer. */
function answerOf({ made, words }: HandsForm, answer: string): string {
  return answer === otherAnswer ? say('class.otherAnswers') : answerText(made.task, words, answer, made.values);
}

function optionRow(form: HandsForm, row: TypedRow, at: number): TemplateResult {
  const { made, words } = form;
  const shown =
    made.task.kind === 'choice'
      ? told(words.options?.[row.answer] ?? row.answer, made.values)
      : [made.task.kind === 'curve' ? curveKey(Number(row.answer)) : '', ' ', answerOf(form, row.answer)];
  return html`<label for="hands-${at}">${shown}</label> ${countField(form, row, at, answerOf(form, row.answer))}
    ${complaint(form, row, at)}`;
}

function valueRow(form: HandsForm, row: TypedRow, at: number): TemplateResult {
  const { made, words, change } = form;
  const { task } = made;
  const problem = problemOf(task, row);
  const unit = task.kind === 'number' && task.unit ? plainly(words.units?.[task.unit] ?? '', made.values) : '';
  const label = say(task.kind === 'cell' ? 'hands.cell' : 'hands.value', { number: at + 1 });
  const invalid = problem === 'badNumber' || problem === 'badCell' || problem === 'noAnswer';
  return html`<input
      class="value" type="text" name="value-${at}" inputmode=${task.kind === 'cell' ? 'text' : 'decimal'}
      autocomplete="off" spellcheck="false" aria-label=${label} aria-describedby="hands-${at}-said"
      aria-invalid=${invalid ? 'true' : nothing} .value=${live(row.answer)}
      @input=${(event: Event) => change(at, { ...row, answer: (event.target as HTMLInputElement).value })}
    /><span class="unit">${unit}</span>
    ${countField(form, row, at, row.answer.trim() === '' ? label : `${row.answer.trim()} ${unit}`.trim())}
    ${complaint(form, row, at)}`;
}

function countField(form: HandsForm, row: TypedRow, at: number, text: string): TemplateResult {
  const { made, change } = form;
  const invalid = problemOf(made.task, row) === 'badCount';
  const add = (by: number): void => {
    const count = Math.min(Math.max((readCount(row.count) ?? 0) + by, 0), mostHands);
    change(at, { ...row, count: String(count) });
  };
  const pressed = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    add(by);
  };
  const button = (by: 1 | -1): TemplateResult =>
    html`<button
      type="button" class="quiet ${by > 0 ? 'more' : 'less'}" tabindex="-1"
      aria-label=${say(by > 0 ? 'hands.more' : 'hands.less', { text })} @click=${() => add(by)}
    >${by > 0 ? '+' : '−'}</button>`;
  return html`<span class="tally">
    ${button(-1)}
    <input
      id="hands-${at}" class="hand-count" type="text" inputmode="numeric" name="count-${at}" autocomplete="off"
      placeholder="0" aria-label=${say('hands.count', { text })} aria-describedby="hands-${at}-said"
      aria-invalid=${invalid ? 'true' : nothing} .value=${live(row.count)} @keydown=${pressed}
      @input=${(event: Event) => change(at, { ...row, count: (event.target as HTMLInputElement).value })}
    />
    ${button(1)}
  </span>`;
}

/** What is wrong with a row, in a sentence below it. */
function complaint({ made }: HandsForm, row: TypedRow, at: number): TemplateResult {
  const problem = problemOf(made.task, row);
  const { rows = 1, columns = 1 } = made.task as Partial<CellTask>;
  const text = visible((problem === 'badCount' ? row.count : row.answer).trim());
  return html`<span id="hands-${at}-said" class="hint complaint" role="status">${
    problem === undefined
      ? nothing
      : say(`hands.${problem}`, { text, most: mostHands, rows: rows - 1, columns: columns - 1 })
  }</span>`;
}
