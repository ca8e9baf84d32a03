// The arrays of sines.json, from inputs that tests/cpp/trig/sincos_test.cpp forms alike.
import { cosArray, sinArray, type FloatArray } from '../../web/library/sincos/index.ts';
import { hash } from './hash.ts';

interface SineBits {
  readonly seed: number;
  readonly count: number;
  readonly dtype: 'float32' | 'float64';
  readonly units?: 'radians' | 'turns';
  /** Inputs are whole numbers of all sizes times this one, rounded; otherwise any finite bits. */
  readonly multiplesOf?: number;
}

function* words(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state >>> 0;
  }
}

function inputs({ seed, count, dtype, multiplesOf }: SineBits): FloatArray {
  const source = words(seed),
    next = (): number => source.next().value;
  const view = new DataView(new ArrayBuffer(8));
  const isSingle = dtype === 'float32',
    values = isSingle ? new Float32Array(count) : new Float64Array(count);
  const anyNumber = (word: number): number => {
    const [exponent, infinite] = isSingle ? [(word >>> 23) & 255, 255] : [(word >>> 20) & 2047, 2047];
    view.setUint32(0, exponent === infinite ? word ^ 0x40000000 : word);
    if (isSingle) return view.getFloat32(0);
    view.setUint32(4, next());
    return view.getFloat64(0);
  };
  for (let i = 0; i < count; ++i) {
    const word = next();
    values[i] = multiplesOf === undefined ? anyNumber(word) : (word >>> (i % 32)) * multiplesOf;
  }
  return values;
}

const made =
  (of: typeof sinArray) =>
  (options: SineBits): FloatArray =>
    of(inputs(options), { units: options.units });

const makers = { sinArray: made(sinArray), cosArray: made(cosArray) };

export interface ListedSines {
  readonly make: keyof typeof makers;
  readonly options: SineBits;
  /** The hashes from native code. */
  readonly bits: string;
}

/** The hash of each array, in the order of the list. */
export const hashSines = (list: readonly ListedSines[]): string[] =>
  list.map(({ make, options }) => hash([makers[make](options)]));
