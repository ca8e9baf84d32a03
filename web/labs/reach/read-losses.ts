// Losses of small language models on held-out chapters, by place.
import measured from '../trained/language/measured.json';
import { longest } from '../trained/language/models.json';

/** Characters of a window of training. */
export const trainedLength = longest;
export const { rotary, alibi } = measured.byPlace;

/** The scalings that were measured, by the ladder that shows their wavelengths. */
export const scaled = {
  default: rotary.plain,
  linear: rotary['linear x 4'],
  ntkAware: rotary['NTK x 4'],
  yarn: rotary['YaRN x 4'],
} as const;
export type Measured = keyof typeof scaled;
export const names = Object.keys(scaled) as readonly Measured[];

/** The factor of the scalings, and the places up to which the sentence follows them. */
export const factor = 4;
export const readTo = factor * trainedLength;

/** The mean loss of places from `from` on, before `to`: ends of buckets. */
export function lossOf(losses: readonly number[], from: number, to: number): number {
  const { places } = measured;
  const [first, end] = [places.indexOf(from), places.indexOf(to)];
  const sum = losses
    .slice(first, end)
    .reduce((all, loss, k) => all + loss * (places[first + k + 1]! - places[first + k]!), 0);
  return sum / (to - from);
}
