// The ways to answer: a field, buttons, items to arrange. Nothing here marks; every change is an answer as
// text, as `mark` reads it.
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../text/i18n.ts';
import { curveTask } from './curve-task.ts';
import { cellTask } from './cell-task.ts';
import type { ChoiceTask, NumberTask, OrderTask } from './question.ts';
import { stateOf, type TaskView } from './task-view.ts';
import { optionText } from './texts.ts';

function numberTask({ task, words, answer, right, choose, check }: TaskView<NumberTask>): TemplateResult {
  const unit = task.unit === undefined ? undefined : (words.units?.[task.unit] ?? task.unit);
  const typed = (event: Event): void => choose((event.target as HTMLInputElement).value);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.isComposing) check();
  };
  return html`<p class="quiz-number">
    <label
      ><span>${unit === undefined ? t('quiz.answer') : t('quiz.answerIn', { unit })}</span>
      <input
        class="box" type="text" inputmode="text" autocomplete="off" spellcheck="false" maxlength="40" size="12"
        .value=${answer} ?readonly=${right !== undefined} @input=${typed} @keydown=${pressed}
    /></label>
    ${unit === undefined ? nothing : html`<span aria-hidden="true">${unit}</span>`}
    <small>${t('quiz.comma')}</small>
  </p>`;
}

/** Buttons, since the arrow keys of a radio group would choose on the way to another one. */
function choiceTask(view: TaskView<ChoiceTask>): TemplateResult {
  const { task, words, values, answer, right, choose } = view;
  return html`<div class="quiz-options" role="group" aria-label=${t('quiz.answer')}>
    ${task.options.map(
      (option) => html`<button
        type="button" class="card" data-answer=${option} data-state=${stateOf(view, option)}
        aria-pressed=${option === answer} ?disabled=${right !== undefined} @click=${() => choose(option)}
      >${optionText(words, values, option)}</button>`,
    )}
  </div>`;
}

function orderTask({ task, words, values, answer, right, choose, say }: TaskView<OrderTask>): TemplateResult {
  const items = answer === '' ? task.shown : answer.split(' ');
  const text = (id: string): string => optionText(words, values, id);
  const move = (id: string, by: number): void => {
    const [from, next] = [items.indexOf(id), [...items]];
    const to = from + by;
    if (to < 0 || to >= items.length) return;
    [next[from], next[to]] = [next[to]!, next[from]!];
    choose(next.join(' '));
    say(t('quiz.order.moved', { item: text(id), place: to + 1, all: items.length }));
  };
  // Not disabled at the ends: a button that was just pressed would lose the focus.
  const button = (id: string, by: number, at: number): TemplateResult => html`<button
    type="button" class="quiet" data-move=${by} aria-disabled=${at + by < 0 || at + by >= items.length}
    aria-label=${t(by < 0 ? 'quiz.order.up' : 'quiz.order.down', { item: text(id) })} @click=${() => move(id, by)}
  ><span aria-hidden="true">${by < 0 ? '↑' : '↓'}</span></button>`;
  return html`<ol class="quiz-order">
      ${repeat(
        items,
        (id) => id,
        (id, at) => html`<li data-item=${id}>
          <span>${text(id)}</span>
          <span class="quiz-moves" ?hidden=${right !== undefined}>${button(id, -1, at)}${button(id, 1, at)}</span>
        </li>`,
      )}
    </ol>
    <p class="aside">${t('quiz.order.how')}</p>`;
}

/** The way to answer a task. */
export function taskView(view: TaskView): TemplateResult {
  switch (view.task.kind) {
    case 'number':
      return numberTask(view as TaskView<NumberTask>);
    case 'choice':
      return choiceTask(view as TaskView<ChoiceTask>);
    case 'order':
      return orderTask(view as TaskView<OrderTask>);
    case 'cell':
      return cellTask(view as TaskView<typeof view.task>);
    case 'curve':
      return curveTask(view as TaskView<typeof view.task>);
  }
}
