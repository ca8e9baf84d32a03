// A curve of a chart to choose: by a click on it, or by its button.
import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { curveDash } from '../../../library/draw/palette.ts';
import { at, chart, gridLines, pathOf, plotOf, ticksBelow, wholeTicks } from '../figure/chart.ts';
import { t } from '../text/i18n.ts';
import { measure, written } from '../text/numerals.ts';
import type { CurveTask } from './question.ts';
import { stateOf, type TaskView } from './task-view.ts';
import { letterOf } from './texts.ts';

const height = 240;
const margin = { left: 48, right: 26, top: 12, bottom: 30 };
/** Pixels between two letters at the right, at least. */
const apart = 14;

/** Places near the wanted ones that are far enough from each other, from the top. */
function spread(wanted: readonly number[]): readonly number[] {
  const places = [...wanted];
  const order = wanted.map((_place, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  for (const [k, index] of order.entries())
    if (k > 0) places[index] = Math.max(places[index]!, places[order[k - 1]!]! + apart);
  return places;
}

/** A curve for those who do not see it. */
function inWords(curve: readonly number[], index: number): string {
  const finite = curve.filter(Number.isFinite);
  const [least, greatest] = [Math.min(...finite), Math.max(...finite)];
  const value = (number: number): string => measure(number, 3);
  return t('quiz.curve.about', {
    letter: letterOf(index),
    first: value(finite[0] ?? Number.NaN),
    last: value(finite.at(-1) ?? Number.NaN),
    least: value(least),
    leastAt: written(curve.indexOf(least)),
    greatest: value(greatest),
    greatestAt: written(curve.indexOf(greatest)),
  });
}

export function curveTask(view: TaskView<CurveTask>): TemplateResult {
  const { task, answer, right, width, choose } = view;
  const values = task.curves.flat().filter(Number.isFinite);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const last = Math.max(...task.curves.map(({ length }) => length)) - 1;
  const pad = (high - low || 1) * 0.04;
  const plot = plotOf([width, height], margin, [0, last], [low - pad, high + pad]);
  const letters = spread(task.curves.map((curve) => plot.y(curve.findLast(Number.isFinite) ?? low)));
  const pick = (index: number): void => {
    if (right === undefined) choose(String(index));
  };
  const line = (curve: readonly number[], index: number): unknown => {
    const path = `M${pathOf(curve.map((value, x) => [plot.x(x), plot.y(value)] as const))}`;
    const dash = curveDash(index).join(' ');
    return svg`<g
        class="quiz-curve" data-curve=${index} data-chosen=${String(index) === answer} data-color=${index % 4}
        data-state=${stateOf(view, String(index))} @click=${() => pick(index)}
      ><path class="hit" d=${path} /><path class="line" d=${path} stroke-dasharray=${dash} /><text
        x=${plot.right + 8} y=${at(letters[index]!)} dy="0.35em"
      >${letterOf(index)}</text></g>`;
  };
  const content = svg`${gridLines(ticks(low, high, 4), plot, (value) => measure(value, 3))}
    ${ticksBelow(wholeTicks(0, last, 6), plot)} ${task.curves.map(line)}`;
  return html`${chart(
    { kind: 'quiz-curves', width, height, label: t('quiz.curve.label', { all: task.curves.length }) },
    content,
  )}
    <div class="quiz-options" role="group" aria-label=${t('quiz.answer')}>
      ${task.curves.map(
        (_curve, index) => html`<button
          type="button" class="card" data-answer=${index} data-state=${stateOf(view, String(index))}
          aria-pressed=${String(index) === answer} ?disabled=${right !== undefined} @click=${() => pick(index)}
        >${t('quiz.curve.name', { letter: letterOf(index) })}</button>`,
      )}
    </div>
    <details class="quiz-words">
      <summary>${t('quiz.curve.words')}</summary>
      <ul>${task.curves.map((curve, index) => html`<li>${inWords(curve, index)}</li>`)}</ul>
    </details>`;
}
