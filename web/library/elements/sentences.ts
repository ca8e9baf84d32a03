// Sentences, names and lists beside each other, with the signs that their language writes between them: full-width
// signs in Chinese have their space within.

/** An end of a sentence or of a part of it, with full-width signs. */
const hasSpace = /[。！？：；][”’」』）]?$/u;
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Sentences in one line; those that are empty or missing are left out. */
export const inOneLine = (...sentences: readonly (string | undefined)[]): string =>
  sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .reduce<string>((line, next) => (line === '' || hasSpace.test(line) ? line + next : `${line} ${next}`), '');

/** A text with a stop at its end. */
export const stopped = (text: string): string =>
  /[.!?。！？]$/u.test(text) ? text : text + (isHan(text) ? '。' : '.');

/** The colon after a name. */
export const colonOf = (name: string): string => (isHan(name) ? '：' : ':');

/** A name, a colon and what it names. */
export const withColon = (name: string, text: string): string =>
  isHan(name + text) ? `${name}：${text}` : `${name}: ${text}`;

/** Items that may have commas. */
export const withSemicolons = (items: readonly string[]): string => items.join(items.some(isHan) ? '；' : '; ');

/**
 * Items in a list as a language makes it. Chinese writes a space between its 和 and a name in other letters, and a sign
 * where Intl writes nothing between units.
 */
export function listOf(format: Intl.ListFormat, items: Iterable<string>): string {
  const space = (beside: string | undefined): string => (isHan(beside ?? '') ? '' : ' ');
  return format
    .formatToParts(items)
    .map(({ type, value }, at, all) => {
      const [before, after] = [all[at - 1], all[at + 1]];
      if (type === 'element') return before?.type === 'element' ? `、${value}` : value;
      if (!/^\p{Script=Han}+$/u.test(value)) return value;
      return space(before?.value.at(-1)) + value + space(after?.value.at(0));
    })
    .join('');
}

/** The space before a sentence that follows another in a paragraph; none before a Chinese one. */
export const spaceBefore = (sentence: string): string => (isHan(sentence) ? '' : ' ');

/** Names in a list. */
export const withCommas = (names: readonly string[]): string => names.join(names.some(isHan) ? '、' : ', ');
