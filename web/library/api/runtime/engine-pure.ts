// The engine of the entry `posenc/pure`: the same C++ as plain JavaScript, with nothing to compile.
import createPosenc from '../../../../build/pure/posenc-pure.js';
import type { Lane } from './lane.ts';

const whole: Lane = {
  name: 'posenc',
  create: () => createPosenc({ print: () => {}, printErr: () => {} }),
  instance: { compiled: undefined, running: undefined },
};

export { whole as analysis, whole as attention, whole as grids, whole as rotary, whole as scores, whole as vectors };
export const lanes: readonly Lane[] = [whole];
