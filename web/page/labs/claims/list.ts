import { html, nothing, type TemplateResult } from 'lit';
import { arriveAt } from '../../lab/arrive.ts';
import { t } from '../../text/i18n.ts';
import { withLessons } from '../../text/lesson.ts';
import { rich } from '../../text/rich.ts';
import { addressBar } from '../../state/address-bar.ts';
import { labs } from '../index.ts';
import { ideas, type Known, type Place } from './claims.ts';
import { markOf } from './tally.ts';
import { evidence, toneOf, verdictOf, type Findings } from './words.ts';

/** In another page a lab has no others next to it. */
const isAmongOthers = (): boolean => document.querySelector('pe-page') !== null;

/** Another lab at the view that shows it: in this page if it is a plain click, as any link otherwise. */
function link(place: Place): TemplateResult | typeof nothing {
  if (!isAmongOthers()) return nothing;
  const key = labs.find(({ id }) => id === place.lab)?.key ?? '';
  const address = (): string => addressBar.addressOf(key, place.parameters, place.lab);
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addressBar.visit(address());
    const section = document.getElementById(place.lab);
    if (!section) return;
    section.scrollIntoView({ behavior: 'instant' });
    arriveAt(section);
    section.querySelector<HTMLElement>('.anchor')?.focus({ preventScroll: true });
  };
  const title = t(`titles.${place.lab}`);
  return html`<a class="show" href=${address()} @click=${go}>${t('claims.show', { title })}</a>`;
}

/** Each claim with its verdict, idea by idea; the measurements are folded away below it. */
export function claimList(
  claims: readonly Known[],
  findings: Findings,
  open: readonly number[],
  toggle: (number: number, open: boolean) => void,
): TemplateResult {
  const item = (claim: Known): TemplateResult => {
    const { id, number, lessons, place } = claim;
    const verdict = verdictOf(claim, findings);
    const tone = toneOf(verdict);
    const folded = (event: Event): void => toggle(number, (event.currentTarget as HTMLDetailsElement).open);
    const judged = verdict ? t(`claims.verdict.${verdict}`) : t('claims.pending');
    const who = withLessons(t('claims.lesson', { lessons: [...lessons].sort().join(', '), count: lessons.length }));
    return html`<li
      class="claim" data-claim=${id} data-term="claim-${number}" data-verdict=${verdict ?? nothing} data-tone=${tone}
    >
      <details .open=${open.includes(number)} @toggle=${folded}>
        <summary>
          ${markOf(tone)}
          <span class="sentence">${rich(t(`claims.said.${id}`))}</span>
          <span class="judged"><strong class="verdict">${judged}</strong> <span class="who">${who}</span></span>
        </summary>
        <div class="evidence"><p>${rich(evidence(claim, findings))}</p> ${place ? link(place) : nothing}</div>
      </details>
    </li>`;
  };
  return html`${ideas.map((idea) => {
    const mine = claims.filter((claim) => claim.idea === idea);
    if (mine.length === 0) return nothing;
    return html`<h3 class="idea">${t(`claims.idea.${idea}`)}</h3><ul class="claims">${mine.map(item)}</ul>`;
  })}`;
}
