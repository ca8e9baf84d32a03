// The figure of a task on paper: cells to mark, with their rows and columns numbered, or curves with letters. Both are
// drawn in black and in lines that differ in more than colour, since most sheets are copied.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { withCommas } from '../../../../library/elements/sentences.ts';
import type { CellTask, CurveTask } from '../../../shared/quiz/question.ts';
import type { Say } from '../strings.ts';

/** Millimetres become pixels at 96 to the inch; a sheet leaves some 170 mm of A4. */
const [wide, cellMost, cellLeast] = [600, 34, 9];

/** A grey from white (low) to dark, never black: a cross must be seen. */
function greyOf(value: number, low: number, high: number): string {
  const share = high > low ? (value - low) / (high - low) : 0;
  const level = Math.round(255 - 150 * share);
  return `rgb(${level},${level},${level})`;
}

/** Labels that do not touch each other. */
const stride = (count: number, room: number, needed: number): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => step * room >= needed) ?? count;

/** @param solved with the right cells ringed */
export function cellFigure({ rows, columns, data, right }: CellTask, say: Say, solved: boolean): TemplateResult {
  const size = Math.min(Math.max(Math.min((wide - 60) / columns, 520 / rows), cellLeast), cellMost);
  const [left, top] = [46, 34];
  const values = Array.from(data).filter(Number.isFinite);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const cells: SVGTemplateResult[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells.push(
        svg`<rect x=${left + column * size} y=${top + row * size} width=${size} height=${size}
          fill=${greyOf(data[row * columns + column] ?? Number.NaN, low, high)} />`,
      );
  const numbers = (count: number, at: (k: number) => SVGTemplateResult, needed: number): SVGTemplateResult[] => {
    const step = stride(count, size, needed);
    return Array.from({ length: count }, (_, k) => k)
      .filter((k) => k % step === 0)
      .map(at);
  };
  const [width, height] = [left + columns * size + 4, top + rows * size + 4];
  return html`<svg
    class="task-figure cells" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"
    aria-label="${rows} × ${columns}"
  >
    <g stroke="#555" stroke-width="0.6">${cells}</g>
    ${
      solved
        ? right.map(
            ([row, column]) =>
              svg`<circle
                class="ring" cx=${left + (column + 0.5) * size} cy=${top + (row + 0.5) * size} r=${size * 0.62} />`,
          )
        : nothing
    }
    <g class="ticks">
      ${numbers(
        columns,
        (k) => svg`<text x=${left + (k + 0.5) * size} y=${top - 5} text-anchor="middle">${k}</text>`,
        18,
      )}
      ${numbers(
        rows,
        (k) => svg`<text x=${left - 5} y=${top + (k + 0.5) * size + 4} text-anchor="end">${k}</text>`,
        12,
      )}
      <text x=${left} y="12">${say('worksheet.columns')} →</text>
      <text transform="translate(12 ${top}) rotate(90)" x="0" y="0">${say('worksheet.rows')} →</text>
    </g>
  </svg>`;
}

/** Letters as on the chart: A, B, C ... */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

const dashes = ['', '8 4', '2 3', '10 3 2 3', '14 4', '4 2', '1 2', '12 3 2 3 2 3'];

/** @param solved with the right curve drawn thick */
export function curveFigure({ curves, right: answer }: CurveTask, say: Say, solved: boolean): TemplateResult {
  const [width, height, left, bottom, right] = [wide, 240, 40, 26, 30];
  const values = curves.flat().filter(Number.isFinite);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const longest = Math.max(...curves.map((curve) => curve.length));
  const x = (k: number): number => left + (k / Math.max(longest - 1, 1)) * (width - left - right);
  const y = (value: number): number => 10 + ((high - value) / (high - low || 1)) * (height - bottom - 10);
  const step = stride(longest, (width - left - right) / Math.max(longest - 1, 1), 40);
  const short = (value: number): string => Number(value.toPrecision(3)).toString().replace('-', '−');
  const lines = curves.map((curve, at) => {
    const points = curve.flatMap((value, k) =>
      Number.isFinite(value) ? [`${x(k).toFixed(1)},${y(value).toFixed(1)}`] : [],
    );
    // Letters stand at different places, so that none hides another where curves meet at an end.
    const place = Math.round(((at + 1) / (curves.length + 1)) * (curve.length - 1));
    const value = curve[place] ?? 0;
    return svg`<polyline
        class=${solved && at === answer ? 'thick' : ''} points=${points.join(' ')}
        stroke-dasharray=${dashes[at % dashes.length] ?? ''} />
      <circle class="letter" cx=${x(place)} cy=${y(value)} r="8" />
      <text class="letter" x=${x(place)} y=${y(value) + 4} text-anchor="middle">${letterOf(at)}</text>`;
  });
  const ticks = Array.from({ length: longest }, (_, k) => k).filter((k) => k % step === 0);
  return html`<svg
    class="task-figure curves" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"
    aria-label=${withCommas(curves.map((_curve, at) => say('worksheet.curve', { letter: letterOf(at) })))}
  >
    <path class="axis" d="M${left} 10V${height - bottom}H${width - right}" />
    ${lines}
    <g class="ticks">
      ${ticks.map((k) => svg`<text x=${x(k)} y=${height - 8} text-anchor="middle">${k}</text>`)}
      <text x=${left - 5} y="16" text-anchor="end">${short(high)}</text>
      <text x=${left - 5} y=${height - bottom} text-anchor="end">${short(low)}</text>
    </g>
  </svg>`;
}
