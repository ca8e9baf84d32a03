import { vectors } from './engine.ts';
import { enter } from './errors.ts';
import { run } from './loader.ts';
import { text } from './memory.ts';

/** The instruction set that the kernels run on, e.g. `wasm-simd128`. */
export function activeIsa(): string {
  enter('activeIsa');
  return run(vectors, (module) => text(module, module.posenc_isa()));
}

/** The version of this package. */
export function version(): string {
  enter('version');
  return run(vectors, (module) => text(module, module.posenc_version()));
}
