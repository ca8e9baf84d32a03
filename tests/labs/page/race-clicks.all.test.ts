import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickAtRandom } from './support/clicks.ts';
import { settled } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';
import {
  enabled,
  expectOutcome,
  lab,
  openTraining,
  outcomeOf,
  phoneLink,
  press,
  shown,
  state,
} from './support/training.ts';
import { linkTo } from './support/visit.ts';

const view = `${phoneLink}&t.e=0,3&t.n=50`;

describe.each(browserNames)('a race under 500 random clicks, in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test('shows no error, and its buttons agree with its state; then it runs to the same end as ever', async () => {
    const { page, complaints } = await openTraining(browser, address, view);
    // All of the lab in sight: parts out of sight wait, and the files among them.
    await page.setViewport({ width: 1280, height: 5000 });
    const { counts, wrong } = await clickAtRandom(page, { seed: 1, clicks: 500 });
    expect(wrong).toEqual([]);
    // Every control had its share.
    const acts = ['start', 'pause', 'goOn', 'again', 'step', 'stop', 'clear', 'all'];
    for (const what of [...acts, 'file', 'entrant', 'inside', 'setting']) expect(counts, what).toHaveProperty(what);

    await page.evaluate(
      (link) => {
        history.pushState(null, '', link);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      linkTo('training', view),
    );
    await settled(page);
    if ((await enabled(page)).includes('clear')) await press(page, 'clear');
    await state(page, 'ready');
    await press(page, 'start');
    await state(page, 'finished');
    const table = await shown(page);
    for (const kind of ['none', 'rotary'] as const) expectOutcome(table[kind], outcomeOf(kind, { steps: 50 }));
    expect(await page.$(`${lab} [data-failure]`)).toBeNull();
    expect(complaints).toEqual([]);
  });
});
