/** An axis cut into equal bands, one per cell; cell 0 has the value `first`, the next one `first + step`. */
export interface Bands {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  /** CSS pixels. */
  readonly length: number;
}

/** Middle of the band of a value, CSS pixels from the start; values between two cells lie between their bands. */
export function bandCenter({ first, step, count, length }: Bands, value: number): number {
  const cell = step === 0 ? 0 : (value - first) / step;
  return ((cell + 0.5) * length) / count;
}

/** The cell under an offset, held within the axis. */
export function bandAt({ count, length }: Bands, offset: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((offset / length) * count)));
}

/** Whether every cell has a whole number: such an axis needs no ticks between cells. */
export const wholeBands = ({ first, step }: Bands): boolean => Number.isInteger(first) && Number.isInteger(step);

/** Value of a cell. */
export const bandValue = ({ first, step }: Bands, cell: number): number => first + step * cell;

/** The cell nearest to a value, or null when that is off the axis or not a number. */
export function bandOf({ first, step, count }: Bands, value: number): number | null {
  const cell = step === 0 ? (value === first ? 0 : Number.NaN) : Math.round((value - first) / step);
  return cell >= 0 && cell < count ? cell : null;
}

/**
 * First and last edge of a cell in whole device pixels, as an unsmoothed enlargement puts them.
 * Shapes: none. Units: CSS pixels. Errors: none.
 */
export function bandEdges({ count, length }: Bands, cell: number, pixelRatio: number): [number, number] {
  const pixels = length * pixelRatio;
  const start = Math.round((cell * pixels) / count);
  const stop = Math.max(Math.round(((cell + 1) * pixels) / count), start + 1);
  return [start / pixelRatio, stop / pixelRatio];
}
