import { html, svg, type TemplateResult } from 'lit';
import { at } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { waveName } from '../shared/text/rich.ts';
import type { Hand } from './hands.ts';

/** Radius of the face in its own units. */
const radius = 100;

/**
 * The sine runs to the right and the cosine upwards, so that hands start at the top and turn clockwise. A sine without
 * a cosine can only be shown as a distance to the right.
 */
function line({ sin, cos }: Hand, length: number, kind: string): TemplateResult {
  return svg`<line class=${kind} x1="0" y1="0" x2=${at(sin * length)} y2=${at(-(cos ?? 0) * length)} />`;
}

type Look = Pick<Hand, 'sin' | 'cos'>;

/**
 * All hands on one face: the chosen one at full length, the others shorter the slower they are. `looks` are the angles
 * of the chosen one at the observed positions.
 */
export function face(hands: readonly Hand[], chosen: Hand, looks: readonly Look[]): TemplateResult {
  const others = hands.filter(({ pair }) => pair !== chosen.pair);
  const length = (index: number): number => radius * (0.88 - (0.5 * index) / Math.max(others.length - 1, 1));
  const [x, y] = [at(chosen.sin * radius), at(-(chosen.cos ?? 0) * radius)];
  return html`<svg class="face" viewBox="-116 -116 232 232" aria-hidden="true">
    <circle class="rim" r=${radius} />
    <path class="axis" d="M-100 0H100M0 -100V100" />
    <text class="axis-name" x="97" y="-5" text-anchor="end">${waveName('sin')}</text>
    <text class="axis-name" x="5" y="-87">cos</text>
    ${others.map((hand, index) => {
      const kind = index < others.length / 2 ? 'fast' : 'slow';
      return svg`<g class="hand" data-hand=${hand.pair}>${line(hand, length(index), kind)}</g>`;
    })}
    ${looks.map(
      ({ sin, cos }) => svg`<circle class="look" r="2.6" cx=${at(sin * radius)} cy=${at(-(cos ?? 0) * radius)} />`,
    )}
    <path class="shadow" d="M${x} 0V${y}H0" />
    <g class="hand chosen" data-hand=${chosen.pair}>
      ${line(chosen, radius, 'arm')}<circle class="tip" cx=${x} cy=${y} r="6" />
    </g>
    <circle class="pin" r="3.5" />
  </svg>`;
}

/** One small dial per hand; each is a button that chooses it. */
export function dialButtons(hands: readonly Hand[], chosen: number, choose: (pair: number) => void): TemplateResult {
  return html`<div class="dials" data-term="hand" role="group" aria-label=${t('clock.dials')}>
    ${hands.map((hand) => {
      const { pair } = hand;
      const wavelength = measure(hand.wavelength, 4);
      return html`<button
        type="button" class="dial" data-pair=${pair} aria-pressed=${pair === chosen} @click=${() => choose(pair)}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true"><circle class="rim" r="21" />${line(hand, 21, 'arm')}</svg>
        <span aria-hidden="true">${written(pair)}</span><small aria-hidden="true">${wavelength}</small>
        <span class="visually-hidden">${t('clock.dial', { pair, wavelength })}</span>
      </button>`;
    })}
  </div>`;
}
