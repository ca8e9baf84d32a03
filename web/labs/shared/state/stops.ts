import type { NumberProperty } from './properties.ts';

/** About one stop a pixel of a slider at its usual width. */
const wanted = 240;

/**
 * The values that a slider stops at, in rising order: evenly or geometrically spaced, whole where the property is
 * whole, without repeats, and with every marked value among them. A slider that moves over the index of a stop never
 * has a key press without effect, which a rounded logarithm would have.
 */
export function stops(property: NumberProperty): readonly number[] {
  const { min, max, scale } = property.slider;
  const values = new Set<number>();
  for (let k = 0; k <= wanted; k += 1) {
    const t = k / wanted;
    const value = scale === 'log' ? min * (max / min) ** t : min + (max - min) * t;
    values.add(property.whole ? Math.round(value) : Number(value.toPrecision(3)));
  }
  for (const mark of property.marks) if (mark >= min && mark <= max) values.add(mark);
  return [...values].filter((value) => value >= min && value <= max).sort((a, b) => a - b);
}

/** The stop nearest to a value that may have been typed between two stops or beyond them. */
export function nearestStop(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  const before = values[low - 1];
  const here = values[low] ?? 0;
  return before !== undefined && value - before < here - value ? low - 1 : low;
}
