import { html, nothing, svg, type TemplateResult } from 'lit';
import { ticks } from 'd3-array';
import { colorTable, paintCells, valueScale, type ColorTable, type ValueScale } from '../../../draw/index.ts';
import { significant } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';
import type { Likeness } from './rows.ts';

/** Room around the cells, CSS pixels. */
const margin = { left: 40, top: 22, right: 66, bottom: 34 };
const barSteps = 32;

export interface CellMapOptions {
  readonly likeness: Likeness;
  readonly columns: number;
  readonly rows: number;
  /** After so many rows a gap as high as a row; the rows of one paragraph stand together. */
  readonly together?: number;
  readonly chosen: number;
  readonly width: number;
  readonly highest: number;
  readonly label: string;
  readonly value: string;
  readonly axes: { readonly across: string; readonly down: string };
  /** The name of a row; columns are counted. */
  readonly rowName: (row: number) => string;
  readonly point: (row: number, column: number) => void;
}

const shownRows = ({ rows, together = rows }: Pick<CellMapOptions, 'rows' | 'together'>): number =>
  rows + Math.ceil(rows / together) - 1;
const shownAt = (row: number, together: number): number => row + Math.floor(row / together);

function colors({ least, greatest }: Likeness): { readonly table: ColorTable; readonly scale: ValueScale } {
  const table = colorTable('viridis');
  // A map of one value has a colour too.
  return { table, scale: valueScale(table, least, greatest > least ? greatest : least + 1) };
}

const css = ({ rgba }: ColorTable, index: number): string => `rgb(${rgba.slice(index * 4, index * 4 + 3).join(', ')})`;

/** Puts the canvas where the drawing has left room: by script, for the page's policy allows no style attributes. */
function place(canvas: HTMLCanvasElement): void {
  const room = canvas.parentElement?.querySelector('image.copy');
  for (const [property, name] of [
    ['left', 'x'],
    ['top', 'y'],
    ['width', 'width'],
    ['height', 'height'],
  ] as const) {
    canvas.style.setProperty(property, `${room?.getAttribute(name) ?? 0}px`);
  }
}

/** Cells are drawn one pixel each and enlarged; gaps stay clear. */
export function paintMap(
  canvas: HTMLCanvasElement,
  { likeness, columns, rows, together = rows }: Pick<CellMapOptions, 'likeness' | 'columns' | 'rows' | 'together'>,
): void {
  const high = shownRows({ rows, together });
  place(canvas);
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== high) canvas.height = high;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { table, scale } = colors(likeness);
  const cells = new ImageData(columns, rows);
  paintCells({ values: likeness.values, rows, columns, table, scale, transpose: false }, cells);
  const image = new ImageData(columns, high);
  for (let row = 0; row < rows; row += 1)
    image.data.set(
      cells.data.subarray(row * columns * 4, (row + 1) * columns * 4),
      shownAt(row, together) * columns * 4,
    );
  context.putImageData(image, 0, 0);
}

/** How alike all cells are to one: point at another, or go there with the arrow keys. Cells with the same row are framed. */
export function cellMap(options: CellMapOptions): TemplateResult {
  const { likeness, columns, rows, together = rows, chosen, label, value, axes, rowName, point } = options;
  const high = shownRows(options);
  const size = Math.min((options.width - margin.left - margin.right) / columns, options.highest / high);
  const [width, height] = [size * columns, size * high];
  const total = { width: margin.left + width + margin.right, height: margin.top + height + margin.bottom };
  const [row, column] = [Math.floor(chosen / columns), chosen % columns];
  const left = (at: number): number => margin.left + at * size;
  const top = (at: number): number => margin.top + shownAt(at, together) * size;
  const square = (cell: number, out: number): string => {
    const [x, y, side] = [left(cell % columns) - out, top(Math.floor(cell / columns)) - out, size + 2 * out];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${side.toFixed(1)}v${side.toFixed(1)}h${(-side).toFixed(1)}z`;
  };
  const pointed = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const unit = total.width / box.width;
    const across = Math.floor(((event.clientX - box.x) * unit - margin.left) / size);
    const down = Math.floor(((event.clientY - box.y) * unit - margin.top) / size);
    const at = Array.from({ length: rows }, (_row, index) => index).find((index) => shownAt(index, together) === down);
    if (at !== undefined && across >= 0 && across < columns && (at !== row || across !== column)) point(at, across);
  };
  const pressed = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      PageDown: [5, 0],
      PageUp: [-5, 0],
      Home: [0, -columns],
      End: [0, columns],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const within = (place: number, end: number): number => Math.min(Math.max(place, 0), end - 1);
    point(within(row + move[0], rows), within(column + move[1], columns));
  };
  const every = Math.max(1, Math.ceil(20 / size));
  return html`<div class="cell-map" tabindex="0" role="application" aria-roledescription=${label} aria-label="${label}. ${value}" data-term="map"
    @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart map" width=${total.width} height=${total.height} viewBox="0 0 ${total.width} ${total.height}" role="img" aria-label=${label}>
      <image class="copy" x=${margin.left} y=${margin.top} width=${width} height=${height} image-rendering="pixelated" preserveAspectRatio="none" />
      ${Array.from({ length: columns }, (_tick, at) => (at % every === 0 ? svg`<text x=${left(at + 0.5)} y=${margin.top + height + 16} text-anchor="middle">${at}</text>` : nothing))}
      ${Array.from({ length: rows }, (_tick, at) => (at % every === 0 || together < rows ? svg`<text x=${margin.left - 6} y=${top(at) + size / 2} dy="0.35em" text-anchor="end">${rowName(at)}</text>` : nothing))}
      <text class="name" x=${margin.left + width} y=${total.height - 3} text-anchor="end">${axes.across}</text>
      <text class="name" x="2" y="11">${axes.down}</text>
      <path class="alike" data-count=${likeness.alike.length} d=${likeness.alike.map((cell) => square(cell, -1)).join('')} />
      <path class="pick picked" d=${square(chosen, 1)} />
      ${colorBar(likeness, margin.left + width + 12, height)}
    </svg>
  </div>`;
}

function colorBar(likeness: Likeness, x: number, height: number): TemplateResult {
  const { table, scale } = colors(likeness);
  const step = height / barSteps;
  const y = (value: number): number => margin.top + height * (1 - (value - scale.min) / (scale.max - scale.min));
  return svg`<g class="bar">
    ${Array.from({ length: barSteps }, (_step, k) => svg`<rect x=${x} y=${margin.top + height - (k + 1) * step} width="10" height=${step + 0.5} fill=${css(table, Math.round((k * 255) / (barSteps - 1)))} />`)}
    ${ticks(scale.min, scale.max, 5).map((value) => svg`<text x=${x + 14} y=${y(value)} dy="0.35em">${significant(value, language(), 3)}</text>`)}
  </g>` as TemplateResult;
}
