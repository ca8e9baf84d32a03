// Checks the packed packages with package checkers and several kinds of compilers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packages, type PackageName } from '../../web/tools/release/package.mjs';
import { command } from './support/command.ts';
import {
  dist,
  installPackage,
  installTools,
  lend,
  packageNames,
  root,
  tool,
  type Installed,
} from './support/install.ts';
import { reactPackages } from './support/react.ts';
import { unnamed } from './support/signatures.ts';

let installed: Installed;
beforeAll(async () => {
  await installTools();
  installed = await installPackage();
}, 600_000);
afterAll(() => installed?.remove());

const time = 120_000;

interface Exports {
  readonly exports: Readonly<Record<string, { readonly types?: string } | string>>;
}
const packageJson = (name: PackageName): Exports =>
  JSON.parse(readFileSync(join(root, packages[name], 'package.json'), 'utf8')) as Exports;
/** The declarations of a package's entries. */
const declarationsOf = (name: PackageName): readonly string[] =>
  Object.values(packageJson(name).exports).flatMap((entry) =>
    typeof entry === 'string' || entry.types === undefined ? [] : join(root, packages[name], entry.types),
  );
/** Exports without types: data, and plugins whose hosts publish no types for plugins. */
const untyped: Readonly<Record<PackageName, readonly string[]>> = {
  posenc: ['./posenc.wasm', './package.json'],
  'posenc-check': ['./vectors/*.json', './schema/*.json', './package.json'],
  'posenc-labs': ['./doors/*', './custom-elements.json', './package.json'],
};

describe.each(packageNames)('checkers: %s', (name) => {
  test(
    'publint',
    async () => {
      const output = await command(tool('publint'), [installed.tarballs[name], '--strict']);
      expect(output).toContain('All good');
    },
    time,
  );

  test.skipIf(name === 'posenc-check')(
    'are the types wrong (ESM only: require() of it works on Node 20.19 and later)',
    async () => {
      // Exits with an error on a finding, also for an entry that is not JavaScript (the binary) and for patterns, which
      // it takes for names: these are left out.
      const { exports } = packageJson(name);
      const excluded = untyped[name].map((path) => path.slice(2)).filter((path) => path !== 'package.json');
      const output = await command(tool('attw'), [
        installed.tarballs[name],
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        ...excluded,
        '--no-color',
        '--no-emoji',
      ]);
      for (const entry of Object.keys(exports).map((path) => path.replace(/^\.\/?/, '')))
        if (!excluded.includes(entry)) expect(output).toContain(`"${[name, entry].filter(Boolean).join('/')}"`);
    },
    time,
  );

  test('every entry that is a module has types', () => {
    const entries = Object.entries(packageJson(name).exports);
    const without = entries.filter(([, entry]) => typeof entry === 'string' || entry.types === undefined);
    expect(without.map(([path]) => path)).toEqual(untyped[name]);
  });
});

describe('checkers', () => {
  test('Jest may translate the statically imported code to CommonJS: none of it uses import.meta', () => {
    const entries = ['index.js', 'external.js', 'pure.js', 'sincos.js', 'elements.js', 'elements/define.js'];
    const labs = join(root, 'web', 'labs', 'dist');
    const seen = new Set([...entries.map((file) => join(dist, file)), join(labs, 'posenc-lab.js')]);
    for (const file of seen) {
      const code = readFileSync(file, 'utf8');
      expect(code.includes('import.meta'), file).toBe(false);
      for (const [, from = ''] of code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g))
        seen.add(join(file, '..', from));
    }
    expect([...seen].some((file) => file.startsWith(join(labs, 'labs')))).toBe(true);
  });

  test.each(['posenc', 'posenc-labs'] as const)('every type that a signature of %s names can be imported', (name) => {
    expect(declarationsOf(name).length).toBeGreaterThan(3);
    expect(unnamed(new Set(declarationsOf(name)))).toEqual([]);
  });

  test('types use nothing that TypeScript 5.5 does not know', () => {
    const types = join(dist, 'types');
    const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    expect(files.filter((file) => /Array<ArrayBuffer/.test(readFileSync(join(types, file), 'utf8')))).toEqual([]);
  });

  for (const [module, resolution] of [
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ] as const) {
    test(
      `TypeScript: moduleResolution ${resolution}, with JSX and the guide's example of it`,
      async () => {
        const apps = join(import.meta.dirname, 'environments', 'apps', 'typescript');
        const guide = readFileSync(join(dist, '..', 'web', 'docs', 'guides', '07-figures.md'), 'utf8');
        const [, example = ''] = /<!-- run: react -->\n```tsx\n([\s\S]*?)\n```/.exec(guide) ?? [];
        expect(example).toContain("from 'posenc-labs/react'");
        lend(installed, reactPackages);
        const folder = installed.setting(`types ${resolution}`, [], {
          'use.ts': `import { sinusoidal, PosencError, init, type Matrix } from 'posenc';
import { sinusoidal as outside } from 'posenc/external';
import { sinusoidal as pure } from 'posenc/pure';
import { sinArray, sinCos, type SinCos } from 'posenc/sincos';
import { PosencHeatmap } from 'posenc/elements';
import 'posenc/elements/define';
const single: Matrix = sinusoidal({ positions: 3, dim: 4 });
const double: Matrix<Float64Array> = outside({ positions: [1.5], dim: 4, dtype: 'float64' });
pure({ positions: { count: 2 }, dim: 4, out: new Float32Array(8) });
const { sine }: SinCos = sinCos(1);
export const sines: Float32Array = sinArray(Float64Array.of(sine), { out: new Float32Array(1) });
init({ signal: new AbortController().signal }).catch((error: PosencError) => error.code);
export const figure: PosencHeatmap = document.createElement('posenc-heatmap');
figure.positions = single.rows + double.rows;
// @ts-expect-error an unknown option
sinusoidal({ positions: 3, dim: 4, bases: 3 });
// @ts-expect-error a string is not a number
sinusoidal({ positions: 3, dim: '4' });
`,
          // `node tests/package/environments/run.mjs` repeats these checks with older and newer ones.
          'more.ts': readFileSync(join(apps, 'use.ts'), 'utf8'),
          'react.tsx': readFileSync(join(apps, 'react.tsx'), 'utf8'),
          'readme.tsx': example,
          'tsconfig.json': JSON.stringify({
            compilerOptions: {
              module,
              moduleResolution: resolution,
              target: 'es2022',
              lib: ['es2023', 'dom', 'dom.iterable'],
              strict: true,
              jsx: 'react-jsx',
              noEmit: true,
              types: [],
              skipLibCheck: false,
              exactOptionalPropertyTypes: true,
            },
            files: ['use.ts', 'more.ts', 'react.tsx', 'readme.tsx'],
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
