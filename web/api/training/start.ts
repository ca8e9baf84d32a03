// Starts the training module, whose glue is Emscripten's.
import createTraining from '../../../build/wasm/posenc-training.js';
import type { PosencModule } from '../runtime/module.ts';
import { refused } from '../runtime/webassembly.ts';

/** An instance of the compiled module, at once. */
export function startTraining(module: WebAssembly.Module): PosencModule {
  try {
    return createTraining({
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
