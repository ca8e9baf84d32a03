// Same set-up, same weights: models trained in Node, Chromium and Firefox against native code. The native tests check
// the same list on every instruction set.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { browserNames } from '../tiers.mjs';
import { launch } from '../../web/tools/toolchain/launch.mjs';
import { hashTraining, models } from './hash-training.ts';

const script = async (): Promise<string> => {
  const built = await build({
    entryPoints: [fileURLToPath(new URL('hash-training.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bits',
    write: false,
  });
  return built.outputFiles[0]?.text ?? '';
};

const differing = (hashes: readonly string[]): object[] => models.filter(({ bits }, index) => bits !== hashes[index]);

describe('trained weights have the bits that native code gives them', () => {
  test('the list has every encoding and both masks, after 100 steps and after 600', () => {
    expect(new Set(models.map(({ encoding }) => encoding.kind)).size).toBe(12);
    expect(new Set(models.map(({ causal }) => causal)).size).toBe(2);
    expect(new Set(models.map(({ steps }) => steps))).toEqual(new Set([100, 600]));
    for (const { bits } of models) expect(bits).toMatch(/^[0-9a-f]{16}$/);
  });

  test('in Node', () => {
    expect(differing(hashTraining())).toEqual([]);
  });

  test.each(browserNames)(
    'in %s',
    async (name) => {
      const browser = await launch(name);
      try {
        const page = await browser.newPage();
        await page.addScriptTag({ content: await script() });
        const hashes = (await page.evaluate('bits.hashTraining()')) as string[];
        expect(hashes).toHaveLength(models.length);
        expect(differing(hashes)).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    180_000,
  ); // a browser that starts on a busy machine, and two seconds of work
});
