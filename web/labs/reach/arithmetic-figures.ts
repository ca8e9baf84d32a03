import { html, svg, type TemplateResult } from 'lit';
import { at, chart, gridLines, pathOf, plotOf, sliderFrame, ticksBelow } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { colorsBetween, paintOnto } from '../shared/figure/matrix.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { stops } from '../shared/state/stops.ts';
import { formats, type AtPosition, type ErrorCurves, type Format } from './arithmetic.ts';
import { properties } from './properties.ts';
import type { Room } from '../shared/figure/width.ts';

const margin = { left: 46, right: 14, top: 24, bottom: 36 };
const tallest = 320;
/** The sample at which lines are labelled: position 63. */
const named = 9;

/** Powers of ten on the axes; an error is at most 2, and nothing is drawn below 10^-16. */
const span = { low: -16, high: 0.6, last: 9 };

/** Room for the longest name of a format, so that none collides with a number of the axis. */
const nameRoom = 60;

/** A power of ten as the label of an axis. */
export const power = (exponent: number): TemplateResult =>
  svg`10<tspan dy="-4" font-size="9">${String(exponent).replace('-', '\u2212')}</tspan>` as TemplateResult;

const halts = stops(properties.position);
const { max } = properties.position;

/** How far each key takes the position: by stops of the slider, or by factors of ten. */
function stepsFrom(position: number): Readonly<Record<string, number>> {
  const up = (halts.find((stop) => stop > position) ?? max) - position;
  const down = (halts.findLast((stop) => stop < position) ?? 0) - position;
  return {
    ArrowRight: up,
    ArrowUp: up,
    ArrowLeft: down,
    ArrowDown: down,
    PageUp: Math.max(position, 1) * 10 - position,
    PageDown: Math.floor(position / 10) - position,
    Home: -Infinity,
    End: Infinity,
  };
}

/** Errors over positions, both on logarithmic scales: drag the line to another position, or move it by key. */
export function errorChart(
  { positions, errors }: ErrorCurves,
  { readings }: AtPosition,
  position: number,
  { value: width, highest }: Room,
  choose: (position: number) => void,
): TemplateResult {
  const height = Math.min(tallest, highest);
  const inner = plotOf([width, height], margin, [0, span.last], [span.low, span.high]);
  const { left, right, top, bottom } = inner;
  const x = (p: number): number => inner.x(Math.log10(Math.max(p, 1)));
  const y = (error: number): number => inner.y(Math.max(Math.log10(error), span.low));
  const plot = { ...inner, x, y };
  const pointsOf = (format: Format): (readonly [number, number])[] =>
    positions.map((p, k) => [x(p), Number.isFinite(errors[format][k]) ? y(errors[format][k]!) : Number.NaN] as const);
  /** Where a format has run out of numbers: the last position with a row. */
  const end = (format: Format): unknown => {
    const over = errors[format].findIndex((error) => !Number.isFinite(error));
    if (over < 1) return '';
    const [cx, cy] = [at(x(positions[over - 1] ?? 1)), at(y(errors[format][over - 1] ?? 0))];
    return svg`<circle class="end" r="4" data-format=${format} cx=${cx} cy=${cy} />`;
  };
  /** Lines rise to the right: below each there is room, but not between the two that are close. */
  const name = (format: Format): unknown => {
    const above = format === 'bfloat16';
    const [across, up] = [x(positions[named] ?? 1), y(errors[format][named] ?? 0)];
    return svg`<text
      class="line-name" x=${at(above ? Math.max(across - 4, left + nameRoom) : across + 6)}
      y=${at(up + (above ? -10 : 15))} text-anchor=${above ? 'end' : 'start'}
    >${format}</text>`;
  };
  const line = (format: Format): unknown => {
    const path = pathOf(pointsOf(format));
    return svg`<path class="line ${format}" data-format=${format} d=${path && `M${path}`} />
      ${end(format)}${name(format)}`;
  };
  const here = at(x(position));
  const tip = ({ format, error }: AtPosition['readings'][number]): unknown =>
    Number.isFinite(error) ? svg`<circle class="tip" r="5" data-format=${format} cx=${here} cy=${at(y(error))} />` : '';
  const far = x(position) > right - 90;
  const decades = Array.from({ length: span.last + 1 }, (_decade, k) => k).filter((k) => width > 520 || k % 3 === 0);
  const powerText = (value: number): unknown => (value === 1 ? '1' : power(Math.round(Math.log10(value))));
  const figure = chart(
    { kind: 'errors', term: 'error', width, height, label: t('reach.errorChart') },
    svg`${gridLines([1e-16, 1e-12, 1e-8, 1e-4, 1], plot, powerText, 6)}
    ${ticksBelow(
      decades.map((decade) => 10 ** decade),
      plot,
      powerText,
      18,
    )}
    <text class="name" x=${right} y=${height - 2} text-anchor="end">${t('reach.axisPosition')}</text>
    <text class="name" x="2" y="11">${t('reach.axisError')}</text>
    ${formats.map(line)}
    <path class="now" d="M${here} ${top}V${bottom}" />
    ${readings.map(tip)}
    <text
      class="value" x=${at(x(position) + (far ? -8 : 8))} y=${bottom - 8} text-anchor=${far ? 'end' : 'start'}
    >${measure(position, 10)}</text>`,
  );
  const frame = {
    kind: 'error-frame',
    term: 'position',
    label: t('reach.errorFrame'),
    first: 0,
    last: max,
    now: position,
    words: written(position),
    steps: stepsFrom(position),
    pointed: ({ clientX }: PointerEvent, box: DOMRect): number => {
      const part = (((clientX - box.x) * width) / box.width - left) / (right - left);
      return Math.round(10 ** (Math.min(Math.max(part, 0), 1) * span.last));
    },
    choose,
  };
  return sliderFrame(frame, figure);
}

/** The rows that are set below one another, the true one first; float64 looks like it everywhere here. */
const striped = ['truth', 'float32', 'float16', 'bfloat16'] as const;

/** Room for the names and the height of a strip, CSS pixels; the style sheet puts the canvas there. */
const [names, strip] = [64, 26];

/** One pixel a number, one row a strip; NaN stays clear. */
export function paintStrips(canvas: HTMLCanvasElement, { truth, rows }: AtPosition): void {
  const columns = truth.length;
  const data = new Float64Array(striped.length * columns);
  striped.forEach((name, row) => data.set(name === 'truth' ? truth : rows[name], row * columns));
  paintOnto(canvas, { data, rows: striped.length, columns }, colorsBetween('RdBu', -1, 1));
}

/** The row of the position as it is and as each format has it, in colours. */
export function strips({ rows }: AtPosition, position: string, width: number): TemplateResult {
  const height = striped.length * strip;
  const wide = Math.max(width - names, 1);
  const line = (name: (typeof striped)[number], row: number): unknown => {
    const middle = (row + 0.5) * strip;
    const lost = name !== 'truth' && rows[name].some(Number.isNaN);
    return svg`<text x=${names - 8} y=${middle} dy="0.35em" text-anchor="end">${
      name === 'truth' ? t('reach.truth') : name
    }</text>
      <path class="between" d="M${names} ${row * strip}H${width}" />
      ${lost ? svg`<text class="lost" x=${names + 10} y=${middle} dy="0.35em">${t('reach.lost')}</text>` : ''}`;
  };
  return html`<div class="strips">
    <canvas class="cells" aria-hidden="true"></canvas>
    ${chart(
      { kind: 'rows', term: 'row', width, height: height + 4, label: t('reach.strips', { position }) },
      svg`<image
        class="copy" x=${names} y="0" width=${wide} height=${height} image-rendering="pixelated"
        preserveAspectRatio="none"
      />
      ${striped.map(line)}
      <rect class="frame" x=${names} y="0" width=${wide} height=${height} />`,
    )}
  </div>`;
}
