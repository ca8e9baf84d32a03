import { remember } from '../shared/state/remember.ts';
import { plainOf, type Plain } from './content.ts';
import type { Trial } from './encoding.ts';
import { encodingOf, encodings, type FamilyName } from './encodings/index.ts';

/**
 * The effect of one encoding on the scores. Both [T, T], query by key; NaN for keys after the query and beyond the end
 * of a table.
 */
export interface Encoded {
  readonly name: FamilyName;
  readonly scores: Float64Array;
  /** The same minus the scores of the words alone. */
  readonly effect: Float64Array;
  /** One row of the effect by distance from its query, the query itself first: all that a card shows. */
  readonly effectRow: (query: number) => readonly number[];
  /** Positions for which there are scores. */
  readonly reach: number;
  /** Numbers that training has to find. */
  readonly parameters: number;
  /** Arrays that a program needs for the current length, in all heads. */
  readonly kept: number;
}

export function encode({ name, make }: (typeof encodings)[number], trial: Trial, plain: Plain): Encoded {
  const { length } = trial;
  const { scores: whole, bias, reach = length, parameters, kept } = make(trial, plain);
  const without = (query: number, key: number): number => plain.scores[query * length + key] ?? 0;
  const added = (query: number, key: number): number =>
    bias ? (bias[query * length + key] ?? 0) : (whole?.[query * reach + key] ?? 0) - without(query, key);
  const cellsOf = (value: (query: number, key: number) => number): Float64Array => {
    const cells = new Float64Array(length * length).fill(Number.NaN);
    for (let query = 0; query < reach; query += 1) {
      for (let key = 0; key <= query; key += 1) cells[query * length + key] = value(query, key);
    }
    return cells;
  };
  // Whole triangles are computed on demand: all encodings but one need only a row.
  let [scores, effect]: (Float64Array | undefined)[] = [];
  return {
    name,
    reach,
    parameters,
    kept,
    get scores() {
      return (scores ??= cellsOf((query, key) => without(query, key) + added(query, key)));
    },
    get effect() {
      return (effect ??= cellsOf(added));
    },
    effectRow: (query) => Array.from({ length: query + 1 }, (_key, distance) => added(query, query - distance)),
  };
}

/** Every encoding tried on the same words. */
export interface Tried {
  readonly trial: Trial;
  readonly plain: Plain;
  readonly all: readonly Encoded[];
}

export function tryAll(trial: Trial): Tried {
  const plain = plainOf(trial);
  return { trial, plain, all: encodings.map((encoding) => encode(encoding, trial, plain)) };
}

/** The largest difference that the effect has along one diagonal: 0 where only the distance counts. */
export function diagonalSpread({ effect }: Pick<Encoded, 'effect'>, length: number): number {
  let spread = 0;
  for (let distance = 0; distance < length; distance += 1) {
    let [least, greatest] = [Infinity, -Infinity];
    for (let query = distance; query < length; query += 1) {
      const value = effect[query * length + query - distance] ?? Number.NaN;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    if (greatest > least) spread = Math.max(spread, greatest - least);
  }
  return spread;
}

/** The largest difference between two effects, where both have one. */
export const largestDifference = (one: Float64Array, other: Float64Array): number =>
  one.reduce((largest, value, cell) => Math.max(largest, Math.abs(value - (other[cell] ?? 0)) || 0), 0);

/** The number of positions of the test: enough for every distance to occur more than once. */
export const testLength = 24;

/**
 * Whether only the distance counts, and whether the words do: measured with one repeated word and with synthetic words.
 */
export interface Tested {
  readonly spread: number;
  readonly words: number;
}

const onTest = remember((trial: Trial): ReadonlyMap<FamilyName, Tested> => {
  const plain = plainOf({ ...trial, content: 'random' });
  const measured = tryAll(trial).all.map((encoded) => {
    const other = encode(encodingOf(encoded.name), { ...trial, content: 'random' }, plain);
    const words = largestDifference(encoded.effect, other.effect);
    return [encoded.name, { spread: diagonalSpread(encoded, testLength), words }] as const;
  });
  return new Map(measured);
});

/** For all encodings. The choice of head makes no difference to the measurement. */
export const testAll = (trial: Trial): ReadonlyMap<FamilyName, Tested> =>
  onTest({
    ...trial,
    heads: 8,
    head: 1,
    length: testLength,
    weights: 'seeded',
    sentence: 'a',
    content: 'same',
  });
