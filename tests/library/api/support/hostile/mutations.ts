// Wrong calls: a valid one with a single change at a random place.
import { detached, resizable, wrongNumbers, wrongValues } from './values.ts';

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Holder = Record<PropertyKey, unknown>;
type TypedArray = Float32Array | Float64Array | Int32Array | Uint8Array;
export const isTyped = (value: unknown): value is TypedArray =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

/** Something that can be changed: an argument, an option, a part of one. */
export interface Place {
  readonly holder: Holder;
  readonly key: string;
  readonly value: unknown;
  readonly path: string;
}

/** Own data properties of a plain object or array; none of any other, whose code must not run here. */
export function contentsOf(holder: object): [key: string, value: unknown][] {
  try {
    if (![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(holder) as object[])) return [];
    return Object.entries(Object.getOwnPropertyDescriptors(holder))
      .filter(([, d]) => 'value' in d)
      .map(([key, d]) => [key, d.value]);
  } catch {
    return []; // a proxy
  }
}

/** All places of a call, those inside arrays and objects too. */
export function placesOf(holder: object, path = 'arguments', depth = 0): Place[] {
  return contentsOf(holder)
    .filter(([key]) => !(Array.isArray(holder) && key === 'length'))
    .flatMap(([key, value]) => {
      const here = { holder: holder as Holder, key, value, path: `${path}.${key}` };
      const inside = depth < 4 && typeof value === 'object' && value !== null;
      return inside ? [here, ...placesOf(value, here.path, depth + 1)] : [here];
    });
}

interface Context {
  readonly random: () => number;
  readonly args: unknown[];
}

/** Changes one place; false when the change makes no sense there. */
type Change = (place: Place, context: Context) => boolean;

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

const replace =
  (make: (value: TypedArray, context: Context) => unknown): Change =>
  ({ holder, key, value }, context) => {
    if (!isTyped(value)) return false;
    holder[key] = make(value, context);
    return true;
  };

const remade = (value: TypedArray, buffer: ArrayBufferLike): TypedArray => {
  const made = new (value.constructor as Float32ArrayConstructor)(buffer as ArrayBuffer, 0, value.length);
  made.set(value);
  return made;
};

function detach(value: TypedArray): void {
  if (value.buffer instanceof ArrayBuffer && value.byteLength > 0)
    structuredClone(value.buffer, { transfer: [value.buffer] });
}

// Among the arguments themselves it would run before the call.
function define(place: Place, args: unknown[], descriptor: PropertyDescriptor): boolean {
  if (place.holder === (args as unknown)) return false;
  Object.defineProperty(place.holder, place.key, { enumerable: true, configurable: true, ...descriptor });
  return true;
}

/** By name, so that a failure names the change. */
export const changes: Readonly<Record<string, Change>> = {
  value: ({ holder, key }, { random }) => {
    holder[key] = pick(wrongValues, random)();
    return true;
  },
  number: ({ holder, key, value }, { random }) => {
    if (typeof value !== 'number') return false;
    holder[key] = pick(wrongNumbers, random);
    return true;
  },
  missing: ({ holder, key }) => delete holder[key],
  'unknown option': ({ value }, { random }) => {
    if (typeof value !== 'object' || value === null || isTyped(value)) return false;
    (value as Holder)[pick(['nonsense', '', 'Dim', 'toString', '__proto', 'then', '99'], random)] = 1;
    return true;
  },
  'throwing getter': (place, { args }) =>
    define(place, args, {
      get() {
        throw new RangeError('thrown by the caller');
      },
    }),
  'getter that detaches': (place, { args }) => {
    const arrays = placesOf(args)
      .map(({ value }) => value)
      .filter(isTyped);
    return define(place, args, {
      get() {
        arrays.forEach(detach);
        return place.value;
      },
    });
  },
  'getter of something else': (place, { random, args }) =>
    define(place, args, { get: () => pick(wrongValues, random)() }),
  'iterator that detaches': ({ holder, key, value }, { args }) => {
    if (!Array.isArray(value)) return false;
    const arrays = placesOf(args)
      .map((other) => other.value)
      .filter(isTyped);
    holder[key] = {
      *[Symbol.iterator]() {
        arrays.forEach(detach);
        yield* value;
      },
    };
    return true;
  },
  'throwing proxy': ({ holder, key, value }, { random }) => {
    if (typeof value !== 'object' || value === null) return false;
    const trap = pick(['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'], random);
    holder[key] = new Proxy(value, {
      [trap]() {
        throw new TypeError('thrown by the caller');
      },
    });
    return true;
  },
  'proxy of an array': replace((value) => new Proxy(value, {})),
  detached: ({ value }) => {
    if (!isTyped(value) || value.length === 0) return false;
    detach(value);
    return true;
  },
  shared: replace((value) => remade(value, new SharedArrayBuffer(value.byteLength))),
  resizable: replace((value) => remade(value, resizable(value.byteLength))),
  'over a detached buffer': replace((value) => {
    const made = new (value.constructor as Float32ArrayConstructor)(16);
    detach(made);
    return made;
  }),
  longer: replace((value) => new (value.constructor as Float32ArrayConstructor)(value.length + 1)),
  shorter: replace((value) => value.slice(1)),
  empty: replace((value) => value.slice(0, 0)),
  'of another kind': replace((value, { random }) => {
    const Kind = pick(
      [Float32Array, Float64Array, Int32Array, Uint8Array, Int8Array, Uint8ClampedArray, BigInt64Array, DataView],
      random,
    );
    return new (Kind as Uint8ArrayConstructor)(new ArrayBuffer(8 * value.length));
  }),
  'wrong element': replace((value, { random }) => {
    value[Math.floor(random() * value.length)] = pick(wrongNumbers, random);
    return value;
  }),
  'own length': replace((value, { random }) =>
    Object.defineProperty(
      value,
      pick(['length', 'byteLength', 'byteOffset', 'buffer', 'constructor', 'set', 'subarray', 'slice'], random),
      {
        get: () => pick(wrongValues, random)(),
      },
    ),
  ),
  'no prototype': replace((value) => Object.setPrototypeOf(value, null) as object),
  'out over an input': ({ holder, key, value }, { args, random }) => {
    if (key !== 'out' || !isTyped(value)) return false;
    const kind = value.constructor as Float32ArrayConstructor;
    // Lists of numbers in single precision are copied before anything is written, so overlap is allowed.
    const inputs = placesOf(args).filter(
      (place) => (place.key === 'data' || place.key === 'x') && place.value instanceof kind,
    );
    const input = inputs.length > 0 ? pick(inputs, random) : undefined;
    if (!input) return false;
    const from = input.value as Float32Array;
    const both = new kind(value.length + from.length + 1);
    const shifted = both.subarray(1, 1 + from.length);
    shifted.set(from);
    input.holder[input.key] = shifted;
    holder[key] = both.subarray(0, value.length);
    return true;
  },
  'too many items': ({ value }) => {
    if (!Array.isArray(value)) return false;
    value.length = 2 ** 32 - 1;
    return true;
  },
  'buffer instead': ({ holder, key, value }) => {
    if (!isTyped(value)) return false;
    holder[key] = detached(value.byteLength);
    return true;
  },
};

/**
 * Makes one change to a call; returns its name. Half of the calls have no `out`, so that sizes decide what is
 * allocated.
 */
export function makeWrong(args: unknown[], random: () => number): string {
  if (random() < 0.5) for (const { holder, key } of placesOf(args)) if (key === 'out') delete holder[key];
  const names = Object.keys(changes);
  for (;;) {
    const place = pick(placesOf(args), random);
    // Every second change is of a kind that fits anywhere.
    const name = random() < 0.4 ? 'value' : pick(names, random);
    if ((changes[name] as Change)(place, { random, args })) return `${name} at ${place.path}`;
  }
}
