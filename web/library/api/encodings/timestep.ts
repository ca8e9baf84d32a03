import * as cpp from '../../../../build/wasm/calls.js';
import type { ArrayOf, Dtype } from '../runtime/arguments.ts';
import { enter, inWords, wrongType } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Matrix } from '../runtime/matrix.ts';
import { readPositions, type TokenPositions } from '../runtime/positions.ts';
import { makePositionRows, type TableOutput } from '../runtime/rows.ts';

const timestepKeys = [...outputKeys, 'timesteps'] as const;

export interface TimestepOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** A list, or a range; fractions are allowed. A bare number, which may mean one timestep or a count, is rejected. */
  readonly timesteps: TokenPositions;
  /** The width of the embedding, 1 to 2^24; the last column of an odd one is zero. */
  readonly dim: number;
  /** Whether the cosines come first, as in Stable Diffusion; default false. */
  readonly flipSinToCos?: boolean | undefined;
  /** Taken from dim / 2 in the divisor of the exponent; default 1, Stable Diffusion has 0. */
  readonly downscaleFreqShift?: number | undefined;
  /** Multiplies every timestep; default 1. */
  readonly scale?: number | undefined;
  /** The base of the ladder of periods, above 1; default 10000. */
  readonly maxPeriod?: number | undefined;
}

/**
 * The timestep embedding of diffusion models: [sines | cosines] of
 * scale * t * maxPeriod^(-i / (floor(D / 2) - downscaleFreqShift)).
 *
 * Separate from `sinusoidal` because its call differs: timesteps are not a count, and flip, shift and scale belong to
 * no `convention`. With the defaults it is the table of `tensor2tensor`, with a shift of 0 and an even D that of
 * `marian`.
 *
 * Shapes: [T, D] for T timesteps and `dim` = D, row-major.
 * Units: timesteps in steps of the noise schedule, angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a timestep or `scale` beyond 2^53, a
 * `dim` outside 1 to 2^24, a `maxPeriod` not above 1, a `downscaleFreqShift` not below floor(D / 2), an `out` of the
 * wrong length; `PosencError` when WebAssembly is missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * timestepEmbedding({ timesteps: [999], dim: 320, flipSinToCos: true, downscaleFreqShift: 0 });
 */
export function timestepEmbedding<D extends Dtype = 'float32'>(options: TimestepOptions<D>): Matrix<ArrayOf<D>> {
  enter('timestepEmbedding');
  const read = readFields(cpp.TimestepOptions, options, timestepKeys);
  if (typeof read.timesteps === 'number') {
    throw wrongType('timesteps', read.timesteps, `a list such as [${read.timesteps}], or { first, count, step }`);
  }
  const values = Object.assign(read, { timesteps: readPositions(read.timesteps, 'timesteps') });
  return inWords({ positions: 'timesteps' }, () =>
    makePositionRows(cpp.timestepEmbedding, 'timesteps', values, values.dim, values),
  );
}
