import { svg, type TemplateResult } from 'lit';
import { colorTable, valueScale } from '../../../draw/index.ts';
import { t } from '../../lib/i18n.ts';
import { squareMatrix, type CellColors, type Square } from '../../lib/matrix.ts';
import type { VariantsValues } from './properties.ts';
import type { Swaps, Wide } from './tables.ts';

/** The cells of a comparison and the colours that they take. */
export interface Compared {
  readonly cells: Wide;
  readonly colors: CellColors;
}

/** Cosines from -1 to 1; changes of a score to the largest of them, which may be none at all. */
export function compared({ chosen, scores }: Swaps, compare: VariantsValues['compare']): Compared {
  const table = colorTable('RdBu');
  const reach = compare === 'rows' ? 1 : Math.max(scores.largestChange, 1e-9);
  return {
    cells: compare === 'rows' ? chosen.rows : scores.change,
    colors: { table, scale: valueScale(table, -reach, reach) },
  };
}

export interface MatrixOptions {
  readonly swaps: Swaps;
  readonly view: VariantsValues;
  readonly width: number;
  readonly choose: (row: number) => void;
}

/** Positions given down, positions trained with across. */
export function swapMatrix({ swaps, view, width, choose }: MatrixOptions): TemplateResult {
  const { first, row, compare } = view;
  const rows = swaps.chosen.nearest.length;
  const over = ({ across, down }: Square): unknown => {
    if (compare !== 'rows') return '';
    const spots = Array.from(
      swaps.chosen.nearest,
      (place, at) => `M${across(place + 0.5).toFixed(1)} ${down(at + 0.5).toFixed(1)}h0`,
    ).join('');
    return svg`<path class="spots under" d=${spots} /><path class="spots" d=${spots} />`;
  };
  return squareMatrix({
    count: rows,
    first,
    row,
    framed: rows,
    width,
    apart: 70,
    label: t(`variants.matrix.${compare}`),
    handle: t('variants.label.row'),
    axes: {
      across: t(compare === 'rows' ? 'variants.axisTrained' : 'variants.axisKey'),
      down: t(compare === 'rows' ? 'variants.axisGiven' : 'variants.axisQuery'),
    },
    colors: compared(swaps, compare).colors,
    over,
    choose,
  });
}
