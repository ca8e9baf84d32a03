// Same input, same bits: every table of tables/ in Node, Chromium and Firefox against native code. The native tests
// check the same list on every instruction set.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames } from '../tiers.mjs';
import { launch } from '../../web/toolchain/launch.mjs';
import { hashTables, type TableBits } from './hash-tables.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const tables = readdirSync(here('tables')).flatMap(
  (name) => JSON.parse(readFileSync(here(`tables/${name}`), 'utf8')) as TableBits[],
);

/** Differences by name: a list of two dozen hashes would be unreadable. */
const differing = (hashes: readonly string[]): object[] => tables.filter(({ bits }, index) => bits !== hashes[index]);

describe('every table has the bits that native code gives it', () => {
  let script = '';
  beforeAll(async () => {
    const built = await build({
      entryPoints: [here('hash-tables.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'bits',
      write: false,
      alias: { posenc: here('../../web/api/index.ts') },
    });
    script = built.outputFiles[0]?.text ?? '';
  });

  test('the list names each table once and knows its bits', () => {
    expect(tables.length).toBeGreaterThan(10);
    expect(new Set(tables.map(({ make, options }) => JSON.stringify([make, options]))).size).toBe(tables.length);
    for (const { bits } of tables) expect(bits).toMatch(/^[0-9a-f]{16}$/);
  });

  test('in Node', () => {
    expect(differing(hashTables(tables))).toEqual([]);
  });

  test.each(browserNames)('in %s', async (name) => {
    const browser = await launch(name);
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: script });
      const hashes = (await page.evaluate(`bits.hashTables(${JSON.stringify(tables)})`)) as string[];
      expect(hashes).toHaveLength(tables.length);
      expect(differing(hashes)).toEqual([]);
    } finally {
      await browser.close();
    }
  }); // a browser that starts on a busy machine
});
