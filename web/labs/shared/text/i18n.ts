import { languages, parts } from 'virtual:strings';
import { language, setLanguage } from './language.ts';
import type { Key } from './strings.ts';
import { joined, type Strings } from './trees.ts';

type Values = Readonly<Record<string, string | number>>;

/** The state of a language. */
interface Language {
  readonly strings: Strings;
  readonly plural: Intl.PluralRules;
  /**
   * Strings cut at their braces, every second piece the name of a value: finding them again costs more than filling
   * them.
   */
  readonly cut: Map<string, readonly string[]>;
}

const languageByCode = new Map<string, Language>();

function languageOf(code: string): Language {
  let found = languageByCode.get(code);
  if (!found) languageByCode.set(code, (found = { strings: {}, plural: new Intl.PluralRules(code), cut: new Map() }));
  return found;
}

/** The string at a dotted path, or its folder. */
function at(strings: Strings, key: string): string | Strings | undefined {
  let found: string | Strings | undefined = strings;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return found;
}

/** The string at a dotted path, cut; undefined if missing, or not loaded yet. */
function piecesOf({ strings, cut }: Language, key: string): readonly string[] | undefined {
  let pieces = cut.get(key);
  if (!pieces) {
    // The part `outline` has the strings of labs apart: they are listed before a lab loads.
    const found = at(strings, key) ?? at(strings, `early.${key}`);
    if (typeof found === 'string') cut.set(key, (pieces = found.split(/\{\{(\w+)\}\}/)));
  }
  return pieces;
}

/** The form for a number, where a string has several. */
const counted = (found: Language, key: string, count: number): readonly string[] | undefined =>
  piecesOf(found, `${key}_${found.plural.select(count)}`) ?? piecesOf(found, `${key}_other`);

/** The string of a key, with the values put in; `count` chooses the plural. Never HTML: Lit escapes it. */
export function t(key: Key, values?: Values): string {
  const found = languageOf(language());
  const count = values?.['count'];
  const pieces = (count !== undefined && counted(found, key, Number(count))) || piecesOf(found, key);
  if (!pieces) return key;
  return pieces.length === 1
    ? pieces[0]!
    : pieces.map((piece, at) => (at % 2 ? (values?.[piece] ?? '') : piece)).join('');
}

type Part =
  | 'page'
  | 'embed'
  | 'exam'
  | 'outline'
  | 'labs'
  | 'paths'
  | 'story'
  | 'quiz'
  | 'numbers'
  | 'glossary'
  | `lab/${string}`;
/** The loaded strings. */
const present = new Set<Part>(['page']);
const loading = new Map<string, Promise<void>>();

async function fetched(code: string, part: Part): Promise<void> {
  const strings = parts[`${code}/${part}`];
  if (!strings) {
    if (languages.includes(code)) throw new RangeError(`this page is built without the strings of ${part}`);
    throw new RangeError(`language is ${code}; allowed: ${languages.join(', ')}`);
  }
  const words = (await strings()).default as Strings;
  const before = languageOf(code);
  languageByCode.set(code, { ...before, strings: joined(before.strings, words), cut: new Map() });
}

/** Loads a part of a language, once. */
function load(code: string, part: Part): Promise<void> {
  const name = `${code}/${part}`;
  let loaded = loading.get(name);
  if (!loaded) {
    loading.set(name, (loaded = fetched(code, part)));
    // Retries when the network fails.
    loaded.catch(() => loading.delete(name));
  }
  return loaded;
}

/** Takes parts of a language that came with the document, so that nobody waits for them. */
export function giveStrings(code: string, given: readonly Part[], strings: Strings): void {
  const before = languageOf(code);
  languageByCode.set(code, { ...before, strings: joined(before.strings, strings), cut: new Map() });
  for (const part of given) loading.set(`${code}/${part}`, Promise.resolve());
}

let wishes = 0;

/** Loads a language and re-renders whatever shows text. False if another was wished for in the meantime. */
export async function changeLanguage(code: string): Promise<boolean> {
  const wish = (wishes += 1);
  // Needs that arise during loading are loaded too.
  for (let known = 0; known < present.size; ) {
    known = present.size;
    await Promise.all([...present].map((part) => load(code, part)));
    if (wish !== wishes) return false;
  }
  setLanguage(code);
  return true;
}

/** Loads what all labs explain, all else that they say, or the paths, in the language that is spoken. */
export async function loadStrings(part: Part): Promise<void> {
  for (let code = ''; code !== language(); ) await load((code = language()), part);
  present.add(part);
}

const wholes = new Map<string, Promise<void>>();

/** Loads a whole part, in the language that is spoken, where the document came with the strings of one lab. */
export function loadWhole(part: Part): Promise<void> {
  const name = `${language()}/${part}`;
  const loaded = wholes.get(name) ?? fetched(language(), part);
  wholes.set(name, loaded);
  loaded.catch(() => wholes.delete(name));
  return loaded;
}

/** Loads what an element in another page says. */
export const loadStringsIn = (code: string, wanted: readonly Part[]): Promise<unknown> =>
  Promise.all(wanted.map((part) => load(code, part)));

/** Titles of the questions of `/why/` that lead into a lab, by their names; none outside the site. */
export const askedAbout = (lab: string): readonly (readonly [name: string, title: string])[] => {
  const found = at(languageOf(language()).strings, `asked.${lab}`);
  return typeof found === 'object' ? (Object.entries(found) as [string, string][]) : [];
};

/** The strings of a lab that are shown before it loads; none before the part `outline` is there. */
export const earlyStringsOf = (lab: string): Strings => {
  const found = at(languageOf(language()).strings, `early.${lab}`);
  return typeof found === 'object' ? found : {};
};
