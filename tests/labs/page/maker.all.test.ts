import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Draft } from '../../../web/labs/shared/paths/draft.ts';
import { longestSays, mostSteps, parseSteps, plain, printSteps } from '../../../web/labs/shared/paths/form.ts';
import { pathNames } from '../../../web/labs/shared/paths/names.ts';
import { paths, type Step } from '../../../web/labs/shared/paths/paths.ts';
import { findings, loadAxe } from './support/axe.ts';
import { open, text } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

const step = (lab: Step['lab'], state = '', own?: string): Step => ({
  lab,
  state,
  says: undefined,
  ...(own ? { own } : {}),
});

describe('a path in a link', () => {
  test('is short, and people can read it', () => {
    const steps = [step('order'), step('encode', 'd=64&c=0%2C1', 'Go along a row')];
    expect(printSteps(steps)).toBe('order;encode!d:64!c:0,1!:Go along a row');
  });

  test.each([
    ['a lab alone', [step('clock')]],
    ['signs of the form itself', [step('order', 'e=%7E%3B%21%3A', '~0; wait! a:b ~~1')]],
    ['one lab in two states', [step('encode', 'd=8'), step('encode', 'd=16')]],
    ['other scripts', [step('order', 'first=%E7%8C%AB+%E2%98%95', 'می‌خواهم — ¿qué? 😀')]],
    ...pathNames.map((name) => [name, paths[name].map((each) => step(each.lab, each.state))] as const),
  ] as const)('comes back as it went: %s', (_what, steps) => {
    const parsed = parseSteps(printSteps(steps));
    const plainly = (all: readonly Step[]): unknown =>
      all.map(({ lab, state, own }) => [lab, [...new URLSearchParams(state)], own]);
    expect('steps' in parsed && plainly(parsed.steps)).toEqual(plainly(steps));
  });

  const long = 'x'.repeat(longestSays + 1);
  const labs = (count: number): string => Array(count).fill('order').join(';');
  test.each([
    ['a name that is none', '005', { kind: 'name', name: '005' }],
    ['nothing', '', { kind: 'name', name: '' }],
    ['markup', '<img src=x>', { kind: 'name', name: '<img src=x>' }],
    ['a million letters', 'a'.repeat(1e6), { kind: 'name', name: `${'a'.repeat(40)}…` }],
    ['a million in a sentence', `order!:${'a'.repeat(1e6)}`, { kind: 'name', name: `order!:${'a'.repeat(33)}…` }],
    ['a step left out', 'order;;clock', { kind: 'lab', at: 2, raw: '' }],
    ['a lab that is none', 'order;orbit!d:3', { kind: 'lab', at: 2, raw: 'orbit' }],
    ['what every object has', 'constructor;order', { kind: 'lab', at: 1, raw: 'constructor' }],
    ['an empty part', 'encode!d:64!', { kind: 'part', at: 1, raw: '' }],
    ['a name without a value', 'encode!d', { kind: 'part', at: 1, raw: 'd' }],
    ['a name twice', 'encode!d:1!d:2', { kind: 'part', at: 1, raw: 'd:2' }],
    ['two sentences', 'encode!:a!:b', { kind: 'part', at: 1, raw: ':b' }],
    ['an unknown escape', 'encode!d:~3', { kind: 'part', at: 1, raw: 'd:~3' }],
    ['half an escape', 'encode!d:6~', { kind: 'part', at: 1, raw: 'd:6~' }],
    ['another lab’s parameter', 'encode!e.d:6', { kind: 'part', at: 1, raw: 'e.d:6' }],
    ['an empty sentence, which is none', 'order!:', undefined],
    ['too long a sentence', `order;clock!:${long}`, { kind: 'says', at: 2, raw: `${'x'.repeat(40)}…` }],
    ['too many steps', labs(mostSteps + 1), { kind: 'many', count: mostSteps + 1 }],
    ['as many steps as may be', labs(mostSteps), undefined],
    ['separators alone', ';'.repeat(19_999), { kind: 'many', count: 20_000 }],
  ] as const)('reports what is wrong with it: %s', (_what, link, fault) => {
    const parsed = parseSteps(link);
    expect('fault' in parsed ? parsed.fault : undefined).toEqual(fault);
  });

  test('a sentence is one line, no longer than allowed, and cannot turn the text around it', () => {
    expect(plain('  a\n\tb \u202ec\u0000d  ')).toBe('a b c d');
    const cut = plain(`${'y'.repeat(longestSays - 1)}😀`);
    expect(cut).toBe('y'.repeat(longestSays - 1));
    expect(parseSteps(printSteps([step('order', '', cut)]))).toEqual({ steps: [step('order', '', cut)] });
  });
});

test('a draft takes steps while there is room, moves and removes them, and keeps each sentence with its step', () => {
  const draft = new Draft();
  draft.add(step('order'), step('clock', 'p=44'), step('shift'));
  draft.say(1, ' Read the hands. ');
  draft.move(1, 1);
  expect(draft.form).toBe('order;shift;clock!p:44!:Read the hands.');
  draft.move(2, 1);
  draft.move(0, -1);
  expect(draft.form).toBe('order;shift;clock!p:44!:Read the hands.');
  draft.say(2, '');
  draft.remove(0);
  expect(draft.form).toBe('shift;clock!p:44');
  draft.add(...Array.from({ length: 2 * mostSteps }, () => step('order')));
  expect([draft.steps.length, draft.full]).toEqual([mostSteps, true]);
  draft.clear();
  expect(draft.form).toBe('');
});

test('the last move or removal of a step can be taken back, once', () => {
  const draft = new Draft();
  draft.clear();
  draft.add(step('order'), step('clock', '', 'Read it'), step('shift'));
  expect(draft.canUndo).toBe(false);
  const whole = draft.form;
  for (const change of [() => draft.remove(1), () => draft.move(0, 1), () => draft.clear()]) {
    change();
    expect([draft.form === whole, draft.canUndo]).toEqual([false, true]);
    draft.undo();
    expect([draft.form, draft.canUndo]).toEqual([whole, false]);
  }
  draft.move(0, -1);
  expect(draft.canUndo).toBe(false);
});

describe.each(browserNames)('making a path in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  const link = (page: Page): Promise<string> => page.$eval('.maker-ends a', (a) => (a as HTMLAnchorElement).href);
  const pathIn = (href: string): string | null => new URL(href).searchParams.get('path');
  /** By a link of the page, which holds the reader at the lab while those above it wake and grow. */
  const travel = async (page: Page, id: string, title: string): Promise<void> => {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`.bar-labs a[href="#${to}"]`)!.click(), id);
    await page.waitForFunction(
      (words) => document.querySelector('.maker-add')?.textContent?.includes(words),
      {},
      title,
    );
  };

  test('by keyboard: labs as they are now, moved, removed, with a sentence; its link leads through them', async () => {
    const { page, complaints, close } = await open(browser, address, {
      query: '?lang=en&k.p=44&e.d=32#clock',
      firstVisit: true,
      drawn: false,
    });
    await page.waitForSelector('lab-clock .panels');
    await page.focus('[data-make]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-count:focus');
    await travel(page, 'clock', 'Many-handed clock');
    // The lab as the link has it, then as a preset has it, then one that has not woken.
    await page.focus('.maker-add');
    await page.keyboard.press('Enter');
    await page.$eval('pe-number[data-name="clock-position"] .box', (box) => (box as HTMLInputElement).select());
    await page.focus('pe-number[data-name="clock-position"] .box');
    await page.keyboard.type('100');
    await page.focus('.maker-add');
    await page.keyboard.press('Enter');
    expect(await text(page, '.maker-said')).toBe('“Many-handed clock” is step 2 now.');
    await travel(page, 'encode', 'Encode');
    await page.focus('.maker-add');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-list:not([hidden])');
    expect(pathIn(await link(page))).toBe('clock!p:44;clock!p:100;encode!d:32');

    // Up twice: at the end of the list the focus stays with the step.
    await page.focus('.maker-steps li:nth-child(3) [data-move="-1"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-steps li:nth-child(2) [data-move="-1"]:focus');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-steps li:nth-child(1) [data-move="1"]:focus');
    expect(await text(page, '.maker-said')).toBe('“Encode” is step 1 of 3 now.');
    await page.focus('.maker-steps li:nth-child(2) [data-remove]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-steps li:nth-child(2) [data-remove]:focus');
    // A wrong press is taken back, once.
    await page.focus('.maker-ends [data-undo]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-count:focus');
    expect(pathIn(await link(page))).toBe('encode!d:32;clock!p:44;clock!p:100');
    expect([await text(page, '.maker-said'), await page.$('[data-undo]')]).toEqual(['3 steps', null]);
    await page.focus('.maker-steps li:nth-child(2) [data-remove]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-steps li:nth-child(2) [data-remove]:focus');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Read the ');
    // Half-typed text stays, whatever else changes meanwhile.
    await page.$eval('pe-maker', (maker) => (maker as HTMLElement & { requestUpdate(): void }).requestUpdate());
    await page.keyboard.type('hands; all!');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() =>
      document.querySelector<HTMLAnchorElement>('.maker-ends a')?.href.includes('hands'),
    );
    const made = await link(page);
    expect(pathIn(made)).toBe('encode!d:32;clock!p:100!:Read the hands~1 all~2');

    // A reload loses nothing; Escape folds the list.
    await page.reload();
    await page.waitForSelector('.maker-count');
    await page.focus('.maker-count');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.maker-list:not([hidden])');
    expect(await link(page)).toBe(made);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.maker-list[hidden]');
    await page.focus('.maker-close');
    await page.keyboard.press('Enter');
    await page.waitForSelector('pe-maker[hidden]');

    await page.goto(made);
    await page.waitForSelector('lab-encode .panels');
    expect(await text(page, '.path h1')).toBe('A path put together by hand');
    expect(await text(page, '.path-says')).toBe('What does the table of sines and cosines look like?');
    expect(await page.evaluate(() => new URL(location.href).searchParams.get('e.d'))).toBe('32');
    await page.keyboard.press(']');
    await page.waitForSelector('lab-clock .panels');
    expect(await text(page, '.path-says')).toBe('Read the hands; all!');
    expect(await page.evaluate(() => new URL(location.href).searchParams.get('k.p'))).toBe('100');
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['es', 360],
    ['it', 1280],
  ])('a lesson’s path becomes one’s own, with its sentences: %s at %i px', async (language, width) => {
    const { page, close } = await open(browser, address, {
      query: `?lang=${language}&path=003`,
      width,
      height: 740,
      firstVisit: true,
      drawn: false,
    });
    await page.waitForSelector('[data-turn="adapt"]');
    const says = await text(page, '.path-says');
    await page.$eval('[data-turn="adapt"]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.maker-list:not([hidden]) .maker-says');
    expect(await page.$eval('.maker-says', (input) => (input as HTMLInputElement).value)).toBe(says);
    expect(await page.$$eval('.maker-steps > li', (rows) => rows.length)).toBe(paths['003'].length);
    await page.waitForSelector('pe-opening canvas');
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    const inside = (): Promise<boolean> =>
      page.$$eval('.maker, .maker *', (all) => all.every((part) => part.getBoundingClientRect().right <= innerWidth));
    expect(await inside()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.$eval('[data-clear]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.maker-list .hint');
    await close();
  });
});
