import { html, nothing, type TemplateResult } from 'lit';
import { spaceBefore } from '../../library/elements/sentences.ts';
import { codeBlock } from '../shared/controls/code-block.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { rich } from '../shared/text/rich.ts';
import { bugs } from './bugs.ts';
import { traceOf, type Verdict } from './heads.ts';
import type { Cause } from './mistakes.ts';
import { bugNames, type BugName, type SilenceValues } from './properties.ts';
import { caseText, toleranceText, traceText, verdictText } from './words.ts';

/** The answers of the reader, which belong to no link. */
export class Answers {
  /** The answer about a test: whether it passes. Another test has to be answered anew. */
  readonly #said = new Map<string, boolean>();
  /** The causes named of each case, the newest last. */
  readonly #named = new Map<BugName, readonly Cause[]>();

  static #test({ bug, tested, tolerance }: SilenceValues): string {
    return [bug, tested, tolerance].join();
  }

  said(view: SilenceValues): boolean | undefined {
    return this.#said.get(Answers.#test(view));
  }

  say(view: SilenceValues, passes: boolean): void {
    this.#said.set(Answers.#test(view), passes);
  }

  named(bug: BugName): Cause | undefined {
    return this.#named.get(bug)?.at(-1);
  }

  name(bug: BugName, cause: Cause): void {
    this.#named.set(bug, [...(this.#named.get(bug) ?? []), cause]);
  }

  /** Cases whose cause is found, and those of them that were found at once. */
  count(): { readonly found: number; readonly atOnce: number } {
    const right = bugNames.filter((bug) => this.named(bug) === bugs[bug].cause);
    return { found: right.length, atOnce: right.filter((bug) => this.#named.get(bug)?.length === 1).length };
  }

  clear(): void {
    this.#said.clear();
    this.#named.clear();
  }
}

interface Options<T extends string> {
  readonly ask: string;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  readonly text: (option: T) => string;
  readonly choose: (option: T) => void;
}

/** Buttons, since the arrow keys of a radio group would answer on the way to another one. */
const answerButtons = <T extends string>({ ask, options, chosen, text, choose }: Options<T>): TemplateResult =>
  html`<p class="quiz-question">${ask}</p>
    <div class="cards" role="group" aria-label=${ask}>
      ${options.map(
        (option) => html`<button
          type="button" class="card" data-answer=${option} aria-pressed=${option === chosen}
          @click=${() => choose(option)}
        >${text(option)}</button>`,
      )}
    </div>`;

/** Does a test of the first positions pass? */
function askPrediction(view: SilenceValues, said: boolean | undefined, say: (passes: boolean) => void): TemplateResult {
  return answerButtons({
    ask: t(view.tested === 1 ? 'silence.predict.askOne' : 'silence.predict.ask', {
      tested: written(view.tested),
      tolerance: toleranceText(view.tolerance),
    }),
    options: ['passes', 'fails'],
    chosen: said === undefined ? undefined : said ? 'passes' : 'fails',
    text: (option) => (option === 'passes' ? t('silence.predict.itPasses') : t('silence.predict.itFails')),
    choose: (option) => say(option === 'passes'),
  });
}

/** True if the question stands on the cover of the curve, which the answer takes away. */
export const asksOnCover = ({ curve }: SilenceValues, said: boolean | undefined): boolean =>
  !curve && said === undefined;

/** The question in the place of the curve that answers it. */
export function coverAsk(view: SilenceValues, say: (passes: boolean) => void): TemplateResult {
  return html`<div class="cover-ask"><div class="quiz">${askPrediction(view, undefined, say)}</div></div>`;
}

/** The question where the curve is in sight, and the verdict. */
export function prediction(
  view: SilenceValues,
  said: boolean | undefined,
  verdict: () => Verdict,
  farError: () => number,
  say: (passes: boolean) => void,
): TemplateResult {
  const answer = (): TemplateResult => {
    const [found, missed] = [verdict(), t(`silence.missed.${view.bug}`)];
    return html`<strong>${t(found.passes === said ? 'silence.right' : 'silence.notSo')}</strong>
      ${verdictText(view, found, farError())}${spaceBefore(missed)}${rich(missed)}`;
  };
  const asks = !asksOnCover(view, said);
  return html`<section class="quiz predict">
    ${asks ? html`<h3>${t('silence.predict.title')}</h3>${askPrediction(view, said, say)}` : nothing}
    <p class="says" data-says="test" aria-live="polite">${said === undefined ? nothing : answer()}</p>
  </section>`;
}

/** Asks for the cause. The lines of code follow the right answer. */
export function naming(view: SilenceValues, answers: Answers, name: (cause: Cause) => void): TemplateResult {
  const { bug } = view;
  const { cause, choices, thread, project, wrong, mended } = bugs[bug];
  const named = answers.named(bug);
  const found = named === cause;
  const said = (): TemplateResult =>
    found
      ? html`<strong>${t('silence.right')}</strong> ${rich(t(`silence.because.${bug}`))}`
      : html`<strong>${t('silence.notSo')}</strong> ${rich(t(`silence.signature.${named!}`))}
          ${traceText(traceOf(bug, named!))}`;
  const score = answers.count();
  return html`<section class="quiz name-cause">
    <h3>${t('silence.name.title')}</h3>
    ${answerButtons({
      ask: t('silence.name.ask', { case: caseText(view) }),
      options: choices,
      chosen: named,
      text: (option) => t(`silence.cause.${option}`),
      choose: name,
    })}
    <p class="says" data-says="cause" aria-live="polite">${named === undefined ? nothing : said()}</p>
    ${
      found
        ? html`<div class="lines">
            <h4>${t('silence.lines.wrong')}</h4>
            <div data-lines="wrong">${codeBlock(wrong, t('silence.lines.wrong'))}</div>
            <h4>${t('silence.lines.mended')}</h4>
            <div data-lines="mended">${codeBlock(mended, t('silence.lines.mended'))}</div>
            <p class="thread">${t('silence.lines.thread')} <a href=${thread}>${project}</a> <small>${thread}</small></p>
          </div>`
        : nothing
    }
    <p class="score">
      ${score.found === 0 ? nothing : t('silence.name.score', { ...score, all: bugNames.length })}
    </p>
  </section>`;
}
