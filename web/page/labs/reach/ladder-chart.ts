import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { power } from './error-chart.ts';
import type { Ladder, Ladders } from './ladders.ts';

const at = (value: number): string => value.toFixed(2);
const margin = { left: 40, right: 14, top: 24, bottom: 36 };
const height = 360;

export interface LadderChartOptions {
  readonly ladders: Ladders;
  readonly trained: number;
  readonly position: number;
  readonly pair: number;
  readonly width: number;
  readonly choose: (pair: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 8,
  PageDown: -8,
  Home: -Infinity,
  End: Infinity,
};

/** Wavelengths by pair on a logarithmic scale, one line for each scaling; below the shaded edge a whole turn fits into training. */
export function ladderChart({ ladders, trained, position, pair, width, choose }: LadderChartOptions): TemplateResult {
  const here = language();
  const { all, plain: paper, chosen, pairs } = ladders;
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  const finite = all.flatMap(({ wavelengths }) => Array.from(wavelengths).filter(Number.isFinite));
  const [low, high] = [
    Math.log10(Math.min(...finite, trained)) - 0.15,
    Math.log10(Math.max(...finite, trained, position + 1)) + 0.2,
  ];
  const x = (index: number): number => left + (pairs > 1 ? index / (pairs - 1) : 0.5) * (right - left);
  const y = (wavelength: number): number => bottom - ((Math.log10(wavelength) - low) / (high - low)) * (bottom - top);
  const path = ({ wavelengths }: Ladder): string => {
    const points = Array.from(wavelengths).flatMap((value, index) =>
      Number.isFinite(value) ? [`${at(x(index))} ${at(y(value))}`] : [],
    );
    return points.length > 0 ? `M${points.join('L')}` : '';
  };
  const within = (index: number): number => Math.min(Math.max(Math.round(index), 0), pairs - 1);
  const pointed = (event: PointerEvent): void => {
    const figure = event.currentTarget as Element;
    if (event.type === 'pointerdown') figure.setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = figure.getBoundingClientRect();
    choose(within(((((event.clientX - box.x) * width) / box.width - left) / (right - left)) * (pairs - 1)));
  };
  const pressed = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(within(pair + step));
  };
  const decades = Array.from({ length: 24 }, (_decade, k) => k).filter((exponent) => exponent > low && exponent < high);
  const now = { here: chosen.wavelengths[pair] ?? Infinity, before: paper.wavelengths[pair] ?? Infinity };
  const dot = (wavelength: number, kind: string): TemplateResult | string =>
    Number.isFinite(wavelength) ? svg`<circle class=${kind} r="5.5" cx=${at(x(pair))} cy=${at(y(wavelength))} />` : '';
  const words = t('reach.pairValue', { pair, wavelength: significant(now.here, here, 6) });
  const reached = y(position + 1);
  return html`<div class="ladder-frame" role="slider" tabindex="0" data-term="pair" aria-label=${t('reach.ladderFrame')} aria-valuemin="0" aria-valuemax=${pairs - 1}
    aria-valuenow=${pair} aria-valuetext=${words} @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
    <svg class="chart ladders" data-term="wavelength" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('reach.ladderChart')}>
      <rect class="seen" data-term="trained" x=${left} y=${at(y(trained))} width=${right - left} height=${at(bottom - y(trained))} />
      ${decades.map((exponent) => svg`<path class="grid" data-exponent=${exponent} d="M${left} ${at(y(10 ** exponent))}H${right}" /><text x=${left - 8} y=${at(y(10 ** exponent))} dy="0.35em" text-anchor="end">${power(exponent)}</text>`)}
      ${ticks(0, Math.max(pairs - 1, 1), width / 80)
        .filter(Number.isInteger)
        .map((tick) => svg`<text x=${at(x(tick))} y=${bottom + 18} text-anchor="middle">${plain(tick, here)}</text>`)}
      <text class="name" x=${right} y=${height - 2} text-anchor="end">${t('reach.axisPair')}</text>
      <text class="name" x="2" y="11">${t('reach.axisWavelength')}</text>
      <text class="seen-name" x=${right - 6} y=${at(y(trained) + 16)} text-anchor="end">${t('reach.seenTurn', { trained: plain(trained, here) })}</text>
      <path class="now" d="M${left} ${at(reached)}H${right}" /><text class="value" x=${left + 6} y=${at(reached - 6)}>${t('reach.reached', { position: plain(position, here) })}</text>
      ${all.filter((ladder) => ladder !== chosen).map((ladder) => svg`<path class="line" data-ladder=${ladder.name} d=${path(ladder)} />`)}
      <path class="line chosen" data-ladder=${chosen.name} d=${path(chosen)} />
      <path class="at" d="M${at(x(pair))} ${top}V${bottom}" />
      ${dot(now.before, 'kept')}${dot(now.here, 'tip')}
    </svg>
  </div>`;
}
