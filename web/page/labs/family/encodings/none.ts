import { nopeSchedule } from 'posenc';
import type { Encoding } from '../encoding.ts';
import { overRoot, product } from '../formula.ts';

/** Llama 4's. */
const schedule = { layers: 32, every: 4 };

export const none = {
  name: 'none',
  family: 'nope',
  enters: 'nothing',
  paper: 'arXiv 2305.19466',
  models: ['Llama 4', 'SmolLM3'],
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
