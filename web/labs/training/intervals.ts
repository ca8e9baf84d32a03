// 95 % intervals that assume nothing about how results are spread over the seeds.
import { rangeOf, type Range } from './stored.ts';

const outside = 0.025;

/** The probability of at most `count` successes in `all` trials of probability p. */
export function atMost(count: number, all: number, p: number): number {
  let term = (1 - p) ** all;
  let sum = 0;
  for (let k = 0; k <= count; k += 1) {
    sum += term;
    term *= ((all - k) / (k + 1)) * (p / (1 - p));
  }
  return sum;
}

/**
 * The median, between two results of which at least 95 % of such samples have the true one (order statistics). Fewer
 * than six results cannot promise that: theirs is the whole range.
 */
export function medianInterval(list: readonly number[]): Range {
  const { low, middle, high } = rangeOf(list);
  const sorted = [...list].sort((a, b) => a - b);
  let left = 0;
  while (atMost(left, list.length, 0.5) <= outside) left += 1;
  const cut = Math.max(left - 1, 0);
  return { low: sorted[cut] ?? low, middle, high: sorted[list.length - 1 - cut] ?? high };
}

/** Where a falling function of a probability takes a value. */
function solve(value: (p: number) => number, wanted: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (value(middle) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The share of all seeds that behave like these (Clopper and Pearson). */
export function shareInterval(count: number, all: number): { readonly low: number; readonly high: number } {
  return {
    low: count === 0 ? 0 : solve((p) => atMost(count - 1, all, p), 1 - outside),
    high: count === all ? 1 : solve((p) => atMost(count, all, p), outside),
  };
}
