import { hierarchicalEncoding, hierarchyAmbiguities, productEncoding, sinusoidalGrid } from 'posenc';
import { type HierarchyAmbiguity, type HierarchyLevel } from 'posenc';
import type { GridsValues, LayoutName } from './properties.ts';
import type { Table } from './rows.ts';

type PlaneShape = Pick<GridsValues, 'layout' | 'width' | 'height' | 'dim' | 'base'>;

/** x and y of every cell, row by row: the points of lesson 001's formula. */
export const pointsOf = ({ width, height }: Pick<PlaneShape, 'width' | 'height'>): readonly number[] =>
  Array.from({ length: width * height }, (_cell, cell) => [cell % width, Math.floor(cell / width)]).flat();

/** Rows in another order: row `cell` of the result is row `from(cell)` of the data. */
function reordered(data: Float32Array, cells: number, dim: number, from: (cell: number) => number): Float32Array {
  const out = new Float32Array(cells * dim);
  for (let cell = 0; cell < cells; cell += 1)
    out.set(data.subarray(from(cell) * dim, (from(cell) + 1) * dim), cell * dim);
  return out;
}

/** The table of a layout, one row for each cell of the grid, row by row in any layout. */
export function tableOf({ layout, width, height, dim, base }: PlaneShape): Table {
  const cells = width * height;
  const table = (data: Float32Array): Table => ({ data, rows: cells, columns: dim });
  switch (layout) {
    case 'mae':
    case 'bigVision':
    case 'timm':
      return table(sinusoidalGrid({ convention: layout, height, width, dim, base }).data);
    case 'mocoV3': {
      // Column by column, after a row of zeros.
      const { data } = sinusoidalGrid({ convention: layout, height, width, dim, base });
      return table(reordered(data, cells, dim, (cell) => 1 + (cell % width) * height + Math.floor(cell / width)));
    }
    case 'diffusers':
      return table(sinusoidalGrid({ convention: 'diffusers', height, width, dim }).data);
    case 'detr': {
      const { data } = sinusoidalGrid({ convention: 'detr', height, width, axisDim: dim / 2, base });
      return table(Float32Array.from(data, (_value, at) => data[(at % dim) * cells + Math.floor(at / dim)] ?? 0));
    }
    case 'tensor2tensor':
      return table(
        sinusoidalGrid({ convention: 'tensor2tensor', sizes: [height, width], dim, maxTimescale: base }).data,
      );
    case 'multidim':
      return table(sinusoidalGrid({ convention: 'multidim', sizes: [height, width], dim, base }).data);
    case 'product':
      return table(productEncoding({ points: pointsOf({ width, height }), dim, base }).data);
  }
}

/** The contents of a row, from left to right: blocks of equal width. */
export const blocks: Readonly<Record<LayoutName, readonly string[]>> = {
  mae: ['sin x', 'cos x', 'sin y', 'cos y'],
  bigVision: ['sin x', 'cos x', 'sin y', 'cos y'],
  mocoV3: ['sin x', 'cos x', 'sin y', 'cos y'],
  timm: ['sin y', 'sin x', 'cos y', 'cos x'],
  diffusers: ['sin x', 'cos x', 'sin y', 'cos y'],
  detr: ['sin y, cos y', 'sin x, cos x'],
  tensor2tensor: ['sin y', 'cos y', 'sin x', 'cos x'],
  multidim: ['sin y, cos y', 'sin x, cos x'],
  product: ['sin xy'],
};

type LevelShape = Pick<GridsValues, 'words' | 'sentences' | 'paragraphs' | 'apart' | 'offset' | 'dim' | 'base'>;

/**
 * How the three levels are told apart: not at all, by offsets into one table, or by different bases: 10000, 1000 and
 * 100.
 */
export function levelsOf({
  apart,
  offset,
  base,
}: Pick<LevelShape, 'apart' | 'offset' | 'base'>): readonly HierarchyLevel[] {
  return [0, 1, 2].map((k) => ({
    base: apart === 'bases' ? base ** (1 - k / 4) : base,
    ...(apart === 'offsets' ? { offset: k * offset } : {}),
  }));
}

/** Words are adjacent, then sentences, then paragraphs. */
export const placeOf = (
  { words, sentences }: Pick<LevelShape, 'words' | 'sentences'>,
  cell: number,
): readonly [word: number, sentence: number, paragraph: number] => [
  cell % words,
  Math.floor(cell / words) % sentences,
  Math.floor(cell / (words * sentences)),
];

/** Word, sentence and paragraph of every place. */
export const placesOf = (shape: Pick<LevelShape, 'words' | 'sentences' | 'paragraphs'>): readonly number[] =>
  Array.from({ length: shape.words * shape.sentences * shape.paragraphs }, (_place, at) => placeOf(shape, at)).flat();

export const levelsTable = (view: LevelShape): Table =>
  hierarchicalEncoding({ positions: placesOf(view), levels: levelsOf(view), dim: view.dim });

export const ambiguities = (view: LevelShape): readonly HierarchyAmbiguity[] => hierarchyAmbiguities(levelsOf(view));
