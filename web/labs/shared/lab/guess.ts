// A question that opens a lab: a press of an answer sets the view that decides it, and says what the figure shows.
import { html, nothing, type TemplateResult } from 'lit';
import type { PropertyTable, Values } from '../state/properties.ts';
import { t } from '../text/i18n.ts';
import { written } from '../text/numerals.ts';
import { rich } from '../text/rich.ts';
import type { Key } from '../text/strings.ts';

type Texts = Readonly<Record<string, string | number>>;

export interface Verdict {
  /** The right option. */
  readonly right: string;
  /** Values of the sentence `judged`, formatted for the current language. */
  readonly values: () => Texts;
}

export interface GuessKeys {
  readonly ask: Key;
  readonly answer: Key;
  readonly judged: Key;
  readonly choice: (option: string) => Key;
}

export interface Guess<T extends PropertyTable> {
  /** Keys of its texts, where one lab asks several questions. */
  readonly keys?: GuessKeys;
  /** A number needs no text. */
  readonly options: readonly string[];
  /** The settings in which the figure decides. */
  readonly show: Partial<Values<T>>;
  /** Computes the verdict from the view that decides. */
  readonly judge: (view: Values<T>) => Verdict;
}

export interface Guessed {
  /** The key of the question. */
  readonly ask: Key;
  readonly option: string;
  readonly verdict: Verdict;
}

export const isGuess = <T extends PropertyTable>(question: unknown): question is Guess<T> =>
  typeof question === 'object' && question !== null && 'judge' in question;

/** Keys of the texts of a lab with one question. */
export const guessKeys = (lab: string): GuessKeys => ({
  ask: `${lab}.ask` as Key,
  answer: `${lab}.answer` as Key,
  judged: `${lab}.judged` as Key,
  choice: (option) => `${lab}.choices.${option}` as Key,
});

const marks = { right: '✓', wrong: '✗' } as const;

export function guessRow<T extends PropertyTable>(
  lab: string,
  { keys, options }: Guess<T>,
  guessed: Guessed | undefined,
  choose: (option: string) => void,
): TemplateResult {
  const { ask, answer, judged, choice } = keys ?? guessKeys(lab);
  const stateOf = (option: string): keyof typeof marks | undefined => {
    if (option === guessed?.verdict.right) return 'right';
    return option === guessed?.option ? 'wrong' : undefined;
  };
  const textOf = (option: string): string =>
    Number.isNaN(Number(option)) ? t(choice(option)) : written(Number(option));
  const button = (option: string): TemplateResult => {
    const state = stateOf(option);
    return html`<button
      type="button" class="card" data-guess=${option} data-state=${state ?? nothing}
      aria-pressed=${option === guessed?.option} @click=${() => choose(option)}
    >${state ? html`<span aria-hidden="true">${marks[state]}</span> ` : nothing}${textOf(option)}${
      state ? html`<span class="visually-hidden">: ${t(`page.guess.marked.${state}`)}</span>` : nothing
    }</button>`;
  };
  const said = guessed && (guessed.option === guessed.verdict.right ? 'right' : 'wrong');
  return html`<section class="question lab-guess" part="question" role="group" aria-labelledby="${lab}-guess">
    <p id="${lab}-guess"><strong>${t('page.guess.title')}</strong> ${rich(t(ask))}</p>
    <div class="guess-options">
      ${options.map(button)}
      <details>
        <summary>${t(guessed ? 'page.guess.why' : 'page.guess.answer')}</summary>
        <p>${rich(t(answer))}</p>
      </details>
    </div>
    <p class="guess-verdict" role="status" data-verdict=${said ?? nothing}>${
      guessed && said
        ? html`<strong>${t(`page.guess.${said}`)}</strong> ${rich(t(judged, guessed.verdict.values()))}`
        : nothing
    }</p>
  </section>`;
}
