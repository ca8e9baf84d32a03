// Strings in parts. A language is a folder, web/page/locales/<code>/, with a file for the page and one for each lab.
// The encodings of the family lab have a file each in the lab's folder `strings`, with all languages, of which a reader
// still loads one. The page and its first figure wait only for the strings of the page and the titles
// and questions of the labs; the labs' explanations follow at once, their other strings with the first of them, and the
// paths, the story and the questions on demand (web/page/text/string-parts.ts). The texts of a
// lab's bank, `questions` in its file, are in no part: `virtual:questions` has each, for `web/page/quiz/banks.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';
import { elementStrings, examStrings, sayingThem, withLabs } from '../../page/text/string-parts.ts';
import { joined, type Strings } from '../../page/text/trees.ts';

const locales = fileURLToPath(new URL('../../page/locales', import.meta.url));
const labFolders = fileURLToPath(new URL('../../page/labs', import.meta.url));
const prefix = '\0virtual:strings';
const ofQuestions = '\0virtual:questions';

export const languages = (): string[] => readdirSync(locales).sort();

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace(/\.ts$/, ''));

/** Strings outside the labs. */
const frame = ['page', 'paths', 'embed', 'story', 'quiz'];
export const labIds = (language: string): string[] =>
  files(join(locales, language)).filter((name) => !frame.includes(name));

/** A file is object literals; they are evaluated unchanged. */
export async function read(path: string, name = 'default'): Promise<Strings> {
  const { code } = transformSync(readFileSync(`${path}.ts`, 'utf8'), { loader: 'ts', format: 'esm' });
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`))[name];
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const partsOf = (lab: string): string => join(labFolders, lab, 'strings');

/** A section of a lab's strings; those of its parts as `<string>.<part>`, so that those of all parts are together. */
async function labStrings(language: string, lab: string, section: 'default' | 'later'): Promise<Strings> {
  const together: Record<string, Record<string, string | Strings>> = {};
  for (const part of existsSync(partsOf(lab)) ? files(partsOf(lab)) : []) {
    const { later = {}, ...early } = (await read(join(partsOf(lab), part)))[language] as Strings;
    for (const [name, text] of Object.entries(section === 'later' ? later : early))
      (together[name] ??= {})[camelCase(part)] = text;
  }
  return { ...(await read(join(locales, language, lab), section)), ...together };
}

/** All strings of a language as they travel: what is shown of a lab before it loads is in `early.<lab>`. */
export async function stringsInSections(language: string): Promise<Strings> {
  const labs = await Promise.all(
    labIds(language).map(async (lab) => {
      const { title = '', question = '', ...early } = await labStrings(language, lab, 'default');
      return { lab, title, question, early, later: await labStrings(language, lab, 'later') };
    }),
  );
  const byLab = (of: (lab: (typeof labs)[number]) => string | Strings): Strings =>
    Object.fromEntries(labs.map((lab) => [lab.lab, of(lab)]));
  const others = frame.filter((name) => name !== 'page');
  const trees = await Promise.all(others.map((name) => read(join(locales, language, name))));
  return {
    ...(await read(join(locales, language, 'page'))),
    ...Object.fromEntries(others.map((name, at) => [name, trees[at]!])),
    titles: byLab(({ title }) => title),
    questions: byLab(({ question }) => question),
    early: byLab(({ early }) => early),
    ...byLab(({ later }) => later),
  };
}

/** All strings of a language, by dotted paths as in `t`. */
export async function stringsOf(language: string): Promise<Strings> {
  const { early, ...others } = await stringsInSections(language);
  return joined(early as Strings, others);
}

/** The strings at the given paths, in their nested objects. */
export function picked(strings: Strings, wanted: (path: string) => boolean, prefix = ''): Strings {
  const kept = Object.entries(strings).flatMap(([name, value]): [string, string | Strings][] => {
    if (typeof value === 'string') return wanted(prefix + name) ? [[name, value]] : [];
    const inside = picked(value, wanted, `${prefix}${name}.`);
    return Object.keys(inside).length > 0 ? [[name, inside]] : [];
  });
  return Object.fromEntries(kept);
}

/** Whether a path is one of these, or within one of them. */
const isIn = (path: string, list: readonly string[]): boolean =>
  list.some((listed) => path === listed || path.startsWith(`${listed}.`));

/** The part that a string of the page travels in. */
function partOnPage(path: string, labs: readonly string[]): string {
  const [name = ''] = path.split('.');
  if (name === 'early') return 'outline';
  if (labs.includes(name) || isIn(path, withLabs)) return 'labs';
  return frame.includes(name) ? name : 'page';
}

/** The part that contains a string of the elements; undefined for strings of the page only. */
function partInElements(path: string, labs: readonly string[]): string {
  const [name = ''] = path.split('.');
  if (labs.includes(name)) return `lab/${name}`;
  if (name === 'quiz') return name;
  if (isIn(path, examStrings)) return 'exam';
  return isIn(path, elementStrings) ? (name === 'embed' ? name : 'page') : '';
}

/**
 * Parts for the page, or for elements that each show one lab in somebody else's page; of the page's, perhaps only some.
 */
export function stringsInParts(
  use: 'page' | 'elements' = 'page',
  ofPage: readonly string[] = [...frame, 'outline', 'labs'],
): Plugin {
  return {
    name: 'posenc-strings',
    resolveId: (id) => (/^virtual:(strings|questions)/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === prefix) {
        const entries = languages().flatMap((language) =>
          (use === 'page'
            ? ofPage
            : ['page', 'embed', 'exam', 'quiz', ...labIds(language).map((lab) => `lab/${lab}`)]
          ).map((part) => {
            const name = `${language}/${part}`;
            return `'${name}': () => import('virtual:strings/${name}')`;
          }),
        );
        const all = `{ ${entries.join(', ')} }`;
        return `export const languages = ${JSON.stringify(languages())};
export const parts = ${all};`;
      }
      if (id.startsWith(ofQuestions)) {
        const [lab = '', language = ''] = id.slice(ofQuestions.length + 1).split('/');
        if (language !== '') {
          const path = join(locales, language, lab);
          this.addWatchFile(`${path}.ts`);
          return `export default ${JSON.stringify(await read(path, 'questions'))};`;
        }
        const names = languages().flatMap((code) => labIds(code).map((each) => `${each}/${code}`));
        const all = names.map((name) => `'${name}': () => import('virtual:questions/${name}')`);
        return `export const questions = { ${all.join(', ')} };`;
      }
      if (!id.startsWith(`${prefix}/`)) return undefined;
      const [language = '', ...rest] = id.slice(prefix.length + 1).split('/');
      const part = rest.join('/');
      const labs = labIds(language);
      for (const folder of [join(locales, language), ...labs.map(partsOf).filter((parts) => existsSync(parts))])
        for (const name of files(folder)) this.addWatchFile(join(folder, `${name}.ts`));
      const partOf = use === 'page' ? partOnPage : partInElements;
      const says = use === 'elements' && sayingThem.some((lab) => part === `lab/${lab}`);
      const wanted = picked(
        await (use === 'page' ? stringsInSections : stringsOf)(language),
        (path) => partOf(path, labs) === part || (says && isIn(path, withLabs)),
      );
      return `export default ${JSON.stringify(wanted)};`;
    },
  };
}
