import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import {
  at,
  axisNames,
  chart,
  dragged,
  gridLines,
  pathOf,
  plotOf,
  ticksBelow,
  wholeTicks,
} from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { cellKeys, square, type Square } from '../shared/figure/matrix.ts';
import { counting, heardColors } from '../shared/figure/heard.ts';
import type { StructureKeys } from '../shared/figure/structure-keys.ts';
import { measure } from '../shared/text/numerals.ts';
import { compareSpan, type Narrow, type Pair, type Similarities } from './measures.ts';

/** The matrix with its axes: click or drag to pick a pair, or move the pick with the arrow keys. */
export function matrixFigure(
  { matrix, colors }: Similarities,
  picked: Pair,
  kept: Pair,
  width: number,
  choose: (row: number, column: number) => void,
  keys: StructureKeys,
): TemplateResult {
  const { rows } = matrix;
  const label = t('distance.matrix');
  const axes = { across: t('distance.axisSecond'), down: t('distance.axisFirst') };
  const frame = ({ first, second }: Pair, kind: string, { cell, across, down }: Square): unknown =>
    first < rows && second < rows
      ? svg`<rect
          class="pick ${kind}" x=${across(second) - 1.5} y=${down(first) - 1.5} width=${cell + 3} height=${cell + 3}
        />`
      : '';
  const { figure, cellAt } = square({
    count: rows,
    first: 0,
    width,
    room: [44, 74],
    apart: 55,
    digits: 4,
    label,
    axes,
    colors,
    over: (places) => [frame(kept, 'kept', places), frame(picked, 'picked', places)],
  });
  const point = (event: PointerEvent): void => {
    const box = dragged(event);
    if (box) choose(...cellAt(event, box));
  };
  const heard = keys.on({
    cells: matrix,
    colors: heardColors(colors),
    label,
    axes: { rows: counting(axes.down), columns: counting(axes.across) },
    at: { row: picked.first, column: picked.second },
    follows: 'cells',
    choose,
  });
  const value = t('distance.matrixValue', { first: picked.first, second: picked.second });
  return html`<div
    class="matrix-frame" tabindex="0" role="application" aria-roledescription=${t('distance.matrixRole')}
    aria-label="${label} ${value}" data-term="matrix" ${heard}
    @keydown=${cellKeys([rows, rows], [picked.first, picked.second], 10, choose)} @pointerdown=${point}
    @pointermove=${point}
  >${figure}</div>`;
}

const margin = { left: 46, right: 12, top: 22, bottom: 34 };
/** About the width of a letter, CSS pixels. */
const letter = 6.8;

/** The row of the first position: its measured values as dots, the closed form as a line through them. */
export function offsetChart(
  { matrix, offsets, closed, rise }: Similarities,
  picked: Pair,
  kept: Pair,
  by: 'dot' | 'cosine' | 'distance',
  width: number,
): TemplateResult {
  const height = 230;
  const { first } = picked;
  const [low, high] = [-first, matrix.columns - 1 - first];
  const [least, greatest] = [Math.min(0, ...closed), Math.max(...closed)];
  const plot = plotOf([width, height], margin, [low, high], [least, greatest]);
  const { left, right, top, bottom, x, y } = plot;
  const side = (sign: number, limit: number): unknown => {
    const points = Array.from(offsets, (offset, k) => [x(sign * offset), y(closed[k] ?? 0)] as const);
    return svg`<path class="curve" d="M${pathOf(points.filter((_point, k) => (offsets[k] ?? 0) <= limit))}" />`;
  };
  const row = matrix.data.subarray(first * matrix.columns, (first + 1) * matrix.columns);
  const spot = (pair: Pair, kind: string): unknown => {
    const offset = pair.second - pair.first;
    if (offset < low || offset > high) return '';
    return svg`<circle class=${kind} r="6" cx=${at(x(offset))} cy=${at(y(pair[by]))} />`;
  };
  const axis = `${t(`distance.measures.${by}`)} ↑`;
  // Over its line where the name of the axis leaves room, otherwise at the right edge.
  const riseHere = (offset: number): unknown => {
    const name = t('distance.riseHere', { offset });
    const start = Math.max(x(offset) - 4, left + (axis.length + 2) * letter);
    const fits = start + name.length * letter <= right;
    return svg`<path class="rise" data-offset=${offset} d="M${at(x(offset))} ${top}V${bottom}" />
      <text
        class="rise-name" x=${at(fits ? start : right)} y="11" text-anchor=${fits ? 'start' : 'end'}
      >${name}</text>`;
  };
  const radius = row.length > 130 ? 1.8 : 2.6;
  return chart(
    { kind: 'offsets', term: 'offset', width, height, label: t('distance.offsetChart', { first }) },
    svg`${gridLines(ticks(least, greatest, 4), plot, (value) => measure(value, 4))}
    ${ticksBelow(wholeTicks(low, high, width / 80), plot)} ${axisNames(plot, height, t('distance.axisOffset'), axis)}
    ${rise && rise.offset <= high ? riseHere(rise.offset) : ''} ${side(1, high)}${side(-1, -low)}
    ${Array.from(row, (value, position) => {
      const offset = position - first;
      return svg`<circle class="sample" data-offset=${offset} r=${radius} cx=${at(x(offset))} cy=${at(y(value))} />`;
    })}
    ${spot(kept, 'kept')}${spot(picked, 'tip')}`,
  );
}

/** Small curves of several widths, each a button that sets its width. */
export function widthButtons(widths: readonly Narrow[], chosen: number, choose: (dim: number) => void): TemplateResult {
  const [wide, high] = [120, 56];
  const least = Math.min(0, ...widths.map(({ cosines }) => Math.min(...cosines)));
  const x = (offset: number): number => (offset / compareSpan) * wide;
  const y = (cosine: number): number => 3 + ((1 - cosine) / (1 - least)) * (high - 6);
  return html`<div class="widths" role="group" aria-labelledby="distance-widths">
    ${widths.map(({ dim, cosines, rise }) => {
      const above = rise ? (cosines[rise.offset * 4] ?? 0) : 0;
      return html`<button
        type="button" class="width" data-dim=${dim} aria-pressed=${dim === chosen} @click=${() => choose(dim)}
      >
        <svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">
          <path class="grid" d="M0 ${at(y(0))}H${wide}" />
          <path class="curve" d="M${pathOf(Array.from(cosines, (cosine, k) => [x(k / 4), y(cosine)] as const))}" />
          ${rise ? svg`<circle class="tip" r="3.5" cx=${at(x(rise.offset))} cy=${at(y(above))} />` : ''}
        </svg>
        <strong>d = ${dim}</strong>
        <small>${
          rise ? t('distance.risesAt', { offset: rise.offset }) : t('distance.risesLater', { span: compareSpan })
        }</small>
      </button>`;
    })}
  </div>`;
}
