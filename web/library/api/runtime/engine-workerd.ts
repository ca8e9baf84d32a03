// The engine for runtimes that compile modules only ahead of time and hand them over as an import.
import compiled from '../../../../build/wasm/posenc-wasm.wasm';
import type { Lane } from './lane.ts';

const whole: Lane = { name: 'posenc', instance: { compiled, running: undefined } };

export { whole as analysis, whole as attention, whole as grids, whole as rotary, whole as scores, whole as vectors };
export const lanes: readonly Lane[] = [whole];
