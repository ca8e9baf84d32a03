// Reads the command line: options by name, the program after `--`, and suggestions for misspelt ones.
import { nearest } from '../../library/api/runtime/nearest.ts';
import { shellWord } from './emit/harmless.ts';
import { shortLine } from './text/plain.ts';

/** Where a command line writes. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** What a command writes to: `out` and `err` escape control characters, but the command's own colours. */
export interface Output extends Streams {
  /** Like `out`, but tabs stay: some languages indent with them. */
  readonly source: (text: string) => void;
}

/** An error that the person who typed the command can mend; ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked could not be done: exit code 2. */
export class RunError extends Error {
  override readonly name = 'RunError';
  /** The end of the message: lines that a program printed. */
  readonly printed: string;

  constructor(message: string, { printed = '', cause }: { readonly printed?: string; readonly cause?: unknown } = {}) {
    super(message + printed, cause === undefined ? undefined : { cause });
    this.printed = printed;
  }
}

export type OptionKinds = Readonly<Record<string, 'text' | 'flag'>>;

export interface Words {
  readonly options: Readonly<Record<string, string | true>>;
  /** The arguments that are not options, in order. */
  readonly rest: readonly string[];
  /** The arguments after `--`; undefined if there are none. */
  readonly program: readonly string[] | undefined;
}

/** Splits the words behind a command's name. An option is `--name value`, `--name=value` or, for a flag, `--name`. */
export function readWords(words: readonly string[], kinds: OptionKinds): Words {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  const options: Record<string, string | true> = {};
  const rest: string[] = [];
  for (let at = 0; at < own.length; at++) {
    const word = own[at] ?? '';
    if (!word.startsWith('-') || word === '-' || /^-[\d.]/.test(word)) {
      rest.push(word);
      continue;
    }
    const [, name = '', given] = /^--?([^=]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
    const kind = Object.hasOwn(kinds, name) && word.startsWith('--') ? kinds[name] : undefined;
    if (!kind) throw new UsageError(unknown('option', word.split('=')[0] ?? word, namesOf(kinds)));
    if (Object.hasOwn(options, name)) throw new UsageError(`--${name} is given twice`);
    if (kind === 'flag') {
      if (given !== undefined) throw new UsageError(`--${name} takes no value, and has "${given}"`);
      options[name] = true;
      continue;
    }
    const value = given ?? own[++at];
    if (value === undefined || (given === undefined && value.startsWith('--')))
      throw new UsageError(`--${name} needs a value`);
    options[name] = value;
  }
  return { options, rest, program: end < 0 ? undefined : words.slice(end + 1) };
}

/** The arguments of a command that runs no program: after `--` none is an option. */
export const argumentsOf = ({ rest, program = [] }: Words): readonly string[] => [...rest, ...program];

const namesOf = (kinds: OptionKinds): string[] => Object.keys(kinds).map((name) => `--${name}`);

/** Letters of a word that are printed and compared: no name here is as long. */
const maxLetters = 80;

/** Says that a word is not known, with the nearest that is, or with all and what else the word may have meant. */
export function unknown(what: string, word: string, allowed: readonly string[], otherwise = ''): string {
  const near = nearest(word.slice(0, maxLetters), allowed);
  const hint = near === undefined ? `allowed: ${allowed.join(', ')}${otherwise}` : `did you mean ${near}?`;
  return `there is no ${what} "${shortLine(word, maxLetters)}"; ${hint}`;
}

/** Says where the program stands that these words start. */
export const afterDashes = (words: readonly string[]): string =>
  `a program stands after --: npx posenc-check -- ${shortLine(words.map(shellWord).join(' '), 3 * maxLetters)}`;

/** The value of an option that names one of a few. */
export function oneOf<Name extends string>(
  options: Words['options'],
  name: string,
  allowed: readonly Name[],
): Name | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (!found) throw new UsageError(`--${name}: ${unknown('value', String(value), allowed)}`);
  return found;
}

/** The value of an option that is a number within limits. */
export function numberOf(
  options: Words['options'],
  name: string,
  { least = -Infinity, most = Infinity, whole = false } = {},
): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const value = text === true || text.trim() === '' ? NaN : Number(text);
  if (!(value >= least && value <= most) || (whole && !Number.isInteger(value)))
    throw new UsageError(
      `--${name} is "${text}"; allowed: a ${whole ? 'whole ' : ''}number` +
        `${Number.isFinite(least) ? ` from ${least}` : ''}${Number.isFinite(most) ? ` to ${most}` : ''}`,
    );
  return value;
}

/** The value of an option that is text. */
export const textOf = (options: Words['options'], name: string): string | undefined => {
  const value = options[name];
  return value === true ? undefined : value;
};
