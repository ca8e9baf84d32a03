import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { entryColor, paintCells, type ColorTable, type ValueScale } from '../../draw/index.ts';
import { plain, significant } from './format.ts';
import { language } from './i18n.ts';

/** Room around the cells, CSS pixels; the style sheet puts the canvas there. */
const margin = { left: 52, top: 8, right: 66, bottom: 40 };

export interface CellColors {
  readonly table: ColorTable;
  readonly scale: ValueScale;
}

export interface CellRows {
  readonly data: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/** One pixel a cell, enlarged by the style sheet; what is not finite stays clear. */
export function paintOnto(
  canvas: HTMLCanvasElement,
  { data, rows, columns }: CellRows,
  { table, scale }: CellColors,
): void {
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== rows) canvas.height = rows;
  const image = new ImageData(columns, rows);
  paintCells({ values: data, rows, columns, table, scale, transpose: false }, image);
  // A plain loop: a function called for every cell took longer than the picture.
  for (let cell = 0; cell < data.length; cell += 1) if (!Number.isFinite(data[cell])) image.data[cell * 4 + 3] = 0;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
}

const barSteps = 32;

function colorBar({ table, scale }: CellColors, x: number, height: number): TemplateResult {
  const step = height / barSteps;
  const y = (value: number): number => margin.top + height * (1 - (value - scale.min) / (scale.max - scale.min));
  // The colours stay as they are while the numbers beside them change.
  const colors = guard([table, x, height], () =>
    Array.from(
      { length: barSteps },
      (_step, k) => svg`<rect
    x=${x} y=${margin.top + height - (k + 1) * step} width="12" height=${step + 0.5} fill=${entryColor(table, Math.round((k * 255) / (barSteps - 1)))} />`,
    ),
  );
  return svg`<g class="bar">
    ${colors}
    ${ticks(scale.min, scale.max, 5).map((value) => svg`<text x=${x + 17} y=${y(value)} dy="0.35em">${significant(value, language(), 3)}</text>`)}
  </g>` as TemplateResult;
}

/** Where the cells are drawn, CSS pixels. */
export interface Square {
  readonly cell: number;
  /** The edge before a column, and before a row. */
  readonly across: (place: number) => number;
  readonly down: (place: number) => number;
}

export interface SquareOptions {
  /** Rows, and columns. */
  readonly count: number;
  /** What the first of them is called. */
  readonly first: number;
  readonly row: number;
  /** Columns that the frame round the row spans. */
  readonly framed: number;
  readonly width: number;
  /** Pixels between two numbers of an axis, at least. */
  readonly apart: number;
  readonly label: string;
  /** What a reader moves who chooses a row. */
  readonly handle: string;
  readonly axes: { readonly across: string; readonly down: string };
  readonly colors: CellColors;
  /** What the lab draws over the cells. */
  readonly over: (square: Square) => unknown;
  readonly choose: (row: number) => void;
}

/** A square of cells on a canvas with its axes: click, drag or the arrow keys choose a row. The lab paints `canvas.cells`. */
export function squareMatrix({
  count,
  first,
  row,
  framed,
  width,
  apart,
  label,
  handle,
  axes,
  colors,
  over,
  choose,
}: SquareOptions): TemplateResult {
  const here = language();
  const side = Math.max(width - margin.left - margin.right, 60);
  const height = side + margin.top + margin.bottom;
  const cell = side / count;
  const across = (place: number): number => margin.left + place * cell;
  const down = (place: number): number => margin.top + place * cell;
  const marks = ticks(first, first + count - 1, Math.min(side / apart, count - 1)).filter(Number.isInteger);
  const within = (place: number): number => Math.min(Math.max(place, 0), count - 1);
  const pointed = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') (event.currentTarget as Element).setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = (event.currentTarget as Element).querySelector('svg')?.getBoundingClientRect();
    if (box) choose(within(Math.floor((event.clientY - box.y - margin.top) / cell)));
  };
  const pressed = (event: KeyboardEvent): void => {
    const move = {
      ArrowDown: 1,
      ArrowRight: 1,
      ArrowUp: -1,
      ArrowLeft: -1,
      PageDown: 10,
      PageUp: -10,
      Home: -count,
      End: count,
    }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    choose(within(row + move));
  };
  return html`<div class="matrix-frame" tabindex="0" role="slider" data-term="matrix" aria-label="${label} ${handle}" aria-valuemin=${first}
    aria-valuemax=${first + count - 1} aria-valuenow=${first + row} aria-orientation="vertical" @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart matrix" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
      <image class="copy" x=${margin.left} y=${margin.top} width=${side} height=${side} image-rendering="pixelated" preserveAspectRatio="none" />
      ${marks.map((mark) => svg`<text x=${across(mark - first + 0.5)} y=${margin.top + side + 16} text-anchor="middle">${plain(mark, here)}</text><text x=${margin.left - 7} y=${down(mark - first + 0.5)} dy="0.35em" text-anchor="end">${plain(mark, here)}</text>`)}
      <text class="name" x=${margin.left + side} y=${height - 6} text-anchor="end">${axes.across}</text>
      <text class="name" transform="translate(11 ${margin.top + side}) rotate(-90)">${axes.down}</text>
      ${over({ cell, across, down })}
      <rect class="pick picked" x=${margin.left - 1.5} y=${down(row) - 1.5} width=${framed * cell + 3} height=${cell + 3} />
      ${colorBar(colors, margin.left + side + 14, side)}
    </svg>
  </div>`;
}
