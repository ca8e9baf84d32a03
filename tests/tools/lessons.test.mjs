// @ts-check
import { describe, expect, test } from 'vitest';
import { holes, stepOf, steps } from '../labs/lessons/coverage.mjs';
import { items } from '../labs/lessons/items.mjs';
import { labIds } from '../../web/tools/sources.mjs';

describe('the list of what the lessons teach', () => {
  test.each(items.map((item) => /** @type {const} */ ([item.lesson, item.what, item])))(
    '%s, %s: has its lab and its browser test',
    (_lesson, _what, item) => {
      expect(holes(item)).toEqual([]);
    },
  );

  test('each lesson has a path of at least three steps, which ends with its claims', () => {
    for (const lesson of new Set(items.map((item) => item.lesson))) {
      if (lesson === 'claims') continue;
      expect([lesson, steps(lesson).length >= 3, steps(lesson).at(-1)]).toEqual([lesson, true, 'claims']);
    }
    expect(stepOf({ lesson: '003', what: '', lab: 'grids', test: '' })).toBe(0);
  });

  test('each lab of the page teaches something of them', () => {
    // Batches are not in the lessons: people who run models ask for them.
    expect(labIds().filter((lab) => !items.some((item) => item.lab === lab))).toEqual(['batch', 'reads']);
  });
});
