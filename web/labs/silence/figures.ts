import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import {
  at,
  axisNames,
  chart,
  gridLines,
  keySteps,
  labelsBelow,
  pathOf,
  plotOf,
  sliderFrame,
  wholeTicks,
  type Plot,
} from '../shared/figure/chart.ts';
import type { Room } from '../shared/figure/width.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { nothing, type Curve, type Heads } from './heads.ts';
import { lastPosition, type SilenceValues } from './properties.ts';
import { errorText, toleranceText } from './words.ts';

const margin = { left: 50, right: 20, top: 24, bottom: 36 };

/** Position 0 has no logarithm, so the axis counts from 1. */
const place = (position: number): number => Math.log10(1 + position);
/** Errors that are rounding lie on the axis itself. */
const height = (error: number): number => Math.log10(Math.max(error, nothing));

const highest = 1;
const marked = [0, 1, 10, 100, 1000, 10000, 100000];

const powers: Readonly<Record<number, string>> = { [-8]: '10⁻⁸', [-6]: '10⁻⁶', [-4]: '10⁻⁴', [-2]: '10⁻²', 0: '1' };

/** The error over all positions: covered until the reader has said what a test sees, or asks for it. */
export function errorChart(
  view: SilenceValues,
  curve: Curve,
  error: number,
  room: Room,
  choose: (position: number) => void,
): TemplateResult {
  const { position, tested, tolerance } = view;
  const width = room.value;
  const tall = Math.max(170, Math.min(280, room.highest));
  const plot = plotOf([width, tall], margin, [0, place(lastPosition)], [height(0), highest]);
  const { left, right, top, bottom } = plot;
  const x = (at: number): number => plot.x(place(at));
  const y = (value: number): number => plot.y(height(value));
  const limit = at(y(Number(tolerance)));
  const floor = svg`<text x=${left - 8} y=${bottom} dy="0.35em" text-anchor="end">0</text>`;
  const grid = gridLines([-8, -6, -4, -2, 0], plot, (power) => powers[power]);
  const below = width < 480 ? marked.filter((_mark, k) => k % 2 === 0 || k === 1) : marked;
  const end = Math.max(x(tested - 1), left + 3);
  const line = pathOf(curve.positions.map((p, k) => [x(p), y(curve.errors[k] ?? 0)] as const));
  const inside = end - left > 70;
  // Clear of the line of the tolerance.
  const coverName = { x: (x(1) + right) / 2, y: y(tolerance === '1e-6' ? 1e-3 : 1e-7) };
  const drawn = chart(
    { kind: 'errors', width, height: tall, label: t('silence.chart') },
    svg`<rect class="tested" x=${left} y=${top} width=${at(end - left)} height=${bottom - top} />
    ${grid}${floor}<path class="grid" d="M${left} ${bottom}H${right}" />
    ${labelsBelow(below, { ...plot, x }, written)}
    ${axisNames(plot, tall, t('silence.axisPosition'), t('silence.axisError'))}
    ${
      view.curve
        ? svg`<path class="line wrong" d="M${line}" />`
        : svg`<rect class="cover" x=${at(x(1))} y=${top} width=${at(right - x(1))} height=${bottom - top} />
          <text class="covered" x=${at(coverName.x)} y=${at(coverName.y)} dy="0.35em" text-anchor="middle">
            ${t(width < 480 ? 'silence.coveredShort' : 'silence.covered')}</text>`
    }
    <path class="bound tolerance" d="M${left} ${limit}H${right}" />
    <text class="bound-name" x=${right - 8} y=${limit} dy="-0.4em" text-anchor="end">
      ${t('silence.limit', { tolerance: toleranceText(tolerance) })}</text>
    <text
      class="tested-name" x=${at(inside ? end - 6 : end + 6)} y=${top + 13} text-anchor=${inside ? 'end' : 'start'}
    >${inside ? t('silence.testedRange') : `← ${t('silence.testedRange')}`}</text>
    <path class="now" d="M${at(x(position))} ${top}V${bottom}" />
    <circle class="tip" r="5.5" cx=${at(x(position))} cy=${at(y(error))} />`,
  );
  return sliderFrame(
    {
      kind: 'error-frame',
      term: 'position',
      label: t('silence.chart'),
      first: 0,
      last: lastPosition,
      now: position,
      words: t('silence.at', { position: written(position), error: errorText(error) }),
      steps: keySteps(Math.max(10, Math.round(position / 4))),
      pointed: (event, box) => {
        const along = ((event.clientX - box.x) * width) / box.width;
        return Math.round(10 ** (((along - left) / (right - left)) * place(lastPosition)) - 1);
      },
      choose,
    },
    drawn,
  );
}

/** A stroke for each column, from zero to its value. */
const bars = (values: Iterable<number>, plot: Plot, drawn: (column: number) => boolean): string =>
  Array.from(values, (value, column) =>
    drawn(column) ? `M${at(plot.x(column))} ${at(plot.y(0))}V${at(plot.y(value))}` : '',
  ).join('');

/** Every column of the head: wide pale bars as it should be, narrow ones as the program leaves it. */
export function headChart(view: SilenceValues, heads: Heads, width: number): TemplateResult {
  const { right, wrong } = heads;
  const tall = 210;
  const step = (width - margin.left - margin.right) / right.length;
  const plot = plotOf(
    [width, tall],
    { ...margin, left: margin.left + step / 2, right: margin.right + step / 2 },
    [0, right.length - 1],
    [-1.5, 1.5],
  );
  const edges = { ...plot, left: margin.left, right: width - margin.right };
  const limit = Number(view.tolerance);
  const off = (column: number): boolean => Math.abs((wrong[column] ?? 0) - (right[column] ?? 0)) > limit;
  return html`${chart(
    { kind: 'head', width, height: tall, label: t('silence.headChart', { position: written(view.position) }) },
    svg`${gridLines(ticks(-1, 1, 3), edges, (value) => measure(value, 2))}
    ${labelsBelow(wholeTicks(0, right.length - 1, width / 80), plot, written)}
    ${axisNames(edges, tall, t('silence.axisColumn'), t('silence.axisValue'))}
    <path class="bar right" stroke-width=${at(step * 0.72)} d=${bars(right, plot, () => true)} />
    <path class="bar same" stroke-width=${at(step * 0.3)} d=${bars(wrong, plot, (column) => !off(column))} />
    <path class="bar off" stroke-width=${at(step * 0.3)} d=${bars(wrong, plot, off)} />`,
  )}
    <p class="key head-key">
      <span data-bar="right">${t('silence.key.right')}</span>
      <span data-bar="same">${t('silence.key.same')}</span>
      <span data-bar="off">${t('silence.key.off')}</span>
    </p>`;
}
