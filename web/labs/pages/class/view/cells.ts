// Cells of a table as squares with their numbers at the edges. Drawn as SVG, a square each: the tables of questions are
// small, and a projector enlarges them without blur.
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { entryColor } from '../../../../library/draw/index.ts';
import { colorIndex } from '../../../../library/draw/value-scale.ts';
import { colorsBetween } from '../../../shared/figure/matrix.ts';
import type { CellTask } from '../../../shared/quiz/question.ts';
import type { ColorMapName } from '../../../../library/draw/index.ts';

export type Cells = Pick<CellTask, 'rows' | 'columns' | 'data'>;
export type Place = readonly [row: number, column: number];

/** A cell, and the room for numbers left of the cells and above them. */
const [cell, left, above] = [24, 30, 22];
/** More numbers than these would touch. */
const mostNumbers = 16;

/** Every so many, from 0 on. */
const marksOf = (count: number): number[] => {
  const step = Math.ceil(count / mostNumbers);
  return Array.from({ length: Math.ceil(count / step) }, (_mark, k) => k * step);
};

/** Counts fill their cells the more, the larger they are; none leaves a cell empty. */
function counted({ rows, columns, data }: Cells): unknown {
  const most = Math.max(...data, 1);
  return Array.from({ length: rows * columns }, (_cell, at) => {
    const share = (data[at] ?? 0) / most;
    return svg`<rect
      class="counted" x=${(at % columns) * cell} y=${Math.floor(at / columns) * cell} width=${cell} height=${cell}
      fill-opacity=${share === 0 ? 0 : 0.2 + 0.8 * share} />`;
  });
}

function squares({ rows, columns, data }: Cells, map: ColorMapName): unknown {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of data) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
  const { table, scale } = colorsBetween(map, least, greatest);
  return Array.from({ length: rows * columns }, (_cell, at) => {
    return svg`<rect
      x=${(at % columns) * cell} y=${Math.floor(at / columns) * cell} width=${cell} height=${cell}
      fill=${entryColor(table, colorIndex(data[at] ?? Number.NaN, scale))} />`;
  });
}

/** @param over drawn over the cells, which are 24 wide and high */
export function cellPicture(cells: Cells, over: unknown, map: ColorMapName | 'counts' = 'RdBu'): TemplateResult {
  const { rows, columns, data } = cells;
  const [width, height] = [left + columns * cell + 1, above + rows * cell + 1];
  return html`<svg class="cell-picture" viewBox="0 0 ${width} ${height}" width=${1.5 * width} aria-hidden="true">
    ${marksOf(columns).map(
      (column) => svg`<text x=${left + (column + 0.5) * cell} y=${above - 7} text-anchor="middle">${column}</text>`,
    )}
    ${marksOf(rows).map(
      (row) => svg`<text x=${left - 7} y=${above + (row + 0.5) * cell} dy="0.35em" text-anchor="end">${row}</text>`,
    )}
    <g transform="translate(${left} ${above})" shape-rendering="crispEdges">
      ${guard([data, map], () => (map === 'counts' ? counted(cells) : squares(cells, map)))}
      <rect class="area" width=${columns * cell} height=${rows * cell} />
    </g>
    <g transform="translate(${left} ${above})">${over}</g>
  </svg>`;
}

/** A frame around a cell, light around dark, so that it shows on every colour. */
export const frame = ([row, column]: Place, kind: string): unknown => {
  const [x, y] = [column * cell, row * cell];
  return svg`<rect class="halo" x=${x} y=${y} width=${cell} height=${cell} />
    <rect class="frame ${kind}" x=${x} y=${y} width=${cell} height=${cell} />`;
};

/** A number in a cell. */
export const countIn = ([row, column]: Place, text: unknown): unknown =>
  svg`<text
    class="count-in" x=${(column + 0.5) * cell} y=${(row + 0.5) * cell} dy="0.35em" text-anchor="middle"
  >${text}</text>`;
