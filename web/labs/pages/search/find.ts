// Finds entries. Each wish of a question is searched on its own: an entry that fulfils more of them comes first, then
// one that is an answer, then one that says the words in its title.
import MiniSearch, { type Options, type Query } from 'minisearch';
import { weights, type Entry, type Kind } from './entry.ts';
import { asked as wordsOf, isEmpty, isShortHan, normal, words } from './normal.ts';
import { wishes, type Wish } from './synonyms.ts';

const options: Options<Entry> = {
  fields: ['title', 'about', 'asked', 'text'],
  storeFields: ['kind', 'title', 'about'],
  tokenize: words,
  processTerm: normal,
};

export type Index = MiniSearch<Entry>;

export function makeIndex(entries: readonly Entry[]): Index {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return index;
}

export const readIndex = (json: string): Index => MiniSearch.loadJSON(json, options);

export interface Found extends Pick<Entry, 'id' | 'kind' | 'title' | 'about'> {
  readonly score: number;
}

/** A synonym counts less than the word that was typed. */
const [ofSynonym, ofTitle, ofAbout, ofAsked] = [0.6, 6, 2.5, 4];

/** Chinese wordings share pairs of characters with every term. */
const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** @param isLast whether the reader may still be typing the word */
function queryFor(name: string, isLast: boolean): Query {
  return {
    combineWith: 'AND',
    queries: name.split(' '),
    prefix: (term) => isLast || term.length > 3 || isShortHan(term),
    fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    boost: { title: ofTitle, about: ofAbout, asked: isHan(name) ? 1 : ofAsked },
    weights: { prefix: 0.5, fuzzy: 0.3 },
  };
}

/** By the entry's address, how well it fulfils a wish. */
function fulfilled(index: Index, wish: Wish, isLast: boolean): ReadonlyMap<string, Found> {
  const best = new Map<string, Found>();
  for (const [at, name] of wish.entries())
    for (const result of index.search(queryFor(name, isLast && at === 0))) {
      const score = (result.score / result.queryTerms.length) * (at === 0 ? 1 : ofSynonym);
      const { id, kind, title, about } = result as unknown as Found;
      if (score > (best.get(id)?.score ?? 0)) best.set(id, { id, kind, title, about, score });
    }
  return best;
}

const squeezed = (text: string): string => normal(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** An entry that is called what was typed is what was meant; a question about a term says more than its definition. */
const ofName = (kind: Kind): number => (kind === 'term' ? 1.3 : 4);

/**
 * Names of the API come last, unless one is asked for as it is written. A term counts as named by its other names, too.
 * @param names of what is asked for, if it is one thing
 */
function weightOf({ kind, title }: Found, question: string, names: readonly string[]): number {
  const isCalled = (name: string): boolean => squeezed(name) === squeezed(title);
  if (kind === 'api') {
    if (title === question.trim()) return 4 * weights.question;
    // A name that is still being typed; RoPE and NoPE mix cases too, and are no names of the API.
    const begun = question.split(/\s+/).some((word) => /\p{Ll}\p{Lu}/u.test(word) && title.startsWith(word));
    return begun ? weights.question : weights.api;
  }
  if (isCalled(question)) return ofName(kind) * weights[kind];
  return kind === 'term' && names.some(isCalled) ? 1.4 * weights[kind] : weights[kind];
}

/**
 * The best entries for a question, best first.
 * @param indexes of the reader's language, and of the documentation
 */
export function find(indexes: readonly Index[], question: string, most = 12): readonly Found[] {
  // Names first: the "no" of "no positional encoding" says something, alone it does not.
  const typed = wishes(wordsOf(question));
  const telling = typed.filter(([name = '']) => !isEmpty(name));
  const asked = telling.length > 0 ? telling : typed;
  if (asked.length === 0) return [];
  const names = asked.length === 1 ? (asked[0] ?? []) : [];
  const total = new Map<string, { readonly found: Found; readonly score: number; readonly count: number }>();
  for (const [at, wish] of asked.entries())
    for (const index of indexes)
      for (const [id, found] of fulfilled(index, wish, at === asked.length - 1)) {
        const before = total.get(id);
        total.set(id, { found, score: (before?.score ?? 0) + found.score, count: (before?.count ?? 0) + 1 });
      }
  return [...total.values()]
    .map(({ found, score, count }) => ({
      ...found,
      score: score * weightOf(found, question, names) * (count / asked.length) ** 2,
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

export type { Kind };
