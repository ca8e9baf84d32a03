// The scalings of rotary frequencies and the keys of each, as in config.json; the public options are the same names in
// camelCase.
import * as cpp from '../../../../build/wasm/calls.js';
import { numberList } from '../runtime/lists.ts';
import { failure, type PosencError, show, wrongType, wrongValue } from '../runtime/errors.ts';

/** How the frequencies of rotary embeddings are scaled; `default` not at all. */
export type RotaryScalingType =
  | 'default'
  | 'linear'
  | 'diffusers'
  | 'ntkAware'
  | 'dynamic'
  | 'yarn'
  | 'longrope'
  | 'llama3'
  | 'proportional';

export type ListKey = 'short_factor' | 'long_factor';
export type ScalingKey =
  | ListKey
  | 'head_dim'
  | 'rotary_dim'
  | 'partial_rotary_factor'
  | 'base'
  | 'factor'
  | 'ntk_factor'
  | 'max_position_embeddings'
  | 'original_max_position_embeddings'
  | 'sequence_length'
  | 'beta_fast'
  | 'beta_slow'
  | 'truncate'
  | 'attention_factor'
  | 'mscale'
  | 'mscale_all_dim'
  | 'attention_weight'
  | 'geometric'
  | 'low_freq_factor'
  | 'high_freq_factor';

/** The keys that a scaling needs and those that it allows. `configNeeds` are needed only in config.json. */
export interface ScalingKeys {
  readonly needs: readonly ScalingKey[];
  readonly configNeeds?: readonly ScalingKey[];
  readonly mayHave: readonly ScalingKey[];
}

export const keysOf: Readonly<Record<RotaryScalingType, ScalingKeys>> = {
  default: { needs: [], mayHave: [] },
  linear: { needs: ['factor'], mayHave: [] },
  diffusers: { needs: [], mayHave: ['factor', 'ntk_factor'] },
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
      'attention_weight',
      'geometric',
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

/** Keys that no config.json has: the caller gives them, or the facts of a class. */
export const keysOutsideFiles: readonly ScalingKey[] = ['sequence_length', 'attention_weight', 'geometric'];

// A function: bundlers keep a constant that a call makes, and the table above, where nothing uses them.
export const scalingTypes = (): readonly RotaryScalingType[] => Object.keys(keysOf) as RotaryScalingType[];

/** All values read, by their C++ names, with the caller's name for each, for errors. */
export class RotaryRequest {
  readonly values: Record<string, number | boolean | Float64Array> = {};
  readonly labels = new Map<string, string>();
  type: RotaryScalingType = 'default';

  /** Whether a key has a value. */
  has(key: ScalingKey): boolean {
    return camel(key) in this.values;
  }

  /** Reads one value if present (null counts as absent, as in config.json). */
  take(key: ScalingKey, value: unknown, label: string): void {
    this.labels.set(camel(key), label);
    if (value !== undefined && value !== null) this.values[camel(key)] = readValue(key, value, label);
  }
}

function readValue(key: ScalingKey, value: unknown, label: string): number | boolean | Float64Array {
  if (key === 'short_factor' || key === 'long_factor') {
    if (typeof value !== 'object') throw wrongType(label, value, 'a list of rotaryDim / 2 numbers');
    return numberList(value, label);
  }
  if (key === 'truncate' || key === 'geometric') {
    if (typeof value !== 'boolean') throw wrongType(label, value, 'true or false');
    return value;
  }
  if (typeof value !== 'number') throw wrongType(label, value, 'a number');
  if (!Number.isFinite(value)) throw wrongValue('POSENC_NOT_FINITE', label, value, 'a finite number');
  if (
    (key === 'head_dim' || key === 'rotary_dim') &&
    (!Number.isInteger(value) || value < 0 || value > cpp.largestDim)
  ) {
    throw wrongValue('POSENC_OUT_OF_RANGE', label, value, `an even integer from 2 to ${cpp.largestDim}`);
  }
  return value;
}

const shapeKeys = ['headDim', 'rotaryDim', 'partialRotaryFactor', 'base', 'sequenceLength'];

/** A request as public options. */
export function optionsOf({ values, type }: RotaryRequest): object {
  const isShape = ([key]: readonly [string, unknown]): boolean => shapeKeys.includes(key);
  const all = Object.entries(values);
  const scaling = { type, ...Object.fromEntries(all.filter((entry) => !isShape(entry))) };
  return { ...Object.fromEntries(all.filter(isShape)), scaling };
}

/** A key that the scaling needs is absent. */
export function missingKey(label: string, allowed: string): PosencError {
  return failure('POSENC_MISSING_KEY', label, `${label} is missing`, allowed);
}

/** Rejects keys that the scaling does not know. */
export function foreignKey(label: string, value: unknown, allowed: string): PosencError {
  return failure('POSENC_FOREIGN_KEY', label, `${label} is ${show(value)} and does not belong here`, allowed, value);
}

/** A model, or layers of it, without a rotary embedding. */
export function noRotary(label: string, value: unknown, why: string, others: readonly string[] = []): PosencError {
  const allowed = others.length > 0 ? others.join(' or ') : 'a model with a rotary embedding';
  const text = `${label} is ${show(value)}, without a rotary embedding: ${why}`;
  return failure('POSENC_NO_ROTARY', label, text, allowed, value);
}

/** snake_case of config.json to the camelCase of this package. */
export const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
