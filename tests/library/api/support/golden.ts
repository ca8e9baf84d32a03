// Reads tests/golden: the numbers that the C++ and the TypeScript tests share.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

export interface GoldenCase {
  readonly name: string;
  readonly encoding: string;
  // The parameters of each encoding are its own; tests read them by name.
  readonly params: Record<string, any>;
  readonly inputs: Record<string, any>;
  readonly shape: number[];
  readonly expect: number[];
  readonly true?: number[];
  readonly decimals?: number;
}

/** The cases of one encoding in one file; throws when there are none. */
export function goldenCases(file: string, encoding?: string): GoldenCase[] {
  const path = new URL(`../../../golden/${file}.json`, import.meta.url);
  const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: GoldenCase[] };
  const found = encoding === undefined ? cases : cases.filter((c) => c.encoding === encoding);
  expect(found.length, `${file} has cases of ${encoding}`).toBeGreaterThan(0);
  return found;
}

/** The largest distance between corresponding entries; infinite for NaN or different lengths. */
export function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return Infinity;
  let largest = 0;
  for (let i = 0; i < a.length; ++i) {
    const difference = Math.abs((a[i] as number) - (b[i] as number));
    if (!(difference <= largest)) largest = Number.isNaN(difference) ? Infinity : difference;
  }
  return largest;
}

/** The requested columns of a row-major table, flat. */
export function pick(data: ArrayLike<number>, width: number, columns: readonly number[]): number[] {
  const picked: number[] = [];
  for (let row = 0; row * width < data.length; ++row) {
    for (const column of columns) picked.push(data[row * width + column] as number);
  }
  return picked;
}
