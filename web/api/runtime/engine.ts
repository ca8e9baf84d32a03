// The engine of the entry `posenc`: the module's bytes are part of the script. Other entries are built with another
// engine in its place (see web/tools/build-package.mjs).
import { deflated, size } from '../../../build/wasm/posenc-bytes.js';
import type { Engine } from './engine-types.ts';
import { unpack } from './unpack.ts';
import { start } from './start.ts';
import { loadFrom } from './load.ts';
import { compile } from './webassembly.ts';

const bytes = (): Uint8Array<ArrayBuffer> => unpack(deflated, size);

export const engine: Engine = { load: loadFrom(bytes), compile: () => compile(bytes), start };
