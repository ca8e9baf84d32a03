// What a playground opens: the folder for StackBlitz with the packed package, and the snippets for CodePen and
// Observable from a CDN's path, which a server of another origin has.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNames, profile } from '../library/elements/support/browser.ts';
import { serveFolder } from './support/browsers.ts';
import { installPackage, root, type Installed } from './support/install.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const guide = readFileSync(join(root, 'web/docs/guides/07-slides.md'), 'utf8');
const folder = join(root, 'tests/examples/stackblitz');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const time = 180_000;

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
}, 600_000);
afterAll(() => installed?.remove());

describe('the folder for StackBlitz', () => {
  test('begins with the first example of the README, with this version', () => {
    const [, first] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
    expect(read('main.js').startsWith(first ?? 'none')).toBe(true);
    expect(JSON.parse(read('package.json'))).toMatchObject({ dependencies: { posenc: version } });
  });

  test(
    'says the numbers and draws the table, built with the packed package',
    async () => {
      const files = Object.fromEntries(['index.html', 'main.js'].map((file) => [file, read(file)]));
      const site = installed.setting('stackblitz', [], files);
      await build({ root: site, configFile: false, logLevel: 'error' });
      const served = await serveFolder(join(site, 'dist'));
      const [, promised] = /; \/\/ (\d.*)$/m.exec(read('main.js')) ?? [];
      try {
        for (const name of browserNames) {
          const browser = await profile(name);
          const page = await browser.newPage();
          await page.goto(served.address);
          await page.waitForFunction(() => document.querySelector('posenc-heatmap')?.drawn?.rows === 100);
          expect(await page.$eval('output', ({ textContent }) => textContent)).toBe(promised);
          await browser.close();
        }
      } finally {
        served.close();
      }
    },
    time,
  );
});

/** A server with the packages at the paths of a CDN, open to pages of any origin. */
async function cdn(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(`@${version}/`, '/');
    readFile(join(installed.folder, 'node_modules', path)).then(
      (body) => {
        const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The snippets of the guide below `<!-- run: name -->`, from another origin. */
const snippets = (name: string, origin: string): readonly string[] => {
  const [, after = ''] = guide.split(`<!-- run: ${name} -->\n`);
  const blocks = /^(?:```\w+\n[\s\S]*?\n```\n+)+/.exec(after)?.[0] ?? '';
  return [...blocks.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, code = '']) =>
    code.replaceAll('https://unpkg.com', origin),
  );
};

describe.each(browserNames)('from the path of a CDN, in %s', (name) => {
  test(
    'the pen draws a lab',
    async () => {
      const { origin, close } = await cdn();
      const [pen = ''] = snippets('codepen', origin);
      const site = installed.setting(`pen ${name}`, [], { 'index.html': `<!doctype html><title></title>${pen}` });
      const served = await serveFolder(site, `script-src ${origin} 'wasm-unsafe-eval'`);
      const browser = await profile(name);
      try {
        const page = await browser.newPage();
        await page.goto(served.address);
        await page.$eval('posenc-lab', (lab) => (lab as HTMLElementTagNameMap['posenc-lab']).ready);
        const [position, drawn] = await page.$eval('posenc-lab', (lab) => [
          (lab as HTMLElementTagNameMap['posenc-lab']).view['position'],
          lab.shadowRoot?.querySelector('svg, canvas') !== null,
        ]);
        expect([position, drawn]).toEqual([10, true]);
      } finally {
        await browser.close();
        served.close();
        close();
      }
    },
    time,
  );

  test(
    'the cells of a notebook, each the body of an async function, compute and show',
    async () => {
      const { origin, close } = await cdn();
      const cells = snippets('observable', origin);
      const site = installed.setting(`notebook ${name}`, [], { 'index.html': '<!doctype html><title></title>' });
      const served = await serveFolder(site, `script-src ${origin} 'unsafe-eval'`);
      const browser = await profile(name);
      try {
        const page = await browser.newPage();
        await page.goto(served.address);
        const [numbers, position] = await page.evaluate(async (bodies: readonly string[]) => {
          const html = ({ raw }: TemplateStringsArray): Element | null => {
            document.body.insertAdjacentHTML('beforeend', raw[0] ?? '');
            return document.body.lastElementChild;
          };
          const values = [];
          for (const body of bodies)
            values.push(await (Function('html', `return (async () => ${body})()`) as (h: unknown) => unknown)(html));
          const lab = values[1] as HTMLElementTagNameMap['posenc-lab'];
          await lab.ready;
          return [[...(values[0] as Float32Array)], lab.view['position']];
        }, cells);
        expect(numbers).toEqual([Math.fround(Math.sin(1)), Math.fround(Math.cos(1))]);
        expect(position).toBe(10);
      } finally {
        await browser.close();
        served.close();
        close();
      }
    },
    time,
  );
});
