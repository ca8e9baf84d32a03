// Texts that a stranger's file or program may hold, made to be taken for something else than text.
import { randomFrom } from '../../library/api/support/hostile/mutations.ts';

/** Characters that `plain` has to take out, but the line feed. */
export const dangerous =
  // eslint-disable-next-line no-control-regex -- those are what it looks for
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/u;

/** Parts that end comments, strings and lines, join lines, format numbers, or order a tool or terminal to act. */
const parts = [
  // eslint-disable-next-line no-template-curly-in-string -- what shells and programs fill in, as text
  ...['${x}', '#{x}'],
  ...['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\t', '\\', '\\\n', '??/', '??/\n'],
  ...['*/', '/*', '*', '/', '//', '#', '"', "'", '`', '"""', "'''", '\\"', '\\u0022', '\\x22', '\\n'],
  ...['%s', '%n', '%', '{', '}', '{}', '{{', '$(touch x)', ';', '&&', '|', '<', '>', '&', '?', '??', '\ufeff'],
  ...['\u001b[31m', '\u001b]0;title\u0007', '\u009b31m', '\u202e', '\u2066', '\u061c', '\u200f', '\u007f', '\u0008'],
  ...['\ud800', '\udc00', '\u{1f600}', 'é', '\ufffe', '\u{10ffff}', '\u00a0', '\u3000', '\u{e0041}'],
  ...[' coding: utf-7', '# -*- coding=latin-1 -*-', '+build ignore', 'go:build ignore', 'include <x>'],
  ...['X', 'a', ' ', '1'],
];

/** Each part alone and with a second line, then as many random joints of some parts. */
export function hostileTexts(count: number, seed = 1): string[] {
  const random = randomFrom(seed);
  const pick = (): string => parts[Math.floor(random() * parts.length)] ?? '';
  const joint = (): string => Array.from({ length: 1 + Math.floor(random() * 8) }, pick).join('');
  return [
    ...parts,
    ...parts.map((part) => `a${part}X`),
    ...parts.map((part) => `a${part}`),
    ...Array.from({ length: count }, joint),
  ];
}
