// State that a call must not change: the bytes of every typed array and the properties of every object among its
// arguments.
import { contentsOf, isTyped, placesOf } from './mutations.ts';

interface Watched {
  readonly array: ArrayBufferView;
  readonly path: string;
  readonly bytes: Uint8Array;
}

const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;
const read = (array: ArrayBufferView, key: string): unknown =>
  Object.getOwnPropertyDescriptor(typedArray, key)?.get?.call(array);

/** The memory of an array, ignoring overridden properties; undefined if detached. */
function bytesOf(array: ArrayBufferView): Uint8Array {
  const buffer = read(array, 'buffer') as ArrayBuffer,
    length = read(array, 'byteLength') as number;
  return length === 0 ? new Uint8Array(0) : new Uint8Array(buffer, read(array, 'byteOffset') as number, length).slice();
}

export interface Watch {
  /** The paths of changed values, except where results go; memory that the caller detached does not count. */
  changed(isResult?: (path: string) => boolean): string[];
}

/** Looks at arguments before a call. */
export function watch(args: unknown[]): Watch {
  const places = placesOf(args);
  const holders = new Map(
    [...new Set<object>(places.map(({ holder }) => holder))].map((holder) => [holder, contentsOf(holder)]),
  );
  const arrays: Watched[] = places.flatMap(({ value: array, path }) =>
    isTyped(array) ? [{ array, path, bytes: bytesOf(array) }] : [],
  );
  return {
    changed(isResult) {
      const lost = arrays.filter(({ array, path, bytes }) => {
        if (isResult?.(path)) return false;
        const now = bytesOf(array);
        return now.length > 0 && (now.length !== bytes.length || now.some((byte, i) => byte !== bytes[i]));
      });
      const altered = [...holders].filter(([holder, before]) => {
        const now = contentsOf(holder);
        return (
          now.length !== before.length ||
          now.some(([key, value], i) => key !== before[i]?.[0] || !Object.is(value, before[i]?.[1]))
        );
      });
      return [
        ...lost.map(({ path }) => path),
        ...altered.map(([holder]) => places.find((place) => place.holder === holder)?.path ?? '?'),
      ];
    },
  };
}
