// Who can be raced: the encodings by their numbers in a link, and what each is trained with.
import type { EncodingKind, TrainingOptions } from '../../../api/training/options.ts';
import type { TrainingValues } from './properties.ts';

/** In the order of the page: what models use, then what goes wrong. A link names them by their places here. */
export const entrants = [
  'none',
  'sinusoidal',
  'learned',
  'rotary',
  'alibi',
  't5',
  'shaw',
  'doubledExponent',
  'normalizedIndex',
  'rawIndex',
  'oneFrequency',
] as const satisfies readonly EncodingKind[];
export type Entrant = (typeof entrants)[number];

/** Those of the view, always in the same order. */
export const entered = ({ encodings }: Pick<TrainingValues, 'encodings'>): readonly Entrant[] =>
  entrants.filter((_name, index) => encodings.includes(index));

/** How far past the longest sentence of training a model is asked. */
export const reaches = [1, 1.5, 2, 4] as const;

export const lengthsOf = (longest: number): readonly number[] => reaches.map((reach) => Math.round(longest * reach));

/** What an encoding is trained with; `npm run training-table` trains the same. */
export function setupOf(view: TrainingValues, kind: Entrant): TrainingOptions {
  const { task, causal, seed, steps, rate, layers, shortest, longest, base } = view;
  const [dim, heads] = [Number(view.dim), Number(view.heads)];
  const waves = kind === 'sinusoidal' || kind === 'rotary' || kind === 'doubledExponent';
  return {
    task,
    encoding: waves ? { kind, base } : { kind },
    model: { dim, layers, heads, feedForward: 2 * dim, causal },
    schedule: { steps, rate },
    shortest,
    longest,
    seed,
  };
}
