import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { colorTable, entryColor, paintCells, valueScale, type ColorTable, type ValueScale } from '../../../draw/index.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { reachOf } from '../sentence/picture.ts';
import type { FamilyValues } from './properties.ts';

/** Room around the cells, CSS pixels; the style sheet puts the canvas there. */
const margin = { left: 52, top: 8, right: 66, bottom: 40 };

/** Shares from 0 up; effects and scores about 0. */
export function colorsFor(cells: Float64Array, show: FamilyValues['show']): { readonly table: ColorTable; readonly scale: ValueScale } {
  const table = colorTable(show === 'share' ? 'viridis' : 'RdBu');
  const reach = Math.max(reachOf([cells]), 1e-9);
  return { table, scale: valueScale(table, show === 'share' ? 0 : -reach, reach) };
}

export function paintTriangle(canvas: HTMLCanvasElement, cells: Float64Array, show: FamilyValues['show']): void {
  const side = Math.sqrt(cells.length);
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = new ImageData(side, side);
  paintCells({ values: cells, rows: side, columns: side, ...colorsFor(cells, show), transpose: false }, image);
  cells.forEach((value, cell) => {
    if (!Number.isFinite(value)) image.data[cell * 4 + 3] = 0;
  });
  context.putImageData(image, 0, 0);
}

const barSteps = 32;

function colorBar({ table, scale }: { readonly table: ColorTable; readonly scale: ValueScale }, x: number, height: number): TemplateResult {
  const step = height / barSteps;
  const y = (value: number): number => margin.top + height * (1 - (value - scale.min) / (scale.max - scale.min));
  return svg`<g class="bar">
    ${Array.from({ length: barSteps }, (_step, k) => svg`<rect x=${x} y=${margin.top + height - (k + 1) * step} width="12" height=${step + 0.5} fill=${entryColor(table, Math.round((k * 255) / (barSteps - 1)))} />`)}
    ${ticks(scale.min, scale.max, 5).map((value) => svg`<text x=${x + 17} y=${y(value)} dy="0.35em">${significant(value, language(), 3)}</text>`)}
  </g>` as TemplateResult;
}

export interface TriangleOptions {
  readonly cells: Float64Array;
  readonly view: FamilyValues;
  /** Positions that have scores: fewer than all where a table has ended. */
  readonly reach: number;
  readonly width: number;
  readonly choose: (query: number) => void;
}

/** Queries down, keys across, as far back as there are any: click, drag or the arrow keys choose the query. */
export function triangleFigure({ cells, view, reach, width, choose }: TriangleOptions): TemplateResult {
  const here = language();
  const { length, trained, query, show } = view;
  const side = Math.max(width - margin.left - margin.right, 60);
  const height = side + margin.top + margin.bottom;
  const cell = side / length;
  const [across, down] = [(place: number): number => margin.left + place * cell, (place: number): number => margin.top + place * cell];
  const marks = ticks(0, length - 1, Math.min(side / 60, length - 1)).filter(Number.isInteger);
  const within = (place: number): number => Math.min(Math.max(place, 0), length - 1);
  const pointed = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') (event.currentTarget as Element).setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = (event.currentTarget as Element).querySelector('svg')?.getBoundingClientRect();
    if (box) choose(within(Math.floor((event.clientY - box.y - margin.top) / cell)));
  };
  const pressed = (event: KeyboardEvent): void => {
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, PageDown: 10, PageUp: -10, Home: -length, End: length }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    choose(within(query + move));
  };
  const label = t(`family.matrix.${show}`);
  const ends = reach < length ? svg`<path class="ended" d="M${across(0)} ${down(reach)}H${across(reach)}L${across(length)} ${down(length)}H${across(0)}z" />
    <text class="ended-name" x=${across(0) + 8} y=${down(reach) + Math.min((length - reach) * cell * 0.5 + 4, 40)}>${t('family.ended', { rows: reach })}</text>` : '';
  const line = trained < length && reach === length ? svg`<path class="edge" data-trained=${trained} d="M${across(0)} ${down(trained)}H${across(trained)}" />` : '';
  return html`<div class="matrix-frame" tabindex="0" role="slider" data-term="matrix" aria-label="${label} ${t('family.label.query')}" aria-valuemin="0"
    aria-valuemax=${length - 1} aria-valuenow=${query} aria-orientation="vertical" @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart matrix" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
      <image class="copy" x=${margin.left} y=${margin.top} width=${side} height=${side} image-rendering="pixelated" preserveAspectRatio="none" />
      <path class="outline" d="M${across(0)} ${down(0)}V${down(length)}H${across(length)}z" />
      ${ends}${line}
      ${marks.map((mark) => svg`<text x=${across(mark + 0.5)} y=${margin.top + side + 16} text-anchor="middle">${plain(mark, here)}</text><text x=${margin.left - 7} y=${down(mark + 0.5)} dy="0.35em" text-anchor="end">${plain(mark, here)}</text>`)}
      <text class="name" x=${margin.left + side} y=${height - 6} text-anchor="end">${t('family.axisKey')}</text>
      <text class="name" transform="translate(11 ${margin.top + side}) rotate(-90)">${t('family.axisQuery')}</text>
      <rect class="pick picked" x=${across(0) - 1.5} y=${down(query) - 1.5} width=${(query + 1) * cell + 3} height=${cell + 3} />
      ${colorBar(colorsFor(cells, show), margin.left + side + 14, side)}
    </svg>
  </div>`;
}
