// PoPE.
import { f32, f64, out, tensor } from '../arguments.ts';
import type { Baselines, Parameters, Results } from '../baselines.ts';
import type { Shapes } from '../../shapes.ts';

export default {
  applyPolar: [
    () => [
      tensor(1, 3, 2, 4),
      {
        batch: 1,
        heads: 2,
        headDim: 4,
        headsFirst: false,
        positions: [0, 1, 5],
        base: 100,
        phases: f32(8),
        out: out(48),
      },
    ],
    () => [f64(24), { headsFirst: true, heads: 2, headDim: 4, phases: f64(8), out: new Float64Array(48) }],
  ],
} satisfies Baselines;

export const parameters: Parameters = { applyPolar: ['x'] };

export const shapes: Shapes = {
  applyPolar: 'heads',
  'applyPolar.phases': [[2, 4]],
  'applyPolar.positions': [[1, 3]],
};

export const results: Results = {
  'as given': ['applyPolar'],
};
