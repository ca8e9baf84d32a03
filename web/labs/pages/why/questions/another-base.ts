import { rotaryFrequencies } from 'posenc';
import stored from '../../../trained/language/models.json';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

const { longest: trained, model } = stored;
const headDim = model.dim / model.heads;
const [usual, smaller, larger] = [10000, 500, 500000];
/** Of the head's pairs, counted from the fastest. */
const pair = headDim / 4;

const turnOf = (base: number): number => rotaryFrequencies({ headDim, base }).inverse[pair] ?? Number.NaN;

/** The cosine of the pair at each position, with the base of training and with another. */
function curves(): Drawn {
  const turns = [usual, larger].map(turnOf);
  const data = Array.from({ length: trained }, (_row, at) => turns.map((turn) => Math.cos(at * turn))).flat();
  return { data, rows: trained, columns: turns.length };
}

/** The model with RoPE, trained with `usual` or with `smaller`, as it is and with another base. */
function losses() {
  const of = (row: string, name: 'rotary' | 'rotary500' = 'rotary') => ({ model: name, row }) as const;
  const [right, high] = taught('worse', of('right'), of(`base ${larger}`));
  const [, low] = taught('worse', of('right'), of(`base ${smaller}`));
  const [, other] = taught('worse', of('right', 'rotary500'), of(`base ${larger}`, 'rotary500'));
  return { right, high, low, other };
}

export default {
  lab: { id: 'reads', state: { change: 'base', guess: 'shown' } },
  figure: {
    element: 'posenc-curves',
    settings: { dimensions: [0, 1], min: -1, max: 1 },
    matrix: curves,
  },
  numbers: () => {
    const { right, high, low, other } = losses();
    return {
      usual: exact(usual),
      smaller: exact(smaller),
      larger: exact(larger),
      trained: exact(trained),
      pair: exact(pair),
      pairs: exact(headDim / 2),
      turn: rounded(trained * turnOf(usual), 2),
      turnLarger: rounded(trained * turnOf(larger), 2),
      lossRight: rounded(right, 2),
      lossLarger: rounded(high, 2),
      lossSmaller: rounded(low, 2),
      lossOther: rounded(other, 2),
    };
  },
  next: ['base-10000-or-500000', 'halves-or-neighbours', 'which-encoding'],
  sources: ['roformer', 'men', 'ropeUtils'],
} as const satisfies Question;
