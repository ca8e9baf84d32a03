import * as cpp from '../../../../build/wasm/calls.js';
import { overlap, readFloatArray, readSize, readTarget } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields, ruleOf } from '../runtime/fields.ts';
import { fitShape, readList } from '../runtime/lists.ts';
import type { Elements } from '../runtime/matrix.ts';
import type { Pairing } from './heads.ts';
import type { Floats } from './heads.ts';

export interface RotaryPermutationOptions {
  readonly headDim: number;
  /** The channels of a head that are rotated, the first ones; default all. */
  readonly rotaryDim?: number | undefined;
  /** The pairing that the result is for; it comes from the other one. */
  readonly to: Pairing;
}

const rotaryPermutationKeys = ['rotaryDim'] as const;

/**
 * Where each channel of a head comes from when weights for one pairing are rearranged for the other: evens, then odds,
 * for `rotateHalf`; the inverse for `interleaved`.
 *
 * Shapes: [D] for headDim = D.
 * Units: channels.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for a headDim (1 to 2^24) or a rotaryDim
 * (even, at most headDim) that is out of range.
 *
 * @example
 * rotaryPermutation({ headDim: 6, to: 'rotateHalf' }); // 0, 2, 4, 1, 3, 5
 */
export function rotaryPermutation(options: RotaryPermutationOptions): Int32Array {
  enter('rotaryPermutation');
  return permutation(readFields(cpp.RotaryPermutationOptions, options, rotaryPermutationKeys));
}

const rotaryRule = ruleOf(cpp.RotaryPermutationOptions, 'rotaryDim');

function permutation(
  read: Omit<cpp.RotaryPermutationOptions, 'rotaryDim'> & { readonly rotaryDim: unknown },
): Int32Array {
  const { headDim, to } = read;
  // C++ reads 0 as all channels, so as a count it is out of range.
  const rotaryDim = read.rotaryDim === undefined ? 0 : readSize(read.rotaryDim, 'rotaryDim', 1, undefined, rotaryRule);
  // Rejects a too large width before making an array of it.
  const out = new Int32Array(headDim <= cpp.largestDim ? headDim : 0);
  call(cpp.rotaryPermutation, { headDim, rotaryDim, to, out });
  return out;
}

export interface RotaryWeightOptions<T extends Floats = Floats> extends RotaryPermutationOptions {
  /** Default 1. */
  readonly heads?: number | undefined;
  /** Where to write: of the kind and length of the weights, not the weights themselves. */
  readonly out?: T | undefined;
}

const permuteRotaryWeightsKeys = ['heads', 'rotaryDim', 'out'] as const;

/**
 * Rearranges the rows of the projection that makes queries or keys, head by head.
 *
 * Shapes: weights [H x D, C], flat, or a bias [H x D]; the result likewise.
 * Units: none.
 * Errors: as `rotaryPermutation`; `RangeError` for weights that are not a whole number of rows, or an `out` of the
 * wrong length or in the same memory.
 *
 * @example
 * permuteRotaryWeights(wq, { heads: 32, headDim: 128, to: 'rotateHalf' });
 */
export function permuteRotaryWeights<T extends Floats>(weights: Elements<T>, options: RotaryWeightOptions<T>): T {
  enter('permuteRotaryWeights');
  const read = readFields(cpp.RotaryPermutationOptions, options, permuteRotaryWeightsKeys);
  const { data: from, shape } = readList(weights, 'weights', readFloatArray);
  const heads = readSize(read.heads, 'heads', 1, 1);
  const order = permutation(read);
  const rows = heads * order.length,
    columns = from.length / rows;
  fitShape(shape, 'weights', [rows, 'columns'], [heads, order.length, 'columns']);
  if (!Number.isInteger(columns)) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'weights',
      weights,
      `a multiple of heads x headDim = ${rows} elements, not ${from.length}`,
    );
  }
  const out = readTarget(
    read.out,
    from instanceof Float64Array ? 'Float64Array' : 'Float32Array',
    from.length,
    ', as the weights',
  );
  if (overlap(out, from)) throw wrongValue('POSENC_OVERLAP', 'out', read.out, 'memory apart from the weights');
  for (let row = 0; columns > 0 && row < rows; ++row) {
    const within = row % order.length;
    const source = row - within + (order[within] as number);
    out.set(from.subarray(source * columns, (source + 1) * columns), row * columns);
  }
  return out as T;
}
