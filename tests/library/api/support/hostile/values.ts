// Invalid values, some of them nearly right. Each is made anew, because a call may consume it.

const boom = (): never => {
  throw new Error('thrown by the caller');
};

/** An object whose every trap throws. */
const throwing = (target: object): object =>
  new Proxy(target, Object.fromEntries(Reflect.ownKeys(Reflect).map((trap) => [trap, boom])));

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cyclic<T extends object>(value: T): T {
  return Object.assign(value, { 0: value, data: value, self: value, [Symbol.toPrimitive]: boom });
}

const iterable = (next: () => unknown): object => ({ [Symbol.iterator]: () => ({ next }) });

export function detached(bytes = 16): ArrayBuffer {
  const buffer = new ArrayBuffer(bytes);
  structuredClone(buffer, { transfer: [buffer] });
  return buffer;
}

export const resizable = (bytes: number): ArrayBuffer =>
  new (ArrayBuffer as unknown as new (bytes: number, options: object) => ArrayBuffer)(bytes, {
    maxByteLength: 2 * bytes + 8,
  });

class Lying extends Float32Array {
  override get length(): number {
    return 2 ** 40;
  }
}

/** Numbers beyond every limit; a legal size that merely takes long is not a wrong call. */
export const wrongNumbers: readonly number[] = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  -1,
  -7,
  0,
  0.5,
  2.000001,
  5e-324,
  2 ** 31 + 8,
  2 ** 32,
  2 ** 32 + 4,
  2 ** 40,
  2 ** 53 - 1,
  2 ** 53,
  1e300,
  Number.MAX_VALUE,
  -(2 ** 31),
  -(2 ** 53),
];

/** Something for any place at all. */
export const wrongValues: readonly (() => unknown)[] = [
  ...wrongNumbers.map((number) => () => number),
  () => undefined,
  () => null,
  () => true,
  () => false,
  () => '',
  () => '4',
  () => 'nonsense',
  () => '__proto__',
  () => 'toString',
  () => 'x'.repeat(100_000),
  () => '\ud800\0"',
  () => Symbol('s'),
  () => Symbol.iterator,
  () => 10n,
  () => 2n ** 2000n,
  () => -(2n ** 64n),
  () => new Number(4),
  () => Object(4n),
  () => Object(Symbol('s')),
  () => new String('half'),
  () => new Date(NaN),
  () => /x/g,
  () => boom,
  () => class {},
  () => async () => {},
  () => function* () {},
  () => Object.create(null),
  () => ({}),
  () => [],
  () => [[]],
  () => [undefined],
  () => [Symbol('s')],
  () => [1n],
  () => ['1', '2'],
  () => [NaN],
  () => [{}, null],
  () => cyclic({}),
  () => cyclic([1]),
  () => new Array(2 ** 32 - 1),
  // eslint-disable-next-line no-sparse-arrays -- a hole is what a caller may pass
  () => [, 1, , 2],
  () => new Map([[1, 2]]),
  () => new Set([1n]),
  () => new WeakMap(),
  () => new Error('value'),
  () => globalThis,
  () => throwing({}),
  () => throwing([]),
  () => throwing(boom),
  () => revoked({}),
  () => revoked([]),
  () => revoked(boom),
  () => new ArrayBuffer(8),
  () => new SharedArrayBuffer(8),
  () => new DataView(new ArrayBuffer(8)),
  () => detached(),
  () => new BigInt64Array(4),
  () => new Uint8ClampedArray(4),
  () => new Int16Array(3),
  () => new Float32Array(0),
  () => new Float64Array(5),
  () => new Float32Array(new SharedArrayBuffer(16)),
  () => new Float64Array(resizable(16)),
  () => new Lying(4),
  () => Object.setPrototypeOf(new Float32Array(4), null),
  () => new Proxy(new Float32Array(4), {}),
  () => Object.create(Float32Array.prototype),
  () => ({ length: 2 ** 53 }),
  () => ({ length: -1 }),
  () => ({ length: NaN }),
  () => ({ length: 3n }),
  () => ({ length: { valueOf: boom } }),
  () => ({
    get length() {
      return boom();
    },
  }),
  () => ({
    length: 1,
    get 0() {
      return boom();
    },
  }),
  () => ({ valueOf: boom, toString: boom, toJSON: boom, [Symbol.toPrimitive]: boom }),
  () => ({
    get [Symbol.toStringTag]() {
      return boom();
    },
  }),
  () => ({
    get [Symbol.iterator]() {
      return boom();
    },
  }),
  () => ({ [Symbol.iterator]: 4 }),
  () => ({ [Symbol.iterator]: () => 4 }),
  () => iterable(boom),
  () => iterable(() => 4),
  () => iterable(() => ({ value: Symbol('s') })),
  () =>
    iterable(() => ({
      get done() {
        return boom();
      },
    })),
  () => iterable(() => throwing({})),
  () =>
    (function* () {
      yield 1;
      boom();
    })(),
  () =>
    (function* () {
      yield {};
    })(),
  () => Promise.resolve(4),
  () => ({ then: boom }),
  () => ({ data: null, shape: null, rows: 1, columns: 1 }),
  () => ({ data: [1], rows: 1, columns: 1 }),
  () => ({ data: new Float32Array(0), rows: 0, columns: 2 ** 40 }),
  () => ({ data: new Float64Array(0), shape: [0, 2 ** 50, 2 ** 50] }),
  () => ({ data: new Float32Array(1), shape: new Array(40).fill(1) }),
  () => ({ first: 0, count: 2 ** 45 }),
  () => ({ first: NaN, count: 2, step: Infinity }),
];
