import type { ColorTable } from './color-maps.ts';
import type { Context, Rect } from './theme.ts';
import type { ValueScale } from './value-scale.ts';

/** Numbers in rows, one row after the other. */
export type Values = Float32Array | Float64Array;

export interface HeatmapCells {
  readonly values: Values;
  readonly rows: number;
  readonly columns: number;
  readonly table: ColorTable;
  readonly scale: ValueScale;
  /** Rows across and columns down. */
  readonly transpose: boolean;
}

/** Width and height in pixels of the picture of the cells: one pixel a cell, but never more than the screen has. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Size of the picture for a plot of this many device pixels. Where an axis has more cells than pixels the picture has
 * as many as the screen, each the mean of the cells under it (see `matrixPixels` of the api for why).
 */
export function pictureSize(
  { rows, columns, transpose }: HeatmapCells,
  deviceWidth: number,
  deviceHeight: number,
): PictureSize {
  const [across, down] = transpose ? [rows, columns] : [columns, rows];
  return { width: Math.min(across, Math.max(1, deviceWidth)), height: Math.min(down, Math.max(1, deviceHeight)) };
}

/** The picture enlarged into the plot without smoothing: a cell is one flat colour with sharp edges. */
export function paintPicture(context: Context, picture: CanvasImageSource, size: PictureSize, plot: Rect): void {
  context.save();
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, size.width, size.height, plot.x, plot.y, plot.width, plot.height);
  context.restore();
}
