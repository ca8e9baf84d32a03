// Letters of the presenter, as the last row reads them: a fortieth of the picture's height, in most labs.
import { expect, test } from 'vitest';
import { labIds } from '../../../web/tools/sources.mjs';
import { newTab } from './support/tab.ts';
import { served } from './support/shared.ts';

/** Labs whose smallest letters are smaller, by the part of the height that they are. */
const smaller: Readonly<Record<string, number>> = {
  distance: 45,
  grids: 52,
  reach: 50,
  rotate: 50,
  silence: 43,
  training: 48,
  // Ten small charts stand above the large one.
  family: 72,
  // The entries of a matrix are written into its cells.
  shift: 80,
};

/** The smallest letters of a figure in sight, CSS pixels of the screen, and their text. */
const smallest = (): readonly [size: number, text: string] => {
  const lab = document.querySelector<HTMLElement>('posenc-lab')!;
  const scale = lab.getBoundingClientRect().width / lab.offsetWidth;
  const found: [number, string][] = [];
  const look = (root: ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot);
      const own = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent!.trim() !== '');
      const box = element.getBoundingClientRect();
      if (!own || box.width <= 1 || getComputedStyle(element).visibility !== 'visible') continue;
      const svg = element.closest('svg');
      const within = svg?.viewBox.baseVal.width ?? 0;
      const drawn = within > 0 ? svg!.getBoundingClientRect().width / within : scale;
      found.push([parseFloat(getComputedStyle(element).fontSize) * drawn, own.textContent!.trim()]);
    }
  };
  look(lab.shadowRoot!);
  return found.sort(([a], [b]) => a - b)[0] ?? [0, 'nothing in sight'];
};

test('letters on a slide are a fortieth of its height, but in the labs named here, at 960 x 540', async () => {
  const { browser, address } = await served('chromium');
  const tab = await newTab(browser);
  await tab.resize(960, 540, 1);
  const small: unknown[] = [];
  for (const id of labIds()) {
    await tab.page.goto(`${address}teach/present/?path=${id}&notes=0`);
    await tab.page.waitForFunction(
      () => document.querySelectorAll('posenc-lab').length === 1 && !document.querySelector('.stage[aria-busy]'),
    );
    const [size, text] = await tab.page.evaluate(smallest);
    if (size < 540 / (smaller[id] ?? 40)) small.push([id, size, text]);
  }
  await tab.close();
  expect(small).toEqual([]);
});
