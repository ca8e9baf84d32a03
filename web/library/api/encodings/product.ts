import * as cpp from '../../../../build/wasm/calls.js';
import type { ArrayOf, Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { numberRows } from '../runtime/lists.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Matrix } from '../runtime/matrix.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import type { NumberList } from '../runtime/positions.ts';

export interface ProductOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [N, 2], x and y of each point; a tensor, or a list of its rows. */
  readonly points: NumberList;
  /** 1 to 2^24. */
  readonly dim: number;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

const productKeys = ['points', ...outputKeys] as const;

/**
 * Lesson 001's formula for two dimensions: column i is sin(x y / base^(i / D)). It collides: points with the same
 * product have the same row, and all points on the axes are zero. It exists for comparison with grids that work.
 *
 * Shapes: [N, D] for points [N, 2] and `dim` = D, row-major.
 * Units: coordinates in cells, angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for points that are not pairs or whose
 * product is beyond 2^53, a `dim` outside 1 to 2^24, a `base` not above 1, an `out` of the wrong length; `PosencError`
 * when WebAssembly is missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * productEncoding({ points: [2, 3, 3, 2], dim: 8 }); // the same row twice
 */
export function productEncoding<D extends Dtype = 'float32'>(options: ProductOptions<D>): Matrix<ArrayOf<D>> {
  enter('productEncoding');
  const read = readFields(cpp.ProductOptions, options, productKeys);
  const points = numberRows(read.points, 'points', 2),
    { dim } = read,
    values = { ...read, points };
  if (points.length % 2 !== 0) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'points', points, `pairs of coordinates, not ${points.length} numbers`);
  }
  return makePieces(points.length / 2, dim, values, (first, count, out) =>
    call(cpp.productTable, { ...values, points: points.slice(2 * first, 2 * (first + count)), out }, { points }),
  );
}
