// Judging an answer: within the tolerance of its class, in the units of the format that the program answers in.
import { readDecimal, spacing, type TwoDoubles } from '../../numbers/vectors/numbers.ts';
import type { AskedCase, Dtype, Expected } from '../../numbers/vectors/types.ts';
import { isHeldAs, limitOf } from './tolerance.ts';
import type { Answer } from './answer.ts';

export type Status = 'passed' | 'failed' | 'unsupported';

/** The first entry that is wrong. */
export interface Wrong {
  readonly index: number;
  readonly got: number;
  readonly expected: number;
  /** The name of a scalar, if it is not an entry. */
  readonly scalar?: string;
}

export interface Verdict {
  readonly status: Status;
  /** Why it did not pass, in a sentence; empty when it did. */
  readonly message: string;
  /** The kind of a failure; a diagnosis uses only wrong values. */
  readonly fault?: 'values' | 'shape' | 'refused' | 'accepted' | 'protocol';
  readonly wrong?: Wrong;
  /** How many entries are beyond the tolerance. */
  readonly wrongCount?: number;
  /** The largest error in units in the last place, and that of each expected value. */
  readonly largest?: number;
  readonly errors?: Float64Array;
  /** The answer, if it was judged. */
  readonly values?: readonly number[];
  readonly scalars?: Readonly<Record<string, number>>;
}

const failed = (fault: NonNullable<Verdict['fault']>, message: string): Verdict => ({
  status: 'failed',
  fault,
  message,
});

export function judge(asked: AskedCase, answer: Answer, dtype: Dtype): Verdict {
  if (answer.kind === 'malformed') return failed('protocol', `the answer cannot be read: ${answer.text}`);
  if (answer.kind === 'unsupported') return { status: 'unsupported', message: answer.text };
  if (asked.result === 'invalid') {
    if (answer.kind === 'refused') return { status: 'passed', message: '' };
    return failed('accepted', `accepted, and must be refused: ${asked.reason ?? asked.comment}`);
  }
  if (answer.kind === 'refused') {
    if (asked.result === 'acceptable') return { status: 'unsupported', message: answer.text };
    return failed('refused', `refused: ${answer.text}`);
  }
  if (!asked.expected) return failed('protocol', 'the vectors give no expected values for this case');
  return compare(asked, asked.expected, answer, dtype);
}

function compare(
  asked: AskedCase,
  expected: Expected,
  { values, scalars }: Extract<Answer, { kind: 'values' }>,
  dtype: Dtype,
): Verdict {
  const count = expected.shape.reduce((product, size) => product * size, 1);
  if (values.length !== count)
    return failed('shape', `${values.length} values where ${expected.shape.join(' x ')} = ${count} are expected`);
  const limit = limitOf(asked, dtype);
  const truth = expectedValues(expected);
  const errors = new Float64Array(truth.length);
  let wrong: Wrong | undefined;
  let wrongCount = 0;
  truth.forEach(({ high, low }, k) => {
    const index = expected.at?.[k] ?? k;
    const got = values[index] ?? NaN;
    // Infinities agree with themselves: a masked bias.
    const error = got === high || isHeldAs(got, high, dtype) ? Math.abs(low) : Math.abs(got - high - low);
    const { most, scale } = limit(high);
    errors[k] = asked.class === 'exact' ? error : error / spacing(scale, dtype);
    if (error <= most) return;
    wrongCount++;
    wrong ??= { index, got, expected: high };
  });
  for (const [name, text] of Object.entries(expected.scalars ?? {})) {
    const exact = Number(text);
    const got = scalars[name] ?? NaN;
    if (Math.abs(got - exact) <= limitOf(asked, dtype, 'frequency')(exact).most) continue;
    wrongCount++;
    wrong ??= { index: -1, got, expected: exact, scalar: name };
  }
  const largest = errors.reduce((most, error) => (error > most || Number.isNaN(error) ? error : most), 0);
  const judged = { largest, errors, values, scalars };
  if (!wrong) return { status: 'passed', message: '', ...judged };
  return {
    status: 'failed',
    fault: 'values',
    message: describeWrong(wrong, expected.shape),
    wrong,
    wrongCount,
    ...judged,
  };
}

/** The expected values of a case, as exactly as the vectors have them. */
export const expectedValues = ({ decimal, integers }: Expected): readonly TwoDoubles[] =>
  decimal ? decimal.map(readDecimal) : (integers ?? []).map((high) => ({ high, low: 0 }));

function describeWrong({ index, got, expected, scalar }: Wrong, shape: readonly number[]): string {
  const place = scalar ?? `entry [${placeOf(index, shape).join(', ')}]`;
  if (Number.isNaN(got)) return `${place} is ${scalar ? 'missing' : 'no number'} where ${short(expected)} is expected`;
  return `${place} is ${short(got)} where ${short(expected)} is expected`;
}

export function placeOf(index: number, shape: readonly number[]): number[] {
  let rest = index;
  return shape
    .toReversed()
    .map((size) => {
      const at = rest % size;
      rest = Math.floor(rest / size);
      return at;
    })
    .reverse();
}

/** A number as a message shows it. */
export const short = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : String(Number(value.toPrecision(9)));
