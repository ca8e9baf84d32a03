// The engine of the entry `posenc/pure`: the same C++ as plain JavaScript, with nothing to compile.
import createPosenc from '../../../build/pure/posenc-pure.js';
import type { Engine } from './engine-types.ts';

export const engine: Engine = {
  load: undefined,
  compile: () => undefined,
  start: () => createPosenc({ print: () => {}, printErr: () => {} }),
};
