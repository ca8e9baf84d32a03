// Strings in parts (web/labs/strings). The page and its first figure wait only for the strings of the page and the
// titles and questions of the labs; the labs' explanations follow at once, their other strings with the first of them,
// and the paths, the story, the glossary and the questions on demand (web/labs/shared/text/string-parts.ts). The texts
// of a lab's bank, `questions` in its file, are in no part: `virtual:questions` has each, for
// `web/labs/shared/quiz/banks.ts`.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { labs as listed } from '../../labs/index.ts';
import { importBundled } from './in-node.ts';
import { elementStrings, examStrings, sayingThem, withLabs } from '../../labs/shared/text/string-parts.ts';
import { joined, type Strings } from '../../labs/shared/text/trees.ts';
import { languages, namesIn, pathOf, readStrings } from './locales.ts';

const prefix = '\0virtual:strings';
const ofQuestions = '\0virtual:questions';

/** Strings outside the labs. */
const frame = ['page', 'paths', 'embed', 'story', 'quiz', 'numbers', 'glossary'];
const labIds = listed.map(({ id }) => id);

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The files of a lab: its own, and one for each of its parts if it has a folder, as `family/alibi`. */
const filesOf = (lab: string): string[] => [
  lab,
  ...(existsSync(pathOf('en', lab).replace(/\.json$/, '')) ? namesIn(lab).map((part) => `${lab}/${part}`) : []),
];

/** A section of a lab's strings; those of its parts as `<string>.<part>`, so that those of all parts are together. */
function labStrings(language: string, lab: string, section: 'early' | 'later'): Strings {
  const together: Record<string, Record<string, string | Strings>> = {};
  const [own = '', ...parts] = filesOf(lab);
  for (const part of parts)
    for (const [name, text] of Object.entries(readStrings(language, part)[section] ?? {}))
      (together[name] ??= {})[camelCase(part.slice(lab.length + 1))] = text;
  return { ...(readStrings(language, own)[section] as Strings), ...together };
}

type Questions = typeof import('../../labs/pages/why/questions/index.ts');

let questionsOfWhy: Promise<Questions> | undefined;
const listOfWhy = fileURLToPath(new URL('../../labs/pages/why/questions/index.ts', import.meta.url));

/** Questions that a lab names, at most: those that lead into it, then those that follow from them. */
const mostAsked = 4;

/** By lab, titles of questions of `/why/`, by their names. */
async function askedAbout(language: string, labs: readonly string[]): Promise<Strings> {
  questionsOfWhy ??= importBundled<Questions>({ entryPoints: [listOfWhy] });
  const { kinds, questions } = await questionsOfWhy;
  const texts = Object.keys(kinds).map((kind) => readStrings(language, `why/${kind}`));
  const titles = Object.assign({}, ...texts) as Readonly<Record<string, { readonly title: string }>>;
  const all = Object.entries(questions);
  const ofLab = (lab: string): Strings => {
    const own = all.filter(([, question]) => question.lab.id === lab);
    const names = new Set([...own.map(([name]) => name), ...own.flatMap(([, question]) => question.next)]);
    return Object.fromEntries(
      [...names].slice(0, Math.max(own.length, mostAsked)).map((name) => [name, titles[name]?.title ?? '']),
    );
  };
  return Object.fromEntries(labs.map((lab) => [lab, ofLab(lab)]));
}

/** All strings of a language as they travel: what is shown of a lab before it loads is in `early.<lab>`. */
export async function stringsInSections(language: string): Promise<Strings> {
  const labs = labIds.map((lab) => {
    const { title = '', question = '', ...early } = labStrings(language, lab, 'early');
    return { lab, title, question, early, later: labStrings(language, lab, 'later') };
  });
  const byLab = (of: (lab: (typeof labs)[number]) => string | Strings): Strings =>
    Object.fromEntries(labs.map((lab) => [lab.lab, of(lab)]));
  const others = frame.filter((name) => name !== 'page');
  return {
    ...readStrings(language, 'page'),
    ...Object.fromEntries(others.map((name) => [name, readStrings(language, name)])),
    titles: byLab(({ title }) => title),
    questions: byLab(({ question }) => question),
    asked: await askedAbout(language, labIds),
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

const isLab = (name: string): boolean => labIds.some((lab) => lab === name);

/** The part that a string of the page travels in. */
function partOnPage(path: string): string {
  const [name = ''] = path.split('.');
  if (name === 'early' || name === 'asked') return 'outline';
  if (isLab(name) || isIn(path, withLabs)) return 'labs';
  return frame.includes(name) ? name : 'page';
}

/** The part that contains a string of the elements; undefined for strings of the page only. */
function partInElements(path: string): string {
  const [name = ''] = path.split('.');
  if (isLab(name)) return `lab/${name}`;
  if (['quiz', 'numbers', 'glossary'].includes(name)) return name;
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
            : ['page', 'embed', 'exam', 'quiz', 'numbers', 'glossary', ...labIds.map((lab) => `lab/${lab}`)]
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
          this.addWatchFile(pathOf(language, lab));
          return `export default ${JSON.stringify(readStrings(language, lab)['questions'])};`;
        }
        const names = languages().flatMap((code) => labIds.map((each) => `${each}/${code}`));
        const all = names.map((name) => `'${name}': () => import('virtual:questions/${name}')`);
        return `export const questions = { ${all.join(', ')} };`;
      }
      if (!id.startsWith(`${prefix}/`)) return undefined;
      const [language = '', ...rest] = id.slice(prefix.length + 1).split('/');
      const part = rest.join('/');
      for (const name of [...frame, ...labIds.flatMap(filesOf)]) this.addWatchFile(pathOf(language, name));
      const partOf = use === 'page' ? partOnPage : partInElements;
      const says = use === 'elements' && sayingThem.some((lab) => part === `lab/${lab}`);
      const wanted = picked(
        await (use === 'page' ? stringsInSections : stringsOf)(language),
        (path) => partOf(path) === part || (says && isIn(path, withLabs)),
      );
      return `export default ${JSON.stringify(wanted)};`;
    },
  };
}
