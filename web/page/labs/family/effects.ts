import {
  addPositions,
  alibiBias,
  alibiSlopes,
  applyRotary,
  kerpleBias,
  lookUp,
  rotaryFrequencies,
  rotaryTable,
  scaledSinusoidal,
  shawBias,
  similarity,
  sinusoidal,
  t5Bias,
  transformerXlPositions,
  transformerXlScores,
  type Frequencies,
  type Matrix,
  type Pairing,
} from 'posenc';
import { weightStep } from '../sentence/words.ts';
import { madeUp, madeUpRow, plainOf, scoresOf, type Plain, type Subject, type Wide } from './content.ts';
import { familyNames, type FamilyName } from './properties.ts';

/** What is tried, and the settings of the encodings. */
export interface Trial extends Subject {
  readonly trained: number;
  readonly heads: number;
  /** From 1. */
  readonly head: number;
  readonly pairing: Pairing;
}

/** The numbers that the lab takes where a paper leaves the choice. */
export const shawReach = 16;
export const t5BucketCount = 32;
export const kerple = { p: [1], a: [1] } as const;

/** What one encoding makes of the scores. Both [T, T], query by key; NaN for keys after the query and where a table has ended. */
export interface Encoded {
  readonly name: FamilyName;
  readonly scores: Float64Array;
  /** The same less the scores of the words alone. */
  readonly effect: Float64Array;
  /** One row of the effect by distance from its query, the query itself first: all that a card shows. */
  readonly effectRow: (query: number) => readonly number[];
  /** Positions for which there are scores. */
  readonly reach: number;
  /** Numbers that training has to find. */
  readonly parameters: number;
  /** Numbers that a program keeps for the length at hand, in all heads. */
  readonly kept: number;
}

const narrow = ({ data, rows, columns }: Wide): Matrix => ({ data: Float32Array.from(data), rows, columns });

let frequencies: { readonly dim: number; readonly made: Frequencies } | undefined;

/** The paper's, for the width at hand. */
function frequenciesOf(dim: number): Frequencies {
  if (frequencies?.dim !== dim) frequencies = { dim, made: rotaryFrequencies({ headDim: dim }) };
  return frequencies.made;
}

const turns = new WeakMap<Float64Array, Map<Pairing, Wide>>();

/** Rows turned by their positions; remembered, because the lab shows both pairings of the same queries and keys. */
function turned(x: Wide, pairing: Pairing): Wide {
  const known = turns.get(x.data) ?? new Map<Pairing, Wide>();
  turns.set(x.data, known);
  let rows = known.get(pairing);
  if (!rows)
    known.set(
      pairing,
      (rows = {
        ...x,
        data: applyRotary(
          { data: x.data, shape: [x.rows, 1, x.columns] },
          { pairing, frequencies: frequenciesOf(x.columns) },
        ).data,
      }),
    );
  return rows;
}

/** Scores of queries and keys that were turned, maybe each in another pairing. */
export function turnedScores(query: Wide, key: Wide, queryPairing: Pairing, keyPairing = queryPairing): Float64Array {
  const { data } = similarity({ table: turned(query, queryPairing), others: turned(key, keyPairing), measure: 'dot' });
  return data.map((dot) => dot / Math.sqrt(query.columns));
}

/** T5's learned table, the column of the head that is shown: made up. */
export function t5Column({ seed, head }: Pick<Trial, 'seed' | 'head'>): Matrix {
  const { data } = scaledSinusoidal({
    positions: { first: madeUpRow('t5', seed) + head, count: t5BucketCount, step: weightStep },
    dim: 2,
    scale: 1,
    dtype: 'float64',
  });
  return {
    data: Float32Array.from({ length: t5BucketCount }, (_entry, bucket) => data[2 * bucket] ?? 0),
    rows: t5BucketCount,
    columns: 1,
  };
}

/** Scores once a table has been added to the words, as far as it has rows. */
function scoresWith(table: Wide, { content, projections }: Plain): Float64Array {
  const { data } = addPositions({ x: content.data.subarray(0, table.data.length), table });
  return scoresOf({ data, rows: table.rows, columns: table.columns }, projections).scores;
}

interface Made {
  /** Whole scores, or what is added to the plain ones. */
  readonly scores?: ArrayLike<number>;
  readonly bias?: ArrayLike<number>;
  readonly reach?: number;
  readonly parameters: number;
  readonly kept: number;
}

const makers: { readonly [Name in FamilyName]: (trial: Trial, plain: Plain) => Made } = {
  sinusoidal: ({ length, dim }, plain) => {
    const table = sinusoidal({ positions: length, dim, dtype: 'float64' });
    return { scores: scoresWith(table, plain), parameters: 0, kept: table.data.length };
  },
  learned: (trial, plain) => {
    const { length, trained } = trial;
    const reach = Math.min(length, trained);
    const table = narrow(madeUp('table', trial, trained));
    const positions = lookUp({ table, positions: Array.from({ length: reach }, (_row, position) => position) });
    const wide = { ...positions, data: Float64Array.from(positions.data) };
    return { scores: scoresWith(wide, plain), reach, parameters: table.data.length, kept: table.data.length };
  },
  rotary: ({ length, dim, pairing }, { query, key }) => {
    const { cosine, sine } = rotaryTable({ positions: length, frequencies: frequenciesOf(dim) });
    return { scores: turnedScores(query, key, pairing), parameters: 0, kept: cosine.data.length + sine.data.length };
  },
  alibi: ({ length, heads, head }) => {
    const { data } = alibiBias({ heads, queries: length, keys: length, dtype: 'float64' });
    return {
      bias: data.subarray((head - 1) * length * length, head * length * length),
      parameters: 0,
      kept: alibiSlopes({ heads }).length,
    };
  },
  t5: (trial) => {
    const { length, heads } = trial;
    const bias = t5Bias({ table: t5Column(trial), bidirectional: false, queries: length, keys: length });
    return { bias: bias.data, parameters: t5BucketCount * heads, kept: t5BucketCount * heads };
  },
  shaw: (trial, { query }) => {
    const table = narrow(madeUp('shaw', trial, 2 * shawReach + 1));
    const bias = shawBias({ queries: narrow(query), keys: trial.length, table });
    return { bias: bias.data, parameters: table.data.length, kept: table.data.length };
  },
  transformerXl: (trial, { query, key }) => {
    const { length, dim, heads } = trial;
    const learned = madeUp('biases', trial, 2);
    const row = (index: number): Matrix => ({
      data: Float32Array.from(learned.data.subarray(index * dim, (index + 1) * dim)),
      rows: 1,
      columns: dim,
    });
    const tensor = (table: Wide) => ({ data: Float32Array.from(table.data), shape: [1, table.rows, dim] });
    const weights = madeUp('weights', trial, dim);
    const { data } = transformerXlScores({
      queries: tensor(query),
      keys: tensor(key),
      contentBias: row(0),
      positionBias: row(1),
      positionWeights: tensor(weights),
    });
    const parameters = heads * (learned.data.length + weights.data.length);
    return {
      scores: data,
      parameters,
      kept: parameters + transformerXlPositions({ keys: length, width: dim }).data.length,
    };
  },
  kerple: ({ length, heads }) => {
    const { data } = kerpleBias({ queries: length, keys: length, p: kerple.p, a: kerple.a });
    return { bias: data, parameters: 2 * heads, kept: 2 * heads };
  },
  none: ({ length }) => ({ bias: new Float64Array(length * length), parameters: 0, kept: 0 }),
};

export function encode(name: FamilyName, trial: Trial, plain: Plain): Encoded {
  const { length } = trial;
  const { scores: whole, bias, reach = length, parameters, kept } = makers[name](trial, plain);
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
  // Whole triangles are made when they are asked for: of eight encodings in nine only one row is shown.
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
  return { trial, plain, all: familyNames.map((name) => encode(name, trial, plain)) };
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
