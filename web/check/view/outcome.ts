// An answer as the reader sees it.
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../page/text/i18n.ts';
import type { Key } from '../../page/text/strings.ts';
import { exact, listed as asList, measure, written } from '../../page/text/numerals.ts';
import { rich } from '../../page/text/rich.ts';
import { listed } from '../../page/labs/claims/claims.ts';
import { evidence, toneOf, verdictOf, type Tone } from '../../page/labs/claims/words.ts';
import { markOf } from '../../page/labs/claims/tally.ts';
import type {
  Answer,
  ConfigAnswer,
  Excerpt,
  FormulaAnswer,
  NumbersAnswer,
  Refused,
  SentenceAnswer,
} from '../answer.ts';
import type { LayerRead } from '../config/judge-config.ts';
import type { Say } from '../strings.ts';
import type { Said } from '../numbers/guess.ts';
import { numbers, pictures, sizeIn } from './figure.ts';

/** Numbers in a sentence, as the reader's language writes them. */
export const sayWith =
  (say: Say) =>
  ({ key, values = {} }: Said): string =>
    say(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? exactly(value) : value]),
      ),
    );

const exactly = (value: number): string => (Number.isInteger(value) ? written(value) : exact(value));

const headline = (tone: Tone, text: string): TemplateResult =>
  html`<p class="verdict" data-tone=${tone}>${markOf(tone)} <strong>${text}</strong></p>`;

const items = (
  name: 'causes' | 'remarks',
  list: readonly Said[],
  saying: (one: Said) => string,
): TemplateResult | typeof nothing =>
  list.length === 0 ? nothing : html`<ul class=${name}>${list.map((one) => html`<li>${saying(one)}</li>`)}</ul>`;

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

/** Reasons of the lab's readers have their sentences there; those of configs here. */
function refused({ reason, values }: Refused, say: Say): TemplateResult {
  const text = reason.includes('.')
    ? sayWith(say)({ key: reason, values })
    : t(`claims.table.refusal.${reason}` as Key, values);
  return html`<p class="refusal" data-reason=${reason}>${text}</p>`;
}

const tones: Readonly<Record<NumbersAnswer['verdict'], Tone>> = {
  right: 'holds',
  cells: 'fails',
  mistake: 'fails',
  precision: 'partly',
  unknown: 'open',
};

function ofNumbers(answer: NumbersAnswer, say: Say): TemplateResult {
  const { verdict, family, causes, remarks, first, wrongCount, unexplained, cells, excerpt } = answer;
  const saying = sayWith(say);
  const [cause, ...others] = causes;
  const text = say(`verdict.${verdict}`, {
    what: family ? say(`what.${family}`) : '',
    cause: cause ? saying(cause) : '',
    ...(verdict === 'cells' ? { count: written(wrongCount) } : {}),
  });
  return html`<div class="answer" data-kind="numbers" data-verdict=${verdict}>
    ${headline(tones[verdict], text)}
    ${items('causes', others, saying)}
    ${
      first
        ? html`<p data-says="first">${say('first', {
            row: written(first.row),
            column: written(first.column),
            given: exact(first.given),
            right: measure(first.right, 9),
            off: measure(Math.abs(first.given - first.right)),
          })}
          ${wrongCount > 1 ? say('counted', { count: written(wrongCount), all: written(cells) }) : nothing}
          ${causes.length > 0 && unexplained > 0 ? say('left', { count: written(unexplained) }) : nothing}</p>`
        : nothing
    }
    ${pictures(excerpt, say, [say('given'), say('right')])} ${numbers(excerpt, say)}
    ${facts(answer, say)}
    ${items('remarks', remarks, saying)}
    ${verdict === 'unknown' ? html`<p>${say('can')}</p>` : nothing}
  </div>`;
}

const ownNotes = ['output', 'largest', 'abridged'] as const;

function facts({ height, width, read, notes, family, cut }: NumbersAnswer, say: Say): TemplateResult {
  const noteOf = (note: NumbersAnswer['notes'][number]): string =>
    ownNotes.some((own) => own === note) ? say(`note.${note}`) : t(`claims.table.note.${note}` as Key);
  const fact = (name: string, text: string): TemplateResult =>
    html`<div><dt>${say(`facts.${name}`)}</dt><dd data-fact=${name}>${text}</dd></div>`;
  return html`<dl class="facts">
    ${fact('size', say('size', sizeIn(height, width, say)))}
    ${fact('read', [t(`claims.table.kind.${read}`), ...notes.map(noteOf)].join(', '))}
    ${cut === 'rounded' ? nothing : fact('digits', say(cut))}
    ${family ? fact('taken', say(`what.${family}`)) : nothing}
  </dl>`;
}

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
        ${fact('base', exactly(base))} ${fact('channels', written(rotaryDim))}
        ${fact('scaling', scaling === '' || scaling === 'default' ? say('config.none') : scaling)}
        ${fact('pairing', pairing === '' ? '' : say(`config.pairing.${pairing}`))}
        ${attentionFactor === 1 ? nothing : fact('factor', measure(attentionFactor, 6))}
      </dl>
      ${pictures(cosinesOf(inverse), say, [say('config.picture'), ''])}`;
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
  const saying = sayWith(say);
  const [cause, ...others] = causes;
  const headlines = {
    right: ['holds', say('verdict.formulaRight')],
    mistake: ['fails', say('verdict.formulaMistake', { cause: cause ? saying(cause) : '' })],
    unknown: ['open', say('verdict.formulaUnknown')],
  } as const satisfies Readonly<Record<FormulaAnswer['verdict'], readonly [Tone, string]>>;
  const [tone, text] = headlines[verdict];
  return html`<div class="answer" data-kind="formula" data-verdict=${verdict}>
    ${headline(tone, text)} ${items('causes', others, saying)}
    <h3>${say('formula.read')}</h3>
    <ul class="formulas">${read.map((one) => html`<li><code>${one}</code></li>`)}</ul>
    ${items('remarks', remarks, saying)} ${words ? html`<p class="hint">${say('formula.words')}</p>` : nothing}
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
  html`<p class="hint">${say('sentence.yours')}: <q>${sentence}</q></p>`;

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
