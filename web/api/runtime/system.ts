import { vectors } from './engine.ts';
import { run } from './loader.ts';
import { text } from './memory.ts';

/** The instruction set that the kernels run on, e.g. `wasm-simd128`. */
export function activeIsa(): string {
  return run(vectors, (module) => text(module, module._posenc_isa()));
}

/** The version of this package. */
export function version(): string {
  return run(vectors, (module) => text(module, module._posenc_version()));
}
