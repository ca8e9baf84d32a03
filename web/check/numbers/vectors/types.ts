// The contents of a vectors file (tests/conformance/schema/vectors.schema.json).

export const dtypes = ['float64', 'float32', 'float16', 'bfloat16'] as const;
export type Dtype = (typeof dtypes)[number];

export type ToleranceClass = 'table' | 'rotation' | 'frequency' | 'bias' | 'attention' | 'exact';

export type Options = Readonly<Record<string, unknown>>;

export interface Tensor {
  readonly shape: readonly number[];
  readonly values: readonly number[];
}

export interface Input {
  /** A list; one for each axis of M-RoPE or each row of a batch; in a batch of M-RoPE rows of each axis. */
  readonly positions?: readonly number[] | readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
  readonly x?: Tensor;
  readonly [name: string]: unknown;
}

export interface Expected {
  readonly shape: readonly number[];
  /** The indices, row by row, of the values below; all entries if absent. */
  readonly at?: readonly number[];
  /** 21 significant digits each; integer results have `integers` instead. */
  readonly decimal?: readonly string[];
  readonly integers?: readonly number[];
  readonly float64?: string;
  readonly float32?: string;
  readonly float16?: string;
  readonly bfloat16?: string;
  readonly scalars?: Readonly<Record<string, string | number>>;
}

export interface VectorCase {
  readonly id: string;
  readonly comment: string;
  /** Must agree; a documented convention, which a program need not have; must be refused. */
  readonly result: 'valid' | 'acceptable' | 'invalid';
  readonly flags: readonly string[];
  readonly operation: string;
  readonly options: Options;
  readonly input: Input;
  readonly expected?: Expected;
  readonly class?: ToleranceClass;
  readonly source?: string;
  /** For an acceptable case: the project with that convention. */
  readonly convention?: string;
  /** For an invalid case: why it must be rejected. */
  readonly reason?: string;
}

export interface VectorFile {
  readonly format: string;
  readonly family: string;
  readonly version: string;
  readonly generator: string;
  readonly source: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly cases: readonly VectorCase[];
}

/** A case that knows its family. */
export interface AskedCase extends VectorCase {
  readonly family: string;
}
