import { html, nothing, type TemplateResult } from 'lit';
import { arriveAt } from '../../lib/arrive.ts';
import { t } from '../../lib/i18n.ts';
import { rich } from '../../lib/rich.ts';
import { url } from '../../lib/session.ts';
import type { Claim, ClaimId, Place } from './claims.ts';
import { markOf } from './tally.ts';
import { evidence, toneOf, verdictOf, type Findings } from './words.ts';

type Known = Claim & { readonly id: ClaimId };

/** Another lab at the view that shows it: in this page if it is a plain click, as any link otherwise. */
function link(place: Place): TemplateResult {
  const address = url.addressOf(place.key, place.parameters, place.lab);
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    url.visit(url.addressOf(place.key, place.parameters, place.lab));
    const section = document.getElementById(place.lab);
    if (!section) return;
    section.scrollIntoView({ behavior: 'instant' });
    arriveAt(section);
    section.querySelector<HTMLElement>('.anchor')?.focus({ preventScroll: true });
  };
  return html`<a class="show" href=${address} @click=${go}>${t('claims.show', { title: t(`titles.${place.lab}`) })}</a>`;
}

export interface ListOptions {
  readonly claims: readonly Known[];
  readonly findings: Findings;
  readonly open: readonly number[];
  readonly toggle: (number: number, open: boolean) => void;
}

/** Each claim with its verdict; what was measured is folded away below it. */
export function claimList({ claims, findings, open, toggle }: ListOptions): TemplateResult {
  return html`<ul class="claims">
    ${claims.map((claim) => {
      const verdict = verdictOf(claim, findings);
      const tone = toneOf(verdict);
      const unfolded = open.includes(claim.number);
      const folded = (event: Event): void => toggle(claim.number, (event.currentTarget as HTMLDetailsElement).open);
      return html`<li class="claim" data-claim=${claim.id} data-term="claim-${claim.number}" data-verdict=${verdict ?? nothing} data-tone=${tone}>
        <details .open=${unfolded} @toggle=${folded}>
          <summary>
            ${markOf(tone)}
            <span class="sentence">${rich(t(`claims.said.${claim.id}`))}</span>
            <span class="judged"><strong class="verdict">${verdict ? t(`claims.verdict.${verdict}`) : t('claims.pending')}</strong>
              <span class="who">${t('claims.lesson', { lessons: claim.lessons.join(', '), count: claim.lessons.length })}</span></span>
          </summary>
          <div class="evidence">
            <p>${rich(evidence(claim, findings))}</p>
            ${claim.place ? link(claim.place) : nothing}
          </div>
        </details>
      </li>`;
    })}
  </ul>`;
}
