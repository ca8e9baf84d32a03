// React 19 renders the elements in Node and hydrates them in both browsers: pixels, listeners, and what changes later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNames, cellPixels, cellPoint, profile, settle } from '../library/elements/support/browser.ts';
import { colorsOf, encoding, scatter } from '../library/elements/support/truth.ts';
import { serveFolder, strictPolicy } from './support/browsers.ts';
import { installPackage, installTools, type Installed } from './support/install.ts';
import { hydratedPage } from './support/react.ts';

let installed: Installed;
let folder: string;
const app = `import { useRef, useState } from 'react';
import { Curves, Heatmap } from 'posenc/react';
import { Lab } from 'posenc-labs/react';
import 'posenc/elements/define';

const wave = (rows, columns) =>
  ({ rows, columns, data: Float32Array.from({ length: rows * columns }, (_, i) => ((i * 7) % 11) / 5 - 1) });
const states = [
  { matrix: wave(6, 5), rowName: 'word', colorMap: 'viridis' },
  { matrix: wave(3, 4), rowName: 'head', colorMap: 'magma' },
  { positions: 8, dim: 6 },
];

export default function App() {
  const [at, setAt] = useState(0);
  const [heard, setHeard] = useState([]);
  const figure = useRef(null);
  const hear = ({ type, detail }) => setHeard((before) => [...before, { at, type, detail }]);
  return (
    <>
      <Heatmap {...states[at]} ref={figure} onSelect={hear} />
      <Curves dimensions={at === 0 ? [0, 3] : undefined} dim={8} positions={20} />
      <Lab lab={at === 0 ? 'compose' : 'clock'} dim={16} rooted={at === 0 ? false : undefined}
        onReady={hear} onProblem={hear} onChange={hear} />
      <posenc-heatmap id="tag" positions={8} dim={8} rowName="word" colorMap="viridis" transpose />
      <posenc-lab id="lab" lab="order" dim={32} show="figure"><p>It comes.</p></posenc-lab>
      <button onClick={() => setAt(at + 1)}>Next</button>
      <output>{JSON.stringify(heard)}</output>
      <code>{at > 0 ? figure.current?.localName : ''}</code>
    </>
  );
}
`;

beforeAll(async () => {
  await installTools();
  installed = await installPackage();
  folder = await hydratedPage(installed, 'react', app);
}, 600_000);
afterAll(() => installed?.remove());

test('server markup has all that attributes can hold, and announces figures whose matrix is still to come', () => {
  const markup = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(markup).toContain('<posenc-heatmap matrix="" rowName="word" colorMap="viridis">');
  expect(markup).toContain('<posenc-curves dimensions="0 3"');
  expect(markup).toContain('<posenc-lab lab="compose" dim="16" rooted="false">');
  expect(markup).not.toContain('[object');
});

describe.each(browserNames)('hydrated in %s', (name) => {
  let browser: BrowserContext;
  let page: Page;
  let served: Awaited<ReturnType<typeof serveFolder>>;
  const complaints: string[] = [];
  beforeAll(async () => {
    [browser, served] = await Promise.all([
      profile(name),
      serveFolder(folder, `${strictPolicy}; style-src 'self'; img-src data:`),
    ]);
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // The test's own reading of pixels.
      if (/getImageData/.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    await page.setViewport({ width: 800, height: 700 });
    await page.goto(served.address);
    await page.waitForFunction(() => 'hydrate' in globalThis);
  });
  afterAll(async () => {
    await browser.close();
    served.close();
  });

  const heard = (): Promise<readonly { at: number; type: string; detail: Record<string, unknown> }[]> =>
    page.$eval('output', ({ textContent }) => JSON.parse(textContent ?? '[]'));
  const next = async (): Promise<void> => {
    await page.$eval('button', (button) => button.click());
    await settle(page);
  };
  const ready = (selector: string): Promise<void> =>
    page.$eval(selector, (lab) => {
      lab.scrollIntoView();
      return (lab as HTMLElementTagNameMap['posenc-lab']).ready;
    });
  async function expectWave(rows: number, columns: number, map: 'viridis' | 'magma'): Promise<void> {
    await page.$eval('posenc-heatmap', (figure) => figure.scrollIntoView());
    const cells = scatter(rows, columns, 10);
    const pixels = await cellPixels(page, cells);
    cells.forEach(([row, column], index) =>
      expect(colorsOf((((row * columns + column) * 7) % 11) / 5 - 1, map)).toContainEqual(pixels[index]),
    );
  }

  test('before it is, a figure waits for its matrix, and a lab is shown as the markup has it', async () => {
    await settle(page);
    expect(await page.$eval('posenc-heatmap', ({ drawn }) => drawn)).toBeNull();
    await ready('posenc-lab');
    const view = await page.$eval('posenc-lab', (lab) => (lab as HTMLElementTagNameMap['posenc-lab']).view);
    expect(view).toMatchObject({ dim: 16, rooted: false });
  });

  test('the matrix is drawn, listeners hear, also of a lab that was ready before', async () => {
    await page.evaluate(() => (globalThis as unknown as { hydrate(): void }).hydrate());
    await page.waitForFunction(() => document.querySelector('posenc-heatmap')?.matrix);
    await settle(page);
    await expectWave(6, 5, 'viridis');
    const { x, y } = await cellPoint(page, 'posenc-heatmap', 4, 2);
    await page.mouse.move(x, y);
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('posenc-select'));
    const said = await heard();
    expect(said).toContainEqual({ at: 0, type: 'posenc-ready', detail: { lab: 'compose' } });
    expect(said.filter(({ type }) => type === 'posenc-select').map(({ detail }) => detail)).toEqual([
      { position: 4, dimension: 2, value: -1 },
    ]);
    const readout = await page.$eval('posenc-heatmap', ({ shadowRoot }) =>
      shadowRoot!.querySelector('[part=readout]')!.textContent!.trim(),
    );
    expect(readout).toMatch(/^word 4, /);
  });

  test('a tag has its attributes in camel case, and a number for a choice of numbers', async () => {
    const figure = await page.$eval('#tag', (element) => {
      const { rowName, colorMap, transpose, drawn } = element as HTMLElementTagNameMap['posenc-heatmap'];
      return { rowName, colorMap, transpose, rows: drawn?.rows };
    });
    expect(figure).toEqual({ rowName: 'word', colorMap: 'viridis', transpose: true, rows: 8 });
    await ready('#lab');
    const lab = await page.$eval('#lab', (element) => (element as HTMLElementTagNameMap['posenc-lab']).view['dim']);
    expect(lab).toBe(32);
  });

  test('another matrix and another lab replace the first; removed ones become the default again', async () => {
    await next();
    await expectWave(3, 4, 'magma');
    expect(await page.$eval('posenc-curves', ({ dimensions }) => dimensions)).toBeNull();
    expect(await page.$eval('code', ({ textContent }) => textContent)).toBe('posenc-heatmap');
    await ready('posenc-lab');
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('"clock"'));
    const clock = await page.$eval('posenc-lab', (element) => {
      const lab = element as HTMLElementTagNameMap['posenc-lab'];
      const box = lab.shadowRoot!.querySelector<HTMLInputElement>('[data-name="clock-position"] .box')!;
      box.value = '7';
      box.dispatchEvent(new Event('input', { bubbles: true }));
      return lab.problems;
    });
    expect(clock).toEqual([]);
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('posenc-change'));
    const changes = (await heard()).filter(({ type }) => type === 'posenc-change');
    expect(changes).toEqual([
      {
        at: 1,
        type: 'posenc-change',
        detail: { lab: 'clock', view: expect.objectContaining({ position: 7, dim: 16 }) },
      },
    ]);
    await next();
    const figure = await page.$eval('posenc-heatmap', ({ colorMap, rowName, matrix, drawn }) => [
      colorMap,
      rowName,
      matrix,
      drawn?.rows,
    ]);
    expect(figure).toEqual(['RdBu', '', null, 8]);
    const [pixel] = await cellPixels(page, [[3, 1]]);
    expect(colorsOf(encoding(3, 1, 6), 'RdBu')).toContainEqual(pixel);
  });

  test('nothing is reported as an error', () => {
    expect(complaints).toEqual([]);
  });
});
