// Text of files and programs on its way to a terminal, where some characters are commands: they are shown escaped.

/** Control characters but the line feed, and those that change the direction of a line or end it. */
const commands =
  // eslint-disable-next-line no-control-regex -- those are what it takes out
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/gu;

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Text of several lines that a terminal shows and does not obey. */
export const plain = (text: string): string => text.replace(commands, escaped);

/** Text on one line: names, keys, paths. */
export const plainLine = (text: string): string => plain(text).replaceAll('\n', '\\u{a}');

/** A plain text on one line, cut where it is longer than `length` characters. */
export const shortLine = (text: string, length: number): string =>
  plainLine(text.length > length ? `${text.slice(0, length)}...` : text);

/** JSON whose texts have no such characters either: a reader of JSON has them back. */
export const jsonText = (
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
  indent?: number,
): string =>
  JSON.stringify(value, replacer, indent).replace(
    commands,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
