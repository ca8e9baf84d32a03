// Options as the C++ side describes them: names, kinds and defaults are those of its structs and parameters.
import { numberList, readBoolean, readInteger, readName, readNumber } from './arguments.ts';
import { isArray, unreadable, wrongType } from './errors.ts';
import { readPositions } from './positions.ts';
import type { Call, Field, Fields } from './record.ts';

/** The options of a table that callers may give besides those of its struct. */
export const outputKeys = ['dtype', 'out'] as const;

/** What is read: every field of `T`, undefined only where it has no default, and `K` as they are. */
export type Read<T, K extends string, N extends string> = Omit<Required<T>, K | N | 'out'> & {
  readonly [P in K]: unknown;
};

/**
 * Reads the options of a struct or of a call, each property once. `also` are options in a form of their own, which are
 * handed on as they are; `derived` are fields that follow from those and are no options.
 */
export function readFields<T extends object, K extends string = never, N extends string = never>(
  of: Fields<T> | Call<T, unknown>,
  options: unknown,
  also: readonly K[] = [],
  derived: readonly N[] = [],
): Read<T, K, N> {
  const fields = fieldsOf(of, also, derived);
  const read = readKnown(fields, options, also);
  for (let f = 0; f < fields.length; ++f) {
    const field = fields[f] as Field;
    read[field[0]] = readField(read[field[0]], field);
  }
  return read as Read<T, K, N>;
}

/** Those of the fields that are options to be read here. */
function fieldsOf(of: Fields | Call, also: readonly string[], derived: readonly string[]): readonly Field[] {
  const isCall = typeof of[0] === 'string';
  if (!isCall && also === outputKeys && derived.length === 0) return of as Fields;
  const known = derived.length === 0 ? found.get(of)?.get(also) : undefined;
  if (known) return known;
  const all = isCall ? (of as Call)[2].flat() : (of as Fields);
  const isRead = ([name, kind]: Field): boolean =>
    !also.includes(name) && !derived.includes(name) && !(typeof kind === 'string' && kind.startsWith('out '));
  const read = all.every(isRead) ? all : all.filter(isRead);
  if (derived.length === 0) {
    const lists = found.get(of) ?? new WeakMap<readonly string[], readonly Field[]>();
    found.set(of, lists.set(also, read));
  }
  return read;
}

/** What was found for a list of other options: most functions have one list, made once. */
const found = new WeakMap<object, WeakMap<readonly string[], readonly Field[]>>();

function has(fields: readonly Field[], name: string): boolean {
  for (let f = 0; f < fields.length; ++f) if ((fields[f] as Field)[0] === name) return true;
  return false;
}

function readKnown(fields: readonly Field[], options: unknown, also: readonly string[]): Record<string, unknown> {
  const names = (): string => [...fields.map(([name]) => name), ...also].join(', ');
  // The keys of a typed array are its elements: billions, perhaps.
  if (typeof options !== 'object' || options === null || isArray(options) || ArrayBuffer.isView(options)) {
    throw wrongType('options', options, `an object with ${names()}`);
  }
  const given = options as Readonly<Record<string, unknown>>;
  const read: Record<string, unknown> = {};
  let unknown: string | undefined;
  try {
    for (const key in given) if (!has(fields, key) && !also.includes(key)) unknown = key;
    if (unknown === undefined) {
      for (let f = 0; f < fields.length; ++f) {
        const name = (fields[f] as Field)[0];
        read[name] = given[name];
      }
      for (let a = 0; a < also.length; ++a) read[also[a] as string] = given[also[a] as string];
    }
  } catch (cause) {
    throw unreadable('options', cause);
  }
  if (unknown !== undefined) throw wrongType(`options.${unknown}`, unknown, `one of ${names()}`);
  return read;
}

function readField(value: unknown, [name, kind, fallback]: Field): unknown {
  if (value === undefined && fallback !== undefined) {
    if (fallback === null) return undefined;
    if (typeof kind === 'string') return kind === 'flag' ? fallback === 1 : fallback;
    return (kind as readonly string[])[fallback];
  }
  if (typeof kind !== 'string') return (kind as readonly string[])[readName(value, name, kind as readonly string[])];
  if (kind === 'number') return readNumber(value, name);
  if (kind === 'size' || kind === 'integer') return readInteger(value, name, 0);
  if (kind === 'flag') return readBoolean(value, name);
  return kind === 'positions' ? readPositions(value, name) : numberList(value, name);
}
