// The answers of a class to one question. Until the teacher reveals it, only how many have answered.
import { html, nothing, type TemplateResult } from 'lit';
import { measure, written } from '../../../shared/text/numerals.ts';
import { mark, rightAnswer } from '../../../shared/quiz/mark.ts';
import type { CellTask, Made, NumberTask } from '../../../shared/quiz/question.ts';
import type { QuestionWords } from '../../../shared/quiz/words.ts';
import type { SeedRule } from '../room/room.ts';
import { counted, histogramOf, numbersOf, tallyOf, type Answered } from '../room/tally.ts';
import { say } from '../words.ts';
import { bars, percent, type BarRow } from './bars.ts';
import { cellPicture, countIn, frame } from './cells.ts';
import { histogram, type FigureRoom, type NumberMark } from './charts.ts';
import { curveChart } from './answer-field.ts';
import { answerText, told, withUnit } from './question-text.ts';

export interface Asked {
  /** As everybody got it, or as an example where numbers differ. */
  readonly made: Made;
  readonly words: QuestionWords;
  readonly seeds: SeedRule;
  readonly answers: readonly Answered[];
  readonly room: FigureRoom;
}

/** More bars than these do not fit a screen: further orders are counted together. */
const mostBars = 8;

export function distribution(asked: Asked): TemplateResult {
  const { made, words, seeds, answers } = asked;
  const tally = tallyOf(answers);
  const right = rightAnswer(made.task);
  const same = seeds === 'same';
  const share = percent(tally.right, tally.given);
  return html`<p class="verdict">
      ${say('class.rightOf', { right: written(tally.right), given: written(tally.given), share })}
      ${tally.none > 0 ? say('class.withoutAnswer', { count: tally.none }) : nothing}
    </p>
    ${same ? picture(asked) : verdicts(asked)}
    <section class="explained">
      ${
        same
          ? html`<p><strong>${say('class.right')}</strong> ${answerText(made.task, words, right, made.values)}</p>`
          : nothing
      }
      <p>${told(words.right, made.values)}</p>
      ${misconceptions(asked)}
    </section>`;
}

/** Before it is revealed: the options without their bars. */
export function covered({ made, words }: Asked): TemplateResult {
  const { task, values } = made;
  if (task.kind === 'choice')
    return html`<ul
      class="covered">${task.options.map((id) => html`<li>${told(words.options?.[id] ?? id, values)}</li>`)}</ul>`;
  if (task.kind === 'order')
    return html`<ul
      class="covered">${task.shown.map((id) => html`<li>${told(words.options?.[id] ?? id, values)}</li>`)}</ul>`;
  if (task.kind === 'cell') return cellPicture(task, nothing);
  return task.kind === 'curve' ? curveChart(task) : html``;
}

/** Which answers lead to which misconception, with the most frequent first. */
function misconceptions({ made, words, answers }: Asked): TemplateResult {
  const { mistakes, other } = tallyOf(answers);
  if (mistakes.length === 0) return html``;
  return html`<h4>${say('class.mistakes')}</h4>
    <ul class="mistakes">
      ${mistakes.map(
        ([name, count]) => html`<li data-mistake=${name}>
          <strong>${written(count)}</strong> <span>${told(words.mistakes[name] ?? name, made.values)}</span>
        </li>`,
      )}
      ${other > 0 ? html`<li><strong>${written(other)}</strong> <span>${say('class.other')}</span></li>` : nothing}
    </ul>`;
}

/** Where everybody had other numbers: right, each misconception, and the rest. */
function verdicts({ made, words, answers }: Asked): TemplateResult {
  const { right, mistakes, other, given } = tallyOf(answers);
  const rows: BarRow[] = [
    { text: '', count: right, kind: 'right' },
    ...mistakes.map(
      ([name, count]): BarRow => ({ text: told(words.mistakes[name] ?? name, made.values), count, kind: 'wrong' }),
    ),
    { text: say('class.other'), count: other },
  ];
  return bars(say('class.ownNumbers'), rows, given);
}

function picture(asked: Asked): TemplateResult {
  const { task } = asked.made;
  switch (task.kind) {
    case 'number':
      return numbers(asked, task);
    case 'cell':
      return heat(asked, task);
    case 'curve':
      return html`${curveChart(task)} ${answerBars(
        asked,
        task.curves.map((_curve, index) => String(index)),
      )}`;
    case 'choice':
      return answerBars(asked, task.options);
    case 'order': {
      const given = counted(asked.answers.flatMap(({ answer }) => answer ?? [])).map(([order]) => order);
      // Hands for an order that is not listed are none that can be read.
      const known = [rightAnswer(task), ...given.filter((order) => mark(task, order).verdict !== 'unreadable')];
      return answerBars(asked, [...new Set(known)].slice(0, mostBars));
    }
  }
}

/** A bar for each of these answers, and one for all others. */
function answerBars({ made, words, answers }: Asked, listed: readonly string[]): TemplateResult {
  const { task, values } = made;
  const counts = new Map(counted(answers.flatMap(({ answer }) => answer ?? [])));
  const given = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rows = listed.map((answer): BarRow => {
    const kind = mark(task, answer).verdict === 'right' ? 'right' : undefined;
    return { text: answerText(task, words, answer, values), count: counts.get(answer) ?? 0, kind };
  });
  const others = given - rows.reduce((sum, { count }) => sum + count, 0);
  if (others > 0) rows.push({ text: say('class.otherAnswers'), count: others });
  return bars(say('class.answers'), rows, given);
}

function numbers({ made, words, answers, room }: Asked, task: NumberTask): TemplateResult {
  const values = numbersOf(answers);
  if (values.length === 0) return html`<p class="hint">${say('class.none')}</p>`;
  const text = (value: number): string => measure(value, 4);
  const near = (value: number): boolean => values.some((given) => Math.abs(given - value) <= task.tolerance);
  const marks: NumberMark[] = [
    { value: task.right, kind: 'right', text: `✓ ${text(task.right)}` },
    ...Object.values(task.mistakes)
      .filter(near)
      .map((value): NumberMark => ({ value, kind: 'wrong', text: `✗ ${text(value)}` })),
  ];
  const unit = task.unit ? told(words.units?.[task.unit] ?? '', made.values).join('') : '';
  const found = histogramOf(
    values,
    marks.map(({ value }) => value),
  );
  const named = (value: number): string => withUnit(task, words, value, made.values);
  const right = new Set(values.filter((value) => Math.abs(value - task.right) <= task.tolerance).map(named));
  return html`${histogram(found, marks, unit, room)}
    <details>
      <summary>${say('class.table')}</summary>
      ${bars(
        say('class.answers'),
        counted(values.map(named)).map(([value, count]) => ({
          text: value,
          count,
          kind: right.has(value) ? 'right' : undefined,
        })),
        values.length,
      )}
    </details>`;
}

/** How often each cell was clicked; the right ones are framed. */
function heat({ made, words, answers }: Asked, task: CellTask): TemplateResult {
  const counts = counted(answers.flatMap(({ answer }) => answer ?? []));
  const data = new Float64Array(task.rows * task.columns);
  const placeOf = (answer: string): readonly [number, number] => {
    const [row = 0, column = 0] = answer.split(',').map(Number);
    return [row, column];
  };
  for (const [answer, count] of counts) {
    const [row, column] = placeOf(answer);
    data[row * task.columns + column] = count;
  }
  const given = counts.reduce((sum, [, count]) => sum + count, 0);
  return html`<p class="hint">${say('class.heat')}</p>
    <div class="heat">${cellPicture(
      { rows: task.rows, columns: task.columns, data },
      [
        ...task.right.map((place) => frame(place, 'right')),
        ...counts.map(([answer, count]) => countIn(placeOf(answer), written(count))),
      ],
      'counts',
    )}
    ${bars(
      say('class.answers'),
      counts.slice(0, mostBars).map(([answer, count]) => ({
        text: answerText(task, words, answer, made.values),
        count,
        kind: mark(task, answer).verdict === 'right' ? ('right' as const) : undefined,
      })),
      given,
    )}</div>`;
}
