// The strings of a language: web/labs/strings/<code>/, a JSON file for each lab and page, a folder for each room around
// the labs. English has the keys and the placeholders: a build ends at a language that lacks one or has another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Strings } from '../../labs/shared/text/trees.ts';

const folder = fileURLToPath(new URL('../../labs/strings', import.meta.url));

export const languages = (): string[] => readdirSync(folder).sort();

/** The path of a file of strings. @param name `clock`, `family/alibi`, `teach/words` */
export const pathOf = (language: string, name: string): string => join(folder, language, `${name}.json`);

/** The names of the files in a folder of a language. */
export const namesIn = (inside: string): string[] =>
  readdirSync(join(folder, 'en', inside))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));

/** The placeholders of each key; plural forms share a key, and need not all have the number. */
function placeholders(strings: Strings, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(strings)) {
    if (typeof value === 'object')
      for (const [key, names] of placeholders(value, `${prefix}${name}.`)) found.set(key, names);
    else if (/_(zero|one|two|few|many)$/.test(name)) continue;
    else
      found.set(prefix + name.replace(/_other$/, ''), [...new Set(value.match(/\{\{\w*\}\}/g) ?? [])].sort().join(' '));
  }
  return found;
}

/** The first difference from English in keys or placeholders, in a sentence; undefined if there is none. */
export function differenceFrom(english: Strings, strings: Strings): string | undefined {
  const [wanted, found] = [placeholders(english), placeholders(strings)];
  for (const [key, names] of wanted) {
    const own = found.get(key);
    if (own === undefined) return `lacks ${key}`;
    if (own !== names) return `has ${own || 'no placeholder'} in ${key}, and English ${names || 'none'}`;
  }
  for (const key of found.keys()) if (!wanted.has(key)) return `has ${key}, and English has not`;
  return undefined;
}

/** Reads a file of strings, and compares it with the English one. */
export function readStrings(language: string, name: string): Strings {
  const read = (code: string): Strings => JSON.parse(readFileSync(pathOf(code, name), 'utf8')) as Strings;
  const strings = read(language);
  const difference = language === 'en' ? undefined : differenceFrom(read('en'), strings);
  if (difference !== undefined) throw new Error(`web/labs/strings/${language}/${name}.json ${difference}`);
  return strings;
}
