// Frequencies as results and as arguments.
import { readNumber, readOptions } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import type { Form } from '../runtime/lists.ts';
import type { NumberList } from '../runtime/positions.ts';

/** The frequencies of the pairs of an encoding. */
export interface Frequencies {
  /** Radians per position, one for each pair of channels. */
  readonly inverse: Float64Array;
  /** The rounding errors of the doubles: inverse + remainder is good to some 30 digits. */
  readonly remainder: Float64Array;
  /** Multiplies both cosine and sine. */
  readonly attentionFactor: number;
  /**
   * The sequence lengths at which a model has these frequencies: 0 to 2^53 unless its scaling goes by the length, as
   * `dynamic` and `longrope` do. `shiftRotary` goes by them.
   */
  readonly shortestLength?: number;
  readonly longestLength?: number;
}

/** Frequencies from elsewhere may be lists, and need no remainder. */
export interface FrequenciesLike {
  readonly inverse: NumberList;
  readonly remainder?: NumberList | undefined;
  /** Default 1. */
  readonly attentionFactor?: number | undefined;
  /** The sequence lengths at which a model has them; default all. */
  readonly shortestLength?: number | undefined;
  readonly longestLength?: number | undefined;
}

const frequencyKeys = ['inverse', 'remainder', 'attentionFactor', 'shortestLength', 'longestLength'] as const;
const copyFrequencies = ({ inverse, remainder, attentionFactor, shortestLength, longestLength }: FrequenciesLike) => ({
  inverse,
  remainder,
  attentionFactor,
  shortestLength,
  longestLength,
});

/**
 * Reads each property once; values are checked by the C++ side, lengths by the caller of it. `forms` are shapes that
 * the lists may have besides one axis.
 */
export function readFrequencies(frequencies: unknown, name = 'frequencies', ...forms: readonly Form[]): Frequencies {
  const read = readOptions<FrequenciesLike>(frequencies, name, frequencyKeys, copyFrequencies);
  const inverse = numberList(read.inverse, `${name}.inverse`, ...forms);
  return {
    inverse,
    remainder:
      read.remainder === undefined
        ? new Float64Array(inverse.length)
        : numberList(read.remainder, `${name}.remainder`, ...forms),
    attentionFactor: readNumber(read.attentionFactor, `${name}.attentionFactor`, 1),
    shortestLength: readNumber(read.shortestLength, `${name}.shortestLength`, 0),
    longestLength: readNumber(read.longestLength, `${name}.longestLength`, 2 ** 53),
  };
}
