import { html, nothing, type TemplateResult } from 'lit';
import { withCommas } from '../../library/elements/sentences.ts';
import { viewLink } from '../shared/lab/view-link.ts';
import { t } from '../shared/text/i18n.ts';
import { language } from '../shared/text/language.ts';
import { lessonName } from '../shared/text/lesson.ts';
import { rich } from '../shared/text/rich.ts';
import { isAmongOthers } from '../shared/state/among-others.ts';
import { inFile } from '../shared/state/capability.ts';
import { homeOf } from '../shared/state/site.ts';
import { isOpenForPrint } from '../shared/state/unfolded.ts';
import { ideas, type Known, type Place } from '../shared/claims/claims.ts';
import { markOf } from '../shared/claims/tally.ts';
import { evidence, toneOf, verdictOf, type Findings } from '../shared/claims/words.ts';

/** Another lab at the view that shows it. */
const link = (place: Place): TemplateResult | typeof nothing =>
  isAmongOthers() ? viewLink(place, 'show', t('claims.show', { title: t(`titles.${place.lab}`) })) : nothing;

/** The page of a claim, to be sent to somebody. */
const ownPage = (number: number): TemplateResult | typeof nothing =>
  isAmongOthers() && !inFile()
    ? html`<a class="show" href="${homeOf(language())}claims/${number}/">${t('page.claim.number', { number })}</a>`
    : nothing;

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
    const folded = ({ currentTarget }: Event): void => {
      const details = currentTarget as HTMLDetailsElement;
      if (!isOpenForPrint(details)) toggle(number, details.open);
    };
    const judged = verdict ? t(`claims.verdict.${verdict}`) : t('claims.pending');
    const who = withCommas([...lessons].sort().map(lessonName));
    return html`<li
      class="claim" data-claim=${id} data-term="claim-${number}" data-verdict=${verdict ?? nothing} data-tone=${tone}
    >
      <details .open=${open.includes(number)} @toggle=${folded}>
        <summary>
          ${markOf(tone)}
          <span class="sentence">${rich(t(`claims.said.${id}`))}</span>
          <span class="judged"><strong class="verdict">${judged}</strong> <span class="who">${who}</span></span>
        </summary>
        <div class="evidence">
          <p>${rich(evidence(claim, findings))}</p> ${place ? link(place) : nothing} ${ownPage(number)}
        </div>
      </details>
    </li>`;
  };
  return html`${ideas.map((idea) => {
    const mine = claims.filter((claim) => claim.idea === idea);
    if (mine.length === 0) return nothing;
    return html`<h3 class="idea">${t(`claims.idea.${idea}`)}</h3><ul class="claims">${mine.map(item)}</ul>`;
  })}`;
}
