// Starts the module that has every family.
import createPosenc from '../../../build/wasm/posenc-wasm.js';
import { startWith } from './instance.ts';
import type { PosencModule } from './module.ts';

export const start = (module: WebAssembly.Module | undefined): PosencModule => startWith(createPosenc, module);
