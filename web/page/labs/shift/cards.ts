import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { measure } from '../sentence/measure.ts';
import { firstStart, type Attempts } from './attempts.ts';
import { sources, type ShiftValues, type Source } from './properties.ts';

const at = (value: number): string => value.toFixed(2);
const [wide, high, foot] = [240, 110, 16];

export interface CardsOptions {
  readonly view: ShiftValues;
  readonly attempts: Attempts;
  readonly choose: (source: Source) => void;
}

/** What each table leaves over at every p, on one scale; each is a button that shows its matrix and planes above. */
export function residualCards({ view, attempts, choose }: CardsOptions): TemplateResult {
  const here = language();
  const first = firstStart(view);
  const most = Math.max(...sources.map((source) => attempts[source].residual.largest));
  // While all is rounding, rounding is not blown up to fill the picture.
  const top = most < 1e-9 ? 1 : most;
  return html`<div class="attempts" role="group" aria-labelledby="shift-attempts">
    ${sources.map((source) => {
      const { left, residual } = attempts[source];
      const last = Math.max(left.length - 1, 1);
      const x = (step: number): string => at((step / last) * wide);
      const y = (value: number): number => foot + (1 - value / top) * (high - 2 * foot);
      const pointed = view.position - first;
      return html`<button type="button" class="attempt" data-source=${source} aria-pressed=${source === view.source ? 'true' : 'false'} @click=${() => choose(source)}>
        <strong>${t(`shift.sources.${source}.name`)}</strong>
        <span class="how">${t(`shift.sources.${source}.how`)}</span>
        <svg class="residual" viewBox="0 0 ${wide} ${high}" aria-hidden="true" data-top=${top}>
          <path class="grid" d="M0 ${at(y(0))}H${wide}M0 ${at(y(top))}H${wide}" />
          <path class="left" d="M${Array.from(left, (value, step) => `${x(step)} ${at(y(value))}`).join('L')}" />
          <circle class="tip" r="4" cx=${x(pointed)} cy=${at(y(left[pointed] ?? 0))} />
          <text x="0" y="11">${significant(top, here, 3)}</text>
          <text x="0" y=${high - 2}>p = ${plain(first, here)}</text><text x=${wide} y=${high - 2} text-anchor="end">${plain(first + left.length - 1, here)}</text>
        </svg>
        <span class="number-left"><b>${measure(residual.largest)}</b> ${t('shift.largest')}</span>
        <small>${t('shift.relative', { percent: measure(residual.relative * 100) })}</small>
      </button>`;
    })}
  </div>`;
}
