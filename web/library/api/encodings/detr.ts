import * as cpp from '../../../../build/wasm/calls.js';
import type { AnyFloats, Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import { fitShape, shapedMask } from '../runtime/lists.ts';
import type { NumberList } from '../runtime/positions.ts';

/** DETR's positions of cells: those that are not masked count from 1 along each axis; rows first, channels first. */
export interface DetrOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: 'detr';
  /** How many images; default 1. */
  readonly batch?: number | undefined;
  readonly height: number;
  readonly width: number;
  /** Columns of each axis, even: half of the model's width; default 128. */
  readonly axisDim?: number | undefined;
  /** [batch, height, width], not 0 for padding; default: no padding. */
  readonly mask?: NumberList | undefined;
  /** DETR's `temperature`, above 1; default 10000. */
  readonly base?: number | undefined;
  /** Default true, as DETR's models are built. */
  readonly normalize?: boolean | undefined;
  /** The upper end of normalised coordinates, above 0; default 2 pi. */
  readonly scale?: number | undefined;
  /** Added to a coordinate before normalising, default 0; Deformable DETR has -0.5. Needs `normalize`. */
  readonly offset?: number | undefined;
}

const detrKeys = ['mask', 'dtype', 'out', 'convention'] as const;

/** The encoding that `sinusoidalGrid` gives for `detr`. */
export function detrGrid(options: unknown): Tensor<AnyFloats> {
  const read = readFields(cpp.DetrOptions, options, detrKeys);
  const { batch, height, width, axisDim } = read;
  const cells = height * width;
  const { data: mask, shape } = read.mask === undefined ? { data: undefined } : shapedMask(read.mask);
  fitShape(shape, 'mask', [batch, height, width], ...(batch === 1 ? [[height, width]] : []));
  if (mask && mask.length !== batch * cells) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'mask', mask, `${batch * cells} elements, not ${mask.length}`);
  }
  const { data } = makePieces(batch, 2 * axisDim * cells, read, (first, count, to) => {
    // One image at a time, or none to check the options.
    for (let b = first; b < first + Math.max(1, count); ++b) {
      const out = to.subarray((b - first) * 2 * axisDim * cells, (b - first + 1) * 2 * axisDim * cells);
      const image = { ...read, batch: 1, height: count && height };
      call(cpp.detrEncoding, { ...image, mask: count > 0 ? mask?.slice(b * cells, (b + 1) * cells) : undefined, out });
    }
  });
  return { data, shape: [batch, 2 * axisDim, height, width] };
}
