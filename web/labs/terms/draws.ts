// Sentences and cells for the questions of this lab, drawn so that a mistake is not taken for the right number.
import { areApart, type Draw } from '../shared/quiz/draw.ts';
import type { CellPlace } from '../shared/quiz/question.ts';
import { entryOf, type Model } from './model.ts';
import { termNames } from './properties.ts';

/** Words of the sentences, the same in every language. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** So many different words in any order. */
export const sentenceOf = (draw: Draw, words: number): string => draw.shuffle(letters).slice(0, words).join(' ');

/** The four terms of a cell, as the reader is told them. */
export type Four = readonly [cc: number, cp: number, pc: number, pp: number];
/** As many decimals as the reader is told. */
export const two = (value: number): number => Number(value.toFixed(2));
export const fourOf = ({ terms }: Model, [query, key]: CellPlace): Four =>
  termNames.map((name) => two(entryOf(terms[name], query, key))) as unknown as Four;

/** A cell whose numbers no misconception confuses. */
export interface Clear {
  readonly sentence: string;
  readonly cell: CellPlace;
  readonly numbers: readonly number[];
}

/** A sentence of five words, and one of its cells whose numbers, the right one first, are told apart. */
export function clearCell(
  draw: Draw,
  tolerance: number,
  numbersOf: (sentence: string) => (cell: CellPlace) => readonly number[],
): Clear {
  const all = draw.shuffle(letters);
  for (const first of all.keys()) {
    const sentence = Array.from({ length: 5 }, (_word, at) => all[(first + at) % all.length]).join(' ');
    const numbers = numbersOf(sentence);
    const cells = Array.from({ length: 25 }, (_cell, at): CellPlace => [Math.floor(at / 5), at % 5]);
    const clear = cells.filter((cell) => areApart(numbers(cell), tolerance));
    if (clear.length === 0) continue;
    const cell = draw.pick(clear);
    return { sentence, cell, numbers: numbers(cell) };
  }
  throw new RangeError('clearCell: no sentence has a clear cell; allowed: a smaller tolerance');
}
