// The characters of the small language models, and how any text is written with them.

/** A character's number is its place: 40 of them, the newline between two paragraphs first. */
export const alphabet = '\n abcdefghijklmnopqrstuvwxyz.,;:!?\'"-()0';

/** What is written otherwise, in this order: any digit is 0. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[—–]/g, '--'],
  [/…/g, '...'],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  [/&/g, 'and'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/\d/g, '0'],
];

/**
 * A text in the characters of the alphabet: lower case, without accents, one space between words, one newline between
 * paragraphs. What has no such character is left out.
 */
export function simplify(text: string): string {
  let simple = text.toLowerCase();
  for (const [found, written] of replacements) simple = simple.replace(found, written);
  return simple
    .normalize('NFD')
    .replace(/[^\s\w.,;:!?'"()-]|_/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The numbers of a simplified text's characters. */
export const numbersOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => alphabet.indexOf(character));
