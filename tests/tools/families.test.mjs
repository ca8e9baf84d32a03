// @ts-check
import { describe, expect, test } from 'vitest';
import { families } from '../../web/tools/docs/family-files.mjs';
import { holes, wanted } from '../docs/families/coverage.mjs';

describe('families of encodings', () => {
  const all = families();
  test.each(all.map((family) => /** @type {const} */ ([family.family, family])))(
    '%s has its header, tests, examples and whole contract',
    (_name, family) => {
      expect(holes(family)).toEqual([]);
    },
  );

  test.each(Object.entries(wanted))('%s exists', (_what, name) => {
    expect(all.map((family) => family.family)).toContain(name);
  });
});
