// A call on the device: what is bound is checked, and encoded any number of times.
import { disposed, enter, wrongType } from '../api/runtime/errors.ts';
import { bindRange, elementsIn, readBuffer, type Binding, type Holdings, type Slot } from './device.ts';
import { workgroup } from './shaders/rotary.ts';
import { checkPositionWords, endOfPositions, readFirst, wordsOf, type ReadPositions } from './positions.ts';
import type { GpuComputePass, OwnBuffer, Pipeline } from './types.ts';
import { readSlot } from './views.ts';

/** Buffers, their places and their numbers, bound: encoding allocates nothing. */
export interface GpuCall {
  /** Encodes the call into a compute pass of the host; on the CPU it is computed here, and there is no pass. */
  encode(pass?: GpuComputePass<never, never>): void;
  /**
   * Other positions first, first + 1, ..., and another row of a cache, from the next submission on: within one
   * submission a call has one place.
   */
  move(first?: number, slot?: number): void;
  /** Gives its place on the device to other calls: once what was encoded is submitted, not before. */
  dispose(): void;
}

/** Limits on whether a call may move, and how far. */
export interface Place {
  readonly tokens: number;
  /** The rows of the result; undefined where it has no slot. */
  readonly capacity: number | undefined;
  /** Whether positions are a range, rather than in a buffer. */
  readonly isMovable: boolean;
  /** Refuses a range that begins where the call cannot compute. */
  readonly check?: (first: number) => void;
}

/** Where a call moves: undefined stands for where it is. */
export function readMove({ isMovable, capacity, tokens, check }: Place, first: unknown, slot: unknown) {
  if (first !== undefined && !isMovable) throw wrongType('first', first, 'nothing: positions are in a buffer');
  if (slot !== undefined && capacity === undefined) throw wrongType('slot', slot, 'nothing: this call has none');
  const start = first === undefined ? undefined : readFirst(first, 'first');
  if (start !== undefined) check?.(start);
  return { start, row: slot === undefined || capacity === undefined ? undefined : readSlot(slot, capacity, tokens) };
}

/** Positions in a buffer of the host, or our own; ranges need none. */
export function bindPositions(
  holdings: Holdings,
  binding: number,
  positions: ReadPositions,
  axes: number,
  batch: number,
  name: string,
  own?: OwnBuffer,
): { readonly entries: readonly Binding[]; readonly first: number } {
  if (positions.type === 'range') return { entries: [], first: 0 };
  const buffer = own ?? readBuffer(positions.buffer, `${name}.buffer`);
  const end = endOfPositions(positions, axes, batch);
  checkPositionWords(end, elementsIn(buffer, 4), name);
  const words = wordsOf(positions.type);
  const { entry, from } = bindRange(holdings, binding, buffer, words * positions.offset, end, 4, name);
  return { entries: [entry], first: positions.offset - from / words };
}

/** Parts of a call. */
interface CallParts {
  readonly code: string;
  /** In the order of the shader's `Call`. */
  readonly numbers: readonly number[];
  /** Shared by all calls: frequencies, slopes or boundaries. */
  readonly constants: OwnBuffer;
  readonly entries: readonly Binding[];
  readonly invocations: number;
  /** The name of the argument that has too many elements if there are too many of these. */
  readonly name: string;
  readonly place: Place;
}

export function deviceCall(holdings: Holdings, parts: CallParts): GpuCall {
  const { code, constants, invocations, name, place } = parts;
  const groups = holdings.groups(invocations, workgroup, name);
  const words = Uint32Array.from(parts.numbers);
  const pipeline = holdings.pipeline(code);
  const slot = holdings.slot();
  holdings.write(slot, words);
  const numbers = { buffer: slot.buffer, offset: slot.at, size: Math.ceil(words.byteLength / 16) * 16 };
  const own = [
    { binding: 0, resource: numbers },
    { binding: 1, resource: { buffer: constants } },
  ];
  // A call of no tokens has nothing to bind: WebGPU has no empty bindings.
  const group = invocations === 0 ? {} : holdings.group(pipeline, [...own, ...parts.entries]);
  return new DeviceCall(holdings, pipeline, group, groups, slot, words, place);
}

/** A call whose numbers are in a slot. The first three of them may change. */
class DeviceCall implements GpuCall {
  readonly #holdings: Holdings;
  readonly #pipeline: Pipeline;
  readonly #group: object;
  readonly #groups: readonly [number, number];
  readonly #slot: Slot;
  readonly #words: Uint32Array<ArrayBuffer>;
  readonly #place: Place;
  #isDisposed = false;

  constructor(
    holdings: Holdings,
    pipeline: Pipeline,
    group: object,
    groups: readonly [number, number],
    slot: Slot,
    words: Uint32Array<ArrayBuffer>,
    place: Place,
  ) {
    this.#holdings = holdings;
    this.#pipeline = pipeline;
    this.#group = group;
    this.#groups = groups;
    this.#slot = slot;
    this.#words = words;
    this.#place = place;
  }

  encode(given?: GpuComputePass<never, never>): void {
    enter('GpuCall.encode');
    const pass = given as GpuComputePass | undefined;
    this.#check();
    if (typeof pass !== 'object' || pass === null || typeof pass.dispatchWorkgroups !== 'function')
      throw wrongType('pass', pass, 'a GPUComputePassEncoder, from beginComputePass()');
    const [x, y] = this.#groups;
    if (x === 0) return;
    pass.setPipeline(this.#pipeline);
    pass.setBindGroup(0, this.#group);
    pass.dispatchWorkgroups(x, y);
  }

  move(first?: number, slot?: number): void {
    enter('GpuCall.move');
    this.#check();
    const words = this.#words;
    const { start, row } = readMove(this.#place, first, slot);
    if (start !== undefined) {
      words[0] = start;
      words[1] = Math.floor(start / 2 ** 32);
    }
    if (row !== undefined) words[2] = row;
    this.#holdings.write(this.#slot, words, 0, 3);
  }

  #check(): void {
    this.#holdings.check();
    if (this.#isDisposed) throw disposed('the call');
  }

  dispose(): void {
    if (!this.#isDisposed) this.#holdings.giveBack(this.#slot);
    this.#isDisposed = true;
  }
}
