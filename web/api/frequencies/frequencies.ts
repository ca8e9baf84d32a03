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
  /** Multiplies both cosine and sine; 1 to move keys that have been rotated already. */
  readonly attentionFactor: number;
}

/** Frequencies from elsewhere may be lists, and need no remainder. */
export interface FrequenciesLike {
  readonly inverse: NumberList;
  readonly remainder?: NumberList | undefined;
  /** Default 1. */
  readonly attentionFactor?: number | undefined;
}

const frequencyKeys = ['inverse', 'remainder', 'attentionFactor'] as const;
const copyFrequencies = ({ inverse, remainder, attentionFactor }: FrequenciesLike) => ({
  inverse,
  remainder,
  attentionFactor,
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
  };
}
