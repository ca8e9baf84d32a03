// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/toolchain/folders.mjs';
import { families } from '../../web/tools/docs/family-files.mjs';
import { holes, wanted, withTable } from '../families/coverage.mjs';

describe('families of encodings', () => {
  const all = families();
  test.each(all.map((family) => /** @type {const} */ ([family.family, family])))(
    '%s has its header, tests, examples and whole contract',
    (_name, family) => {
      expect(holes(family)).toEqual([]);
    },
  );

  test('README.md has a row for each, as node tests/families/table.mjs --write makes it', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme).toBe(withTable(readme, all));
  });

  test.each(Object.entries(wanted))('%s exists', (_what, name) => {
    expect(all.map((family) => family.family)).toContain(name);
  });
});
