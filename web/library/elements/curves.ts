import { nothing, svg, type TemplateResult } from 'lit';
import {
  bandAt,
  bandValue,
  curveColor,
  curveDash,
  curvePath,
  dotWidth,
  fontOf,
  overhang,
  paintAxisBelow,
  paintAxisBeside,
  paintCursor,
  paintCursorDot,
  paintCurves,
  paintGrid,
  paintLegend,
  pathSteps,
  plainFormat,
  type Context,
  type CurvePath,
} from '../draw/index.ts';
import { layOutCurves, type CurvesLayout } from './curves-layout.ts';
import { describeCurves } from './describe.ts';
import type { Cell, DrawnFigure } from './drawn.ts';
import { FigureElement, type FigureWords, type Selected } from './figure.ts';
import { clamp, pageStep, type Move } from './keys.ts';
import type { Strings } from './locales/index.ts';
import { checkDimensions } from './settings.ts';
import type { Table } from './table.ts';

interface CurvesPicture {
  readonly table: Table;
  readonly dimensions: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** The initial curves: a fast pair and a slower one, as far as the table has them. */
const usualDimensions = [0, 1, 10, 11];

/**
 * `<posenc-curves>`: chosen dimensions of a table as curves along the positions.
 * Fires `posenc-select`, and `posenc-toggle` for a click on the legend or Enter on the chosen curve.
 */
export class PosencCurves extends FigureElement<CurvesPicture> {
  #layout: CurvesLayout | null = null;
  /** The inputs that the axes and the legend were last drawn from. */
  #frame = '';
  #paths: readonly CurvePath[] = [];

  protected override shownDimensions(): readonly number[] {
    return this.dimensions ?? this.picture?.dimensions ?? [];
  }

  protected override readPicture(table: Table): CurvesPicture {
    const { columns } = table.matrix;
    const { min, max } = this.range(table);
    const dimensions = this.dimensions
      ? checkDimensions(this.written, this.dimensions, columns)
      : usualDimensions.filter((dimension) => dimension < columns);
    return { table, dimensions, min, max };
  }

  protected override paintBase(
    context: CanvasRenderingContext2D,
    picture: CurvesPicture,
    strings: Strings,
  ): { drawn: DrawnFigure; note: string } {
    const { size, theme } = this.stage;
    if (!size) throw new Error('a picture was asked for before there was room for it');
    const { table, dimensions, min, max } = picture;
    const { rows, columns, data } = table.matrix;
    const entries = dimensions.map((dimension, index) => ({
      label: String(dimension),
      color: curveColor(theme.curves, index),
      dash: curveDash(index),
    }));
    context.font = fontOf(theme);
    const layout = layOutCurves({
      ...size,
      min,
      max,
      theme,
      language: strings.language,
      across: this.rowBands(table),
      measure: (text) => context.measureText(text).width,
      title: strings.dimension,
      labels: entries.map((entry) => entry.label),
    });
    this.#layout = layout;
    const { plot } = layout;
    // Lines are in an SVG of their own: the canvas under them changes with the axes and the legend only.
    const frame = JSON.stringify([layout, entries, size, theme, strings.position, strings.value, strings.dimension]);
    if (frame !== this.#frame) {
      this.#frame = frame;
      this.stage.clear(context);
      paintGrid(context, plot, layout.acrossTicks, layout.valueTicks, theme, size.pixelRatio);
      paintAxisBelow(context, plot, layout.acrossTicks, strings.position, theme, size.pixelRatio);
      paintAxisBeside(context, plot, layout.valueTicks, strings.value, '\u2191', theme, size.pixelRatio);
      paintLegend(context, layout.legendAt.x, layout.legendAt.y, layout.legend, strings.dimension, entries, theme);
    }
    this.#paths = dimensions.map((dimension, index) =>
      curvePath(
        { values: data, start: dimension, stride: columns, count: rows },
        plot,
        entries[index]!,
        layout.low,
        layout.high,
        size.pixelRatio,
      ),
    );
    const drawn: DrawnFigure = {
      rows,
      columns,
      plot,
      range: { min: layout.low, max: layout.high },
      transposed: false,
      averaged: { positions: 1, dimensions: 1 },
      pixelRatio: size.pixelRatio,
      cell: { width: plot.width / rows, height: plot.height },
    };
    return { drawn, note: dimensions.length === 0 ? strings.curves.none : '' };
  }

  /** In an SVG: the browser strokes it off the main thread, where thick and dashed lines took most of a frame. */
  protected override lines(): TemplateResult | undefined {
    if (!this.#layout) return undefined;
    const { x, y, width, height } = this.#layout.plot;
    const box = [0, -overhang, width, height + 2 * overhang].map((length) => length * pathSteps).join(' ');
    const stroke = ({ color, dash, width: thick, line, dots }: CurvePath): TemplateResult => svg`<path
        d=${line} stroke=${color} stroke-width=${thick} stroke-linejoin="round"
        stroke-dasharray=${dash.length > 0 ? dash.map((length) => length * pathSteps).join(' ') : nothing}
      />${dots && svg`<path d=${dots} stroke=${color} stroke-width=${dotWidth} stroke-linecap="round" />`}`;
    return svg`<svg
      x=${x} y=${y - overhang} width=${width} height=${height + 2 * overhang} viewBox=${box} fill="none"
      preserveAspectRatio="none"
    >${this.#paths.map(stroke)}</svg>`;
  }

  protected override paintLines(context: Context): void {
    if (this.#layout) paintCurves(context, this.#layout.plot, this.#paths);
  }

  protected override paintOverlay(context: CanvasRenderingContext2D, picture: CurvesPicture, selected: Selected): void {
    const { size, theme } = this.stage;
    const layout = this.#layout;
    const { row, column } = selected;
    if (!layout || !size || row === null) return;
    const { plot, across } = layout;
    const label = plainFormat(this.strings.language)(bandValue(across, row));
    paintCursor(context, plot, across, { cell: row, label }, layout.acrossTicks, theme, size.pixelRatio);
    const x = plot.x + ((row + 0.5) * plot.width) / across.count;
    picture.dimensions.forEach((dimension, index) => {
      const y = this.#height(picture, layout, row, dimension);
      if (y >= -2 && y <= plot.height + 2)
        paintCursorDot(context, x, plot.y + y, curveColor(theme.curves, index), dimension === column, theme);
    });
  }

  /** The nearest curve at the position under the pointer; outside the plot there is none. */
  protected override cellAt(x: number, y: number): Cell | null {
    const [layout, picture] = [this.#layout, this.picture];
    if (!layout || !picture || picture.dimensions.length === 0) return null;
    const { plot, across } = layout;
    if (x < plot.x || x >= plot.x + plot.width || y < plot.y || y >= plot.y + plot.height) return null;
    const row = bandAt(across, x - plot.x);
    let nearest = picture.dimensions[0]!;
    let least = Infinity;
    for (const dimension of picture.dimensions) {
      const distance = Math.abs(plot.y + this.#height(picture, layout, row, dimension) - y);
      if (distance < least) [nearest, least] = [dimension, distance];
    }
    return { row, column: nearest };
  }

  protected override toggledAt(x: number, y: number): number | null {
    const [layout, picture] = [this.#layout, this.picture];
    if (!layout || !picture) return null;
    const { legend, legendAt } = layout;
    const [left, top] = [x - legendAt.x, y - legendAt.y];
    const index = legend.boxes.findIndex(
      (box) => left >= box.x && left < box.x + box.width && top >= box.y && top < box.y + box.height,
    );
    return picture.dimensions[index] ?? null;
  }

  protected override startCell(picture: CurvesPicture): Cell | null {
    const column = picture.dimensions[0];
    return column === undefined ? null : { row: 0, column };
  }

  protected override moved(move: Move, from: Cell, { table, dimensions }: CurvesPicture): Cell {
    let row = from.row;
    let curve = dimensions.indexOf(from.column);
    if (move === 'left') row -= 1;
    if (move === 'right') row += 1;
    if (move === 'page-up') row -= pageStep;
    if (move === 'page-down') row += pageStep;
    if (move === 'line-start' || move === 'start') row = 0;
    if (move === 'line-end' || move === 'end') row = table.matrix.rows - 1;
    if (move === 'up') curve -= 1;
    if (move === 'down') curve += 1;
    const column = dimensions[clamp(curve, dimensions.length)] ?? from.column;
    return { row: clamp(row, table.matrix.rows), column };
  }

  protected override words(picture: CurvesPicture | null, strings: Strings): FigureWords {
    const { role, name, keys } = strings.curves;
    return { role, name, keys, description: picture ? describeCurves(picture, strings) : '' };
  }

  /** Height of a curve above the upper edge of the plot, downwards, CSS pixels; NaN if the value is not a number. */
  #height({ table }: CurvesPicture, { plot, low, high }: CurvesLayout, row: number, dimension: number): number {
    const value = table.matrix.data[row * table.matrix.columns + dimension]!;
    return ((high - value) / (high - low)) * plot.height;
  }
}
