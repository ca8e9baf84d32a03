import { wavelengths } from 'posenc';
import { type ModelName, taught } from '../../../trained/language/taught.ts';
import { exact, rounded, whole, type Drawn, type Question } from '../question.ts';

const [headDim, trained, times] = [128, 4096, 4];
const slowest = (): readonly number[] =>
  [...wavelengths({ dim: headDim })].filter((length, column) => column % 2 === 0 && length > trained);

/** Cosines of two pairs that never complete a turn within the trained length. */
function curves(): Drawn {
  const rows = 129;
  const [first = 1, last = 1] = [slowest()[0], slowest().at(-1)];
  const data = Array.from({ length: rows }, (_row, at) => {
    const position = (at * trained * times) / (rows - 1);
    return [first, last].map((length) => Math.cos((2 * Math.PI * position) / length));
  }).flat();
  return { data, rows, columns: 2 };
}

/** The loss of a small model at six to eight times its length, which is less than that of RoPE or not. */
function farLoss(model: ModelName, is: 'better' | 'same' | 'worse', than: ModelName) {
  const [row, places] = ['plain', { from: 768, to: 1024 }] as const;
  return taught(is, { model: than, row, ...places }, { model, row, ...places })[1];
}

export default {
  lab: { id: 'training', state: { task: 'whereIsItNow' } },
  reads: { length: 512 },
  figure: {
    element: 'posenc-curves',
    settings: { step: (trained * times) / 128, dimensions: [0, 1], min: -1, max: 1 },
    matrix: curves,
  },
  numbers: () => ({
    base: exact(10000),
    headDim: exact(headDim),
    trained: exact(trained),
    slow: exact(slowest().length),
    pairs: exact(headDim / 2),
    longest: whole(slowest().at(-1) ?? 0),
    lossRotary: rounded(farLoss('rotary', 'worse', 't5'), 2),
    lossSinusoidal: rounded(farLoss('sinusoidal', 'worse', 't5'), 2),
    lossLearned: rounded(farLoss('learned', 'worse', 't5'), 2),
    lossT5: rounded(farLoss('t5', 'worse', 'alibi'), 2),
    lossAlibi: rounded(farLoss('alibi', 'better', 't5'), 2),
  }),
  next: ['longer-context', 'base-10000-or-500000', 'learned-or-sinusoidal'],
  sources: ['alibi', 'kazemnejad', 'interpolation'],
} as const satisfies Question;
