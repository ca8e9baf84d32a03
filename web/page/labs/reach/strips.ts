import { html, svg, type TemplateResult } from 'lit';
import { colorTable, paintCells, valueScale } from '../../../draw/index.ts';
import { t } from '../../lib/i18n.ts';
import type { AtPosition } from './arithmetic.ts';

/** The rows that are set below one another, the true one first; float64 looks like it everywhere here. */
export const striped = ['truth', 'float32', 'float16', 'bfloat16'] as const;

/** Room for the names and the height of a strip, CSS pixels; the style sheet puts the canvas there. */
const [names, strip] = [64, 26];

/** One pixel a number, one row a strip; what is no number stays clear. */
export function paintStrips(canvas: HTMLCanvasElement, { truth, rows }: AtPosition): void {
  const columns = truth.length;
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== striped.length) canvas.height = striped.length;
  const context = canvas.getContext('2d');
  if (!context) return;
  const values = new Float64Array(striped.length * columns);
  striped.forEach((name, row) => values.set(name === 'truth' ? truth : rows[name], row * columns));
  const image = new ImageData(columns, striped.length);
  const table = colorTable('RdBu');
  paintCells(
    { values, rows: striped.length, columns, table, scale: valueScale(table, -1, 1), transpose: false },
    image,
  );
  values.forEach((value, cell) => {
    if (!Number.isFinite(value)) image.data[cell * 4 + 3] = 0;
  });
  context.putImageData(image, 0, 0);
}

/** The row of the position as it is and as each format has it, in colours. */
export function strips({ rows }: AtPosition, position: string, width: number): TemplateResult {
  const height = striped.length * strip;
  const lost = (name: (typeof striped)[number]): boolean => name !== 'truth' && rows[name].some(Number.isNaN);
  return html`<div class="strips">
    <canvas class="cells" aria-hidden="true"></canvas>
    <svg class="chart rows" data-term="row" width=${width} height=${height + 4} viewBox="0 0 ${width} ${height + 4}" role="img" aria-label=${t('reach.strips', { position })}>
      <image class="copy" x=${names} y="0" width=${Math.max(width - names, 1)} height=${height} image-rendering="pixelated" preserveAspectRatio="none" />
      ${striped.map(
        (name, row) => svg`
        <text x=${names - 8} y=${(row + 0.5) * strip} dy="0.35em" text-anchor="end">${name === 'truth' ? t('reach.truth') : name}</text>
        <path class="between" d="M${names} ${row * strip}H${width}" />
        ${lost(name) ? svg`<text class="lost" x=${names + 10} y=${(row + 0.5) * strip} dy="0.35em">${t('reach.lost')}</text>` : ''}`,
      )}
      <rect class="frame" x=${names} y="0" width=${Math.max(width - names, 1)} height=${height} />
    </svg>
  </div>`;
}
