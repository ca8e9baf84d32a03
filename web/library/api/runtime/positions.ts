// Token positions, as callers may give them.
import { wrongType } from './errors.ts';
import type { TensorLike } from './matrix.ts';
import { dataOf, isNumberList, readNumber, readOptions, readSize } from './arguments.ts';
import { shapedNumbers } from './lists.ts';
import type { ReadPositions } from './record.ts';

/** `first`, `first + step`, ...: `count` positions. */
export interface PositionRange {
  /** The first position; default 0. */
  readonly first?: number | undefined;
  /** How many. */
  readonly count: number;
  /** The distance from one to the next; default 1. */
  readonly step?: number | undefined;
}

/**
 * A list of numbers, also of 64-bit integers, or a tensor. A tensor has to have the shape that the option names; where
 * each number is used alone, as positions of a table are, it may have any shape and is read row by row.
 */
export type NumberList =
  | ArrayLike<number | bigint>
  | Iterable<number | bigint>
  | TensorLike<ArrayBufferView & ArrayLike<number | bigint>>
  | { readonly data: readonly (number | bigint)[]; readonly shape: readonly number[] }
  | { readonly data: readonly (number | bigint)[]; readonly dims: readonly number[] };

/** A count (0, 1, ..., count - 1), a range, or a list of real numbers. */
export type Positions = number | PositionRange | NumberList;

/**
 * Positions of tokens that an array already counts: a range or a list. A bare number is rejected because it could be
 * the position of one token or a count.
 */
export type TokenPositions = Exclude<Positions, number>;

const listAllowed = '{ first, count, step }, or a list of numbers';

const rangeKeys = ['first', 'count', 'step'] as const;
const copyRange = ({ first, count, step }: PositionRange) => ({ first, count, step });

/** Reads each property of the argument once. Values are checked by the C++ side; types here. */
export function readPositions(positions: unknown, name = 'positions'): ReadPositions {
  if (typeof positions === 'number') {
    return { first: 0, step: 1, count: readSize(positions, name), values: undefined };
  }
  return readPlaces(positions, name, `a count, ${listAllowed}`);
}

/** The same for tokens that an array already counts: not a bare number. */
export function readPlaces(positions: unknown, name = 'positions', allowed = listAllowed): ReadPositions {
  if (typeof positions === 'number') {
    throw wrongType(
      name,
      positions,
      `{ first: ${Number.isFinite(positions) ? positions : 0}, count: 1 } or a list of positions`,
    );
  }
  if (typeof positions !== 'object' || positions === null) throw wrongType(name, positions, allowed);
  const list = dataOf(positions, name);
  if (list !== positions || isNumberList(list)) {
    const { data: values, shape } = shapedNumbers(positions, name, list);
    return { first: 0, step: 1, count: values.length, values, shape };
  }
  const { first, count, step } = readOptions<PositionRange>(positions, name, rangeKeys, copyRange);
  return {
    first: readNumber(first, `${name}.first`, 0),
    step: readNumber(step, `${name}.step`, 1),
    count: readSize(count, `${name}.count`),
    values: undefined,
  };
}
