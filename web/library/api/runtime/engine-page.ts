// The engine of the page, in two steps: the first figure needs only sinusoidal tables and attention, and their module
// is a quarter of the whole one. Calls leave no state behind, so the whole module can take over at any time.
import { packed, size } from '../../../../build/wasm/posenc-first-bytes.js';
import type { Lane } from './lane.ts';
import { unpack } from './unpack.ts';

let unpackModule = (): Uint8Array<ArrayBuffer> => unpack(packed, size);
const page: Lane = {
  name: 'posenc',
  bytes: () => unpackModule(),
  instance: { compiled: undefined, running: undefined },
};

export { page as analysis, page as attention, page as grids, page as rotary, page as scores, page as vectors };
export const lanes: readonly Lane[] = [page];

let hasEveryFamily = false;

/**
 * Loads the module with every function, undefined once it is loaded; until then, only those of the first may be called.
 */
export const useEveryFamily = (): Promise<void> | undefined => (hasEveryFamily ? undefined : load());

async function load(): Promise<void> {
  const whole = await import('../../../../build/wasm/posenc-bytes.js');
  if (hasEveryFamily) return; // another lab asked at the same time
  hasEveryFamily = true;
  unpackModule = () => unpack(whole.packed, whole.size);
  page.instance = { compiled: undefined, running: undefined };
}
