// Every number of the story, by posenc: the sentence of the labs "Order matters" and "Four terms of a score", in their
// usual settings, so that each scene opens its lab at the same numbers.
import {
  addPositions,
  angularFrequencies,
  applyRotary,
  rowNorms,
  shiftBlocks,
  similarity,
  sinusoidal,
  type Table,
} from 'posenc';
import { plainOf } from '../family/content.ts';
import { frequenciesOf } from '../family/turns.ts';
import { turnedPairs, type TurnedPair } from '../rotate/head.ts';
import { modelOf as orderOf } from '../order/model.ts';
import { properties as orderProperties } from '../order/properties.ts';
import { tokensOf } from '../sentence/words.ts';
import { modelOf as termsOf } from '../terms/model.ts';
import { properties as termsProperties, termNames } from '../terms/properties.ts';
import { defaults } from '../shared/state/properties.ts';
import { remember } from '../shared/state/remember.ts';

/** Numbers in a row, and hands of a clock. */
export const width = 16;
export const pairs = width / 2;
/** The places of the two animals in the sentence, in every language. */
export const cat = 1;
export const mouse = 4;
/** From the one to the other. */
export const step = mouse - cat;
/** How far both go on under RoPE. */
export const onward = 2;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The row of a place, also of one between two. */
export const rowAt = (place: number): Float64Array =>
  sinusoidal({ positions: [place], dim: width, dtype: 'float64' }).data;

/** Radians for each position, by pair. */
export const frequencies: () => readonly number[] = () =>
  Array.from(angularFrequencies({ dim: width })).filter((_frequency, column) => column % 2 === 0);

/** Degrees that a step turns each hand by, less than a half turn as the block of M(k) says it. */
export function turnsOf(by: number): readonly number[] {
  const { data } = shiftBlocks({ dim: width, shift: by });
  return Array.from({ length: pairs }, (_pair, pair) => degrees(Math.atan2(data[4 * pair + 1]!, data[4 * pair]!)));
}

/** Rows at evenly spaced positions: what the tips of the hands pass through. */
export interface Thread {
  readonly first: number;
  readonly every: number;
  readonly rows: number;
  /** [rows, 16]: of each pair how far to the right, and how far up. */
  readonly data: Float64Array;
}

const evenly = { first: -1, every: 1 / 16, rows: 16 * 68 + 1 } as const;

export function placeThread(): Thread {
  const { first, every: step, rows: count } = evenly;
  const { data } = sinusoidal({ positions: { first, count, step }, dim: width, dtype: 'float64' });
  return { ...evenly, data };
}

/** The same for a word that RoPE turns, its second channel to the right, so that it turns as the clock does. */
export function wordThread(word: Float64Array): Thread {
  const { first, every: step, rows } = { ...evenly, rows: 16 * 10 + 1 };
  const data = new Float64Array(rows * width);
  for (let row = 0; row < rows; row += 1) data.set(word, row * width);
  const frequencies = frequenciesOf(width);
  const turned = applyRotary(
    { data, shape: [rows, 1, width] },
    { headsFirst: false, pairing: 'interleaved', positions: { first, count: rows, step }, frequencies },
  ).data;
  for (let right = 1; right < turned.length; right += 2)
    [turned[right - 1], turned[right]] = [turned[right]!, turned[right - 1]!];
  return { first, every: step, rows, data: turned };
}

/** A term of the score of "cat" for "mouse". */
export type Term = (typeof termNames)[number];

export interface Numbers {
  /** As they are written. */
  readonly words: readonly string[];
  /** [5, 16], times √16. */
  readonly content: Table<Float64Array>;
  /** Lengths of the cat's word, of its place and of both together, and the degrees between the word and the sum. */
  readonly lengths: { readonly word: number; readonly place: number; readonly sum: number; readonly turned: number };
  /** The largest difference that the order makes without positions and with them. */
  readonly order: { readonly without: number; readonly with: number };
  /** cos of the angle between the two places' hands, by pair, and all of them over √16. */
  readonly cosines: readonly number[];
  readonly terms: Readonly<Record<Term, number>>;
  readonly score: number;
  /** The share of the cat's attention that the mouse gets. */
  readonly share: number;
  /** RoPE, the mouse as the query that looks back at the cat; by how many places both have gone on. */
  readonly rope: (moved: number) => { readonly pairs: readonly TurnedPair[]; readonly score: number };
  /** Of the two pairs drawn, the one in which the word and its place point further apart. */
  readonly plane: 0 | 1;
  /** The longer of the two words' arrows in the first pair. */
  readonly longest: number;
  readonly threads: { readonly place: Thread; readonly cat: Thread; readonly mouse: Thread };
}

export const rowOf = ({ data, columns }: Table<Float64Array>, row: number): Float64Array =>
  data.slice(row * columns, (row + 1) * columns);

const tableOf = (data: Float64Array): Table<Float64Array> => ({ data, rows: 1, columns: width });

/** A share of the row of a place on top of a word that already has its factor. */
export const sumAt = (word: Float64Array, place: number, share: number): Float64Array =>
  addPositions({ x: word, table: tableOf(rowAt(place)), alpha: share }).data;

/** How far apart two rows point in the plane of a pair: the sine of the angle, without a sign. */
const aside = (one: Float64Array, other: Float64Array, pair: 0 | 1): number => {
  const [a = 0, b = 0] = one.subarray(2 * pair);
  const [c = 0, d = 0] = other.subarray(2 * pair);
  return Math.abs(a * d - b * c) / (Math.hypot(a, b) * Math.hypot(c, d));
};

export function numbersOf(first: string, second: string): Numbers {
  const subject = { content: 'sentence', weights: 'identity', length: 5, dim: width, seed: 1 } as const;
  const { content } = plainOf({ ...subject, sentence: first });
  const [word, prey] = [rowOf(content, cat), rowOf(content, mouse)];
  const sum = sumAt(word, cat, 1);
  const [place, there] = [rowAt(cat), rowAt(mouse)];
  const norm = (row: Float64Array): number => rowNorms({ table: tableOf(row) })[0]!;
  const cosine = similarity({ table: tableOf(word), others: tableOf(sum), measure: 'cosine' }).data[0]!;
  const order = orderOf(defaults(orderProperties), [first, second]);
  const model = termsOf(defaults(termsProperties), first);
  const cell = cat * model.tokens.length + mouse;
  return {
    words: tokensOf(first).map(({ shown }) => shown),
    content,
    lengths: { word: norm(word), place: norm(place), sum: norm(sum), turned: degrees(Math.acos(cosine)) },
    order: { without: order.without.error ?? 0, with: order.with.error ?? 0 },
    // A pair of each row has length 1, so that its product is the cosine.
    cosines: Array.from({ length: pairs }, (_pair, pair) => {
      const part = (row: Float64Array): Table<Float64Array> => ({
        data: row.slice(2 * pair, 2 * pair + 2),
        rows: 1,
        columns: 2,
      });
      return similarity({ table: part(place), others: part(there), measure: 'dot' }).data[0]!;
    }),
    terms: Object.fromEntries(termNames.map((name) => [name, model.terms[name].data[cell]!])) as Record<Term, number>,
    score: model.scores.data[cell]!,
    share: model.weights.data[cell]!,
    rope: remember((moved: number) => {
      const turn = { pairing: 'interleaved', frequencies: frequenciesOf(width) } as const;
      const turned = turnedPairs(prey, word, [mouse + moved, cat + moved], turn);
      return { pairs: turned, score: turned.reduce((all, { product }) => all + product, 0) / Math.sqrt(width) };
    }),
    plane: aside(word, place, 1) > aside(word, place, 0) ? 1 : 0,
    longest: Math.max(...[word, prey].map(([x = 0, y = 0]) => Math.hypot(x, y))),
    threads: { place: placeThread(), cat: wordThread(word), mouse: wordThread(prey) },
  };
}
