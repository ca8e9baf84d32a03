// Sentences that were proved false do not come back: in no text, in no language (review `texts.md`, section 1).
import { describe, expect, test } from 'vitest';
import { ofDocumentation } from './support/refuted/documentation.ts';
import { ofModels } from './support/refuted/models.ts';
import { ofTables } from './support/refuted/tables.ts';
import { matching, reviewed, texts } from './support/texts.ts';

/** Kinds of texts; course pages are read beside them, in the languages that have some. */
const read = ['page', 'questions', 'plans', 'teach', 'why', 'check', 'class', 'glossary-page', 'search', 'elements'];

test('texts of pages, questions, answers, plans, the checker, the class and the elements are read', () => {
  for (const code of reviewed) {
    const kinds = new Set(texts[code].map(([key]) => key.split(/[./]/)[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(read));
    expect(texts[code].length).toBeGreaterThan(3500);
  }
  expect(texts.en.filter(([key]) => /^(docs|README)/.test(key)).length).toBeGreaterThan(500);
});

describe.each(reviewed)('in %s', (code) => {
  test.each([...ofTables, ...ofModels])('no text brings back finding $finding: $because', (claim) => {
    const [pattern, once] = claim[code];
    expect(once).toMatch(pattern);
    expect(matching(code, pattern)).toEqual([]);
  });
});

test.each(ofDocumentation)('the documentation does not bring back finding %s: %s', (_finding, pattern, once) => {
  expect(once).toMatch(pattern);
  expect(matching('en', pattern)).toEqual([]);
});
