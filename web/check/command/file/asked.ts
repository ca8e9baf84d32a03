// A file as if it were the answer to a case, so that it is judged and diagnosed as a program is.
import { diagnose } from '../diagnosis/rank.ts';
import type { Diagnosis } from '../diagnosis/sentences.ts';
import { judge, type Verdict } from '../run/judge.ts';
import type { Outcome } from '../run/session.ts';
import type { AskedCase, Dtype, Input, Options, ToleranceClass } from '../../numbers/vectors/types.ts';

export type Library = typeof import('posenc');

export interface FileOptions {
  readonly dim: number | undefined;
  readonly base: number;
  readonly first: number;
  readonly layout: 'interleaved' | 'concatenated';
}

export interface FileVerdict {
  readonly right: boolean;
  readonly lines: readonly string[];
}

interface FileCase {
  readonly family: string;
  readonly operation: string;
  readonly class: ToleranceClass;
  readonly options: Options;
  readonly input: Input;
  readonly shape: readonly number[];
  readonly expected: readonly number[];
}

export interface Judged {
  readonly verdict: Verdict;
  readonly diagnoses: readonly Diagnosis[];
}

/** Some rows of a long table are enough to tell what it is. */
const mostRows = 100;

export function judgeFile(one: FileCase, values: readonly number[], dtype: Dtype): Judged {
  const verdict = judged(one, values, dtype).verdict;
  if (verdict.status === 'passed') return { verdict, diagnoses: [] };
  const [rows = 1, columns = 1] = one.shape.length > 1 ? one.shape : [1, ...one.shape];
  const chosen = Array.from({ length: Math.min(rows, mostRows) }, (_, k) =>
    Math.floor((k * rows) / Math.min(rows, mostRows)),
  );
  const of = (list: readonly number[]): number[] =>
    chosen.flatMap((row) => list.slice(row * columns, (row + 1) * columns));
  const positions = (one.input.positions ?? []) as readonly number[];
  const some: FileCase = {
    ...one,
    input: { ...one.input, ...(one.input.positions && { positions: chosen.map((row) => positions[row] ?? NaN) }) },
    shape: one.shape.length > 1 ? [chosen.length, columns] : one.shape,
    expected: of(one.expected),
  };
  return { verdict, diagnoses: diagnose([judged(some, of(values), dtype)], dtype) };
}

function judged(one: FileCase, values: readonly number[], dtype: Dtype): Outcome {
  const asked: AskedCase = {
    ...one,
    id: 'the file',
    comment: '',
    result: 'valid',
    flags: [],
    expected: { shape: one.shape, decimal: one.expected.map(String) },
  };
  return { asked, verdict: judge(asked, { kind: 'values', values, scalars: {} }, dtype), milliseconds: 0 };
}
