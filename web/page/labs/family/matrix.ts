import { svg, type TemplateResult } from 'lit';
import { colorTable, valueScale } from '../../../draw/index.ts';
import { t } from '../../lib/i18n.ts';
import { paintOnto, squareMatrix, type CellColors, type Square } from '../../lib/matrix.ts';
import { reachOf } from '../sentence/picture.ts';
import type { FamilyValues } from './properties.ts';

/** Shares from 0 up; effects and scores about 0. */
export function colorsFor(cells: Float64Array, show: FamilyValues['show']): CellColors {
  const table = colorTable(show === 'share' ? 'viridis' : 'RdBu');
  const reach = Math.max(reachOf([cells]), 1e-9);
  return { table, scale: valueScale(table, show === 'share' ? 0 : -reach, reach) };
}

export function paintTriangle(canvas: HTMLCanvasElement, cells: Float64Array, show: FamilyValues['show']): void {
  const side = Math.sqrt(cells.length);
  paintOnto(canvas, { data: cells, rows: side, columns: side }, colorsFor(cells, show));
}

export interface TriangleOptions {
  readonly cells: Float64Array;
  readonly view: FamilyValues;
  /** Positions that have scores: fewer than all where a table has ended. */
  readonly reach: number;
  readonly width: number;
  readonly choose: (query: number) => void;
}

/** Queries down, keys across, as far back as there are any. */
export function triangleFigure({ cells, view, reach, width, choose }: TriangleOptions): TemplateResult {
  const { length, trained, query, show } = view;
  const over = ({ cell, across, down }: Square): TemplateResult =>
    svg`<path class="outline" d="M${across(0)} ${down(0)}V${down(length)}H${across(length)}z" />
    ${
      reach < length
        ? svg`<path class="ended" d="M${across(0)} ${down(reach)}H${across(reach)}L${across(length)} ${down(length)}H${across(0)}z" />
      <text class="ended-name" x=${across(0) + 8} y=${down(reach) + Math.min((length - reach) * cell * 0.5 + 4, 40)}>${t('family.ended', { rows: reach })}</text>`
        : ''
    }
    ${trained < length && reach === length ? svg`<path class="edge" data-trained=${trained} d="M${across(0)} ${down(trained)}H${across(trained)}" />` : ''}` as TemplateResult;
  return squareMatrix({
    count: length,
    first: 0,
    row: query,
    framed: query + 1,
    width,
    apart: 60,
    label: t(`family.matrix.${show}`),
    handle: t('family.label.query'),
    axes: { across: t('family.axisKey'), down: t('family.axisQuery') },
    colors: colorsFor(cells, show),
    over,
    choose,
  });
}
