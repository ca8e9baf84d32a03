// A call of a rotation, read and checked: its rows, its positions, and where the results go.
import { readBoolean, readInteger, readName, readOptions } from '../api/runtime/arguments.ts';
import { wrongType, wrongValue } from '../api/runtime/errors.ts';
import type { GpuCall } from './call.ts';
import type { RotaryPlan } from './rotary-options.ts';
import { readGpuPositions, type GpuPositions, type ReadPositions } from './positions.ts';
import type { CpuBuffer, GpuBuffer } from './types.ts';
import {
  checkApart,
  checkNoOverlap,
  endOf,
  isSame,
  readHeadsView,
  readSlot,
  type GpuHeads,
  type View,
} from './views.ts';

/** Bound once and encoded any number of times. */
export interface GpuRotaryBinding<Buffer = GpuBuffer> {
  /** The queries or the keys; different numbers of heads are bound apart. */
  readonly x: GpuHeads<Buffer>;
  /** Where to write; default x itself. May be another part of the same buffer. */
  readonly out?: GpuHeads<Buffer> | undefined;
  readonly heads: number;
  /** Default 1. */
  readonly batch?: number | undefined;
  /** Required unless there is a grid. */
  readonly positions?: GpuPositions<Buffer> | undefined;
  /**
   * The token of `out` at which the results begin, for a cache with room for more; default 0. `position`: each token
   * goes to the row of its position, and one without a row there is left out.
   */
  readonly slot?: number | 'position' | undefined;
  /**
   * Turns back, and divides by the attention factor. Default false. Cached keys, which have the factor already, are
   * moved without it: by a rotation whose frequencies have an `attentionFactor` of 1, at positions of -n.
   */
  readonly inverse?: boolean | undefined;
}

/** A rotation on a device. */
export interface GpuRotary {
  /** Checks everything and makes the bind group. */
  bind(call: GpuRotaryBinding<GpuBuffer | CpuBuffer>): GpuCall;
  /** Frees what it has on the device. Its calls can no longer be encoded. */
  dispose(): void;
}

/** After reading. */
export interface RotaryCall {
  readonly x: View;
  readonly out: View;
  readonly inPlace: boolean;
  readonly batch: number;
  readonly tokens: number;
  readonly heads: number;
  readonly positions: ReadPositions;
  readonly slot: number;
  readonly byPosition: boolean;
  readonly inverse: boolean;
  readonly endOfX: number;
  readonly endOfOut: number;
}

const keys = ['x', 'out', 'heads', 'batch', 'positions', 'slot', 'inverse'] as const;
const most = 2 ** 31;

export function readRotaryCall(call: unknown, plan: RotaryPlan): RotaryCall {
  const read = readOptions<GpuRotaryBinding>(call, 'call', keys);
  const batch = readInteger(read.batch, 'batch', 1, 1, most);
  const heads = readInteger(read.heads, 'heads', 1, undefined, 2 ** 16);
  const { headDim, headsFirst, headsOfGrid } = plan;
  if (headsOfGrid > 1 && heads !== headsOfGrid)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'heads', heads, `${headsOfGrid}, as the grid has`);
  const positions = readPositionsOf(read.positions, plan, batch);
  const shape = { batch, tokens: positions.count, heads, headDim, headsFirst };
  const x = readHeadsView(read.x, 'x', shape);
  const out = read.out === undefined ? x : readHeadsView(read.out, 'out', shape);
  const byPosition = typeof read.slot === 'string' && readName(read.slot, 'slot', ['position']) === 0;
  if (byPosition && positions.type === 'fixed')
    throw wrongType('slot', 'position', 'a token of out: a grid has no rows');
  if (byPosition && positions.type === 'float32')
    throw wrongType('positions.type', 'float32', "whole positions, which slot: 'position' takes for rows");
  const isMoved = read.slot !== undefined;
  if (isMoved && read.out === undefined) throw wrongType('slot', read.slot, 'a token of out, which is missing');
  const slot = byPosition ? 0 : readSlot(read.slot, out.capacity, positions.count);
  const endOfX = endOf(x);
  const endOfOut = endOf(out, 1, out.capacity);
  const inPlace = !isMoved && isSame(x, out);
  checkApart(out, read.out === undefined ? 'x' : 'out', 1, out.capacity);
  if (!inPlace) {
    if (isMoved && x.buffer === out.buffer && endOfX > out.offset && endOfOut > x.offset)
      throw wrongValue('POSENC_OVERLAP', 'out.offset', out.offset, 'a cache that lies apart from x');
    checkNoOverlap(x, out, endOfX, endOfOut);
  }
  const inverse = readBoolean(read.inverse, 'inverse', false);
  return {
    x,
    out,
    inPlace,
    batch,
    tokens: positions.count,
    heads,
    positions,
    slot,
    byPosition,
    inverse,
    endOfX,
    endOfOut,
  };
}

function readPositionsOf(value: unknown, { coordinates, axes }: RotaryPlan, batch: number): ReadPositions {
  if (coordinates === undefined) return readGpuPositions(value, 'positions', batch);
  if (value !== undefined) throw wrongType('positions', value, 'nothing: the grid has them');
  const count = coordinates.length / axes;
  return { type: 'fixed', count, first: 0, buffer: undefined, offset: 0, batchStride: 0, axisStride: count };
}
