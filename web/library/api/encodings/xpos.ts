import * as cpp from '../../../../build/wasm/calls.js';
import { enter, wrongType } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { nowhere } from '../runtime/rows.ts';
import { readHeads } from './heads-layout.ts';
import {
  headsKeysAnd,
  type Floats,
  type HalfHeads,
  type HalfOptions,
  type Halves,
  type Heads,
  type HeadsOptions,
  type HeadsOrder,
  type HeadsSizes,
} from './heads.ts';
import { rotate } from './rotation.ts';
import { readTokenPositions, type BatchPositions } from './token-positions.ts';

const xposKeys = /* @__PURE__ */ headsKeysAnd('positions', 'dtype');

/** The options of xPos besides the layout of x. */
export interface XposCall {
  /** Keys are scaled by the inverse. */
  readonly role: 'queries' | 'keys';
  /** Tokens before these, instead of positions; default 0. */
  readonly offset?: number | undefined;
  /** A range or a list, not a bare number; default 0, 1, ... after the offset; lists for batch rows that differ. */
  readonly positions?: BatchPositions | undefined;
  /** All the tokens there are, which sets the centre: the same for queries and keys. Default the last position + 1. */
  readonly length?: number | undefined;
  /** The channels of a head that turn, even; default all. The rest is kept. */
  readonly rotaryDim?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Default 512. */
  readonly scaleBase?: number | undefined;
  /** The token that counts as zero: half the length rounded up (`torchscale`, the default) or down (`lucidrains`). */
  readonly centre?: 'torchscale' | 'lucidrains' | undefined;
}

/** What `applyXpos` is told. */
export type XposOptions = XposCall & HeadsOptions;

/** The same for numbers of 16 bits. */
export type HalfXposOptions = XposCall & HeadsSizes & HeadsOrder & HalfOptions;

/**
 * xPos: turns pair i (channels 2i and 2i + 1) of the token at position t by t base^(-2i / R) and scales it by
 * z_i^(c / scaleBase), keys by the inverse, so that scores fade with distance: z_i = (2i + 0.4 R) / (1.4 R) for
 * `rotaryDim` = R, c = t - `length` / 2, rounded as `centre` says.
 *
 * Shapes: x [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D]; the result likewise.
 * Units: positions in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sizes that do not fit, a headDim that is
 * not even, a base or scaleBase that is out of range, positions that do not fit, an offset with positions, or tokens
 * too far apart for the scales to stay numbers. Numbers of 16 bits are turned as doubles and rounded once.
 *
 * @example
 * const scores = [applyXpos(q, { headDim: 64, role: 'queries' }), applyXpos(k, { headDim: 64, role: 'keys' })];
 */
export function applyXpos<T extends Halves>(x: HalfHeads<T>, options: HalfXposOptions): Tensor<T>;
export function applyXpos<T extends Floats = Float32Array>(x: Heads<T>, options: XposOptions): Tensor<T>;
export function applyXpos(x: Heads | HalfHeads, options: XposOptions | HalfXposOptions): Tensor<Floats | Halves> {
  enter('applyXpos');
  const { dtype, ...read } = readFields(cpp.XposOptions, options, xposKeys);
  const shape = readHeads(cpp.XposOptions, x, read, 1, { dtype, slot: undefined });
  const { batch, heads, headDim, headsFirst, data } = shape;
  if (read.positions !== undefined && read.offset > 0) {
    throw wrongType('offset', read.offset, 'a number only where there are no positions');
  }
  const positions = readTokenPositions(read.positions, undefined, shape);
  const values = { ...read, positions: read.positions === undefined ? nowhere : positions };
  rotate(shape, positions.count !== shape.tokens, cpp.xpos, {
    ...values,
    batch,
    heads,
    headDim,
    headsFirst,
    size: data.length,
  });
  return { data: shape.finish(), shape: shape.shape };
}
