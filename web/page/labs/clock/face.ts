import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { waveName } from '../../lib/waves.ts';
import type { Hand } from './hands.ts';

/** Radius of the face in its own units. */
const radius = 100;

const at = (value: number): string => value.toFixed(2);

/**
 * The sine runs to the right and the cosine upwards, so that hands start at the top and turn clockwise. A sine without a
 * cosine can only be shown as how far to the right it is.
 */
function line({ sin, cos }: Hand, length: number, kind: string): TemplateResult {
  return svg`<line class=${kind} x1="0" y1="0" x2=${at(sin * length)} y2=${at(-(cos ?? 0) * length)} />`;
}

export interface FaceOptions {
  readonly hands: readonly Hand[];
  readonly chosen: Hand;
  /** Where the chosen hand stands at the positions that are looked at. */
  readonly looks: readonly Pick<Hand, 'sin' | 'cos'>[];
}

/** All hands on one face: the chosen one at full length, the others shorter the slower they are. */
export function face({ hands, chosen, looks }: FaceOptions): TemplateResult {
  const others = hands.filter(({ pair }) => pair !== chosen.pair);
  const length = (index: number): number => radius * (0.88 - (0.5 * index) / Math.max(others.length - 1, 1));
  const [x, y] = [chosen.sin * radius, -(chosen.cos ?? 0) * radius];
  return html`<svg class="face" viewBox="-116 -116 232 232" aria-hidden="true">
    <circle class="rim" r=${radius} />
    <path class="axis" d="M-100 0H100M0 -100V100" />
    <text class="axis-name" x="97" y="-5" text-anchor="end">${waveName('sin')}</text>
    <text class="axis-name" x="5" y="-87">cos</text>
    ${others.map((hand, index) => svg`<g class="hand" data-hand=${hand.pair}>${line(hand, length(index), index < others.length / 2 ? 'fast' : 'slow')}</g>`)}
    ${looks.map((look) => svg`<circle class="look" r="2.6" cx=${at(look.sin * radius)} cy=${at(-(look.cos ?? 0) * radius)} />`)}
    <path class="shadow" d="M${at(x)} 0V${at(y)}H0" />
    <g class="hand chosen" data-hand=${chosen.pair}>${line(chosen, radius, 'arm')}<circle class="tip" cx=${at(x)} cy=${at(y)} r="6" /></g>
    <circle class="pin" r="3.5" />
  </svg>`;
}

/** One small dial per hand; each is a button that chooses it. */
export function dialButtons(hands: readonly Hand[], chosen: number, choose: (pair: number) => void): TemplateResult {
  const here = language();
  return html`<div class="dials" data-term="hand" role="group" aria-label=${t('clock.dials')}>
    ${hands.map((hand) => {
      const words = { pair: hand.pair, wavelength: significant(hand.wavelength, here, 4) };
      return html`<button type="button" class="dial" data-pair=${hand.pair} aria-pressed=${hand.pair === chosen ? 'true' : 'false'} @click=${() => choose(hand.pair)}>
        <svg viewBox="-24 -24 48 48" aria-hidden="true"><circle class="rim" r="21" />${line(hand, 21, 'arm')}</svg>
        <span aria-hidden="true">${plain(hand.pair, here)}</span><small aria-hidden="true">${words.wavelength}</small>
        <span class="visually-hidden">${t('clock.dial', words)}</span>
      </button>`;
    })}
  </div>`;
}
