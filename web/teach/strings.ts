// The words of these pages in the language of the document: those around the plans, and those of the plans.
import { sayIn, type Say } from '../check/strings.ts';
import type plans from './locales/en/plans.ts';
import type words from './locales/en/words.ts';
import type { Shape } from '../page/text/strings.ts';

export type Words = Shape<typeof words>;
export type Plans = Shape<typeof plans>;
export type { Say };

/** A folder for each language (`locales/`). */
export async function sayWords(language: string): Promise<Say> {
  const found = (await import(`./locales/${language}/words.ts`)) as { readonly default: Words };
  return sayIn(found.default, language);
}

export async function plansIn(language: string): Promise<Plans> {
  const found = (await import(`./locales/${language}/plans.ts`)) as { readonly default: Plans };
  return found.default;
}
