import { html, svg, type TemplateResult } from 'lit';
import { colorTable, paintCells, valueScale } from '../../../draw/index.ts';
import { t } from '../../lib/i18n.ts';
import { withWaveNames } from '../../lib/waves.ts';
import type { Table } from './rows.ts';

const strip = 30;

/** The numbers of one row, a pixel each, enlarged by the style sheet. */
export function paintRow(canvas: HTMLCanvasElement, { data, columns }: Table, row: number): void {
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== 1) canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = new ImageData(columns, 1);
  const table = colorTable('RdBu');
  paintCells(
    {
      values: data.subarray(row * columns, (row + 1) * columns),
      rows: 1,
      columns,
      table,
      scale: valueScale(table, -1, 1),
      transpose: false,
    },
    image,
  );
  context.putImageData(image, 0, 0);
}

/** The row of a cell in colours, with what stands in each of its blocks. */
export function rowStrip(blocks: readonly string[], place: string, width: number): TemplateResult {
  const part = width / blocks.length;
  return html`<div class="row-strip">
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart row" data-term="row" width=${width} height=${strip + 24} viewBox="0 0 ${width} ${strip + 24}" role="img" aria-label=${t('grids.rowAlt', { place, blocks: withWaveNames(blocks.join(' | ')) })}>
      <image class="copy" x="0" y="0" width=${width} height=${strip} image-rendering="pixelated" preserveAspectRatio="none" />
      ${blocks.map((name, k) => svg`<path class="block" d="M${(k * part + 1.5).toFixed(1)} ${strip + 3}v4H${((k + 1) * part - 1.5).toFixed(1)}v-4" /><text x=${((k + 0.5) * part).toFixed(1)} y=${strip + 21} text-anchor="middle">${withWaveNames(name)}</text>`)}
    </svg>
  </div>`;
}
