// A bundler minifies its imports. SWC 1.11 to 1.15.33 drop a return that wasm2js may write, so this tests the minimum:
// after any minifier, posenc/pure gives the right numbers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import * as sources from 'posenc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersOf } from './support/answers.mjs';
import { dist, installTools, toolModule } from './support/install.ts';

type Minify = (code: string) => Promise<string>;
type Minified = { readonly code?: string | undefined };
interface Minifier {
  minify(code: string, options: object): Promise<Minified>;
}

const minifyWith =
  (name: string, options: object): Minify =>
  async (code) =>
    (await toolModule<Minifier>(name).minify(code, options)).code ?? '';

const everything = { module: true, compress: true, mangle: true };
const minifiers: Readonly<Record<string, Minify>> = {
  esbuild: async (code) => (await transform(code, { minify: true, format: 'esm' })).code,
  terser: minifyWith('terser', { module: true }),
  oxc: async (code) =>
    toolModule<{ minifySync(file: string, code: string): Required<Minified> }>('oxc-minify').minifySync('pure.js', code)
      .code ?? '',
  'SWC 1.15.33': minifyWith('swc-1.15.33', everything),
  'the newest SWC': minifyWith('@swc/core', everything),
};

let folder: string;
beforeAll(async () => {
  await installTools();
  folder = mkdtempSync(join(tmpdir(), 'posenc-minified-'));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pure = readFileSync(join(dist, 'pure.js'), 'utf8');

test.each(Object.keys(minifiers))('posenc/pure gives the same numbers after %s', async (name) => {
  const minified = await minifiers[name]?.(pure);
  expect(minified?.length).toBeGreaterThan(1000);
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`);
  writeFileSync(file, minified ?? '');
  expect(answersOf(await import(/* @vite-ignore */ pathToFileURL(file).href))).toBe(answersOf(sources));
});
