// Losses of the small language models, read from the record by themselves.
import measured from '../../../../../web/labs/trained/language/measured.json' with { type: 'json' };

type Rows = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export const wrong = (model: string, row: string): number => (measured.wrong as Rows)[model]![row]![0]!;
/** Buckets are counted from 0. */
export const placed = (model: string, row: string, bucket: number): number =>
  (measured.byPlace as Rows)[model]![row]![bucket]!;
/** The mean from one position to another, weighed by the lengths of the buckets. */
export function between(model: string, row: string, from: number, to: number): number {
  const { places } = measured;
  let sum = 0;
  for (let k = 0; k + 1 < places.length; k += 1)
    if (places[k]! >= from && places[k + 1]! <= to) sum += placed(model, row, k) * (places[k + 1]! - places[k]!);
  return sum / (to - from);
}
