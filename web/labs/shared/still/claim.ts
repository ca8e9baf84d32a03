// The page of a claim: what is said, the verdict, what was measured, and where to see and to run it.
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { withColon, withCommas } from '../../../library/elements/sentences.ts';
import type { Finding } from '../claims/check.ts';
import { checks } from '../claims/checks/index.ts';
import { trainedChecks } from '../claims/checks/training.ts';
import { isComputable, isTrained, listed, type ClaimId, type Known } from '../claims/claims.ts';
import { headerHtml } from '../header/header.mjs';
import { pageInView } from '../lab/view-link.ts';
import { snippet } from '../../claims/snippets.ts';
import { markOf } from '../claims/tally.ts';
import { evidence, toneOf, verdictOf, type Findings, type Tone } from '../claims/words.ts';
import { siteFoot } from '../site-foot.ts';
import { homeOf, pageOf, siteFolder } from '../state/site.ts';
import { t } from '../text/i18n.ts';
import { language } from '../text/language.ts';
import { lessonName } from '../text/lesson.ts';
import { rich } from '../text/rich.ts';
import { htmlOf } from './html.ts';
import { poster, type Thumbnails } from './lab.ts';

/** Every verdict, as the lab reaches it. */
export function everyFinding(): Findings {
  const findings = new Map<ClaimId, Finding>();
  for (const claim of listed)
    if (isTrained(claim)) findings.set(claim.id, trainedChecks[claim.id]());
    else if (isComputable(claim)) findings.set(claim.id, checks[claim.id]());
  return findings;
}

const pageOfClaim = (number: number, code: string): string => `${homeOf(code)}claims/${number}/`;

export interface ClaimWords {
  readonly number: number;
  readonly said: string;
  readonly verdict: string;
  readonly tone: Tone;
  /** The inside of an SVG of 22 x 22. */
  readonly mark: string;
  readonly evidence: string;
}

export function claimWords(claim: Known, findings: Findings): ClaimWords {
  const verdict = verdictOf(claim, findings);
  return {
    number: claim.number,
    said: t(`claims.said.${claim.id}`),
    verdict: verdict ? t(`claims.verdict.${verdict}`) : t('claims.pending'),
    tone: toneOf(verdict),
    mark: htmlOf(markOf(toneOf(verdict))).replace(/^<svg[^>]*>|<\/svg>$/g, ''),
    evidence: evidence(claim, findings),
  };
}

export function claimPage(claim: Known, findings: Findings, thumbnails: Thumbnails): TemplateResult {
  const { id, number, lessons, place, idea } = claim;
  const { said, verdict, tone, evidence: reason } = claimWords(claim, findings);
  const here = language();
  const who = withCommas([...lessons].sort().map(lessonName));
  const at = listed.findIndex((other) => other === claim);
  const lab = place?.lab ?? 'claims';
  const program = snippet('NumPy', id, {
    none: t('claims.comment.none'),
    trained: t('claims.comment.trained'),
    words: t('claims.comment.words'),
  });
  const other = (next: Known | undefined, rel: 'prev' | 'next'): TemplateResult =>
    next
      ? html`<a rel=${rel} href=${pageOfClaim(next.number, here)}
          ><small>${t('page.claim.number', { number: next.number })}</small> ${rich(t(`claims.said.${next.id}`))}</a
        >`
      : html`<span></span>`;
  return html`<a class="skip" href="#claim">${t('page.about.skip')}</a>
    ${unsafeHTML(
      headerHtml({ language: here, up: siteFolder(), here: 'labs', pageIn: (code) => pageOfClaim(number, code) }),
    )}
    <main>
      <article class="claim-page" id="claim" tabindex="-1">
        <p class="asks">${t('page.claim.number', { number })} · ${t(`claims.idea.${idea}`)} · ${who}</p>
        <h1>${rich(said)}</h1>
        <p class="judged" data-tone=${tone}>${markOf(tone)} <strong class="verdict">${verdict}</strong></p>
        <p class="evidence prose">${rich(reason)}</p>
        <p class="actions">
          ${
            place
              ? html`<a class="quiet" href=${pageInView(place)}
                  >${t('claims.show', { title: t(`titles.${lab}`) })}</a
                >`
              : nothing
          }
          <a class="quiet" href="${pageOf('claims', here)}?z.c=${number}">${t('page.claim.check')}</a>
        </p>
        <figure>
          <a href=${place ? pageInView(place) : pageOf(lab, here)}>${poster(lab, thumbnails)}</a>
          <figcaption>${withColon(t(`titles.${lab}`), t(`questions.${lab}`))}</figcaption>
        </figure>
        <details>
          <summary>${withColon(t('panels.reproduce'), 'NumPy')}</summary>
          <div class="code">
            <pre tabindex="0" role="group" aria-label="NumPy"><code translate="no">${program}</code></pre>
          </div>
        </details>
      </article>
      <nav class="neighbours" aria-label=${t('claims.list')}>
        ${other(listed[at - 1], 'prev')} <a href=${pageOf('claims', here)}>${t('page.claim.all')}</a>
        ${other(listed[at + 1], 'next')}
      </nav>
    </main>
    <footer class="bottom"><p class="aside">${t('page.footer')}</p>${siteFoot()}</footer>`;
}
