import * as cpp from '../../../../build/wasm/calls.js';
import { readArray } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { fitShape, readList } from '../runtime/lists.ts';
import type { Elements, Tensor } from '../runtime/matrix.ts';
import type { TokenPositions } from '../runtime/positions.ts';
import { readHeads } from './heads-layout.ts';
import {
  headsKeysAnd,
  readElements,
  type Floats,
  type HalfHeads,
  type HalfOptions,
  type Halves,
  type Heads,
  type HeadsOrder,
  type HeadsSizes,
} from './heads.ts';
import { readTokenPositions } from './token-positions.ts';

/** The options of PoPE that floats and numbers of 16 bits share, besides the layout of x. */
export interface PolarCall {
  /** Positions of the tokens, a range or a list; default 0, 1, 2, ... */
  readonly positions?: TokenPositions | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
}

/** What `applyPolar` is told. */
export type PolarOptions = PolarCall &
  HeadsSizes &
  HeadsOrder & {
    /** Learned offsets for keys: [heads, headDim], of the same element type as `x`. Queries have none. */
    readonly phases?: Elements<Floats> | undefined;
    /** Where to write: of the kind of `x`, and twice its length. */
    readonly out?: Elements<Floats> | undefined;
  };

/** The same for numbers of 16 bits. */
export type HalfPolarOptions = PolarCall &
  HeadsSizes &
  HeadsOrder &
  HalfOptions & {
    readonly phases?: HalfHeads | undefined;
  };

const applyPolarKeys = /* @__PURE__ */ headsKeysAnd('positions', 'phases', 'dtype');

/**
 * PoPE: channel c of a query or key of token t becomes ln(1 + e^x) (cos a, sin a) with a = position[t] base^(-c / D) +
 * phase[c]: all cosines first, then all sines. The content decides only the length, the position only the angle. Unlike
 * RoPE, D channels have D frequencies.
 *
 * Shapes: x [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D]; phases [H, D]; the result as x,
 * with 2 D channels.
 * Units: positions in tokens, phases in radians.
 * Errors: `TypeError` for a wrong type, an unknown option or no order of heads; `RangeError` for sizes, positions or
 * phases that do not fit each other, a base that is not above 1, a position or phase that is not finite or beyond 2^53.
 * Accuracy: Float32Array within 2^-23 of the length ln(1 + e^x), Float64Array within 1e-14 of it; numbers of 16 bits
 * are turned as doubles and rounded once.
 * Cost: O(B T H D); x and the result cross to WebAssembly in one piece.
 * Source: Gopalakrishnan et al. 2025 (arXiv 2509.10534); x-transformers, PolarEmbedding.
 *
 * @example
 * const query = applyPolar(q, { headDim: 64 }), key = applyPolar(k, { headDim: 64, phases });
 */
export function applyPolar<T extends Halves>(x: HalfHeads<T>, options: HalfPolarOptions): Tensor<T>;
export function applyPolar<T extends Floats = Float32Array>(x: Heads<T>, options: PolarOptions): Tensor<T>;
export function applyPolar(x: Heads | HalfHeads, options: PolarOptions | HalfPolarOptions): Tensor<Floats | Halves> {
  enter('applyPolar');
  const read = readFields(cpp.PolarOptions, options, applyPolarKeys);
  const tensor = readHeads(cpp.PolarOptions, x, read, 2, { dtype: read.dtype, slot: undefined });
  const { batch, heads, headDim, headsFirst, data, out, shape } = tensor;
  const kind = data instanceof Float64Array ? 'Float64Array' : 'Float32Array';
  const { data: phases, shape: phaseShape } =
    read.phases === undefined
      ? { data: data.subarray(0, 0) }
      : readList(read.phases, 'phases', (list, name) =>
          tensor.isHalf ? readElements(list, name, read).data : readArray(list, name, kind, ', as x'),
        );
  fitShape(phaseShape, 'phases', [heads, headDim]);
  const positions = readTokenPositions(read.positions, undefined, tensor);
  const values = { positions, base: read.base, batch, heads, headDim, headsFirst, x: data, phases, out };
  call(cpp.polar, values, { positions: positions.values });
  return { data: tensor.finish(), shape };
}
