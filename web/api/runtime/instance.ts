// Starts an instance of a compiled module, at once. The one place that knows how Emscripten's glue is to be
// called; which glue it is belongs to the engine.
import type createPosenc from '../../../build/wasm/posenc-wasm.js';
import { unavailable } from './errors.ts';
import type { PosencModule } from './module.ts';
import { refused } from './webassembly.ts';

export function startWith(create: typeof createPosenc, module: WebAssembly.Module | undefined): PosencModule {
  if (!module) {
    throw unavailable(
      'The module',
      'await init({ module }) first, with an address, a Response, bytes or a WebAssembly.Module',
    );
  }
  try {
    return create({
      instantiateWasm(imports, receive) {
        const instance = new WebAssembly.Instance(module, imports);
        receive(instance);
        return instance.exports;
      },
      print: () => {},
      printErr: () => {},
    });
  } catch (cause) {
    throw refused(cause);
  }
}
