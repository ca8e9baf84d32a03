// Biases of attention scores: ALiBi and T5's buckets.
import { refuse, whole } from './program.mjs';

const powerOfTwoSlopes = (heads) => Array.from({ length: heads }, (_, h) => 2 ** ((-8 * (h + 1)) / heads));

/** Returns the slopes of the next lower power of two, then every other one of the next higher. */
export function slopes(heads) {
  const lower = 2 ** (31 - Math.clz32(heads));
  const others = powerOfTwoSlopes(2 * lower).filter((_, h) => h % 2 === 0);
  return [...powerOfTwoSlopes(lower), ...others.slice(0, heads - lower)];
}

/** Returns minus the slope times the distance; query i stands at offset + i, and a key after it is masked. */
function bias(options, input) {
  const { heads, queries, keys, causal, offset = 0 } = { ...options, ...input };
  whole('queries', queries, 0);
  whole('keys', keys, 0);
  return slopes(whole('heads', heads)).map((slope) =>
    Array.from({ length: queries }, (_, i) =>
      Array.from({ length: keys }, (_, j) => {
        const distance = offset + i - j;
        return causal && distance < 0 ? -Infinity : -slope * Math.abs(distance);
      }),
    ),
  );
}

/** Whether a distance has reached a threshold: compared in whole numbers, since a logarithm can miss it. */
function reaches(distance, exact, farthest, spread, step) {
  const [d, e, f] = [BigInt(distance), BigInt(exact), BigInt(farthest)];
  return d ** BigInt(spread) * e ** BigInt(step) >= e ** BigInt(spread) * f ** BigInt(step);
}

function bucket(relative, bidirectional, numBuckets, farthest) {
  const buckets = bidirectional ? numBuckets / 2 : numBuckets;
  const first = bidirectional && relative > 0 ? buckets : 0;
  const distance = bidirectional ? Math.abs(relative) : Math.max(-relative, 0);
  const exact = Math.floor(buckets / 2);
  if (distance < exact) return first + distance;
  const spread = buckets - exact;
  let step = 0;
  while (step < spread - 1 && reaches(distance, exact, farthest, spread, step + 1)) step += 1;
  return first + exact + step;
}

function buckets(options, { relative = options.relative }) {
  const { bidirectional } = options;
  const count = whole('num_buckets', options.num_buckets, 2);
  const farthest = whole('max_distance', options.max_distance);
  const exact = Math.floor(bidirectional ? count / 4 : count / 2);
  if (bidirectional && count % 2) refuse(`num_buckets is ${count}; both directions need an even number`);
  if (exact < 1 || farthest <= exact) refuse(`max_distance is ${farthest}; it has to be above ${exact}`);
  return relative.map((r) => {
    if (!Number.isInteger(r)) refuse(`a relative position is ${r}; it has to be a whole number`);
    return bucket(r, bidirectional, count, farthest);
  });
}

export const families = {
  alibi: { slopes: ({ heads }) => slopes(whole('heads', heads)), bias },
  t5_buckets: { buckets },
};
