// The memory of a module, whichever it is: texts and statuses read from it, room for the arrays of a call.
import { largestArena } from './arguments.ts';
import type { Address, RuntimeFunctions } from './module.ts';
import { PosencError, wrongValue } from './errors.ts';

/** The NUL-ended ASCII text at an address. */
export function text(module: RuntimeFunctions, address: Address): string {
  const bytes = module.HEAPU8;
  let end = address;
  while (bytes[end] !== 0) ++end;
  return String.fromCharCode(...bytes.subarray(address, end));
}

/** snake_case of C++ to the camelCase of TypeScript. */
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Turns a code that a binding returned into an error; 0 is none. */
export function check(module: RuntimeFunctions, code: number): void {
  if (code === 0) return;
  const name = text(module, module.status_name());
  const argument = camel(text(module, module.status_argument()));
  const allowed = camel(text(module, module.status_allowed()));
  const value = module.status_value();
  if (name === 'POSENC_OUT_OF_MEMORY') {
    throw new PosencError(`${argument} ran out; allowed: ${allowed}`, { code: name, argument, value, allowed });
  }
  throw wrongValue(name, argument, value, allowed);
}

// What the C++ side keeps for arrays stays where it is until more is asked for. A module that is thrown away must be
// free to go, with all its memory.
const arenas = new WeakMap<RuntimeFunctions, { readonly address: Address; readonly bytes: number }>();

/** At least `bytes` bytes of WebAssembly memory for the arrays of one call. */
export function reserve(module: RuntimeFunctions, bytes: number): Address {
  const kept = arenas.get(module);
  if (kept && bytes <= kept.bytes) return kept.address;
  // Past 2^31 addresses come back negative.
  const address = bytes > largestArena ? 0 : module.reserve(bytes) >>> 0;
  arenas.set(module, { address, bytes: address === 0 ? -1 : bytes });
  if (address === 0) {
    const details = { code: 'POSENC_OUT_OF_MEMORY', argument: 'memory', value: bytes, allowed: 'smaller arrays' };
    throw new PosencError(`memory ran out at ${bytes} bytes; allowed: smaller arrays`, details);
  }
  return address;
}

/** The typed arrays that cross the border. */
export type Transferable = Float32Array | Float64Array | Int32Array | Uint8Array;

/** Room for so many bytes, so that what follows begins at a multiple of 16. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** The view of the module's memory that an array of this kind is copied to and from. */
export function heapOf(module: RuntimeFunctions, array: Transferable): Transferable {
  if (array instanceof Float32Array) return module.HEAPF32;
  if (array instanceof Float64Array) return module.HEAPF64;
  return array instanceof Int32Array ? module.HEAP32 : module.HEAPU8;
}
