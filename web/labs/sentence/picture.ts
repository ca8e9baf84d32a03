import { html, noChange, nothing, svg, type ElementPart, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { colorTable, valueScale, type ColorMapName } from '../../library/draw/index.ts';
import { paintOnto, type CellRows } from '../shared/figure/matrix.ts';
import { t } from '../shared/text/i18n.ts';
import { measure } from '../shared/text/numerals.ts';

export interface Cells extends CellRows {
  readonly data: Float64Array;
}

export interface Colors {
  readonly map: ColorMapName;
  readonly min: number;
  readonly max: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cells, and their places in the user units of a figure. */
export interface Picture {
  readonly cells: Cells;
  readonly colors: Colors;
  readonly place: Place;
}

/** Moves a canvas to its picture's place in the figure, and paints it when numbers or colours change. */
class Painted extends Directive {
  #data: Float64Array | undefined;
  #colors = '';
  #place = '';

  override render(_picture: Picture, _width: number, _height: number): unknown {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [{ cells, colors, place }, width, height]: [Picture, number, number],
  ): unknown {
    const canvas = element as HTMLCanvasElement;
    const inset = [
      place.y / height,
      1 - (place.x + place.width) / width,
      1 - (place.y + place.height) / height,
      place.x / width,
    ];
    const where = inset.map((share) => `${(share * 100).toFixed(4)}%`).join(' ');
    if (where !== this.#place) {
      canvas.style.setProperty('inset', where);
      canvas.style.setProperty('inline-size', `${((place.width / width) * 100).toFixed(4)}%`);
      canvas.style.setProperty('block-size', `${((place.height / height) * 100).toFixed(4)}%`);
      this.#place = where;
    }
    const { map, min, max } = colors;
    const key = `${map} ${min} ${max} ${cells.columns}`;
    if (cells.data !== this.#data || key !== this.#colors) {
      [this.#data, this.#colors] = [cells.data, key];
      const table = colorTable(map);
      paintOnto(canvas, cells, { table, scale: valueScale(table, min, max) });
    }
    return noChange;
  }
}

const painted = directive(Painted);

/** A figure whose cells are chosen by keys. */
export interface FigureKeys {
  readonly label: string;
  readonly press: (event: KeyboardEvent) => void;
  /** Of StructureKeys. */
  readonly heard: unknown;
}

/**
 * Cells with an SVG over them, which holds the words and lines. A canvas takes a new picture in each frame of a drag;
 * an image inside the SVG would have to be packed and unpacked. Files get it there all the same (figure/export.ts).
 */
export function pictured(
  kind: string,
  pictures: readonly Picture[],
  size: { readonly width: number; readonly height: number },
  figure: TemplateResult,
  keys?: FigureKeys,
): TemplateResult {
  const canvas = (picture: Picture): TemplateResult =>
    html`<canvas aria-hidden="true" ${painted(picture, size.width, size.height)}></canvas>`;
  if (!keys) return html`<div class="pictured ${kind}">${pictures.map(canvas)}${figure}</div>`;
  return html`<div
    class="pictured ${kind}" tabindex="0" role="application" aria-roledescription=${t('structure.role')}
    aria-label=${keys.label} @keydown=${keys.press} ${keys.heard}
  >${pictures.map(canvas)}${figure}</div>`;
}

/** The address of a picture of cells. */
type ToImage = (cells: Cells, colors: Colors) => string;

let toImage: ToImage | undefined;

/** Puts cells into the SVGs themselves: on a page that is made before any script paints a canvas. */
export function drawImagesBy(draw: ToImage): void {
  toImage = draw;
}

/** The place of a picture inside the SVG, with a line round it. */
export function placeOf({ cells, colors, place: { x, y, width, height } }: Picture): TemplateResult {
  return svg`<image
      class="copy" x=${x} y=${y} width=${width} height=${height} preserveAspectRatio="none" image-rendering="pixelated"
      href=${toImage?.(cells, colors) ?? nothing} data-rows=${cells.rows} data-columns=${cells.columns}
    ></image>
    <rect class="frame" x=${x} y=${y} width=${width} height=${height}></rect>` as TemplateResult;
}

/** The largest magnitude, so that 0 is the middle of the colours; 1 where all is 0. */
export function reachOf(all: readonly Float64Array[]): number {
  let reach = 0;
  for (const data of all)
    for (const value of data) if (Number.isFinite(value)) reach = Math.max(reach, Math.abs(value));
  return reach || 1;
}

/** Words have little room in a figure; the whole word is in its title. */
export const short = (word: string, longest: number): string =>
  [...word].length > longest ? `${[...word].slice(0, longest - 1).join('')}…` : word;

/** Steps of the bar, each in the middle of its colour. */
const steps = 64;
const rampFrom = (low: number): Cells => ({
  data: Float64Array.from({ length: steps }, (_step, k) => low + ((k + 0.5) / steps) * (1 - low)),
  rows: 1,
  columns: steps,
});
/** The bars themselves do not depend on the values: around 0, or from 0 up. */
const ramps = { about: rampFrom(-1), up: rampFrom(0) };
const [width, height] = [128, 10];
const place = { x: 0, y: 0, width, height };

/** The colour scale of a figure, from its lowest value to its highest. */
export function colorScale({ map, min, max }: Colors, name: string): TemplateResult {
  const bar = { cells: min < 0 ? ramps.about : ramps.up, colors: { map, min: min < 0 ? -1 : 0, max: 1 }, place };
  const figure = html`<svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} aria-hidden="true">
    ${placeOf(bar)}
  </svg>`;
  return html`<div class="color-scale">
    <span>${name}</span>
    <span class="range">${measure(min)} ${pictured('color-bar', [bar], place, figure)} ${measure(max)}</span>
  </div>`;
}
