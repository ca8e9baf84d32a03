// Reads objects: every property once, rejecting unknown ones by name.
import { callee, enter, isObject, unknownOption, unreadable, wrongType } from './errors.ts';
import type { Field } from './record.ts';

/**
 * Copies the known properties of an options object, each read once, and rejects unknown ones by name. `copy` does it
 * for calls of a microsecond or two: engines look up properties faster that are named in the code.
 */
export function readOptions<T extends object>(
  options: unknown,
  name: string,
  known: readonly (keyof T & string)[],
  copy?: (options: T) => { [K in keyof Required<T>]: unknown },
): { [K in keyof T]: unknown } {
  checkKeys(options, name, known);
  let read = {} as { [K in keyof T]: unknown };
  const of = callee;
  try {
    if (copy) read = copy(options as T);
    else for (let i = 0; i < known.length; ++i) read[known[i] as keyof T] = (options as T)[known[i] as keyof T];
  } catch (cause) {
    enter(of);
    throw unreadable(name, cause);
  }
  enter(of); // a getter may have called another function
  return read;
}

const noFields: readonly Field[] = [];

/** Rejects anything but an object, and options that are neither fields nor in `also`. */
export function checkKeys(options: unknown, name: string, also: readonly string[], fields = noFields): void {
  const all = (): string[] => [...fields.map(([field]) => field), ...also];
  // The keys of a typed array are its elements: billions, perhaps.
  if (!isObject(options)) {
    throw wrongType(name, options, `an object with ${all().join(', ')}`);
  }
  let unknown: string | undefined;
  try {
    for (const key in options) if (!has(fields, key) && !also.includes(key)) unknown = key;
  } catch (cause) {
    throw unreadable(name, cause);
  }
  if (unknown !== undefined) throw unknownOption(name, unknown, all());
}

function has(fields: readonly Field[], name: string): boolean {
  for (let f = 0; f < fields.length; ++f) if ((fields[f] as Field)[0] === name) return true;
  return false;
}

/** Some properties of an object that may have others, each read once: models' configurations, tensors. */
export function readProperties<K extends string>(
  value: object,
  name: string,
  keys: readonly K[],
): { [P in K]: unknown } {
  const read = {} as { [P in K]: unknown };
  try {
    for (const key of keys) read[key] = (value as { [P in K]: unknown })[key];
  } catch (cause) {
    throw unreadable(name, cause);
  }
  return read;
}
