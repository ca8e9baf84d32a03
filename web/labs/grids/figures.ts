import { html, nothing, svg, type TemplateResult } from 'lit';
import { chart } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { cellKeys, colorBar, colorsBetween, paintOnto } from '../shared/figure/matrix.ts';
import { counting, heardColors } from '../shared/figure/heard.ts';
import type { StructureKeys } from '../shared/figure/structure-keys.ts';
import { withWaveNames } from '../shared/text/rich.ts';
import type { Likeness, Table } from './rows.ts';

/** Room around the cells, CSS pixels. */
const margin = { left: 40, top: 22, right: 66, bottom: 34 };

export interface CellMapOptions {
  readonly likeness: Likeness;
  readonly columns: number;
  readonly rows: number;
  /** A gap as high as a row after this many rows; the rows of one paragraph stay together. */
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
  readonly keys: StructureKeys;
}

const shownRows = ({ rows, together = rows }: Pick<CellMapOptions, 'rows' | 'together'>): number =>
  rows + Math.ceil(rows / together) - 1;
const shownAt = (row: number, together: number): number => row + Math.floor(row / together);

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

/** Gaps stay clear. */
export function paintMap(
  canvas: HTMLCanvasElement,
  { likeness, columns, rows, together = rows }: Pick<CellMapOptions, 'likeness' | 'columns' | 'rows' | 'together'>,
): void {
  place(canvas);
  const { values: data, least, greatest } = likeness;
  paintOnto(canvas, { data, rows, columns }, colorsBetween('viridis', least, greatest), together);
}

/**
 * The similarity of all cells to one: point at another, or go there with the arrow keys. Cells with the same row are
 * framed.
 */
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
  const every = Math.max(1, Math.ceil(20 / size));
  const columnName = (_tick: unknown, at: number): unknown =>
    at % every === 0
      ? svg`<text x=${left(at + 0.5)} y=${margin.top + height + 16} text-anchor="middle">${at}</text>`
      : nothing;
  const rowText = (_tick: unknown, at: number): unknown =>
    at % every === 0 || together < rows
      ? svg`<text x=${margin.left - 6} y=${top(at) + size / 2} dy="0.35em" text-anchor="end">${rowName(at)}</text>`
      : nothing;
  const { values, least, greatest, alike } = likeness;
  const colors = colorsBetween('viridis', least, greatest);
  const heard = options.keys.on({
    cells: { data: values, rows, columns },
    colors: heardColors(colors),
    label,
    axes: { rows: { ...counting(axes.down), place: rowName }, columns: counting(axes.across) },
    at: { row, column },
    follows: 'nothing',
  });
  const bar = { x: margin.left + width + 12, top: margin.top, height, wide: 10, apart: 4, digits: 3 };
  const figure = chart(
    { kind: 'map', ...total, label },
    svg`<image
      class="copy" x=${margin.left} y=${margin.top} width=${width} height=${height} image-rendering="pixelated"
      preserveAspectRatio="none"
    />
    ${Array.from({ length: columns }, columnName)} ${Array.from({ length: rows }, rowText)}
    <text class="name" x=${margin.left + width} y=${total.height - 3} text-anchor="end">${axes.across}</text>
    <text class="name" x="2" y="11">${axes.down}</text>
    <path class="alike" data-count=${alike.length} d=${alike.map((cell) => square(cell, -1)).join('')} />
    <path class="pick picked" d=${square(chosen, 1)} /> ${colorBar(colors, bar)}`,
  );
  return html`<div
    class="cell-map" tabindex="0" role="application" aria-roledescription=${label} aria-label="${label}. ${value}"
    data-term="map" @keydown=${cellKeys([rows, columns], [row, column], 5, point)} @pointerdown=${pointed}
    @pointermove=${pointed} ${heard}
  >
    <canvas class="cells" aria-hidden="true"></canvas>
    ${figure}
  </div>`;
}

const strip = 30;

/** The numbers of one row, a pixel each, enlarged by the style sheet. */
export function paintRow(canvas: HTMLCanvasElement, { data, columns }: Table, row: number): void {
  const cells = { data: data.subarray(row * columns, (row + 1) * columns), rows: 1, columns };
  paintOnto(canvas, cells, colorsBetween('RdBu', -1, 1));
}

/** The row of a cell in colours, with the meaning of each of its blocks. */
export function rowStrip(blocks: readonly string[], place: string, width: number): TemplateResult {
  const part = width / blocks.length;
  const block = (name: string, k: number): unknown => {
    const [start, end, middle] = [k * part + 1.5, (k + 1) * part - 1.5, (k + 0.5) * part].map((x) => x.toFixed(1));
    return svg`<path class="block" d="M${start} ${strip + 3}v4H${end}v-4" />
      <text x=${middle} y=${strip + 21} text-anchor="middle">${withWaveNames(name)}</text>`;
  };
  const label = t('grids.rowAlt', { place, blocks: withWaveNames(blocks.join(' | ')) });
  return html`<div class="row-strip">
    <canvas class="cells" aria-hidden="true"></canvas>
    ${chart(
      { kind: 'row', term: 'row', width, height: strip + 24, label },
      svg`<image
        class="copy" x="0" y="0" width=${width} height=${strip} image-rendering="pixelated" preserveAspectRatio="none"
      />
      ${blocks.map(block)}`,
    )}
  </div>`;
}
