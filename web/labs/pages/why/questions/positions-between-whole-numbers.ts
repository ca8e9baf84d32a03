import { roundToFormat, sinusoidal, wavelengths } from 'posenc';
import { exact, listed, measured, rounded, whole, type Question } from '../question.ts';
import { scoreAt } from '../heads.ts';

const [dim, between, near, far, second, stamp] = [4, 2.5, 1, 1001, 1000, 1700000060];

export default {
  lab: { id: 'clock', state: { position: between, dim: 16 } },
  figure: {
    element: 'posenc-curves',
    settings: {
      positions: 41,
      step: 0.25,
      dim,
      dimensions: [0, 1],
      'selected-position': between,
      'selected-dimension': 0,
    },
  },
  numbers: () => ({
    between: exact(between),
    dim: exact(dim),
    row: listed([...sinusoidal({ positions: [between], dim, dtype: 'float64' }).data], 3),
    near: exact(near),
    nearLater: exact(near + between),
    far: exact(far),
    farLater: exact(far + between),
    difference: measured(
      Math.abs(
        scoreAt({ position: near + between }, { position: near }) -
          scoreAt({ position: far + between }, { position: far }),
      ),
    ),
    turn: rounded(wavelengths({ dim })[0] ?? 0, 2),
    turns: whole(second / (wavelengths({ dim })[0] ?? 1)),
    stamp: exact(stamp),
    read: exact(roundToFormat({ numbers: [stamp], format: 'float32' })[0] ?? 0),
  }),
  next: ['diffusion-timesteps', 'sine-and-cosine', 'bfloat16-positions'],
  sources: ['time2vec', 'roformer'],
} as const satisfies Question;
