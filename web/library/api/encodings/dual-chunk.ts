// Positions of dual-chunk attention, which Qwen2.5-1M uses beyond its trained length.
import { readInteger, readOptions } from '../runtime/arguments.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import type { Float64s } from '../runtime/matrix.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/** There are six rows of them. */
const mostTokens = 2 ** 24;

export interface DualChunkOptions {
  /** Of the tokens, integers from 0: a count, a range or a list. */
  readonly positions: Positions;
  /** `chunk_size` of the config's `dual_chunk_attention_config`: the trained length. */
  readonly chunkSize: number;
  /** `local_size`: the distance within which neighbours in two chunks keep their true distance. */
  readonly localSize: number;
}

/** Positions of each token as a key, and as a query by the chunk that it looks at. */
export interface DualChunkPositions {
  /** As a key, in any chunk: the place in its own. */
  readonly keys: Float64s;
  /** As a query to keys of its own chunk. */
  readonly own: Float64s;
  /** To keys of the chunk before. */
  readonly before: Float64s;
  /** To keys of chunks before that. */
  readonly earlier: Float64s;
  /** As `before` and `earlier`, without the limit: by these Qwen chooses the keys of its sparse attention. */
  readonly beforeUnlimited: Float64s;
  readonly earlierUnlimited: Float64s;
}

/**
 * The positions by which dual-chunk attention turns keys and queries: chunks have chunkSize - localSize tokens, keys
 * start anew in each, and a query has another position for keys of its own chunk, the one before, and all others, so
 * that no distance exceeds chunkSize.
 *
 * Shapes: [T] each. Units: positions in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for positions that are not integers from 0
 * on, a `localSize` that is not below `chunkSize`.
 * Accuracy: exact. Cost: O(T). Source: An et al. 2024 (arXiv 2402.17463); vLLM, DualChunkRotaryEmbedding.
 *
 * @example
 * const { keys, own, before } = dualChunkPositions({ positions: 4096, chunkSize: 1024, localSize: 128 });
 */
export function dualChunkPositions(options: DualChunkOptions): DualChunkPositions {
  enter('dualChunkPositions');
  const read = readOptions<DualChunkOptions>(options, 'options', ['positions', 'chunkSize', 'localSize']);
  const chunkSize = readInteger(read.chunkSize, 'chunkSize', 1, undefined, 2 ** 31 - 1);
  const localSize = readInteger(read.localSize, 'localSize', 0, undefined, chunkSize - 1);
  const { first, step, count, values } = readPositions(read.positions);
  if (count > mostTokens) throw wrongValue('POSENC_TOO_LARGE', 'positions', count, `at most ${mostTokens}`);
  const chunk = chunkSize - localSize;
  const row = (): Float64s => makeDoubles(count);
  const made = { keys: row(), own: row(), before: row(), earlier: row() };
  const unlimited = { beforeUnlimited: row(), earlierUnlimited: row() };
  for (let t = 0; t < count; ++t) {
    const position = values === undefined ? first + t * step : (values[t] as number);
    if (!(Number.isSafeInteger(position) && position >= 0)) {
      const code = Number.isFinite(position) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
      throw wrongValue(code, `positions[${t}]`, position, 'an integer of at least 0');
    }
    const place = position % chunk;
    made.keys[t] = place;
    made.own[t] = place;
    made.before[t] = Math.min(place + chunk, chunkSize);
    made.earlier[t] = Math.min(2 * chunk - 1, chunkSize);
    unlimited.beforeUnlimited[t] = place + chunk;
    unlimited.earlierUnlimited[t] = place + chunkSize;
  }
  return { ...made, ...unlimited };
}
