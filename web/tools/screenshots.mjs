// @ts-check
// Takes pictures of the built page to be looked at: both browsers, two widths, both colour schemes, all languages.
//   node web/tools/screenshots.mjs [--only chromium-1280-light-en] [--query e.d=512]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../cpp/toolchain/folders.mjs';
import { browserNames, launch, servePage } from '../../tests/page/support/browser.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, query: { type: 'string', default: '' }, name: { type: 'string', default: '' } } });
const folder = join(root, 'build', 'screenshots');
mkdirSync(folder, { recursive: true });
const server = await servePage();

for (const browserName of browserNames) {
  /** @type {Awaited<ReturnType<typeof launch>> | undefined} */
  let browser;
  for (const width of [1280, 360]) {
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      for (const language of ['en', 'es', 'it']) {
        const name = `${browserName}-${width}-${scheme}-${language}`;
        if (!name.includes(values.only)) continue;
        browser ??= await launch(browserName);
        const page = await browser.newPage();
        await page.setViewport({ width, height: width > 600 ? 900 : 740, deviceScaleFactor: width > 600 ? 1 : 2 });
        // The page's own switch, because not every browser under test can emulate the system's.
        await page.evaluateOnNewDocument((theme) => localStorage.setItem('posenc-theme', theme), scheme);
        await page.goto(`${server.address}?lang=${language}&${values.query}`);
        await page.waitForFunction(() => [...document.querySelectorAll('posenc-heatmap, posenc-curves')].length === 2
          && [...document.querySelectorAll('posenc-heatmap, posenc-curves')].every((figure) => 'drawn' in figure && figure.drawn));
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // In pieces that are still legible when an image viewer fits them to its window.
        const piece = width > 600 ? 1100 : 900;
        for (let y = 0; y < height; y += piece) {
          const clip = { x: 0, y, width, height: Math.min(piece, height - y) };
          await page.screenshot({ path: join(folder, `${name}${values.name}-${1 + y / piece}.png`), clip, captureBeyondViewport: true });
        }
        console.log(name);
        await page.close();
      }
    }
  }
  await browser?.close();
}
await server.close();
