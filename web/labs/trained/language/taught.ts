// Losses of the small language models, and the rule by which a text may state a difference between two of them: three
// seeds show it, each by more than `leastDifference`.
import measured from './measured.json';
import others from './seeds.json';

export type ModelName = keyof typeof measured.wrong;

/** Nats a character: the least difference that a text states, and the largest between readings that it calls alike. */
export const leastDifference = 0.02;

/** Ends of the buckets of places, from 0 on. */
export const { places } = measured;

interface Tables {
  readonly byPlace: Rows;
  readonly wrong: Rows;
}
type Rows = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** The model of seed 1, whose weights are stored, then those of the other seeds. */
const seeds: readonly Tables[] = [measured, ...Object.values(others.seeds)];

/** A measured loss: of a row of `wrong`, or of some places from a row of `byPlace`. */
export interface Loss {
  readonly model: ModelName;
  readonly row: string;
  /** First place and the end of the last bucket; absent: a row of `wrong`. */
  readonly from?: number;
  readonly to?: number;
}

function lossOf(tables: Tables, { model, row, from, to }: Loss): number {
  const numbers = (from === undefined ? tables.wrong : tables.byPlace)[model]?.[row];
  if (!numbers) throw new RangeError(`no losses of ${model}: ${row}`);
  if (from === undefined) return numbers[0] ?? Number.NaN;
  const [first, end] = [places.indexOf(from), places.indexOf(to ?? Number.NaN)];
  if (first < 0 || end <= first) throw new RangeError(`from ${from} to ${to}: buckets end at ${places.join(', ')}`);
  const sum = numbers
    .slice(first, end)
    .reduce((all, loss, k) => all + loss * ((places[first + k + 1] ?? 0) - (places[first + k] ?? 0)), 0);
  return sum / ((places[end] ?? 0) - from);
}

/** A loss, seed by seed. */
export const lossesOf = (loss: Loss): readonly number[] => seeds.map((tables) => lossOf(tables, loss));

/** How much a model reads by another loss. */
export type Verdict = 'better' | 'same' | 'worse';

/** What all seeds show: undefined if they differ, or if one of them differs by `leastDifference` and others do not. */
export function verdictOf(usual: Loss, changed: Loss): Verdict | undefined {
  const before = lossesOf(usual);
  const [first, ...rest] = lossesOf(changed).map((loss, seed): Verdict => {
    const difference = loss - (before[seed] ?? Number.NaN);
    if (Math.abs(difference) <= leastDifference) return 'same';
    return difference > 0 ? 'worse' : 'better';
  });
  return rest.every((verdict) => verdict === first) ? first : undefined;
}

/** The two losses of seed 1. Throws unless all seeds show that the second is better, alike or worse. */
export function taught(verdict: Verdict, usual: Loss, changed: Loss): readonly [usual: number, changed: number] {
  const found = verdictOf(usual, changed);
  if (found !== verdict) {
    const [before, after] = [usual, changed].map((loss) => lossesOf(loss).join(', '));
    throw new RangeError(`${changed.model}, ${changed.row}: ${after} after ${before} is not ${verdict} by three seeds`);
  }
  return [lossesOf(usual)[0] ?? Number.NaN, lossesOf(changed)[0] ?? Number.NaN];
}
