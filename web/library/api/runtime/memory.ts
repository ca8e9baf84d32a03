// The memory of a module, whichever it is: texts and statuses read from it, room for records and arrays.
import { largestArena } from './arguments.ts';
import { failure, outOfMemory, wrongValue, type PosencError } from './errors.ts';
import type { Address, PosencModule } from './module.ts';
import type { Transferable } from './record.ts';

/** The NUL-ended ASCII text at an address. */
export function text(module: PosencModule, address: Address): string {
  const bytes = module.HEAPU8;
  let end = address;
  while (bytes[end] !== 0) ++end;
  return String.fromCharCode(...bytes.subarray(address, end));
}

/** snake_case of C++ to the camelCase of TypeScript. */
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Lists of numbers whose errors name the rejected one. */
export type Items = Readonly<Record<string, Float64Array | undefined>>;

/** Turns a code that a call returned into an error about one of `values`; 0 is none. */
export function check(module: PosencModule, code: number, values: object = {}, items: Items = {}): void {
  if (code === 0) return;
  const name = text(module, module.status_name());
  const allowed = camel(text(module, module.status_allowed()));
  let argument = camel(text(module, module.status_argument()));
  const given = (values as Readonly<Record<string, unknown>>)[argument];
  // C++ sees the largest of its sizes where the caller gave a larger one.
  const value = typeof given === 'number' ? given : module.status_value();
  if (name === 'POSENC_OUT_OF_MEMORY') {
    throw failure(name, argument, `${argument} ran out`, allowed, value);
  }
  const index = items[argument]?.findIndex((item) => Object.is(item, value)) ?? -1;
  if (index >= 0 && name !== 'POSENC_SHAPE_MISMATCH') argument = `${argument}[${index}]`;
  const isCount = name === 'POSENC_SHAPE_MISMATCH' && allowed.endsWith(' elements');
  throw wrongValue(name, argument, value, allowed, isCount ? `${argument} has ${String(value)} elements` : undefined);
}

/** Calls a function of the module with its record. */
export function invoke(module: PosencModule, name: string, record: Address, values: object, items?: Items): void {
  const call = (module as unknown as Readonly<Record<string, (record: Address) => number>>)[name];
  check(module, call?.(record) ?? -1, values, items);
}

/** Memory that C++ keeps for the records and arrays of calls; it stays in place until it has to grow. */
export interface Arena {
  readonly address: Address;
  readonly bytes: number;
}

// A module that is thrown away must be free to go, with all its memory.
const arenas = new WeakMap<PosencModule, Arena>();

/** At least `bytes` bytes of WebAssembly memory. Growing discards the contents. */
export function arena(module: PosencModule, bytes: number): Arena {
  const kept = arenas.get(module);
  if (kept && bytes <= kept.bytes) return kept;
  const address = bytes > largestArena ? 0 : module.reserve(bytes);
  const made = { address, bytes: address === 0 ? -1 : bytes };
  arenas.set(module, made);
  if (address === 0) {
    throw ranOutAt(bytes);
  }
  return made;
}

const ranOutAt = (bytes: number): PosencError => outOfMemory(`memory ran out at ${bytes} bytes`, bytes);

/**
 * Refuses a call in an arena that has fewer bytes left than the call may need. In the middle of a call C++ could not
 * return: the module of an arena, unlike that of all other calls, cannot be replaced.
 */
export function checkRoom(module: PosencModule, bytes: number): void {
  const room = module.allocate(bytes);
  if (room === 0) throw ranOutAt(bytes);
  module.deallocate(room);
}

/** The address of such memory. */
export const reserve = (module: PosencModule, bytes: number): Address => arena(module, bytes).address;

/** The view of the memory for arrays like this one. Views die when memory grows: never keep one. */
export function heapOf(module: PosencModule, array: Transferable): Transferable {
  if (array instanceof Float32Array) return module.HEAPF32;
  if (array instanceof Float64Array) return module.HEAPF64;
  return array instanceof Int32Array ? module.HEAP32 : module.HEAPU8;
}
