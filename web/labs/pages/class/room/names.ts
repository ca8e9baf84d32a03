// Text that others have typed, as the page shows it. A name loses every character that would move or hide the text
// around it; in a refused line such characters are shown by their numbers.

/**
 * C0, DEL and C1, the line and paragraph separators, and the marks, embeddings, overrides and isolates of direction.
 */
const controls = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** The name without control characters; empty if nothing visible is left of it. */
export function plainName(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(controls, '').trim();
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(name) ? '' : name;
}

/** The text with each invisible character as its number: `U+202E`. */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu,
    (sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
