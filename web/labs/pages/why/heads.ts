// One head of attention for answers about RoPE: a query and a key without meaning, rotated and compared.
import { applyRotary, learnedTable, rotaryFrequencies } from 'posenc';
import type { RotaryScaling } from 'posenc';

export const headDim = 64;

/** Normally distributed: `[query, key]`, the same at every build. */
export function queryAndKey(dim = headDim): readonly [query: Float64Array, key: Float64Array] {
  const { data } = learnedTable({
    rows: 2,
    dim,
    initialization: 'normal',
    standardDeviation: 1,
    seed: 1,
    dtype: 'float64',
  });
  return [data.slice(0, dim), data.slice(dim)];
}

interface Rotation {
  readonly position: number;
  readonly base?: number;
  readonly scaling?: RotaryScaling;
  readonly pairing?: 'rotateHalf' | 'interleaved';
}

export function rotated(
  x: Float64Array,
  { position, base = 10000, scaling, pairing = 'rotateHalf' }: Rotation,
): Float64Array {
  const dim = x.length;
  const frequencies = rotaryFrequencies({ headDim: dim, base, ...(scaling ? { scaling } : {}) });
  return applyRotary(x, { headDim: dim, heads: 1, headsFirst: false, positions: [position], frequencies, pairing })
    .data as Float64Array;
}

export const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** The score of a query at one position with a key at another. */
export const scoreAt = (query: Rotation, key: Rotation): number => {
  const [q, k] = queryAndKey();
  return dot(rotated(q, query), rotated(k, key));
};
