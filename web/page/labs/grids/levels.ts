import { hierarchicalEncoding, hierarchyAmbiguities, type HierarchyAmbiguity, type HierarchyLevel } from 'posenc';
import type { GridsValues } from './properties.ts';
import type { Table } from './rows.ts';

export const levelNames = ['word', 'sentence', 'paragraph'] as const;

type Shape = Pick<GridsValues, 'words' | 'sentences' | 'paragraphs' | 'apart' | 'offset' | 'dim' | 'base'>;

/** How the three levels are told apart: not at all, by offsets into one table, or by bases of their own: 10000, 1000 and 100. */
export function levelsOf({ apart, offset, base }: Pick<Shape, 'apart' | 'offset' | 'base'>): readonly HierarchyLevel[] {
  return levelNames.map((_level, k) => ({
    base: apart === 'bases' ? base ** (1 - k / 4) : base,
    ...(apart === 'offsets' ? { offset: k * offset } : {}),
  }));
}

/** Word, sentence and paragraph of every place, words next to one another, then sentences, then paragraphs. */
export const placesOf = ({
  words,
  sentences,
  paragraphs,
}: Pick<Shape, 'words' | 'sentences' | 'paragraphs'>): readonly number[] =>
  Array.from({ length: words * sentences * paragraphs }, (_place, at) => [
    at % words,
    Math.floor(at / words) % sentences,
    Math.floor(at / (words * sentences)),
  ]).flat();

export const placeOf = (
  { words, sentences }: Pick<Shape, 'words' | 'sentences'>,
  cell: number,
): readonly [word: number, sentence: number, paragraph: number] => [
  cell % words,
  Math.floor(cell / words) % sentences,
  Math.floor(cell / (words * sentences)),
];

export const levelsTable = (view: Shape): Table =>
  hierarchicalEncoding({ positions: placesOf(view), levels: levelsOf(view), dim: view.dim });

export const ambiguities = (view: Shape): readonly HierarchyAmbiguity[] => hierarchyAmbiguities(levelsOf(view));
