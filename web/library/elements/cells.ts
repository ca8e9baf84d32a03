import { matrixPixels } from 'posenc';
import type { HeatmapCells } from '../draw/index.ts';

/**
 * The picture of the cells into an image of that size.
 * Shapes: rows x columns -> height x width of `image`, whose sides are at most the cells' (see `pictureSize`).
 * Units: pixels. Errors: those of `matrixPixels`. Cost: one pass over the cells.
 */
export function paintCells({ values, rows, columns, table, scale, transpose }: HeatmapCells, image: ImageData): void {
  matrixPixels({
    matrix: { data: values, rows, columns },
    colors: table.rgba,
    low: scale.min,
    high: scale.max,
    width: image.width,
    height: image.height,
    transpose,
    out: image.data,
  });
}
