import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { colonOf } from '../../library/elements/sentences.ts';
import { colorTable, valueScale } from '../../library/draw/index.ts';
import { at, axisNames, chart, gridLines, legendStart, pathOf, plotOf } from '../shared/figure/chart.ts';
import { ticksBelow, wholeTicks } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { paintOnto, rowMatrix, type CellColors, type Square } from '../shared/figure/matrix.ts';
import type { StructureKeys } from '../shared/figure/structure-keys.ts';
import { measure } from '../shared/text/numerals.ts';
import type { VariantName, VariantsValues } from './properties.ts';
import type { Named, Swaps, Wide } from './tables.ts';

const table = colorTable('RdBu');
const colors = { table, scale: valueScale(table, -1, 1) };

/** A pixel for each cell; the style sheet makes it as large as the card. */
export const paintTable = (canvas: HTMLCanvasElement, cells: Wide): void => paintOnto(canvas, cells, colors);

/** The table trained with and the one given in its place. */
export function tablePair({ trained, given, dim }: VariantsValues): TemplateResult {
  const label = (part: 'trained' | 'given'): string => t(`variants.label.${part}`);
  const one = (part: 'trained' | 'given', name: VariantName): TemplateResult => html`<div
    class="table-of" data-part=${part} data-term=${part}
  >
    <h3>${label(part)}${colonOf(label(part))} <strong>${t(`variants.names.${name}`)}</strong></h3>
    <canvas class=${dim > 128 ? 'fine' : ''} aria-hidden="true"></canvas>
  </div>`;
  return html`<div class="table-pair">${one('trained', trained)}${one('given', given)}</div>`;
}

/** All tables, each a button that puts it in the place of the one trained with. */
export function tableCards(
  all: readonly Named[],
  { trained, given }: VariantsValues,
  choose: (name: VariantName) => void,
): TemplateResult {
  const card = ({ name, table }: Named): TemplateResult => html`<button
    type="button" class="variant" data-variant=${name} aria-pressed=${name === given} @click=${() => choose(name)}
  >
    <canvas class=${table.columns > 128 ? 'fine' : ''} aria-hidden="true"></canvas>
    <strong>${t(`variants.names.${name}`)}</strong>
    <small>${t(`variants.exponents.${name}`)}</small>
    ${name === trained ? html`<em data-term="trained">${t('variants.trainedWith')}</em>` : ''}
  </button>`;
  return html`<div class="variant-cards" role="group" aria-label=${t('variants.label.given')} data-term="given">
    ${all.map(card)}
    <p class="variant-key">${t('variants.key')}</p>
  </div>`;
}

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

/** Positions given down, positions trained with across. */
export function swapMatrix(
  swaps: Swaps,
  { first, row, compare }: VariantsValues,
  width: number,
  choose: (row: number) => void,
  keys: StructureKeys,
): TemplateResult {
  const { nearest } = swaps.chosen;
  const count = nearest.length;
  const rows = compare === 'rows';
  const over = ({ across, down }: Square): unknown => {
    if (!rows) return '';
    const spot = (place: number, at: number): string =>
      `M${across(place + 0.5).toFixed(1)} ${down(at + 0.5).toFixed(1)}h0`;
    const spots = Array.from(nearest, spot).join('');
    return svg`<path class="spots under" d=${spots} /><path class="spots" d=${spots} />`;
  };
  const { cells, colors } = compared(swaps, compare);
  return rowMatrix({
    cells,
    keys,
    ...(rows ? { nouns: { across: t('variants.nounOfColumn'), down: t('variants.nounOfRow') } } : {}),
    count,
    first,
    row,
    framed: count,
    width,
    apart: 70,
    label: t(`variants.matrix.${compare}`),
    handle: t('variants.label.row'),
    axes: {
      across: t(rows ? 'variants.axisTrained' : 'variants.axisKey'),
      down: t(rows ? 'variants.axisGiven' : 'variants.axisQuery'),
    },
    colors,
    over,
    choose,
  });
}

const margin = { left: 52, right: 12, top: 38, bottom: 34 };

interface Line {
  readonly name: 'own' | 'nearest' | 'trained' | 'given';
  readonly values: readonly number[];
}

/** Two lines over the positions: the given row, and the one for comparison. The selected one is drawn last. */
function linesOf({ chosen, scores }: Swaps, { compare, row }: VariantsValues): readonly Line[] {
  const count = chosen.nearest.length;
  const places = Array.from({ length: count }, (_place, place) => place);
  if (compare === 'scores') {
    return (['trained', 'given'] as const).map((name) => ({
      name,
      values: Array.from(scores[name].subarray(row * count, (row + 1) * count)),
    }));
  }
  const cosine = (place: number, other: number): number => chosen.rows.data[place * count + other] ?? 0;
  return [
    { name: 'nearest', values: places.map((place) => cosine(place, chosen.nearest[place] ?? place)) },
    { name: 'own', values: places.map((place) => cosine(place, place)) },
  ];
}

/** By position: the similarity of each row to the trained row, or the scores of the chosen place. */
export function positionChart(swaps: Swaps, view: VariantsValues, width: number): TemplateResult {
  const height = 250;
  const { first, row, compare } = view;
  const rows = compare === 'rows';
  const lines = linesOf(swaps, view);
  const last = first + swaps.chosen.nearest.length - 1;
  const all = lines.flatMap(({ values }) => values);
  const [least, greatest] = [Math.min(0, ...all), rows ? 1 : Math.max(...all)];
  const plot = plotOf([width, height], margin, [first, last], [least, greatest]);
  const { left, right, top, bottom, x, y } = plot;
  const names = lines.map(({ name }) => t(`variants.line.${name}`));
  const drawn = ({ name, values }: Line, index: number): unknown => {
    const line = pathOf(values.map((value, place) => [x(first + place), y(value)] as const));
    // Half of the width at most, so that both names fit on a narrow screen.
    const legend = Math.min(legendStart(left, names.slice(0, index)), left + index * (right - left) * 0.5);
    return svg`<path class="line ${name}" data-line=${name} d="M${line}" />
      <path class="line ${name}" d="M${at(legend)} 26h18" />
      <text x=${at(legend + 24)} y="26" dy="0.35em">${names[index]}</text>`;
  };
  const here = at(x(first + row));
  const value = t(`variants.axisValue.${compare}`);
  return chart(
    { kind: 'by-position', width, height, label: t(`variants.chart.${compare}`, { position: first + row }) },
    svg`${gridLines(ticks(least, greatest, 4), plot, (value) => measure(value, 4))}
    ${ticksBelow(wholeTicks(first, last, Math.min(width / 90, last - first)), plot)}
    ${axisNames(plot, height, t(rows ? 'variants.axisGiven' : 'variants.axisKey'), `${value} ↑`)}
    <path class="now" d="M${here} ${top}V${bottom}" /> ${lines.map(drawn)}
    <circle class="tip" r="5" cx=${here} cy=${at(y(lines.at(-1)?.values[row] ?? 0))} />`,
  );
}
