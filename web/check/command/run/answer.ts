// Reading what a program answers: one line, one object, and nothing taken on trust.
import { replaceNonFinite } from '../../../library/api/models/python-json.ts';
import { plain, plainLine, shortLine } from '../text/plain.ts';
import { readHex } from '../../numbers/vectors/numbers.ts';
import { dtypes, type Dtype } from '../../numbers/vectors/types.ts';

export interface Hello {
  readonly name: string;
  readonly version: string;
  readonly dtype: Dtype;
  readonly families: readonly string[];
  readonly operations: Readonly<Record<string, readonly string[]>> | undefined;
}

export type Answer =
  | {
      readonly kind: 'values';
      readonly values: readonly number[];
      readonly scalars: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unsupported'; readonly text: string }
  /** It answers the right case, but not with a valid answer. */
  | { readonly kind: 'malformed'; readonly text: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The start of a text, on one line, for a message. */
export function excerpt(text: string, length = 60): string {
  // Several white spaces become one, of which a message has no use.
  const line = text
    .slice(0, 20 * length)
    .replace(/\s+/g, ' ')
    .trim();
  const whole = line.length <= length && text.length <= 20 * length;
  return plainLine(JSON.stringify(whole ? line : `${line.slice(0, length)}...`));
}

/** The object of a line, with null for Python's NaN and Infinity; undefined if the line is not a JSON object. */
export function readObject(line: string): Record<string, unknown> | undefined {
  const value = parsed(line) ?? parsed(replaceNonFinite(line, () => 'null'));
  return isObject(value) ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The greeting, or its fault. */
export function readHello(object: Record<string, unknown>): Hello | string {
  const { name, version, dtype, families, operations } = object;
  if (typeof name !== 'string' || name === '') return 'its greeting has no "name"';
  const format = dtypes.find((one) => one === dtype);
  if (!format) {
    const given = shortLine(JSON.stringify(dtype) ?? 'undefined', 60);
    return `its greeting has the dtype ${given}; allowed: ${dtypes.join(', ')}`;
  }
  if (!isTexts(families)) return 'its greeting has no list "families"';
  if (families.length > maxFamilies || families.some((one) => one.length > maxName))
    return `its greeting has "families" that are no names: more than ${maxFamilies}, or longer than ${maxName} letters`;
  if (operations !== undefined && !(isObject(operations) && Object.values(operations).every(isTexts)))
    return 'its greeting has "operations" that are no lists by family';
  return {
    name: shortLine(name, maxName),
    version: typeof version === 'string' || typeof version === 'number' ? shortLine(String(version), maxName) : '',
    dtype: format,
    families,
    operations: operations as Hello['operations'],
  };
}

/** More than any program has. */
const maxFamilies = 100;
const maxName = 200;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export function readAnswer(object: Record<string, unknown>, dtype: Dtype): Answer {
  const { error, unsupported, values, hex, scalars } = object;
  if (unsupported !== undefined) return { kind: 'unsupported', text: textOf(unsupported) };
  if (error !== undefined) return { kind: 'refused', text: textOf(error) };
  const malformed = (text: string): Answer => ({ kind: 'malformed', text });
  const numbers = scalars ?? {};
  if (!isObject(numbers)) return malformed('"scalars" is no object of numbers');
  const given = Object.entries(numbers).map(
    ([name, value]) => [name, typeof value === 'number' ? value : NaN] as const,
  );
  if (typeof hex === 'string') {
    const read = readHex(hex, dtype);
    if (!read) return malformed(`"hex" is not made of ${dtype} values: ${excerpt(hex, 24)}`);
    return { kind: 'values', values: read, scalars: Object.fromEntries(given) };
  }
  if (!Array.isArray(values)) return malformed('it has neither "values" nor "hex", "error" or "unsupported"');
  const flat: number[] = [];
  for (const value of values as unknown[]) {
    if (value === null) flat.push(NaN);
    else if (typeof value === 'number') flat.push(value);
    else return malformed(`"values" is no flat list of numbers: it holds ${excerpt(JSON.stringify(value), 24)}`);
  }
  return { kind: 'values', values: flat, scalars: Object.fromEntries(given) };
}

/** An error in the program's words, which may be several lines. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return plain(text.length > maxError ? `${text.slice(0, maxError)}...` : text);
}

const maxError = 4000;
