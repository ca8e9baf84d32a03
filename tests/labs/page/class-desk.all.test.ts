// The teacher's side of `/class/`: the projector, and what happens to a class that grows, is not
// saved, or does not fit the browser's store.
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../web/labs/pages/class/room/refusals.ts';
import { resultCode, type Given } from '../../../web/labs/pages/class/room/result.ts';
import { readRoom, type Room } from '../../../web/labs/pages/class/room/room.ts';
import { idsOf, Questions } from '../../../web/labs/pages/class/room/tasks.ts';
import { asks, inClass } from './support/class.ts';
import { browserNames } from './support/shared.ts';

async function roomFrom(code: string): Promise<Room> {
  const room = await readRoom(code, idsOf);
  if (isRefusal(room)) throw new Error(`the room is refused: ${room.reason}`);
  return room;
}
/** The code of a student with these answers; unknown names and answers are none. */
const codeFrom = (room: Room, student: number, given: Given, name = ''): Promise<string> =>
  resultCode(room, { student, name, given }, new Questions(room).tasksOf);
const predicted: Given = { kind: 'predict', outcomes: new Array(6).fill('here') };

/** No room is left in the store of the tab. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });

describe.each(browserNames)('the desk of a class in %s', (name) => {
  const { open, press, textOf, write, teacherOf, handsOf, roomOf, studentOf, take, counted } = inClass(name);

  test('closing asks while a code is in no file, after a reload too', async () => {
    const { page, ...teacher } = await teacherOf('predict');
    const room = await roomFrom(await roomOf({ page, ...teacher }));
    expect(await asks(page)).toBe(false);
    await take({ page, ...teacher }, await codeFrom(room, 1, predicted));
    await counted({ page, ...teacher }, 1);
    expect(await asks(page)).toBe(true);
    await page.reload();
    await counted({ page, ...teacher }, 1);
    expect(await asks(page)).toBe(true);
    await press(page, '[data-act=save]');
    expect(await asks(page)).toBe(false);
    await take({ page, ...teacher }, await codeFrom(room, 2, predicted));
    await counted({ page, ...teacher }, 2);
    expect(await asks(page)).toBe(true);
  });

  test('a full store is told to the teacher and to the student, and the class stays', async () => {
    const teacher = await teacherOf('questions');
    const room = await roomOf(teacher);
    await fill(teacher.page);
    const code = await codeFrom(await roomFrom(room), 3, { kind: 'questions', answers: ['1', 'first', '0,0'] });
    await take(teacher, code);
    await teacher.page.waitForSelector('[data-act=not-kept]');
    await counted(teacher, 1);
    const { page } = await studentOf(room);
    await fill(page);
    await press(page, '[name="q-fastest"][value=first]');
    await page.waitForSelector('.refusal[role=alert]');
    const { page: hands } = await handsOf('class/', 'clock', ['fastest']);
    await fill(hands);
    await write(hands, '[name="count-0"]', '4');
    await hands.waitForSelector('.refusal[role=alert]');
  });

  test('a name keeps its direction to itself, in the list and in a sentence', async () => {
    const teacher = await teacherOf('predict');
    const { page } = teacher;
    const room = await roomFrom(await roomOf(teacher));
    const code = await codeFrom(room, 1, predicted, '\u202eمريم');
    await take(teacher, `${code}\n${code}\n\u202eABC`);
    await counted(teacher, 1);
    expect(await textOf(page, '.refused .why bdi')).toBe('مريم');
    expect(await page.$$eval('.refused code bdi', (all) => all.map(({ textContent }) => textContent))).toEqual([
      'U+202EABC',
      code,
    ]);
    expect(await page.$('.handed-in li')).toBeNull();
    await press(page, '.handed-in summary');
    await page.waitForSelector('.handed-in li');
    expect(await textOf(page, '.handed-in li bdi')).toBe('مريم');
    expect(await page.$eval('class-desk', ({ outerHTML }) => outerHTML)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test.each([300, 3000])(
    '%i codes, each handed in alone, are as many short writes, and a few drawings',
    async (count) => {
      const teacher = await teacherOf('predict');
      const { page } = teacher;
      await page.bringToFront();
      const room = await roomFrom(await roomOf(teacher));
      const codes = await Promise.all(Array.from({ length: count }, (_code, at) => codeFrom(room, at + 1, predicted)));
      await page.evaluate((all) => {
        const work = Object.assign(window, { writes: 0, signs: 0, drawings: 0 });
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          work.writes += 1;
          work.signs += key.length + text.length;
          setItem.call(this, key, text);
        };
        const desk = document.querySelector('class-desk')!;
        Object.assign(desk, { updated: () => (work.drawings += 1) });
        const box = desk.querySelector('textarea')!;
        for (const code of all) {
          box.value = code;
          desk.querySelector<HTMLElement>('[data-act=take]')!.click();
        }
      }, codes);
      await counted(teacher, count);
      const { writes, signs, drawings } = await page.evaluate(() => {
        const work = window as unknown as Record<'writes' | 'signs' | 'drawings', number>;
        return { writes: work.writes, signs: work.signs, drawings: work.drawings };
      });
      // One for each code, and one that says that something is in no file.
      expect(writes).toBe(count + 1);
      expect(signs / count).toBeLessThan(120);
      expect(drawings).toBeLessThan(10);
    },
  );

  test.each(['same', 'own'])(
    'the list shows a question as the room will: numbers for everybody are %s',
    async (rule) => {
      const { page } = await open('class/', 1280);
      await page.waitForSelector('[name=question][value=place]');
      await press(page, `[name=seeds][value=${rule}]`);
      await page.waitForSelector(`.of-bank[data-rule=${rule}]`);
      const listed = (): Promise<string> => textOf(page, 'label:has([value=place]) span');
      await page.waitForSelector('[data-act=open]:not(:disabled)');
      if (!(await page.$eval('[value=place]', (box) => (box as HTMLInputElement).checked)))
        await press(page, '[value=place]');
      for (const other of await page.$$('[name=question]:checked:not([value=place])'))
        await other.evaluate((box) => (box as HTMLElement).click());
      await page.waitForFunction(() => document.querySelectorAll('[name=question]:checked').length === 1);
      const before = await listed();
      await press(page, '[data-act=open]');
      await page.waitForSelector('.asked');
      expect(before).toContain(await textOf(page, '.asked'));
    },
  );

  test('the projector of 1280 by 800 shows the question and the whole distribution', async () => {
    const teacher = await teacherOf('questions');
    const { page } = teacher;
    const room = await roomFrom(await roomOf(teacher));
    const codes = await Promise.all(
      ['first', 'last', 'same', 'first', 'last'].map((option, at) =>
        codeFrom(room, at + 1, { kind: 'questions', answers: [String(10 + 3 * at), option, `${at},${2 * at}`] }),
      ),
    );
    await take(teacher, codes.join('\n'));
    await counted(teacher, codes.length);
    await page.bringToFront();
    await press(page, '[data-act=large]');
    await page.waitForSelector('html[data-large]');
    for (const [at, figure] of ['.class-histogram', '.bars', '.heat .cell-picture'].entries()) {
      if (at > 0) await press(page, '[data-act=next]');
      await page.waitForSelector('[data-act=reveal][aria-pressed=false]');
      await press(page, '[data-act=reveal]');
      await page.waitForFunction(
        (selector) => {
          const [asking, shown] = ['.asked', selector].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return asking && shown && asking.top >= 0 && shown.height > 100 && shown.bottom <= 800;
        },
        {},
        figure,
      );
      if (figure === '.bars')
        expect(
          await page.$$eval('.bars rect', (all) => all.some((bar) => bar.getBoundingClientRect().width > 50)),
        ).toBe(true);
    }
  });
});
