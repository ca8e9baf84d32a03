// The glossary: its entries in three languages, the marked words of the labs that lead to them, and its pages as built.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { entries, groups, type EntryName } from '../../web/labs/pages/glossary/entries.ts';
import { termsIn } from '../../web/labs/pages/glossary/terms.ts';
import type { Strings } from '../../web/labs/shared/text/trees.ts';
import { glossaryIn } from '../../web/tools/vite/glossary-terms.ts';
import { widthOf } from '../../web/tools/site/head.mjs';
import { languages } from '../../web/tools/vite/locales.ts';
import { stringsOf } from '../../web/tools/vite/strings-plugin.ts';
import { questions } from '../../web/labs/pages/why/questions/index.ts';

const site = fileURLToPath(new URL('../../dist/page/', import.meta.url));
const folder = (code: string): string => (code === 'en' ? '' : `${code}/`);
const read = (path: string): string => readFileSync(join(site, path), 'utf8');
const names = Object.keys(entries) as EntryName[];

const textsOf = (strings: Strings): string[] =>
  Object.values(strings).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
/** The entries of the marked words of a language, as web/labs/shared/text/rich.ts reads them. */
const marked = async (code: string): Promise<string[]> =>
  textsOf(await stringsOf(code)).flatMap((text) =>
    [...text.matchAll(/\[[^[\]]+\]\(([\w-]*):?(\w*)\)/g)].map(([, thing = '', entry = '']) => entry || thing),
  );

test('each entry is in one group', () => {
  const grouped = Object.values(groups).flatMap((group) => Object.keys(group));
  expect(grouped.length).toBeGreaterThanOrEqual(60);
  expect(new Set(grouped).size).toBe(grouped.length);
  expect([...grouped].sort()).toEqual([...names].sort());
});

describe.each(languages())('in %s', (code) => {
  test('a meaning is two lines of plain words: at most 140 letters, sentences, no formula', async () => {
    for (const { name, term, other, meaning } of await glossaryIn(code)) {
      expect([name, widthOf(meaning) <= 140 && widthOf(meaning) >= 20]).toEqual([name, true]);
      // Chinese has no capitals, and keeps the small letter of `token`.
      const isSentence = code.startsWith('zh') ? /。$/ : /^[\p{Lu}\d].*\.$/u;
      expect([name, isSentence.test(meaning)]).toEqual([name, true]);
      expect([name, /[=∑Σ^{}]|\*/.test(meaning)]).toEqual([name, false]);
      expect([name, term.length <= 40, new Set(other).size]).toEqual([name, true, other.length]);
    }
  });

  test('no two entries have the same term', async () => {
    const terms = (await glossaryIn(code)).map(({ term }) => term.toLowerCase());
    expect(new Set(terms).size).toBe(terms.length);
  });

  test('each marked word of a lab has an entry', async () => {
    const words = await marked(code);
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((entry) => !names.includes(entry as EntryName))).toEqual([]);
  });

  test('each entry is reached from a marked word, the answer of a question or an entry near it', async () => {
    const words = new Set(await marked(code));
    const answers = Object.keys(questions).map((name) => read(`${folder(code)}why/${name}/index.html`));
    const near = new Set((await glossaryIn(code)).flatMap((term) => term.near));
    const lonely = names.filter(
      (name) =>
        !words.has(name) && !near.has(name) && !answers.some((html) => html.includes(`"../../glossary/#${name}"`)),
    );
    expect(lonely).toEqual([]);
  });

  test('the page has each term once, with its meaning, other names and a page that shows it', async () => {
    const path = `${folder(code)}glossary/index.html`;
    const html = read(path);
    const terms = await glossaryIn(code);
    const text = html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>');
    expect([...html.matchAll(/<div class="entry" id="(\w+)">/g)].map(([, name]) => name)).toEqual(
      terms.map(({ name }) => name),
    );
    for (const { name, term, other, meaning, symbols = '' } of terms)
      for (const part of [term, ...other, meaning, symbols])
        expect([name, part, text.includes(part)]).toEqual([name, part, true]);
    const links = [...html.matchAll(/<dd>[^]*? <a href="\.\.\/([^"]+)">([^<]+)</g)];
    expect(links).toHaveLength(terms.length);
    for (const [, href = '', words = ''] of links) {
      const file = join(site, folder(code), href.endsWith('/') ? `${href}index.html` : href);
      expect([href, existsSync(file), widthOf(words) > 3]).toEqual([href, true, true]);
    }
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as {
      readonly '@type': string;
      readonly inLanguage: string;
      readonly hasDefinedTerm: readonly { readonly termCode: string; readonly description: string }[];
    };
    expect([data['@type'], data.inLanguage]).toEqual(['DefinedTermSet', code]);
    expect(data.hasDefinedTerm.map(({ termCode, description }) => [termCode, description])).toEqual(
      terms.map(({ name, meaning }) => [name, meaning]),
    );
  });

  test('symbols stand behind a fold, never in the open', async () => {
    const html = read(`${folder(code)}glossary/index.html`);
    const open = html.replaceAll(/<details>[^]*?<\/details>/g, '').replaceAll(/<style>[^]*?<\/style>/g, '');
    const symbols = (await glossaryIn(code)).flatMap((term) => term.symbols ?? []);
    expect(symbols.length).toBeGreaterThan(20);
    for (const formula of symbols.filter(({ length }) => length > 8)) expect(open).not.toContain(formula);
  });

  test('the answer of a question leads to its words in the glossary', () => {
    for (const name of Object.keys(questions)) {
      const html = read(`${folder(code)}why/${name}/index.html`);
      const found = [...html.matchAll(/href="\.\.\/\.\.\/glossary\/#(\w+)"/g)].map(([, entry]) => entry);
      expect([name, found.length > 0, found.every((entry) => names.includes(entry as EntryName))]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
});

test('a text has the terms that it names whole, in the plural too', async () => {
  const found = async (code: string, text: string): Promise<string[]> =>
    termsIn(text, await glossaryIn(code)).map(({ name }) => name);
  expect(await found('en', 'Cached keys and queries; the rope_theta of YaRN.')).toEqual(['key', 'base', 'yarn']);
  expect(await found('en', 'keyboards, overrate, thetas')).toEqual(['base']);
  expect(await found('es', 'las puntuaciones de una consulta')).toEqual(['query', 'score']);
});

test('llms.txt and the site’s own list name the glossary', () => {
  expect(read('llms.txt')).toContain('](glossary/): ');
});
