// The wrong calls of tests/library/api/hostile.test.ts on the other entries as they are published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { callWrongly, resultsOf, type Entry } from '../library/api/support/hostile/run.ts';
import { quick } from '../tiers.mjs';
import { dist } from './support/install.ts';

const calls = Number(process.env['POSENC_HOSTILE_CALLS'] ?? (quick ? 2000 : 10_000));

async function load(name: string): Promise<Entry> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(dist, `${name}.js`)).href)) as Entry;
}

describe(`${calls} wrong calls`, () => {
  test.each(['external', ...(quick ? [] : ['pure'])])(
    'of posenc/%s are refused with a documented error and change nothing',
    async (name) => {
      const entry = await load(name);
      const init = entry['init'] as (options: { module?: Uint8Array }) => Promise<void>;
      if (name === 'external') await init({ module: new Uint8Array(readFileSync(join(dist, 'posenc.wasm'))) });
      const results = resultsOf(entry);
      const { refused, flaws } = callWrongly(entry, calls, 2);
      expect(flaws).toEqual([]);
      expect(refused).toBe(calls);
      expect(resultsOf(entry)).toEqual(results);
      // And the valid ones give the same bits as the entry that people get without asking.
      expect(results).toEqual(resultsOf(await load('index')));
    },
    120_000 + 10 * calls,
  );
});
