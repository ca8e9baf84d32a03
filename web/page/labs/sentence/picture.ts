import { svg, type TemplateResult } from 'lit';
import { colorTable, paintCells, valueScale, type ColorMapName } from '../../../draw/index.ts';

export interface Cells {
  readonly data: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

export interface Colors {
  readonly map: ColorMapName;
  readonly min: number;
  readonly max: number;
}

/** Pixels a cell: some readers' programs blur enlarged pictures, whatever they are told. */
const enlarged = 8;

let canvases: { readonly small: HTMLCanvasElement; readonly large: HTMLCanvasElement } | undefined;
const known = new WeakMap<Float64Array, { readonly key: string; readonly address: string }>();

/** The cells in colours, as the address of a small PNG; what is not finite stays clear. */
export function pictureOf({ data, rows, columns }: Cells, { map, min, max }: Colors): string {
  const key = `${map} ${min} ${max} ${columns}`;
  const last = known.get(data);
  if (last?.key === key) return last.address;
  canvases ??= { small: document.createElement('canvas'), large: document.createElement('canvas') };
  const { small, large } = canvases;
  const table = colorTable(map);
  const image = new ImageData(columns, rows);
  paintCells({ values: data, rows, columns, table, scale: valueScale(table, min, max), transpose: false }, image);
  data.forEach((value, cell) => {
    if (!Number.isFinite(value)) image.data[cell * 4 + 3] = 0;
  });
  [small.width, small.height, large.width, large.height] = [columns, rows, columns * enlarged, rows * enlarged];
  small.getContext('2d')?.putImageData(image, 0, 0);
  const context = large.getContext('2d');
  if (!context) throw new Error('this browser has no 2-D canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, large.width, large.height);
  const address = large.toDataURL('image/png');
  known.set(data, { key, address });
  return address;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cells inside an SVG figure, so that words and lines around them are part of the same file. */
export function cellsAt(cells: Cells, colors: Colors, { x, y, width, height }: Place): TemplateResult {
  return svg`<image
      x=${x} y=${y} width=${width} height=${height} preserveAspectRatio="none" image-rendering="pixelated"
      href=${pictureOf(cells, colors)} data-rows=${cells.rows} data-columns=${cells.columns}
    ></image>
    <rect class="frame" x=${x} y=${y} width=${width} height=${height}></rect>`;
}

/** The largest magnitude, so that 0 is the middle of the colours; 1 where all is 0. */
export function reachOf(all: readonly Float64Array[]): number {
  let reach = 0;
  for (const data of all) for (const value of data) if (Number.isFinite(value)) reach = Math.max(reach, Math.abs(value));
  return reach || 1;
}

/** Words have little room in a figure; the whole word is in its title. */
export const short = (word: string, longest: number): string => ([...word].length > longest ? `${[...word].slice(0, longest - 1).join('')}…` : word);
