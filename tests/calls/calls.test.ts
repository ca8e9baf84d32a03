// Every row of the lists: what the package hands to C++, the bits of the result, or the error, in Node and in browsers.
// The native tests make the same calls of C++ on every instruction set. After adding a row, or when a change is meant
// to change what they say:
//   POSENC_WRITE=1 node_modules/.bin/vitest run --config tests/vitest.config.ts tests/calls
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as posenc from 'posenc';
import { expect, test } from 'vitest';
import { launch } from '../../web/tools/toolchain/launch.mjs';
import { withoutRows } from '../library/api/support/functions.ts';
import { heldBytes } from '../library/api/support/memory.ts';
import { watch } from '../library/api/support/hostile/watch.ts';
import { browserNames } from '../tiers.mjs';
import { families, list, readFamily, writeFamily } from './list.ts';
import { invoke } from './invoke.ts';
import { again, type Row } from './rows.ts';
import { valueOf } from './values.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

if (process.env['POSENC_WRITE'] !== undefined)
  for (const name of families) writeFamily(name, readFamily(name).map(again));

/** Rows that are not what they say, as they are and as they should be. */
const differing = (rows: readonly Row[], now: readonly Row[]): [now: Row, row: Row][] =>
  rows.flatMap((row, k) => (JSON.stringify(now[k]) === JSON.stringify(row) ? [] : [[now[k]!, row]]));

test('no row stands twice, and every exported function has a row', () => {
  const calls = list.map(({ call, arguments: given, native }) => JSON.stringify(call ? [call, given] : native));
  expect(calls.filter((call, k) => calls.indexOf(call) !== k)).toEqual([]);
  const functions = Object.entries(posenc).filter(
    ([name, value]) => typeof value === 'function' && !withoutRows.includes(name),
  );
  const bases = new Set(list.filter(({ base }) => base).map(({ call }) => call));
  expect(functions.map(([name]) => name).filter((name) => !bases.has(name))).toEqual([]);
});

test.each(families)('the calls of %s hand over and give what their rows say, in Node', (name) => {
  const rows = readFamily(name);
  expect(differing(rows, rows.map(again))).toEqual([]);
});

/** All the numbers of a result. */
function elements(result: unknown): number {
  if (ArrayBuffer.isView(result)) return (result as Float32Array).length;
  const { data } = (result ?? {}) as { data?: Float32Array };
  return data?.length ?? NaN;
}

test('a call whose result is empty takes neither time nor memory, whatever its other sizes are', () => {
  let empty = 0;
  for (const { call = '', arguments: given, refused } of list) {
    if (!given || refused !== undefined) continue;
    const args = given.map(valueOf),
      before = heldBytes(),
      start = process.cpuUsage();
    const result = invoke(posenc, call, args);
    const { user, system } = process.cpuUsage(start);
    if (elements(result) !== 0) continue;
    ++empty;
    // Memory grows by a megabyte or a fifth at least, whatever little is missing for a call's record.
    expect(heldBytes() - before, call).toBeLessThanOrEqual(Math.max(before / 5, 2 ** 20) + 2 ** 16);
    // Processor time, so that a busy machine is not a failure; the code before took seconds or never ended.
    expect((user + system) / 1e6, call).toBeLessThan(0.5);
  }
  expect(empty).toBeGreaterThan(50);
});

test('a refused call changes none of its arguments', () => {
  const refused = list.filter((row) => row.refused !== undefined);
  expect(refused.length).toBeGreaterThan(500);
  for (const { call = '', arguments: given = [] } of refused) {
    const args = given.map(valueOf);
    const watched = watch(args);
    expect(() => invoke(posenc, call, args)).toThrow();
    expect(watched.changed()).toEqual([]);
  }
});

test.each(browserNames)('every call has the same bits and errors in %s', async (name) => {
  const { outputFiles } = await build({
    entryPoints: [here('rows.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'calls',
    write: false,
    alias: { posenc: here('../../web/library/api/index.ts') },
  });
  const browser = await launch(name);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const now = (await page.evaluate(`JSON.stringify(${JSON.stringify(list)}.map(calls.again))`)) as string;
    expect(differing(list, JSON.parse(now) as Row[])).toEqual([]);
  } finally {
    await browser.close();
  }
});
