import { firstCollision, precisionErrors, roundToFormat } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

/** The first position of a text that the small model reads. */
const modelFar = 1000;
const [dim, far, farther] = [512, 4095, 100000];

const error = (position: number, options: object): number =>
  precisionErrors({ positions: [position], dim, ...options })[0] ?? 0;

/** Largest errors of a row: everything in bfloat16, and cosines and sines alone. */
function curves(): Drawn {
  const positions = Array.from({ length: 129 }, (_row, at) => 4 * at);
  const all = precisionErrors({ positions, dim, format: 'bfloat16' });
  const values = precisionErrors({ positions, dim, format: 'float64', values: 'bfloat16' });
  return { data: positions.flatMap((_position, at) => [all[at] ?? 0, values[at] ?? 0]), rows: 129, columns: 2 };
}

export default {
  lab: { id: 'reach', state: { topic: 'arithmetic', position: farther, dim } },
  reads: { change: 'far', begin: farther, guess: 'shown' },
  figure: { element: 'posenc-curves', settings: { step: 4, dimensions: [0, 1] }, matrix: curves },
  numbers: () => {
    const [brain, half] = (['bfloat16', 'float16'] as const).map(
      (format) => firstCollision({ dim, format })?.second ?? 0,
    );
    const losses = (position: number) =>
      taught(
        'worse',
        { model: 'rotary', row: `all positions +${position}` },
        { model: 'rotary', row: `positions in bfloat16 +${position}` },
      );
    const [right, wrong] = losses(modelFar);
    const [, lost] = losses(farther);
    return {
      brain: exact(brain ?? 0),
      brainRead: exact(roundToFormat({ numbers: [brain ?? 0], format: 'bfloat16' })[0] ?? 0),
      half: exact(half ?? 0),
      halfRead: exact(roundToFormat({ numbers: [half ?? 0], format: 'float16' })[0] ?? 0),
      dim: exact(dim),
      far: exact(far),
      all: rounded(error(far, { format: 'bfloat16' }), 2),
      values: rounded(error(far, { format: 'float64', values: 'bfloat16' }), 4),
      farther: exact(farther),
      fartherRead: exact(roundToFormat({ numbers: [farther], format: 'bfloat16' })[0] ?? 0),
      singleFarther: rounded(error(farther, {}), 4),
      modelFar: exact(modelFar),
      lossRight: rounded(right, 2),
      lossBrain: rounded(wrong, 2),
      lossFarther: rounded(lost, 2),
    };
  },
  next: ['same-bits-everywhere', 'longer-context', 'repeats-itself'],
  sources: ['bfloat16'],
} as const satisfies Question;
