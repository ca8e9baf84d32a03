// A call of a bias, read and checked: its scores, its positions, and T5's table.
import { readBoolean, readInteger, readOptions } from '../api/runtime/arguments.ts';
import { wrongType, wrongValue } from '../api/runtime/errors.ts';
import type { BiasPlan } from './bias-options.ts';
import type { GpuCall, Place } from './call.ts';
import { readGpuPositions, type GpuPositions, type ReadPositions } from './positions.ts';
import type { CpuBuffer, GpuBuffer } from './types.ts';
import { checkApart, endOf, type View } from './views.ts';

/** Scores in a buffer, [H, Tq, Tk] unless strides say otherwise; the keys of a query are next to each other. */
export interface GpuScores<Buffer = GpuBuffer> {
  readonly buffer: Buffer;
  /** The element at which they begin; default 0. */
  readonly offset?: number | undefined;
  /** Elements from one head or query to the next. */
  readonly strides?: { readonly head?: number | undefined; readonly query?: number | undefined } | undefined;
}

export interface GpuBiasBinding<Buffer = GpuBuffer> {
  readonly out: GpuScores<Buffer>;
  /** Where queries and keys stand: whole positions, whose differences are below 2^31. */
  readonly queries: GpuPositions<Buffer>;
  readonly keys: GpuPositions<Buffer>;
  /** T5's learned table [buckets, H], of the same element type; the element at which it begins is 0 by default. */
  readonly table?: { readonly buffer: Buffer; readonly offset?: number | undefined } | undefined;
  /** Adds to the scores that are there, rather than writing the bias alone. Default false. */
  readonly add?: boolean | undefined;
}

/** A bias on a device. */
export interface GpuBias {
  /** Checks everything and makes the bind group. A call moves with its queries. */
  bind(call: GpuBiasBinding<GpuBuffer | CpuBuffer>): GpuCall;
  /** Frees what it has on the device. Its calls can no longer be encoded. */
  dispose(): void;
}

/** A call of a bias, read and checked. */
export interface BiasCall {
  readonly out: View;
  readonly end: number;
  readonly queries: ReadPositions;
  readonly keys: ReadPositions;
  readonly table: { readonly buffer: unknown; readonly offset: number } | undefined;
  readonly add: boolean;
}

const callKeys = ['out', 'queries', 'keys', 'table', 'add'] as const;
const outKeys = ['buffer', 'offset', 'strides'] as const;
const strideKeys = ['head', 'query'] as const;
const tableKeys = ['buffer', 'offset'] as const;
const largest = 2 ** 32 - 1;

/** Distances have 32 bits with a sign on the device. */
const farthest = 2 ** 31;

/** Refuses ranges of positions whose distances, or whose key indices with `keyIndex`, are too large. */
function checkDistances(first: number, { queries, keys }: BiasCall, { alibi }: BiasPlan): void {
  if (keys.type !== 'range' || queries.count === 0 || keys.count === 0) return;
  const lastKey = keys.first + keys.count - 1;
  if (alibi?.form === 'keyIndex' && Math.max(-keys.first, lastKey) >= farthest)
    throw wrongValue('POSENC_OUT_OF_RANGE', 'keys.first', keys.first, 'keys below 2^31 in magnitude');
  if (queries.type !== 'range') return;
  if (Math.max(first + queries.count - 1 - keys.first, lastKey - first) < farthest) return;
  const allowed = `queries less than 2^31 from every key: those are at ${keys.first} to ${lastKey}`;
  throw wrongValue('POSENC_OUT_OF_RANGE', 'queries.first', first, allowed);
}

/** How such a call may move: its queries, as far as the distances to its keys allow. */
export const placeOfBias = (call: BiasCall, plan: BiasPlan): Place => ({
  tokens: call.queries.count,
  capacity: undefined,
  isMovable: call.queries.type === 'range',
  check: (first) => checkDistances(first, call, plan),
});

export function readBiasCall(call: unknown, plan: BiasPlan): BiasCall {
  const { heads, t5 } = plan;
  const read = readOptions<GpuBiasBinding>(call, 'call', callKeys);
  const [queries, keys] = (['queries', 'keys'] as const).map((name) => {
    const positions = readGpuPositions(read[name], name, 1);
    if (positions.type === 'float32') throw wrongType(`${name}.type`, 'float32', 'whole positions');
    return positions;
  }) as [ReadPositions, ReadPositions];
  const given = readOptions<GpuScores>(read.out, 'out', outKeys);
  const apart: { readonly head?: unknown; readonly query?: unknown } =
    given.strides === undefined
      ? {}
      : readOptions<{ head: number; query: number }>(given.strides, 'out.strides', strideKeys);
  const query = readInteger(apart.query, 'out.strides.query', 0, keys.count, largest);
  const head = readInteger(apart.head, 'out.strides.head', 0, queries.count * keys.count, largest);
  const offset = readInteger(given.offset, 'out.offset', 0, 0, largest);
  const sizes = [heads, queries.count];
  const out: View = { buffer: given.buffer, offset, sizes, strides: [head, query], width: keys.count, capacity: 0 };
  checkApart(out, 'out');
  if ((read.table === undefined) !== (t5 === undefined))
    throw wrongType('table', read.table, t5 ? "{ buffer }, T5's learned table" : 'nothing: ALiBi has no table');
  const table =
    read.table === undefined
      ? undefined
      : readOptions<{ buffer: unknown; offset?: number }>(read.table, 'table', tableKeys);
  const result = {
    out,
    end: keys.count === 0 ? offset : endOf(out),
    queries,
    keys,
    table: table && { buffer: table.buffer, offset: readInteger(table.offset, 'table.offset', 0, 0, largest) },
    add: readBoolean(read.add, 'add', false),
  };
  checkDistances(queries.first, result, plan);
  return result;
}
