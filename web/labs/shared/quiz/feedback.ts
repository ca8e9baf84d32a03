// Feedback on an answer: right or not in words, the misconception behind it, why the right one is right, and the state
// of the lab that shows it.
import { html, nothing, type TemplateResult } from 'lit';
import { pageInView, viewLink } from '../lab/view-link.ts';
import { inFile } from '../state/capability.ts';
import { t } from '../text/i18n.ts';
import { rich } from '../text/rich.ts';
import type { HostLab } from './host.ts';
import { rightAnswer, type Marked } from './mark.ts';
import type { Made, Task, Values } from './question.ts';
import type { QuestionWords } from './words.ts';
import { answerText, filled } from './texts.ts';

interface Answered {
  readonly task: Task;
  readonly words: QuestionWords;
  readonly values: Values;
  readonly answer: string;
  readonly marked: Marked;
}

export function feedback({ task, words, values, answer, marked }: Answered): TemplateResult {
  const right = marked.verdict === 'right';
  const mistake =
    marked.verdict === 'wrong' && marked.mistake !== undefined ? words.mistakes[marked.mistake] : undefined;
  const said = answerText(task, words, values, answer);
  return html`<div class="quiz-says" tabindex="-1" data-verdict=${marked.verdict}>
    <p><strong>${t(right ? 'quiz.right' : 'quiz.wrong')}</strong> ${t('quiz.yours', { answer: said })}</p>
    ${mistake === undefined ? nothing : html`<p>${rich(filled(mistake, values))}</p>`}
    ${right ? nothing : html`<p>${t('quiz.itIs', { answer: answerText(task, words, values, rightAnswer(task)) })}</p>`}
    <p>${rich(filled(words.right, values))}</p>
  </div>`;
}

/** Leads to the state that shows the answer: here, in another lab of the page, or nowhere, where there is no page. */
export function seeIt(host: HostLab, { lab = host.lab, view }: Made): unknown {
  const ownPage = host.getRootNode() instanceof Document;
  if (lab !== host.lab) {
    const text = t('quiz.seeIn', { title: t(`titles.${lab}`) });
    return ownPage ? viewLink({ lab, parameters: view }, 'quiz-see', text) : html`<span class="aside">${text}</span>`;
  }
  const see = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    host.refuse(host.store.fromParameters(new Map(Object.entries(view))));
    const figure = host.querySelector<HTMLElement>('.instrument');
    if (!figure) return;
    figure.tabIndex = -1;
    figure.scrollIntoView({ block: 'start' });
    figure.focus({ preventScroll: true });
  };
  // A link can be opened beside the question, so that its count stays.
  return ownPage && !inFile()
    ? html`<a class="quiz-see" data-act="see" href=${pageInView({ lab, parameters: view })} @click=${see}
        >${t('quiz.see')}</a
      >`
    : html`<button type="button" class="quiet" data-act="see" @click=${see}>${t('quiz.see')}</button>`;
}
