// The packed package in every setting that it promises: one test a setting, which `npm run matrix` prints as a table.
import { join } from 'node:path';
import { alibiBias, sinusoidal } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer } from 'vite';
import { openBrowsers, strictPolicy, type Browsers } from './support/browsers.ts';
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
/** What every setting has to show: the very bits that the sources give here. */
const wanted = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });

/** The result as it was printed, after whatever a tool has to say. */
const lastLine = (output: string): string | undefined => output.trim().split('\n').at(-1);

async function expectInBrowsers(folder: string, policy?: string, page?: string): Promise<void> {
  expect(await browsers.titles(folder, policy, page)).toEqual({ chromium: wanted, firefox: wanted });
}

const html = (script: string): string => `<!doctype html><meta charset="utf-8"><title></title>${script}`;
const time = 120_000;

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
        expect(await browsers.titlesAt(address)).toEqual({ chromium: wanted, firefox: wanted });
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
    'a worker that was handed the module',
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
  test('Node: posenc/external', node('node.mjs', 'posenc/external'), time);
  test('Node: posenc/pure without WebAssembly', node('--jitless', '--no-warnings', 'node.mjs', 'posenc/pure'), time);
  test('Node: code from strings forbidden', node('--disallow-code-generation-from-strings', 'node.mjs'), time);
  test(
    'Node: posenc/pure, code from strings forbidden',
    node('--disallow-code-generation-from-strings', 'node.mjs', 'posenc/pure'),
    time,
  );
  test('Node: worker_threads, the module handed over', node('threads.mjs'), time);
  test(
    'workerd condition: nothing is compiled at run time',
    node('--conditions=workerd', '--import', './workerd-hooks.mjs', 'node.mjs'),
    time,
  );

  for (const entry of ['posenc', 'posenc/external', 'posenc/pure']) {
    test(
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

    test(
      `Bun: ${entry}`,
      async () => {
        const folder = installed.setting('bun', ['node.mjs']);
        expect(lastLine(await command(tool('bun'), ['node.mjs', entry], { cwd: folder }))).toBe(wanted);
      },
      time,
    );
  }
});

describe('checkers', () => {
  test(
    'publint',
    async () => {
      const output = await command(tool('publint'), [installed.tarball, '--strict']);
      expect(output).toContain('All good');
    },
    time,
  );

  test(
    'are the types wrong (ESM alone: require() of it works on Node 20.19 and later)',
    async () => {
      // It ends with an error when it finds one, also at an entry that is not JavaScript: the binary is left out.
      const output = await command(tool('attw'), [
        installed.tarball,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'posenc.wasm',
        '--no-color',
        '--no-emoji',
      ]);
      expect(output).toContain('"posenc/elements/define"');
    },
    time,
  );

  for (const [module, resolution] of [
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    test(
      `TypeScript: moduleResolution ${resolution}`,
      async () => {
        const folder = installed.setting(`types ${resolution}`, [], {
          'use.ts': `import { sinusoidal, PosencError, init, type Matrix } from 'posenc';
import { sinusoidal as outside } from 'posenc/external';
import { sinusoidal as pure } from 'posenc/pure';
import { PosencHeatmap } from 'posenc/elements';
import 'posenc/elements/define';
const single: Matrix = sinusoidal({ positions: 3, dim: 4 });
const double: Matrix<Float64Array> = outside({ positions: [1.5], dim: 4, dtype: 'float64' });
pure({ positions: { count: 2 }, dim: 4, out: new Float32Array(8) });
init({ signal: new AbortController().signal }).catch((error: PosencError) => error.code);
export const figure: PosencHeatmap = document.createElement('posenc-heatmap');
figure.positions = single.rows + double.rows;
// @ts-expect-error an unknown option
sinusoidal({ positions: 3, dim: 4, bases: 3 });
// @ts-expect-error a string is not a number
sinusoidal({ positions: 3, dim: '4' });
`,
          'tsconfig.json': JSON.stringify({
            compilerOptions: {
              module,
              moduleResolution: resolution,
              target: 'es2022',
              lib: ['es2023', 'dom', 'dom.iterable'],
              strict: true,
              noEmit: true,
              types: [],
              skipLibCheck: false,
              exactOptionalPropertyTypes: true,
            },
            files: ['use.ts'],
          }),
        });
        await command(process.execPath, [
          join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc'),
          '-p',
          folder,
        ]);
      },
      time,
    );
  }
});
