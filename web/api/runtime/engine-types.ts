// What an entry of the package brings: where its module comes from and how an instance of it is started.
import type { Load } from './load.ts';
import type { PosencModule } from './module.ts';

export interface Engine {
  /** How a module comes from outside, through `init`; undefined where there are no modules. */
  readonly load: Load | undefined;
  /** Compiles what the entry brings, at once. Undefined when nothing is to be compiled. */
  compile(): WebAssembly.Module | undefined;
  /** A fresh instance with a memory of its own. */
  start(module: WebAssembly.Module | undefined): PosencModule;
}
