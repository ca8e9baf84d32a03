import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';
import { text } from './support/page.ts';
import {
  curve,
  enabled,
  expectOutcome,
  lab,
  openTraining,
  outcomeOf,
  phoneLink,
  press,
  shown,
  state,
  step,
} from './support/training.ts';

describe.each(browserNames)('a race that is broken on purpose, in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test('a tab that is suspended in mid race resumes when it wakes, and loses nothing', async () => {
    const { page } = await openTraining(browser, address, `${phoneLink}&t.e=3,4`);
    await press(page, 'start');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) >= 10,
    );
    const other = await page.browserContext().newPage();
    await other.bringToFront();
    // Like Chromium with a tab in the background for minutes: all its threads are suspended. Without windows it hides
    // no tab, and would not wake one.
    if (name === 'chromium' && (await page.evaluate(() => document.hidden))) {
      const session = await page.createCDPSession();
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await session.detach();
    }
    await other.close();
    await page.bringToFront();
    await state(page, 'finished');
    expect(await page.$(`${lab} [data-failure]`)).toBeNull();
    const table = await shown(page);
    for (const kind of ['rotary', 'alibi'] as const) expectOutcome(table[kind], outcomeOf(kind));
    expect(await curve(page, 'race', 'rotary')).toHaveLength(10);
  });

  test('a killed thread is reported in a sentence, and a new one reaches the same end', async () => {
    const { page } = await openTraining(browser, address, `${phoneLink}&t.e=3,4&t.n=150`, {
      before: () => {
        const workers: Worker[] = [];
        Object.assign(globalThis, { workers });
        globalThis.Worker = class extends Worker {
          constructor(...options: ConstructorParameters<typeof Worker>) {
            super(...options);
            workers.push(this);
          }
        };
        // Ten seconds pass in one.
        const { setInterval } = globalThis;
        globalThis.setInterval = ((handler: () => void, after: number) => setInterval(handler, after / 10)) as never;
      },
    });
    await press(page, 'start');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) > 100,
    );
    await page.evaluate(() =>
      (globalThis as unknown as { workers: Worker[] }).workers.forEach((worker) => worker.terminate()),
    );
    await page.waitForSelector(`${lab} [data-failure]`);
    expect(await text(page, `${lab} [data-failure]`)).toContain('The thread that trains is gone');
    expect(await step(page)).toBeGreaterThan(100);
    expect((await curve(page, 'race', 'rotary')).length).toBeGreaterThan(10);
    await press(page, 'goOn');
    await state(page, 'finished');
    expect(await page.$(`${lab} [data-failure]`)).toBeNull();
    const table = await shown(page);
    for (const kind of ['rotary', 'alibi'] as const) expectOutcome(table[kind], outcomeOf(kind, { steps: 150 }));
  });

  test('a hostile link gets the allowed values, and the race can be run', async () => {
    const { page } = await openTraining(
      browser,
      address,
      '&t.t=nothing&t.d=17&t.h=1e9&t.l=99&t.e=0,99&t.n=1e9&t.r=-1&t.a=4&t.z=999&t.s=NaN&t.b=0&t.m=yes',
    );
    expect(await page.$$(`${lab} .note li`)).toHaveLength(12);
    expect(await enabled(page)).toEqual(['start', 'step']);
    await press(page, 'step');
    await state(page, 'paused');
    expect(await step(page)).toBe(10);
  });
});
