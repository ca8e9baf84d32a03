// @ts-check
// The requirements of a figure in any host, as a reader sees them.
import { interpolateRdBu } from 'd3-scale-chromatic';

/**
 * @typedef {import('puppeteer-core').Page} Page
 * @typedef {import('puppeteer-core').Frame} Frame
 * @typedef {'element' | 'frame' | 'heatmap'} Embedding
 */

/** @type {Readonly<Record<Embedding, string>>} */
const tags = { element: 'posenc-lab', frame: 'iframe', heatmap: 'posenc-heatmap' };
const polling = { polling: 100, timeout: 20_000 };

/** The document that the figure itself is in. @param {Page} page @param {Embedding} kind @returns {Promise<Frame>} */
async function home(page, kind) {
  if (kind !== 'frame') return page.mainFrame();
  // Chromium runs no animation frames off the screen, so nothing there would be drawn. A lab begins at the frame's top,
  // and in a sandbox it is loaded on the screen only: the frame may be higher than the window.
  await page.$eval('iframe', (frame) => frame.scrollIntoView({ block: 'start', behavior: 'instant' }));
  return page.waitForFrame((frame) => /embed\.html|course/.test(frame.url()));
}

/** The heatmap in it. @param {Frame} frame @param {Embedding} kind */
async function picture(frame, kind) {
  const inLab = kind !== 'heatmap';
  const handle = await frame.waitForFunction(
    (lab) => {
      const around = lab ? document.querySelector('posenc-lab')?.shadowRoot : document;
      const figure = around?.querySelector('posenc-heatmap');
      return figure?.drawn ? figure : undefined;
    },
    polling,
    inLab,
  );
  return /** @type {import('puppeteer-core').ElementHandle<HTMLElementTagNameMap['posenc-heatmap']>} */ (handle);
}

/** The table's formula, written again. @param {number} row @param {number} column */
const valueAt = (row, column) => {
  const angle = row / 10000 ** ((2 * (column >> 1)) / 64);
  return column % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
};

/** The colour of a value, or at the edge between two colours either of them. @param {number} value */
const colorsOf = (value) =>
  [value - 1e-6, value + 1e-6].map((at) => {
    const entry = Math.min(255, Math.max(0, Math.floor(((at + 1) / 2) * 256)));
    return (interpolateRdBu(entry / 255).match(/\d+/g) ?? []).map(Number).join();
  });

/** @param {Awaited<ReturnType<typeof picture>>} figure */
async function rightPixels(figure) {
  const cells = Array.from({ length: 40 }, (_, i) => [(i * 37) % 100, (i * 23 + i * i) % 64]);
  const pixels = await figure.evaluate((element, list) => {
    const { plot, cell, pixelRatio } = /** @type {NonNullable<typeof element.drawn>} */ (element.drawn);
    const context = element.canvas?.getContext('2d');
    return list.map(([row = 0, column = 0]) => {
      const x = Math.floor((plot.x + (column + 0.5) * cell.width) * pixelRatio);
      const y = Math.floor((plot.y + (row + 0.5) * cell.height) * pixelRatio);
      return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join();
    });
  }, cells);
  return cells.every(([row = 0, column = 0], at) => colorsOf(valueAt(row, column)).includes(pixels[at] ?? ''));
}

/** As high as its content; nothing in it or around it scrolls but the page.
 * @param {Page} page @param {Embedding} kind */
async function rightHeight(page, kind) {
  const inside = await home(page, kind);
  if (kind === 'frame')
    await inside.waitForFunction(
      () => document.documentElement.scrollHeight <= innerHeight && document.body.offsetHeight > innerHeight - 24,
      polling,
    );
  return page.$eval(tags[kind], (element) => {
    const scrolls = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) scrolls.push(at);
    // Not the rectangle: a host may show its pages smaller than they are.
    const { clientHeight, scrollHeight } = element;
    return clientHeight > 150 && scrolls.length === 0 && scrollHeight <= clientHeight + 1;
  });
}

/** @param {Page} page @param {string} tag */
const topOf = (page, tag) => page.$eval(tag, (element) => element.getBoundingClientRect().top);

/** @param {Page} page @param {Embedding} kind */
async function wheelScrollsTheHost(page, kind) {
  await page.$eval(tags[kind], (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const middle = await page.$eval(tags[kind], (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 };
  });
  await page.mouse.move(middle.x, middle.y);
  const before = await topOf(page, tags[kind]);
  for (const deltaY of [120, -240]) {
    await page.mouse.wheel({ deltaY });
    for (let tries = 0; tries < 10; tries += 1) {
      if (Math.abs((await topOf(page, tags[kind])) - before) > 20) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

/** From the link before the figure to the link after it by the Tab key alone.
 * @param {Page} page @param {Embedding} kind */
async function keyboardPasses(page, kind) {
  const found = await page.evaluate((tag) => {
    const figure = document.querySelector(tag);
    const links = [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href')?.includes('#'));
    const side = (/** @type {number} */ bit) =>
      links.filter((link) => figure && figure.compareDocumentPosition(link) & bit);
    const [before, after] = [side(Node.DOCUMENT_POSITION_PRECEDING).at(-1), side(Node.DOCUMENT_POSITION_FOLLOWING)[0]];
    before?.focus();
    after?.setAttribute('data-after', '');
    return before !== undefined && after !== undefined && document.activeElement === before;
  }, tags[kind]);
  if (!found) return false;
  let been = false;
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => [
      document.activeElement?.localName ?? '',
      document.activeElement?.hasAttribute('data-after') ? 'after' : '',
    ]);
    been ||= at[0] === tags[kind];
    if (at[1] === 'after') {
      await page.evaluate(() => document.querySelector('[data-after]')?.removeAttribute('data-after'));
      return been;
    }
  }
  return false;
}

/** @param {Page} page @param {Embedding} kind */
async function darkInDarkHost(page, kind) {
  await page.$eval(tags[kind], (element) => {
    document.documentElement.style.setProperty('color-scheme', 'dark', 'important');
    for (const around of [document.body, element.parentElement]) {
      around?.style.setProperty('background', 'rgb(16, 18, 24)', 'important');
      around?.style.setProperty('color', 'rgb(235, 235, 235)', 'important');
    }
    // A frame gets its theme when it reports its height.
    if (element instanceof HTMLIFrameElement) element.src = element.getAttribute('src') ?? '';
  });
  if (kind === 'frame') {
    await page.waitForFunction(() => true);
    for (let tries = 0; tries < 100; tries += 1) {
      const frame = await home(page, kind);
      const theme = await frame.evaluate(() => document.documentElement.dataset['theme']).catch(() => '');
      if (theme === 'dark') return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }
  if (kind === 'element')
    return page
      .waitForFunction(
        () => document.querySelector('posenc-lab')?.shadowRoot?.querySelector('.frame[data-theme=dark]'),
        polling,
      )
      .then(
        () => true,
        () => false,
      );
  // Ticks and names are light on a dark background.
  return page
    .waitForFunction(() => {
      const figure = document.querySelector('posenc-heatmap');
      const context = figure?.canvas?.getContext('2d');
      if (!figure?.drawn || !context) return false;
      const { plot, pixelRatio } = figure.drawn;
      const left = context.getImageData(0, 0, Math.floor(plot.x * pixelRatio), context.canvas.height).data;
      let [light, dark] = [0, 0];
      for (let at = 0; at < left.length; at += 4) {
        const value = ((left[at] ?? 0) + (left[at + 1] ?? 0) + (left[at + 2] ?? 0)) / 3;
        if ((left[at + 3] ?? 0) < 200) continue;
        if (value > 140) light += 1;
        if (value < 60) dark += 1;
      }
      return light > 20 && dark <= light * 40;
    }, polling)
    .then(
      () => true,
      () => false,
    );
}

/**
 * The faults of a figure in a page; empty if all is right. The page must have been opened by `watched`.
 * @param {Page} page
 * @param {Embedding} kind
 * @param {{ readonly still?: boolean, readonly player?: boolean }} host
 */
export async function faults(page, kind, { still, player }) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} name @param {() => Promise<boolean>} check */
  const must = async (name, check) => {
    try {
      if (!(await check())) found.push(name);
    } catch (error) {
      found.push(`${name} (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`);
    }
  };
  await page.$eval(tags[kind], (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await must('pixels', async () => rightPixels(await picture(await home(page, kind), kind)));
  if (player) return found;
  await must('height', () => rightHeight(page, kind));
  if (!still) await must('wheel', () => wheelScrollsTheHost(page, kind));
  await must('keyboard', () => keyboardPasses(page, kind));
  await must('dark', () => darkInDarkHost(page, kind));
  return found;
}

/**
 * Collects the complaints of a page: all of them if the host keeps the policy itself, otherwise only ours.
 * @param {Page} page
 * @param {boolean} strict
 */
export async function watched(page, strict) {
  /** @type {string[]} */
  const said = [];
  const ours = (/** @type {string} */ text) => strict || /posenc|\/labs\//.test(text);
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? `${error.message} ${error.stack}` : String(error);
    if (!/report.only/i.test(text) && ours(text)) said.push(text);
  });
  page.on('console', (message) => {
    const where = `${message.text()} ${message.location().url ?? ''}`;
    if (message.type() !== 'error' || /report.only|favicon/i.test(where) || !ours(where)) return;
    said.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    /** @type {string[]} */
    const violations = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI, sample }) => {
      violations.push(`${effectiveDirective} in ${sourceFile}: ${blockedURI} ${sample}`);
    });
  });
  return async () => {
    const violations = /** @type {string[]} */ (await page.evaluate('window.violations'));
    return [...said, ...violations.filter(ours)];
  };
}
