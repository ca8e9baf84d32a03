import * as cpp from '../../../../build/wasm/calls.js';
import { readSize } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { numbersInOrder } from '../runtime/lists.ts';
import { integersFor } from '../runtime/tensor.ts';
import type { NumberList } from '../runtime/positions.ts';

export interface NopeScheduleOptions {
  /** How many layers. */
  readonly layers: number;
  /** Every so-many-th layer is without position; 0: none is. Default 4. */
  readonly every?: number | undefined;
}

const nopeScheduleKeys = ['layers'] as const;

/**
 * Which layers encode positions: 1 where they do, 0 for every `every`-th.
 *
 * Shapes: [L]. Units: none. Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a negative or
 * fractional number.
 *
 * @example
 * nopeSchedule({ layers: 8 }); // Int32Array [1, 1, 1, 0, 1, 1, 1, 0]
 */
export function nopeSchedule(options: NopeScheduleOptions): Int32Array {
  enter('nopeSchedule');
  const { every, layers } = readFields(cpp.nopeSchedule, options, nopeScheduleKeys);
  const out = integersFor(undefined, readSize(layers, 'layers'));
  call(cpp.nopeSchedule, { every, out });
  return out;
}

export interface NopeQueryScaleOptions {
  readonly positions: NumberList;
  /** Default 8192. */
  readonly floorScale?: number | undefined;
  /** Default 0.1. */
  readonly weight?: number | undefined;
}

const queryScaleKeys = ['positions'] as const;

/**
 * The factor of the queries in Llama 4's layers without positions: ln(1 + floor((p + 1) / floorScale)) weight + 1.
 *
 * Shapes: positions and result [T].
 * Units: positions in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `floorScale` not above 0, a `weight`
 * outside -1e305 to 1e305, a position outside 0 to 2^53.
 *
 * @example
 * nopeQueryScale({ positions: [0, 8191, 100000] }); // Float64Array [1, 1.069..., 1.256...]
 */
export function nopeQueryScale(options: NopeQueryScaleOptions): Float64Array {
  enter('nopeQueryScale');
  const read = readFields(cpp.nopeQueryScale, options, queryScaleKeys);
  const values = { ...read, positions: numbersInOrder(read.positions, 'positions') };
  const out = new Float64Array(values.positions.length);
  call(cpp.nopeQueryScale, { ...values, out });
  return out;
}
