import { rotaryFrequencies } from 'posenc';
import { exact, measured, rounded, type Drawn, type Question } from '../question.ts';

const [headDim, usual, raised, position, pair] = [128, 10000, 500000, 100, 1];
const frequencies = (base: number): Float64Array => Float64Array.from(rotaryFrequencies({ headDim, base }).inverse);

function curves(): Drawn {
  const [low, high] = [frequencies(usual), frequencies(raised)];
  return { data: [...low].flatMap((frequency, at) => [frequency, high[at] ?? 0]), rows: headDim / 2, columns: 2 };
}

export default {
  lab: { id: 'rotate', state: { topic: 'turns', dim: headDim, base: raised } },
  figure: { element: 'posenc-curves', settings: { dimensions: [0, 1], min: 0, max: 1 }, matrix: curves },
  numbers: () => {
    const all = frequencies(usual);
    const angle = position * (all[pair] ?? 0);
    return {
      usual: exact(usual),
      headDim: exact(headDim),
      first: exact(all[0] ?? 0),
      second: rounded(all[pair] ?? 0, 3),
      lastPair: exact(headDim / 2 - 1),
      last: measured(all.at(-1) ?? 0, 3),
      position: exact(position),
      angle: rounded(angle, 1),
      turns: rounded(angle / (2 * Math.PI), 1),
      raised: exact(raised),
      lastRaised: measured(frequencies(raised).at(-1) ?? 0, 3),
    };
  },
  next: ['base-10000-or-500000', 'rope-scaling-keys', 'exponent-of-both-columns'],
  sources: ['roformer', 'ropeUtils'],
} as const satisfies Question;
