// The engine of the entry `posenc/external`: the module comes through `init`.
import type { Engine } from './engine-types.ts';
import { start } from './start.ts';
import { loadFrom } from './load.ts';

export const engine: Engine = { load: loadFrom(), compile: () => undefined, start };
