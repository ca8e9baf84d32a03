// A lane: part of the library in a WebAssembly module of its own, started at the first call of one of its functions.
import type { PosencModule } from './module.ts';

/** What there is of a module in this thread. */
export interface Instance {
  compiled: WebAssembly.Module | undefined;
  running: PosencModule | undefined;
}

/**
 * What an entry brings for some of the functions. Plain objects, made without a call: bundlers drop those that no
 * imported function names.
 */
export interface Lane {
  readonly name: string;
  /** The bytes of the module, where the entry has them. */
  readonly bytes?: (() => Uint8Array<ArrayBuffer>) | undefined;
  /** Starts what needs no module. */
  readonly create?: () => PosencModule;
  /** Lanes share one where a single module has the functions of all. */
  instance: Instance;
}
