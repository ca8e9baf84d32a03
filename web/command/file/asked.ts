// A file as if it were the answer to a case, so that it is judged and diagnosed as a program is.
import { diagnose, type Diagnosis } from '../diagnosis/rank.ts';
import { judge, type Verdict } from '../run/judge.ts';
import type { AskedCase, Dtype, Input, Options, ToleranceClass } from '../vectors/types.ts';

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

export function judgeFile(one: FileCase, values: readonly number[], dtype: Dtype): Judged {
  const asked: AskedCase = {
    ...one,
    id: 'the file',
    comment: '',
    result: 'valid',
    flags: [],
    expected: { shape: one.shape, decimal: one.expected.map(String) },
  };
  const verdict = judge(asked, { kind: 'values', values, scalars: {} }, dtype);
  return { verdict, diagnoses: diagnose([{ asked, verdict, milliseconds: 0 }], dtype) };
}
