// How much memory the modules hold.
import { lanes } from '../../../../web/library/api/runtime/engine.ts';
import { wasm } from '../../../../web/library/api/runtime/loader.ts';

/** Bytes of WebAssembly memory of all lanes, each started if it was not. */
export const heldBytes = (): number => lanes.reduce((sum, lane) => sum + wasm(lane).HEAPU8.length, 0);
