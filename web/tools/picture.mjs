// @ts-check
// Takes the picture at the head of the README: the two elements, as anybody can embed them.
//   node web/tools/picture.mjs
// The picture is web/docs/picture.png.
import { join } from 'node:path';
import { built } from './toolchain/build.mjs';
import { root } from './toolchain/folders.mjs';
import { launch } from './toolchain/launch.mjs';

await built('package');

const browser = await launch('chromium');
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 720, height: 500 });
  await page.setContent(`<!doctype html>
<style>
  body { margin: 0; background: #fff; }
  main { display: flex; gap: 12px; padding: 8px; width: 704px; }
  main > * { flex: 1; min-width: 0; }
</style>
<main>
  <posenc-heatmap positions="100" dim="64" selected-position="40"></posenc-heatmap>
  <posenc-curves positions="100" dim="64" dimensions="8 16 24 40" selected-position="40"></posenc-curves>
</main>`);
  await page.addScriptTag({ path: join(root, 'dist', 'elements', 'posenc-elements.js') });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('posenc-heatmap, posenc-curves')].every((figure) =>
      figure.shadowRoot?.querySelector('canvas'),
    ),
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const figures = await page.$('main');
  await figures?.screenshot({ path: /** @type {`${string}.png`} */ (join(root, 'web', 'docs', 'picture.png')) });
} finally {
  await browser.close();
}
