// The page `/class/` in a browser, for its tests: a teacher in a room, students on phones, and codes between them.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { tellRequests, type BrowserName } from '../../../../web/tools/toolchain/launch.mjs';
import { served } from './shared.ts';
import { newTab, type Tab } from './tab.ts';

/** The pages, with their language and heading. */
export const classPages = [
  ['class/', 'en', 'A class'],
  ['es/class/', 'es', 'Una clase'],
  ['it/class/', 'it', 'Una classe'],
] as const;

/** Of the clock's bank: a number, a choice and a cell. */
export const asked = ['wave', 'fastest', 'cell'] as const;

/** Keys without their words, and values without their names. */
export const unsaid =
  /\{\{|undefined|\b(start|room|desk|class|hands|race|student|answer|train|code|scan|kinds|refusal)\.[a-z]/;

/** Whether the browser would ask before it closes the page. */
export const asks = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Serves the page to the tests of a suite, whose tabs end with each test. */
// biome-ignore lint/nursery/useExplicitType: it is what it returns
export function inClass(name: BrowserName) {
  let browser: Browser;
  let address: string;
  let tabs: Tab[] = [];
  beforeAll(async () => {
    ({ browser, address } = await served(name));
    await tellRequests(browser, true);
  });
  afterAll(async () => tellRequests(browser, false));
  beforeEach(() => void (tabs = []));
  afterEach(async () => {
    for (const tab of tabs) await tab.close();
  });

  async function open(path: string, width: number): Promise<Tab> {
    const tab = await newTab(browser);
    tabs.push(tab);
    // A class that is in no file asks before it is left.
    tab.page.on('dialog', (dialog) => void dialog.accept());
    await tab.resize(width, 800, 1);
    await tab.page.goto(address + path);
    return tab;
  }
  const press = (page: Page, selector: string): Promise<void> =>
    page.$eval(selector, (element) => (element as HTMLElement).click());
  const codeIn = (page: Page, selector: string): Promise<string> =>
    page.$eval(selector, (element) => (element as HTMLElement).dataset['code'] ?? '');
  const textOf = (page: Page, selector: string): Promise<string> =>
    page.$eval(selector, (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
  const write = (page: Page, selector: string, text: string): Promise<void> =>
    page.$eval(
      selector,
      (element, given) => {
        (element as HTMLInputElement).value = given;
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      },
      text,
    );

  /** A teacher in a new room. */
  async function teacherOf(kind: 'questions' | 'predict' | 'train', path = 'class/', steps = ''): Promise<Tab> {
    const tab = await open(path, 1280);
    const { page } = tab;
    await page.waitForSelector('[name=question]');
    if (kind === 'questions') {
      await page.select('[name=lab]', 'clock');
      for (const id of asked) {
        const box = `[name=question][value=${id}]`;
        await page.waitForSelector(box);
        if (!(await page.$eval(box, (input) => (input as HTMLInputElement).checked))) await press(page, box);
      }
    } else await press(page, `[name=kind][value=${kind}]`);
    if (steps) {
      await page.waitForSelector('[name=steps]');
      await page.select('[name=steps]', steps);
    }
    await page.waitForSelector('[data-act=open]:not(:disabled)');
    await press(page, '[data-act=open]');
    await page.waitForSelector('class-desk .code-text');
    return tab;
  }
  /** A show of hands with questions of a lab. */
  async function handsOf(path = 'class/', lab = 'clock', ids: readonly string[] = asked): Promise<Tab> {
    const tab = await open(path, 1280);
    const { page } = tab;
    await page.waitForSelector('[name=question]');
    await press(page, '[name=kind][value=hands]');
    await page.select('[name=lab]', lab);
    for (const id of ids) {
      await page.waitForSelector(`[name=question][value=${id}]`);
      if (!(await page.$eval(`[name=question][value=${id}]`, (box) => (box as HTMLInputElement).checked)))
        await press(page, `[name=question][value=${id}]`);
    }
    await page.waitForSelector('[data-act=open]:not(:disabled)');
    await press(page, '[data-act=open]');
    await page.waitForSelector('.hands input');
    return tab;
  }
  const roomOf = ({ page }: Tab): Promise<string> => codeIn(page, '.the-room .code-text');

  /** A student on a phone. */
  async function studentOf(room: string, path = 'class/', number = ''): Promise<Tab> {
    const tab = await open(`${path}#room=${room}`, 360);
    await tab.page.waitForSelector('class-student .question, class-training');
    if (number) await write(tab.page, '[name=number]', number);
    return tab;
  }
  async function finished({ page }: Tab): Promise<string> {
    await page.waitForSelector('[data-act=finish]:not(:disabled)');
    await press(page, '[data-act=finish]');
    await page.waitForSelector('class-code .code-text');
    return codeIn(page, 'class-code .code-text');
  }
  async function take({ page }: Tab, text: string): Promise<void> {
    await write(page, '[name=codes]', text);
    await press(page, '[data-act=take]');
  }
  const counted = ({ page }: Tab, count: number): Promise<unknown> =>
    page.waitForSelector(`.count[data-count="${count}"]`);
  const refusals = ({ page }: Tab): Promise<string[]> =>
    page.$$eval('.refused li', (items) => items.map((item) => (item as HTMLElement).dataset['reason'] ?? ''));
  return {
    address: () => address,
    open,
    press,
    codeIn,
    textOf,
    write,
    teacherOf,
    handsOf,
    roomOf,
    studentOf,
    finished,
    take,
    counted,
    refusals,
  };
}
