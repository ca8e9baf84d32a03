/// <reference lib="esnext.disposable" preserve="true" />
// A rotation that is made once and applied many times.
import * as cpp from '../../../../build/wasm/calls.js';
import { readFrequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import {
  arrayLike,
  checkStillThere,
  dataOf,
  overlap,
  readArrayItems,
  readOptions,
  readTarget,
} from '../runtime/arguments.ts';
import { whenAbandoned } from '../runtime/abandoned.ts';
import { makeDisposable, readArena, type Arena } from '../runtime/arena.ts';
import { callIn, overlapping } from '../runtime/call.ts';
import { disposed, enter, inWords, isArray, isRefusal, trapped, wrongType, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { discard, run } from '../runtime/loader.ts';
import { rotary } from '../runtime/engine.ts';
import { check, checkRoom, reserve } from '../runtime/memory.ts';
import type { Address, PosencModule } from '../runtime/module.ts';
import { aligned } from '../runtime/record.ts';
import { withRotation, type OfLayer } from './layer.ts';
import { gridWords, readGrid, type RotaryGrid } from './rotary-grid.ts';
import { readPlace, readShaped, type Place } from './rotary-place.ts';
import type { Elements } from '../runtime/matrix.ts';
import { wrongRows } from './heads-layout.ts';
import { readResult, readSlot, roundedTo } from './heads-result.ts';
import { readElements, type CacheSlot, type Floats, type FusedHeads, type HeadElements, type Halves } from './heads.ts';
import { rotate } from './rotation.ts';
import type { BatchPositions } from './token-positions.ts';
import type { Pairing } from './heads.ts';

/** The heads of the weights. */
export interface RotatedHeads {
  /** The channels of a head. */
  readonly headDim: number;
  /** The pairing of the weights; `rotaryFromConfig` returns it for a model. */
  readonly pairing: Pairing;
}

export interface RotationToPrepare {
  /** Whether tensors are [B, H, T, D], as in Hugging Face transformers, or [B, T, H, D]. */
  readonly headsFirst: boolean;
  /** From `rotaryFrequencies`, `rotaryFromConfig` or elsewhere; this or a grid. */
  readonly frequencies?: FrequenciesLike | undefined;
  /** Tokens with several coordinates, from `rotaryGrid`. */
  readonly grid?: RotaryGrid | undefined;
  /** How many positions are prepared at the start, 0 to 2^22; default 0. Others are added on first use. */
  readonly length?: number | undefined;
  /**
   * The memory of the rotation, for arrays of this arena that are turned in place; default: with everything else. Rows
   * of positions are kept in at most half of what is free there, and computed at each call past that.
   */
  readonly arena?: Arena | undefined;
}

/** The heads, or a layer of a model that has them, and frequencies if it has no sections of M-RoPE. */
export type PreparedRotaryOptions = RotationToPrepare &
  ((RotatedHeads & Partial<OfLayer>) | (Partial<RotatedHeads> & OfLayer));

export interface PreparedRotaryCall<Out = unknown> {
  /** Positions of the tokens of a call: a range or a list, or a list for each batch row. Grids need none. */
  readonly positions?: BatchPositions | undefined;
  /** Default 1, or the number of rows or lists of positions. */
  readonly batch?: number | undefined;
  /**
   * Turns back, and divides by the attention factor. Default false. Cached keys, which have the factor already, are
   * moved by `shiftRotary` instead.
   */
  readonly inverse?: boolean | undefined;
  /**
   * Rows of x hold fused q, k and v, [B, T, width], of which `heads` are rotated and the rest is kept. Queries and keys
   * rotate alike: adjacent ones are heads of one call.
   */
  readonly fused?: FusedHeads | undefined;
  /** The number of heads to rotate: required with `fused`, otherwise derived from the length of x. */
  readonly heads?: number | undefined;
  /** The format of the bits in a `Uint16Array`; required there. */
  readonly dtype?: 'float16' | 'bfloat16' | undefined;
  /** Where to write: arrays or tensors of the kind and length of `x`, or `x` itself; default new arrays. */
  readonly out?: Out | undefined;
  /** The place of the tokens in `out`, a cache with room for more tokens. x is one tensor then, and not fused. */
  readonly slot?: CacheSlot | undefined;
}

const callKeys = ['positions', 'batch', 'inverse', 'fused', 'heads', 'dtype', 'out', 'slot'] as const;
const copyCall = ({ positions, batch, inverse, fused, heads, dtype, out, slot }: PreparedRotaryCall) => ({
  positions,
  batch,
  inverse,
  fused,
  heads,
  dtype,
  out,
  slot,
});

/** The offsets of a call's numbers in its record. */
const slots = /* @__PURE__ */ slotsOf(cpp.RotaryCall);

function slotsOf(fields: typeof cpp.RotaryCall): Record<keyof cpp.RotaryCall, number> {
  return Object.fromEntries(fields.map(([name], slot) => [name, slot])) as Record<keyof cpp.RotaryCall, number>;
}

/** Larger arrays cross in pieces, with rows computed for each piece, as in `applyRotary`. */
const largestCopied = 2 ** 20;

/** The state of a rotation in one module. */
interface Made {
  readonly module: PosencModule;
  readonly object: Address;
  /** Where the record of its calls begins, in doubles. */
  readonly record: number;
}

const abandoned = /* @__PURE__ */ whenAbandoned<Made>(({ module, object }) => module.release(object));

/**
 * Turns queries and keys as `applyRotary` does, to the bit, and keeps the cosines and sines from call to call: for one
 * new token a call, in every layer.
 *
 * Shapes: x [B, T, H, D], or [B, H, T, D] with `headsFirst`; T follows from the positions and H from the length of x,
 * so that queries and keys may have different numbers of heads. With `fused`, x [B, T, width]. A tensor must have the
 * shape of the call; [H, T, D] or [T, width] will do for one batch row.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: as `applyRotary`; `RangeError` for a `length` beyond 2^22; `PosencError` for a layer whose last channels
 * rotate without a `headDim` of these alone, and for one with sections of M-RoPE without a grid, with code
 * POSENC_OUT_OF_MEMORY for a `length` that memory or the arena has no room for, and POSENC_DISPOSED after `dispose`. A
 * failing call changes nothing. Numbers of 16 bits are turned as doubles and rounded once.
 *
 * @example
 * const { frequencies, pairing } = rotaryFromConfig(config); // with a model_type: the pairing is known
 * const rope = new PreparedRotary({ headDim: 128, headsFirst: true, frequencies, pairing, length: 4096 });
 * rope.apply([q, k], { positions: { first: past, count: 1 }, out: [q, k] });
 * // Or keys straight into a cache with room for 4096 tokens.
 * rope.apply(k, { positions: { first: past, count: 1 }, out: cache, slot: { length: 4096, first: past } });
 * // Or all of it from a file: width, pairing and frequencies of layer 5.
 * const { layers = [] } = modelPositions(config);
 * if (layers[5]) new PreparedRotary({ layer: layers[5], headsFirst: true });
 * // In rows of 32 heads of queries, 8 of keys and 8 of values, tokens before heads.
 * const rows = new PreparedRotary({ headDim: 128, headsFirst: false, frequencies, pairing });
 * rows.apply(qkv, { positions: { first: past, count: 1 }, fused: { width: 6144 }, heads: 40, out: qkv });
 */
export class PreparedRotary {
  readonly #values: cpp.PreparedRotaryOptions;
  readonly #frequencies: cpp.Frequencies | undefined;
  readonly #grid: cpp.RotaryGrid | undefined;
  readonly #arena: Arena | undefined;
  #made: Made | undefined;
  #isDisposed = false;
  /** For `using`, where there is such a thing. */
  declare readonly [Symbol.dispose]: () => void;

  constructor(options: PreparedRotaryOptions) {
    enter('PreparedRotary');
    const {
      frequencies,
      grid,
      arena,
      layer: _,
      ...values
    } = readFields(cpp.PreparedRotaryOptions, withRotation(options), ownKeys);
    if ((frequencies === undefined) === (grid === undefined)) {
      throw wrongType('frequencies', frequencies, 'frequencies or a grid, one of the two');
    }
    this.#values = values;
    this.#frequencies = frequencies === undefined ? undefined : readFrequencies(frequencies);
    this.#grid = grid === undefined ? undefined : readGrid(grid);
    this.#arena = arena === undefined ? undefined : readArena(arena);
    this.#prepare();
    makeDisposable(this);
  }

  /** Rotates one tensor, or queries and keys at once, and returns the arrays of the results, or the cache. */
  apply<T extends Floats | Halves>(x: Elements<T>, call: PreparedRotaryCall<Elements<T>>): T;
  apply<Q extends Floats | Halves, K extends Floats | Halves>(
    x: readonly [Elements<Q>, Elements<K>],
    call: PreparedRotaryCall<readonly [Elements<Q>, Elements<K>]>,
  ): readonly [Q, K];
  apply(
    x: Elements<Floats | Halves> | readonly Elements<Floats | Halves>[],
    call: PreparedRotaryCall,
  ): Floats | Halves | readonly (Floats | Halves)[] {
    enter('PreparedRotary.apply');
    const read = readOptions<PreparedRotaryCall>(call, 'options', callKeys, copyCall);
    const { headDim, headsFirst } = this.#values as Required<cpp.PreparedRotaryOptions>;
    const place = readPlace(read, headDim, headsFirst);
    // For one token a call it counts that an array of the arena needs no look at all.
    const there = read.out === x && read.slot === undefined ? this.#arena?.placeOf(x) : undefined;
    if (there) {
      this.#turnThere(there, place);
      return x as Floats;
    }
    const readTurned = (tensor: unknown, name: string, out: unknown, outName: string): Turned => {
      let elements: HeadElements = { data: noFloats };
      const readData = (value: unknown, word: string): Floats => (elements = readElements(value, word, read)).data;
      const shaped = (value: unknown, word: string, readIt: (value: unknown, name: string) => Floats): Floats =>
        readShaped(value, word, place, this.#tokensOf(place), headDim, headsFirst, readIt);
      const from = shaped(tensor, name, readData);
      if (read.slot !== undefined) return this.#turnedInto(from, elements, out, read.slot, place);
      const isPlain = ArrayBuffer.isView(out) || dataOf(out, outName) === out;
      return turnedOf(from, elements, isPlain ? out : shaped(out, outName, (data) => data as Floats), outName);
    };
    if (!isArray(x)) {
      const { from, to, finish } = readTurned(x, 'x', read.out, 'out');
      checkStillThere(from, to, place.positions.values);
      this.#turn(from, to, place);
      return finish();
    }
    if (read.slot !== undefined) throw wrongType('slot', read.slot, 'none with two tensors: one call for each cache');
    const list = readArrayItems(x, 'x', twoTensors, 2);
    if (list.length !== 2) throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', x, twoTensors);
    const given = read.out === undefined ? [] : readArrayItems(read.out, 'out', twoTensors, 2);
    const both = list.map((tensor, i) => readTurned(tensor, `x[${i}]`, given[i], `out[${i}]`)) as [Turned, Turned];
    const [q, k] = both;
    checkStillThere(q.from, k.from, q.to, k.to, place.positions.values);
    if (overlap(q.target, k.target) || overlap(q.to, k.from)) throw overlapping(q.to);
    // Checks the second tensor before rotating the first.
    for (const { from } of both) this.#headsOf(from, place);
    this.#turnBoth(q, k, place);
    return both.map(({ finish }) => finish());
  }

  #tokensOf({ positions, batch, perBatch }: Place): number {
    return this.#grid?.tokens ?? positions.count / (perBatch ? batch : 1);
  }

  /** A tensor that is turned apart from the cache, and put into its place there at the end. */
  #turnedInto(from: Floats, elements: HeadElements, cache: unknown, given: unknown, place: Place): Turned {
    if (place.fused.width) throw wrongType('slot', given, 'none with fused, whose rows stay where they are');
    const { headDim, headsFirst } = this.#values as Required<cpp.PreparedRotaryOptions>;
    const tokens = this.#tokensOf(place),
      heads = this.#headsOf(from, place),
      slot = readSlot(given, tokens),
      row = [...(headsFirst ? [heads, slot.length] : [slot.length, heads]), headDim],
      forms = [[place.batch, ...row], ...(place.batch === 1 ? [row] : [])],
      blocks = headsFirst ? place.batch * heads : place.batch;
    const { out, finish } = readResult(cache, elements, 1, forms, { ...slot, tokens, blocks });
    return { from, to: out, target: out, finish };
  }

  #headsOf({ length }: Floats, place: Place): number {
    const { batch, fused } = place,
      tokens = this.#tokensOf(place);
    if (fused.width) {
      if (length === batch * tokens * fused.width) return fused.heads;
      throw wrongRows(length, fused.width);
    }
    const heads = tokens === 0 && length === 0 ? 1 : length / (batch * tokens * this.#values.headDim);
    if (Number.isInteger(heads)) return heads;
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', length, 'batch x tokens x heads x headDim elements');
  }

  /** The larger one first: where it finds memory, another one that is turned in the same way does too. */
  #turnBoth(q: Turned, k: Turned, place: Place): void {
    const [first, second] = q.from.byteLength < k.from.byteLength ? [k, q] : [q, k];
    const before = this.#wayOf(first) === this.#wayOf(second) ? undefined : first.to.slice();
    this.#turn(first.from, first.to, place);
    try {
      this.#turn(second.from, second.to, place);
    } catch (error) {
      if (before) first.to.set(before);
      throw error;
    }
  }

  /** A number that is the same for tensors of one type whose rotation needs memory in one place. */
  #wayOf({ from, to }: Turned): number {
    const { buffer } = this.#prepare().module.HEAPU8;
    if (from.buffer === buffer && to.buffer === buffer) return from.BYTES_PER_ELEMENT;
    return from.BYTES_PER_ELEMENT + (from.byteLength > largestCopied ? 1 : 2);
  }

  #turn(x: Floats, out: Floats, place: Place): void {
    const { module, object, record } = this.#prepare();
    const list = place.positions.values;
    const inside = x.buffer === out.buffer && x.buffer === module.HEAPU8.buffer;
    if (!inside && x.byteLength > largestCopied) return this.#turnInPieces(x, out, place);
    // Outside arrays are copied in: the tensor, then the list of positions.
    const room = inside ? 0 : aligned(x.byteLength);
    const scratch = inside && !list ? 0 : reserve(module, room + (list ? list.byteLength : 0));
    const at = scratch / x.BYTES_PER_ELEMENT;
    if (!inside) (x instanceof Float32Array ? module.HEAPF32 : module.HEAPF64).set(x, at);
    if (list) module.HEAPF64.set(list, (scratch + room) / 8);
    const address = inside ? x.byteOffset : scratch;
    const numbers = { object, list: list ? scratch + room : 0, wide: !(x instanceof Float32Array), size: x.length };
    this.#call(module, record, numbers, address, inside ? out.byteOffset : scratch, place);
    if (inside) return;
    const results = x instanceof Float32Array ? module.HEAPF32 : module.HEAPF64;
    out.set(results.subarray(at, at + x.length));
  }

  /** Turns an array of the arena in place. */
  #turnThere({ address, length, wide }: { address: Address; length: number; wide: boolean }, place: Place): void {
    const { module, object, record } = this.#prepare();
    const positions = place.positions.values;
    const list = positions ? reserve(module, positions.byteLength) : 0;
    if (positions) module.HEAPF64.set(positions, list / 8);
    this.#call(module, record, { object, list, wide, size: length }, address, address, place);
  }

  #call(
    module: PosencModule,
    record: number,
    numbers: { object: Address; list: Address; wide: boolean; size: number },
    x: Address,
    out: Address,
    place: Place,
  ): void {
    const heap = module.HEAPF64,
      { positions, fused } = place;
    heap[record + slots.object] = numbers.object;
    heap[record + slots.first] = positions.first;
    heap[record + slots.step] = positions.step;
    heap[record + slots.count] = positions.count;
    heap[record + slots.list] = numbers.list;
    heap[record + slots.batch] = place.batch;
    heap[record + slots.perBatch] = place.perBatch ? 1 : 0;
    heap[record + slots.inverse] = place.inverse ? 1 : 0;
    heap[record + slots.wide] = numbers.wide ? 1 : 0;
    heap[record + slots.x] = x;
    heap[record + slots.out] = out;
    heap[record + slots.size] = numbers.size;
    heap[record + slots.width] = fused.width;
    heap[record + slots.start] = fused.first;
    heap[record + slots.heads] = fused.heads;
    try {
      const code = module._turn_prepared(8 * record);
      if (code !== 0) check(module, code, place, { positions: place.positions.values });
    } catch (error) {
      if (isRefusal(error)) throw error;
      this.#made = undefined;
      discard(rotary, module);
      throw trapped(error);
    }
  }

  /** A large outside tensor crosses in pieces, whose rows are recomputed with the same bits. */
  #turnInPieces(data: Floats, out: Floats, place: Place): void {
    const { positions, batch, perBatch, inverse, fused } = place;
    const { headDim, headsFirst, pairing } = this.#values as Required<cpp.PreparedRotaryOptions>;
    const heads = this.#headsOf(data, place);
    const width = fused.width || heads * headDim;
    const tokens = data.length / (batch * width);
    const shape = { data, out, shape: [], batch, tokens, heads, headDim, headsFirst, width, first: fused.first };
    const size = batch * tokens * heads * headDim;
    const values = { batch, heads, headDim, headsFirst, pairing, inverse, size, width };
    if (this.#grid) rotate(shape, false, cpp.rotaryGrid, { ...values, grid: this.#grid });
    else if (this.#frequencies) {
      const items = { positions: positions.values };
      rotate(shape, perBatch, cpp.rotary, { ...values, positions, frequencies: this.#frequencies }, items);
    }
  }

  /** The rotation in its module; rebuilt after a trap has destroyed the module. */
  #prepare(): Made {
    if (this.#made) return this.#made;
    if (this.#isDisposed) throw disposed('the rotation');
    const values = this.#values,
      grid = this.#grid,
      frequencies = this.#frequencies;
    const home = this.#arena?.module;
    const made = run(
      rotary,
      (module) => {
        if (home) checkRoom(home, preparationBytes(grid ?? { frequencies: frequencies! }));
        const { object, record } = grid
          ? inWords(gridWords, () => callIn(module, cpp.prepareRotaryGrid, { ...values, grid }))
          : callIn(module, cpp.prepareRotary, { ...values, frequencies: frequencies! });
        return { module, object, record: record / 8 };
      },
      home,
    );
    this.#made = made;
    abandoned?.register(this, made, this);
    return made;
  }

  /** Frees its memory now, rather than when the garbage collector does. */
  dispose(): void {
    abandoned?.unregister(this);
    if (this.#made) this.#made.module.release(this.#made.object);
    this.#made = undefined;
    this.#isDisposed = true;
  }
}

/** Bytes, at the most, that C++ takes before it looks for room itself: the numbers, and the objects that hold them. */
function preparationBytes({ frequencies, coordinates }: Pick<cpp.RotaryGrid, 'frequencies'> & Partial<cpp.RotaryGrid>) {
  return 4096 + 8 * (2 * frequencies.inverse.length + (coordinates?.length ?? 0));
}

const ownKeys = ['frequencies', 'grid', 'arena', 'layer'] as const;
const twoTensors = 'a tensor, or an array of two, each of floats, doubles or numbers of 16 bits';

const noFloats = /* @__PURE__ */ new Float32Array(0);

/** The rows to turn, where they go, and the function that gives the result afterwards. */
interface Turned {
  readonly from: Floats;
  readonly to: Floats;
  readonly target: Floats | Halves;
  readonly finish: () => Floats | Halves;
}

function turnedOf(from: Floats, { halves }: HeadElements, out: unknown, name: string): Turned {
  if (halves === undefined) {
    const to = readOut(out, from, name);
    return { from, to, target: to, finish: () => to };
  }
  const target = inWords({ out: name }, () => readTarget(out, halves.kind, from.length, ', as x'));
  const { out: to, finish } = roundedTo(halves, target);
  return { from, to, target, finish };
}

/** A new array like `x`, or `out`, which is of its kind and length and shares no part of its memory. */
function readOut(out: unknown, x: Floats, name: string): Floats {
  if (out === undefined) return arrayLike(x);
  if (out === x) return x;
  const target = inWords({ out: name }, () =>
    readTarget(out, x instanceof Float64Array ? 'Float64Array' : 'Float32Array', x.length, ', as x'),
  );
  if (overlap(target, x) && target.byteOffset !== x.byteOffset) throw overlapping(target);
  return target;
}
