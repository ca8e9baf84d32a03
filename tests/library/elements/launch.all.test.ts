import { expect, test } from 'vitest';
import { browserNames } from '../../tiers.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';

test.each(browserNames)('a page of %s has the size that it was given', async (name) => {
  const browser = await launch(name);
  try {
    const page = await browser.newPage();
    for (const [width, height] of [
      [360, 640],
      [1280, 900],
    ] as const) {
      await page.setViewport({ width, height, deviceScaleFactor: 2 });
      expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([width, height, 2]);
    }
  } finally {
    await browser.close();
  }
});

test('Firefox is given no orientation: ESR 140 rejects the command, and the size with it', async () => {
  const browser = await launch('firefox');
  try {
    const page = await browser.newPage();
    const before = await page.evaluate(() => screen.orientation.type);
    await page.setViewport({ width: 360, height: 640, isLandscape: before.startsWith('portrait') });
    expect(await page.evaluate(() => screen.orientation.type)).toBe(before);
  } finally {
    await browser.close();
  }
});
