// Calls of the C++ side: arguments by their names, arrays in, arrays and results out, statuses to errors.
import { checkStillThere, overlap } from './arguments.ts';
import { wrongValue } from './errors.ts';
import { giveBack, run } from './loader.ts';
import { arena, heapOf, invoke, type Items } from './memory.ts';
import type { Address, PosencModule } from './module.ts';
import { pack, Places, unpack, type Place, type Call, type Transferable } from './record.ts';

/** No record is larger. */
const recordBytes = 4096;

export function overlapping(out: Transferable): RangeError {
  return wrongValue('POSENC_OVERLAP', 'out', out, 'an array that shares no memory with the others, or is one of them');
}

/** A result may take the place of an input, but not of a part of one. */
function checkArrays({ inputs, outputs }: Places): void {
  for (let i = 0; i < inputs.length; ++i) checkStillThere((inputs[i] as Place).array);
  for (let k = 0; k < outputs.length; ++k) {
    const { array: out } = outputs[k] as Place;
    checkStillThere(out);
    for (let i = 0; i < inputs.length; ++i) {
      const { array } = inputs[i] as Place;
      const inPlace = array.byteOffset === out.byteOffset && array.byteLength === out.byteLength;
      if (!inPlace && overlap(array, out)) throw overlapping(out);
    }
    for (let i = 0; i < k; ++i) if (overlap((outputs[i] as Place).array, out)) throw overlapping(out);
  }
}

/** A record in WebAssembly memory. */
export interface Placed {
  readonly address: Address;
  /** The double after the last of the arguments. */
  readonly next: number;
  readonly places: Places;
  /** The address of this much additional room. */
  readonly room: Address;
  /** All that the call holds of the memory. */
  readonly bytes: number;
}

/** Writes the record of a call, after a head of so many numbers, and its input arrays, and leaves room. */
export function place(module: PosencModule, head: number, takes: Call[2], values: object, roomBytes: number): Placed {
  for (let least = recordBytes + roomBytes; ; ) {
    const { address, bytes: held } = arena(module, least);
    const places = new Places(address + recordBytes);
    const next = pack(module.HEAPF64, address / 8 + head, takes, values, places);
    const bytes = places.end - address + roomBytes;
    if (bytes > held) {
      least = bytes;
      continue;
    }
    checkArrays(places);
    for (const { array, at } of places.inputs) heapOf(module, array).set(array, at / array.BYTES_PER_ELEMENT);
    return { address, next, places, room: places.end, bytes };
  }
}

/**
 * Calls a function with its arguments and returns its result. Output arrays are filled. Errors name items of the lists
 * in `items`.
 */
export function call<T extends object, R>(callee: Call<T, R>, values: T, items?: Items): R {
  return run(callee[1], (module) => callIn(module, callee, values, items));
}

/** The same in this module. */
export function callIn<T extends object, R>(
  module: PosencModule,
  [name, lane, takes, gives, holdsArrays]: Call<T, R>,
  values: T,
  items?: Items,
): R {
  const { address, next, places, bytes } = place(module, 0, takes, values, 0);
  invoke(module, name, address, values, items);
  for (const { array, at } of places.outputs) {
    const first = at / array.BYTES_PER_ELEMENT;
    array.set(heapOf(module, array).subarray(first, first + array.length));
  }
  const [result, end] = gives ? unpack(module.HEAPF64, next, gives) : [undefined, next];
  if (holdsArrays) module.release(module.HEAPF64[end] as Address);
  giveBack(lane, bytes, module);
  return result as R;
}
