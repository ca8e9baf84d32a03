import * as cpp from '../../../build/wasm/calls.js';
import { numberList, type ArrayOf, type Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';

export interface DetrOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** How many images; default 1. */
  readonly batch?: number | undefined;
  readonly height: number;
  readonly width: number;
  /** Columns of each axis, even: half of the model's width; default 128. */
  readonly axisDim?: number | undefined;
  /** batch x height x width numbers, not 0 for padding; default: no padding. */
  readonly mask?: ArrayLike<number> | Iterable<number> | undefined;
  /** DETR's `temperature`, above 1; default 10000. */
  readonly base?: number | undefined;
  /** Default true, as DETR's models are built. */
  readonly normalize?: boolean | undefined;
  /** What normalised coordinates end at, above 0; default 2 pi. */
  readonly scale?: number | undefined;
}

/**
 * The sine encoding of DETR: coordinates count the cells without padding, from 1; with `normalize` they are divided by
 * (the last of the column or row + 1e-6) and multiplied by `scale`.
 *
 * Shapes: [batch, 2 axisDim, height, width], the block of y first, row-major.
 * Units: coordinates in cells, or radians when normalised.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for an odd `axisDim`, a `base` not above 1, a
 * `scale` not above 0, a `mask` or `out` of another length; `PosencError` when WebAssembly is missing or memory runs
 * out. A failing call changes nothing.
 *
 * @example
 * detrEncoding({ height: 25, width: 38, axisDim: 128 });
 */
export function detrEncoding<D extends Dtype = 'float32'>(options: DetrOptions<D>): Tensor<ArrayOf<D>> {
  const read = readFields(cpp.DetrOptions, options, ['mask', 'dtype', 'out']);
  const { batch, height, width, axisDim } = read;
  const cells = height * width;
  const mask =
    read.mask === undefined ? undefined : Uint8Array.from(numberList(read.mask, 'mask'), (x) => (x === 0 ? 0 : 1));
  if (mask && mask.length !== batch * cells) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'mask', mask, `${batch * cells} elements, not ${mask.length}`);
  }
  const { data } = makePieces<D>(batch, 2 * axisDim * cells, read, (first, count, to) => {
    // One image at a time, or none to check the options.
    for (let b = first; b < first + Math.max(1, count); ++b) {
      const out = to.subarray((b - first) * 2 * axisDim * cells, (b - first + 1) * 2 * axisDim * cells);
      const image = { ...read, batch: 1, height: count && height };
      call(cpp.detrEncoding, { ...image, mask: count > 0 ? mask?.slice(b * cells, (b + 1) * cells) : undefined, out });
    }
  });
  return { data, shape: [batch, 2 * axisDim, height, width] };
}
