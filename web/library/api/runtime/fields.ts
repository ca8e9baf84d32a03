// Options as the C++ side describes them: names, kinds and defaults are those of its structs and parameters.
import { checkKeys, readBoolean, readInteger, readName, readNumber, readProperties, readSize } from './arguments.ts';
import { numberList } from './lists.ts';
import { callee, enter, unreadable, wrongType, wrongValue } from './errors.ts';
import { readPositions } from './positions.ts';
import type { Call, Field, Fields } from './record.ts';

/** Options of a table in addition to those of its struct. */
export const outputKeys = ['dtype', 'out'] as const;

/** The values read: every field of `T`, undefined only where it has no default, and `K` unchanged. */
export type Read<T, K extends string, N extends string> = Omit<Required<T>, K | N | 'out'> & {
  readonly [P in K]: unknown;
};

const none: readonly never[] = [];

/**
 * Reads the options of a struct or of a call, each property once. `also` are options with their own format, which are
 * passed on unread; `derived` are fields computed from those, which are not options. Both depend only on the function,
 * so one list per function serves as the cache key.
 */
export function readFields<T extends object, K extends string = never, N extends string = never>(
  of: Fields<T> | Call<T, unknown>,
  options: unknown,
  also: readonly K[] = none,
  derived: readonly N[] = none,
): Read<T, K, N> {
  const fields = fieldsOf(of, also, derived);
  checkKeys(options, 'options', also, fields);
  const given = options as Readonly<Record<string, unknown>>;
  const name = callee;
  const values: unknown[] = [];
  const read: Record<string, unknown> = {};
  // Reads every property before checking the first, so that what a getter throws is not lost.
  try {
    for (let f = 0; f < fields.length; ++f) values.push(given[(fields[f] as Field)[0]]);
    for (let a = 0; a < also.length; ++a) {
      const key = also[a] as string;
      if (key !== chosenKey) read[key] = given[key];
    }
  } catch (cause) {
    enter(name);
    throw unreadable('options', cause);
  }
  enter(name); // a getter may have called another function
  for (let f = 0; f < fields.length; ++f) read[(fields[f] as Field)[0]] = readField(values[f], fields[f] as Field);
  return read as Read<T, K, N>;
}

/** Those of the fields that are options to be read here. */
function fieldsOf(of: Fields | Call, also: readonly string[], derived: readonly string[]): readonly Field[] {
  const isCall = typeof of[0] === 'string';
  if (!isCall && (also === outputKeys || also === none) && derived === none) return of as Fields;
  const lists = found.get(of);
  const known = lists?.get(also);
  if (known) return known;
  const all = isCall ? (of as Call)[2].flat() : (of as Fields);
  const fields = all.filter(
    ([name, kind]) =>
      !also.includes(name) && !derived.includes(name) && !(typeof kind === 'string' && kind.startsWith('out ')),
  );
  if (lists) lists.set(also, fields);
  else found.set(of, new WeakMap([[also, fields]]));
  return fields;
}

/** The cached result for a list of other options: each function has one list. */
const found = new WeakMap<object, WeakMap<readonly string[], readonly Field[]>>();

/** The option that `chosen` has read before all others. */
const chosenKey = 'convention';

/**
 * Calls the entry named by `convention` with the options. `convention` is read first, because the options depend on it.
 */
export function chosen<R>(
  options: unknown,
  choices: Readonly<Record<string, (options: unknown, convention: never) => R>>,
  fallback?: string,
): R {
  const isObject = typeof options === 'object' && options !== null;
  const of = callee;
  let given: unknown;
  try {
    if (isObject) given = (options as { convention?: unknown }).convention;
  } catch (cause) {
    enter(of);
    throw unreadable('options', cause);
  }
  enter(of);
  let name = fallback;
  if (given !== undefined || fallback === undefined) {
    if (!isObject) throw wrongType('options', options, `an object with ${chosenKey}`);
    const names = Object.keys(choices);
    name = names[readName(given, chosenKey, names)];
    enter(of, name);
  }
  return (choices[name as string] as (options: unknown, name: unknown) => R)(options, name);
}

/** The options of an entry of `chosen` that has no struct in C++, each read once and unchecked. */
export function readChosen<K extends string>(options: unknown, keys: readonly K[]): { readonly [P in K]: unknown } {
  checkKeys(options, 'options', [...keys, chosenKey]);
  const name = callee;
  const read = readProperties(options as object, 'options', keys);
  enter(name); // a getter may have called another function
  return read;
}

/** The limits of the C++ side for a size that is read separately from the other options. */
export const ruleOf = <T extends object>(of: Fields<T>, name: keyof T & string): string | undefined =>
  of.find(([field]) => field === name)?.[3];

function readField(value: unknown, [name, kind, fallback, allowed]: Field): unknown {
  if (value === undefined && fallback !== undefined) {
    if (fallback === null) return undefined;
    if (typeof kind === 'string') return kind === 'flag' ? fallback === 1 : fallback;
    return (kind as readonly string[])[fallback];
  }
  if (typeof kind !== 'string') return (kind as readonly string[])[readName(value, name, kind as readonly string[])];
  if (kind === 'number') {
    const number = readNumber(value, name);
    // NaN tells C++ that an option was left out.
    if (fallback === null && Number.isNaN(number))
      throw wrongValue('POSENC_NOT_FINITE', name, number, 'a finite number, or undefined');
    return number;
  }
  if (kind === 'size') return readSize(value, name, 0, undefined, allowed);
  if (kind === 'integer') return readInteger(value, name, 0);
  if (kind === 'flag') return readBoolean(value, name);
  return kind === 'positions' ? readPositions(value, name) : numberList(value, name);
}
