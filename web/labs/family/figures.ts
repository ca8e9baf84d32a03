import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { at, axisNames, chart, gridLines, labelsBelow, legendStart, pathOf, plotOf } from '../shared/figure/chart.ts';
import { ticksBelow, wholeTicks } from '../shared/figure/chart.ts';
import { colorTable, valueScale } from '../../library/draw/index.ts';
import { t } from '../shared/text/i18n.ts';
import { rowMatrix, type CellColors, type Square } from '../shared/figure/matrix.ts';
import type { StructureKeys } from '../shared/figure/structure-keys.ts';
import { measure } from '../shared/text/numerals.ts';
import type { Room } from '../shared/figure/width.ts';
import { reachOf } from '../sentence/picture.ts';
import type { Tried } from './effects.ts';
import { encodingOf, type FamilyName } from './encodings/index.ts';
import { rowShown, unseenFrom, type AlibiHead } from './model.ts';
import type { FamilyValues } from './properties.ts';

const margin = { left: 52, right: 12, top: 38, bottom: 34 };

/** Values by distance, with 0 among them. */
const spanOf = (values: readonly number[]): readonly [number, number] => {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  return high - low < 1e-9 ? [-1, 1] : [low, high];
};

export interface Curve {
  readonly name: string;
  readonly label: string;
  /** By distance, without non-finite values. */
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
  /** From this distance on, distances are unseen in training. */
  readonly trained: number;
  readonly room: Room;
}

/** Curves over the distance from the query back to the key; distances unseen in training are shaded. */
export function distanceChart(options: DistanceChartOptions): TemplateResult {
  const { kind, title, axis, curves, length, trained } = options;
  const { value: width, highest } = options.room;
  const several = curves.length > 1;
  // On a narrow screen the names of the curves are stacked.
  const stacked = width < 480 && several;
  const lower = stacked ? 18 * (curves.length - 1) : 0;
  const height = Math.min(270 + lower, highest);
  const span = spanOf(curves.flatMap(({ values }) => values));
  const plot = plotOf([width, height], { ...margin, top: margin.top + lower }, [0, length - 1], span);
  const { left, right, top, bottom, x, y } = plot;
  const edge = Math.max(x(trained - 0.5), left);
  const labels = curves.map(({ label }) => label);
  const legend = (name: string, index: number): unknown => {
    const [start, row] = stacked ? [left, 26 + 18 * index] : [legendStart(left, labels.slice(0, index)), 26];
    return svg`<path class="line" data-line-key=${name} d="M${start} ${row}h18" />
      <text x=${start + 24} y=${row} dy="0.35em">${labels[index]}</text>`;
  };
  const drawn = ({ name, values }: Curve, index: number): unknown => {
    const line = pathOf(values.map((value, distance) => [x(distance), y(value)] as const));
    return svg`<path class="line" data-line=${name} d="M${line || `${left} ${bottom}`}" />
      ${several ? legend(name, index) : ''}`;
  };
  const unseen = svg`<rect
      class="unseen" data-from=${trained} x=${at(edge)} y=${top} width=${at(right - edge)} height=${bottom - top}
    />
    <text
      class="unseen-name" x=${right - 4} y=${several ? top + 14 : top - 8} text-anchor="end"
    >${t('family.unseen')}</text>`;
  return chart(
    { kind: `by-distance ${kind}`, width, height, label: title },
    svg`${trained < length ? unseen : ''} ${gridLines(ticks(...span, 4), plot, (value) => measure(value, 4))}
    ${ticksBelow(wholeTicks(0, length - 1, Math.min(width / 90, length - 1)), plot)}
    ${axisNames(plot, height, t('family.axisDistance'), `${axis} ↑`)} ${curves.map(drawn)}`,
  );
}

/** The same for a card: no axes but the line of 0. */
function smallCurve(values: readonly number[], length: number, trained: number): TemplateResult {
  const [wide, high] = [120, 54];
  const { x, y } = plotOf([wide, high], { left: 0, right: 0, top: 3, bottom: 3 }, [0, length - 1], spanOf(values));
  const edge = x(trained - 0.5);
  const line = pathOf(values.map((value, distance) => [x(distance), y(value)] as const));
  return html`<svg viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none" aria-hidden="true">
    ${trained < length ? svg`<rect class="unseen" x=${at(edge)} y="0" width=${at(wide - edge)} height=${high} />` : ''}
    <path class="grid" d="M0 ${at(y(0))}H${wide}" />
    <path class="curve" d="M${line}" />
  </svg>`;
}

/** The effect of every encoding by distance, each a button that makes it the large one. */
export function familyCards(
  { all, trial }: Tried,
  { query, family }: FamilyValues,
  choose: (name: FamilyName) => void,
): TemplateResult {
  return html`<div class="family-cards" role="group" aria-label=${t('family.cards')}>
    ${all.map((encoded) => {
      const { name } = encoded;
      const row = rowShown(encoded, query);
      const values = encoded.effectRow(row);
      const span = { low: measure(Math.min(...values)), high: measure(Math.max(...values)) };
      return html`<button
        type="button" class="member" data-term=${encodingOf(name).enters} data-family=${name}
        aria-pressed=${name === family} @click=${() => choose(name)}
      >
        ${smallCurve(values, query + 1, unseenFrom(name, row, trial.trained))}
        <strong>${t(`family.name.${name}`)}</strong>
        <small>${t(`family.kind.${name}`)}</small>
        <small class="span">${t('family.span', span)}</small>
      </button>`;
    })}
  </div>`;
}

/** Shares from 0 up; effects and scores about 0. */
export function colorsFor(cells: Float64Array, show: FamilyValues['show']): CellColors {
  const table = colorTable(show === 'share' ? 'viridis' : 'RdBu');
  const reach = Math.max(reachOf([cells]), 1e-9);
  return { table, scale: valueScale(table, show === 'share' ? 0 : -reach, reach) };
}

/** Queries down, keys across, as far back as they go; `reach` is how many positions have scores. */
export function triangleFigure(
  cells: Float64Array,
  { length, trained: longest, query, show }: FamilyValues,
  reach: number,
  width: number,
  choose: (query: number) => void,
  keys: StructureKeys,
): TemplateResult {
  const trained = Number(longest);
  const over = ({ cell, across, down }: Square): unknown => {
    const [left, right, bottom] = [across(0), across(length), down(length)];
    const name = t('family.ended', { rows: reach });
    const below = down(reach) + Math.min((length - reach) * cell * 0.5 + 4, 40);
    const ended = svg`
      <path class="ended" d="M${left} ${down(reach)}H${across(reach)}L${right} ${bottom}H${left}z" />
      <text class="ended-name" x=${left + 8} y=${below}>${name}</text>`;
    const edge = svg`<path class="edge" data-trained=${trained} d="M${left} ${down(trained)}H${across(trained)}" />`;
    return svg`<path class="outline" d="M${left} ${down(0)}V${bottom}H${right}z" />
      ${reach < length ? ended : trained < length ? edge : ''}`;
  };
  return rowMatrix({
    cells: { data: cells, rows: length, columns: length },
    keys,
    count: length,
    first: 0,
    row: query,
    framed: query + 1,
    width,
    apart: 60,
    label: t(`family.matrix.${show}`),
    handle: t('family.label.query'),
    axes: { across: t('family.axisKey'), down: t('family.axisQuery') },
    colors: colorsFor(cells, show),
    over,
    choose,
  });
}

/** The slopes of all heads on a logarithmic scale: click one to see its effect. */
export function slopeChart(
  heads: readonly AlibiHead[],
  chosen: number,
  width: number,
  choose: (head: number) => void,
): TemplateResult {
  const height = 190;
  const count = heads.length;
  const inner = plotOf(
    [width, height],
    { left: 62, right: 22, top: 22, bottom: 34 },
    count > 1 ? [1, count] : [0.5, 1.5],
    [-8.5, 0],
  );
  const plot = { ...inner, left: 52, right: width - 12, y: (slope: number) => inner.y(Math.log2(slope)) };
  const press = (event: MouseEvent): void => {
    const place = event.clientX - (event.currentTarget as Element).getBoundingClientRect().x;
    const head = Math.round(1 + ((place - inner.left) / (inner.right - inner.left)) * (count - 1));
    choose(Math.min(Math.max(head, 1), count));
  };
  const labelled = heads.map(({ head }) => head).filter((head) => count <= 16 || head === 1 || head % 8 === 0);
  const dot = ({ head, slope }: AlibiHead): unknown => {
    const [kind, radius] = head === chosen ? ['tip', 6] : ['rung', 3.5];
    return svg`<circle class=${kind} data-head=${head} r=${radius} cx=${at(plot.x(head))} cy=${at(plot.y(slope))} />`;
  };
  const slopes = [0, 2, 4, 6, 8].map((power) => 2 ** -power);
  return chart(
    { kind: 'slopes', term: 'slope', width, height, label: t('family.slopeChart', { heads: count }), press },
    svg`${gridLines(slopes, plot, (slope) => (slope === 1 ? '1' : `1/${1 / slope}`))} ${labelsBelow(labelled, plot)}
    ${axisNames(plot, height, t('family.axisHead'), `${t('family.axisSlope')} ↑`)} ${heads.map(dot)}`,
  );
}
