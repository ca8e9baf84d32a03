// A lane: part of the library in a separate WebAssembly module, started at the first call of one of its functions.
import type { PosencModule } from './module.ts';

/** The state of a module in this thread. */
export interface Instance {
  compiled: WebAssembly.Module | undefined;
  running: PosencModule | undefined;
}

/**
 * The module of some functions, as an entry provides it. Plain objects, made without a call, so that bundlers drop
 * those that no imported function names.
 */
export interface Lane {
  readonly name: string;
  /** The bytes of the module, where the entry has them. */
  readonly bytes?: (() => Uint8Array<ArrayBuffer>) | undefined;
  /** Starts the parts that need no module. */
  readonly create?: () => PosencModule;
  /** Lanes share one where a single module has the functions of all. */
  instance: Instance;
}
