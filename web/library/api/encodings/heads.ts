// Kinds of queries and keys, floats or numbers of 16 bits, and the options of their layout.
import { readArray, readFloatArray, readName } from '../runtime/arguments.ts';
import { arrayKind, wrongType } from '../runtime/errors.ts';
import { type Half, readBits } from '../runtime/halves.ts';
import type { Elements, Float16s, Tensor } from '../runtime/matrix.ts';
import type { Floats } from '../runtime/record.ts';

export type { Floats };

/** Which channels form pair i: 2i and 2i + 1 (the paper, GPT-J, Meta), or i and i + R / 2 (GPT-NeoX, Hugging Face). */
export type Pairing = 'interleaved' | 'rotateHalf';

/** Queries or keys: a tensor, also onnxruntime's, or only its elements. */
export type Heads<T extends Floats = Floats> = T | Tensor<T> | { readonly data: T; readonly dims: readonly number[] };

/** Arrays of 16-bit numbers: `Float16Array`, or the bits of each number. */
export type Halves = Float16s | Uint16Array;

/** Queries or keys of 16 bits. */
export type HalfHeads<T extends Halves = Halves> =
  | T
  | { readonly data: T; readonly shape: readonly number[] }
  | { readonly data: T; readonly dims: readonly number[] };

/** A cache of keys that the result is written into: [B, H, length, D], or [B, length, H, D]. */
export interface CacheSlot {
  /** The tokens that the cache has room for. */
  readonly length: number;
  /** The place of the first token; default 0. */
  readonly first?: number | undefined;
}

/** Further options of 16-bit numbers: given to a function that takes floats too. */
export interface HalfOptions {
  /** The format of the bits in a `Uint16Array`; required there. */
  readonly dtype?: 'float16' | 'bfloat16' | undefined;
  /** Where to write: of the kind of `x`; may be `x` itself, where the result has its length. */
  readonly out?: Halves | undefined;
}

/** The sizes of a tensor of heads besides the number of heads. */
export interface HeadsSizes {
  /** Default 1, or the batch of the tensor's shape. */
  readonly batch?: number | undefined;
  /** The channels of a head; optional when the tensor has a shape. */
  readonly headDim?: number | undefined;
}

/** The number of heads, and the order of heads and tokens, which only one head without a shape can do without. */
export type HeadsOrder =
  | { readonly heads?: 1 | undefined; readonly headsFirst?: boolean | undefined }
  | {
      /** Default 1, or the number of heads of the tensor's shape. */
      readonly heads?: number | undefined;
      /**
       * Whether heads come before tokens: [B, H, T, D], as in Hugging Face transformers, or [B, T, H, D]. Required,
       * unless the elements come without a shape and there is one head.
       */
      readonly headsFirst: boolean;
    };

/** The layout of a tensor's elements, and where the result goes. */
export type HeadsOptions = HeadsSizes &
  HeadsOrder & {
    /** Where to write: of the kind and length of `x`; may be `x` itself. */
    readonly out?: Elements<Floats> | undefined;
  };

/** Further options of some functions. */
export interface MoreHeads {
  /** The format of 16-bit numbers given as bits. */
  readonly dtype: unknown;
  /** Where in `out` the result belongs. */
  readonly slot: unknown;
}

export const headsKeys = ['batch', 'heads', 'headDim', 'headsFirst', 'out'] as const;

/** These and others. */
export const headsKeysAnd = <const K extends readonly string[]>(...others: K) => [...headsKeys, ...others] as const;

/** Heads that are a part of longer rows: queries or keys within fused q, k and v. */
export interface FusedHeads {
  /** The elements of a row, one row a token: (Hq + 2 Hk) x headDim. */
  readonly width: number;
  /** The element of a row with which these heads begin; default 0. */
  readonly first?: number | undefined;
}

/** The elements of a token, and the one with which the heads begin. */
export interface FusedPlace {
  readonly width: number;
  readonly first: number;
}

export interface HeadsShape extends FusedPlace {
  readonly data: Floats;
  /** The result and its shape. */
  readonly out: Floats;
  readonly shape: readonly number[];
  readonly batch: number;
  readonly tokens: number;
  readonly heads: number;
  readonly headDim: number;
  readonly headsFirst: boolean;
}

/** Heads as arguments. */
export interface ReadHeads extends HeadsShape {
  /** Gives the result when `out` is written: another array for numbers of 16 bits, which `out` is rounded to. */
  readonly finish: () => Floats | Halves;
  /** Whether `x` has numbers of 16 bits. */
  readonly isHalf: boolean;
}

/** The numbers of heads, and the array of 16 bits that they come from. */
export interface HeadElements {
  readonly data: Floats;
  readonly halves?: { readonly array: Halves; readonly kind: 'Float16Array' | 'Uint16Array'; readonly format: Half };
}

/** Floats, or numbers of 16 bits and their format, where `more` allows them. */
export function readHeadsArray(
  value: unknown,
  name: string,
  more?: { readonly dtype?: unknown },
): Floats | NonNullable<HeadElements['halves']> {
  const kind = arrayKind(value);
  if (more === undefined || (kind !== 'Float16Array' && kind !== 'Uint16Array')) {
    const data = readFloatArray(value, name);
    if (more?.dtype !== undefined) throw wrongType('dtype', more.dtype, 'none beside floats, which say it');
    return data;
  }
  const array = readArray(value, name, kind);
  // Bits alone do not tell the format.
  const format = halfNames[readName(more.dtype, 'dtype', halfNames, kind === 'Float16Array' ? 'float16' : undefined)];
  if (kind === 'Float16Array' && format !== 'float16') throw wrongType('dtype', format, "'float16', as x is");
  return { array, kind, format: format as Half };
}

/** Floats as they are; numbers of 16 bits as doubles, where `more` allows them. */
export function readElements(value: unknown, name: string, more?: { readonly dtype?: unknown }): HeadElements {
  const read = readHeadsArray(value, name, more);
  if (ArrayBuffer.isView(read)) return { data: read };
  const { array, kind, format } = read;
  return { data: kind === 'Float16Array' ? new Float64Array(array) : readBits(format, array), halves: read };
}

const halfNames: readonly Half[] = ['float16', 'bfloat16'];
