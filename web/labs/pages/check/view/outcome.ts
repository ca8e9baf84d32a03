// An answer as the reader sees it.
import { html, nothing, type TemplateResult } from 'lit';
import { colonOf } from '../../../../library/elements/sentences.ts';
import { t } from '../../../shared/text/i18n.ts';
import { listed as asList, measure, written } from '../../../shared/text/numerals.ts';
import { rich } from '../../../shared/text/rich.ts';
import { listed } from '../../../shared/claims/claims.ts';
import { evidence, toneOf, verdictOf, type Tone } from '../../../shared/claims/words.ts';
import { pictures } from '../../../shared/numbers/figure.ts';
import { headline, inWords, items, outcomeOf, refusal, saying } from '../../../shared/numbers/outcome.ts';
import type { Excerpt, NumbersAnswer, Refused } from '../../../../check/numbers/answer.ts';
import type { Answer, ConfigAnswer, FormulaAnswer, SentenceAnswer } from '../answer.ts';
import type { LayerRead } from '../config/judge-config.ts';
import type { Say } from '../strings.ts';
import type { Said } from '../../../../check/numbers/judge/guess.ts';

/** A sentence of this page, by its key. */
const sayWith =
  (say: Say) =>
  ({ key, values }: Said): string =>
    say(key, inWords(values));

export function outcome(answer: Answer, say: Say): TemplateResult {
  switch (answer.kind) {
    case 'refused':
      return refused(answer, say);
    case 'numbers':
      return ofNumbers(answer, say);
    case 'config':
      return ofConfig(answer, say);
    case 'formula':
      return ofFormula(answer, say);
    case 'sentence':
      return ofSentence(answer, say);
  }
}

/** Reasons of configs have their sentences here. */
const refused = (answer: Refused, say: Say): TemplateResult =>
  answer.reason.includes('.')
    ? html`<p class="refusal" data-reason=${answer.reason}>${say(answer.reason, inWords(answer.values))}</p>`
    : refusal(answer);

const ofNumbers = (answer: NumbersAnswer, say: Say): TemplateResult =>
  html`${outcomeOf(answer)} ${answer.verdict === 'unknown' ? html`<p>${say('can')}</p>` : nothing}`;

/** Cosines of the first positions: what the frequencies look like. */
function cosinesOf(inverse: readonly number[]): Excerpt {
  const rows = Array.from({ length: 64 }, (_, position) => position);
  const columns = inverse.map((_, pair) => pair);
  return {
    rows,
    columns,
    given: rows.flatMap((position) => inverse.map((frequency) => Math.cos(position * frequency))),
    right: undefined,
    wrong: [],
  };
}

function ofConfig(answer: ConfigAnswer, say: Say): TemplateResult {
  const { model, trained, layers, used, doubts } = answer;
  const fact = (name: string, text: string): TemplateResult | typeof nothing =>
    text === '' ? nothing : html`<div><dt>${say(`config.fact.${name}`)}</dt><dd data-fact=${name}>${text}</dd></div>`;
  const ofLayer = ({ layer, base, rotaryDim, scaling, pairing, attentionFactor, inverse }: LayerRead): TemplateResult =>
    html`${layer ? html`<h3>${say(`config.layer.${layer}`)}</h3>` : nothing}
      <dl class="facts">
        ${fact('base', inWords({ base })['base'] ?? '')} ${fact('channels', written(rotaryDim))}
        ${fact('scaling', scaling === '' || scaling === 'default' ? say('config.none') : scaling)}
        ${fact('pairing', pairing === '' ? '' : say(`config.pairing.${pairing}`))}
        ${attentionFactor === 1 ? nothing : fact('factor', measure(attentionFactor, 6))}
      </dl>
      ${pictures(cosinesOf(inverse), [say('config.picture'), ''])}`;
  return html`<div class="answer" data-kind="config" data-verdict=${doubts.length > 0 ? 'doubt' : 'right'}>
    ${headline(doubts.length > 0 ? 'partly' : 'holds', say(doubts.length > 0 ? 'verdict.doubt' : 'verdict.config'))}
    ${items('causes', doubts, sayWith(say))}
    <dl class="facts">
      ${fact('model', model)} ${fact('trained', trained === undefined ? '' : written(trained))}
      ${fact('used', asList(used, 'unit'))}
    </dl>
    ${layers.map(ofLayer)}
  </div>`;
}

function ofFormula({ verdict, causes, remarks, read, words }: FormulaAnswer, say: Say): TemplateResult {
  const [cause, ...others] = causes;
  const headlines = {
    right: ['holds', say('verdict.formulaRight')],
    mistake: ['fails', say('verdict.formulaMistake', { cause: cause ? saying(cause) : '' })],
    unknown: ['open', say('verdict.formulaUnknown')],
  } as const satisfies Readonly<Record<FormulaAnswer['verdict'], readonly [Tone, string]>>;
  const [tone, text] = headlines[verdict];
  return html`<div class="answer" data-kind="formula" data-verdict=${verdict}>
    ${headline(tone, text)} ${items('causes', others)}
    <h3>${say('formula.read')}</h3>
    <ul class="formulas">${read.map((one) => html`<li><code>${one}</code></li>`)}</ul>
    ${items('remarks', remarks)} ${words ? html`<p class="hint">${say('formula.words')}</p>` : nothing}
  </div>`;
}

type Matched = SentenceAnswer['matches'][number];

function ofSentence({ matches, others }: SentenceAnswer, say: Say): TemplateResult {
  if (matches.length === 0)
    return html`<div class="answer" data-kind="sentence" data-verdict="unknown">
      ${headline('open', say('verdict.noSentence'))}<p>${say('can')}</p>
    </div>`;
  const several = matches.length + others > 1;
  const [first] = matches;
  const judged = matches.some((one) => one.judged);
  return html`<div class="answer" data-kind="sentence" data-verdict=${judged ? 'claims' : 'notJudged'}>
    ${
      several || first?.judged
        ? html`<p class="verdict"><strong>${say(several ? 'verdict.sentences' : 'verdict.sentence')}</strong></p>`
        : nothing
    }
    ${matches.map((match) => (match.judged ? ofClaim(match, say) : notJudged(match, say)))}
    ${others > 0 ? html`<p class="hint" data-says="others">${say('sentence.others', { count: others })}</p>` : nothing}
  </div>`;
}

const yours = (sentence: string, say: Say): TemplateResult =>
  html`<p class="hint">${say('sentence.yours')}${colonOf(say('sentence.yours'))} <q>${sentence}</q></p>`;

/** A verdict, with the sentence that it is on. */
function ofClaim({ id, sentence, finding }: Matched, say: Say): TemplateResult | typeof nothing {
  const claim = listed.find((one) => one.id === id);
  if (!claim) return nothing;
  const findings = new Map(finding ? [[id, finding]] : []);
  const verdict = verdictOf(claim, findings);
  const tone = toneOf(verdict);
  const link = `${rootOf()}index.html?lang=${document.documentElement.lang}&z.c=${claim.number}#claims`;
  return html`<section class="claim" data-claim=${id} data-tone=${tone}>
    ${yours(sentence, say)}
    <h3>${say('sentence.ours')}</h3>
    <blockquote>${rich(t(`claims.said.${id}`))}</blockquote>
    ${headline(tone, verdict ? t(`claims.verdict.${verdict}`) : '')}
    <p>${rich(evidence(claim, findings))}</p>
    <p><a href=${link}>${t('claims.show', { title: t('titles.claims') })}</a></p>
  </section>`;
}

/** No verdict, and the nearest claim as a question: who means it can have it judged. */
function notJudged({ id, same, sentence }: Matched, say: Say): TemplateResult {
  const claim = t(`claims.said.${id}`);
  return html`<section class="claim" data-about=${id} data-tone="open">
    ${headline('open', say('verdict.notJudged'))} ${yours(sentence, say)}
    <p>${say('sentence.nearest')}</p>
    <blockquote>${rich(claim)}</blockquote>
    <p>
      ${same ? nothing : say('sentence.opposite')}
      <a href=${`#t=${encodeURIComponent(claim)}`}>${say('sentence.mean')}</a>
    </p>
  </section>`;
}

/** The folder of the whole site, seen from this page. */
export const rootOf = (): string => document.documentElement.dataset['root'] ?? '../';
