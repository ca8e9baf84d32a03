import { svg, type TemplateResult } from 'lit';
import {
  at,
  chart,
  gridLines,
  keySteps,
  labelsBelow,
  pathOf,
  plotOf,
  sliderFrame,
  wholeTicks,
} from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { power } from './arithmetic-figures.ts';
import type { Ladder, Ladders } from './ladders.ts';
import type { ReachValues } from './properties.ts';
import type { Room } from '../shared/figure/width.ts';

const margin = { left: 40, right: 14, top: 24, bottom: 36 };
const tallest = 360;

/**
 * Wavelengths by pair on a logarithmic scale, one line for each scaling; below the shaded edge a turn fits into
 * training.
 */
export function ladderChart(
  { all, plain, chosen, pairs }: Ladders,
  { trained, position, pair }: ReachValues,
  { value: width, highest }: Room,
  choose: (pair: number) => void,
): TemplateResult {
  const height = Math.min(tallest, highest);
  const finite = all.flatMap(({ wavelengths }) => Array.from(wavelengths).filter(Number.isFinite));
  const [low, high] = [
    Math.log10(Math.min(...finite, trained)) - 0.15,
    Math.log10(Math.max(...finite, trained, position + 1)) + 0.2,
  ];
  const inner = plotOf([width, height], margin, pairs > 1 ? [0, pairs - 1] : [-0.5, 0.5], [low, high]);
  const { left, right, top, bottom, x } = inner;
  const y = (wavelength: number): number => inner.y(Math.log10(wavelength));
  const plot = { ...inner, y };
  const path = ({ wavelengths }: Ladder): string => {
    const points = pathOf(Array.from(wavelengths, (value, index) => [x(index), y(value)] as const));
    return points && `M${points}`;
  };
  const decades = Array.from({ length: 24 }, (_decade, k) => k).filter((exponent) => exponent > low && exponent < high);
  const here = { chosen: chosen.wavelengths[pair] ?? Infinity, plain: plain.wavelengths[pair] ?? Infinity };
  const dot = (wavelength: number, kind: string): unknown =>
    Number.isFinite(wavelength) ? svg`<circle class=${kind} r="5.5" cx=${at(x(pair))} cy=${at(y(wavelength))} />` : '';
  const [seen, reached] = [y(trained), y(position + 1)];
  const seenTurn = t('reach.seenTurn', { trained: written(trained) });
  const figure = chart(
    { kind: 'ladders', term: 'wavelength', width, height, label: t('reach.ladderChart') },
    svg`<rect
      class="seen" data-term="trained" x=${left} y=${at(seen)} width=${right - left} height=${at(bottom - seen)}
    />
    ${gridLines(
      decades.map((exponent) => 10 ** exponent),
      plot,
      (value) => power(Math.round(Math.log10(value))),
    )}
    ${labelsBelow(wholeTicks(0, Math.max(pairs - 1, 1), width / 80), plot, written, 18)}
    <text class="name" x=${right} y=${height - 2} text-anchor="end">${t('reach.axisPair')}</text>
    <text class="name" x="2" y="11">${t('reach.axisWavelength')}</text>
    <text class="seen-name" x=${right - 6} y=${at(seen + 16)} text-anchor="end">${seenTurn}</text>
    <path class="now" d="M${left} ${at(reached)}H${right}" />
    <text class="value" x=${left + 6} y=${at(reached - 6)}>${t('reach.reached', { position: written(position) })}</text>
    ${all
      .filter((ladder) => ladder !== chosen)
      .map((ladder) => svg`<path class="line" data-ladder=${ladder.name} d=${path(ladder)} />`)}
    <path class="line chosen" data-ladder=${chosen.name} d=${path(chosen)} />
    <path class="at" d="M${at(x(pair))} ${top}V${bottom}" />
    ${dot(here.plain, 'kept')}${dot(here.chosen, 'tip')}`,
  );
  const frame = {
    kind: 'ladder-frame',
    term: 'pair',
    label: t('reach.ladderFrame'),
    first: 0,
    last: pairs - 1,
    now: pair,
    words: t('reach.pairValue', { pair, wavelength: measure(here.chosen, 6) }),
    steps: keySteps(8),
    pointed: ({ clientX }: PointerEvent, box: DOMRect): number =>
      Math.round(((((clientX - box.x) * width) / box.width - left) / (right - left)) * (pairs - 1)),
    choose,
  };
  return sliderFrame(frame, figure);
}
