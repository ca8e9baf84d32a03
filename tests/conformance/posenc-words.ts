// Options of the vectors in the words of this library: what answers of all families share.
import {
  rotaryFrequencies,
  type Frequencies,
  type Pairing,
  type RotaryFrequencyOptions,
  type RotaryScaling,
} from 'posenc';

export type Dtype = 'float32' | 'float64';

/** The options and inputs of a case, which the schema has checked as far as it can. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a file says
export type Words = Readonly<Record<string, any>>;

export interface Answer {
  readonly values: ArrayLike<number>;
  readonly scalars?: Readonly<Record<string, number>>;
}

/** The answer of a program that lacks an option. */
export class Unsupported extends Error {}

export const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** NaN is null in JSON. */
export const numbers = (list: readonly (number | null)[]): number[] => list.map((x) => x ?? Number.NaN);

export const pairingOf = (name: string): Pairing => camel(name) as Pairing;

export function floats(dtype: Dtype, values: readonly number[]): Float32Array | Float64Array {
  return dtype === 'float64' ? Float64Array.from(values) : Float32Array.from(values);
}

const scalingKeys: Readonly<Record<string, string>> = { linear_factor: 'factor' };

export function frequenciesOf({ head_dim, rotary_dim, base, scaling, sequence_length }: Words): Frequencies {
  const width = { headDim: head_dim, rotaryDim: rotary_dim, base } as RotaryFrequencyOptions;
  if (scaling === undefined) return rotaryFrequencies(width);
  const { type, partial_rotary_factor: part, ...rest } = scaling as Words;
  const keys = Object.entries(rest).map(([key, value]) => [scalingKeys[key] ?? camel(key), value as unknown]);
  const own = { type: camel(type), ...Object.fromEntries(keys) } as RotaryScaling;
  const length = sequence_length === undefined ? {} : { sequenceLength: sequence_length as number };
  // Proportional frequencies say their share of the head, and all of its channels count as turning.
  const shape = part === undefined ? width : { headDim: head_dim, partialRotaryFactor: part, base };
  return rotaryFrequencies({ ...shape, ...length, scaling: own } as RotaryFrequencyOptions);
}
