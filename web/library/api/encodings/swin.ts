import * as cpp from '../../../../build/wasm/calls.js';
import {
  readArrayItems,
  readBoolean,
  readInteger,
  readOptions,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords, wrongType } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor } from '../runtime/matrix.ts';
import { integersFor, makeWideTensor } from '../runtime/tensor.ts';
import type { TableOutput } from '../runtime/rows.ts';

/** Rows and columns of cells. */
export type SwinWindow = readonly [height: number, width: number];

export interface SwinIndexOptions {
  readonly window: SwinWindow;
  /** Whether token 0 belongs to no cell, as in BEiT; default false. */
  readonly classToken?: boolean | undefined;
  readonly out?: Int32Array | undefined;
}

function readWindow(value: unknown, name: string, least = 1): [number, number] {
  const sides = readArrayItems(value, name, '[height, width]', 3);
  if (sides.length !== 2) throw wrongType(name, value, '[height, width]');
  const [height, width] = sides;
  const side = (size: unknown, axis: number): number => readInteger(size, `${name}[${axis}]`, least, undefined, 16384);
  return [side(height, 0), side(width, 1)];
}

/**
 * The row of the bias table for each pair of cells, query minus key: (dh + H - 1)(2 W - 1) + (dw + W - 1). With
 * N = (2 H - 1)(2 W - 1) the class token has the rows N towards cells, N + 1 from cells, N + 2 to itself.
 *
 * Shapes: [T, T], T = H W (+ 1 with a class token); look the table up with `biasFromIndex`.
 * Units: indices.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a side outside 1 to 16384 or an `out` of
 * the wrong length.
 *
 * @example
 * swinIndex({ window: [7, 7] }).shape; // [49, 49]
 */
export function swinIndex(options: SwinIndexOptions): Matrix<Int32Array> {
  enter('swinIndex');
  const read = readOptions<SwinIndexOptions>(options, 'options', ['window', 'classToken', 'out']);
  const [height, width] = readWindow(read.window, 'window');
  const classToken = readBoolean(read.classToken, 'classToken', false);
  const tokens = height * width + Number(classToken);
  const data = integersFor(read.out, tokens * tokens);
  call(cpp.swinIndex, { height, width, classToken, out: data });
  return matrixOf(data, tokens, tokens);
}

const windowKeys = ['window', 'trainedWindow', ...outputKeys] as const;
const sideKeys = ['height', 'width', 'trainedHeight', 'trainedWidth'] as const;
const trainedWords = { trainedHeight: 'trainedWindow[0]', trainedWidth: 'trainedWindow[1]' };

export interface SwinCoordinatesOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly window: SwinWindow;
  /** The window of the pretraining, when another; [0, 0] as in models' configurations: the same. */
  readonly trainedWindow?: SwinWindow | undefined;
  /**
   * `swinV2` (default) sign(d) log2(1 + 8 |d| / (n - 1)) / log2(8), n the side of the trained window; `swinV2Cr`,
   * timm's Swin-V2-CR, sign(d) ln(1 + |d|), whatever the window.
   */
  readonly form?: 'swinV2' | 'swinV2Cr' | undefined;
}

/**
 * The inputs of SwinV2's small network, by `form`. Swin-V2-CR feeds its network every pair of cells: the same numbers,
 * found with `swinIndex`.
 *
 * Shapes: [2 H - 1, 2 W - 1, 2]: the rows' distance, then the columns', each from -(n - 1) to n - 1.
 * Units: none; doubles unless `dtype` or `out` say others. Errors: as `swinIndex`; `RangeError` for a trained window
 * with a side of 1, or one for `swinV2Cr`.
 *
 * @example
 * swinCoordinates({ window: [8, 8] }).shape; // [15, 15, 2]
 */
export function swinCoordinates<T extends OutOf<Dtype>>(
  options: SwinCoordinatesOptions & { readonly out: T },
): Tensor<T>;
export function swinCoordinates<D extends Dtype = 'float64'>(options: SwinCoordinatesOptions<D>): Tensor<ArrayOf<D>>;
export function swinCoordinates(options: SwinCoordinatesOptions): Tensor<AnyFloats>;
export function swinCoordinates(options: SwinCoordinatesOptions): Tensor<AnyFloats> {
  enter('swinCoordinates');
  const read = readFields(cpp.SwinCoordinateOptions, options, windowKeys, sideKeys);
  const [height, width] = readWindow(read.window, 'window');
  const [trainedHeight, trainedWidth] =
    read.trainedWindow === undefined ? ([0, 0] as const) : readWindow(read.trainedWindow, 'trainedWindow', 0);
  const values = { height, width, trainedHeight, trainedWidth, form: read.form };
  return makeWideTensor(read, [2 * height - 1, 2 * width - 1, 2], (out) =>
    inWords(trainedWords, () => call(cpp.swinCoordinates, { ...values, out })),
  );
}
