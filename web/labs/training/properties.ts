import type { Encoding, TrainingOptions } from '../../library/api/training/options.ts';
import { tasks } from '../../library/api/training/task.ts';
import { presetsOf } from '../shared/state/presets.ts';
import { base, choice, flag, list, number, real, type Values } from '../shared/state/properties.ts';
import { entrants, type Entrant } from './entrants.ts';
import { guessCount } from './guesses.ts';

/** Within these limits a model of this size trains without trouble; what it learns is the experiment. */
export const properties = {
  task: choice({ url: 't', default: 'whoCameFirst', options: tasks }),
  causal: flag({ url: 'm', default: false }),
  /** Places in `entrants`. */
  encodings: list({
    url: 'e',
    default: [0, 1, 2, 3, 4, 5],
    min: 0,
    max: entrants.length - 1,
    longest: entrants.length,
  }),
  steps: number({ url: 'n', default: 600, min: 50, max: 10000, scale: 'log', marks: [100, 600, 3000, 10000] }),
  rate: real({ url: 'r', default: 0.01, min: 0.001, max: 0.03, scale: 'log', marks: [0.005, 0.01, 0.02] }),
  dim: choice({ url: 'd', default: '32', options: ['16', '32', '64'] }),
  heads: choice({ url: 'h', default: '4', options: ['1', '2', '4', '8'] }),
  layers: number({ url: 'l', default: 2, min: 1, max: 4 }),
  shortest: number({ url: 'a', default: 8, min: 8, max: 32 }),
  longest: number({ url: 'z', default: 16, min: 8, max: 32, marks: [16, 24] }),
  base: base([100, 1000, 10000, 1e6]),
  /** ALiBi's slopes are 2^(-slopes h/H), the paper's with 8. */
  slopes: choice({ url: 'o', default: '4', options: ['4', '8'] }),
  /** T5's, of one side; the model has 16. */
  buckets: choice({ url: 'u', default: '8', options: ['8', '16'] }),
  /** Where T5's buckets end; the model's end at 128. */
  cutoff: number({ url: 'c', default: 12, min: 9, max: 128, scale: 'log', marks: [12, 32, 128] }),
  /** Where Shaw's distances are clipped. */
  clip: number({ url: 'p', default: 16, min: 1, max: 64, scale: 'log', marks: [4, 16, 64] }),
  seed: number({ url: 's', default: 1, min: 0, max: 9999 }),
  /** How many seeds from the first on: one draws lines, more draw bands around them. */
  seeds: number({ url: 'k', default: 1, min: 1, max: 5 }),
  /** The run whose inside is shown, and the question that it answers. */
  inside: choice({ url: 'i', default: 'learned', options: entrants }),
  sentence: number({ url: 'q', default: 0, min: 0, max: 99 }),
  /** The reader's expectations, see guesses.ts. */
  guesses: list({ url: 'g', default: [], min: 0, max: guessCount - 1, longest: guessCount / 3 }),
} as const;

export type TrainingValues = Values<typeof properties>;

export const settle = (wanted: TrainingValues): TrainingValues => ({
  ...wanted,
  shortest: Math.min(wanted.shortest, wanted.longest),
});

/** Experiments of the literature. */
export const presets = presetsOf(
  properties,
  {
    order: { task: 'whoCameFirst' },
    causal: { task: 'whoCameFirst', causal: true },
    recency: { task: 'whereIsItNow' },
    budget: { task: 'wordNumber', encodings: [2, 3, 4, 5], steps: 3000 },
    phone: { task: 'threeBack', dim: '16', heads: '2' },
    papers: { task: 'whereIsItNow', encodings: [4, 5], slopes: '8', buckets: '16', cutoff: 128 },
    wrong: { task: 'threeBack', encodings: [1, 7, 8, 9, 10] },
  },
  [
    ...(['task', 'causal', 'encodings', 'steps', 'rate', 'dim', 'heads', 'layers', 'shortest', 'longest'] as const),
    ...(['base', 'slopes', 'buckets', 'cutoff', 'clip'] as const),
  ],
);

function encodingOf({ base, slopes, buckets, cutoff, clip }: TrainingValues, kind: Entrant): Encoding {
  switch (kind) {
    case 'sinusoidal':
    case 'rotary':
    case 'doubledExponent':
      return { kind, base };
    case 'alibi':
      return { kind, biasMax: Number(slopes) };
    case 't5':
      return { kind, buckets: Number(buckets), maxDistance: cutoff };
    case 'shaw':
      return { kind, maxDistance: clip };
    default:
      return { kind };
  }
}

/** The training settings of an encoding, the same as in `npm run bench -- training-table`. */
export function setupOf(view: TrainingValues, kind: Entrant): TrainingOptions {
  const { task, causal, seed, steps, rate, layers, shortest, longest } = view;
  const [dim, heads] = [Number(view.dim), Number(view.heads)];
  return {
    task,
    encoding: encodingOf(view, kind),
    model: { dim, layers, heads, feedForward: 2 * dim, causal },
    schedule: { steps, rate },
    shortest,
    longest,
    seed,
  };
}
