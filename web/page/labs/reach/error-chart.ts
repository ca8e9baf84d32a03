import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { stops } from '../../lib/stops.ts';
import { formats, type ErrorCurves, type Format, type Reading } from './arithmetic.ts';
import { properties } from './properties.ts';

const at = (value: number): string => value.toFixed(2);
const margin = { left: 46, right: 14, top: 24, bottom: 36 };
const height = 320;
/** The sample beside which lines are named: position 63. */
const named = 9;

/** Powers of ten that the axes span; an error is at most 2, and nothing is drawn below 10^-16. */
const span = { low: -16, high: 0.6, last: 9 };

/** A power of ten as the label of an axis. */
export const power = (exponent: number): TemplateResult =>
  svg`10<tspan dy="-4" font-size="9">${String(exponent).replace('-', '\u2212')}</tspan>` as TemplateResult;

export interface ErrorChartOptions {
  readonly curves: ErrorCurves;
  readonly readings: readonly Reading[];
  readonly position: number;
  readonly width: number;
  readonly choose: (position: number) => void;
}

const halts = stops(properties.position);
const { max } = properties.position;

/** Where a key takes the position: by stops of the slider, or by factors of ten. */
function moved(key: string, position: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return halts.find((stop) => stop > position) ?? max;
    case 'ArrowLeft':
    case 'ArrowDown':
      return halts.findLast((stop) => stop < position) ?? 0;
    case 'PageUp':
      return Math.min(Math.max(position, 1) * 10, max);
    case 'PageDown':
      return Math.floor(position / 10);
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return undefined;
  }
}

/** Errors over positions, both on logarithmic scales: drag the line to another position, or move it by key. */
export function errorChart({ curves, readings, position, width, choose }: ErrorChartOptions): TemplateResult {
  const here = language();
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  const x = (p: number): number => left + (Math.log10(Math.max(p, 1)) / span.last) * (right - left);
  const y = (error: number): number =>
    bottom - ((Math.max(Math.log10(error), span.low) - span.low) / (span.high - span.low)) * (bottom - top);
  const path = (format: Format): string => {
    const errors = curves.errors[format];
    const points = curves.positions.flatMap((p, k) =>
      Number.isFinite(errors[k]) ? [`${at(x(p))} ${at(y(errors[k] ?? 0))}`] : [],
    );
    return points.length > 0 ? `M${points.join('L')}` : '';
  };
  /** Where a format has run out of numbers: the last position with a row. */
  const end = (format: Format): TemplateResult | string => {
    const errors = curves.errors[format];
    const over = errors.findIndex((error) => !Number.isFinite(error));
    const before = errors[over - 1];
    return over < 1 || before === undefined
      ? ''
      : svg`<circle class="end" r="4" data-format=${format} cx=${at(x(curves.positions[over - 1] ?? 1))} cy=${at(y(before))} />`;
  };
  /** Lines rise to the right: below each there is room, but not between the two that are close. */
  const name = (format: Format): TemplateResult => {
    const above = format === 'bfloat16';
    const place = {
      x: x(curves.positions[named] ?? 1) + (above ? -4 : 6),
      y: y(curves.errors[format][named] ?? 0) + (above ? -10 : 15),
    };
    return svg`<text class="line-name" x=${at(place.x)} y=${at(place.y)} text-anchor=${above ? 'end' : 'start'}>${format}</text>` as TemplateResult;
  };
  const pointed = (event: PointerEvent): void => {
    const figure = event.currentTarget as Element;
    if (event.type === 'pointerdown') figure.setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = figure.getBoundingClientRect();
    const part = (((event.clientX - box.x) * width) / box.width - left) / (right - left);
    choose(Math.min(Math.round(10 ** (Math.min(Math.max(part, 0), 1) * span.last)), max));
  };
  const pressed = (event: KeyboardEvent): void => {
    const to = moved(event.key, position);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const far = x(position) > right - 90;
  const decades = Array.from({ length: span.last + 1 }, (_decade, k) => k).filter((k) => width > 520 || k % 3 === 0);
  return html`<div class="error-frame" role="slider" tabindex="0" data-term="position" aria-label=${t('reach.errorFrame')} aria-valuemin="0" aria-valuemax=${max}
    aria-valuenow=${position} aria-valuetext=${plain(position, here)} @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <svg class="chart errors" data-term="error" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('reach.errorChart')}>
      ${[-16, -12, -8, -4, 0].map((exponent) => svg`<path class="grid" data-exponent=${exponent} d="M${left} ${at(y(10 ** exponent))}H${right}" /><text x=${left - 6} y=${at(y(10 ** exponent))} dy="0.35em" text-anchor="end">${exponent === 0 ? '1' : power(exponent)}</text>`)}
      ${decades.map((decade) => svg`<path class="grid" d="M${at(x(10 ** decade))} ${bottom}v5" /><text x=${at(x(10 ** decade))} y=${bottom + 18} text-anchor="middle">${decade === 0 ? '1' : power(decade)}</text>`)}
      <text class="name" x=${right} y=${height - 2} text-anchor="end">${t('reach.axisPosition')}</text>
      <text class="name" x="2" y="11">${t('reach.axisError')}</text>
      ${formats.map((format) => svg`<path class="line ${format}" data-format=${format} d=${path(format)} />${end(format)}${name(format)}`)}
      <path class="now" d="M${at(x(position))} ${top}V${bottom}" />
      ${readings.map(({ format, error }) => (Number.isFinite(error) ? svg`<circle class="tip" r="5" data-format=${format} cx=${at(x(position))} cy=${at(y(error))} />` : ''))}
      <text class="value" x=${at(x(position) + (far ? -8 : 8))} y=${bottom - 8} text-anchor=${far ? 'end' : 'start'}>${significant(position, here, 10)}</text>
    </svg>
  </div>`;
}
