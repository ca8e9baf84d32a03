// Numbers and lists as the reader's language writes them.
import { listOf } from '../../../library/elements/sentences.ts';
import { fixed, localized, plain, significant } from './format.ts';
import { language } from './language.ts';

/** A count, a position or a base, with every digit that it has. */
export const written = (value: number): string => plain(value, language());

/** A measure, to so many significant digits. */
export const measure = (value: number, digits = 3): string => significant(value, language(), digits);

/** A number with so many decimals, rounded. */
export const decimal = (value: number, decimals: number): string =>
  localized(fixed(value, decimals, 'rounded'), language());

/** The same with the sign that the number has, though its digits may all be 0. */
export const signedDecimal = (value: number, decimals: number): string =>
  localized(value.toFixed(decimals), language());

/** All digits, as in a file. */
export const exact = (value: number): string => localized(String(value), language());

const formats = new Map<string, Intl.ListFormat>();

/** Items as a list in a sentence, or separated by commas. Formats are cached: they cost more to make than to use. */
export function listed(items: Iterable<string>, type: 'conjunction' | 'unit' = 'conjunction'): string {
  const key = `${language()} ${type}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.ListFormat(language(), { type })));
  return listOf(format, items);
}
