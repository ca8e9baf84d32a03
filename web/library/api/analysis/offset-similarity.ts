import * as cpp from '../../../../build/wasm/calls.js';
import type { SinusoidalShape } from '../encodings/sinusoidal.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import type { Positions } from '../runtime/positions.ts';
import { nowhere } from '../runtime/rows.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import type { Measure } from './similarity.ts';

/** The frequencies of a sinusoidal table; the order of sines and cosines makes no difference here. */
export type LadderShape = Omit<SinusoidalShape, 'layout'>;

export interface OffsetSimilarityOptions extends LadderShape {
  /** A count (0, 1, ..., count - 1), a range or a list of offsets, also negative or fractional. */
  readonly offsets: Positions;
  /** Default `dot`. */
  readonly measure?: Measure | undefined;
}

/**
 * The similarity of the sinusoidal rows of two positions, by their offset k alone: the dot product is the sum of
 * cos(w_i k) over the pairs.
 *
 * Shapes: [K] for K offsets.
 * Units: offsets in positions; result as `similarity`.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for offsets beyond 2^53, a `dim` outside 1 to
 * 2^24, an odd `dim` with the ladder `half` (its lone sine knows its position), a `base` not above 1.
 *
 * @example
 * offsetSimilarity({ dim: 512, offsets: 101 }); // from 256 at 0 to 112.0 at 100
 */
export function offsetSimilarity(options: OffsetSimilarityOptions): Float64Array {
  enter('offsetSimilarity');
  const values = readFields(cpp.offsetSimilarity, options);
  return inWords({ positions: 'offsets' }, () => {
    // Refuses a bad ladder before anything of the size of the result is allocated.
    call(cpp.offsetSimilarity, { ...values, offsets: nowhere, out: new Float64Array(0) });
    const out = makeDoubles(values.offsets.count);
    call(cpp.offsetSimilarity, { ...values, out }, { positions: values.offsets.values });
    return out;
  });
}

/** Where a curve by offset first rises. */
export interface FirstRise {
  readonly offset: number;
  /** The dot product at the offset. */
  readonly dot: number;
  /** The dot product at the offset before. */
  readonly previous: number;
}

export interface FirstRiseOptions extends LadderShape {
  /** The last offset to look at, at most 2^31; default 10000. */
  readonly limit?: number | undefined;
}

/**
 * The smallest whole offset whose dot product exceeds that of the offset before it, where "nearer is more similar"
 * first fails; undefined when no offset up to `limit` does.
 *
 * Shapes: none.
 * Units: positions.
 * Errors: as `offsetSimilarity`; `RangeError` for a limit above 2^31.
 *
 * @example
 * firstRise({ dim: 512 })?.offset; // 44
 */
export function firstRise(options: FirstRiseOptions): FirstRise | undefined {
  enter('firstRise');
  const values = readFields(cpp.firstRise, options);
  const { found, ...rise } = call(cpp.firstRise, values);
  return found ? rise : undefined;
}

/** The offset at which an encoding comes closest to repeating itself. */
export interface NearestRepeat {
  readonly offset: number;
  readonly distance: number;
  readonly dot: number;
}

export interface NearestRepeatOptions extends LadderShape {
  /** The first offset to look at; default 1. */
  readonly first?: number | undefined;
  /** The last offset to look at, at most 2^31. */
  readonly last: number;
}

/**
 * The whole offset, from `first` to `last`, after which the encoding comes closest to where it was; the smallest of
 * equals.
 *
 * Shapes: none.
 * Units: positions.
 * Errors: as `offsetSimilarity`; `RangeError` unless 1 <= first <= last <= 2^31.
 *
 * @example
 * nearestRepeat({ dim: 4, last: 2e6 }); // offset 1146053, distance 3.0e-5
 */
export function nearestRepeat(options: NearestRepeatOptions): NearestRepeat {
  enter('nearestRepeat');
  const values = readFields(cpp.nearestRepeat, options);
  return call(cpp.nearestRepeat, values);
}
