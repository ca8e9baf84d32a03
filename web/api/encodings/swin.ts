import * as cpp from '../../../build/wasm/calls.js';
import { readArrayItems, readBoolean, readOptions, readSize } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { makeDoubles, integersFor } from '../runtime/tensor.ts';

/** Rows and columns of cells. */
export type SwinWindow = readonly [height: number, width: number];

export interface SwinIndexOptions {
  readonly window: SwinWindow;
  /** Whether token 0 belongs to no cell, as in BEiT; default false. */
  readonly classToken?: boolean | undefined;
  readonly out?: Int32Array | undefined;
}

function readWindow(value: unknown, name: string): [number, number] {
  const sides = readArrayItems(value, name, '[height, width]', 3);
  if (sides.length !== 2) throw wrongType(name, value, '[height, width]');
  const [height, width] = sides;
  const sizes: [number, number] = [readSize(height, `${name}[0]`, 1), readSize(width, `${name}[1]`, 1)];
  sizes.forEach((size, axis) => {
    if (size > 16384) throw wrongValue('POSENC_OUT_OF_RANGE', `${name}[${axis}]`, size, 'an integer from 1 to 16384');
  });
  return sizes;
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
export function swinIndex(options: SwinIndexOptions): Tensor<Int32Array> {
  const read = readOptions<SwinIndexOptions>(options, 'options', ['window', 'classToken', 'out']);
  const [height, width] = readWindow(read.window, 'window');
  const classToken = readBoolean(read.classToken, 'classToken', false);
  const tokens = height * width + Number(classToken);
  const data = integersFor(read.out, tokens * tokens);
  call(cpp.swinIndex, { height, width, classToken, out: data });
  return { data, shape: [tokens, tokens] };
}

export interface SwinCoordinatesOptions {
  readonly window: SwinWindow;
  /** The window of the pretraining, when another. */
  readonly trainedWindow?: SwinWindow | undefined;
}

/**
 * The inputs of SwinV2's small network: sign(d) log2(1 + 8 |d| / (n - 1)) / log2(8).
 *
 * Shapes: [2 H - 1, 2 W - 1, 2]: the rows' distance, then the columns', each from -(n - 1) to n - 1.
 * Units: none. Errors: as `swinIndex`; `RangeError` for a trained window with a side of 1.
 *
 * @example
 * swinCoordinates({ window: [8, 8] }).shape; // [15, 15, 2]
 */
export function swinCoordinates(options: SwinCoordinatesOptions): Tensor<Float64Array> {
  const read = readOptions<SwinCoordinatesOptions>(options, 'options', ['window', 'trainedWindow']);
  const [height, width] = readWindow(read.window, 'window');
  const [trainedHeight, trainedWidth] =
    read.trainedWindow === undefined ? ([0, 0] as const) : readWindow(read.trainedWindow, 'trainedWindow');
  const shape = [2 * height - 1, 2 * width - 1, 2] as const;
  const data = makeDoubles(shape[0] * shape[1] * 2);
  call(cpp.swinCoordinates, { height, width, trainedHeight, trainedWidth, out: data });
  return { data, shape };
}
