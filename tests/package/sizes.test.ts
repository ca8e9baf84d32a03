// Download sizes, gzipped. Limits are a little above the current sizes: they may go down, and whoever raises one says
// why. Last raised for keys that move, masks and attention (8 kB together; 1 kB where only rotations are imported), and
// for rows of sines that are made in registers (3 kB of rotations, 5 kB of everything), for params.json
// (2 kB), and for a layer of a model as an option of `applyRotary` (1 kB).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { isAtLeast } from '../../web/tools/toolchain/detect.mjs';
import { quick } from '../tiers.mjs';
import { dist, root } from './support/install.ts';

const gzipped = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length / 1000;

/** The Emscripten that built decides: the last of these that is not newer than it. The first is the guide's. */
const versions = ['3.1.6', '3.1.69', '6.0'] as const;
const builtWith = readFileSync(join(root, 'build', 'wasm', 'emscripten.txt'), 'utf8').trim();
const column = versions.findLastIndex((version) => isAtLeast(builtWith, version));

/** Kilobytes, a thousand bytes each, by version of Emscripten. */
const limits: readonly [what: string, limit: readonly number[], measure: () => Promise<number> | number][] = [
  ['`posenc`, everything in it', [206, 214, 214], () => gzipped(file('index.js'))],
  ['of it, `sinusoidal` alone', [36, 37, 37], () => bundled('sinusoidal')],
  ['of it, `rotaryFrequencies` and `applyRotary`', [51, 53, 53], () => bundled('rotaryFrequencies, applyRotary')],
  ['of it, `alibiBias` alone', [35, 36, 36], () => bundled('alibiBias')],
  ['`posenc/external`, without the module', [85, 85, 85], () => gzipped(file('external.js'))],
  ['`posenc/posenc.wasm`', [99, 101, 101], () => gzipped(file('posenc.wasm'))],
  ['`posenc/pure`', [224, 228, 228], () => gzipped(file('pure.js'))],
  ['`posenc/webgpu`, without what prepares', [13, 13, 13], () => gzipped(file('webgpu.js'))],
  ['what prepares, loaded when something is created', [7, 7, 7], () => gzipped(file('webgpu-prepare.js'))],
  ['`posenc/sincos`', [6, 6, 6], () => gzipped(file('sincos.js'))],
];

/** The download of an application that imports these. */
async function bundled(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `import { ${names} } from './index.js';\nconsole.log(${names});`, resolveDir: dist },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipped(outputFiles[0]?.contents ?? '');
}

const measured = limits.filter(([what]) => !(quick && what === '`posenc/pure`'));

const file = (...path: string[]): Uint8Array => readFileSync(join(dist, ...path));

describe('gzipped sizes', () => {
  test.each(measured)('%s: within its limit', async (_what, by, measure) => {
    const size = await measure();
    const limit = by[column] ?? 0;
    expect(size).toBeLessThanOrEqual(limit);
    expect(size, 'the limit has become too generous: lower it').toBeGreaterThan(0.85 * limit);
  });

  test('the guide says the same', () => {
    const guide = readFileSync(join(root, 'web', 'docs', 'guides', '01-entries.md'), 'utf8');
    for (const [what, [limit]] of limits) expect(guide).toContain(`| ${what} | ${limit} |`);
  });

  test('no other entry has anything of the GPU', () => {
    for (const name of ['index.js', 'external.js', 'posenc.global.js', 'elements.js'])
      expect(file(name).toString()).not.toMatch(/createComputePipeline|workgroup_size/);
  });

  test("`posenc/sincos` has no WebAssembly, and calls no function whose bits are the engine's own", () => {
    const code = file('sincos.js').toString();
    expect(code).not.toMatch(/WebAssembly|\bimport\b/);
    const fixed = ['abs', 'floor', 'fround', 'max', 'min'];
    const used = [...code.matchAll(/\bMath\.(\w+)/g)].map(([, name = '']) => name);
    expect(used).toContain('fround');
    expect(used.filter((name) => !fixed.includes(name))).toEqual([]);
  });

  test('importing one function never pulls in the elements', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "import { sinusoidal } from './index.js';\nconsole.log(sinusoidal);", resolveDir: dist },
      bundle: true,
      write: false,
    });
    expect(outputFiles[0]?.text).not.toMatch(/customElements|HTMLElement/);
  });
});
