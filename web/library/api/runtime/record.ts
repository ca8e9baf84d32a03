// Records carry the arguments of a call to C++, which itself supplies their names, kinds and defaults
// (build/wasm/calls.js; see web/docs/decisions/037-records-at-the-border.md).
import type { Lane } from './lane.ts';
import type { Address } from './module.ts';

/** Numbers of either width. */
export type Floats = Float32Array | Float64Array;

/** The typed arrays that cross the border. */
export type Transferable = Floats | Int32Array | Uint8Array;

/** Positions after reading: `values` exists only for a list. */
export interface ReadPositions {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  readonly values: Float64Array | undefined;
  /** That of the tensor that they came in. */
  readonly shape?: readonly number[] | undefined;
}

/** A word, the names of an enumeration in the order of their numbers, the fields of a struct, or of each of a list. */
export type Kind = string | readonly string[] | readonly Field[] | { readonly each: readonly Field[] };

/**
 * `fallback` is the default of the C++ struct, or null if the field is required. `allowed` is the C++ side's limit of a
 * size.
 */
export type Field = readonly [name: string, kind: Kind, fallback?: number | null, allowed?: string];

declare const shape: unique symbol;
declare const result: unique symbol;

/** The fields of a C++ struct, which is `T` here. */
export type Fields<T = object> = readonly Field[] & { readonly [shape]?: T };

/** A function that takes `T` and gives `R`. */
export type Call<T = object, R = unknown> = readonly [
  name: string,
  lane: Lane,
  takes: readonly (readonly Field[])[],
  gives?: readonly (readonly Field[])[],
  holdsArrays?: boolean,
] & { readonly [shape]?: T; readonly [result]?: R };

/** A function that writes a table, or turns a tensor, piece by piece. */
export type Table<T = object> = Call<T, void> & { readonly pieces?: true };

/** The values of an object under the names of fields. */
type Values = Readonly<Record<string, unknown>>;

/** Kinds of arrays: whether it is filled, and whether its number type crosses with it. */
const arrays: Readonly<Record<string, { readonly isOutput: boolean; readonly isEither: boolean } | undefined>> =
  /* @__PURE__ */ Object.fromEntries(
    ['Float32Array', 'Float64Array', 'Int32Array', 'Uint8Array', 'floats'].flatMap((kind) =>
      [kind, `out ${kind}`].map((name) => [name, { isOutput: name !== kind, isEither: kind === 'floats' }]),
    ),
  );
const isNames = (kind: readonly unknown[]): kind is readonly string[] => typeof kind[0] === 'string';

/** Reserves the given number of bytes and aligns the next item to 16. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** An array and its address in WebAssembly memory. */
export interface Place {
  readonly array: Transferable;
  readonly at: Address;
}

/** The arrays of a call. One that is passed twice is copied once. */
export class Places {
  readonly inputs: Place[] = [];
  readonly outputs: Place[] = [];
  /** Where the next would begin. */
  end: Address;

  constructor(start: Address) {
    this.end = start;
  }

  add(array: Transferable, isOutput: boolean): Address {
    let at = this.end;
    for (let i = 0; i < this.inputs.length; ++i) {
      const known = this.inputs[i] as Place;
      if (known.array === array) at = known.at;
    }
    if (at === this.end) this.end += aligned(array.byteLength);
    (isOutput ? this.outputs : this.inputs).push({ array, at });
    return at;
  }
}

/** Writes values where C++ reads them, `at` counting doubles; returns where the next go. */
export function pack(
  heap: Float64Array,
  at: number,
  takes: readonly (readonly Field[])[],
  values: object,
  places: Places,
): number {
  for (let g = 0; g < takes.length; ++g) {
    const fields = takes[g] as readonly Field[];
    for (let f = 0; f < fields.length; ++f) {
      const field = fields[f] as Field;
      const kind = field[1],
        value = (values as Values)[field[0]];
      if (typeof value === 'number') heap[at++] = value;
      else if (typeof value === 'boolean') heap[at++] = value ? 1 : 0;
      else if (typeof kind !== 'string') {
        if ('each' in kind) {
          const list = value as readonly object[];
          heap[at++] = list.length;
          for (const one of list) at = pack(heap, at, [kind.each], one, places);
        } else if (!isNames(kind)) at = pack(heap, at, [kind], value ?? {}, places);
        else heap[at++] = value === undefined ? (field[2] ?? NaN) : kind.indexOf(value as string);
      } else if (kind === 'positions') {
        const { first, step, count, values: list } = value as ReadPositions;
        heap[at] = first;
        heap[at + 1] = step;
        heap[at + 2] = count;
        heap[at + 3] = list ? places.add(list, false) : 0;
        at += 4;
      } else {
        const crossing = arrays[kind];
        if (crossing) {
          const array = value as Transferable | undefined;
          heap[at++] = array ? places.add(array, crossing.isOutput) : 0;
          heap[at++] = array ? array.length : 0;
          if (crossing.isEither) heap[at++] = array instanceof Float64Array ? 1 : 0;
        } else if (kind === 'sizes') {
          for (const size of value as readonly number[]) heap[at++] = size;
        } else heap[at++] = field[2] ?? NaN;
      }
    }
  }
  return at;
}

/** Reads the output of C++ in the same way. */
export function unpack(heap: Float64Array, at: number, gives: readonly (readonly Field[])[]): [object, next: number] {
  const values: Record<string, unknown> = {};
  for (const fields of gives) {
    for (const [name, kind] of fields) {
      if (typeof kind !== 'string') {
        if ('each' in kind) {
          const list: object[] = [];
          for (let left = heap[at++] as number; left > 0; --left) {
            const [one, next] = unpack(heap, at, [kind.each]);
            list.push(one);
            at = next;
          }
          values[name] = list;
        } else if (isNames(kind)) values[name] = kind[heap[at++] as number];
        else [values[name], at] = unpack(heap, at, [kind]);
      } else if (kind === 'Float64Array') {
        const from = (heap[at++] as number) / 8;
        values[name] = heap.slice(from, from + (heap[at++] as number));
      } else values[name] = kind === 'flag' ? heap[at++] === 1 : heap[at++];
    }
  }
  return [values, at];
}
