// The words of these pages in the language of the document: those around the plans, and those of the plans.
import { sayIn, type Say } from '../check/strings.ts';
import type plans from '../../strings/en/teach/plans.json';
import type words from '../../strings/en/teach/words.json';
import type { Shape } from '../../shared/text/strings.ts';

export type Words = Shape<typeof words>;
export type Plans = Shape<typeof plans>;
export type { Say };

/** A folder for each language (web/labs/strings). */
export async function sayWords(language: string): Promise<Say> {
  const found = (await import(`../../strings/${language}/teach/words.json`)) as { readonly default: Words };
  return sayIn(found.default, language);
}

export async function plansIn(language: string): Promise<Plans> {
  const found = (await import(`../../strings/${language}/teach/plans.json`)) as { readonly default: Plans };
  return found.default;
}
