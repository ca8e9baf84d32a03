// The share of each pair's frequency that a scaling leaves.
import { rotaryFrequencies, type RotaryScaling } from 'posenc';
import { exact } from './question.ts';

/** A head without its scaling. */
interface Head {
  readonly headDim: number;
  readonly base: number;
}

/** Between 1 / factor and 1 for each pair. */
export function sharesOf(head: Head, scaling: RotaryScaling): readonly number[] {
  const plain = rotaryFrequencies(head).inverse;
  const { inverse } = rotaryFrequencies({ ...head, scaling });
  return Array.from(plain, (frequency, pair) => (inverse[pair] ?? 0) / frequency);
}

/** How many pairs there are, how many keep their frequency, and how many are slowed by the whole factor. */
export function countShares(shares: readonly number[], factor: number) {
  const rounding = 1e-12;
  return {
    pairs: exact(shares.length),
    kept: exact(shares.filter((share) => share > 1 - rounding).length),
    slowed: exact(shares.filter((share) => share < 1 / factor + rounding).length),
  };
}
