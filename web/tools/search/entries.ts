// The entries of a language, out of the pages of the built site: what a reader finds is what a page says. Each source
// is a function; the glossary's terms join as one more.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOneLine, stopped } from '../../library/elements/sentences.ts';
import { labs } from '../../labs/index.ts';
import published from '../../labs/passport/published.json';
import type { Entry, Kind } from '../../labs/pages/search/entry.ts';
import { inside, textOf } from './html.ts';
import wordings from './wordings.json';

/** The site's folder, and a language. */
export interface Place {
  readonly site: string;
  readonly language: string;
}

/** Letters of an entry's text that are searched: names of the API are found by their names. */
const longest = { api: 400, others: 1800 };

const folderOf = (language: string): string => (language === 'en' ? '' : `${language}/`);

/** The beginning of a text, cut after a word. */
const opening = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 158).replace(/[\s,:;.，；：、。]+[^\s，；：、。]*$/, '')}…`;

const entry = (kind: Kind, id: string, title: string, about: string, text: string): Entry => ({
  id,
  kind,
  title,
  about: opening(about),
  text: text.slice(0, kind === 'api' ? longest.api : longest.others),
});

const read = (site: string, path: string): string => readFileSync(join(site, path), 'utf8');

/** The pages below a folder, by their names; none if the folder is not there. */
function pagesIn(site: string, folder: string): readonly string[] {
  if (!existsSync(join(site, folder))) return [];
  return readdirSync(join(site, folder), { withFileTypes: true })
    .filter((each) => each.isDirectory() && existsSync(join(site, folder, each.name, 'index.html')))
    .map(({ name }) => name);
}

const mainOf = (html: string): string => inside(html, /<main\b[^>]*>/);
const heading = (html: string): string => textOf(inside(html, /<h1\b[^>]*>/));
const describes = (html: string): string => textOf(/<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? '');

/** A lab, and the parts of its fold, which are under headings of their own. */
function labEntries({ site, language }: Place): readonly Entry[] {
  return labs.flatMap(({ id }) => {
    const path = `${folderOf(language)}${id}/`;
    const html = read(site, `${path}index.html`);
    const title = heading(html);
    const fold = inside(html, /<div class="deeper-parts">/).replace(
      /<section class="asked prose">[^]*?<\/section>/,
      '',
    );
    const rest = mainOf(html)
      .replace(fold, ' ')
      .replace(/<section role="group" class="controls"[^]*?<\/section>/g, ' ');
    const [before = '', ...parts] = fold.split(/(?=<h3\b)/);
    const lab = entry('lab', path, title, textOf(inside(html, /<h2 class="asks">/)), textOf(rest + before));
    return [
      lab,
      ...parts.map((part, at) => {
        const own = textOf(inside(part, /<h3\b[^>]*>/));
        const [, anchor = `${id}-deeper`] = /^<h3 id="([^"]+)"/.exec(part) ?? [];
        // Several parts without a name of their own lead to the fold; an address is an entry's name.
        const place = anchor === `${id}-deeper` ? `${path}?part=${at + 1}#${anchor}` : `${path}#${anchor}`;
        return entry('part', place, `${own} · ${title}`, textOf(part.replace(/^<h3[^]*?<\/h3>/, '')), textOf(part));
      }),
    ];
  });
}

function questionEntries({ site, language }: Place): readonly Entry[] {
  const folder = `${folderOf(language)}why/`;
  const asked = (wordings as Readonly<Record<string, Readonly<Record<string, string>>>>)[language] ?? {};
  return pagesIn(site, folder)
    .filter((name) => name !== 'assets')
    .map((name) => {
      const html = read(site, `${folder}${name}/index.html`);
      const main = mainOf(html);
      const answer = main.slice(0, main.indexOf('<p class="way">'));
      const [title, first] = [heading(html), textOf(inside(html, /<p class="intro">/))];
      const own = entry('question', `${folder}${name}/`, title, first, textOf(answer));
      return asked[name] ? { ...own, asked: asked[name] } : own;
    });
}

function claimEntries({ site, language }: Place): readonly Entry[] {
  const folder = `${folderOf(language)}claims/`;
  return pagesIn(site, folder).map((name) => {
    const html = read(site, `${folder}${name}/index.html`);
    const verdict = textOf(inside(html, /<strong class="verdict">/));
    const reason = textOf(inside(html, /<p class="evidence prose">/));
    return entry('claim', `${folder}${name}/`, heading(html), inOneLine(stopped(verdict), reason), reason);
  });
}

/** The pages beside the labs. */
function toolEntries({ site, language }: Place): readonly Entry[] {
  const folder = folderOf(language);
  const plans = pagesIn(site, `${folder}teach/`).map((name) => `teach/${name}/`);
  return ['check/', 'class/', 'teach/', 'why/', ...plans].map((rest) => {
    const path = `${folder}${rest}`;
    const html = read(site, `${path}index.html`);
    const title = heading(html) || textOf(inside(html, /<title>/));
    // Questions are found themselves: their list is found by its name.
    const text = rest === 'why/' ? '' : textOf(mainOf(html)).slice(0, 1200);
    return entry('page', path, title, describes(html), text);
  });
}

/** The lessons, under the language that each is written in. */
function lessonEntries({ site, language }: Place): readonly Entry[] {
  return pagesIn(site, 'lessons').flatMap((name) => {
    const html = read(site, `lessons/${name}/index.html`);
    const [, own = 'en'] = /<html lang="([\w-]+)"/.exec(html) ?? [];
    if (own !== language) return [];
    return [entry('lesson', `lessons/${name}/`, heading(html), describes(html), textOf(mainOf(html)))];
  });
}

/** Each published model, in the lab that shows its file. */
function modelEntries({ site, language }: Place): readonly Entry[] {
  const lab = labs.find(({ id }) => id === 'passport');
  const path = `${folderOf(language)}passport/`;
  const about = heading(read(site, `${path}index.html`));
  return Object.entries(published as Readonly<Record<string, { readonly model_type?: string }>>).map(([name, config]) =>
    entry('model', `${path}?${lab?.key}.m=${encodeURIComponent(name)}`, name, about, config.model_type ?? ''),
  );
}

/** The terms of the glossary, each with its other names and its meaning. */
function termEntries({ site, language }: Place): readonly Entry[] {
  const path = `${folderOf(language)}glossary/`;
  const html = read(site, `${path}index.html`);
  const found = [
    ...html.matchAll(/<div class="entry" id="(\w+)"><dt><dfn>([^]*?)<\/dfn>([^]*?)<\/dt>\s*<dd>([^]*?)<\/dd>/g),
  ];
  return found.map(([, id = '', term = '', also = '', says = '']) => {
    const meaning = textOf(says.replace(/<(?:a|details)\b[^]*$/, ''));
    return entry('term', `${path}#${id}`, textOf(term), meaning, inOneLine(stopped(textOf(also)), meaning));
  });
}

/** The documentation that a language has of its own; the English one has an index for all languages. */
const ownDocsEntries = ({ site, language }: Place): readonly Entry[] =>
  language === 'en' ? [] : manualEntries(site, `${folderOf(language)}docs/`);

const sources = [
  ...[questionEntries, labEntries, termEntries, claimEntries, toolEntries, lessonEntries, modelEntries],
  ownDocsEntries,
] as const;

/** Everything in a language. */
export const entriesIn = (place: Place): readonly Entry[] => sources.flatMap((source) => source(place));

/** The documentation in English: guides, families and their sections, and what the package exports. */
export const docsEntries = (site: string): readonly Entry[] => manualEntries(site, 'docs/');

/** The documentation that is in a folder; none before there is one. */
function manualEntries(site: string, folder: string): readonly Entry[] {
  if (!existsSync(join(site, folder))) return [];
  const files = readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== 'api/index.html');
  return files.flatMap((file) => {
    const path = `${folder}${file}`;
    const html = read(site, path);
    const title = heading(html);
    const [before = '', ...parts] = mainOf(html)
      .replace(/<(pre|figure)\b[^]*?<\/\1>/g, ' ')
      .split(/(?=<section class="entry" id=|<h2 id=)/);
    const kind = file.startsWith('families/') ? 'family' : 'guide';
    const first = entry(kind, path, title, textOf(inside(before, /<p>/)), textOf(before));
    const sections = parts.flatMap((part): Entry[] => {
      const [, tag, id = ''] = /^<(section class="entry"|h2) id="([^"]+)"/.exec(part) ?? [];
      if (tag !== 'h2') return [entry('api', `${path}#${id}`, id, textOf(inside(part, /<p>/)), textOf(part))];
      // What every family has under the same heading is no answer.
      if (['example', 'accuracy', 'reference', 'cpp', 'functions', 'types'].includes(id)) return [];
      const own = textOf(inside(part, /<h2\b[^>]*>/));
      const says = textOf(part.replace(/^<h2[^]*?<\/h2>/, ''));
      return [entry('section', `${path}#${id}`, own === title ? own : `${own} · ${title}`, says, says)];
    });
    return [first, ...sections];
  });
}
