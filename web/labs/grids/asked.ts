// Answers of the engine to the questions of this lab: which places have the same row, and where gates put words.
import type { Draw } from '../shared/quiz/draw.ts';
import type { CellPlace } from '../shared/quiz/question.ts';
import { counted, type Counted } from './gates.ts';
import { properties, type LayoutName } from './properties.ts';
import { likeness, repeatsIn, type Likeness } from './rows.ts';
import { levelsTable, tableOf } from './tables.ts';

export const [dim, base] = [properties.dim.default, properties.base.default];

/** A cell as the lab writes it. */
export const named = (...place: readonly number[]): string => `(${place.join(',\u00a0')})`;

/** One where the cell asked about is, nothing elsewhere. */
export const marked = (cells: number, cell: number): Float32Array =>
  Float32Array.from({ length: cells }, (_value, at) => (at === cell ? 1 : 0));

export const placeIn = (cell: number, columns: number): CellPlace => [Math.floor(cell / columns), cell % columns];

/** How alike the cells of a grid are to one of them. */
export const planeLikeness = (
  layout: LayoutName,
  { width, height, x, y }: Readonly<Record<'width' | 'height' | 'x' | 'y', number>>,
): Likeness => likeness(repeatsIn(tableOf({ layout, width, height, dim, base })), y * width + x, 'cosine');

/** The state of the lab that shows them. */
export const planeView = (
  layout: LayoutName,
  { width, height, x, y }: Readonly<Record<'width' | 'height' | 'x' | 'y', number>>,
): Readonly<Record<string, string>> => ({
  v: 'plane',
  l: layout,
  w: String(width),
  h: String(height),
  x: String(x),
  y: String(y),
});

type Levels = Readonly<Record<'words' | 'sentences' | 'paragraphs' | 'offset' | 'word' | 'sentence', number>> & {
  readonly apart: 'same' | 'offsets';
};

/** How alike all places are to a word of a sentence of the first paragraph. */
export function levelsLikeness({ word, sentence, ...shape }: Levels): Likeness {
  return likeness(repeatsIn(levelsTable({ ...shape, dim, base })), sentence * shape.words + word, 'cosine');
}

export const levelsView = (levels: Levels): Readonly<Record<string, string>> => ({
  v: 'levels',
  a: levels.apart,
  o: String(levels.offset),
  nw: String(levels.words),
  ns: String(levels.sentences),
  np: String(levels.paragraphs),
  pw: String(levels.word),
  ps: String(levels.sentence),
  pp: '0',
});

/** Letters stand for words: what matters is the gates. */
export const wordsOf = (count: number): string => Array.from('abcdefghijklmn').slice(0, count).join(' ');

interface Gates {
  readonly count: number;
  readonly open: readonly number[];
  readonly half: readonly number[];
  readonly asked: number;
}

/** More rows of the table than gates can add up to here. */
const rows = 8;

export const countedBy = ({ count, ...gates }: Gates): Counted =>
  counted({ gates: 'own', rows, ...gates }, wordsOf(count));

export const gatesView = ({ count, open, half, asked }: Gates): Readonly<Record<string, string>> => ({
  v: 'content',
  g: 'own',
  t: wordsOf(count),
  go: open.join(','),
  gh: half.join(','),
  r: String(rows),
  k: String(asked),
  q: String(count - 1),
});

/** Four sentences, the last of four words: the words that end one. */
export function endsOf(draw: Draw): readonly number[] {
  let last = -1;
  return [draw.integer(2, 3), draw.integer(2, 3), draw.integer(2, 3), 4].map((length) => (last += length));
}
