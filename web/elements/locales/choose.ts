import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import type { Strings } from './strings.ts';

const languages: readonly Strings[] = [en, es, it];

/** The strings of a language tag such as `es-MX`; English if the language is not available. */
export function stringsFor(tag: string): Strings {
  const language = tag.toLowerCase().split('-')[0];
  return languages.find((strings) => strings.language === language) ?? en;
}
