// The terms of the glossary in a language, for everything that is made at build time: its page, answers, a search.
import { fileURLToPath } from 'node:url';
import { sayIn } from '../../labs/pages/check/strings.ts';
import { importBundled } from './in-node.ts';
import { readStrings } from './locales.ts';
import { stringsOf } from './strings-plugin.ts';
import type { Strings } from '../../labs/shared/text/trees.ts';

export type Glossary = typeof import('../../labs/pages/glossary/pages.ts');
export type { Term } from '../../labs/pages/glossary/pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const loadGlossary = (): Promise<Glossary> =>
  importBundled<Glossary>({ entryPoints: [here('../../labs/pages/glossary/pages.ts')] });

/** Every term: name, other names, meaning, and its place on the page of the glossary. */
export async function glossaryIn(language: string): Promise<ReturnType<Glossary['termsOf']>> {
  const [{ termsOf }, strings] = await Promise.all([loadGlossary(), stringsOf(language)]);
  return termsOf(sayIn(strings, language));
}

/** The words of the page around the entries. */
export const glossaryWords = (language: string): Strings => readStrings(language, 'glossary-page');
