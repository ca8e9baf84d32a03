// A test in a browser that fails beside others and passes alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesToRepeat, forgiveLate } from '../late.mjs';

const root = mkdtempSync(join(tmpdir(), 'posenc-late-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'tests'));
const inBrowsers = (name) => {
  writeFileSync(join(root, 'tests', `${name}.test.ts`), 'describe.each(browserNames)();');
  return `tests/${name}.test.ts`;
};
const bar = inBrowsers('bar');
writeFileSync(join(root, 'tests', 'api.test.ts'), 'test();');
const failed = (suite, title = 'stays in view') => ({ suite, title, seconds: 120, failure: 'waited in vain' });
const passed = (suite, title = 'stays in view') => ({ suite, title, seconds: 2, skipped: false });

describe('tests that fail beside others', () => {
  test('are run once more if they look at pages in a browser', () => {
    expect(filesToRepeat([failed(bar), failed(bar, 'moves'), passed(bar)], root)).toEqual([bar]);
    expect(filesToRepeat([failed('tests/api.test.ts'), failed('vitest'), failed('tests/no.test.ts')], root)).toEqual(
      [],
    );
  });

  test('are not run once more if many files failed', () => {
    const many = Array.from({ length: 11 }, (_, k) => failed(inBrowsers(`page${k}`)));
    expect(filesToRepeat(many, root)).toEqual([]);
    expect(filesToRepeat(many.slice(1), root)).toHaveLength(10);
  });

  test('count as passed if they pass alone, and are named with both times', () => {
    const { settled, late } = forgiveLate([passed(bar, 'opens'), failed(bar)], [passed(bar)]);
    expect(settled.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(late).toEqual(['tests/bar.test.ts: stays in view (failed after 120.0 s; alone 2.0 s)\n    waited in vain']);
  });

  test('stay failed if they fail again, are skipped, or do not come again', () => {
    const first = [failed(bar)];
    for (const second of [[failed(bar)], [{ ...passed(bar), skipped: true }], [passed(bar, 'other')], []])
      expect(forgiveLate(first, second)).toEqual({ settled: first, late: [] });
  });
});
