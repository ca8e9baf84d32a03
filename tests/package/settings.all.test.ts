// The packed package in every setting that it supports: one test a setting. `posenc/pure` is left to the whole.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { alibiBias, sinusoidal } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer } from 'vite';
import { quick } from '../tiers.mjs';
import { inEach, openBrowsers, strictPolicy, type Browsers } from './support/browsers.ts';
import { command } from './support/command.ts';
import { installPackage, installTools, tool, type Installed } from './support/install.ts';

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

const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
/** The expected output of every setting: the very bits that the sources give here. */
const wanted = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });

/** The result as printed, after any output of a tool. */
const lastLine = (output: string): string | undefined => output.trim().split('\n').at(-1);

async function expectInBrowsers(folder: string, policy?: string, page?: string): Promise<void> {
  expect(await browsers.titles(folder, policy, page)).toEqual(inEach(wanted));
}

const html = (script: string): string => `<!doctype html><meta charset="utf-8"><title></title>${script}`;
const time = 120_000;
const testPure = test.skipIf(quick);

describe('bundlers, run in Chromium and Firefox under the strict policy', () => {
  test(
    'Vite: the development server',
    async () => {
      const folder = installed.setting('vite dev', ['index.html', 'main.js']);
      const server = await createServer({
        root: folder,
        configFile: false,
        logLevel: 'error',
        server: { port: 0, host: '127.0.0.1' },
      });
      try {
        await server.listen();
        const address = server.resolvedUrls?.local[0] ?? '';
        expect(await browsers.titlesAt(address)).toEqual(inEach(wanted));
      } finally {
        await server.close();
      }
    },
    time,
  );

  test(
    'Vite: a build',
    async () => {
      const folder = installed.setting('vite build', ['index.html', 'main.js']);
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { modulePreload: { polyfill: false } },
      });
      await expectInBrowsers(join(folder, 'dist'));
    },
    time,
  );

  test(
    'Vite: server-side rendering',
    async () => {
      const folder = installed.setting('vite ssr', ['ssr.js'], {
        'run.mjs': "import { render } from './dist/ssr.js';\nconsole.log(render());\n",
      });
      const server = await createServer({
        root: folder,
        configFile: false,
        logLevel: 'error',
        server: { middlewareMode: true, ws: false },
        appType: 'custom',
      });
      try {
        const { render } = (await server.ssrLoadModule('/ssr.js')) as { render(): string };
        expect(render()).toBe(wanted);
      } finally {
        await server.close();
      }
      await build({ root: folder, configFile: false, logLevel: 'error', build: { ssr: 'ssr.js' } });
      expect(lastLine(await command(process.execPath, ['run.mjs'], { cwd: folder }))).toBe(wanted);
    },
    time,
  );

  test(
    'webpack',
    async () => {
      const folder = installed.setting('webpack', ['main.js'], {
        'index.html': html('<script src="dist/main.js" defer></script>'),
      });
      await command(
        tool('webpack'),
        ['--mode', 'production', '--entry', './main.js', '--output-path', join(folder, 'dist')],
        { cwd: folder },
      );
      await expectInBrowsers(folder);
    },
    time,
  );

  test(
    'esbuild',
    async () => {
      const folder = installed.setting('esbuild', ['main.js'], {
        'index.html': html('<script src="dist/main.js" type="module"></script>'),
      });
      const esbuild = await import('esbuild');
      await esbuild.build({
        absWorkingDir: folder,
        entryPoints: ['main.js'],
        bundle: true,
        minify: true,
        format: 'esm',
        outdir: 'dist',
      });
      await expectInBrowsers(folder);
    },
    time,
  );

  test(
    'Rollup',
    async () => {
      const folder = installed.setting('rollup', ['main.js'], {
        'index.html': html('<script src="dist/main.js" type="module"></script>'),
      });
      await command(
        tool('rollup'),
        [
          'main.js',
          '--plugin',
          join(tool('rollup'), '..', '..', '@rollup', 'plugin-node-resolve'),
          '--file',
          'dist/main.js',
        ],
        { cwd: folder },
      );
      await expectInBrowsers(folder);
    },
    time,
  );

  test(
    'Parcel',
    async () => {
      const folder = installed.setting('parcel', ['index.html', 'main.js'], {
        'package.json': '{ "private": true, "@parcel/resolver-default": { "packageExports": true } }',
      });
      await command(
        tool('parcel'),
        ['build', 'index.html', '--no-cache', '--no-source-maps', '--public-url', './', '--dist-dir', 'dist'],
        { cwd: folder },
      );
      await expectInBrowsers(join(folder, 'dist'));
    },
    time,
  );
});

describe('browsers without a build, under the strict policy', () => {
  test(
    'raw files from a folder',
    async () => {
      await expectInBrowsers(
        installed.raw('raw', [], {
          'index.html': html('<script type="module" src="main.js"></script>'),
          'main.js':
            "import { alibiBias, sinusoidal } from './posenc/index.js';\n" +
            'document.title = JSON.stringify({ table: [...sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 ' +
            '}).data], bias: [...alibiBias({ heads: 2, queries: 2, keys: 2, causal: true }).data].map(String) });\n',
        }),
      );
    },
    time,
  );

  test(
    'a script tag',
    async () => {
      await expectInBrowsers(
        installed.raw('script tag', ['script.js'], {
          'index.html': html('<script src="posenc/posenc.global.js"></script><script src="script.js"></script>'),
        }),
      );
    },
    time,
  );

  test(
    'the elements where trusted types are required',
    async () => {
      const folder = installed.raw('trusted', ['trusted.js'], {
        'index.html': html('<posenc-heatmap></posenc-heatmap><script type="module" src="trusted.js"></script>'),
      });
      const policy = `${strictPolicy}; require-trusted-types-for 'script'; trusted-types lit-html`;
      expect(await browsers.titles(folder, policy)).toEqual(inEach('drawn'));
    },
    time,
  );

  test(
    'posenc/external, the module fetched',
    async () => {
      await expectInBrowsers(
        installed.raw('external', ['external.js'], {
          'index.html': html('<script type="module" src="external.js"></script>'),
        }),
        `${strictPolicy}; connect-src 'self'`,
      );
    },
    time,
  );

  test(
    'a worker with a posted module',
    async () => {
      await expectInBrowsers(
        installed.raw('worker', ['page-worker.js', 'worker.js'], {
          'index.html': html('<script type="module" src="page-worker.js"></script>'),
        }),
      );
    },
    time,
  );

  test(
    'an import map',
    async () => {
      const map = { imports: { posenc: './posenc/index.js', 'posenc/': './posenc/' } };
      await expectInBrowsers(
        installed.raw('import map', ['main.js'], {
          'index.html': html(
            `<script type="importmap">${JSON.stringify(map)}</script><script type="module" src="main.js"></script>`,
          ),
        }),
        `${strictPolicy} 'unsafe-inline'`,
      );
    },
    time,
  );

  test(
    'a sandboxed frame with an opaque origin',
    async () => {
      const scripts = ['posenc/posenc.global.js', 'script.js', 'frame.js'];
      const frame = scripts.map((file) => `<script src="${file}"></script>`).join('');
      await expectInBrowsers(
        installed.raw('sandbox', ['script.js'], {
          'index.html': html(
            '<iframe sandbox="allow-scripts" src="frame.html"></iframe><script src="page.js"></script>',
          ),
          'frame.html': html(frame),
          'frame.js': "parent.postMessage(document.title, '*');\n",
          'page.js': 'onmessage = ({ data }) => { document.title = data; };\n',
        }),
        `${strictPolicy}; frame-src 'self'`,
      );
    },
    time,
  );

  test(
    'two versions on one page: each computes, and the elements are those that came first',
    async () => {
      const folder = installed.raw('two', ['two.js'], {
        'index.html': html('<posenc-heatmap></posenc-heatmap><script type="module" src="two.js"></script>'),
      });
      cpSync(join(folder, 'posenc'), join(folder, 'other'), { recursive: true });
      await expectInBrowsers(folder);
    },
    time,
  );

  testPure(
    'posenc/pure where WebAssembly is forbidden',
    async () => {
      await expectInBrowsers(
        installed.raw('pure', [], {
          'index.html': html('<script type="module" src="main.js"></script>'),
          'main.js':
            "import { alibiBias, sinusoidal } from './posenc/pure.js';\n" +
            'document.title = JSON.stringify({ table: [...sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 ' +
            '}).data], bias: [...alibiBias({ heads: 2, queries: 2, keys: 2, causal: true }).data].map(String) });\n',
        }),
        "default-src 'none'; script-src 'self'",
      );
    },
    time,
  );
});

describe('runtimes', () => {
  const node =
    (...args: string[]) =>
    async (): Promise<void> => {
      const folder = installed.setting('node', ['node.mjs', 'require.cjs', 'threads.mjs', 'workerd-hooks.mjs']);
      expect(lastLine(await command(process.execPath, args, { cwd: folder }))).toBe(wanted);
    };

  test('Node: import', node('node.mjs'), time);
  test('Node: require', node('require.cjs'), time);
  test(
    'Node: posenc/elements, as imported for server rendering',
    async () => {
      const folder = installed.setting('node elements', ['elements.mjs']);
      const output = await command(process.execPath, ['elements.mjs'], { cwd: folder });
      expect(output).toMatch(/^PosencCurves PosencHeatmap\b/);
    },
    time,
  );
  test(
    'Node: posenc/sincos without WebAssembly',
    async () => {
      const program = "import { sin } from 'posenc/sincos';\nconsole.log(sin(1e22), typeof WebAssembly);\n";
      const folder = installed.setting('node sincos', [], { 'sincos.mjs': program });
      const output = await command(process.execPath, ['--jitless', '--no-warnings', 'sincos.mjs'], { cwd: folder });
      expect(lastLine(output)).toBe('-0.8522008497671888 undefined');
    },
    time,
  );
  test('Node: posenc/external', node('node.mjs', 'posenc/external'), time);
  testPure(
    'Node: posenc/pure without WebAssembly',
    node('--jitless', '--no-warnings', 'node.mjs', 'posenc/pure'),
    time,
  );
  test('Node: code from strings forbidden', node('--disallow-code-generation-from-strings', 'node.mjs'), time);
  testPure(
    'Node: posenc/pure, code from strings forbidden',
    node('--disallow-code-generation-from-strings', 'node.mjs', 'posenc/pure'),
    time,
  );
  test('Node: worker_threads, with a transferred module', node('threads.mjs'), time);
  for (const condition of ['workerd', 'edge-light'])
    test(
      `${condition} condition: nothing is compiled at run time`,
      node(`--conditions=${condition}`, '--import', './workerd-hooks.mjs', 'node.mjs'),
      time,
    );

  for (const entry of ['posenc', 'posenc/external', 'posenc/pure']) {
    const either = entry === 'posenc/pure' ? testPure : test;
    either(
      `Deno: ${entry}`,
      async () => {
        const folder = installed.setting('deno', ['node.mjs']);
        const output = await command(
          tool('deno'),
          ['run', '--allow-read', '--allow-env', '--no-lock', '--node-modules-dir=manual', 'node.mjs', entry],
          { cwd: folder },
        );
        expect(lastLine(output)).toBe(wanted);
      },
      time,
    );

    either(
      `Bun: ${entry}`,
      async () => {
        const folder = installed.setting('bun', ['node.mjs']);
        expect(lastLine(await command(tool('bun'), ['node.mjs', entry], { cwd: folder }))).toBe(wanted);
      },
      time,
    );
  }
});
