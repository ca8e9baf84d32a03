import {
  addPositions,
  applyRotary,
  attend,
  attentionMask,
  learnedTable,
  packedPositions,
  paddedPositions,
  rotaryFrequencies,
  shiftRotary,
  similarity,
  sinusoidal,
  type Frequencies,
  type Table,
} from 'posenc';
import { remember } from '../shared/state/remember.ts';
import { columnsOf, longestPrompt, maxSteps, promptLengths, wordsOf, type BatchValues } from './properties.ts';

export const headDim = 16;
/** Words that are given vectors, then the padding. */
const vocabulary = promptLengths.length * (longestPrompt + maxSteps);
export const seed = 40;

/** A column of a text's line. */
export interface Slot {
  readonly column: number;
  readonly kind: 'word' | 'dropped' | 'padding';
  /** Number of the word in its text; -1 for padding. */
  readonly word: number;
  /** The position that the batch counts, mistake included. */
  readonly id: number;
  /** The largest difference of the output to that of the text alone; 0 unless a word. */
  readonly error: number;
}

/** Who sees whom: `extra` and `missing` differ from the text alone. */
export type Sight = 'seen' | 'hidden' | 'extra' | 'missing';

/** A pair of a query and a key, in the batch and in the text alone; undefined where the key is not seen. */
export interface Pair {
  readonly sight: Sight;
  readonly score: number;
  readonly weight: number;
  readonly rightScore: number | undefined;
  readonly rightWeight: number | undefined;
  readonly offset: number;
}

export interface Model {
  /** A line for each text: its columns of the batch. */
  readonly lines: readonly (readonly Slot[])[];
  readonly columns: number;
  /** The matrix of the row that holds the chosen text, query by query; NaN where no word asks. */
  readonly weights: { readonly data: Float64Array; readonly rows: number; readonly columns: number };
  readonly sights: readonly (Sight | undefined)[];
  readonly pair: Pair;
  readonly query: Slot;
  /** Words that are left, and those whose output is wrong. */
  readonly count: number;
  readonly wrong: number;
  /** The largest error of an output, and the largest number of a right one. */
  readonly error: number;
  readonly reach: number;
}

/** Differences below this are rounding. */
export const rounding = 1e-9;

const pairing = 'rotateHalf' as const;
const heads = { heads: 1, headDim, headsFirst: false } as const;

export const frequenciesOf = (encoding: BatchValues['encoding']): Frequencies =>
  rotaryFrequencies({
    headDim,
    ...(encoding === 'yarn' ? { scaling: { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 4096 } } : {}),
  });

/** Queries, keys and values of some words, a row of `headDim` each. */
interface Vectors {
  readonly queries: Float64Array;
  readonly keys: Float64Array;
  readonly values: Float64Array;
}

/** Random numbers in place of projected embeddings: three rows a word. */
const drawn = remember(
  (dim: number) => learnedTable({ rows: 3 * (vocabulary + 1), dim, standardDeviation: 1, seed, dtype: 'float64' }).data,
);

const indexOf = (text: number, word: number): number =>
  word < 0 ? vocabulary : text * (longestPrompt + maxSteps) + word;

function vectorsOf(indices: readonly number[]): Vectors {
  const all = drawn(headDim);
  const pick = (part: number): Float64Array => {
    const rows = new Float64Array(indices.length * headDim);
    indices.forEach((index, row) => {
      const first = (3 * index + part) * headDim;
      rows.set(all.subarray(first, first + headDim), row * headDim);
    });
    return rows;
  };
  return { queries: pick(0), keys: pick(1), values: pick(2) };
}

/** Positions of keys as they were cached, and after the move, by which queries go; how far the keys move. */
interface Counted {
  readonly cached: ArrayLike<number>;
  readonly now: ArrayLike<number>;
  readonly by: number;
}

/** Vectors with their positions in them. A factor counted twice is that of a rotation where a shift was due. */
function placed(
  view: BatchValues,
  rows: Vectors,
  { cached, now, by }: Counted,
  batch: number,
  twice: boolean,
): Vectors {
  if (view.encoding === 'table') {
    // A cache of added positions cannot be moved: keys and values keep the rows that they were made with.
    const table = sinusoidal({ positions: 32, dim: headDim, dtype: 'float64' });
    const add = (x: Float64Array, positions: ArrayLike<number>): Float64Array =>
      addPositions({ x, table, batch: 1, positions: Array.from(positions, (position) => Math.max(position, 0)) }).data;
    return { queries: add(rows.queries, now), keys: add(rows.keys, cached), values: add(rows.values, cached) };
  }
  const shape = { ...heads, batch, pairing, frequencies: frequenciesOf(view.encoding) };
  const keys = applyRotary(rows.keys, { ...shape, positions: cached }).data;
  const tokens = rows.keys.length / headDim / batch;
  const moved =
    twice && by !== 0
      ? applyRotary(keys, { ...shape, positions: Array<number>(batch * tokens).fill(by) }).data
      : shiftRotary(keys, { ...shape, by }).data;
  return { queries: applyRotary(rows.queries, { ...shape, positions: now }).data, keys: moved, values: rows.values };
}

/** Outputs, weights and scores of a batch. */
interface Attended {
  readonly outputs: Float64Array;
  readonly weights: Float64Array;
  readonly scores: Float64Array;
  readonly seen: Uint8Array;
}

function attended(vectors: Vectors, batch: number, sight: Omit<Parameters<typeof attentionMask>[0], 'out'>): Attended {
  const { queries: count, keys: _keys, batch: _batch, ...visibility } = sight;
  const tensor = (data: Float64Array, width = headDim) => ({ data, shape: [batch, count, 1, width] });
  const [queries, keys] = [tensor(vectors.queries), tensor(vectors.keys)];
  const ask = (values: ReturnType<typeof tensor>): Float64Array =>
    attend({ queries, keys, values, headsFirst: false, ...visibility }).data;
  // With the rows of an identity as values, the output is the weights.
  const one = Float64Array.from({ length: batch * count * count }, (_entry, at) =>
    at % count === Math.floor(at / count) % count ? 1 : 0,
  );
  const rowsAt = (data: Float64Array, row: number): Table<Float64Array> => ({
    data: data.slice(row * count * headDim, (row + 1) * count * headDim),
    rows: count,
    columns: headDim,
  });
  const scores = Array.from({ length: batch }, (_row, row) => [
    ...similarity({ table: rowsAt(vectors.queries, row), others: rowsAt(vectors.keys, row), measure: 'dot' }).data,
  ]).flat();
  return {
    outputs: ask(tensor(vectors.values)),
    weights: ask(tensor(one, count)),
    scores: Float64Array.from(scores, (score) => score / Math.sqrt(headDim)),
    seen: attentionMask(sight).data,
  };
}

/** A token of the batch: its text and its word, -1 for padding. */
export interface Token {
  readonly text: number;
  readonly word: number;
}

/** The rows of the batch. */
export function arranged(view: BatchValues): readonly (readonly Token[])[] {
  const texts = promptLengths.map((length, text) => {
    const words = (first: number, count: number): Token[] =>
      Array.from({ length: count }, (_word, at) => ({ text, word: first + at }));
    const padding = Array.from({ length: longestPrompt - length }, () => ({ text, word: -1 }));
    const [prompt, next] = [words(0, length), words(length, view.steps)];
    if (view.way === 'left') return [...padding, ...prompt, ...next];
    return view.way === 'right' ? [...prompt, ...padding, ...next] : [...prompt, ...next];
  });
  return view.way === 'packed' ? [texts.flat()] : texts;
}

/** A text alone: nothing beside it, and nothing cached. */
function alone(view: BatchValues, text: number): Attended {
  const words = Array.from({ length: wordsOf(view, text) - view.dropped }, (_word, at) => view.dropped + at);
  const now = words.map((word) => word - (view.moved ? view.dropped : 0));
  const rows = vectorsOf(words.map((word) => indexOf(text, word)));
  const count = words.length;
  const window = view.window === 'none' ? undefined : Number(view.window);
  const vectors = placed(view, rows, { cached: now, now, by: 0 }, 1, false);
  return attended(vectors, 1, { queries: count, keys: count, causal: true, window });
}

/** Positions as the batch counts them. */
function countedBy(view: BatchValues, tokens: readonly Token[], batch: number): Counted & { columns: number[] } {
  const columns = tokens.map((_token, at) => at % (tokens.length / batch));
  const by = view.moved ? -view.dropped : 0;
  const counted =
    view.mistake === 'columns'
      ? columns
      : view.way === 'packed'
        ? packedPositions({ sequences: tokens.map(({ text }) => text) }).data
        : paddedPositions({ mask: tokens.map(({ word }) => Number(word >= 0)), batch }).data;
  const now = Array.from(counted, (position, at) => position + (tokens[at]!.word < 0 ? 0 : by));
  return { cached: counted, now, by, columns };
}

/** The batch, computed by posenc, beside each text alone. */
export function modelOf(view: BatchValues): Model {
  const rows = arranged(view);
  const tokens = rows.flat();
  const [batch, columns] = [rows.length, columnsOf(view)];
  const counted = countedBy(view, tokens, batch);
  const { now } = counted;
  const open = view.mistake === 'mask';
  const live = tokens.map(({ word }) => word >= view.dropped);
  const window = view.window === 'none' ? undefined : Number(view.window) + Number(view.mistake === 'window');
  // Without a mask of its own, a batch is causal by columns.
  const order = { data: Float64Array.from(open ? counted.columns : now), shape: [batch, columns] };
  const batched = attended(
    placed(
      view,
      vectorsOf(tokens.map(({ text, word }) => indexOf(text, word))),
      counted,
      batch,
      view.mistake === 'factor',
    ),
    batch,
    {
      ...{ queries: columns, keys: columns, causal: true, window, batch },
      ...{ queryPositions: order, keyPositions: order },
      mask: tokens.map(({ word }, at) => live[at] === true || (open && word < 0)),
      sequences: view.way === 'packed' && !open ? tokens.map(({ text }) => text) : undefined,
    },
  );
  const truths = promptLengths.map((_length, text) => alone(view, text));
  const errorAt = (at: number): number => {
    const { text, word } = tokens[at]!;
    const own = truths[text]!.outputs.subarray((word - view.dropped) * headDim);
    let worst = 0;
    for (let channel = 0; channel < headDim; channel += 1)
      worst = Math.max(worst, Math.abs(batched.outputs[at * headDim + channel]! - own[channel]!));
    return worst;
  };
  const slots = tokens.map(
    ({ word }, at): Slot => ({
      column: counted.columns[at]!,
      kind: live[at] ? 'word' : word < 0 ? 'padding' : 'dropped',
      word,
      id: now[at]!,
      error: live[at] ? errorAt(at) : 0,
    }),
  );
  const lines = promptLengths.map((_length, text) => slots.filter((_slot, at) => tokens[at]!.text === text));
  const row = view.way === 'packed' ? 0 : view.text;
  const first = row * columns;
  const pairAt = (query: number, key: number): Pair => {
    const [asked, looked] = [tokens[first + query]!, tokens[first + key]!];
    const truth = truths[asked.text]!;
    const kept = wordsOf(view, asked.text) - view.dropped;
    const cell = (asked.word - view.dropped) * kept + looked.word - view.dropped;
    const own = looked.text === asked.text && live[first + key] === true && truth.seen[cell] === 1;
    const at = (first + query) * columns + key;
    const sees = batched.seen[at] === 1;
    return {
      sight: sees === own ? (sees ? 'seen' : 'hidden') : sees ? 'extra' : 'missing',
      score: batched.scores[at]!,
      weight: batched.weights[at]!,
      rightScore: own ? truth.scores[cell] : undefined,
      rightWeight: own ? truth.weights[cell] : undefined,
      offset: now[first + key]! - now[first + query]!,
    };
  };
  const cells = Array.from({ length: columns * columns }, (_cell, at) => {
    const query = Math.floor(at / columns);
    return live[first + query] ? pairAt(query, at % columns) : undefined;
  });
  const query = lines[view.text]!.find(({ word }) => word === view.word)!;
  const errors = slots.map(({ error }) => error);
  return {
    lines,
    columns,
    weights: {
      data: Float64Array.from(cells, (cell) =>
        cell === undefined || cell.sight === 'hidden' || cell.sight === 'missing' ? Number.NaN : cell.weight,
      ),
      rows: columns,
      columns,
    },
    sights: cells.map((cell) => cell?.sight),
    pair: pairAt(query.column, view.key),
    query,
    count: live.filter(Boolean).length,
    wrong: errors.filter((error) => error > rounding).length,
    error: Math.max(...errors),
    reach: Math.max(...truths.flatMap(({ outputs }) => Array.from(outputs, Math.abs))),
  };
}
