// Same input, same bits: arrays of sines and cosines in Node, Chromium and Firefox against native code. The native
// tests check the same list on every instruction set. Every other function is in tests/calls.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames } from '../tiers.mjs';
import { launch } from '../../web/tools/toolchain/launch.mjs';
import { hashSines, type ListedSines } from './sines.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const list = JSON.parse(readFileSync(here('sines.json'), 'utf8')) as ListedSines[];

/** Differences by name: a list of two dozen hashes would be unreadable. */
const differing = (hashes: readonly string[]): object[] => list.filter(({ bits }, index) => bits !== hashes[index]);

describe('every array of sines has the bits that native code gives it', () => {
  let script = '';
  beforeAll(async () => {
    const built = await build({
      entryPoints: [here('sines.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'bits',
      write: false,
    });
    script = built.outputFiles[0]?.text ?? '';
  });

  test('the list names each array once and knows its bits', () => {
    expect(list.length).toBeGreaterThan(10);
    expect(new Set(list.map(({ make, options }) => JSON.stringify([make, options]))).size).toBe(list.length);
    for (const { bits } of list) expect(bits).toMatch(/^[0-9a-f]{16}$/);
  });

  test('in Node', () => {
    expect(differing(hashSines(list))).toEqual([]);
  });

  test.each(browserNames)('in %s', async (name) => {
    const browser = await launch(name);
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: script });
      const hashes = (await page.evaluate(`bits.hashSines(${JSON.stringify(list)})`)) as string[];
      expect(hashes).toHaveLength(list.length);
      expect(differing(hashes)).toEqual([]);
    } finally {
      await browser.close();
    }
  }); // a browser that starts on a busy machine
});
