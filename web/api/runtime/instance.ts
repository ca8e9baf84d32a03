// Starts an instance of a compiled module, at once.
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
  const made: Record<string, unknown> = {};
  let exports: WebAssembly.Exports | undefined;
  const takeViews = (): void => {
    if (!exports) return;
    const { buffer } = exports['memory'] as WebAssembly.Memory;
    made['HEAPU8'] = new Uint8Array(buffer);
    made['HEAP32'] = new Int32Array(buffer);
    made['HEAPF32'] = new Float32Array(buffer);
    made['HEAPF64'] = new Float64Array(buffer);
  };
  try {
    // All that a module asks of its host is to hear that memory has grown, and to end the program: after that it traps.
    const imports: Record<string, Record<string, () => void>> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = takeViews;
    ({ exports } = new WebAssembly.Instance(module, imports));
    takeViews();
    for (const [name, value] of Object.entries(exports)) if (typeof value === 'function') made[`_${name}`] = value;
    (exports['_initialize'] as () => void)();
  } catch (cause) {
    throw refused(cause);
  }
  return made as unknown as PosencModule;
}
