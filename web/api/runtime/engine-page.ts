// The engine of the page, in two steps: the first figure needs the sinusoidal table alone, and its module is a third of
// the whole one. No call leaves anything behind in a module, so the whole one can take its place at any time.
import createFirst from '../../../build/wasm/posenc-first.js';
import { deflated, size } from '../../../build/wasm/posenc-first-bytes.js';
import type { Engine } from './engine-types.ts';
import { inflate } from './inflate.ts';
import { startWith } from './instance.ts';
import { restart } from './loader.ts';
import { compile } from './webassembly.ts';

let whole: Engine | undefined;

export const engine: Engine = {
  load: undefined,
  compile: () => (whole ? whole.compile() : compile(() => inflate(deflated, size))),
  start: (module) => (whole ? whole.start(module) : startWith(createFirst, module)),
};

/** Loads the module with every family; before it is there, only what `sinusoidal.ts` exports may be called. */
export async function useEveryFamily(): Promise<void> {
  if (whole) return;
  whole = (await import('./engine.ts')).engine;
  restart();
}
