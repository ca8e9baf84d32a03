import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { legendStart } from '../family/charts.ts';
import type { VariantsValues } from './properties.ts';
import type { Swaps } from './tables.ts';

const at = (value: number): string => value.toFixed(2);
const margin = { left: 52, right: 12, top: 38, bottom: 34 };

interface Line {
  readonly name: 'own' | 'nearest' | 'trained' | 'given';
  readonly values: readonly number[];
}

/** Two lines over the positions: the row given, and what it is to be compared with. The one to look at is drawn last. */
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

/** By position: how like the trained row each row is, or what the chosen place asks of every other. */
export function positionChart(swaps: Swaps, view: VariantsValues, width: number): TemplateResult {
  const here = language();
  const height = 250;
  const { first, row, compare } = view;
  const lines = linesOf(swaps, view);
  const count = swaps.chosen.nearest.length;
  const all = lines.flatMap(({ values }) => values);
  const [least, greatest] = compare === 'rows' ? [Math.min(0, ...all), 1] : [Math.min(0, ...all), Math.max(...all)];
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  const x = (place: number): number => left + (place / Math.max(count - 1, 1)) * (right - left);
  const y = (value: number): number => bottom - ((value - least) / (greatest - least || 1)) * (bottom - top);
  // Half of the width at most, so that both names fit on a narrow screen.
  const legend = (index: number): number =>
    Math.min(
      legendStart(
        left,
        lines.slice(0, index).map(({ name }) => t(`variants.line.${name}`)),
      ),
      left + index * (right - left) * 0.5,
    );
  const last = lines.at(-1);
  return html`<svg class="chart by-position" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t(`variants.chart.${compare}`, { position: first + row })}>
    ${ticks(least, greatest, 4).map((value) => svg`<path class="grid" data-value=${value} d="M${left} ${at(y(value))}H${right}" /><text x=${left - 8} y=${at(y(value))} dy="0.35em" text-anchor="end">${significant(value, here, 4)}</text>`)}
    ${ticks(first, first + count - 1, Math.min(width / 90, count - 1))
      .filter(Number.isInteger)
      .map(
        (value) =>
          svg`<path class="grid" d="M${at(x(value - first))} ${bottom}v5" /><text x=${at(x(value - first))} y=${bottom + 17} text-anchor="middle">${plain(value, here)}</text>`,
      )}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t(compare === 'rows' ? 'variants.axisGiven' : 'variants.axisKey')}</text>
    <text class="name" x=${left} y="11">${t(`variants.axisValue.${compare}`)} ↑</text>
    <path class="now" d="M${at(x(row))} ${top}V${bottom}" />
    ${lines.map(
      (
        { name, values },
        index,
      ) => svg`<path class="line ${name}" data-line=${name} d="M${values.map((value, place) => `${at(x(place))} ${at(y(value))}`).join('L')}" />
      <path class="line ${name}" d="M${at(legend(index))} 26h18" /><text x=${at(legend(index) + 24)} y="26" dy="0.35em">${t(`variants.line.${name}`)}</text>`,
    )}
    <circle class="tip" r="5" cx=${at(x(row))} cy=${at(y(last?.values[row] ?? 0))} />
  </svg>`;
}
