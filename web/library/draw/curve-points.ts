import type { Values } from './heatmap.ts';

/** One column of a matrix, or any evenly spaced run of numbers. */
export interface Series {
  readonly values: Values;
  /** Index of the first number. */
  readonly start: number;
  /** From one number to the next. */
  readonly stride: number;
  readonly count: number;
}

/**
 * The lines that draw a series, in pixels: x from 0 to `width` with number i at the middle of band i, y from 0 (`max`)
 * to `height` (`min`). Each line is x, y, x, y ...; a number that is not finite ends one line and the next starts
 * another.
 * With more than two numbers a pixel column, each column keeps its first, least, greatest and last number (M4): the
 * picture is that of all the numbers, and no peak is lost.
 * Shapes: count -> any number of lines. Units: those of `width` and `height`. Errors: none.
 * Cost: one pass. Source: Jugel et al., "M4: a visualization-oriented time series data aggregation", VLDB 2014.
 */
export function curveLines(
  series: Series,
  width: number,
  height: number,
  min: number,
  max: number,
  pixelColumns = width,
): number[][] {
  const { values, start, stride, count } = series;
  const lines: number[][] = [];
  let line: number[] = [];
  const add = (index: number): void => {
    const value = values[start + index * stride]!;
    line.push(((index + 0.5) * width) / count, ((max - value) / (max - min)) * height);
  };
  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
  };
  const buckets = Math.max(1, Math.floor(pixelColumns));
  if (count <= 2 * buckets) {
    for (let index = 0; index < count; index += 1) {
      if (Number.isFinite(values[start + index * stride])) add(index);
      else end();
    }
    end();
    return lines;
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor((bucket * count) / buckets);
    const to = Math.floor(((bucket + 1) * count) / buckets);
    addExtremes(series, from, to, add, end);
  }
  end();
  return lines;
}

/** First, least, greatest and last of the numbers from..to-1, in their own order; a gap among them breaks the line. */
function addExtremes(
  { values, start, stride }: Series,
  from: number,
  to: number,
  add: (index: number) => void,
  end: () => void,
): void {
  let first = -1;
  const flush = (after: number): void => {
    if (first < 0) return;
    let least = first;
    let greatest = first;
    for (let index = first; index < after; index += 1) {
      const value = values[start + index * stride]!;
      if (value < values[start + least * stride]!) least = index;
      if (value > values[start + greatest * stride]!) greatest = index;
    }
    for (const index of [...new Set([first, least, greatest, after - 1])].sort((a, b) => a - b)) add(index);
    first = -1;
  };
  for (let index = from; index < to; index += 1) {
    if (Number.isFinite(values[start + index * stride])) {
      if (first < 0) first = index;
    } else {
      flush(index);
      end();
    }
  }
  flush(to);
}
