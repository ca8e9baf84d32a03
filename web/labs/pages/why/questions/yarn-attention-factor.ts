import { rotaryFrequencies, type RotaryScaling } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

const [factor, deepSeek] = [4, 40];

const attentionFactor = (scaling: Partial<RotaryScaling> & { readonly factor: number }): number =>
  rotaryFrequencies({ headDim: 64, scaling: { type: 'yarn', originalMaxPositionEmbeddings: 4096, ...scaling } })
    .attentionFactor;

/** By the factor of the length: what cosines and sines are multiplied by, and what scores are. */
function curves(): Drawn {
  const all = Array.from({ length: 64 }, (_row, at) => attentionFactor({ factor: at + 1 }));
  return { data: all.flatMap((each) => [each, each ** 2]), rows: all.length, columns: 2 };
}

export default {
  lab: {
    id: 'batch',
    state: { steps: 2, dropped: 1, moved: true, mistake: 'factor', encoding: 'yarn', word: 6, keyColumn: 3 },
  },
  reads: { change: 'twice', guess: 'shown' },
  figure: {
    element: 'posenc-curves',
    settings: { first: 1, dimensions: [0, 1], 'selected-position': factor, 'selected-dimension': 0 },
    matrix: curves,
  },
  numbers: () => {
    const once = attentionFactor({ factor });
    const own = attentionFactor({ factor: deepSeek });
    const [right, wrong] = taught(
      'worse',
      { model: 'rotary', row: 'right' },
      { model: 'rotary', row: `attention factor ${once.toFixed(4)} twice` },
    );
    return {
      factor: exact(factor),
      once: rounded(once, 3),
      score: rounded(once ** 2, 3),
      twice: rounded(once ** 4, 3),
      deepSeek: exact(deepSeek),
      ratio: exact(attentionFactor({ factor: deepSeek, mscale: 1, mscaleAllDim: 1 })),
      softmax: rounded(own ** 2, 3),
      lossTwice: rounded(wrong - right, 2),
    };
  },
  next: ['does-yarn-work', 'longer-context', 'bfloat16-positions'],
  sources: ['yarn', 'ropeUtils', 'deepSeekV3'],
} as const satisfies Question;
