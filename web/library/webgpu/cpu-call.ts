// A call over typed arrays.
import { disposed, enter } from '../api/runtime/errors.ts';
import { readMove, type GpuCall, type Place } from './call.ts';

/** A call that is computed when it is encoded. */
export class CpuCall implements GpuCall {
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
    const { start, row } = readMove(this.#place, first, slot);
    this.#first = start ?? this.#first;
    this.#slot = row ?? this.#slot;
  }

  #check(): void {
    if (this.#isDisposed || this.#isGone()) throw disposed('the call');
  }

  dispose(): void {
    this.#isDisposed = true;
  }
}

/** Disposed of with all of its calls. */
export function disposable<T extends object>(make: (isGone: () => boolean) => T): T & { dispose(): void } {
  let isGone = false;
  return Object.assign(
    make(() => isGone),
    { dispose: () => void (isGone = true) },
  );
}
