// The same calls over typed arrays, computed at once by the library: for hosts without WebGPU that ask for it.
import { alibiBias, applyRotary, rotaryTable, t5Buckets } from 'posenc';
import { checkBuffer } from '../api/runtime/arguments.ts';
import { arrayKind, disposed, enter, wrongType } from '../api/runtime/errors.ts';
import { readBits, writeBits } from '../api/runtime/halves.ts';
import { readBiasCall, type GpuBias } from './bias-call.ts';
import type { BiasPlan } from './bias-options.ts';
import type { GpuCall, Place } from './call.ts';
import { checkPositionWords, endOfPositions, readFirst, wordsOf, type ReadPositions } from './positions.ts';
import { readRotaryCall, type GpuRotary } from './rotary-call.ts';
import type { RotaryPlan } from './rotary-options.ts';
import { columnsOf, readTableCall, type GpuTable } from './table-call.ts';
import type { TablePlan } from './table-options.ts';
import { checkFits, readSlot, type View } from './views.ts';

type Elements = Float32Array | Uint16Array;

/** The array of a view: floats, or the bits of float16. */
function elementsOf(value: unknown, half: boolean, name: string): Elements {
  const kind = half ? 'Uint16Array' : 'Float32Array';
  if (arrayKind(value) !== kind) throw wrongType(name, value, `a ${kind}, as there is no device`);
  checkBuffer(value as Elements, name);
  return value as Elements;
}

const kinds = { int32: 'Int32Array', uint32: 'Uint32Array', int64: 'BigInt64Array', float32: 'Float32Array' } as const;

/** A list of positions as calls come to need it: buffers may have changed since. */
function reader(positions: ReadPositions, axes: number, batch: number, name: string) {
  const { type, buffer, offset, axisStride, batchStride } = positions;
  if (type === 'range' || type === 'fixed') return undefined;
  if (arrayKind(buffer) !== kinds[type])
    throw wrongType(`${name}.buffer`, buffer, `a ${kinds[type]}, as there is no device`);
  const list = buffer as Int32Array | BigInt64Array;
  checkPositionWords(endOfPositions(positions, axes, batch), list.length * wordsOf(type), name);
  return (axis: number, row: number, token: number): number =>
    Number(list[offset + axis * axisStride + row * batchStride + token]);
}

/** A call that is computed when it is encoded. */
class CpuCall implements GpuCall {
  readonly #place: Place;
  readonly #compute: (first: number, slot: number) => void;
  readonly #isGone: () => boolean;
  #first: number;
  #slot: number;
  #isDisposed = false;

  constructor(
    place: Place,
    first: number,
    slot: number,
    isGone: () => boolean,
    compute: (first: number, slot: number) => void,
  ) {
    this.#place = place;
    this.#first = first;
    this.#slot = slot;
    this.#isGone = isGone;
    this.#compute = compute;
  }

  encode(): void {
    enter('GpuCall.encode');
    this.#check();
    this.#compute(this.#first, this.#slot);
  }

  move(first?: number, slot?: number): void {
    enter('GpuCall.move');
    this.#check();
    const { isMovable, capacity, tokens } = this.#place;
    if (first !== undefined && !isMovable) throw wrongType('first', first, 'nothing: positions are in a buffer');
    if (slot !== undefined && capacity === undefined) throw wrongType('slot', slot, 'nothing: this call has none');
    const start = first === undefined ? this.#first : readFirst(first, 'first');
    if (slot !== undefined && capacity !== undefined) this.#slot = readSlot(slot, capacity, tokens);
    this.#first = start;
  }

  #check(): void {
    if (this.#isDisposed || this.#isGone()) throw disposed('the call');
  }

  dispose(): void {
    this.#isDisposed = true;
  }
}

/** What is disposed of with all of its calls. */
function disposable<T extends object>(make: (isGone: () => boolean) => T): T & { dispose(): void } {
  let isGone = false;
  return Object.assign(
    make(() => isGone),
    { dispose: () => void (isGone = true) },
  );
}

export const cpuRotary = (plan: RotaryPlan): GpuRotary =>
  disposable((isGone) => ({
    bind(binding) {
      enter('GpuRotary.bind');
      if (isGone()) throw disposed('the rotation');
      const call = readRotaryCall(binding, plan);
      const { half, axes } = plan;
      const { batch, tokens, heads, byPosition, positions } = call;
      const x = elementsOf(call.x.buffer, half, 'x.buffer'),
        out = elementsOf(call.out.buffer, half, 'out.buffer');
      checkFits(call.endOfX, x.length, 'x');
      checkFits(call.endOfOut, out.length, 'out');
      const read = reader(positions, axes, batch, 'positions');
      const capacity = byPosition || call.out === call.x ? undefined : call.out.capacity;
      const place = { tokens, capacity, isMovable: positions.type === 'range' };
      return new CpuCall(place, positions.first, call.slot, isGone, (first, slot) => {
        for (let row = 0; row < batch; ++row)
          for (let head = 0; head < heads; ++head) {
            const coordinates = new Float64Array(axes * tokens);
            for (let axis = 0; axis < axes; ++axis)
              for (let t = 0; t < tokens; ++t)
                coordinates[axis * tokens + t] =
                  plan.coordinates?.[axis * tokens + t] ?? (read ? read(axis, row, t) : first + t);
            const turned = turnRows(gather(x, call.x, row, head), coordinates, head, plan, call.inverse, tokens);
            for (let t = 0; t < tokens; ++t) {
              const at = byPosition ? (coordinates[t] as number) : slot + t;
              if (at >= 0 && at < call.out.capacity)
                out.set(turned.subarray(t * plan.headDim, (t + 1) * plan.headDim), startOf(call.out, row, at, head));
            }
          }
      });
    },
  }));

const startOf = ({ offset, strides: [b = 0, t = 0, h = 0] }: View, row: number, token: number, head: number): number =>
  offset + row * b + token * t + head * h;

/** One head of a batch row, token after token. */
function gather(x: Elements, view: View, row: number, head: number): Elements {
  const tokens = view.sizes[1] as number,
    { width } = view;
  const rows = x instanceof Float32Array ? new Float32Array(tokens * width) : new Uint16Array(tokens * width);
  for (let t = 0; t < tokens; ++t) {
    const start = startOf(view, row, t, head);
    rows.set(x.subarray(start, start + width), t * width);
  }
  return rows;
}

function turnRows(
  rows: Elements,
  coordinates: Float64Array,
  head: number,
  { axes, pairs, headsOfGrid, frequencies, isInterleaved, headDim, firstChannel }: RotaryPlan,
  inverse: boolean,
  tokens: number,
): Elements {
  const from = (headsOfGrid > 1 ? head : 0) * axes * pairs;
  const part = (list: Float64Array): Float64Array => list.slice(from, from + axes * pairs);
  const { inverse: turns, remainder, attentionFactor } = frequencies;
  const grid = {
    coordinates: { data: coordinates, shape: [axes, tokens], rows: axes, columns: tokens },
    frequencies: { inverse: part(turns), remainder: part(remainder), attentionFactor },
    pairs,
    heads: 1,
  };
  const shape = { heads: 1, headDim: 2 * pairs, fused: { width: headDim, first: firstChannel } };
  const pairing = isInterleaved ? ('interleaved' as const) : ('rotateHalf' as const);
  if (rows instanceof Float32Array) return applyRotary(rows, { ...shape, grid, pairing, inverse, out: rows }).data;
  return applyRotary(rows, { ...shape, grid, pairing, inverse, dtype: 'float16', out: rows }).data as Uint16Array;
}

export const cpuTable = (plan: TablePlan): GpuTable =>
  disposable((isGone) => ({
    bind(binding) {
      enter('GpuTable.bind');
      if (isGone()) throw disposed('the table');
      const call = readTableCall(binding, plan);
      const { frequencies, layout, cosineFirst, second, scale, paddingIndex, dim, half } = plan;
      const { count } = call.positions;
      const out = elementsOf(call.out.buffer, half, 'out.buffer');
      checkFits(call.end, out.length, 'out');
      const read = reader(call.positions, 1, 1, 'positions');
      const [one, other] = columnsOf(layout, second);
      const [sines, cosines] = cosineFirst ? [other, one] : [one, other];
      const place = { tokens: count, capacity: call.out.capacity, isMovable: read === undefined };
      return new CpuCall(place, call.positions.first, call.slot, isGone, (first, slot) => {
        const positions = Float64Array.from({ length: count }, (_, t) => (read ? read(0, 0, t) : first + t));
        const plain = { ...frequencies, attentionFactor: 1 };
        const made = rotaryTable({ positions, frequencies: plain, dtype: 'float64' });
        const pairs = frequencies.inverse.length;
        const row = new Float64Array(dim);
        for (let t = 0; t < count; ++t) {
          row.fill(0);
          if (positions[t] !== paddingIndex)
            for (let k = 0; k < pairs; ++k)
              for (const [columns, values] of [
                [sines, made.sine.data] as const,
                [cosines, made.cosine.data] as const,
              ]) {
                const column = columns === undefined ? dim : columns.first + k * columns.step;
                if (column < dim) row[column] = scale * (values[t * pairs + k] as number);
              }
          write(out, row, startOf(call.out, slot + t, 0, 0));
        }
      });
    },
  }));

/** Rounds doubles once, to floats or to the bits of halves. */
function write(out: Elements, values: Float64Array, at: number): void {
  if (out instanceof Float32Array) out.set(values, at);
  else writeBits('float16', values, out, at);
}

export const cpuBias = (plan: BiasPlan): GpuBias =>
  disposable((isGone) => ({
    bind(binding) {
      enter('GpuBias.bind');
      if (isGone()) throw disposed('the bias');
      const call = readBiasCall(binding, plan);
      const { heads, half } = plan;
      const out = elementsOf(call.out.buffer, half, 'out.buffer');
      checkFits(call.end, out.length, 'out');
      const table = call.table && elementsOf(call.table.buffer, half, 'table.buffer');
      if (table && call.table) checkFits(call.table.offset + (plan.t5?.buckets ?? 0) * heads, table.length, 'table');
      const ofQueries = reader(call.queries, 1, 1, 'queries'),
        ofKeys = reader(call.keys, 1, 1, 'keys');
      const place = { tokens: call.queries.count, capacity: undefined, isMovable: ofQueries === undefined };
      return new CpuCall(place, call.queries.first, 0, isGone, (first) => {
        const list = (count: number, at: (i: number) => number): number[] =>
          Array.from({ length: count }, (_, i) => at(i));
        const queries = list(call.queries.count, (i) => (ofQueries ? ofQueries(0, 0, i) : first + i));
        const keys = list(call.keys.count, (j) => (ofKeys ? ofKeys(0, 0, j) : call.keys.first + j));
        const bias = biasesOf(plan, queries, keys, table, call.table?.offset ?? 0);
        const width = keys.length;
        for (let h = 0; h < heads; ++h)
          for (let i = 0; i < queries.length; ++i) {
            const at = startOf(call.out, h, i, 0);
            const row = bias.subarray((h * queries.length + i) * width, (h * queries.length + i + 1) * width);
            if (call.add) {
              const there = readFloats(out, at, width);
              row.forEach((b, j) => (row[j] = b + (there[j] as number)));
            }
            write(out, row, at);
          }
      });
    },
  }));

const readFloats = (from: Elements, at: number, count: number): Float64Array =>
  from instanceof Float32Array
    ? new Float64Array(from.subarray(at, at + count))
    : readBits('float16', from.subarray(at, at + count));

function biasesOf(
  plan: BiasPlan,
  queries: number[],
  keys: number[],
  table: Elements | undefined,
  offset: number,
): Float64Array {
  const { heads, causal, alibi, t5 } = plan;
  if (alibi) return alibiBias({ heads, ...alibi, queries, keys, causal, dtype: 'float64' }).data;
  const out = new Float64Array(heads * queries.length * keys.length);
  if (!t5 || !table) return out;
  const { bidirectional, buckets, maxDistance, scale } = t5;
  const relative = queries.flatMap((query) => keys.map((key) => key - query));
  const places = t5Buckets({ relative, bidirectional, buckets, maxDistance });
  const values = readFloats(table, offset, buckets * heads);
  for (let h = 0; h < heads; ++h)
    places.forEach((bucket, k) => {
      const isHidden = causal && (relative[k] as number) > 0;
      out[h * places.length + k] = isHidden ? -Infinity : scale * (values[bucket * heads + h] as number);
    });
  return out;
}
