import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';
import { pictured, placeOf, reachOf, type Colors } from '../sentence/picture.ts';
import type { Attempt } from './attempts.ts';

const at = (value: number): string => value.toFixed(2);
const margin = 22;

/** Wider than this and numbers no longer fit the cells. */
const widestNumbers = 8;

export const colorsOf = ({ matrix }: Attempt): Colors => {
  const reach = Math.max(reachOf([matrix.data]), 1);
  return { map: 'RdBu', min: -reach, max: reach };
};

/** Two digits, and none for what is next to nothing. */
const entryText = (value: number): string => significant(Number(value.toFixed(2)) + 0, language(), 2);

export interface MatrixOptions {
  readonly attempt: Attempt;
  readonly colors: Colors;
  /** Pairs whose blocks are framed. */
  readonly pairs: readonly number[];
  readonly width: number;
  readonly label: string;
}

/** The matrix with a frame round the block of each chosen pair, and the pairs' numbers along its edges. */
export function matrixFigure({ attempt, colors, pairs, width, label }: MatrixOptions): TemplateResult {
  const here = language();
  const { data, rows } = attempt.matrix;
  const side = Math.max(width - margin - 4, 80);
  const cell = side / rows;
  const step = Math.max(1, Math.ceil(rows / 2 / 8));
  const marks = Array.from({ length: rows / 2 }, (_pair, pair) => pair).filter((pair) => pair % step === 0);
  const middle = (pair: number): string => at(margin + (2 * pair + 1) * cell);
  const known = attempt.source === 'sinusoidal';
  const number = (value: number, index: number): TemplateResult | string => {
    const [row, column] = [Math.floor(index / rows), index % rows];
    // Outside its blocks M(k) is empty, not merely small.
    if (known && Math.floor(row / 2) !== Math.floor(column / 2)) return '';
    const deep = Math.abs(value) > 0.6 * colors.max;
    return svg`<text class=${deep ? 'entry deep' : 'entry'} x=${at(margin + (column + 0.5) * cell)} y=${at(margin + (row + 0.5) * cell)} dy="0.35em" text-anchor="middle">${entryText(value)}</text>`;
  };
  const picture = { cells: attempt.matrix, colors, place: { x: margin, y: margin, width: side, height: side } };
  const height = side + margin + 4;
  return pictured(
    'whole',
    [picture],
    { width, height },
    html`<svg class="chart shift-matrix" data-term="block" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
    ${placeOf(picture)}
    ${rows <= widestNumbers ? Array.from(data, number) : ''}
    ${marks.map((pair) => svg`<text x=${middle(pair)} y=${margin - 7} text-anchor="middle">${plain(pair, here)}</text><text x=${margin - 7} y=${middle(pair)} dy="0.35em" text-anchor="end">${plain(pair, here)}</text>`)}
    ${pairs.map((pair) => svg`<rect class="block" data-pair=${pair} x=${at(margin + 2 * pair * cell)} y=${at(margin + 2 * pair * cell)} width=${at(2 * cell)} height=${at(2 * cell)} />`)}
  </svg>`,
  );
}
