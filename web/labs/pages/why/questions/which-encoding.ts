import stored from '../../../trained/language/models.json';
import { type Loss, type ModelName, taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Question } from '../question.ts';
import { lossCurves, lossStep } from '../losses.ts';

const { longest: trained } = stored;
const [far, end] = [6 * trained, 8 * trained];

const near = (model: ModelName): Loss => ({ model, row: 'right' });
const late = (model: ModelName): Loss => ({ model, row: 'plain', from: far, to: end });

export default {
  lab: { id: 'reads', state: { length: 2 * trained } },
  figure: {
    element: 'posenc-curves',
    settings: { step: lossStep, dimensions: [0, 1, 2], min: 1, max: 4 },
    matrix: () => lossCurves((['rotary', 'alibi', 't5'] as const).map((model) => ({ model, row: 'plain' }))),
  },
  numbers: () => {
    const [rotary, t5] = taught('same', near('rotary'), near('t5'));
    const worse = (model: ModelName): number => taught('worse', near('rotary'), near(model))[1];
    const [alibiFar, t5Far] = taught('worse', late('alibi'), late('t5'));
    const [, rotaryFar] = taught('worse', late('t5'), late('rotary'));
    const [, learnedFar] = taught('worse', late('t5'), late('learned'));
    const scaled = { from: trained, to: 4 * trained, model: 'rotary' } as const;
    const [plain, yarn] = taught('better', { ...scaled, row: 'plain' }, { ...scaled, row: 'YaRN x 4' });
    return {
      trained: exact(trained),
      scaledEnd: exact(4 * trained),
      far: exact(far),
      end: exact(end),
      lossRotary: rounded(rotary, 2),
      lossT5: rounded(t5, 2),
      lossAlibi: rounded(worse('alibi'), 2),
      lossSinusoidal: rounded(worse('sinusoidal'), 2),
      lossLearned: rounded(worse('learned'), 2),
      lossNone: rounded(worse('none'), 2),
      lossAlibiFar: rounded(alibiFar, 2),
      lossT5Far: rounded(t5Far, 2),
      lossRotaryFar: rounded(rotaryFar, 2),
      lossLearnedFar: rounded(learnedFar, 2),
      lossPlain: rounded(plain, 2),
      lossYarn: rounded(yarn, 2),
    };
  },
  next: ['does-yarn-work', 'beyond-trained-length', 'learned-or-sinusoidal'],
  sources: ['roformer', 'alibi', 'kazemnejad'],
} as const satisfies Question;
