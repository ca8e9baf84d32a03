// A part of a lab that comes when it is called, on a page that has lost its network by then.
import { afterAll, expect, test } from 'vitest';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';

const site = await course();
afterAll(() => site.server.close());

test.each(browserNames)('a part that cannot be loaded is reported, and the figure stays, in %s', async (name) => {
  site.lose(/^$/);
  const browser = await profile(name);
  const page = await browser.newPage();
  await page.goto(site.page('<posenc-lab lab="clock" show="figure"></posenc-lab>'));
  await page.$eval('posenc-lab', (element) => (element as HTMLElementTagNameMap['posenc-lab']).ready);
  site.lose(/panels-/);
  const said = await page.$eval('posenc-lab', async (element) => {
    const problem = new Promise((resolve) => element.addEventListener('posenc-problem', resolve, { once: true }));
    element.setAttribute('show', 'figure panels');
    await problem;
    const root = element.shadowRoot!;
    return { text: root.querySelector('[part=problem]')!.textContent, hands: root.querySelectorAll('svg').length };
  });
  expect(said.text).toContain('panels-');
  expect(said.hands).toBeGreaterThan(0);
  await browser.close();
});
