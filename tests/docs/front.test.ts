// The pages of the site as search engines, previews and readers without scripts meet them, in the built files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { addressOf, guideIn, source } from '../../web/labs/shared/header/header.mjs';
import { listed } from '../../web/labs/shared/claims/claims.ts';
import { labs } from '../../web/labs/index.ts';
import { questions } from '../../web/labs/pages/why/questions/index.ts';
import { siteAddress } from '../../web/tools/site/address.mjs';
import { beginning, head, widthOf } from '../../web/tools/site/head.mjs';
import { project } from '../../web/tools/site/project.mjs';
import { sitemap } from '../../web/tools/site/sitemap.mjs';
import { roleOf } from '../../web/labs/shared/text/string-parts.ts';
import { languages } from '../../web/tools/vite/locales.ts';
import { stringsInSections, stringsOf } from '../../web/tools/vite/strings-plugin.ts';

const site = fileURLToPath(new URL('../../dist/page/', import.meta.url));
const read = (path: string): string => readFileSync(join(site, path), 'utf8');

const rests = ['', ...labs.map(({ id }) => `${id}/`), ...listed.map(({ number }) => `claims/${number}/`)];
const folder = (code: string): string => (code === 'en' ? '' : `${code}/`);
const pages = languages().flatMap((code) => rests.map((rest) => ({ code, rest, path: folder(code) + rest })));
/** The checker, the class, the plans for teachers and the questions: builds of their own. */
const answers = Object.keys(questions).map((name) => `why/${name}/`);
const beside = languages().flatMap((code) =>
  ['check/', 'class/', 'teach/', 'why/', 'glossary/', ...answers].map((rest) => ({
    code,
    rest,
    path: folder(code) + rest,
  })),
);
const texts = new Map([...pages, ...beside].map(({ path }) => [path, read(`${path}index.html`)]));
const htmlOf = (path: string): string => texts.get(path) ?? '';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (html: string): string =>
  html
    .replace(/<small class="lesson-name">[^<]*<\/small>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const unmarked = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([\w:-]+\)|\*([^*]+)\*|`([^`]+)`/g, '$1$2$3').replace(/\s+/g, ' ');
const meta = (html: string, name: string): string | undefined => {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html) ?? [];
  return content === undefined ? undefined : plain(content);
};
const titleOf = (html: string): string => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
/** Where a relative address of a page leads, from the site's folder. */
const resolved = (path: string, href: string): string =>
  new URL(href, `http://x/${path}`).href.slice('http://x/'.length);
const linked = (html: string): readonly (readonly [code: string, href: string])[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(
    ([, code = '', href = '']) => [code, href] as const,
  );

test('every lab, every claim and the page with all labs have a page in every language', () => {
  expect(pages).toHaveLength(languages().length * (1 + labs.length + listed.length));
  for (const { path, code } of pages)
    expect([path, htmlOf(path).includes(`<html lang="${code}"`)]).toEqual([path, true]);
});

/** The least width of a description: Chinese says the same in less room. */
const leastOf = (code: string): number => (code.startsWith('zh') ? 28 : 40);

test('titles and descriptions are there, of a length that is shown whole, and their own', () => {
  const [titles, descriptions] = [new Set<string>(), new Set<string>()];
  for (const { path, code } of [...pages, ...beside]) {
    const [title, description] = [titleOf(htmlOf(path)), meta(htmlOf(path), 'description') ?? ''];
    expect([path, widthOf(title) >= 15 && widthOf(title) <= 70, title]).toEqual([path, true, title]);
    expect([path, widthOf(description) >= leastOf(code) && widthOf(description) <= 160, description]).toEqual([
      path,
      true,
      description,
    ]);
    expect(`${title}${description}`).not.toMatch(/\{\{|`|\bpage\.\w|undefined|\[object/);
    titles.add(title);
    descriptions.add(description);
    expect(meta(htmlOf(path), 'og:title')).toBe(title);
  }
  // A claim may be said and judged in two languages with the same words; no two pages of one language are alike.
  expect(titles.size).toBeGreaterThan(pages.length + beside.length - 4);
  expect(descriptions.size).toBe(pages.length + beside.length);
});

test('the languages of a page name each other, and English is for everybody else', () => {
  for (const { path, rest } of [...pages, ...beside]) {
    const others = linked(htmlOf(path)).map(([code, href]) => [code, resolved(path, href)]);
    expect([path, others]).toEqual([
      path,
      [...languages().map((code) => [code, folder(code) + rest]), ['x-default', rest]],
    ]);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(htmlOf(path)) ?? [];
    expect(resolved(path, canonical)).toBe(path);
  }
});

test('every page has a picture of its own for previews: a PNG of 1200 x 630', () => {
  const pictures = new Set<string>();
  const pictured = [...pages, ...beside.filter(({ rest }) => rest === 'check/' || answers.includes(rest))];
  for (const { path } of pictured) {
    const picture = resolved(path, meta(htmlOf(path), 'og:image') ?? '');
    const png = readFileSync(join(site, picture));
    expect([path, png.subarray(1, 4).toString()]).toEqual([path, 'PNG']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(8000);
    expect(meta(htmlOf(path), 'og:image:alt')).not.toBe('');
    pictures.add(picture);
  }
  expect(pictures.size).toBe(pictured.length);
});

test('JSON-LD parses, and says what the page is', () => {
  for (const { path, code, rest } of pages) {
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(htmlOf(path)) ?? [];
    const about = JSON.parse(data) as Record<string, unknown>;
    expect(about['@context']).toBe('https://schema.org');
    expect(about['@type']).toBe(/^claims\/\d/.test(rest) ? 'ClaimReview' : 'LearningResource');
    expect(about['inLanguage']).toBe(code);
    expect(about['name']).toBeTruthy();
  }
});

describe.each(languages())('without scripts, in %s', async (code) => {
  const strings = (await stringsOf(code)) as unknown as Record<string, Record<string, string>>;
  const say = (path: string): string => {
    let found: unknown = strings;
    for (const name of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[name];
    return unmarked(String(found));
  };
  const { early } = (await stringsInSections(code)) as unknown as { early: Record<string, Record<string, unknown>> };
  /** The strings of a lab in a role, up to the numbers that come with its figure. */
  const any = (id: string, role: 'lead' | 'ask' | 'answer'): readonly string[] =>
    Object.entries(early[id] ?? {})
      .filter(([key]) => roleOf(key) === role)
      .flatMap(([, found]) => (typeof found === 'string' ? [found] : Object.values(found as Record<string, string>)))
      .map((one) => unmarked(one.split('{{')[0] ?? ''));

  test.each(labs.map(({ id }) => id))('%s has its title, lead, caption, question and figure', (id) => {
    const html = htmlOf(`${folder(code)}${id}/`);
    const text = plain(html.replace(/<script[^]*?<\/script>/g, ''));
    expect(text).toContain(say(`titles.${id}`));
    expect(text).toContain(say(`questions.${id}`));
    for (const kind of ['lead', 'ask', 'answer'] as const)
      expect([kind, any(id, kind).some((one) => text.includes(one))]).toEqual([kind, true]);
    const caption = /<figcaption part="caption">([^]*?)<\/figcaption>/.exec(html)?.[1] ?? '';
    expect(widthOf(plain(caption))).toBeGreaterThan(60);
    const picture = /<div class="picture"[^]*?<section role="group" class="controls"/.exec(html)?.[0] ?? '';
    expect(picture).toMatch(/<svg/);
    const marks = picture.match(/<(path|circle|line|rect|text)/g)?.length ?? 0;
    expect(marks > 3 || /<image[^>]* href="data:image\/png;base64,[^"]{200,}"/.test(picture)).toBe(true);
    expect(text).not.toMatch(/\{\{\w+\}\}|\[object|undefined|NaN/);
    expect(text).not.toContain(say('claims.pending'));
  });

  test('the page with all labs has the opening and a link to every lab', () => {
    const html = htmlOf(folder(code));
    expect(plain(html)).toContain(say('page.headline'));
    expect(plain(html)).toContain(say('page.intro'));
    for (const { id } of labs) {
      expect(plain(html)).toContain(say(`questions.${id}`));
      const entry = new RegExp(`<a class="entry" href="([^"]*)"[^]*?${say(`titles.${id}`).replace(/[?()]/g, '\\$&')}`);
      expect(html).toMatch(entry);
    }
    const entries = [...html.matchAll(/<a class="entry" href="([^"]+)"/g)].map(([, href = '']) =>
      resolved(folder(code), href),
    );
    expect(entries).toEqual(labs.map(({ id }) => `${folder(code)}${id}/`));
  });

  test('a claim is its heading, with verdict, reason, and the lab in the state that shows it', () => {
    for (const { id, number, place } of listed) {
      const html = htmlOf(`${folder(code)}claims/${number}/`);
      expect(plain(/<h1>([^]*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(say(`claims.said.${id}`));
      const verdict = plain(/<strong class="verdict">([^<]*)</.exec(html)?.[1] ?? '');
      expect(Object.values((strings['claims'] as unknown as Record<string, object>)['verdict']!)).toContain(verdict);
      expect(widthOf(plain(/<p class="evidence prose">([^]*?)<\/p>/.exec(html)?.[1] ?? ''))).toBeGreaterThan(
        0.75 * leastOf(code),
      );
      const leads = [...html.matchAll(/<a class="quiet" href="([^"]+)"/g)].map(([, href = '']) =>
        resolved(`${folder(code)}claims/${number}/`, plain(href)),
      );
      expect(leads.at(-1)).toBe(`${folder(code)}claims/?z.c=${number}`);
      if (place) expect(leads[0]?.startsWith(`${folder(code)}${place.lab}/`)).toBe(true);
    }
    // The list of all claims gives each of them the same verdict, and leads to its page.
    const list = htmlOf(`${folder(code)}claims/`);
    const items = [...list.matchAll(/<li\s+class="claim" data-claim="(\w+)"[^]*?<strong class="verdict">([^<]*)</g)];
    const own = [...list.matchAll(/<a class="show" href="([^"]+)"/g)].map(([, href = '']) =>
      resolved(`${folder(code)}claims/`, plain(href)),
    );
    for (const { id, number } of listed) {
      const page = htmlOf(`${folder(code)}claims/${number}/`);
      const [, verdict = ''] = /<strong class="verdict">([^<]*)</.exec(page) ?? [];
      expect([id, items.find(([, name]) => name === id)?.[2]]).toEqual([id, verdict]);
      expect(own).toContain(`${folder(code)}claims/${number}/`);
    }
    expect(own).toContain(`${folder(code)}check/index.html`);
  });
});

test('every page has the header with every place, and sources, citation and authors at its foot', () => {
  expect(source).toBe(project.source);
  const docs = languages()
    .map((code) => `${folder(code)}docs/`)
    .filter((path) => existsSync(join(site, path)))
    .flatMap((path) =>
      readdirSync(join(site, path), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => path + file),
    );
  const lessons = readdirSync(join(site, 'lessons')).filter((name) => /^\d+$/.test(name));
  const all = [
    ...[...pages, ...beside].map(({ path }) => [path, htmlOf(path)] as const),
    ...docs.map((path) => [path, read(path)] as const),
    ...lessons.map((name) => [`lessons/${name}/`, read(`lessons/${name}/index.html`)] as const),
  ];
  expect(all.length).toBeGreaterThan(200);
  for (const [path, html] of all) {
    const [, code = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
    const hrefsIn = (part: string): string[] =>
      [...part.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => resolved(path, href));
    const start = html.slice(html.indexOf('<body>'), html.indexOf('<h1'));
    const home = code === 'en' ? '?lang=en' : folder(code);
    const manual = addressOf('docs', code, '');
    const places = [...['why/', 'check/', 'teach/'].map((place) => folder(code) + place), manual];
    // On the page with all labs, the wordmark and "Labs" lead to its beginning and to its contents.
    const labs =
      path === '' || path === folder(code) ? [`${path}#opening`, `${path}#contents`] : [home, `${home}#contents`];
    expect([path, [...places, ...labs].filter((wanted) => !hrefsIn(start).includes(wanted))]).toEqual([path, []]);
    expect([path, start.match(/<header class="bar"/g)?.length]).toEqual([path, 1]);
    expect([path, start.includes('class="search-open"')]).toEqual([path, true]);
    const chosen = languages().map((other) => [other, start.includes(`data-language="${other}"`)]);
    expect([path, chosen]).toEqual([path, languages().map((other) => [other, true])]);
    const foot = html.slice(html.lastIndexOf('class="site-foot"'));
    const cite = guideIn('cite', code, '').href;
    const cited = [cite, `${cite}#authors`, source];
    expect([
      path,
      cited.filter((wanted) => !hrefsIn(foot).includes(wanted) && !foot.includes(`href="${wanted}"`)),
    ]).toEqual([path, []]);
    expect([path, meta(html, 'citation_title')]).toEqual([path, titleOf(html)]);
    expect(widthOf(meta(html, 'description') ?? '')).toBeGreaterThanOrEqual(leastOf(code));
  }
});

test('no link of a page is broken', () => {
  for (const { path } of [...pages, ...beside]) {
    const broken = [...htmlOf(path).matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^(https:|data:|#)/.test(href))
      .map((href) => resolved(path, href).replace(/[?#].*$/, ''))
      .filter((file) => !existsSync(join(site, file === '' || file.endsWith('/') ? `${file}index.html` : file)));
    expect([path, broken]).toEqual([path, []]);
  }
});

test('the page of a lab loads the code of no other lab first', () => {
  const built = readdirSync(join(site, 'assets'));
  for (const { id } of labs) {
    const first = [...htmlOf(`${id}/`).matchAll(/<link rel="modulepreload" href="[./]*assets\/([^"]+)">/g)].map(
      ([, file = '']) => file,
    );
    expect(first.some((file) => file.startsWith(`${id}-`))).toBe(true);
    const others = labs.filter((lab) => lab.id !== id).map((lab) => `lab-${lab.id}`);
    const held = first.filter((file) => {
      const code = readFileSync(join(site, 'assets', file), 'utf8');
      return others.some((name) => code.includes(`define(\`${name}\``) || code.includes(`define("${name}"`));
    });
    expect([id, held]).toEqual([id, []]);
    expect(first.every((file) => built.includes(file))).toBe(true);
  }
});

describe('the address of the site', () => {
  test('is given or absent, never guessed', () => {
    expect(siteAddress(undefined)).toBeUndefined();
    expect(siteAddress('')).toBeUndefined();
    expect(siteAddress('https://example.org/posenc')).toBe('https://example.org/posenc/');
    for (const wrong of ['example.org', 'file:///tmp/', 'https://example.org/?a=1', 'https://example.org/#a'])
      expect(() => siteAddress(wrong)).toThrow(`POSENC_SITE is "${wrong}"; allowed: the http or https address`);
  });

  test('is in the head wherever a whole address is wanted', () => {
    const page = {
      path: 'es/clock/',
      language: 'es',
      title: 't',
      description: 'd',
      picture: { path: 'p.png', alt: 'a' },
    };
    const html = head({ ...page, languages: { en: 'clock/', es: 'es/clock/' } }, 'https://example.org/x/');
    expect(html).toContain('<link rel="canonical" href="https://example.org/x/es/clock/">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://example.org/x/clock/">');
    expect(meta(html, 'og:image')).toBe('https://example.org/x/p.png');
  });

  test('makes a sitemap of all pages with their languages', () => {
    const address = 'https://example.org/x/';
    const files = pages.map(({ path }) => `${path}index.html`);
    const html = (path: string): string => {
      const { code, rest } = pages.find((page) => `${page.path}index.html` === path)!;
      const all = Object.fromEntries(languages().map((other) => [other, folder(other) + rest]));
      return head({ path: folder(code) + rest, language: code, title: 't', description: 'd', languages: all }, address);
    };
    const xml = sitemap(address, files, html);
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(places)).toEqual(new Set(pages.map(({ path }) => address + path)));
    expect(xml.match(/<xhtml:link /g)).toHaveLength(pages.length * (languages().length + 1));
  });
});

test('a text is cut after a sentence or a word', () => {
  expect(beginning('Short.', 20)).toBe('Short.');
  expect(beginning('One sentence here. And another that is long.', 30)).toBe('One sentence here.');
  expect(beginning('Words without any end that go on', 16)).toBe('Words without…');
});

test('a page is painted without waiting for files: its rules are in it, and scripts come in 15 files or fewer', () => {
  for (const path of ['index.html', 'clock/index.html', 'es/training/index.html', 'it/distance/index.html']) {
    const html = read(path);
    const rules = /<style>(.+?)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(rules).digest('base64');
    expect(rules).toContain('.skip');
    expect(html).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.split('rel="modulepreload"').length - 1).toBeLessThanOrEqual(15);
  }
});

// Of these, 300 kB are the search: an index in each language and one of the documentation, and what asks them.
test('everything is kept for reading without a network, in at most 7.4 MB', async () => {
  const worker = read('sw.js');
  for (const path of [
    ...['./', './index.html', './es/index.html', './clock/index.html', './it/claims/index.html'],
    ...['./docs/index.html', './docs/families/alibi.html', './lessons/001/index.html', './posenc-lab.js'],
  ])
    expect([path, worker.includes(`"${path}"`)]).toEqual([path, true]);
  // The first list is cached at once, the other as its files are opened.
  const [atOnce = ''] = /\["\.\/[^\]]*\]/.exec(worker) ?? [];
  const files = [...atOnce.matchAll(/"\.\/([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(300);
  const { gzipSync } = await import('node:zlib');
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file))).length, 0);
  // About 1 MB for each language, with its part of the labs and of the search.
  expect(bytes).toBeLessThan(7.4e6);
});
