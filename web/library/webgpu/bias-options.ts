// The options of a score bias on the GPU, read once.
import type { AlibiForm } from '../api/encodings/alibi.ts';
import { readBoolean, readInteger, readName, readNumber, readOptions } from '../api/runtime/arguments.ts';
import { enter, wrongType, wrongValue } from '../api/runtime/errors.ts';
import { alibiSlopes, t5Boundaries } from './exact.ts';
import { radiusWords } from './radius.ts';
import { dtypes, type GpuDtype } from './rotary-options.ts';

export interface GpuBiasShared {
  readonly heads: number;
  /** Whether keys after the query get -Infinity; default false. */
  readonly causal?: boolean | undefined;
  /** Default `float32`. */
  readonly dtype?: GpuDtype | undefined;
  /** `cpu`: without a device, calls take typed arrays and are computed at once by `posenc`. */
  readonly fallback?: 'cpu' | undefined;
}

/** As `alibiBias`. */
export interface GpuAlibiOptions extends GpuBiasShared {
  readonly kind: 'alibi';
  /** The smallest slope of a power of two heads is 2^-biasMax; default 8, at most 64. */
  readonly biasMax?: number | undefined;
  /** Default `symmetric`, which with `causal` is the paper's `distance`. */
  readonly form?: AlibiForm | undefined;
}

/** As `t5Bias`; the learned table is bound with each call. */
export interface GpuT5Options extends GpuBiasShared {
  readonly kind: 't5';
  /** Half of the buckets for each direction (default); false: keys after the query count as distance 0. */
  readonly bidirectional?: boolean | undefined;
  /** How many; default 32. */
  readonly buckets?: number | undefined;
  /** From here on everything is in the last bucket; default 128. */
  readonly maxDistance?: number | undefined;
  /** The factor of the looked-up values; default 1. */
  readonly scale?: number | undefined;
}

export type GpuBiasOptions = GpuAlibiOptions | GpuT5Options;

/** After reading. */
export interface BiasPlan {
  readonly heads: number;
  readonly causal: boolean;
  readonly half: boolean;
  readonly alibi: { readonly form: AlibiForm; readonly biasMax: number } | undefined;
  readonly t5:
    | {
        readonly bidirectional: boolean;
        readonly buckets: number;
        readonly perDirection: number;
        readonly maxDistance: number;
        readonly scale: number;
      }
    | undefined;
}

export interface BiasWords {
  readonly plan: BiasPlan;
  readonly fallback: unknown;
  /** Slopes with their powers of two, or boundaries of buckets. */
  readonly constants: Uint32Array<ArrayBuffer>;
}

const shared = ['kind', 'heads', 'causal', 'dtype', 'fallback'] as const;
const alibiKeys = [...shared, 'biasMax', 'form'] as const;
const t5Keys = [...shared, 'bidirectional', 'buckets', 'maxDistance', 'scale'] as const;
const forms: readonly AlibiForm[] = ['symmetric', 'distance', 'keyIndex'];
const floatBits = (x: number): number => new Uint32Array(Float32Array.of(x).buffer)[0] as number;

export function prepareBias(options: unknown): BiasWords {
  enter('createBias');
  const { kind } = (options ?? {}) as { readonly kind?: unknown };
  const isT5 = readName(kind, 'kind', ['alibi', 't5']) === 1;
  return isT5 ? prepareT5(options) : prepareAlibi(options);
}

const readShared = (read: { [K in keyof GpuBiasShared]: unknown }) => ({
  heads: readInteger(read.heads, 'heads', 1, undefined, 2 ** 16),
  causal: readBoolean(read.causal, 'causal', false),
  half: readName(read.dtype, 'dtype', dtypes, 'float32') === 1,
});

function prepareAlibi(options: unknown): BiasWords {
  const read = readOptions<GpuAlibiOptions>(options, 'options', alibiKeys);
  const own = readShared(read);
  const biasMax = readNumber(read.biasMax, 'biasMax', 8);
  if (!(biasMax >= 0 && biasMax <= 64))
    throw wrongValue('POSENC_OUT_OF_RANGE', 'biasMax', biasMax, 'a number from 0 to 64');
  const form = forms[readName(read.form, 'form', forms, 'symmetric')] as AlibiForm;
  const constants = new Uint32Array(2 * own.heads);
  alibiSlopes(own.heads, biasMax).forEach((slope, h) => {
    const { part, exponent } = radiusWords(slope);
    // A power of two is half of twice itself.
    constants[2 * h] = part === 0 ? 2 ** 31 : part;
    constants[2 * h + 1] = floatBits(2 ** (exponent + (part === 0 ? 1 : 0) - 32));
  });
  return { plan: { ...own, alibi: { form, biasMax }, t5: undefined }, fallback: read.fallback, constants };
}

function prepareT5(options: unknown): BiasWords {
  const read = readOptions<GpuT5Options>(options, 'options', t5Keys);
  const own = readShared(read);
  const bidirectional = readBoolean(read.bidirectional, 'bidirectional', true);
  const buckets = readInteger(read.buckets, 'buckets', bidirectional ? 4 : 2, 32, 4096);
  const perDirection = bidirectional ? Math.floor(buckets / 2) : buckets;
  const middle = Math.floor(perDirection / 2);
  const maxDistance = readInteger(read.maxDistance, 'maxDistance', middle + 1, 128, 2 ** 31 - 1);
  const scale = readNumber(read.scale, 'scale', 1);
  if (!Number.isFinite(Math.fround(scale))) throw wrongType('scale', scale, 'a finite number');
  const boundaries = t5Boundaries(perDirection, maxDistance);
  const constants = new Uint32Array(2 * boundaries.length);
  boundaries.forEach((d, k) => (constants[2 * k] = d));
  const t5 = { bidirectional, buckets, perDirection, maxDistance, scale };
  return { plan: { ...own, alibi: undefined, t5 }, fallback: read.fallback, constants };
}
