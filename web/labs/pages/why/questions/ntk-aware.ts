import { rotaryFrequencies, type RotaryScaling } from 'posenc';
import { exact, rounded, whole, type Drawn, type Question } from '../question.ts';

const [headDim, base, factor, middle] = [128, 10000, 4, 32];

const frequencies = (scaling?: RotaryScaling): readonly number[] => [
  ...rotaryFrequencies({ headDim, base, ...(scaling ? { scaling } : {}) }).inverse,
];
const share = (scaling: RotaryScaling): readonly number[] => {
  const plain = frequencies();
  return frequencies(scaling).map((frequency, pair) => frequency / (plain[pair] ?? 1));
};

function curves(): Drawn {
  const [linear, aware] = [share({ type: 'linear', factor }), share({ type: 'ntkAware', factor })];
  return { data: linear.flatMap((each, pair) => [each, aware[pair] ?? 0]), rows: headDim / 2, columns: 2 };
}

export default {
  lab: { id: 'reach', state: { topic: 'rope', ladder: 'ntkAware', factor } },
  figure: { element: 'posenc-curves', settings: { dimensions: [0, 1], min: 0, max: 1 }, matrix: curves },
  numbers: () => {
    const slowed = share({ type: 'ntkAware', factor }).map((each) => 1 / each);
    const turn = (frequency = 1): number => (2 * Math.PI) / frequency;
    // The second pair has base^(-2/d): the base follows from it.
    const raised = (frequencies({ type: 'ntkAware', factor })[1] ?? 1) ** (-headDim / 2);
    return {
      factor: exact(factor),
      headDim: exact(headDim),
      base: exact(base),
      raised: whole(raised),
      turn: whole(turn(frequencies().at(-1))),
      slowTurn: whole(turn(frequencies({ type: 'ntkAware', factor }).at(-1))),
      middle: exact(middle),
      middleSlowed: rounded(slowed[middle] ?? 0, 2),
    };
  },
  next: ['longer-context', 'rope-scaling-keys', 'yarn-attention-factor'],
  sources: ['interpolation', 'yarn', 'ropeUtils'],
} as const satisfies Question;
