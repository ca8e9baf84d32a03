// @ts-check
// Pages of the documentation in another language say what the English ones say: the same sections, blocks, numbers and
// links, programs and tables from the English page, and a mark of the English text that was translated.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerWords } from '../../web/labs/shared/header/words.mjs';
import { pageOf, partsOf, redirected, twinLanguages, twinOf, twinsIn, wordsOf } from '../../web/tools/docs/twins.mjs';

const read = (/** @type {string} */ path) => readFileSync(`web/docs/${path}`, 'utf8');

/** A hash of the text that is translated, without programs and tables. @param {string} english */
const markOf = (english) => createHash('sha256').update(partsOf(english).text).digest('hex').slice(0, 12);

/** @param {string} text */
function sectionsOf(text) {
  return partsOf(text)
    .text.replace(/<!-- words\n[^]*?-->|<!-- (?:of|run:) .*-->/g, '')
    .replace(/<\/?(?:figure|figcaption|posenc-)[^]*?>/g, ' ')
    .split(/^(?=#+ )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      level: /^#*/.exec(part)?.[0],
      kinds: part
        .split(/\n\s*\n|\n(?=- )/)
        .filter((block) => block.trim() !== '')
        .map((block) => /^\s*(#+ |- |<!-- \w+ -->)?/.exec(block)?.[1] ?? ''),
      numbers: (part.replace(/\]\([^)]*\)/g, ']').match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).sort(),
      links: [...part.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to).sort(),
      code: [...part.matchAll(/`([^`]+)`/g)].map(([, code]) => code).sort(),
    }));
}

const twins = twinLanguages.flatMap((language) => twinsIn(language).map((path) => ({ language, path })));

test('a language has twins where the header says so, the first page among them', () => {
  for (const [language, { guides }] of Object.entries(headerWords)) {
    expect([language, twinLanguages.includes(language)]).toEqual([language, guides !== undefined]);
    if (guides === undefined) continue;
    const pages = twinsIn(language).map(pageOf);
    expect(pages.sort()).toEqual(['index.html', ...guides.map((name) => `guides/${name}.html`)].sort());
    expect(Object.keys(wordsOf(language).lanes)).toEqual(Object.keys(wordsOf('en').lanes));
  }
});

describe.each(twins)('$language/$path', ({ language, path }) => {
  test('translates the English text of today', () => {
    expect(existsSync(`web/docs/${path}`)).toBe(true);
    const [, mark] = /^<!-- of (\w+) -->\n/.exec(read(`${language}/${path}`)) ?? [];
    expect(mark, 'translate what has changed in the English page, then write its mark').toBe(markOf(read(path)));
  });

  test('has its sections, blocks, numbers, links and code', () => {
    expect(sectionsOf(read(`${language}/${path}`))).toEqual(sectionsOf(read(path)));
  });

  test('takes all programs and tables from it, and no letter of a table is left in English', () => {
    const [own, english] = [partsOf(twinOf(language, path)), partsOf(read(path))];
    expect(own.programs).toEqual(english.programs);
    expect(own.tables.map((table) => table.split('\n').length)).toEqual(
      english.tables.map((table) => table.split('\n').length),
    );
    const numbers = (/** @type {readonly string[]} */ tables) => tables.map((table) => table.match(/[\d.,]*\d/g));
    expect(numbers(own.tables)).toEqual(numbers(english.tables));
    expect(own.tables.join('\n')).not.toMatch(/\b(to|with|without|base|no|all|positions)\b/);
  });
});

test('links lead to twins where there are any, and otherwise to English pages that know the way back', () => {
  const html = '<a href="cite.html#authors">1</a> <a href="errors.html#codes">2</a> <a href="#here">3</a>';
  expect(redirected(html, 'guides/x.html', 'zh-Hans', new Set(['guides/cite.html']))).toBe(
    '<a href="cite.html#authors">1</a> ' +
      '<a href="../../../docs/guides/errors.html?lang=zh-Hans#codes" hreflang="en">2</a> <a href="#here">3</a>',
  );
});
