// A bundler minifies what it imports. SWC 1.11 to 1.15.33 drop a return that wasm2js may write, so the smallest promise
// is tested here: whatever minifier has been over posenc/pure, the numbers are the true ones.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import * as sources from 'posenc';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Tables from every quadrant, and functions from both lanes. */
function numbers(posenc: Pick<typeof sources, 'sinusoidal' | 'alibiBias' | 'rotaryFrequencies' | 't5Buckets'>): string {
  const { sinusoidal, alibiBias, rotaryFrequencies, t5Buckets } = posenc;
  return JSON.stringify([
    [...sinusoidal({ positions: 100, dim: 64 }).data],
    [...sinusoidal({ positions: [-7, 0.5, 65535, 2 ** 31], dim: 8, layout: 'concatenated' }).data],
    [...alibiBias({ heads: 12, queries: 4, keys: 4, causal: false }).data],
    [...rotaryFrequencies({ headDim: 64, base: 500000 }).inverse],
    [...t5Buckets({ relative: Int32Array.from({ length: 300 }, (_, i) => i - 150) })],
  ]);
}

const pure = readFileSync(join(dist, 'pure.js'), 'utf8');

test.each(Object.keys(minifiers))('posenc/pure gives the same numbers after %s', async (name) => {
  const minified = await minifiers[name]?.(pure);
  expect(minified?.length).toBeGreaterThan(1000);
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`);
  writeFileSync(file, minified ?? '');
  expect(numbers(await import(/* @vite-ignore */ pathToFileURL(file).href))).toBe(numbers(sources));
});

test('the SWC of this test is one that dropped returns', () => {
  expect(toolModule<{ readonly version: string }>('swc-1.15.33').version).toBe('1.15.33');
});
