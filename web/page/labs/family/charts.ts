import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';

const at = (value: number): string => value.toFixed(2);
const margin = { left: 52, right: 12, top: 38, bottom: 34 };

export interface Curve {
  readonly name: string;
  readonly label: string;
  /** By distance; a value that is not finite is left out. */
  readonly values: readonly number[];
}

export interface DistanceChartOptions {
  readonly kind: string;
  readonly title: string;
  readonly axis: string;
  /** The one to look at last. */
  readonly curves: readonly Curve[];
  /** Distances from 0 to this less one. */
  readonly length: number;
  /** From this distance on nothing was seen in training. */
  readonly trained: number;
  readonly width: number;
}

/** Where a name of a legend starts that stands in one line with those before it; a letter is about 6.8 px wide. */
export const legendStart = (left: number, before: readonly string[]): number =>
  before.reduce((x, label) => x + 24 + label.length * 6.8 + 28, left);

export const pathOf = (
  values: readonly number[],
  x: (distance: number) => number,
  y: (value: number) => number,
): string =>
  values.flatMap((value, distance) => (Number.isFinite(value) ? [`${at(x(distance))} ${at(y(value))}`] : [])).join('L');

/** Curves over the distance from the query back to the key; what training never saw is shaded. */
export function distanceChart({
  kind,
  title,
  axis,
  curves,
  length,
  trained,
  width,
}: DistanceChartOptions): TemplateResult {
  const here = language();
  // On a narrow screen the names of the curves stand below one another.
  const stacked = width < 480 && curves.length > 1;
  const lower = stacked ? 18 * (curves.length - 1) : 0;
  const height = 270 + lower;
  const all = curves.flatMap(({ values }) => values).filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const [least, greatest] = high - low < 1e-9 ? [-1, 1] : [low, high];
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top + lower, height - margin.bottom];
  const x = (distance: number): number => left + (distance / Math.max(length - 1, 1)) * (right - left);
  const y = (value: number): number => bottom - ((value - least) / (greatest - least)) * (bottom - top);
  const edge = Math.max(x(trained - 0.5), left);
  const legend = (index: number): readonly [x: number, y: number] =>
    stacked
      ? [left, 26 + 18 * index]
      : [
          legendStart(
            left,
            curves.slice(0, index).map(({ label }) => label),
          ),
          26,
        ];
  const legendEntry = (name: string, label: string, [start, row]: readonly [x: number, y: number]): TemplateResult =>
    svg`<path class="line" data-line-key=${name} d="M${start} ${row}h18" /><text x=${start + 24} y=${row} dy="0.35em">${label}</text>` as TemplateResult;
  return html`<svg class="chart by-distance ${kind}" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${title}>
    ${
      trained < length
        ? svg`<rect class="unseen" data-from=${trained} x=${at(edge)} y=${top} width=${at(right - edge)} height=${bottom - top} />
      <text class="unseen-name" x=${right - 4} y=${curves.length > 1 ? top + 14 : top - 8} text-anchor="end">${t('family.unseen')}</text>`
        : ''
    }
    ${ticks(least, greatest, 4).map((value) => svg`<path class="grid" data-value=${value} d="M${left} ${at(y(value))}H${right}" /><text x=${left - 8} y=${at(y(value))} dy="0.35em" text-anchor="end">${significant(value, here, 4)}</text>`)}
    ${ticks(0, length - 1, Math.min(width / 90, length - 1))
      .filter(Number.isInteger)
      .map(
        (value) =>
          svg`<path class="grid" d="M${at(x(value))} ${bottom}v5" /><text x=${at(x(value))} y=${bottom + 17} text-anchor="middle">${plain(value, here)}</text>`,
      )}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('family.axisDistance')}</text>
    <text class="name" x=${left} y="11">${axis} ↑</text>
    ${curves.map(
      (
        { name, label, values },
        index,
      ) => svg`<path class="line" data-line=${name} d="M${pathOf(values, x, y) || `${left} ${bottom}`}" />
      ${curves.length > 1 ? legendEntry(name, label, legend(index)) : ''}`,
    )}
  </svg>`;
}

export interface SmallCurveOptions {
  readonly values: readonly number[];
  readonly length: number;
  readonly trained: number;
}

/** The same for a card: no axes but the line of 0. */
export function smallCurve({ values, length, trained }: SmallCurveOptions): TemplateResult {
  const [wide, high] = [120, 54];
  const finite = values.filter(Number.isFinite);
  const [low, top] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  const [least, greatest] = top - low < 1e-9 ? [-1, 1] : [low, top];
  const x = (distance: number): number => (distance / Math.max(length - 1, 1)) * wide;
  const y = (value: number): number => high - 3 - ((value - least) / (greatest - least)) * (high - 6);
  return html`<svg viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none" aria-hidden="true">
    ${trained < length ? svg`<rect class="unseen" x=${at(x(trained - 0.5))} y="0" width=${at(wide - x(trained - 0.5))} height=${high} />` : ''}
    <path class="grid" d="M0 ${at(y(0))}H${wide}" />
    <path class="curve" d="M${pathOf(values, x, y)}" />
  </svg>`;
}
