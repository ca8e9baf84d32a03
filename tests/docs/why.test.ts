// The pages of `/why/` as they are built: whole without scripts, light, read by engines and assistants, and in a state
// that each lab accepts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { labs } from '../../web/labs/index.ts';
import { parse, type PropertyTable } from '../../web/labs/shared/state/properties.ts';
import { inOneLine } from '../../web/library/elements/sentences.ts';
import { llms } from '../../web/tools/site/llms.mjs';
import { languages, readStrings } from '../../web/tools/vite/locales.ts';
import { asPlain, filled } from '../../web/labs/pages/why/markup.ts';
import { kinds, questions, type Kind, type Name } from '../../web/labs/pages/why/questions/index.ts';
import { sources } from '../../web/labs/pages/why/sources.ts';
import type { Texts } from '../../web/labs/pages/why/strings.ts';

const site = fileURLToPath(new URL('../../dist/page/', import.meta.url));
const read = (path: string): string => readFileSync(join(site, path), 'utf8');
const folder = (code: string): string => (code === 'en' ? 'why/' : `${code}/why/`);
const names = Object.keys(questions) as Name[];
const pages = languages().flatMap((code) => names.map((name) => ({ code, name, path: `${folder(code)}${name}/` })));
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (_all, sign: string) => signs[sign]!);
const plain = (html: string): string =>
  unescaped(html.replace(/<script[^]*?<\/script>|<svg[^]*?<\/svg>/g, ' ').replace(/<[^>]+>/g, ''));
const textsOf = (code: string, kind: Kind): Readonly<Record<string, Texts>> =>
  readStrings(code, `why/${kind}`) as unknown as Record<string, Texts>;

interface QAPage {
  readonly '@type': string;
  readonly inLanguage: string;
  readonly mainEntity: { readonly name: string; readonly acceptedAnswer: { readonly text: string } };
}
const dataOf = (html: string): QAPage =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as QAPage;

test('a page holds its question, its answer with the numbers in place, figure, way on, and sources', async () => {
  for (const code of languages()) {
    const all = Object.assign({}, ...(Object.keys(kinds) as Kind[]).map((kind) => textsOf(code, kind)));
    for (const name of names) {
      const html = read(`${folder(code)}${name}/index.html`);
      const { title, first, more, caption } = all[name] as Texts;
      const numbers = questions[name].numbers();
      const [answer, reasons, says] = [first, more, caption].map((text) => asPlain(filled(text, numbers, code)));
      const text = plain(html);
      for (const part of [title, answer, reasons, says])
        expect([code, name, text.includes(part!)]).toEqual([code, name, true]);
      expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/);
      // What the small models are, where their losses are.
      const losses = Object.keys(numbers).some((name) => name.startsWith('loss'));
      expect([code, name, /203624[^]*128[^]*ln 40 = 3[.,]69/.test(text)]).toEqual([code, name, losses]);
      // The first paragraph is the first sentence.
      expect(plain(/<p class="intro">([^]*?)<\/p>/.exec(html)?.[1] ?? '')).toBe(answer);
      expect(html).toMatch(/<(posenc-(?:lab|heatmap|curves)) data-live[^]*?<svg class="thumbnail"[^]*?<\/\1>/);
      expect(html.match(/<nav class="next"[^]*?<\/nav>/)?.[0].match(/<li>/g)).toHaveLength(3);
      for (const source of questions[name].sources) expect(html).toContain(`href="${sources[source].href}"`);
      const data = dataOf(html);
      expect([data['@type'], data.inLanguage, data.mainEntity.name]).toEqual(['QAPage', code, title]);
      expect(data.mainEntity.acceptedAnswer.text).toBe(inOneLine(answer, reasons));
    }
  }
});

test('the still picture of a figure is drawn: lines or cells', () => {
  for (const { path } of pages) {
    const picture = /<svg class="thumbnail"[^]*?<\/svg>/.exec(read(`${path}index.html`))?.[0] ?? '';
    const marks = picture.match(/<(path|circle|line|rect)/g)?.length ?? 0;
    const drawn = marks > 0 || /<image[^>]* href="data:image\/png;base64,[^"]{100,}"/.test(picture);
    expect([path, drawn, /NaN|Infinity/.test(picture)]).toEqual([path, true, false]);
  }
});

test('a page weighs at most 60 kB before its figure, not compressed, with its script', () => {
  const scripts = readdirSync(join(site, 'why/assets')).filter((file) => file.startsWith('main-'));
  expect(scripts).toHaveLength(1);
  const script = read(`why/assets/${scripts[0]}`);
  for (const { path } of pages) {
    const html = read(`${path}index.html`);
    expect(html).not.toContain('rel="stylesheet"');
    expect([path, Buffer.byteLength(html) + Buffer.byteLength(script) <= 60_000]).toEqual([path, true]);
    expect(gzipSync(html).length).toBeLessThan(15_500);
  }
});

test('each page leads to its lab in a state that the lab accepts, and shows it unless it has a figure', async () => {
  for (const { name, path, code } of pages) {
    const html = read(`${path}index.html`);
    const href = unescaped(/<p class="way"><a href="([^"]+)"/.exec(html)?.[1] ?? '');
    const address = new URL(href, `http://x/${path}`);
    const { id, state } = questions[name].lab;
    expect(address.pathname).toBe(code === 'en' ? `/${id}/` : `/${code}/${id}/`);
    const key = labs.find((lab) => lab.id === id)!.key;
    const { properties } = (await import(`../../web/labs/${id}/properties.ts`)) as { properties: PropertyTable };
    expect([...address.searchParams].length).toBe(Object.keys(state).length);
    for (const [full, text] of address.searchParams) {
      const property = Object.values(properties).find(({ url }) => full === `${key}.${url}`);
      expect([path, full, property !== undefined && 'value' in parse(property, text)]).toEqual([path, full, true]);
    }
    expect([path, html.includes(`<posenc-lab data-live lab="${id}"`)]).toEqual([path, !questions[name].figure]);
  }
});

describe.each(languages())('the list in %s', (code) => {
  const html = read(`${folder(code)}index.html`);

  test('has every question once, with the first sentence of its answer, for three kinds of visitor', () => {
    expect(html.match(/<section aria-labelledby="(learn|code|run)">/g)).toHaveLength(3);
    const links = [...html.matchAll(/<h3><a href="([^"]+)">/g)].map(([, href]) => href);
    expect(links).toEqual(names.map((name) => `${name}/index.html`));
    for (const name of names) {
      const { text } = dataOf(read(`${folder(code)}${name}/index.html`)).mainEntity.acceptedAnswer;
      const first = plain(new RegExp(`${name}/index.html">[^]*?<p>([^]*?)</p>`).exec(html)?.[1] ?? '');
      expect([name, first !== '' && text.startsWith(first)]).toEqual([name, true]);
    }
  });
});

test('the first page, the checker, plans, documentation and lessons lead to the questions, in their language', () => {
  for (const [path, wanted] of [
    ['index.html', 'why/'],
    ['es/index.html', '../es/why/'],
    ['clock/index.html', '../why/'],
    ['check/index.html', '../why/'],
    ['it/class/index.html', '../../it/why/'],
    ['teach/index.html', '../why/'],
    ['docs/guides/cite.html', '../../why/'],
    ['lessons/000/index.html', '../../es/why/'],
  ] as const)
    expect([path, read(path).includes(`href="${wanted}"`)]).toEqual([path, true]);
});

test('guides, families and the reference are beside their pages as Markdown, with their programs', () => {
  const files = readdirSync(join(site, 'docs'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.md')).map((file) => [file, read(`docs/${file}`)] as const);
  expect(texts.length).toBeGreaterThan(70);
  for (const [file, text] of texts) {
    const html = read(`docs/${file.replace(/md$/, 'html')}`);
    expect([file, html.includes(`<link rel="alternate" type="text/markdown" href="${basename(file)}">`)]).toEqual([
      file,
      true,
    ]);
    expect([file, /^# \S/.test(text), /^```\w+ \S|\[object/m.test(text)]).toEqual([file, true, false]);
    // Every fence that is opened is closed.
    expect([file, (text.match(/^```/gm)?.length ?? 0) % 2]).toEqual([file, 0]);
  }
  const alibi = read('docs/families/alibi.md');
  expect(alibi).toContain('### alibiBias (function)');
  expect(alibi).toMatch(/^```cpp$/m);
  expect(alibi).toContain('- Paper: arXiv 2108.12409');
});

test('llms.txt lists every question with its first sentence, the labs and the documentation', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# posenc\n\n> \S/);
  for (const name of names) expect([name, text.includes(`](why/${name}/): `)]).toEqual([name, true]);
  for (const { id } of labs) expect([id, text.includes(`](${id}/): `)]).toEqual([id, true]);
  for (const path of ['docs/guides/decode.md', 'docs/families/alibi.md']) expect(text).toContain(`](${path}): `);
  expect(text).not.toMatch(/&amp;|undefined|\]\(\): |\(es\//);
  for (const [, path = ''] of text.matchAll(/\]\(([^)]+)\)/g))
    expect([path, existsSync(join(site, path.endsWith('/') ? `${path}index.html` : path))]).toEqual([path, true]);
  const page = '<title>A &amp; b · posenc</title>\n<meta name="description" content="What &lt;a&gt; is.">';
  expect(llms('https://x.org/', ['index.html', 'why/a/index.html'], () => page, new Set())).toContain(
    '- [A & b](https://x.org/why/a/): What <a> is.',
  );
});
