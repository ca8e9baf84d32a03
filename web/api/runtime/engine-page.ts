// The engine of the page, in two steps: the first figure needs sinusoidal tables and attention alone, and their module
// is a quarter of the whole one. No call leaves anything behind, so the whole one can take its place at any time.
import { packed, size } from '../../../build/wasm/posenc-first-bytes.js';
import type { Lane } from './lane.ts';
import { unpack } from './unpack.ts';

let unpackModule = (): Uint8Array<ArrayBuffer> => unpack(packed, size);
const page: Lane = {
  name: 'posenc',
  bytes: () => unpackModule(),
  instance: { compiled: undefined, running: undefined },
};

export { page as analysis, page as rotary, page as scores, page as vectors };
export const lanes: readonly Lane[] = [page];

let hasEveryFamily = false;

/**
 * Loads the module with every function, undefined once it is there; before, only those of the first may be called.
 */
export const useEveryFamily = (): Promise<void> | undefined => (hasEveryFamily ? undefined : load());

async function load(): Promise<void> {
  const whole = await import('../../../build/wasm/posenc-bytes.js');
  if (hasEveryFamily) return; // another lab asked at the same time
  hasEveryFamily = true;
  unpackModule = () => unpack(whole.packed, whole.size);
  page.instance = { compiled: undefined, running: undefined };
}
