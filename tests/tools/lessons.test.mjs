// @ts-check
import { describe, expect, test } from 'vitest';
import { holes, labs } from '../lessons/coverage.mjs';
import { items } from '../lessons/items.mjs';

describe('what the lessons teach', () => {
  test.each(items.map((item) => /** @type {const} */ ([item.lesson, item.what, item])))(
    '%s, %s: has its lab and its browser test',
    (_lesson, _what, item) => {
      expect(holes(item)).toEqual([]);
    },
  );

  test('each lab of the page teaches something of them', () => {
    expect(labs().filter((lab) => !items.some((item) => item.lab === lab))).toEqual([]);
  });
});
