// Questions below a lab as a reader meets them: by keyboard alone, by pointer, before she looks, in her language, on a
// phone and on paper.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { questions as en } from '../../../web/labs/strings/en/clock.json';
import { rightAnswer } from '../../../web/labs/shared/quiz/mark.ts';
import { findings, loadAxe } from './support/axe.ts';
import { chooseLanguage, inView } from './support/page.ts';
import { answerOf, asked, begin, expectedRound, give, next, wrongAnswer, type Expected } from './support/quiz.ts';
import { browserNames, served } from './support/shared.ts';
import { newTab, type Tab } from './support/tab.ts';

const seed = '7';
const questions = await expectedRound('clock', seed);
const numbered = (kind: string): number => questions.findIndex(({ task }) => task.kind === kind);

const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent!.replaceAll(/\s+/g, ' ').trim());

/** The focused element: its role in the quiz, or its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    const { act, answer, move } = at?.dataset ?? {};
    const moved = move === undefined ? undefined : `${at!.closest('li')!.dataset['item']} ${move}`;
    return act ?? answer ?? moved ?? (at?.className || at?.localName) ?? '';
  });

/** By the Tab key alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40 && (await focused(page)) !== name; press += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(name);
}

/** By key: a lab that wakes above may move the button between aiming and clicking. */
async function pressCheck(page: Page): Promise<void> {
  await page.focus('[data-act="check"]');
  await page.keyboard.press('Enter');
}

/** Answers by keys alone, from the heading of the question on. */
async function byKeys(page: Page, { task }: Expected): Promise<void> {
  const answer = rightAnswer(task);
  const { keyboard } = page;
  switch (task.kind) {
    case 'number':
      await tabTo(page, 'box');
      await keyboard.type(answer.replace('.', ','));
      return keyboard.press('Enter');
    case 'choice':
    case 'curve':
      await tabTo(page, task.kind === 'choice' ? task.options[0]! : '0');
      // Arrow keys neither choose nor answer.
      await keyboard.press('ArrowDown');
      expect(await page.$$eval('.quiz-asked [aria-pressed="true"]', ({ length }) => length)).toBe(0);
      await tabTo(page, answer);
      await keyboard.press(' ');
      break;
    case 'cell': {
      const [row, column] = task.right[0]!;
      await tabTo(page, 'quiz-cells');
      for (const [key, times] of [
        ['ArrowRight', column + 1],
        ['ArrowDown', row],
      ] as const)
        for (let time = 0; time < times; time += 1) await keyboard.press(key);
      await keyboard.press('Enter');
      break;
    }
    case 'order': {
      const items = [...task.shown];
      for (const [place, id] of task.right.entries()) {
        if (items.indexOf(id) > place) await tabTo(page, `${id} -1`);
        while (items.indexOf(id) > place) {
          await keyboard.press('Enter');
          // The button goes with its item, and keeps the focus.
          expect(await focused(page)).toBe(`${id} -1`);
          const at = items.indexOf(id);
          items.splice(at - 1, 2, id, items[at - 1]!);
          expect(await text(page, '.quiz-status')).toContain(`is now number ${at} of`);
        }
        await page.focus('.quiz-number-of');
      }
    }
  }
  await tabTo(page, 'check');
  await keyboard.press('Enter');
}

describe.each(browserNames)('the questions of a lab in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  async function open(path = 'clock/', width = 1000): Promise<Tab> {
    const tab = await newTab(browser);
    onTestFinished(() => tab.close());
    await tab.resize(width, 900, 1);
    await tab.page.goto(address + path);
    await tab.page.waitForSelector('lab-clock:not(.arriving) .questions');
    return tab;
  }

  /** At a question of the seed; those before it are answered. */
  async function openAt(place: number, path?: string, width?: number): Promise<Tab> {
    const tab = await open(path, width);
    await begin(tab.page, seed);
    for (const { question, task } of questions.slice(0, place)) {
      await asked(tab.page, question.id);
      await give(tab.page, answerOf(task, true));
      await next(tab.page);
    }
    await asked(tab.page, questions[place]!.question.id);
    return tab;
  }

  test('all ten are answered by keys alone, with the focus on what comes next', async () => {
    const { page, complaints } = await openAt(0);
    await page.focus('.quiz-number-of');
    for (const [place, one] of questions.entries()) {
      await asked(page, one.question.id);
      expect(await text(page, '.quiz-number-of')).toBe(`Question ${place + 1} of 10, level ${one.question.level}`);
      await byKeys(page, one);
      await page.waitForSelector('.quiz-says');
      expect([one.question.id, await focused(page)]).toEqual([one.question.id, 'quiz-says']);
      expect(await text(page, '.quiz-says strong')).toBe('Right.');
      await tabTo(page, 'next');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.className === 'quiz-number-of');
    }
    const predicted = questions.filter(({ question }) => question.predicts).length;
    expect(await text(page, '.quiz-score')).toContain(`10 of 10 right, ${predicted} of them predicted`);
    expect(complaints).toEqual([]);
  });

  test('a wrong answer names the misconception, says what is right, and leads to the state that shows it', async () => {
    const { page, complaints } = await openAt(0);
    for (const { question, task, view } of questions) {
      await asked(page, question.id);
      const [answer, mistake] = wrongAnswer(task);
      expect([question.id, await give(page, answer)]).toEqual([question.id, 'wrong']);
      const said = await text(page, '.quiz-says');
      expect(said).toMatch(/^Not right\. Your answer: .*Right would be: /);
      const words = (en as Record<string, { readonly mistakes: Readonly<Record<string, string>> }>)[question.id]!;
      expect(said).toContain(words.mistakes[mistake]!.replaceAll('*', '').split('{{')[0]!.trim());
      await page.$eval('[data-act="see"]', (link) => (link as HTMLElement).click());
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('instrument');
      const shown = await page.$eval('lab-clock', (lab) => [
        ...(lab as HTMLElement & { store: { toParameters(): ReadonlyMap<string, string> } }).store.toParameters(),
      ]);
      for (const [parameter, value] of shown) expect([parameter, value]).toEqual([parameter, view[parameter]]);
      await next(page);
    }
    expect(await text(page, '.quiz-score')).toMatch(/^0 of 10 right\./);
    expect(complaints).toEqual([]);
  });

  test('the figure waits for a prediction, and comes on request, which is then none', async () => {
    const place = questions.findIndex(({ question }) => question.predicts);
    const { question, task } = questions[place]!;
    const { page } = await openAt(place);
    const seen = (): Promise<boolean[]> =>
      page.$$eval('lab-clock .picture, lab-clock .curves, lab-clock .readings, lab-clock figcaption', (parts) =>
        parts.map(
          (part) =>
            part.checkVisibility({ visibilityProperty: true }) &&
            !(part as HTMLElement).inert &&
            [...part.children].every((one) => getComputedStyle(one).filter === 'none'),
        ),
      );
    expect(new Set(await seen())).toEqual(new Set([false]));
    // The figure keeps its place, blurred, and neither a keyboard nor a screen reader gets into it.
    expect(
      await page.$eval('lab-clock .picture', (picture) => [
        picture.checkVisibility({ visibilityProperty: true }),
        picture.getBoundingClientRect().height > 100,
        [...picture.children].every((one) => getComputedStyle(one).filter.startsWith('blur(')),
        (picture as HTMLElement).inert,
      ]),
    ).toEqual([true, true, true, true]);
    expect(await text(page, 'lab-clock .cover')).toContain('The figure waits for your prediction');
    // Answered before looking: shown again, and counted.
    await give(page, answerOf(task, true));
    expect(new Set(await seen())).toEqual(new Set([true]));
    expect(await text(page, '.quiz-score')).toContain('1 of them predicted');
    expect(await page.$('lab-clock .cover')).toBe(null);

    await page.$eval('.quiz-seed input', (field) => {
      (field as HTMLInputElement).value = 'again';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    for (const { question: other, task: its } of await expectedRound('clock', 'again')) {
      await asked(page, other.id);
      if (other.predicts) {
        await page.$eval('[data-act="uncover"]', (button) => (button as HTMLElement).click());
        expect(new Set(await seen())).toEqual(new Set([true]));
        expect(await text(page, '.quiz-predicts')).toContain('not a prediction');
      }
      await give(page, answerOf(its, true));
      if (other.predicts) break;
      await next(page);
    }
    expect(await text(page, '.quiz-score')).toContain('1 of them predicted');

    // Closing the fold does not keep the figure from anybody.
    await next(page);
    await page.$eval('.questions', (fold) => ((fold as HTMLDetailsElement).open = false));
    await page.waitForFunction(() => !document.querySelector('lab-clock .cover'));
    expect(question.predicts).toBe(true);
  });

  test('a cell and a curve are chosen by the pointer, and what cannot be an answer is not marked', async () => {
    const cell = await openAt(numbered('cell'));
    const [figure, { task }] = [(await cell.page.$('.quiz-cells'))!, questions[numbered('cell')]!];
    await inView(cell.page, '.quiz-cells');
    if (task.kind !== 'cell') throw new Error('no cell');
    const [row, column] = task.right[0]!;
    const point = await figure.evaluate(
      (element, r, c) => {
        const { drawn, canvas } = element as HTMLElementTagNameMap['posenc-heatmap'];
        const [box, { plot, cell: size }] = [canvas!.getBoundingClientRect(), drawn!];
        return { x: box.x + plot.x + (c + 0.5) * size.width, y: box.y + plot.y + (r + 0.5) * size.height };
      },
      row,
      column,
    );
    await cell.page.$eval('[data-act="check"]', (button) => (button as HTMLElement).click());
    expect(await text(cell.page, '.quiz-status')).toBe('Choose or write an answer first.');
    await cell.page.mouse.click(point.x, point.y);
    await cell.page.waitForFunction(() => document.querySelector('.quiz-chosen')?.hasAttribute('data-answer'));
    expect(await text(cell.page, '.quiz-chosen')).toBe(`Your cell: row ${row}, column ${column}.`);
    // Passing over other cells on the way to the button changes nothing.
    await cell.page.mouse.move(point.x + 3, point.y - 40, { steps: 3 });
    await pressCheck(cell.page);
    expect(await text(cell.page, '.quiz-says strong')).toBe('Right.');

    const curve = await openAt(numbered('curve'));
    const { task: drawn } = questions[numbered('curve')]!;
    const path = (await curve.page.$(`.quiz-curve[data-curve="${rightAnswer(drawn)}"] .line`))!;
    await inView(curve.page, '.quiz-curves');
    const on = await path.evaluate((line) => {
      const [shape, matrix] = [line as SVGPathElement, (line as SVGPathElement).getScreenCTM()!];
      // Where no other curve is on top.
      for (let part = 0.02; part < 1; part += 0.02) {
        const { x, y } = shape.getPointAtLength(part * shape.getTotalLength()).matrixTransform(matrix);
        if (document.elementFromPoint(x, y)?.closest('.quiz-curve') === shape.closest('.quiz-curve')) return { x, y };
      }
      return { x: 0, y: 0 };
    });
    await curve.page.mouse.click(on.x, on.y);
    await curve.page.waitForSelector('.quiz-options [aria-pressed="true"]');
    await pressCheck(curve.page);
    expect(await text(curve.page, '.quiz-says strong')).toBe('Right.');

    const number = await openAt(numbered('number'));
    await number.page.type('.quiz-number input', 'many');
    await pressCheck(number.page);
    await number.page.waitForFunction(() => document.querySelector('.quiz-status')?.textContent?.trim() !== '');
    expect(await text(number.page, '.quiz-status')).toBe('“many” is not a number.');
    expect(await focused(number.page)).toBe('box');
    expect(await number.page.$('.quiz-says')).toBe(null);
  });

  test('a level and a seed say which questions come; another language keeps the question and its answer', async () => {
    const { page, complaints } = await open('?lang=en#clock');
    await begin(page, seed);
    for (const wish of ['1', '3'] as const) {
      await page.$eval(`input[name="clock-quiz-level"][value="${wish}"]`, (level) => (level as HTMLElement).click());
      const round = await expectedRound('clock', seed, wish);
      for (const { question, task } of round) {
        await asked(page, question.id);
        expect(await give(page, answerOf(task, true))).toBe('right');
        await next(page);
      }
      // The same questions with other numbers follow.
      const [again] = await expectedRound('clock', `${seed}.1`, wish);
      await asked(page, again!.question.id);
    }
    await chooseLanguage(page, 'es');
    await page.waitForFunction(() => document.querySelector('.quiz-number-of')?.textContent?.startsWith('Pregunta'));
    const [{ question, task }] = (await expectedRound('clock', `${seed}.1`, '3')) as [Expected];
    await asked(page, question.id);
    expect(await give(page, answerOf(task, true).replace('.', ','))).toBe('right');
    expect(await text(page, '.quiz-says strong')).toBe('Correcto.');
    expect(complaints).toEqual([]);
  });

  test('nothing of it loads before it is unfolded, and nothing is stored or sent', async () => {
    const tab = await open();
    const { page } = tab;
    const ofQuiz = (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => new URL((entry as PerformanceResourceTiming).name).pathname)
          .filter((path) => /\/(quiz|bank)-[\w-]+\.js$/.test(path)),
      );
    expect(await ofQuiz()).toEqual([]);
    await begin(page, seed);
    await asked(page, questions[0]!.question.id);
    expect((await ofQuiz()).length).toBeGreaterThanOrEqual(2);
    await give(page, answerOf(questions[0]!.task, true));
    const kept = await page.evaluate(() => [
      document.cookie,
      location.search,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).sort(),
    ]);
    // The header keeps the language for pages that exist in one only.
    expect(kept).toEqual(['', '', 'posenc-language', 'posenc-more']);
  });

  test.each(['light', 'dark'])('axe finds nothing in any kind of question: %s', async (theme) => {
    const { page } = await open();
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await begin(page, seed);
    await loadAxe(page);
    const kinds = new Set<string>();
    for (const { question, task } of questions) {
      await asked(page, question.id);
      const isNew = !kinds.has(task.kind);
      kinds.add(task.kind);
      // By day before the answer, by night after it.
      if (isNew && theme === 'light') expect([task.kind, await findings(page)]).toEqual([task.kind, []]);
      await give(page, answerOf(task, kinds.size % 2 === 0));
      if (isNew && theme === 'dark') expect([task.kind, await findings(page)]).toEqual([task.kind, []]);
      if (kinds.size === 5) break;
      await next(page);
    }
    expect([...kinds].sort()).toEqual(['cell', 'choice', 'curve', 'number', 'order']);
  });

  test('at 360 px everything fits', async () => {
    const { page } = await open('es/clock/', 360);
    await begin(page, seed);
    for (const { question, task } of questions) {
      await asked(page, question.id);
      for (const answered of [false, true]) {
        if (answered) await give(page, answerOf(task, false));
        const wide = await page.$$eval('pe-quiz *', (all) =>
          all.filter((part) => part.getBoundingClientRect().right > 361).map((part) => part.outerHTML.slice(0, 60)),
        );
        expect([question.id, answered, wide]).toEqual([question.id, answered, []]);
      }
      await next(page);
    }
  });

  // Puppeteer prints Chromium alone.
  test.runIf(name === 'chromium')('on paper there is the question with a blank', async () => {
    const { page } = await open('es/clock/', 360);
    await begin(page, seed);
    await asked(page, questions[0]!.question.id);
    await page.emulateMediaType('print');
    expect(await page.$eval('.quiz-ask', (part) => part.checkVisibility())).toBe(true);
    const hidden = await page.$$eval('.quiz-choices, .quiz-score, [data-act="check"]', (parts) =>
      parts.map((part) => part.checkVisibility()),
    );
    expect(new Set(hidden)).toEqual(new Set([false]));
    await page.emulateMediaType('screen');
  });
});
