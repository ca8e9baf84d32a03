// Rows of positions, one for each axis, and the grids that they make with frequencies of one axis each.
import * as cpp from '../../../../build/wasm/calls.js';
import type { Frequencies } from '../frequencies/frequencies.ts';
import { checkStillThere, readArrayItems } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { isArray, wrongValue } from '../runtime/errors.ts';
import { fitShape, shapedNumbers } from '../runtime/lists.ts';
import { matrixOf, type TensorLike } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import type { RotaryGrid } from './rotary-grid.ts';

/** Rows of positions of one length, or a tensor of them; where batch rows differ: [A, B, T], as `position_ids`. */
export type PositionRows = readonly NumberList[] | TensorLike<ArrayBufferView & ArrayLike<number | bigint>>;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The rows one after the other. */
export function readPositionRows(positions: unknown, axes: number): Float64Array {
  const allowed = `${words[axes] ?? axes} rows of`;
  if (!isArray(positions)) {
    const { data, shape = [] } = shapedNumbers(positions, 'positions');
    if (shape.length < 2)
      throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', positions, `${allowed} positions, or a tensor of them`);
    fitShape(shape, 'positions', [axes, 'tokens'], [axes, 'batch', 'tokens']);
    checkStillThere(data);
    return Float64Array.from(data);
  }
  const rows = readArrayItems(positions, 'positions', `${allowed} positions`, axes).map((list, i) =>
    shapedNumbers(list, `positions[${i}]`),
  );
  const lists = rows.map(({ data }) => data),
    tokens = lists[0]?.length ?? 0;
  if (rows.length !== axes || lists.some(({ length }) => length !== tokens)) {
    const lengths = lists.map(({ length }) => length).join(', ');
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', positions, `${allowed} one length, not ${lengths}`);
  }
  rows.forEach(({ shape }, i) => fitShape(shape, `positions[${i}]`, rows.find((row) => row.shape)?.shape ?? []));
  checkStillThere(...lists);
  const flat = makeDoubles(axes * tokens);
  lists.forEach((list, i) => flat.set(list, i * tokens));
  return flat;
}

/** A grid whose frequency i turns by the position along the axis `axisOf[i]`. Checks positions and frequencies. */
export function gridByAxes(
  positions: Float64Array,
  axes: number,
  { inverse, remainder, attentionFactor }: Frequencies,
  axisOf: ArrayLike<number>,
): RotaryGrid {
  const pairs = inverse.length;
  const padded = makeDoubles(3 * Math.ceil(positions.length / 3));
  padded.set(positions);
  // The checks of three axes are those of any number.
  const frequencies = { inverse, remainder, attentionFactor };
  call(cpp.mrope, { style: 'chunked', sections: [pairs, 0, 0], frequencies, positions: padded });
  const spread = (values: Float64Array): Float64Array => {
    const all = makeDoubles(axes * pairs);
    for (let i = 0; i < pairs; ++i) all[(axisOf[i] as number) * pairs + i] = values[i] as number;
    return all;
  };
  return {
    coordinates: matrixOf(positions, axes, positions.length / axes),
    frequencies: { inverse: spread(inverse), remainder: spread(remainder), attentionFactor },
    pairs,
    heads: 1,
  };
}
