import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { lightness } from '../../../web/labs/embed/scheme.ts';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';

/** Sends its host all that moves a host, and counts what comes back. */
const claims = `<script>
  document.title = '0';
  addEventListener('message', () => (document.title = String(Number(document.title) + 1)));
  for (const message of [null, 7, {}, { posenc: 'fits' }, { posenc: 'height', height: 900 }, { posenc: 'ask' }])
    parent.postMessage(message, '*');
  parent.postMessage({ sent: location.href }, '*');
</script>`;
const inAttribute = claims.replaceAll('"', '&quot;');

/** The page, once each of its foreign frames has said everything. */
async function hostWith(page: Page, address: string, strangers: number): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    addEventListener('message', ({ data }) => data?.sent && sent.push(data.sent));
  });
  await page.goto(address);
  await page.waitForFunction(
    (count) => (window as unknown as { sent: unknown[] }).sent.length === count,
    {},
    strangers,
  );
  return errors;
}

async function lab(page: Page): Promise<Frame> {
  const frame = await page.waitForFrame((one) => one.url().includes('lab=clock&position=3'));
  await frame.waitForFunction(() => 'hosted' in document.documentElement.dataset);
  return frame;
}

test.each(browserNames)(
  'in %s a frame that is not of the script’s folder gets no height, and is told nothing',
  async (name) => {
    const [browser, site, other] = await Promise.all([profile(name), course(), course()]);
    onTestFinished(async () => {
      await browser.close();
      for (const { server } of [site, other]) server.close();
    });
    const policy = "default-src * data: blob: 'unsafe-inline' 'wasm-unsafe-eval'";
    const foreign = other.page(claims, { policy });
    const own = site.page(claims, { policy });
    const body = `
    <iframe class="other" title="srcdoc" srcdoc="${inAttribute}"></iframe>
    <iframe class="other" title="both" src="/embed.html?lab=clock" srcdoc="${inAttribute}"></iframe>
    <iframe class="other" title="advertisement" src="${foreign}"></iframe>
    <iframe class="other" title="sandbox" sandbox="allow-scripts" src="${foreign}"></iframe>
    <iframe class="other" title="not embed.html" src="${own}"></iframe>
    <iframe class="other" title="blank"></iframe>
    <iframe id="elsewhere" title="another site's lab" src="${other.address}embed.html?lab=clock&show=figure"></iframe>
    <iframe id="ours" title="ours" src="/embed.html?lab=clock&position=3&show=figure"></iframe>`;
    const page = await browser.newPage();
    await page.setViewport({ width: 900, height: 3000, deviceScaleFactor: 1 });
    const errors = await hostWith(
      page,
      site.page(body, { policy, head: '<script src="/posenc-frames.js"></script>' }),
      5,
    );
    await lab(page);
    const there = await page.waitForFrame((one) => one.url().startsWith(`${other.address}embed.html`));
    await there.waitForSelector('.open a[href]');
    expect(await page.$$eval('iframe', (frames) => frames.map((frame) => [frame.title, frame.height !== '']))).toEqual([
      ...['srcdoc', 'both', 'advertisement', 'sandbox', 'not embed.html', 'blank', "another site's lab"].map(
        (title) => [title, false],
      ),
      ['ours', true],
    ]);
    const told = await Promise.all(
      (await page.$$('.other:not([title="blank"])')).map(async (frame) => (await frame.contentFrame())!.title()),
    );
    expect(told).toEqual(['0', '0', '0', '0', '0']);
    expect(errors).toEqual([]);
  },
);

test('a script that its host has moved serves the frames of the page that `data-embed` names', async () => {
  const [browser, site] = await Promise.all([profile('chromium'), course()]);
  onTestFinished(async () => {
    await browser.close();
    site.server.close();
  });
  const script = readFileSync(new URL('../../../web/labs/embed/public/posenc-frames.js', import.meta.url), 'utf8');
  const page = await browser.newPage();
  await page.goto(
    site.page('<iframe title="ours" src="/embed.html?lab=clock&position=3&show=figure"></iframe>', {
      policy: "default-src * data: blob: 'unsafe-inline' 'wasm-unsafe-eval'",
      head: `<script data-embed="/embed.html">${script}</script>`,
    }),
  );
  await lab(page);
  expect(await page.$eval('iframe', (frame) => Number(frame.height))).toBeGreaterThan(150);
});

const colors = [
  ['rgb(240, 240, 240)', true],
  ['color(srgb 0.95 0.95 0.95)', true],
  ['color(srgb 1e-3 0.05 0.05)', false],
  ['color(display-p3 0.1 0.1 0.1)', false],
  ['color(display-p3 0.9 0.9 0.9)', true],
  ['oklch(0.95 0.01 90)', true],
  ['oklab(0.2 0 0)', false],
  ['lab(92 0 -5)', true],
  ['lch(12 3 200)', false],
] as const;

test.each(colors)('%s is a light colour: %s', (color, isLight) => {
  expect(lightness(color) > 0.5).toBe(isLight);
});

test.each(browserNames)(
  'in %s a host is dark for its frames if its letters are light, however it writes them',
  async (name) => {
    const [browser, site] = await Promise.all([profile(name), course()]);
    onTestFinished(async () => {
      await browser.close();
      site.server.close();
    });
    const page = await browser.newPage();
    await page.goto(
      site.page('<iframe title="ours" src="/embed.html?lab=clock&position=3&show=figure"></iframe>', {
        head: '<script src="/posenc-frames.js"></script>',
      }),
    );
    const frame = await lab(page);
    for (const [color, isLight] of colors) {
      await page.$eval(
        'iframe',
        (element, value) => {
          element.style.color = value;
          element.contentWindow!.postMessage({ posenc: 'ask' }, '*');
        },
        color,
      );
      const theme = isLight ? 'dark' : 'light';
      await frame.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, {}, theme);
    }
  },
);

test.each(browserNames)('in %s embed.html sets a lab’s attributes, and no others of its element', async (name) => {
  const [browser, site] = await Promise.all([profile(name), course()]);
  onTestFinished(async () => {
    await browser.close();
    site.server.close();
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const hostile =
    'onerror=x&onclick=x&style=color:red&is=x&class=x&id=x&slot=x&part=x&hidden&inert&popover&nonce=x&tabindex=1' +
    '&contenteditable&aria-label=x&data-x=1&title=x&dir=rtl&role=none&autofocus&ONLOAD=x&xml:lang=x&1=2&-=x';
  await page.goto(`${site.address}embed.html?${hostile}&lab=clock&position=3&lang=es&colour=red&theme=dark`);
  await page.waitForSelector('.open a[href]');
  const attributes = await page.$eval('posenc-lab', (element) => element.getAttributeNames());
  expect(attributes).toEqual(['lab', 'position', 'lang', 'colour', 'theme']);
  const problem = await page.$eval(
    'posenc-lab',
    (element) => element.shadowRoot!.querySelector('.problem')!.textContent,
  );
  expect(problem).toContain('colour');
  expect(errors).toEqual([]);
});
