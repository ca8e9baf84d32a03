// Every text that a reader can meet, by language: strings of the pages, texts of the questions, course pages and, in
// English, the documentation. Each has a key that says where it stands.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { labs } from '../../../../web/labs/index.ts';
import { languages, namesIn, readStrings } from '../../../../web/tools/vite/locales.ts';
import { stringsOf } from '../../../../web/tools/vite/strings-plugin.ts';

export const codes: readonly string[] = languages();
/** Languages for which patterns of wrong words and sentences are written: all of them, as a test holds. */
export const reviewed = ['en', 'es', 'it', 'zh-Hans'] as const;
export type Code = (typeof reviewed)[number];
export type Text = readonly [key: string, text: string];

const web = fileURLToPath(new URL('../../../../web', import.meta.url));

/** Strings of a tree with their dotted paths, and plain spaces. */
const flat = (tree: object, path: string): Text[] =>
  Object.entries(tree as Record<string, unknown>).flatMap(([name, value]): Text[] =>
    typeof value === 'string'
      ? [[`${path}.${name}`, value.replace(/[\u00a0\u2060]/g, (sign) => (sign === '\u2060' ? '' : ' '))]]
      : flat(value as object, `${path}.${name}`),
  );

/** Paragraphs, items and rows of a Markdown file, without programs, formulas and elements. */
function prose(file: string, key: string): Text[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '\n\n');
  return text
    .split(/\n\s*\n|\n(?=\s*[-*|#] ?)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !part.startsWith('<'))
    .map((part) => [key, part] as const);
}

const markdown = (folder: string): string[] =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort();

const documentation = markdown('docs').filter((name) => !/^docs\/(decisions\/|README)/.test(name));
const isEnglish = (name: string): boolean => !codes.some((code) => name.startsWith(`docs/${code}/`));

async function textsIn(code: string): Promise<readonly Text[]> {
  const asked = labs.map(({ id }) => flat(readStrings(code, id)['questions'] as object, `questions.${id}`));
  const files = [
    ...markdown('labs/lessons').filter((name) => name.endsWith(`/${code}.md`)),
    ...documentation.filter((name) => (name.startsWith(`docs/${code}/`) ? true : code === 'en' && isEnglish(name))),
  ];
  return [
    ...flat(await stringsOf(code), 'page'),
    ...asked.flat(),
    ...flat(readStrings(code, 'teach/plans'), 'plans'),
    ...flat(readStrings(code, 'teach/words'), 'teach'),
    ...namesIn('why').flatMap((kind) => flat(readStrings(code, `why/${kind}`), 'why')),
    ...['check', 'class', 'glossary-page', 'search', 'without'].flatMap((name) => flat(readStrings(code, name), name)),
    ...flat(JSON.parse(readFileSync(join(web, `library/elements/locales/${code}.json`), 'utf8')) as object, 'elements'),
    ...files.flatMap((name) => prose(join(web, name), name.replace(/^labs\//, ''))),
    ...(code === 'en' ? prose(join(web, '..', 'README.md'), 'README.md') : []),
  ];
}

const all = new Map(await Promise.all(codes.map(async (code) => [code, await textsIn(code)] as const)));

/** All texts of a language. */
export const textsOf = (code: string): readonly Text[] => all.get(code)!;
export const texts = Object.fromEntries(all) as Readonly<Record<Code, readonly Text[]>>;

/** A text without its holes for values and the targets of its links, which are names of the program. */
const bare = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…').replace(/\]\([^)]*\)/g, ']');

/** Names that others use for a term of the glossary: readers find it by them. */
const isOtherName = (key: string): boolean => /^page\.glossary\.\w+\.other$/.test(key);

/** Texts that match a pattern, as a list for a test's message. */
export const matching = (code: string, pattern: RegExp, isAllowed: (key: string) => boolean = () => false): string[] =>
  textsOf(code).flatMap(([key, text]) =>
    pattern.test(bare(text)) && !isAllowed(key) && !isOtherName(key) ? [`${key}: ${text}`] : [],
  );
