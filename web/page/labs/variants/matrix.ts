import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { colorTable, entryColor, paintCells, valueScale, type ColorTable, type ValueScale } from '../../../draw/index.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { VariantsValues } from './properties.ts';
import type { Swaps, Wide } from './tables.ts';

/** Room around the cells, CSS pixels; the style sheet puts the canvas there. */
const margin = { left: 52, top: 8, right: 66, bottom: 40 };

/** The cells of a comparison and the colours that they take. */
export interface Compared {
  readonly cells: Wide;
  readonly table: ColorTable;
  readonly scale: ValueScale;
}

/** Cosines from -1 to 1; changes of a score to the largest of them, which may be none at all. */
export function compared({ chosen, scores }: Swaps, compare: VariantsValues['compare']): Compared {
  const table = colorTable('RdBu');
  const reach = compare === 'rows' ? 1 : Math.max(scores.largestChange, 1e-9);
  return { cells: compare === 'rows' ? chosen.rows : scores.change, table, scale: valueScale(table, -reach, reach) };
}

export function paintMatrix(canvas: HTMLCanvasElement, { cells, table, scale }: Compared): void {
  const { rows, columns, data } = cells;
  [canvas.width, canvas.height] = [columns, rows];
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = new ImageData(columns, rows);
  paintCells({ values: data, rows, columns, table, scale, transpose: false }, image);
  context.putImageData(image, 0, 0);
}

const barSteps = 32;

function colorBar({ table, scale }: Compared, x: number, height: number): TemplateResult {
  const step = height / barSteps;
  const y = (value: number): number => margin.top + height * (1 - (value - scale.min) / (scale.max - scale.min));
  return svg`<g class="bar">
    ${Array.from({ length: barSteps }, (_step, k) => svg`<rect x=${x} y=${margin.top + height - (k + 1) * step} width="12" height=${step + 0.5} fill=${entryColor(table, Math.round((k * 255) / (barSteps - 1)))} />`)}
    ${ticks(scale.min, scale.max, 5).map((value) => svg`<text x=${x + 17} y=${y(value)} dy="0.35em">${significant(value, language(), 3)}</text>`)}
  </g>` as TemplateResult;
}

export interface MatrixOptions {
  readonly swaps: Swaps;
  readonly view: VariantsValues;
  readonly width: number;
  readonly choose: (row: number) => void;
}

/** Positions given down, positions trained with across: click, drag or the arrow keys choose a row. */
export function swapMatrix({ swaps, view, width, choose }: MatrixOptions): TemplateResult {
  const here = language();
  const { first, row, compare } = view;
  const rows = swaps.chosen.nearest.length;
  const side = Math.max(width - margin.left - margin.right, 60);
  const height = side + margin.top + margin.bottom;
  const cell = side / rows;
  const across = (place: number): number => margin.left + (place + 0.5) * cell;
  const down = (place: number): number => margin.top + (place + 0.5) * cell;
  const marks = ticks(first, first + rows - 1, Math.min(side / 70, rows - 1)).filter(Number.isInteger);
  const within = (place: number): number => Math.min(Math.max(place, 0), rows - 1);
  const pointed = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') (event.currentTarget as Element).setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = (event.currentTarget as Element).querySelector('svg')?.getBoundingClientRect();
    if (box) choose(within(Math.floor((event.clientY - box.y - margin.top) / cell)));
  };
  const pressed = (event: KeyboardEvent): void => {
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, PageDown: 10, PageUp: -10, Home: -rows, End: rows }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    choose(within(row + move));
  };
  const spots = Array.from(swaps.chosen.nearest, (place, at) => `M${across(place).toFixed(1)} ${down(at).toFixed(1)}h0`).join('');
  const label = t(`variants.matrix.${compare}`);
  return html`<div class="matrix-frame" tabindex="0" role="slider" data-term="matrix" aria-label="${label} ${t('variants.label.row')}" aria-valuemin=${first}
    aria-valuemax=${first + rows - 1} aria-valuenow=${first + row} aria-orientation="vertical" @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart matrix" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
      <image class="copy" x=${margin.left} y=${margin.top} width=${side} height=${side} image-rendering="pixelated" preserveAspectRatio="none" />
      ${marks.map((mark) => svg`<text x=${across(mark - first)} y=${margin.top + side + 16} text-anchor="middle">${plain(mark, here)}</text><text x=${margin.left - 7} y=${down(mark - first)} dy="0.35em" text-anchor="end">${plain(mark, here)}</text>`)}
      <text class="name" x=${margin.left + side} y=${height - 6} text-anchor="end">${t(compare === 'rows' ? 'variants.axisTrained' : 'variants.axisKey')}</text>
      <text class="name" transform="translate(11 ${margin.top + side}) rotate(-90)">${t(compare === 'rows' ? 'variants.axisGiven' : 'variants.axisQuery')}</text>
      ${compare === 'rows' ? svg`<path class="spots under" d=${spots} /><path class="spots" d=${spots} />` : ''}
      <rect class="pick picked" x=${margin.left - 1.5} y=${down(row) - cell / 2 - 1.5} width=${side + 3} height=${cell + 3} />
      ${colorBar(compared(swaps, compare), margin.left + side + 14, side)}
    </svg>
  </div>`;
}
