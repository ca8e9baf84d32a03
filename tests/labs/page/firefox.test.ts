import { expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';
import { labIds, wakeEveryLab } from './support/labs.ts';
import { elsewhere, open } from './support/page.ts';

// The quick tier's one look into Firefox (tests/tiers.mjs); where the others go there too, it would be one too many.
test.skipIf(browserNames.includes('firefox'))(
  'in Firefox every lab wakes, draws something, reports no error and loads nothing from another origin',
  async () => {
    const { browser, address } = await served('firefox');
    const { page, complaints, requests } = await open(browser, address, { query: '?lang=en', requests: true });
    await wakeEveryLab(page);
    const drawn = await page.evaluate(
      (ids) => ids.filter((id) => document.querySelector(`lab-${id} :is(canvas, svg, posenc-heatmap, posenc-curves)`)),
      labIds,
    );
    expect(drawn).toEqual(labIds);
    expect(complaints).toEqual([]);
    expect(elsewhere(requests, address)).toEqual([]);
  },
);
