// The scalings of rotary frequencies and the keys that each of them takes, in the words of config.json; the public
// options say the same words in camelCase.
import { isNumberList, numberList } from '../runtime/arguments.ts';
import { PosencError, show, wrongType, wrongValue } from '../runtime/errors.ts';

/** How the frequencies of rotary embeddings are scaled; `default` not at all. */
export type RotaryScalingType =
  | 'default'
  | 'linear'
  | 'ntkAware'
  | 'dynamic'
  | 'yarn'
  | 'longrope'
  | 'llama3'
  | 'proportional';

/** In the order of the C++ side. */
export const scalingTypes: readonly RotaryScalingType[] = [
  'default',
  'linear',
  'ntkAware',
  'dynamic',
  'yarn',
  'longrope',
  'llama3',
  'proportional',
];

/** The numbers that cross to C++, in its order; what is left out crosses as NaN. */
export const numberKeys = [
  'head_dim',
  'rotary_dim',
  'partial_rotary_factor',
  'base',
  'factor',
  'max_position_embeddings',
  'original_max_position_embeddings',
  'sequence_length',
  'beta_fast',
  'beta_slow',
  'truncate',
  'attention_factor',
  'mscale',
  'mscale_all_dim',
  'low_freq_factor',
  'high_freq_factor',
] as const;

export type NumberKey = (typeof numberKeys)[number];
export type ListKey = 'short_factor' | 'long_factor';
export type ScalingKey = NumberKey | ListKey;

/** Which keys a scaling needs and which it may have besides. `configNeeds` are needed by config.json only. */
export interface ScalingKeys {
  readonly needs: readonly ScalingKey[];
  readonly configNeeds?: readonly ScalingKey[];
  readonly mayHave: readonly ScalingKey[];
}

export const keysOf: Readonly<Record<RotaryScalingType, ScalingKeys>> = {
  default: { needs: [], mayHave: [] },
  linear: { needs: ['factor'], mayHave: [] },
  ntkAware: { needs: ['factor'], mayHave: [] },
  // The original length is written into some files and read by no implementation.
  dynamic: {
    needs: ['factor', 'max_position_embeddings'],
    mayHave: ['sequence_length', 'original_max_position_embeddings'],
  },
  yarn: {
    needs: ['original_max_position_embeddings'],
    mayHave: [
      'factor',
      'max_position_embeddings',
      'beta_fast',
      'beta_slow',
      'truncate',
      'attention_factor',
      'mscale',
      'mscale_all_dim',
    ],
  },
  longrope: {
    needs: ['short_factor', 'long_factor', 'original_max_position_embeddings'],
    mayHave: ['factor', 'max_position_embeddings', 'attention_factor', 'sequence_length'],
  },
  llama3: {
    needs: ['factor', 'original_max_position_embeddings'],
    configNeeds: ['low_freq_factor', 'high_freq_factor'],
    mayHave: ['low_freq_factor', 'high_freq_factor'],
  },
  proportional: { needs: [], mayHave: ['factor', 'partial_rotary_factor'] },
};

/** Everything read: what crosses to C++, and the caller's own word for each key, for the errors. */
export class RotaryRequest {
  readonly numbers = new Float64Array(numberKeys.length).fill(NaN);
  readonly lists: Record<ListKey, Float64Array | undefined> = { short_factor: undefined, long_factor: undefined };
  readonly labels = new Map<string, string>();
  type: RotaryScalingType = 'default';

  /** Whether a key has a value. */
  has(key: ScalingKey): boolean {
    if (key === 'short_factor' || key === 'long_factor') return this.lists[key] !== undefined;
    return !Number.isNaN(this.numbers[numberKeys.indexOf(key)]);
  }

  /** Reads one value if it is there (null is as good as absent, as in config.json). */
  take(key: ScalingKey, value: unknown, label: string): void {
    this.labels.set(key, label);
    if (value === undefined || value === null) return;
    if (key === 'short_factor' || key === 'long_factor') {
      if (!isNumberList(value)) throw wrongType(label, value, 'a list of rotaryDim / 2 numbers');
      this.lists[key] = numberList(value, label);
      return;
    }
    if (key === 'truncate') {
      if (typeof value !== 'boolean') throw wrongType(label, value, 'true or false');
      this.numbers[numberKeys.indexOf(key)] = value ? 1 : 0;
      return;
    }
    if (typeof value !== 'number') throw wrongType(label, value, 'a number');
    if (!Number.isFinite(value)) throw wrongValue('POSENC_NOT_FINITE', label, value, 'a finite number');
    if ((key === 'head_dim' || key === 'rotary_dim') && (!Number.isInteger(value) || value < 0 || value > 2 ** 24)) {
      throw wrongValue('POSENC_OUT_OF_RANGE', label, value, 'an even integer from 2 to 16777216');
    }
    this.numbers[numberKeys.indexOf(key)] = value;
  }
}

/** A key that the scaling needs is absent. */
export function missingKey(label: string, allowed: string): PosencError {
  const details = { code: 'POSENC_MISSING_KEY', argument: label, value: undefined, allowed };
  return new PosencError(`${label} is missing; allowed: ${allowed}`, details);
}

/** A key is there that the scaling does not know. */
export function foreignKey(label: string, value: unknown, allowed: string): PosencError {
  const details = { code: 'POSENC_FOREIGN_KEY', argument: label, value, allowed };
  return new PosencError(`${label} is ${show(value)} and does not belong here; allowed: ${allowed}`, details);
}

/** snake_case of config.json to the camelCase of this package. */
export const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
