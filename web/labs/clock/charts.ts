import { ticks } from 'd3-array';
import { svg, type TemplateResult } from 'lit';
import {
  at,
  axisNames,
  chart,
  gridLines,
  labelsBelow,
  pathOf,
  plotOf,
  ticksBelow,
  wholeTicks,
} from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { Hand, Sampled, Wave } from './hands.ts';

/** Room for the labels around a plot, CSS pixels. */
const margin = { left: 46, right: 12, top: 22, bottom: 34 };

/** The wave of the chosen hand: continuous, and at the observed positions. */
export function waveChart(sampled: Sampled, hand: Hand, position: number, width: number): TemplateResult {
  const height = 190;
  const { first, last, curve, samples, alias } = sampled;
  const plot = plotOf([width, height], margin, [first, last], [-1, 1]);
  const { x, y, top, bottom } = plot;
  const path = ({ positions, values }: Wave): string =>
    `M${pathOf(Array.from(positions, (p, k) => [x(p), y(values[k] ?? 0)] as const))}`;
  const radius = samples.positions.length > 150 ? 2 : 3.5;
  return chart(
    { kind: 'wave', width, height, label: t('clock.waveChart', { pair: hand.pair }) },
    svg`${gridLines([-1, 0, 1], plot, written)} ${ticksBelow(ticks(first, last, width / 90), plot)}
    ${axisNames(plot, height, t('clock.axisPosition'), t('clock.axisSine', { pair: hand.pair }))}
    <path class="curve" d=${path(curve)} />
    ${alias ? svg`<path class="alias" d=${path(alias)} />` : ''}
    ${Array.from(samples.positions, (p, k) => {
      const height = y(samples.values[k] ?? 0);
      return svg`<circle class="sample" data-position=${p} r=${radius} cx=${at(x(p))} cy=${at(height)} />`;
    })}
    <path class="now" d="M${at(x(position))} ${top}V${bottom}" />
    <circle class="tip" r="6" cx=${at(x(position))} cy=${at(y(hand.sin))} />`,
  );
}

/** Wavelengths of all hands on a logarithmic scale, where a geometric ladder is a straight line. */
export function ladderChart(
  hands: readonly Hand[],
  chosen: Hand,
  limit: number,
  width: number,
  choose: (pair: number) => void,
): TemplateResult {
  const height = 230;
  const fastest = hands[0]?.wavelength ?? 1;
  const [low, high] = [Math.log10(fastest) - 0.15, Math.log10(limit) + 0.15];
  const inset = { left: margin.left + 26, right: margin.right + 10, top: margin.top, bottom: margin.bottom };
  const inner = plotOf([width, height], inset, hands.length > 1 ? [0, hands.length - 1] : [-0.5, 0.5], [low, high]);
  const plot = {
    ...inner,
    left: inner.left - 10,
    right: inner.right + 10,
    y: (value: number) => inner.y(Math.log10(value)),
  };
  const { left, right, x, y } = plot;
  const decades = Array.from({ length: 12 }, (_decade, k) => k).filter((power) => power > low && power < high);
  const dot = hands.length > 80 ? 1.8 : 4;
  const press = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    const place = ((event.clientX - box.x) * width) / box.width;
    const pair = Math.round(((place - inner.left) / (inner.right - inner.left)) * (hands.length - 1));
    choose(Math.min(Math.max(pair, 0), hands.length - 1));
  };
  const bound = (value: number, name: string, place: number, down: number, anchor: string): unknown =>
    svg`<path class="bound" d="M${left} ${at(y(value))}H${right}" />
      <text class="bound-name" x=${place} y=${at(y(value) + down)} text-anchor=${anchor}>${name}</text>`;
  // The rungs rise to the right, so there is room above and to the left of each dot, except for the first ones, whose
  // names go high enough to clear the neighbouring rungs.
  const after = x(chosen.pair) < left + 70;
  const over = hands
    .filter(({ pair }) => x(pair) < x(chosen.pair) + 60)
    .reduce((high, { wavelength }) => Math.min(high, y(wavelength)), y(chosen.wavelength));
  const name = after
    ? { x: x(chosen.pair) + 2, y: over, dy: '-0.9em', anchor: 'start' }
    : { x: x(chosen.pair) - 9, y: y(chosen.wavelength), dy: '-0.4em', anchor: 'end' };
  return chart(
    { kind: 'ladder', term: 'wavelength', width, height, label: t('clock.ladderChart'), press },
    svg`${gridLines(
      decades.map((power) => 10 ** power),
      plot,
      (value) => measure(value, 5),
    )}
    ${bound(fastest, '2π', right, -5, 'end')} ${bound(limit, '2π · base', left + 2, 14, 'start')}
    ${labelsBelow(wholeTicks(0, Math.max(hands.length - 1, 1), width / 70), plot)}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('clock.axisPair')}</text>
    <text class="name" x="2" y="11">${t('clock.axisWavelength')}</text>
    ${hands.map(
      ({ pair, wavelength }) =>
        svg`<circle class="rung" data-pair=${pair} r=${dot} cx=${at(x(pair))} cy=${at(y(wavelength))} />`,
    )}
    <circle class="tip" r="6" cx=${at(x(chosen.pair))} cy=${at(y(chosen.wavelength))} />
    <text
      class="value" x=${at(name.x)} y=${at(name.y)} dy=${name.dy} text-anchor=${name.anchor}
    >${measure(chosen.wavelength, 5)}</text>`,
  );
}
