import * as cpp from '../../../build/wasm/calls.js';
import { readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { headsKeys, readHeads, rotate, type Floats, type Heads, type HeadsOptions } from './rotation.ts';

export interface XposOptions extends HeadsOptions {
  /** Keys are scaled by the inverse. */
  readonly role: 'queries' | 'keys';
  /** Tokens before these; default 0. */
  readonly offset?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Default 512. */
  readonly scaleBase?: number | undefined;
  /** The token that counts as zero: half the length rounded up (`torchscale`, the default) or down (`lucidrains`). */
  readonly centre?: 'torchscale' | 'lucidrains' | undefined;
}

/**
 * xPos: turns pair i (channels 2i and 2i + 1) of token t by t base^(-2i / D) and scales it by z_i^(c / scaleBase), keys
 * by the inverse, so that scores fade with distance.
 *
 * Shapes: x [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D]; the result likewise.
 * Units: positions in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sizes that do not fit, a headDim that is
 * not even, a base or scaleBase that is out of range, or too many tokens for the scales to stay numbers.
 *
 * @example
 * const scores = [applyXpos(q, { headDim: 64, role: 'queries' }), applyXpos(k, { headDim: 64, role: 'keys' })];
 */
export function applyXpos<T extends Floats = Float32Array>(x: Heads<T>, options: XposOptions): Tensor<T> {
  const read = readFields(cpp.XposOptions, options, headsKeys);
  const shape = readHeads(x, read);
  const { batch, heads, headDim, headsFirst, data } = shape;
  rotate(shape, false, cpp.xpos, { ...read, batch, heads, headDim, headsFirst, size: data.length });
  return { data: shape.out as T, shape: shape.shape };
}
