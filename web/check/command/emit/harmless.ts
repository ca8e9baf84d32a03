// Texts as parts of a source text: whatever they hold, a comment stays on its line and a string within its quotes.
import { jsonText } from '../text/plain.ts';

/** What no language here takes for more than a letter, a digit or a sign: no line end, no mark of direction, no BOM. */
const harmless = /[^ -~\p{L}\p{M}\p{N}\p{P}\p{S}]/gu;

const hexOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/**
 * A text within a comment of any language here, of lines or of C. No end of a comment, nested comment, line that goes
 * on (a backslash or its trigraph), or order to a tool (an encoding for Python, a build tag for Go) is left.
 */
export const inComment = (text: string): string =>
  text
    .replace(harmless, (character) => `<${hexOf(character)}>`)
    .replaceAll('\\', '<5c>')
    .replace(/\?(?=\?)/g, '? ')
    .replace(/[*/](?=[*/])/g, '$& ')
    .replace(/coding(?=[:=])/gi, '$& ')
    .replaceAll('+build', '+ build');

/** Comments of one line each, with what a language begins and ends them with. */
export const commentLines = (texts: readonly string[], begin: string, end = ''): string =>
  texts.map((text) => `${begin} ${inComment(text)}${end}\n`).join('');

/** Bytes of UTF-8 in octal, except printable ASCII without a meaning of its own in a string. */
const inOctal = (text: string, plain: RegExp): string =>
  Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte);
    return plain.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
  }).join('');

/** Within a string of C or C++, where two question marks may begin a trigraph. */
export const inC = (text: string): string => inOctal(text, /[ !#->@-[\]-~]/);

/** Within a format of printf. */
export const inFormatOfC = (text: string): string => inC(text.replaceAll('%', '%%'));

/** Within a string of Go. */
export const inGo = (text: string): string => inOctal(text, /[ !#-[\]-~]/);

/** Characters outside of printable ASCII, quotes and backslashes, each by its number. */
const byNumber = (text: string, written: (hex: string) => string): string =>
  text.replace(/[^ !#-[\]-~]/gu, (character) => written(hexOf(character)));

/** Within a string of Rust, which has no lone surrogates. */
export const inRust = (text: string): string => byNumber(text.replace(/\p{Cs}/gu, '\ufffd'), (hex) => `\\u{${hex}}`);

/** Within a format of Rust. */
export const inFormatOfRust = (text: string): string => inRust(text.replace(/[{}]/g, '$&$&'));

/** A string of Python with its quotes. */
export const pythonString = (text: string): string => `"${byNumber(text, (hex) => `\\U${hex.padStart(8, '0')}`)}"`;

/** Within a string of C#, in units of UTF-16. */
export const inCSharp = (text: string): string =>
  text.replace(/[^ !#-[\]-~]/g, (unit) => `\\u${hexOf(unit).padStart(4, '0')}`);

/** A text within a string of JSON, as posenc sends it. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** JSON between single quotes of a shell. */
export const jsonInShell = (value: unknown): string => jsonText(value).replaceAll("'", '\\u0027');

/** A word of a shell, in quotes where it needs them. */
export const shellWord = (text: string): string =>
  /^[\w.,:/=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
