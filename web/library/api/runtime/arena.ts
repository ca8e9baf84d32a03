/// <reference lib="esnext.disposable" preserve="true" />
// Arrays in the memory of a separate module, which never grows: calls do not copy them, and they stay valid.
import { readInteger } from './arguments.ts';
import { rotary } from './engine.ts';
import { disposed, enter, failure, isInstance, type PosencError, wrongType } from './errors.ts';
import { adopt, startAnother } from './loader.ts';
import { reserve } from './memory.ts';
import type { Address, PosencModule } from './module.ts';

/** Half of a 32-bit address space. */
const largest = 2 ** 31;

/**
 * Lets a module have this much free memory, piece by piece: Emscripten's allocator may claim a block twice where its
 * first free one is a little too short, and an arena would have twice the room.
 */
function claim(module: PosencModule, size: number): void {
  const pieces: Address[] = [];
  for (let left = size; left > 0; left -= 2 ** 16) {
    const piece = module.allocate(Math.min(left, 2 ** 16));
    if (piece === 0) throw exhausted('bytes', size);
    pieces.push(piece);
  }
  for (const piece of pieces) module.deallocate(piece);
}

/** An array of an arena. */
interface ArenaPlace {
  readonly address: Address;
  readonly length: number;
  readonly wide: boolean;
}

/**
 * Memory of a fixed size for arrays that `applyRotary`, `applyXpos` and prepared rotations rotate in place, without a
 * copy. Other functions treat them like any arrays. Arrays, prepared rotations and lists of positions share the size.
 *
 * Shapes: none. Units: bytes, elements.
 * Errors: `TypeError` for a size that is not a number, `RangeError` for one outside 2^16 to 2^31; `PosencError` with
 * code POSENC_OUT_OF_MEMORY when the machine or the arena has no more, and POSENC_DISPOSED after `dispose`.
 *
 * @example
 * const arena = new Arena(64 * 2 ** 20);
 * const q = arena.float32(32 * 128),
 *   k = arena.float32(8 * 128);
 */
export class Arena {
  readonly #places = new WeakMap<object, ArenaPlace>();
  #module: PosencModule | undefined;
  /** For `using`, where there is such a thing. */
  declare readonly [Symbol.dispose]: () => void;

  /** `bytes`: how much there will ever be. */
  constructor(bytes: number) {
    enter('Arena');
    const size = readInteger(bytes, 'bytes', 2 ** 16, undefined, largest);
    const module = startAnother(rotary);
    reserve(module, 2 ** 16); // for the records of calls
    claim(module, size);
    module.freeze();
    adopt(module);
    this.#module = module;
    makeDisposable(this);
  }

  /** An array of zeros that lives as long as anything refers to it. */
  float32(length: number): Float32Array<ArrayBuffer> {
    enter('Arena.float32');
    const { buffer, address } = this.#take(length, 4);
    const array = new Float32Array(buffer, address, length);
    this.#places.set(array, { address, length, wide: false });
    return array;
  }

  /** The same in double precision. */
  float64(length: number): Float64Array<ArrayBuffer> {
    enter('Arena.float64');
    const { buffer, address } = this.#take(length, 8);
    const array = new Float64Array(buffer, address, length);
    this.#places.set(array, { address, length, wide: true });
    return array;
  }

  #take(length: number, bytesEach: number): { buffer: ArrayBuffer; address: Address } {
    const module = this.module;
    const bytes = readInteger(length, 'length', 0, undefined, largest / bytesEach) * bytesEach;
    const { buffer } = module.HEAPU8;
    const address = module.allocate(Math.max(bytes, 1));
    if (address === 0 || module.HEAPU8.buffer !== buffer) throw exhausted('length', length);
    module.HEAPU8.fill(0, address, address + bytes);
    return { buffer: buffer as ArrayBuffer, address };
  }

  /** The address of one of its arrays, even if its properties were overridden. @internal */
  placeOf(array: object): ArenaPlace | undefined {
    return this.#places.get(array);
  }

  /** @internal */
  get module(): PosencModule {
    if (this.#module) return this.#module;
    throw disposed('arena');
  }

  /** Ends allocation; the memory is freed when nothing refers to the existing arrays. */
  dispose(): void {
    this.#module = undefined;
  }
}

/** A method in the class itself would keep bundlers from dropping it. @internal */
export function makeDisposable(object: { dispose(): void }): void {
  const key = Symbol.dispose as symbol | undefined;
  if (key) Object.defineProperty(object, key, { value: () => object.dispose() });
}

/** An arena, not something like one. @internal */
export function readArena(value: unknown): Arena {
  if (isInstance(value, Arena)) return value;
  throw wrongType('arena', value, 'an Arena');
}

function exhausted(argument: string, value: number): PosencError {
  return failure('POSENC_OUT_OF_MEMORY', argument, `${argument} is ${value}`, 'as much as there is left', value);
}
