// The position of each token of a prompt along each axis, over the tokens that would stand there one by one.
import { svg, type TemplateResult } from 'lit';
import { at, axisNames, chart, gridLines, labelsBelow, pathOf, plotOf, wholeTicks } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { ways, type PromptRows, type Way } from './prompt.ts';

const margin = { left: 40, right: 14, top: 34, bottom: 36 };
const height = 260;

export function promptChart({ axes, rows, stretches }: PromptRows, way: Way, width: number): TemplateResult {
  const tokens = rows[0]?.length ?? 0;
  const high = Math.max(tokens - 1, ...rows.flat());
  const plot = plotOf([width, height], margin, [-0.5, tokens - 0.5], [0, high]);
  const { bottom, top, x, y } = plot;
  const label = t('passport.prompt.chart', { tokens, way: ways[way].name });
  return chart(
    { kind: 'prompt-rows', width, height, label, term: 'axis', greatest: high },
    svg`${stretches.map(({ part: { kind }, first, count }) => {
      const [left, right] = [x(first - 0.5), x(first + count - 0.5)];
      const name = t(`passport.prompt.kind.${kind}`);
      return svg`<rect
          class="stretch ${kind}" x=${at(left)} y=${top} width=${at(right - left)} height=${bottom - top} />
        ${
          right - left > name.length * 6.8
            ? svg`<text
                class="stretch-name" x=${at((left + right) / 2)} y=${top - 6} text-anchor="middle">${name}</text>`
            : ''
        }`;
    })}
    ${gridLines(wholeTicks(0, high, 5), plot, written)}
    ${labelsBelow(wholeTicks(0, tokens - 1, width / 90), plot, written)}
    ${axisNames(plot, height, t('passport.prompt.axisToken'), t('passport.prompt.axisPosition'))}
    <path class="one-by-one" d="M${at(x(0))} ${at(y(0))}L${at(x(tokens - 1))} ${at(y(tokens - 1))}" />
    ${axes.map((_axis, k) => {
      const points = (rows[k] ?? []).map((position, token) => [x(token), y(position)] as const);
      return svg`<path class="axis-line axis${k}" data-axis=${k} d="M${pathOf(points)}" />`;
    })}`,
  );
}
