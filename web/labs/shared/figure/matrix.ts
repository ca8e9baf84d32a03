// Matrices: cells on a canvas, a pixel each, under an SVG with their axes. The lab paints `canvas.cells`.
import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { inOneLine } from '../../../library/elements/sentences.ts';
import { colorTable, entryColor, valueScale } from '../../../library/draw/index.ts';
import type { ColorMapName, ColorTable, ValueScale } from '../../../library/draw/index.ts';
import { paintCells } from '../../../library/elements/cells.ts';
import { sliderFrame, wholeTicks } from './chart.ts';
import { measure, written } from '../text/numerals.ts';
import { counting, heardColors } from './heard.ts';
import type { StructureKeys } from './structure-keys.ts';

export interface CellColors {
  readonly table: ColorTable;
  readonly scale: ValueScale;
}

export interface CellRows {
  readonly data: Float32Array | Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/** Colours between two values; a single value for all cells has a colour too. */
export function colorsBetween(map: ColorMapName, least: number, greatest: number): CellColors {
  const table = colorTable(map);
  return { table, scale: valueScale(table, least, greatest > least ? greatest : least + 1) };
}

/** Cells as painted; non-finite ones stay clear. */
function imageOf({ data, rows, columns }: CellRows, { table, scale }: CellColors): ImageData {
  const image = new ImageData(columns, rows);
  paintCells({ values: data, rows, columns, table, scale, transpose: false }, image);
  // A plain loop: a function called for every cell took longer than the picture.
  for (let cell = 0; cell < data.length; cell += 1) if (!Number.isFinite(data[cell])) image.data[cell * 4 + 3] = 0;
  return image;
}

/** One pixel a cell, enlarged by the style sheet. Groups of `together` rows have a clear row between them. */
export function paintOnto(canvas: HTMLCanvasElement, cells: CellRows, colors: CellColors, together = cells.rows): void {
  const { rows, columns } = cells;
  const high = rows + Math.ceil(rows / together) - 1;
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== high) canvas.height = high;
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = imageOf(cells, colors);
  if (high > rows) context.clearRect(0, 0, columns, high);
  for (let row = 0, group = 0; row < rows; row += together, group += 1)
    context.putImageData(image, 0, group, 0, row, columns, together);
}

const barSteps = 32;

export interface Bar {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly wide: number;
  /** Pixels between the bar and its numbers. */
  readonly apart: number;
  readonly digits: number;
}

/** The meaning of the colours. */
export function colorBar({ table, scale }: CellColors, { x, top, height, wide, apart, digits }: Bar): TemplateResult {
  const step = height / barSteps;
  const y = (value: number): number => top + height * (1 - (value - scale.min) / (scale.max - scale.min));
  const entry = (_step: unknown, k: number): unknown =>
    svg`<rect
      x=${x} y=${top + height - (k + 1) * step} width=${wide} height=${step + 0.5}
      fill=${entryColor(table, Math.round((k * 255) / (barSteps - 1)))}
    />`;
  // The colours stay while the numbers next to them change.
  return svg`<g class="bar">
    ${guard([table, x, height], () => Array.from({ length: barSteps }, entry))}
    ${ticks(scale.min, scale.max, 5).map(
      (value) => svg`<text x=${x + wide + apart} y=${y(value)} dy="0.35em">${measure(value, digits)}</text>`,
    )}
  </g>` as TemplateResult;
}

/** Two directions for the arrow keys. Called only with places within the cells. */
export function cellKeys(
  [rows, columns]: readonly [number, number],
  [row, column]: readonly [number, number],
  page: number,
  choose: (row: number, column: number) => void,
): (event: KeyboardEvent) => void {
  const moves: Readonly<Record<string, readonly [down: number, across: number]>> = {
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    PageDown: [page, 0],
    PageUp: [-page, 0],
    Home: [0, -columns],
    End: [0, columns],
  };
  const within = (place: number, end: number): number => Math.min(Math.max(place, 0), end - 1);
  return (event) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    choose(within(row + move[0], rows), within(column + move[1], columns));
  };
}

/** Where the cells of a square are drawn, CSS pixels. */
export interface Square {
  readonly cell: number;
  /** The edge before a column, and before a row. */
  readonly across: (place: number) => number;
  readonly down: (place: number) => number;
}

export interface SquareOptions {
  /** Rows, and columns. */
  readonly count: number;
  /** The name of the first of them. */
  readonly first: number;
  readonly width: number;
  /** Left and right of the cells, for the numbers; the style sheet puts the canvas there. */
  readonly room: readonly [left: number, right: number];
  /** Pixels between two numbers of an axis, at least. */
  readonly apart: number;
  readonly digits: number;
  readonly label: string;
  readonly axes: { readonly across: string; readonly down: string };
  readonly colors: CellColors;
  /** The lab's drawing over the cells. */
  readonly over: (square: Square) => unknown;
}

const [above, below] = [8, 40];

/** A square of cells with its axes, and the cell at a place of it. */
export function square(options: SquareOptions): {
  readonly figure: TemplateResult;
  readonly cellAt: (event: PointerEvent, box: DOMRect) => readonly [row: number, column: number];
} {
  const { count, first, width, room, apart, digits, label, axes, colors, over } = options;
  const [left, right] = room;
  const side = Math.max(width - left - right, 60);
  const height = side + above + below;
  const cell = side / count;
  const across = (place: number): number => left + place * cell;
  const down = (place: number): number => above + place * cell;
  const mark = (value: number): unknown => {
    const place = value - first + 0.5;
    return svg`<text x=${across(place)} y=${above + side + 16} text-anchor="middle">${written(value)}</text>
      <text x=${left - 7} y=${down(place)} dy="0.35em" text-anchor="end">${written(value)}</text>`;
  };
  const within = (place: number): number => Math.min(Math.max(Math.floor(place / cell), 0), count - 1);
  const figure = html`<canvas class="cells" aria-hidden="true"></canvas>
    <svg
      class="chart matrix" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img"
      aria-label=${label}
    >
      <image
        class="copy" x=${left} y=${above} width=${side} height=${side} image-rendering="pixelated"
        preserveAspectRatio="none"
      />
      ${wholeTicks(first, first + count - 1, Math.min(side / apart, count - 1)).map(mark)}
      <text class="name" x=${left + side} y=${height - 6} text-anchor="end">${axes.across}</text>
      <text class="name" transform="translate(11 ${above + side}) rotate(-90)">${axes.down}</text>
      ${over({ cell, across, down })}
      ${colorBar(colors, { x: left + side + 14, top: above, height: side, wide: 12, apart: 5, digits })}
    </svg>`;
  return {
    figure,
    cellAt: (event, box) => [within(event.clientY - box.y - above), within(event.clientX - box.x - left)],
  };
}

export interface RowsOptions extends Omit<SquareOptions, 'room' | 'digits'> {
  readonly cells: CellRows;
  /** Names of a row and a column, where the names of the axes say something else. */
  readonly nouns?: { readonly across: string; readonly down: string };
  readonly keys: StructureKeys;
  readonly row: number;
  /** Columns that the frame round the row spans. */
  readonly framed: number;
  /** The accessible name of the handle that moves the selected row. */
  readonly handle: string;
  readonly choose: (row: number) => void;
}

const rowSteps = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** A square of which a row is chosen, by a click, a drag or the arrow keys. */
export function rowMatrix({ cells, keys, row, framed, handle, choose, ...options }: RowsOptions): TemplateResult {
  const { count, first, label, axes, nouns = axes, colors } = options;
  const over = (places: Square): unknown => {
    const { cell, across, down } = places;
    return svg`${options.over(places)}<rect
      class="pick picked" x=${across(0) - 1.5} y=${down(row) - 1.5} width=${framed * cell + 3} height=${cell + 3}
    />`;
  };
  const { figure, cellAt } = square({ ...options, over, room: [52, 66], digits: 3 });
  const frame = {
    kind: 'matrix-frame',
    term: 'matrix',
    label: inOneLine(label, handle),
    first,
    last: first + count - 1,
    now: first + row,
    vertical: true,
    steps: rowSteps,
    pointed: (event: PointerEvent, box: DOMRect): number => first + cellAt(event, box)[0],
    choose: (place: number): void => choose(place - first),
    heard: keys.on({
      cells,
      colors: heardColors(colors),
      label,
      axes: { rows: counting(nouns.down, first), columns: counting(nouns.across, first) },
      at: { row, column: 0 },
      follows: 'rows',
      choose,
    }),
  };
  return sliderFrame(frame, figure);
}
