// One word for one thing in every language (texts.md, section 4), and words that translators once chose wrongly
// (section 6): each is forbidden where it means that thing, with a text in which it stood.
import { describe, expect, test } from 'vitest';
import { labs } from '../../../web/labs/index.ts';
import { readStrings } from '../../../web/tools/vite/locales.ts';
import { codes, matching, texts, textsOf } from './support/texts.ts';
import { en } from './support/words/en.ts';
import { es } from './support/words/es.ts';
import { it } from './support/words/it.ts';
import { zh } from './support/words/zh.ts';

const words = { en, es, it, 'zh-Hans': zh };

describe.each(Object.keys(words) as (keyof typeof words)[])('in %s', (code) => {
  test.each(words[code])('the word for $thing is $write', ({ pattern, once, except }) => {
    expect(once).toMatch(pattern);
    expect(matching(code, pattern, (key) => except?.test(key) === true)).toEqual([]);
  });
});

test('Spanish speaks to its reader in the formal person, Italian in the familiar one', () => {
  expect(matching('es', /\b(puedes|tienes|haz clic|elige un|mira cómo|tu modelo)\b/i)).toEqual([]);
  expect(matching('it', /\b(Faccia clic|Scelga|Guardi|Trascini|il Suo|la Sua)\b/)).toEqual([]);
});

test('the texts of questions keep a number with its per cent sign, as all others do', () => {
  for (const code of codes)
    for (const { id } of labs) {
      expect(JSON.stringify(readStrings(code, id)['questions']).match(/.{0,40}(\d|\}\}) %.{0,20}/g) ?? []).toEqual([]);
    }
});

test.each(codes.filter((code) => code !== 'en'))('every text has the numbers of the English one, in %s', (code) => {
  const numbers = (text: string): string =>
    [...text.replace(/\{\{\w+\}\}/g, '').matchAll(/\d+/g)]
      .map(([digits]) => digits)
      .sort()
      .join(' ');
  // Entries that are “zeroed” in English.
  const reworded = /compose\.(shapes|dropped\.ask)$/;
  const own = new Map(textsOf(code));
  const pairs = texts.en.filter(([key]) => own.has(key) && !reworded.test(key));
  expect(pairs.length).toBeGreaterThan(3500);
  const apart = pairs.filter(([key, text]) => numbers(text) !== numbers(own.get(key)!));
  expect(apart.map(([key, text]) => `${key}: ${text} / ${own.get(key)}`)).toEqual([]);
});
