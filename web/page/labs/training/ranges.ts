// The results of several seeds, in words.
import { t } from '../../text/i18n.ts';
import { decimal, written } from '../../text/numerals.ts';
import { rangeOf, type Range } from './stored.ts';

/** The middle seed, and in brackets the lowest and the highest, where they are not the same. */
export function rangeText({ low, middle, high }: Range): string {
  const [least, most] = [decimal(low, 0), decimal(high, 0)];
  return least === most ? least : t('training.range', { middle: decimal(middle, 0), low: least, high: most });
}

/** The number of steps, and how many of the seeds got there, if not all did; -1 means one that did not. */
export function solvedText(solved: readonly number[]): string {
  const done = solved.filter((step) => step >= 0);
  if (done.length === 0) return t('training.never');
  const steps = rangeText(rangeOf(done));
  if (done.length === solved.length) return steps;
  return t('training.someSeeds', { steps, count: written(done.length), all: written(solved.length) });
}
