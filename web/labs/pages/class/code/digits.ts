// Codes as people read them out: Crockford's alphabet of 32, in groups of five.

/** Without I, L and O, which are read as digits, and without U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = 5;

const values = new Map<string, number>([
  ...[...alphabet].map((sign, value): [string, number] => [sign, value]),
  ['O', 0],
  ['I', 1],
  ['L', 1],
]);

/** A sign that no code has, and its place among the signs of the text, from 0. */
export interface ForeignSign {
  readonly sign: string;
  readonly at: number;
}

export const isForeign = (read: readonly number[] | ForeignSign): read is ForeignSign => 'sign' in read;

/** The numbers from 0 to 31 that a text stands for, in whatever case and groups it was typed. */
export function digitsOf(text: string): readonly number[] | ForeignSign {
  const signs = [...text.replaceAll(/[\s\u00ad\u2010-\u2015\u2212._-]/g, '')];
  const digits = signs.map((sign) => values.get(sign.toUpperCase()) ?? -1);
  const at = digits.indexOf(-1);
  return at < 0 ? digits : { sign: signs[at] ?? '', at };
}

/** The code, with a hyphen after every five signs. */
export const codeOf = (digits: readonly number[]): string =>
  digits.map((digit, at) => (at > 0 && at % group === 0 ? '-' : '') + (alphabet[digit] ?? '')).join('');

/** The same code as we write it; a text that is none, unchanged. */
export function tidied(text: string): string {
  const digits = digitsOf(text);
  return isForeign(digits) ? text : codeOf(digits);
}

/** Where somebody finds a sign of a code: its group and its place there, both from 1. */
export const placeOf = (at: number): { readonly group: number; readonly place: number } => ({
  group: Math.floor(at / group) + 1,
  place: (at % group) + 1,
});
