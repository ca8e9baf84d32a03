import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { colorTable, paintCells, valueScale, type ColorTable, type ValueScale } from '../../../draw/index.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Pair, Similarities } from './measures.ts';

/** Room around the cells, CSS pixels; the style sheet puts the canvas there. */
const margin = { left: 44, top: 8, right: 74, bottom: 40 };

/** Cells are drawn one pixel each and enlarged by the style sheet. */
export function paint(canvas: HTMLCanvasElement, { matrix, least, greatest }: Similarities): void {
  const { rows, columns, data } = matrix;
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== rows) canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = new ImageData(columns, rows);
  const { table, scale } = colors(least, greatest);
  paintCells({ values: data, rows, columns, table, scale, transpose: false }, image);
  context.putImageData(image, 0, 0);
}

function colors(least: number, greatest: number): { readonly table: ColorTable; readonly scale: ValueScale } {
  const table = colorTable('viridis');
  // A matrix of one value has a colour too.
  return { table, scale: valueScale(table, least, greatest > least ? greatest : least + 1) };
}

/** CSS text of an entry of the table, for the bar of colours. */
const css = ({ rgba }: ColorTable, index: number): string => `rgb(${rgba.slice(index * 4, index * 4 + 3).join(', ')})`;

const barSteps = 32;

export interface MatrixOptions {
  readonly similarities: Similarities;
  readonly picked: Pair;
  readonly kept: Pair;
  readonly width: number;
  readonly choose: (row: number, column: number) => void;
}

/** The matrix with its axes: click or drag to pick a pair, or move the pick with the arrow keys. */
export function matrixFigure({ similarities, picked, kept, width, choose }: MatrixOptions): TemplateResult {
  const here = language();
  const { rows } = similarities.matrix;
  const side = Math.max(width - margin.left - margin.right, 60);
  const height = side + margin.top + margin.bottom;
  const cell = side / rows;
  const across = (position: number): number => margin.left + (position + 0.5) * cell;
  const down = (position: number): number => margin.top + (position + 0.5) * cell;
  const marks = ticks(0, rows - 1, Math.min(side / 55, rows - 1)).filter(Number.isInteger);

  const pointed = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') (event.currentTarget as Element).setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = (event.currentTarget as Element).querySelector('svg')?.getBoundingClientRect();
    if (!box) return;
    const at = (place: number): number => Math.min(Math.max(Math.floor(place / cell), 0), rows - 1);
    choose(at(event.clientY - box.y - margin.top), at(event.clientX - box.x - margin.left));
  };
  const pressed = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      PageDown: [10, 0],
      PageUp: [-10, 0],
      Home: [0, -rows],
      End: [0, rows],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const within = (position: number): number => Math.min(Math.max(position, 0), rows - 1);
    choose(within(picked.first + move[0]), within(picked.second + move[1]));
  };
  const frame = ({ first, second }: Pair, kind: string): TemplateResult | string =>
    first < rows && second < rows
      ? svg`<rect class="pick ${kind}" x=${across(second) - cell / 2 - 1.5} y=${down(first) - cell / 2 - 1.5} width=${cell + 3} height=${cell + 3} />`
      : '';
  const label = t('distance.matrixValue', { first: picked.first, second: picked.second });
  return html`<div class="matrix-frame" tabindex="0" role="application" aria-roledescription=${t('distance.matrixRole')} aria-label="${t('distance.matrix')} ${label}"
    data-term="matrix" @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart matrix" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('distance.matrix')}>
      <image class="copy" x=${margin.left} y=${margin.top} width=${side} height=${side} image-rendering="pixelated" preserveAspectRatio="none" />
      ${marks.map((mark) => svg`<text x=${across(mark)} y=${margin.top + side + 16} text-anchor="middle">${plain(mark, here)}</text><text x=${margin.left - 7} y=${down(mark)} dy="0.35em" text-anchor="end">${plain(mark, here)}</text>`)}
      <text class="name" x=${margin.left + side} y=${height - 6} text-anchor="end">${t('distance.axisSecond')}</text>
      <text class="name" transform="translate(11 ${margin.top + side}) rotate(-90)">${t('distance.axisFirst')}</text>
      ${frame(kept, 'kept')}${frame(picked, 'picked')}
      ${colorBar(similarities, margin.left + side + 14, side)}
    </svg>
  </div>`;
}

function colorBar({ least, greatest }: Similarities, x: number, height: number): TemplateResult {
  const { table, scale } = colors(least, greatest);
  const step = height / barSteps;
  const y = (value: number): number => margin.top + height * (1 - (value - scale.min) / (scale.max - scale.min));
  return svg`<g class="bar">
    ${Array.from({ length: barSteps }, (_step, k) => svg`<rect x=${x} y=${margin.top + height - (k + 1) * step} width="12" height=${step + 0.5} fill=${css(table, Math.round((k * 255) / (barSteps - 1)))} />`)}
    ${ticks(scale.min, scale.max, 5).map((value) => svg`<text x=${x + 17} y=${y(value)} dy="0.35em">${significant(value, language(), 4)}</text>`)}
  </g>` as TemplateResult;
}
