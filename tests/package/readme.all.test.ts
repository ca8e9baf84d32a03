// Runs every JavaScript snippet of the README and the guides with the packed package, in the setting that it is for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { browserNames, cellPoint, profile } from '../library/elements/support/browser.ts';
import { inEach, openBrowsers, serveFolder, strictPolicy, type Browsers } from './support/browsers.ts';
import { quick } from '../tiers.mjs';
import { command } from './support/command.ts';
import { installPackage, installTools, root, type Installed } from './support/install.ts';
import { hydratedPage } from './support/react.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const guideFolder = join(root, 'web', 'docs', 'guides');
const guides = readdirSync(guideFolder).map((name) => readFileSync(join(guideFolder, name), 'utf8'));
const texts = [readme, ...guides].join('\n');

/** The snippets below `<!-- run: name -->`: one, or several right after one another. */
function snippets(name: string): string[] {
  const after = texts.split(`<!-- run: ${name} -->\n`)[1];
  if (after === undefined) throw new Error(`neither the README nor a guide has the snippet ${name}`);
  const blocks = /^(?:```\w+\n[\s\S]*?\n```\n)+/.exec(after)?.[0] ?? '';
  return [...blocks.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, code]) => code as string);
}

/** The promised output of a snippet: the comment after its last console.log. */
const promised = (code: string): string | undefined => /console\.log\(.*\); \/\/ (.*)$/m.exec(code)?.[1];

let installed: Installed;
let browsers: Browsers;

beforeAll(async () => {
  await installTools();
  [installed, browsers] = await Promise.all([installPackage(), openBrowsers()]);
}, 600_000);
afterAll(async () => {
  await browsers?.close();
  installed?.remove();
});

const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title></title>${body}`;
const inlineScripts = `${strictPolicy} 'unsafe-inline'`;
const time = 120_000;

describe('snippets of the README and the guides', () => {
  test('each of them is run by a test here', () => {
    const named = [...texts.matchAll(/<!-- run: (\w+) -->/g)].map(([, name]) => name as string);
    const playgrounds = ['codepen', 'observable']; // playgrounds.all.test.ts runs these two
    const here = ['node', 'vite', 'entries', 'module', 'script', 'worker', 'react', 'hand'];
    expect(named.filter((name) => !playgrounds.includes(name))).toEqual(here);
    // The guides take their other programs from files: tests/docs/site.test.ts.
    const inReadme = [...readme.matchAll(/<!-- run: (\w+) -->/g)].map(([, name]) => name as string);
    expect(inReadme.flatMap(snippets)).toHaveLength([...readme.matchAll(/```js\n/g)].length);
  });

  // Of the entries, posenc/pure is not built for the quick tests.
  test.each(['node', ...(quick ? [] : ['entries']), 'hand'])(
    '%s prints the output in its comment',
    async (name) => {
      const [code] = snippets(name) as [string];
      const folder = installed.setting(`readme ${name}`, [], { 'main.mjs': code });
      const output = await command(process.execPath, ['main.mjs'], { cwd: folder });
      expect(output.trim()).toBe(promised(code));
    },
    time,
  );

  test(
    'vite',
    async () => {
      const [code] = snippets('vite') as [string];
      const folder = installed.setting('readme vite', [], {
        'index.html': page('<script type="module" src="./main.js"></script>'),
        'main.js': code,
      });
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { modulePreload: { polyfill: false } },
      });
      // The first pair of position 512 turns by 512 radians: cos - sin.
      const wanted = (Math.cos(512) - Math.sin(512)).toFixed(3);
      expect(await browsers.titles(join(folder, 'dist'), strictPolicy)).toEqual(
        inEach(`the first channel is now ${wanted}`),
      );
    },
    time,
  );

  test(
    'a browser without a bundler',
    async () => {
      const [code] = snippets('module') as [string];
      const folder = installed.raw('readme module', [], {
        'index.html': page(code.replace('./node_modules/posenc/dist/', './posenc/')),
      });
      expect(await browsers.titles(folder, inlineScripts)).toEqual(inEach('320 numbers for the U-Net'));
    },
    time,
  );

  test(
    'React, from a server',
    async () => {
      const [code] = snippets('react') as [string];
      const served = await serveFolder(await hydratedPage(installed, 'readme react', code));
      try {
        for (const name of browserNames) await lookAtReact(name, served.address);
      } finally {
        served.close();
      }
    },
    time,
  );

  test(
    'a script tag, from this machine instead of the CDN',
    async () => {
      const [code] = snippets('script') as [string];
      const folder = installed.raw('readme script', [], {
        'index.html': page(code.replace(/https:\/\/unpkg.com\/posenc@[\d.]+\/dist\//, 'posenc/')),
      });
      expect(await browsers.titles(folder, inlineScripts)).toEqual(inEach('biases of shape 8 x 16 x 16'));
    },
    time,
  );

  test(
    'a worker',
    async () => {
      const [main, worker] = snippets('worker') as [string, string];
      const folder = installed.setting('readme worker', [], {
        'index.html': page('<script type="module" src="./main.js"></script>'),
        'main.js': main,
        'worker.js': worker,
      });
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { modulePreload: { polyfill: false } },
        worker: { format: 'es' },
      });
      expect(await browsers.titles(join(folder, 'dist'), strictPolicy)).toEqual(
        inEach('32768 numbers from the worker'),
      );
    },
    time,
  );
});

/** The clock's hands follow the selected cell. */
async function lookAtReact(name: (typeof browserNames)[number], address: string): Promise<void> {
  const browser = await profile(name);
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForFunction(() => 'hydrate' in globalThis);
    await page.evaluate(() => (globalThis as unknown as { hydrate(): void }).hydrate());
    await page.waitForFunction(() => document.querySelector('posenc-heatmap')?.drawn?.rows === 16);
    await page.$eval('posenc-lab', (lab) => {
      lab.scrollIntoView();
      return (lab as HTMLElementTagNameMap['posenc-lab']).ready;
    });
    await page.$eval('posenc-heatmap', (figure) => figure.scrollIntoView());
    const { x, y } = await cellPoint(page, 'posenc-heatmap', 12, 4);
    await page.mouse.move(x, y);
    await page.waitForFunction(
      () => (document.querySelector('posenc-lab') as HTMLElementTagNameMap['posenc-lab']).view['position'] === 12,
    );
  } finally {
    await browser.close();
  }
}
