import { svg, type TemplateResult } from 'lit';
import { ticks } from 'd3-array';
import { at, axisNames, chart, gridLines, labelsBelow, pathOf, plotOf, wholeTicks } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import type { Ladder, Ladders } from './ladders.ts';

// Pairs are aligned with those of the chart of wavelengths above.
const margin = { left: 40, right: 14, top: 24, bottom: 36 };
const height = 190;

/** How far past the largest angle of training each pair goes, for those that never came round; 1 is where it ended. */
export function pastChart({ all, chosen, pairs }: Ladders, pair: number, width: number): TemplateResult {
  const known = all.flatMap(({ past }) => Array.from(past).filter(Number.isFinite));
  const greatest = Math.max(1.25, ...known);
  const plot = plotOf([width, height], margin, pairs > 1 ? [0, pairs - 1] : [-0.5, 0.5], [0, greatest * 1.05]);
  const line = (ladder: Ladder): unknown => {
    const points = pathOf(Array.from(ladder.past, (value, index) => [plot.x(index), plot.y(value)] as const));
    return svg`<path
      class=${ladder === chosen ? 'line chosen' : 'line'} data-ladder=${ladder.name} d=${points && `M${points}`}
    />`;
  };
  const here = chosen.past[pair] ?? Number.NaN;
  return chart(
    { kind: 'past', term: 'past', width, height, label: t('reach.pastChart') },
    svg`<rect
      class="seen" x=${plot.left} y=${at(plot.y(1))} width=${plot.right - plot.left}
      height=${at(plot.bottom - plot.y(1))}
    />
    ${gridLines(ticks(0, greatest, 4), plot, written)}
    ${labelsBelow(wholeTicks(0, Math.max(pairs - 1, 1), width / 80), plot, written, 18)}
    ${axisNames(plot, height, t('reach.axisPair'), t('reach.axisPast'))}
    <path class="now" d="M${plot.left} ${at(plot.y(1))}H${plot.right}" />
    ${all.filter((ladder) => ladder !== chosen).map(line)}${line(chosen)}
    <path class="at" d="M${at(plot.x(pair))} ${plot.top}V${plot.bottom}" />
    ${Number.isNaN(here) ? '' : svg`<circle class="tip" r="5.5" cx=${at(plot.x(pair))} cy=${at(plot.y(here))} />`}`,
  );
}
