// A call of a table, read and checked: its rows and its positions.
import { readInteger, readOptions } from '../api/runtime/arguments.ts';
import type { GpuCall } from './call.ts';
import { readGpuPositions, type GpuPositions, type ReadPositions } from './positions.ts';
import type { Columns } from './shaders/table.ts';
import type { TablePlan } from './table-options.ts';
import type { CpuBuffer, GpuBuffer } from './types.ts';
import { checkApart, endOf, type View } from './views.ts';

/** Rows in a buffer. */
export interface GpuRows<Buffer = GpuBuffer> {
  readonly buffer: Buffer;
  /** The element at which they begin; default 0. */
  readonly offset?: number | undefined;
  /** Elements from one row to the next; default `dim`. */
  readonly stride?: number | undefined;
  /** The rows that it has room for; default those of the call. */
  readonly rows?: number | undefined;
}

export interface GpuTableBinding<Buffer = GpuBuffer> {
  readonly out: GpuRows<Buffer>;
  readonly positions: GpuPositions<Buffer>;
  /** The row at which the results begin; default 0. */
  readonly slot?: number | undefined;
}

/** A table on a device. */
export interface GpuTable {
  /** Checks everything and makes the bind group. */
  bind(call: GpuTableBinding<GpuBuffer | CpuBuffer>): GpuCall;
  /** Frees what it has on the device. Its calls can no longer be encoded. */
  dispose(): void;
}

/** A call of a table, read and checked. */
export interface TableCall {
  readonly out: View;
  readonly positions: ReadPositions;
  readonly slot: number;
  readonly end: number;
}

const callKeys = ['out', 'positions', 'slot'] as const;
const rowKeys = ['buffer', 'offset', 'stride', 'rows'] as const;
const largest = 2 ** 32 - 1;

export function readTableCall(call: unknown, { dim }: TablePlan): TableCall {
  const read = readOptions<GpuTableBinding>(call, 'call', callKeys);
  const positions = readGpuPositions(read.positions, 'positions', 1);
  const { count } = positions;
  const rows = readOptions<GpuRows>(read.out, 'out', rowKeys);
  const capacity = readInteger(rows.rows, 'out.rows', count, count, largest);
  const stride = readInteger(rows.stride, 'out.stride', 0, dim, largest);
  const offset = readInteger(rows.offset, 'out.offset', 0, 0, largest);
  const out: View = { buffer: rows.buffer, offset, sizes: [capacity], strides: [stride], width: dim, capacity };
  checkApart(out, 'out');
  const last = capacity - count;
  const slot = readInteger(
    read.slot,
    'slot',
    0,
    0,
    last,
    `an integer from 0 to ${last}, out.rows less those of the call`,
  );
  return { out, positions, slot, end: endOf(out) };
}

/** Where sines are, then cosines. */
export function columnsOf(layout: TablePlan['layout'], second: number): [Columns | undefined, Columns | undefined] {
  if (layout === 'interleaved') return [{ first: 0, step: 2 }, { first: 1, step: 2 }]; // biome-ignore format: a pair
  if (layout === 'concatenated')
    return [
      { first: 0, step: 1 },
      { first: second, step: 1 },
    ];
  const all = { first: 0, step: 1 };
  return layout === 'sines' ? [all, undefined] : [undefined, all];
}
