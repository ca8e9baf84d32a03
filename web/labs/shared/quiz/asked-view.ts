// One question as it is shown: what is asked, the way to answer, and what follows the answer.
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../text/i18n.ts';
import { written } from '../text/numerals.ts';
import { rich } from '../text/rich.ts';
import { feedback, seeIt } from './feedback.ts';
import type { HostLab } from './host.ts';
import { rightAnswer, type Marked } from './mark.ts';
import type { Made, Question } from './question.ts';
import type { QuestionWords } from './words.ts';
import type { TaskView } from './task-view.ts';
import { taskView } from './tasks.ts';
import { filled } from './texts.ts';

export interface AskedView extends Pick<TaskView, 'width' | 'choose' | 'check' | 'say'> {
  readonly host: HostLab;
  readonly question: Question;
  readonly made: Made;
  readonly words: QuestionWords;
  /** As `mark` reads it; '' for none yet. */
  readonly answer: string;
  readonly marked: Marked | undefined;
  /** Its place in the round, from 0, and the length of the round. */
  readonly place: number;
  readonly all: number;
  /** Whether the reader had the figure shown before she answered. */
  readonly looked: boolean;
  readonly next: () => void;
}

export function askedView(asked: AskedView): TemplateResult {
  const { host, question, made, words, answer, marked, place, all, looked, next, ...how } = asked;
  const { task, values } = made;
  const head = { number: place + 1, all, level: written(question.level) };
  const predicts = looked ? 'quiz.looked' : marked ? 'quiz.predicted' : 'quiz.predict';
  const button = (act: string, text: string, press: () => void): TemplateResult =>
    html`<button type="button" class="quiet" data-act=${act} @click=${press}>${text}</button>`;
  return html`<div class="quiz-asked" role="group" aria-label=${t('quiz.title')} data-question=${question.id}>
    <h3 class="quiz-number-of" tabindex="-1">${t('quiz.number', head)}</h3>
    <p class="quiz-ask">${rich(filled(words.ask, values))}</p>
    ${question.predicts ? html`<p class="aside quiz-predicts">${t(predicts)}</p>` : nothing}
    ${taskView({ ...how, task, words, values, answer, right: marked ? rightAnswer(task) : undefined })}
    ${marked ? feedback({ task, words, values, answer, marked }) : nothing}
    <p class="actions quiz-actions">
      ${
        marked
          ? html`${seeIt(host, made)} ${button('next', t('quiz.another'), next)}`
          : button('check', t('quiz.check'), asked.check)
      }
    </p>
  </div>`;
}
