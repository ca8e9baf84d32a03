// @ts-check
// The guide of the language models: its tables are what the records give.
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tables } from '../../cpp/bench/language-tables.mjs';

const folder = 'web/labs/trained/language';
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

test('the tables of the guide are those of the records', () => {
  const guide = readFileSync('web/docs/guides/12-language-models.md', 'utf8');
  const models = read('models');
  const names = Object.keys(models.models);
  const bytes = Object.fromEntries(names.map((name) => [name, statSync(`${folder}/${name}.bin`).size]));
  const further = read('further');
  const all = tables({ models, first: read('measured'), others: read('seeds'), bytes, further });
  expect(all).toHaveLength(7);
  expect(guide.match(/^\|.*(?:\n\|.*)*/gm)).toEqual(all);
});
