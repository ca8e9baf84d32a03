// The engine for runtimes that compile modules only ahead of time and hand them over as an import.
import module from '../../../build/wasm/posenc-wasm.wasm';
import type { Engine } from './engine-types.ts';
import { start } from './start.ts';
import { loadFrom } from './load.ts';

export const engine: Engine = { load: loadFrom(), compile: () => module, start };
