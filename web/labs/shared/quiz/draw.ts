// Chance for questions: the same seed draws the same, in every engine, since only 32-bit integers are involved.
import { hashOf } from '../state/hash.ts';

export interface Draw {
  /** A whole number, both ends included. */
  integer(least: number, most: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(items: readonly T[]): readonly T[];
}

/**
 * Draws for one question of one seed.
 *
 * @example drawsOf('7', 'clock.turns').integer(0, 9)
 */
export function drawsOf(seed: string, question: string): Draw {
  let state = hashOf(`${seed}\n${question}`);
  // SplitMix32: a counter by the golden ratio, and a mixer in which every bit reaches every other.
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const integer = (least: number, most: number): number => least + Math.floor((next() / 2 ** 32) * (most - least + 1));
  return {
    integer,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new RangeError('pick: items is empty; allowed: one or more');
      return items[integer(0, items.length - 1)] as T;
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = integer(0, at);
        [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
      }
      return mixed;
    },
  };
}

/** The items of an order to find, as they are shown at first: in any order but the right one. */
export function disordered<T>(draw: Draw, right: readonly T[]): readonly T[] {
  const shown = draw.shuffle(right);
  return shown.every((item, at) => item === right[at]) ? [...right.slice(1), ...right.slice(0, 1)] : shown;
}

/** Whether no two numbers would be taken for each other by a reader who may be so far off. */
export const areApart = (values: readonly number[], tolerance: number): boolean =>
  values.every((value, at) => values.slice(at + 1).every((other) => Math.abs(value - other) > 2 * tolerance));
