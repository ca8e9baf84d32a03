import { nopeSchedule } from 'posenc';
import type { Encoding } from '../encoding.ts';
import { overRoot, product } from '../formula.ts';

/** The schedule of Llama 4: 48 layers, every fourth without positions. */
const schedule = { layers: 48, every: 4 };

export const none = {
  name: 'none',
  family: 'nope',
  enters: 'nothing',
  paper: 'arXiv 2305.19466; 2501.18795',
  models: ['Llama 4', 'SmolLM3'],
  layersOnly: schedule.every,
  formula: overRoot(product),
  make: ({ length }) => ({ bias: new Float64Array(length * length), parameters: 0, kept: 0 }),
  past: () => {
    const without = Array.from(nopeSchedule(schedule)).filter((rotates) => !rotates).length;
    return { layers: schedule.layers, without };
  },
  lines: () => ({
    python: () => 'scores = plain',
    javascript: () => ({ uses: [], code: 'const scores = plain;' }),
    cpp: () => '',
  }),
} as const satisfies Encoding;
