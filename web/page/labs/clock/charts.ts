import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Hand, Sampled, Wave } from './hands.ts';

const at = (value: number): string => value.toFixed(2);

/** Room for the labels around a plot, CSS pixels. */
const margin = { left: 46, right: 12, top: 22, bottom: 34 };

/** The wave of the chosen hand: without gaps, and at the positions that are looked at. */
export function waveChart(sampled: Sampled, hand: Hand, position: number, width: number): TemplateResult {
  const here = language();
  const height = 190;
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  const x = (p: number): number => left + ((p - sampled.first) / (sampled.last - sampled.first)) * (right - left);
  const y = (value: number): number => (top + bottom) / 2 - (value * (bottom - top)) / 2;
  const path = ({ positions, values }: Wave): string =>
    `M${Array.from(positions, (p, k) => `${at(x(p))} ${at(y(values[k] ?? 0))}`).join('L')}`;
  const { samples, alias } = sampled;
  return html`<svg class="chart wave" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('clock.waveChart', { pair: hand.pair })}>
    ${[-1, 0, 1].map((value) => svg`<path class="grid" d="M${left} ${y(value)}H${right}" /><text x=${left - 8} y=${y(value)} dy="0.35em" text-anchor="end">${plain(value, here)}</text>`)}
    ${ticks(sampled.first, sampled.last, width / 90).map((tick) => svg`<path class="grid" d="M${at(x(tick))} ${bottom}v5" /><text x=${at(x(tick))} y=${bottom + 17} text-anchor="middle">${plain(tick, here)}</text>`)}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('clock.axisPosition')}</text>
    <text class="name" x=${left} y="11">${t('clock.axisSine', { pair: hand.pair })}</text>
    <path class="curve" d=${path(sampled.curve)} />
    ${alias ? svg`<path class="alias" d=${path(alias)} />` : ''}
    ${Array.from(samples.positions, (p, k) => svg`<circle class="sample" data-position=${p} r=${samples.positions.length > 150 ? 2 : 3.5} cx=${at(x(p))} cy=${at(y(samples.values[k] ?? 0))} />`)}
    <path class="now" d="M${at(x(position))} ${top}V${bottom}" />
    <circle class="tip" r="6" cx=${at(x(position))} cy=${at(y(hand.sin))} />
  </svg>`;
}

/** Wavelengths of all hands on a logarithmic scale, where a geometric ladder is a straight line. */
export function ladderChart(
  hands: readonly Hand[],
  chosen: Hand,
  limit: number,
  width: number,
  choose: (pair: number) => void,
): TemplateResult {
  const here = language();
  const height = 230;
  const [left, right, top, bottom] = [margin.left + 16, width - margin.right, margin.top, height - margin.bottom];
  const fastest = hands[0]?.wavelength ?? 1;
  const [low, high] = [Math.log10(fastest) - 0.15, Math.log10(limit) + 0.15];
  const x = (pair: number): number =>
    left + 10 + (hands.length > 1 ? pair / (hands.length - 1) : 0.5) * (right - left - 20);
  const y = (wavelength: number): number => bottom - ((Math.log10(wavelength) - low) / (high - low)) * (bottom - top);
  const decades = Array.from({ length: 12 }, (_decade, k) => 10 ** k).filter(
    (value) => Math.log10(value) > low && Math.log10(value) < high,
  );
  const dot = hands.length > 80 ? 1.8 : 4;
  const pressed = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    const place = ((event.clientX - box.x) * width) / box.width;
    const pair = Math.round(((place - left - 10) / (right - left - 20)) * (hands.length - 1));
    choose(Math.min(Math.max(pair, 0), hands.length - 1));
  };
  // The rungs rise to the right: above and to the left of a dot there is room, but for the first ones, whose name goes high
  // enough to stand over the rungs beside it.
  const after = x(chosen.pair) < left + 70;
  const over = hands
    .filter(({ pair }) => x(pair) < x(chosen.pair) + 60)
    .reduce((high, { wavelength }) => Math.min(high, y(wavelength)), y(chosen.wavelength));
  return html`<svg class="chart ladder" data-term="wavelength" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('clock.ladderChart')} @click=${pressed}>
    ${decades.map((value) => svg`<path class="grid" d="M${left} ${at(y(value))}H${right}" /><text x=${left - 8} y=${at(y(value))} dy="0.35em" text-anchor="end">${significant(value, here)}</text>`)}
    ${[
      [fastest, '2π'],
      [limit, '2π · base'],
    ].map(
      ([value, name]) =>
        svg`<path class="bound" d="M${left} ${at(y(Number(value)))}H${right}" /><text class="bound-name" x=${name === '2π' ? right : left + 2} y=${at(y(Number(value)) + (name === '2π' ? -5 : 14))} text-anchor=${name === '2π' ? 'end' : 'start'}>${name}</text>`,
    )}
    ${ticks(0, Math.max(hands.length - 1, 1), width / 70)
      .filter(Number.isInteger)
      .map((tick) => svg`<text x=${at(x(tick))} y=${bottom + 17} text-anchor="middle">${plain(tick, here)}</text>`)}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('clock.axisPair')}</text>
    <text class="name" x=${left - margin.left - 14} y="11">${t('clock.axisWavelength')}</text>
    ${hands.map(({ pair, wavelength }) => svg`<circle class="rung" data-pair=${pair} r=${dot} cx=${at(x(pair))} cy=${at(y(wavelength))} />`)}
    <circle class="tip" r="6" cx=${at(x(chosen.pair))} cy=${at(y(chosen.wavelength))} />
    <text class="value" x=${at(x(chosen.pair) + (after ? 2 : -9))} y=${at(after ? over : y(chosen.wavelength))} dy=${after ? '-0.9em' : '-0.4em'} text-anchor=${after ? 'start' : 'end'}>${significant(chosen.wavelength, here)}</text>
  </svg>`;
}
