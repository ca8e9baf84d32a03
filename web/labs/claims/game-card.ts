import { html, nothing, type TemplateResult } from 'lit';
import { withCommas } from '../../library/elements/sentences.ts';
import { viewLink } from '../shared/lab/view-link.ts';
import { isAmongOthers } from '../shared/state/among-others.ts';
import { lessonName } from '../shared/text/lesson.ts';
import { rich } from '../shared/text/rich.ts';
import { t } from '../shared/text/i18n.ts';
import type { Known } from '../shared/claims/claims.ts';
import { isRight, playable, scoreOf, votes, type Vote, type Votes } from '../shared/claims/game.ts';
import { markOf } from '../shared/claims/tally.ts';
import { evidence, toneOf, verdictOf, type Findings } from '../shared/claims/words.ts';

export interface Game {
  /** The claims of the chosen lesson. */
  readonly claims: readonly Known[];
  readonly asked: Known;
  readonly given: Votes;
  readonly findings: Findings;
  /** The figure of another lab that shows the verdict, once it is there. */
  readonly figure: HTMLElement | undefined;
  readonly vote: (vote: Vote) => void;
  readonly next: () => void;
  readonly again: () => void;
}

/** The verdict with its numbers, beside the vote. */
function judged({ asked, findings, figure }: Game, vote: Vote): TemplateResult {
  const right = isRight(asked, vote, findings);
  const verdict = verdictOf(asked, findings);
  if (right === undefined || verdict === undefined) return html`<p class="hint">${t('claims.pending')}</p>`;
  const tone = toneOf(verdict);
  const { place } = asked;
  const title = place ? t(`titles.${place.lab}`) : '';
  return html`<p class="judgement" data-right=${right ? 'yes' : 'no'}>
      ${markOf(tone)} <strong>${t(right ? 'claims.game.right' : 'claims.game.wrong')}</strong>
      ${t('claims.game.verdict', { tone: t(`claims.tone.${tone}`), verdict: t(`claims.verdict.${verdict}`) })}
    </p>
    <p class="numbers-say">${rich(evidence(asked, findings))}</p>
    ${
      figure
        ? html`<div class="deciding" role="group" aria-label=${t('claims.game.figure', { title })}>${figure}</div>`
        : nothing
    }
    ${place && isAmongOthers() ? html`<p>${viewLink(place, 'show', t('claims.show', { title }))}</p>` : nothing}`;
}

/** One sentence, the reader's vote, then what decides it. */
export function gameCard(game: Game): TemplateResult {
  const { claims, asked, given, findings, vote, next, again } = game;
  const order = playable(claims);
  const mine = given.get(asked.number);
  const score = scoreOf(claims, given, findings);
  const done = score.all === order.length;
  const at = Math.min(score.all + (mine ? 0 : 1), order.length);
  const button = (option: Vote): TemplateResult => html`<button
    type="button" class="quiet" data-vote=${option} aria-pressed=${option === mine} aria-disabled=${mine !== undefined}
    @click=${() => vote(option)}
  >${markOf(option)} ${t(`claims.game.votes.${option}`)}</button>`;
  const who = withCommas([...asked.lessons].sort().map(lessonName));
  return html`<section class="game" aria-label=${t('claims.game.title')} data-asked=${asked.number}>
    <p class="round">
      <span>${t('claims.game.round', { at, all: order.length })}</span>
      <span>${who}</span>
      ${score.all === 0 ? nothing : html`<strong class="score">${t('claims.game.score', score)}</strong>`}
    </p>
    <blockquote class="asked" tabindex="-1">${rich(t(`claims.said.${asked.id}`))}</blockquote>
    <div class="votes" role="group" aria-label=${t('claims.game.ask')}>${votes.map(button)}</div>
    <div class="judged-vote" role="status">${mine ? judged(game, mine) : nothing}</div>
    ${
      mine === undefined
        ? nothing
        : done
          ? html`<p class="actions"><strong>${t('claims.game.done', score)}</strong>
              <button type="button" class="quiet again" @click=${again}>${t('claims.game.again')}</button></p>`
          : html`<p class="actions">
              <button type="button" class="quiet main next" @click=${next}>${t('claims.game.next')}</button></p>`
    }
  </section>`;
}
