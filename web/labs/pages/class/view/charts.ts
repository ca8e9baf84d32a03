// Charts of the projector: a histogram of numbers, and boxes of trained models.
import { ticks } from 'd3-array';
import { html, nothing, svg, type TemplateResult } from 'lit';
import {
  at,
  axisNames,
  chart,
  gridLines,
  labelsBelow,
  plotOf,
  wholeTicks,
  type Plot,
} from '../../../shared/figure/chart.ts';
import { inOneLine, stopped, withColon } from '../../../../library/elements/sentences.ts';
import { strokeOf } from '../../../training/figures.ts';
import { t } from '../../../shared/text/i18n.ts';
import { decimal, measure, written } from '../../../shared/text/numerals.ts';
import type { Bin, Box, Histogram } from '../room/tally.ts';
import { entered } from '../room/race.ts';
import { say } from '../words.ts';

/** CSS pixels that a figure may take. */
export interface FigureRoom {
  readonly width: number;
  readonly highest?: number;
}

/** A number that is marked on the axis: the right answer, or where a misconception leads. */
export interface NumberMark {
  readonly value: number;
  readonly kind: 'right' | 'wrong';
  readonly text: string;
}

/** Marks that stand close together have their names one below the other. */
function markNames(marks: readonly NumberMark[], { x, top, bottom, right }: Plot, lines: number): unknown {
  return marks.map(({ value, kind, text }, line) => {
    const y = top - 8 - 15 * (lines - 1 - line);
    const end = x(value) + 7 * text.length > right;
    return svg`<g class="mark-line ${kind}">
      <path d="M${at(x(value))} ${at(y - 4)}V${bottom}" />
      <text x=${at(x(value))} y=${at(y)} dx=${end ? -5 : 5} text-anchor=${end ? 'end' : 'start'}>${text}</text>
    </g>`;
  });
}

/** The step between bins that have a number below, wide enough that numbers do not touch. */
function labelled(bins: readonly Bin[], text: (value: number) => string, width: number): readonly number[] {
  const widest = Math.max(...bins.map(({ middle }) => text(middle).length), 1);
  const fit = Math.max(Math.floor(width / (8 * widest + 14)), 1);
  const stride = [1, 2, 5, 10].find((every) => bins.length / every <= fit) ?? 20;
  // From the middle of the first bin: all numbers are multiples of the bins' width.
  return bins.flatMap(({ middle }, bin) => (bin % stride === 0 ? [middle] : []));
}

/** @param room the width of the figure, and the height that a projector leaves for it */
export function histogram(
  found: Histogram,
  marks: readonly NumberMark[],
  unit: string,
  { width, highest = Infinity }: FigureRoom,
): TemplateResult {
  const { bins, below, above } = found;
  const wanted = Math.min(440, Math.max(260, width * 0.42)) + 15 * marks.length;
  const height = Math.round(Math.max(Math.min(wanted, highest), 150 + 15 * marks.length));
  const margin = { left: 44, right: 16, top: 30 + 15 * marks.length, bottom: 44 };
  const most = Math.max(...bins.map(({ count }) => count), 1);
  const [first, last] = [bins[0]?.low ?? 0, bins.at(-1)?.high ?? 1];
  const text = (value: number): string => measure(value, 4);
  const plot = plotOf([width, height], margin, [first, last], [0, most]);
  const { x, y, bottom } = plot;
  const label = inOneLine(
    say('class.histogram', { bins: bins.length }),
    ...marks.map(({ text, value }) => stopped(withColon(text, measure(value, 4)))),
  );
  return html`${chart(
    { kind: 'class-histogram', width, height, label },
    svg`${gridLines(wholeTicks(0, most, 5), plot, written)}
    ${labelsBelow(labelled(bins, text, plot.right - plot.left), plot, text)}
    ${axisNames(plot, height, unit, say('class.students'))}
    ${bins.map(({ low, middle, high, count }) => {
      const [start, end] = [x(low), x(high)];
      return svg`<rect
        class="bin" data-low=${low} data-middle=${middle} data-count=${count} x=${at(start + 0.5)}
        width=${at(Math.max(end - start - 1, 1))}
        y=${at(y(count))} height=${at(bottom - y(count))} />`;
    })}
    ${markNames(marks, plot, marks.length)}`,
  )}
  ${below + above > 0 ? html`<p class="hint">${say('class.beyond', { count: below + above })}</p>` : nothing}`;
}

/** The compared quantity: the share of right answers at a length, or the steps to 95 %. */
export interface BoxOptions {
  /** For each of the six; undefined where no student has a value. */
  readonly boxes: readonly (Box | undefined)[];
  readonly span: readonly [low: number, high: number];
  readonly text: (value: number) => string;
  readonly axis: string;
  /** The median of the models that were trained beforehand. */
  readonly known: readonly (number | undefined)[];
  readonly label: string;
}

/** The six models below each other, with every student's as a dot. */
export function boxPlots(
  { boxes, span, text, axis, known, label }: BoxOptions,
  { width, highest = Infinity }: FigureRoom,
): TemplateResult {
  const margin = { left: 96, right: 22, top: 10, bottom: 44 };
  const fitting = (highest - margin.top - margin.bottom) / boxes.length;
  const row = Math.round(Math.max(Math.min(72, Math.max(46, width * 0.06), fitting), 34));
  const height = margin.top + row * boxes.length + margin.bottom;
  const plot = plotOf([width, height], margin, span, [0, 1]);
  const { x, left, right, top, bottom } = plot;
  const values = ticks(span[0], span[1], Math.max(2, Math.min(6, width / 90)));
  const one = (box: Box | undefined, at0: number): unknown => {
    const kind = entered[at0]!;
    const middle = top + row * (at0 + 0.5);
    const { stroke } = strokeOf(kind);
    const half = row * 0.24;
    const median = known[at0];
    // Dots on a few lines below each other, so that equal ones show.
    const dot = (value: number, k: number): unknown =>
      svg`<circle r="3" cx=${at(x(value))} cy=${at(middle + half + 6 + 3 * (k % 3))} fill=${stroke} />`;
    return svg`<g class="box" data-kind=${kind} data-middle=${box?.middle ?? nothing}>
      <text class="name" x=${left - 10} y=${at(middle)} dy="0.35em"
        text-anchor="end">${t(`training.encodings.${kind}`)}</text>
      ${
        box
          ? svg`<path stroke=${stroke} d="M${at(x(box.low))} ${at(middle)}H${at(x(box.high))}" />
            <rect
              x=${at(x(box.left))} width=${at(Math.max(x(box.right) - x(box.left), 1))} y=${at(middle - half)}
              height=${at(2 * half)} stroke=${stroke} />
            <path class="median" stroke=${stroke} d="M${at(x(box.middle))} ${at(middle - half)}v${at(2 * half)}" />
            ${box.values.map(dot)}`
          : svg`<text x=${left + 6} y=${at(middle)} dy="0.35em">${say('class.noValues')}</text>`
      }
      ${
        median === undefined
          ? nothing
          : svg`<path class="known" d="M${at(x(median))} ${at(middle - half - 7)}l5 -7h-10z" />`
      }
    </g>`;
  };
  return chart(
    { kind: 'class-boxes', width, height, label },
    svg`${values.map((value) => svg`<path class="grid" d="M${at(x(value))} ${top}V${bottom}" />`)}
    ${labelsBelow(values, plot, text)}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${axis}</text> ${boxes.map(one)}`,
  );
}

export const shareText = (permille: number): string => `${decimal(permille / 10, 0)} %`;
