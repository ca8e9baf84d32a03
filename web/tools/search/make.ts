// Writes the files of the search: an index for each language, one for the documentation, and the script that asks them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerLanguages } from '../../labs/shared/header/header.mjs';
import { makeIndex } from '../../labs/pages/search/find.ts';
import type en from '../../labs/strings/en/search.json';

import { docsEntries, entriesIn } from './entries.ts';

/** @returns the indexes by the names of their files, as text */
export function indexes(site: string): ReadonlyMap<string, string> {
  const all = headerLanguages.map((language) => [language, entriesIn({ site, language })] as const);
  return new Map(
    [...all, ['docs', docsEntries(site)] as const].map(([name, entries]) => [
      `${name}.json`,
      JSON.stringify(makeIndex(entries)),
    ]),
  );
}

/** @param bundled the scripts and sheets of the search, by their paths */
export function writeSearch(site: string, bundled: readonly { readonly path: string; readonly text: string }[]): void {
  const out = join(site, 'search');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [name, text] of indexes(site)) writeFileSync(join(out, name), text);
  for (const { path, text } of bundled) writeFileSync(path, text);
}

/** What the page for an address that does not exist says. */
export async function notFoundWords(): Promise<Readonly<Record<string, (typeof en)['notFound']>>> {
  const all = headerLanguages.map(async (language) => {
    const words = (await import(`../../labs/strings/${language}/search.json`)) as { readonly default: typeof en };
    return [language, words.default.notFound] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
