/** The outcomes of checking a claim, the mildest first: a slip of the pen is less than another formula. */
export const verdicts = [
  'right',
  'truncated',
  'misprinted',
  'imprecise',
  'rough',
  'conditional',
  'inconsistent',
  'ambiguous',
  'nonStandard',
  'broken',
  'wrong',
] as const;
/** Claims that need a look at the sources rather than a computation. */
export const lookedUp = ['unpublished', 'lookedUpOutdated', 'lookedUpFalse'] as const;
export type LookedUp = (typeof lookedUp)[number];
export type Verdict = (typeof verdicts)[number] | LookedUp;

/** A verdict with the numbers that it follows from, and nothing else. */
export interface Finding {
  readonly verdict: Verdict;
  /** By the names that the sentences of the claim put into their braces. */
  readonly values: Readonly<Record<string, number>>;
}

/** Measures and compares; the same answer every time. */
export type Check = () => Finding;

export const largestOf = (values: Iterable<number>): number => {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return largest;
};

/** The largest difference between two lists of numbers. */
export const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  largestOf(Array.from(a, (value, index) => value - (b[index] ?? Number.NaN)));

/** Rounding error of sums of this size, with room to spare. */
export const rounding = 1e-12;

/** For lessons that do not give the width of their table: every even width from 6 to 64, and the usual ones above. */
export const widths: readonly number[] = [
  ...Array.from({ length: 30 }, (_width, k) => 6 + 2 * k),
  96,
  128,
  256,
  384,
  512,
  768,
  1024,
];
