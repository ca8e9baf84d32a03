// The options of a rotation on the GPU, read once: what turns by how much, and which channels.
import { readFrequencies, type Frequencies, type FrequenciesLike } from '../api/frequencies/frequencies.ts';
import type { RotaryGrid } from '../api/encodings/rotary-grid.ts';
import type { Pairing } from '../api/encodings/heads.ts';
import { readBoolean, readInteger, readName, readNumber, readOptions } from '../api/runtime/arguments.ts';
import { numberList } from '../api/runtime/lists.ts';
import { enter, wrongType, wrongValue } from '../api/runtime/errors.ts';
import { readTensor } from '../api/runtime/tensor.ts';
import { ladder, turnWords } from './exact.ts';

/** The element types of buffers. float16 needs a device with the feature `shader-f16`. */
export type GpuDtype = 'float32' | 'float16';

/** By what a rotation turns: one of the three, as none has a default. */
export type GpuRotaryTurns =
  | {
      /** From `rotaryFrequencies` or `rotaryFromConfig`, with any scaling; two channels each, the rest is kept. */
      readonly frequencies: FrequenciesLike;
      /** The axis of each pair, from `mropeAxes`, where tokens have several positions. */
      readonly axes?: ArrayLike<number> | undefined;
      readonly base?: undefined;
      readonly grid?: undefined;
    }
  | {
      /** The base of the paper's frequencies, over all of a head: above 1; the paper has 10000. */
      readonly base: number;
      /** As with frequencies. */
      readonly axes?: ArrayLike<number> | undefined;
      readonly frequencies?: undefined;
      readonly grid?: undefined;
    }
  | {
      /** Tokens with several coordinates, from `rotaryGrid`: no positions either. */
      readonly grid: RotaryGrid;
      readonly frequencies?: undefined;
      readonly base?: undefined;
      readonly axes?: undefined;
    };

/** The options of a rotation besides what it turns by. */
export interface GpuRotaryLayout {
  /** The channels of a head. */
  readonly headDim: number;
  /** Whether tensors are [B, H, T, D], as in Hugging Face transformers, or [B, T, H, D]. */
  readonly headsFirst: boolean;
  /** The pairing of the weights; `rotaryFromConfig` returns it for a model. */
  readonly pairing: Pairing;
  /** Which channels turn where not all do; default `first`. `rotaryFromConfig` returns it for a model. */
  readonly rotates?: 'first' | 'last' | undefined;
  /** Default `float32`. */
  readonly dtype?: GpuDtype | undefined;
  /** `cpu`: without a device, calls take typed arrays and are computed at once by `posenc`. */
  readonly fallback?: 'cpu' | undefined;
}

export type GpuRotaryOptions = GpuRotaryLayout & GpuRotaryTurns;

/** After reading. */
export interface RotaryPlan {
  readonly headDim: number;
  readonly headsFirst: boolean;
  readonly isInterleaved: boolean;
  readonly half: boolean;
  readonly pairs: number;
  readonly axes: number;
  /** Heads that turn differently; 1 if all are alike. */
  readonly headsOfGrid: number;
  /** [H, A, pairs]. */
  readonly frequencies: Frequencies;
  readonly firstChannel: number;
  /** Of a grid, [A, T]. */
  readonly coordinates: Float64Array | undefined;
}

const keys = [
  'headDim',
  'headsFirst',
  'pairing',
  'frequencies',
  'base',
  'axes',
  'grid',
  'rotates',
  'dtype',
  'fallback',
] as const;
const pairings = ['interleaved', 'rotateHalf'] as const;
export const dtypes = ['float32', 'float16'] as const;
const widest = 2 ** 16;
const mostAxes = 8;

/** A frequency of more turns, or one that is no number, has no place in the words of the shader. */
const highest = 2 ** 31;

/** The base of a plain ladder: above 1, as on the CPU. */
export function readBase(value: unknown): number {
  const base = readNumber(value, 'base', 10000);
  if (base > 1 && base < Infinity) return base;
  throw wrongValue(Number.isFinite(base) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE', 'base', base, 'above 1');
}

export function checkFrequencies({ inverse, remainder, attentionFactor }: Frequencies, name: string): void {
  if (remainder.length !== inverse.length)
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.remainder`, remainder.length, `${inverse.length} numbers`);
  for (const [key, list] of [['inverse', inverse] as const, ['remainder', remainder] as const])
    list.forEach((x, i) => {
      if (Number.isFinite(x) && Math.abs(x) < highest) return;
      const code = Number.isFinite(x) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
      throw wrongValue(code, `${name}.${key}[${i}]`, x, 'radians per position, below 2^31');
    });
  if (!(attentionFactor > 2 ** -60 && attentionFactor < 2 ** 60))
    throw wrongValue('POSENC_OUT_OF_RANGE', `${name}.attentionFactor`, attentionFactor, 'from 2^-60 to 2^60');
}

/** Uploaded words. */
export interface RotaryWords {
  readonly plan: RotaryPlan;
  readonly fallback: unknown;
  readonly frequencies: Uint32Array<ArrayBuffer>;
  readonly grid: GridWords | undefined;
}

export function prepareRotary(options: unknown): RotaryWords {
  enter('createRotary');
  const { plan, fallback } = readRotaryOptions(options);
  const grid = plan.coordinates && gridWords(plan.coordinates, plan.frequencies);
  return { plan, fallback, frequencies: turnWords(grid?.frequencies ?? plan.frequencies), grid };
}

/** All options of one call, before it is known which of them go together. */
type Given = GpuRotaryLayout & { readonly [K in 'frequencies' | 'base' | 'axes' | 'grid']?: unknown };

function readRotaryOptions(options: unknown): { readonly plan: RotaryPlan; readonly fallback: unknown } {
  const read = readOptions<Given>(options, 'options', keys);
  const headDim = readInteger(read.headDim, 'headDim', 2, undefined, widest);
  const own = {
    headDim,
    headsFirst: readBoolean(read.headsFirst, 'headsFirst'),
    isInterleaved: readName(read.pairing, 'pairing', pairings) === 0,
    half: readName(read.dtype, 'dtype', dtypes, 'float32') === 1,
  };
  const turns =
    read.grid === undefined
      ? readTurns(read.frequencies, read.base, read.axes, headDim)
      : readGrid(read.grid, [read.frequencies, read.base, read.axes]);
  const width = 2 * turns.pairs;
  if (turns.pairs === 0 || width > headDim)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'headDim', headDim, `at least the ${width} channels that turn`);
  const isLast = readName(read.rotates, 'rotates', ['first', 'last'], 'first') === 1;
  return { plan: { ...own, ...turns, firstChannel: isLast ? headDim - width : 0 }, fallback: read.fallback };
}

type Turns = Pick<RotaryPlan, 'pairs' | 'axes' | 'headsOfGrid' | 'frequencies' | 'coordinates'>;

const ofWeights = 'those of the weights, from rotaryFrequencies or rotaryFromConfig, or a base, or a grid';

function readTurns(given: unknown, base: unknown, axes: unknown, headDim: number): Turns {
  if (given !== undefined && base !== undefined) throw wrongType('base', base, 'nothing, where there are frequencies');
  if (given === undefined && base === undefined) throw wrongType('frequencies', undefined, ofWeights);
  if (given === undefined && headDim % 2 !== 0)
    throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, 'an even integer, or frequencies');
  const frequencies = given === undefined ? ladder(readBase(base), 2, headDim, headDim / 2) : readFrequencies(given);
  checkFrequencies(frequencies, 'frequencies');
  const pairs = frequencies.inverse.length;
  if (axes === undefined) return { pairs, axes: 1, headsOfGrid: 1, frequencies, coordinates: undefined };
  const axisOf = Array.from(numberList(axes, 'axes'), (axis, i) =>
    readInteger(axis, `axes[${i}]`, 0, undefined, mostAxes - 1),
  );
  if (axisOf.length !== pairs)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'axes', axisOf.length, `an axis for each of the ${pairs} pairs`);
  const count = 1 + Math.max(...axisOf);
  const spread = (values: Float64Array): Float64Array => {
    const all = new Float64Array(count * pairs);
    axisOf.forEach((axis, i) => (all[axis * pairs + i] = values[i] as number));
    return all;
  };
  const { inverse, remainder, attentionFactor } = frequencies;
  const all = { inverse: spread(inverse), remainder: spread(remainder), attentionFactor };
  return { pairs, axes: count, headsOfGrid: 1, frequencies: all, coordinates: undefined };
}

const gridKeys = ['coordinates', 'frequencies', 'pairs', 'heads'] as const;

function readGrid(value: unknown, others: readonly unknown[]): Turns {
  if (others.some((other) => other !== undefined))
    throw wrongType('grid', value, 'a grid only where there are no frequencies, base or axes');
  const read = readOptions<RotaryGrid>(value, 'grid', gridKeys);
  const { data: coordinates, shape } = readTensor(read.coordinates, 'grid.coordinates', numberList);
  const [axes = 0, tokens = 0] = shape;
  const pairs = readInteger(read.pairs, 'grid.pairs', 1, undefined, widest / 2);
  const headsOfGrid = readInteger(read.heads, 'grid.heads', 1, 1, widest);
  const frequencies = readFrequencies(read.frequencies, 'grid.frequencies');
  checkFrequencies(frequencies, 'grid.frequencies');
  if (axes < 1 || axes > mostAxes || coordinates.length !== axes * tokens)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'grid.coordinates', shape, `[A, T] with A from 1 to ${mostAxes}`);
  const bands = headsOfGrid * axes * pairs;
  if (frequencies.inverse.length !== bands) {
    const allowed = `heads x axes x pairs = ${bands} numbers`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'grid.frequencies', frequencies.inverse.length, allowed);
  }
  coordinates.forEach((x, i) => {
    if (!Number.isFinite(x)) throw wrongValue('POSENC_NOT_FINITE', `grid.coordinates[${i}]`, x, 'a finite number');
  });
  return { pairs, axes, headsOfGrid, frequencies, coordinates };
}

/** The coordinates of a grid as words of positions, and the frequencies that go with them. */
export interface GridWords {
  readonly type: 'int32' | 'fixed';
  readonly words: Uint32Array<ArrayBuffer>;
  readonly frequencies: Pick<Frequencies, 'inverse' | 'remainder'>;
}

/**
 * Whole coordinates are words as they are. Others are rounded to multiples of 2^-32, after both sides have been scaled
 * by a power of two so that no frequency is above a turn: the phase is within 2^-33 turns of the truth on every axis.
 */
function gridWords(coordinates: Float64Array, { inverse, remainder }: Frequencies): GridWords {
  const most = coordinates.reduce((a, x) => Math.max(a, Math.abs(x)), 0);
  if (most < 2 ** 31 && coordinates.every(Number.isInteger))
    return {
      type: 'int32',
      words: new Uint32Array(Int32Array.from(coordinates).buffer),
      frequencies: { inverse, remainder },
    };
  const fastest = inverse.reduce((a, w) => Math.max(a, Math.abs(w)), 0);
  let scale = 1;
  while (fastest > 6 * scale) scale *= 2;
  if (most * scale >= 2 ** 31)
    throw wrongValue('POSENC_OUT_OF_RANGE', 'grid.coordinates', most, `below ${2 ** 31 / scale} at these frequencies`);
  const words = new Uint32Array(2 * coordinates.length);
  coordinates.forEach((x, i) => {
    const fixed = BigInt(Math.floor(x * scale)) * 0x100000000n;
    const rest = BigInt(Math.round((x * scale - Math.floor(x * scale)) * 2 ** 32));
    words[2 * i] = Number(BigInt.asUintN(32, fixed + rest));
    words[2 * i + 1] = Number(BigInt.asUintN(32, (fixed + rest) >> 32n));
  });
  const slower = (list: Float64Array): Float64Array => list.map((w) => w / scale);
  return { type: 'fixed', words, frequencies: { inverse: slower(inverse), remainder: slower(remainder) } };
}
