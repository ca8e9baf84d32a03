// Starts an instance of a compiled module synchronously with Emscripten's glue, which fits the modules of all lanes.
import createPosenc from '../../../../build/wasm/posenc-glue.js';
import { unavailable } from './errors.ts';
import type { PosencModule } from './module.ts';
import { refused } from './webassembly.ts';

/** An instance with its own memory. */
export function instantiate(module: WebAssembly.Module | undefined): PosencModule {
  if (!module) {
    throw unavailable(
      'The module',
      'await init({ module }) first, with an address, a Response, bytes or a WebAssembly.Module',
    );
  }
  let memory: WebAssembly.Memory;
  // By a share: each growth makes new views, and some engines copy the memory. Near the limit the share is halved until
  // it fits. C++ gives a size from 2^31 as a negative number.
  const grow = (signedBytes: number): number => {
    const { byteLength } = memory.buffer,
      bytes = signedBytes >>> 0;
    for (let share = Math.max(byteLength / 5, 2 ** 20); ; share = share > 65536 ? share / 2 : 0) {
      const size = Math.max(bytes, byteLength + share);
      try {
        memory.grow(Math.ceil((size - byteLength) / 65536));
        takeViews();
        return 1;
      } catch {
        if (size === bytes) return 0;
      }
    }
  };
  // Views are kept apart from the functions: look-ups in an object with so many properties are slow.
  const functions: Record<string, unknown> = { wasm: module, grow };
  const made = Object.create(functions) as Record<string, unknown>;
  const takeViews = (): void => {
    const { buffer } = memory;
    made['HEAPU8'] = new Uint8Array(buffer);
    made['HEAP32'] = new Int32Array(buffer);
    made['HEAPF32'] = new Float32Array(buffer);
    made['HEAPF64'] = new Float64Array(buffer);
  };
  // The glue expects a promise, but the first call cannot wait: the instance is created synchronously.
  const start = (_module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    const instance = new WebAssembly.Instance(module, imports);
    const { exports } = instance;
    memory = exports['memory'] as WebAssembly.Memory;
    takeViews();
    // Exports besides Embind: calls so short that Embind's wrappers would take longer than they do.
    for (const [name, value] of Object.entries(exports)) if (typeof value === 'function') functions[`_${name}`] = value;
    return { then: (goOn: (result: { instance: WebAssembly.Instance }) => void) => goOn({ instance }) };
  };
  try {
    createPosenc(functions, { instantiate: start });
  } catch (cause) {
    throw refused(cause);
  }
  return made as unknown as PosencModule;
}
