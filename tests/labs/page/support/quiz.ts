// Questions of a bank as the tests make them, and a reader who answers them: in the page, in a frame, in a file.
import type { Frame, Page } from 'puppeteer-core';
import { loadBankAlone } from '../../../../web/labs/shared/quiz/banks.ts';
import { rightAnswer } from '../../../../web/labs/shared/quiz/mark.ts';
import type { Made, Question, Task } from '../../../../web/labs/shared/quiz/question.ts';
import { made, round, type Wish } from '../../../../web/labs/shared/quiz/round.ts';
import type { LabId } from '../../../../web/labs/index.ts';

export interface Expected extends Made {
  readonly question: Question;
}

/** The questions of a lab from a seed, in order, with the right answers: computed here. */
export async function expectedRound(lab: LabId, seed: string, wish: Wish = 'mixed'): Promise<readonly Expected[]> {
  const bank = await loadBankAlone(lab);
  const questions = round(bank, wish, seed);
  return Promise.all(questions.map(async (question) => ({ question, ...(await made(bank, question, seed)) })));
}

/** An answer that a misconception leads to, and its name. */
export function wrongAnswer(task: Task): readonly [answer: string, mistake: string] {
  if (task.kind === 'choice') {
    const option = task.options.find((one) => one !== task.right)!;
    return [option, option];
  }
  const [mistake, leads] = Object.entries(task.mistakes)[0]!;
  if (task.kind === 'number') return [String(leads), mistake];
  if (task.kind === 'cell') return [(leads as [number[]])[0].join(','), mistake];
  return [task.kind === 'curve' ? String((leads as number[])[0]) : (leads as string[]).join(' '), mistake];
}

export const answerOf = (task: Task, right: boolean): string => (right ? rightAnswer(task) : wrongAnswer(task)[0]);

/** Waits until this question is asked. */
export const asked = (place: Page | Frame, id: string, lab: LabId = 'clock'): Promise<unknown> =>
  place.waitForFunction(
    (question, name) => {
      const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
      const section = root.querySelector(`lab-${name} .quiz-asked[data-question="${question}"]`);
      const cells = section?.querySelector<HTMLElementTagNameMap['posenc-heatmap']>('posenc-heatmap');
      return section && !section.querySelector('.quiz-says') && (!cells || cells.drawn);
    },
    { polling: 30 },
    id,
    lab,
  );

/** Gives an answer to the question that is asked, by what a reader presses, and returns the mark that she sees. */
export async function give(place: Page | Frame, answer: string, lab: LabId = 'clock'): Promise<string> {
  const seen = await place.evaluate(
    async (text, name) => {
      const root = (document.querySelector('posenc-lab')?.shadowRoot ?? document).querySelector(`lab-${name}`)!;
      const section = root.querySelector<HTMLElement>('.quiz-asked')!;
      const quiz = section.closest<HTMLElement & { updateComplete: Promise<unknown> }>('pe-quiz')!;
      const [field, cells] = [section.querySelector('input'), section.querySelector('posenc-heatmap')];
      const order = section.querySelector('.quiz-order');
      if (field) {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (cells) {
        const [row, column] = text.split(',').map(Number);
        cells.select(row!, column!);
        cells.click();
      } else if (order) {
        for (const [place, id] of text.split(' ').entries())
          for (;;) {
            const items = [...order.querySelectorAll<HTMLElement>('li')];
            const at = items.findIndex((item) => item.dataset['item'] === id);
            if (at === place) break;
            items[at]!.querySelector<HTMLElement>('[data-move="-1"]')!.click();
            await quiz.updateComplete;
          }
      } else section.querySelector<HTMLElement>(`[data-answer="${text}"]`)!.click();
      await quiz.updateComplete;
      root.querySelector<HTMLElement>('[data-act="check"]')!.click();
      await quiz.updateComplete;
      return root.querySelector<HTMLElement>('.quiz-says')?.dataset['verdict'];
    },
    answer,
    lab,
  );
  return seen ?? 'nothing';
}

/** Goes on to the next question. */
export const next = (place: Page | Frame, lab: LabId = 'clock'): Promise<void> =>
  place.evaluate((name) => {
    const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
    root.querySelector<HTMLElement>(`lab-${name} [data-act="next"]`)!.click();
  }, lab);

/** Unfolds the questions of a lab and takes a seed. */
export async function begin(place: Page | Frame, seed: string): Promise<void> {
  await place.waitForFunction(() => {
    const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
    return root.querySelector('.questions summary');
  });
  await place.evaluate(() => {
    const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
    root.querySelector<HTMLDetailsElement>('.questions')!.open = true;
  });
  await place.waitForFunction(() => {
    const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
    return root.querySelector('.quiz-seed input') && root.querySelector('.quiz-asked');
  });
  await place.evaluate((text) => {
    const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
    const field = root.querySelector<HTMLInputElement>('.quiz-seed input')!;
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, seed);
}

/** Answers the questions of a platform, one after the other, and returns the marks that the reader sees. */
export async function sit(
  place: Page | Frame,
  round: readonly Expected[],
  right: (place: number) => boolean,
  lab: LabId = 'clock',
): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const [at, { question, task }] of round.entries()) {
    await asked(place, question.id, lab);
    seen.push(await give(place, answerOf(task, right(at)), lab));
    await next(place, lab);
  }
  return seen;
}
