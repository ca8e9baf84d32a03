import type { PropertyDeclarations } from 'lit';
import {
  bandAt,
  bandValue,
  fontOf,
  paintAxisBelow,
  paintAxisBeside,
  paintColorBar,
  paintColumnMarks,
  paintCross,
  paintFrame,
  paintPicture,
  pictureSize,
  plainFormat,
  valueScale,
  type Bands,
  type ColorTable,
  type HeatmapCells,
  type PictureSize,
  type ValueScale,
} from '../draw/index.ts';
import { flagAttribute, textAttribute } from './attributes.ts';
import { paintCells } from './cells.ts';
import { describeHeatmap, toldHeatmap } from './describe.ts';
import type { Cell, DrawnFigure } from './drawn.ts';
import { FigureElement, type FigureWords, type Selected } from './figure.ts';
import { layOutHeatmap, type HeatmapLayout } from './heatmap-layout.ts';
import { clamp, pageStep, type Move } from './keys.ts';
import type { Strings } from './locales/index.ts';
import { defaults } from './properties.ts';
import { checkColorMap, checkDimensions } from './settings.ts';
import { Structure } from './structure.ts';
import type { Table } from './table.ts';

interface HeatmapPicture {
  readonly table: Table;
  readonly colors: ColorTable;
  readonly scale: ValueScale;
  readonly transpose: boolean;
  readonly marked: readonly number[];
}

/**
 * `<posenc-heatmap>`: a table of encodings in colours, positions down and dimensions across.
 * Fires `posenc-select` and `posenc-toggle`.
 */
export class PosencHeatmap extends FigureElement<HeatmapPicture> {
  static override properties: PropertyDeclarations = {
    colorMap: { attribute: 'color-map', converter: textAttribute(defaults.colorMap) },
    transpose: { converter: flagAttribute },
  };

  /** The colours of the values. */
  declare colorMap: string;
  /** Whether positions run to the right and dimensions down. */
  declare transpose: boolean;

  protected override readonly structure = new Structure();
  #layout: HeatmapLayout | null = null;
  /** The picture at the matrix's own resolution, kept while only its place on the page changes. */
  #cells: HeatmapCells | null = null;
  #cellCanvas: HTMLCanvasElement | null = null;
  #image: ImageData | null = null;
  /** The inputs that everything around the cells was last drawn from. */
  #frame = '';
  #barColors: ColorTable | null = null;

  constructor() {
    super();
    this.colorMap = defaults.colorMap;
    this.transpose = false;
  }

  protected override shownDimensions(): readonly number[] {
    return this.dimensions ?? [];
  }

  protected override readPicture(table: Table): HeatmapPicture {
    const colors = checkColorMap(this.written, this.colorMap);
    const { min, max } = this.range(table);
    const marked = checkDimensions(this.written, this.dimensions ?? [], table.matrix.columns);
    return { table, colors, scale: valueScale(colors, min, max), transpose: this.transpose, marked };
  }

  protected override paintBase(
    context: CanvasRenderingContext2D,
    picture: HeatmapPicture,
    strings: Strings,
  ): { drawn: DrawnFigure; note: string } {
    const { size, theme } = this.stage;
    if (!size) throw new Error('a picture was asked for before there was room for it');
    const { table, colors, scale, transpose } = picture;
    const { rows, columns, data } = table.matrix;
    const positions = this.rowBands(table);
    const dimensions = { first: 0, step: 1, count: columns, length: 1 };
    context.font = fontOf(theme);
    const layout = layOutHeatmap({
      ...size,
      scale,
      theme,
      language: strings.language,
      measure: (text) => context.measureText(text).width,
      across: transpose ? positions : dimensions,
      down: transpose ? dimensions : positions,
    });
    this.#layout = layout;
    const { plot } = layout;
    const cells: HeatmapCells = { values: data, rows, columns, table: colors, scale, transpose };
    const pixels = pictureSize(
      cells,
      Math.round(plot.width * size.pixelRatio),
      Math.round(plot.height * size.pixelRatio),
    );
    const [acrossName, downName] = transpose
      ? [strings.position, strings.dimension]
      : [strings.dimension, strings.position];
    const frame = JSON.stringify([layout, acrossName, downName, strings.value, size, theme]);
    const framed = frame === this.#frame && colors === this.#barColors;
    if (framed) context.clearRect(plot.x, plot.y, plot.width, plot.height);
    else this.stage.clear(context);
    paintPicture(context, this.#paintCells(cells, pixels), pixels, plot);
    if (!framed) {
      [this.#frame, this.#barColors] = [frame, colors];
      paintFrame(context, plot, theme, size.pixelRatio);
      paintAxisBelow(context, plot, layout.acrossTicks, acrossName, theme, size.pixelRatio);
      paintAxisBeside(context, plot, layout.downTicks, downName, '\u2193', theme, size.pixelRatio);
      paintColorBar(context, layout.bar, colors, layout.barTicks, strings.value, theme, size.pixelRatio);
    }
    const [across, down] = [layout.across.count / pixels.width, layout.down.count / pixels.height];
    const averaged = transpose ? { positions: across, dimensions: down } : { positions: down, dimensions: across };
    const drawn: DrawnFigure = {
      rows,
      columns,
      plot,
      range: { min: scale.min, max: scale.max },
      transposed: transpose,
      averaged,
      pixelRatio: size.pixelRatio,
      cell: { width: plot.width / layout.across.count, height: plot.height / layout.down.count },
    };
    const plain = plainFormat(strings.language, 2);
    const note = across > 1 || down > 1 ? strings.averaged(plain(averaged.positions), plain(averaged.dimensions)) : '';
    return { drawn, note };
  }

  protected override overlayKey({ marked, transpose }: HeatmapPicture, selected: Selected): string {
    return JSON.stringify([this.#frame, marked, transpose, selected]);
  }

  protected override paintOverlay(
    context: CanvasRenderingContext2D,
    picture: HeatmapPicture,
    selected: Selected,
  ): void {
    const { size, theme } = this.stage;
    const layout = this.#layout;
    if (!layout || !size) return;
    const { plot, across, down } = layout;
    const [x, y] = picture.transpose ? [selected.row, selected.column] : [selected.column, selected.row];
    paintColumnMarks(context, plot, picture.transpose ? down : across, picture.marked, theme.curves, picture.transpose);
    paintCross(
      context,
      plot,
      across,
      down,
      this.#chosen(across, x),
      this.#chosen(down, y),
      { across: layout.acrossTicks, down: layout.downTicks },
      theme,
      size.pixelRatio,
    );
  }

  protected override cellAt(x: number, y: number): Cell | null {
    const layout = this.#layout;
    if (!layout || !this.picture) return null;
    const { plot, across, down } = layout;
    const [left, top] = [x - plot.x, y - plot.y];
    if (left < 0 || top < 0 || left >= plot.width || top >= plot.height) return null;
    const [column, row] = [bandAt(across, left), bandAt(down, top)];
    return this.picture.transpose ? { row: column, column: row } : { row, column };
  }

  protected override toggledAt(x: number, y: number): number | null {
    return this.cellAt(x, y)?.column ?? null;
  }

  protected override startCell(): Cell {
    return { row: 0, column: 0 };
  }

  protected override moved(move: Move, from: Cell, { table, transpose }: HeatmapPicture): Cell {
    const { rows, columns } = table.matrix;
    const [width, height] = transpose ? [rows, columns] : [columns, rows];
    let [x, y] = transpose ? [from.row, from.column] : [from.column, from.row];
    if (move === 'left') x -= 1;
    if (move === 'right') x += 1;
    if (move === 'up') y -= 1;
    if (move === 'down') y += 1;
    if (move === 'page-up') y -= pageStep;
    if (move === 'page-down') y += pageStep;
    if (move === 'line-start' || move === 'start') x = 0;
    if (move === 'line-end' || move === 'end') x = width - 1;
    if (move === 'start') y = 0;
    if (move === 'end') y = height - 1;
    [x, y] = [clamp(x, width), clamp(y, height)];
    return transpose ? { row: x, column: y } : { row: y, column: x };
  }

  protected override structureText(picture: HeatmapPicture, at: Cell, strings: Strings): string | undefined {
    return this.structure.text(toldHeatmap(picture, strings), at);
  }

  protected override words(picture: HeatmapPicture | null, strings: Strings): FigureWords {
    const { role, name, keys } = strings.heatmap;
    return { role, name, keys, description: picture ? describeHeatmap(picture, strings) : '' };
  }

  /** The cells in colours, repainted only when they or the resolution differ from last time. */
  #paintCells(cells: HeatmapCells, size: PictureSize): HTMLCanvasElement {
    const canvas = (this.#cellCanvas ??= document.createElement('canvas'));
    const last = this.#cells;
    const same =
      last &&
      this.#image?.width === size.width &&
      this.#image.height === size.height &&
      last.values === cells.values &&
      last.table === cells.table &&
      last.transpose === cells.transpose &&
      last.rows === cells.rows &&
      last.scale.min === cells.scale.min &&
      last.scale.max === cells.scale.max;
    if (same) return canvas;
    if (canvas.width !== size.width) canvas.width = size.width;
    if (canvas.height !== size.height) canvas.height = size.height;
    if (this.#image?.width !== size.width || this.#image.height !== size.height)
      this.#image = new ImageData(size.width, size.height);
    paintCells(cells, this.#image);
    canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
    this.#cells = cells;
    return canvas;
  }

  #chosen(bands: Bands, cell: number | null): { cell: number; label: string } | null {
    return cell === null ? null : { cell, label: plainFormat(this.strings.language)(bandValue(bands, cell)) };
  }
}
