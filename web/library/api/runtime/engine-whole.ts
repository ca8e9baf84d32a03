// The engine of the script for plain pages: one module with every function, whose bytes are part of the script.
import { packed, size } from '../../../../build/wasm/posenc-bytes.js';
import type { Lane } from './lane.ts';
import { unpack } from './unpack.ts';

const whole: Lane = {
  name: 'posenc',
  bytes: () => unpack(packed, size),
  instance: { compiled: undefined, running: undefined },
};

export { whole as analysis, whole as attention, whole as grids, whole as rotary, whole as scores, whole as vectors };
export const lanes: readonly Lane[] = [whole];
