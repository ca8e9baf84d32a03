import type { Rect } from '../draw/index.ts';

/** Where the picture is on its canvas: enough to find the pixel of any cell. */
export interface DrawnFigure {
  readonly rows: number;
  readonly columns: number;
  /** CSS pixels from the upper left corner of the canvas. */
  readonly plot: Rect;
  /** CSS pixels that one cell takes; for curves the height is that of the whole plot. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Values of the first and last colour; for curves, at the lower and upper edge of the plot. */
  readonly range: { readonly min: number; readonly max: number };
  readonly transposed: boolean;
  /** Cells averaged into one pixel; 1 when every cell has at least one pixel. */
  readonly averaged: { readonly positions: number; readonly dimensions: number };
  readonly pixelRatio: number;
}

/** A cell of the table by its indices. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}
