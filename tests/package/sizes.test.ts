// Download sizes, gzipped. Limits are a little above the current sizes: they may go down, and whoever raises one says
// why. Last raised for forty more types of models and both readings of their files (6 kB), the shapes of lists, room
// that is looked for before a call, and conventions by name (1 kB each).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { isAtLeast } from '../../web/toolchain/detect.mjs';
import { quick } from '../tiers.mjs';
import { dist, root } from './support/install.ts';

const gzipped = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length / 1000;

/** The Emscripten that built decides: the last of these that is not newer than it. The first is the guide's. */
const versions = ['3.1.6', '3.1.69', '6.0'] as const;
const builtWith = readFileSync(join(root, 'build', 'wasm', 'emscripten.txt'), 'utf8').trim();
const column = versions.findLastIndex((version) => isAtLeast(builtWith, version));

/** Kilobytes, a thousand bytes each, by version of Emscripten. */
const limits: readonly [what: string, limit: readonly number[], measure: () => Promise<number> | number][] = [
  ['`posenc`, everything in it', [186, 193, 193], () => gzipped(file('index.js'))],
  ['of it, `sinusoidal` alone', [35, 36, 36], () => bundled('sinusoidal')],
  ['of it, `rotaryFrequencies` and `applyRotary`', [46, 48, 48], () => bundled('rotaryFrequencies, applyRotary')],
  ['of it, `alibiBias` alone', [35, 36, 36], () => bundled('alibiBias')],
  ['`posenc/external`, without the module', [79, 79, 79], () => gzipped(file('external.js'))],
  ['`posenc/posenc.wasm`', [90, 92, 92], () => gzipped(file('posenc.wasm'))],
  ['`posenc/pure`', [203, 206, 206], () => gzipped(file('pure.js'))],
  ['`posenc/webgpu`, without what prepares', [13, 13, 13], () => gzipped(file('webgpu.js'))],
  ['what prepares, loaded when something is created', [7, 7, 7], () => gzipped(file('webgpu-prepare.js'))],
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

  test('importing one function never pulls in the elements', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "import { sinusoidal } from './index.js';\nconsole.log(sinusoidal);", resolveDir: dist },
      bundle: true,
      write: false,
    });
    expect(outputFiles[0]?.text).not.toMatch(/customElements|HTMLElement/);
  });
});
