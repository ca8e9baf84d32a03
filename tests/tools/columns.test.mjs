import { expect, test } from 'vitest';
import { wideLines } from '../../web/tools/columns.mjs';

const wide = 'x'.repeat(121);

test('a line of 121 columns is named, one of 120 is not', () => {
  expect(wideLines('a.ts', `short\n${wide}\n${wide.slice(1)}\n`)).toEqual([2]);
});

test('columns are characters: a letter outside of ASCII is one', () => {
  expect(wideLines('a.ts', 'ñ'.repeat(120))).toEqual([]);
  expect(wideLines('a.ts', 'ñ'.repeat(121))).toEqual([1]);
});

test('an address does not count, and does not hide the rest of its line', () => {
  expect(wideLines('a.ts', `see https://example.org/${wide}`)).toEqual([]);
  expect(wideLines('a.ts', `${wide} https://example.org/`)).toEqual([1]);
});

test('data and rows of Markdown tables may be wider, other text of a document may not', () => {
  expect(wideLines('data.json', wide)).toEqual([]);
  expect(wideLines('a.md', `| ${wide} |`)).toEqual([]);
  expect(wideLines('a.ts', `| ${wide} |`)).toEqual([1]);
  expect(wideLines('a.md', wide)).toEqual([1]);
});
