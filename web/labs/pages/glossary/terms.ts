// The glossary of a language as a list, made in Node: for its page, for the words of answers, and for a search.
import { entries, groups, type Entry, type EntryName, type Group } from './entries.ts';

export interface Term {
  readonly name: EntryName;
  readonly group: Group;
  readonly term: string;
  /** Its other names, in this language and in code. */
  readonly other: readonly string[];
  /** Two lines of plain words. */
  readonly meaning: string;
  readonly symbols?: string;
  readonly see: Entry['see'];
  readonly near: readonly EntryName[];
  /** Its place on the page of the glossary, from the folder of the language. */
  readonly href: string;
}

/** The string of a language at a dotted path; the path itself if there is none. */
export type Say = (key: string) => string;

export function termsOf(say: Say): readonly Term[] {
  const sine = say('formula.sin');
  return (Object.keys(groups) as Group[]).flatMap((group) =>
    (Object.keys(groups[group]) as EntryName[]).map((name): Term => {
      const { see, codes = [], symbols, near = [] } = entries[name];
      const key = `glossary.${name}.other`;
      const other = say(key);
      return {
        name,
        group,
        term: say(`glossary.${name}.term`),
        other: [...(other === key ? [] : other.split(', ')), ...codes],
        meaning: say(`glossary.${name}.meaning`),
        ...(symbols === undefined ? {} : { symbols: symbols.replaceAll(/\bsin\b/g, sine) }),
        see,
        near,
        href: `glossary/#${name}`,
      };
    }),
  );
}

/** A final vowel may change, or an ending follow: plurals in English, Spanish and Italian. */
const stem = (name: string): string => name.replace(/(?<=\p{L}{4})[aeio]$/u, '');
const ending = '(?:[aeio]?s?|es)';
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A name in Chinese, which has no spaces. One of one character stands between signs, or words such as 和. */
function hasName(text: string, name: string): boolean {
  if (name.length > 1) return text.includes(name);
  return new RegExp(`(?<=[、，。：；（“和与或是的]|^)${name}(?=[、，。：；？）”和与或是]|$)`, 'u').test(text);
}

/** The terms that a text has, by a name of three letters or more, or in Chinese; in the order of the glossary. */
export function termsIn(text: string, terms: readonly Term[]): readonly Term[] {
  return terms.filter(({ term, other }) =>
    [term, ...other]
      .filter((name) => isHan(name) || name.length > 2)
      .some((name) => {
        if (isHan(name)) return hasName(text, name);
        const words = stem(withoutAccents(name)).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
        return new RegExp(`(?<![\\p{L}_])${words}${ending}(?![\\p{L}_])`, 'iu').test(withoutAccents(text));
      }),
  );
}
