// Starts an instance of a compiled module, at once, by Emscripten's glue: one for the modules of all lanes.
import createPosenc from '../../../build/wasm/posenc-glue.js';
import { unavailable } from './errors.ts';
import type { PosencModule } from './module.ts';
import { refused } from './webassembly.ts';

/** An instance with a memory of its own. */
export function instantiate(module: WebAssembly.Module | undefined): PosencModule {
  if (!module) {
    throw unavailable(
      'The module',
      'await init({ module }) first, with an address, a Response, bytes or a WebAssembly.Module',
    );
  }
  let memory: WebAssembly.Memory;
  const grow = (bytes: number): number => {
    try {
      memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / 65536));
      takeViews();
      return 1;
    } catch {
      return 0;
    }
  };
  // Views stand apart from the functions: an object with so many of them is slow to look into.
  const functions: Record<string, unknown> = { wasm: module, grow };
  const made = Object.create(functions) as Record<string, unknown>;
  const takeViews = (): void => {
    const { buffer } = memory;
    made['HEAPU8'] = new Uint8Array(buffer);
    made['HEAP32'] = new Int32Array(buffer);
    made['HEAPF32'] = new Float32Array(buffer);
    made['HEAPF64'] = new Float64Array(buffer);
  };
  // The glue hands over what it would wait for. Nobody can wait for the first call: it is done at once.
  const start = (_module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    const instance = new WebAssembly.Instance(module, imports);
    const { exports } = instance;
    memory = exports['memory'] as WebAssembly.Memory;
    takeViews();
    // What is exported beside Embind: calls that take less time than its callers in JavaScript.
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
