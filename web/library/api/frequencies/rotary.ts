import * as cpp from '../../../../build/wasm/calls.js';
import { readOptions } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, PosencError, wrongType, wrongValue, type ErrorDetails } from '../runtime/errors.ts';
import type { Call } from '../runtime/record.ts';
import type { Frequencies } from './frequencies.ts';
import {
  camel,
  foreignKey,
  keysOf,
  missingKey,
  RotaryRequest,
  scalingTypes,
  type RotaryScalingType,
  type ScalingKey,
} from './rotary-scalings.ts';

/** A scaling and its parameters; an error lists those that belong to it. */
export interface RotaryScaling {
  /** Default `default`: the paper's frequencies. */
  readonly type?: RotaryScalingType | undefined;
  /** All but `default`: how many times longer the context becomes. YaRN and LongRoPE can do with the two lengths. */
  readonly factor?: number | undefined;
  /** `diffusers`: multiplies the base, with no power; default 1. Its `linear_factor` is `factor` here. */
  readonly ntkFactor?: number | undefined;
  /** `dynamic`, `yarn`, `longrope`: the longest sequence. */
  readonly maxPositionEmbeddings?: number | undefined;
  /** `yarn`, `longrope`, `llama3`: the length of training. */
  readonly originalMaxPositionEmbeddings?: number | undefined;
  /** `yarn`: default 32 turns. */
  readonly betaFast?: number | undefined;
  /** `yarn`: default 1 turn. */
  readonly betaSlow?: number | undefined;
  /** `yarn`: default true. */
  readonly truncate?: boolean | undefined;
  /** `yarn`, `longrope`: instead of the paper's rule. */
  readonly attentionFactor?: number | undefined;
  /** `yarn`: counts together with `mscaleAllDim` only; 0 is not set. */
  readonly mscale?: number | undefined;
  readonly mscaleAllDim?: number | undefined;
  /** `yarn`: of ln(factor) / 10 in the attention factor, where not both of these are set; default 1, TeleChat3 0.7. */
  readonly attentionWeight?: number | undefined;
  /** `yarn`: the ramp is one of logarithms, as Grok's `yarn_log` has it; default false. */
  readonly geometric?: boolean | undefined;
  /** `longrope`: a divisor for each pair, for short sequences and for long ones. */
  readonly shortFactor?: ArrayLike<number> | undefined;
  readonly longFactor?: ArrayLike<number> | undefined;
  /** `llama3`: default 1. */
  readonly lowFreqFactor?: number | undefined;
  /** `llama3`: default 4. */
  readonly highFreqFactor?: number | undefined;
}

export interface RotaryFrequencyOptions {
  /** The channels of a head; or give `rotaryDim`. */
  readonly headDim?: number | undefined;
  /** The channels of a head that are rotated, even. */
  readonly rotaryDim?: number | undefined;
  /** The share of `headDim` that is rotated, cut to whole channels; default 1. */
  readonly partialRotaryFactor?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
  readonly scaling?: RotaryScaling | undefined;
  /** The current sequence length, for `dynamic` and `longrope`. */
  readonly sequenceLength?: number | undefined;
}

/**
 * The frequencies of a rotary embedding. For a model's config.json there is `rotaryFromConfig`.
 *
 * Shapes: inverse and remainder [R / 2] for R rotated channels (`proportional`: all of a head's).
 * Units: radians per position; lengths in positions.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for a value that is out of range or not
 * finite, an unknown scaling, a list of another length than R / 2; `PosencError` with code POSENC_MISSING_KEY or
 * POSENC_FOREIGN_KEY for a key that the scaling needs or does not know. Each names the key.
 *
 * @example
 * rotaryFrequencies({ headDim: 128, base: 500000, scaling: { type: 'linear', factor: 4 } });
 */
export function rotaryFrequencies(options: RotaryFrequencyOptions): Frequencies {
  enter('rotaryFrequencies');
  return frequenciesOf(options);
}

/** The same for a function that the caller knows by another name. @internal */
export const frequenciesOf = (options: RotaryFrequencyOptions): Frequencies =>
  computeFrequencies(readOptionsOf(options));

const scalingKeys: readonly ScalingKey[] = [
  'factor',
  'ntk_factor',
  'max_position_embeddings',
  'original_max_position_embeddings',
  'beta_fast',
  'beta_slow',
  'truncate',
  'attention_factor',
  'mscale',
  'mscale_all_dim',
  'attention_weight',
  'geometric',
  'short_factor',
  'long_factor',
  'low_freq_factor',
  'high_freq_factor',
];

function readOptionsOf(options: unknown): RotaryRequest {
  const read = readOptions<RotaryFrequencyOptions>(options, 'options', [
    'headDim',
    'rotaryDim',
    'partialRotaryFactor',
    'base',
    'scaling',
    'sequenceLength',
  ]);
  const request = new RotaryRequest();
  request.take('head_dim', read.headDim, 'headDim');
  request.take('rotary_dim', read.rotaryDim, 'rotaryDim');
  request.take('partial_rotary_factor', read.partialRotaryFactor, 'partialRotaryFactor');
  request.take('base', read.base, 'base');
  request.take('sequence_length', read.sequenceLength, 'sequenceLength');
  if (read.scaling !== undefined && read.scaling !== null) readScaling(request, read.scaling);
  if (!request.has('head_dim') && (!request.has('rotary_dim') || request.type === 'proportional')) {
    throw missingKey('headDim', request.type === 'proportional' ? 'an even integer' : 'an even integer, or rotaryDim');
  }
  const { headDim = Infinity, rotaryDim } = request.values;
  if (rotaryDim !== undefined && rotaryDim > headDim)
    throw wrongValue('POSENC_OUT_OF_RANGE', 'rotaryDim', rotaryDim, `at most headDim, ${String(headDim)}`);
  return request;
}

function readScaling(request: RotaryRequest, scaling: unknown): void {
  const read = readOptions<Record<string, unknown>>(scaling, 'scaling', ['type', ...scalingKeys.map(camel)]);
  const type = read['type'] ?? 'default';
  if (typeof type !== 'string') throw wrongType('scaling.type', type, scalingTypes().join(', '));
  const chosen = scalingTypes().find((one) => one === type);
  if (!chosen) throw wrongValue('POSENC_UNKNOWN_NAME', 'scaling.type', type, scalingTypes().join(', '));
  request.type = chosen;
  const { needs, mayHave } = keysOf[request.type];
  const known = [...needs, ...mayHave];
  for (const key of scalingKeys) {
    const label = `scaling.${camel(key)}`;
    const value = read[camel(key)];
    if (value !== undefined && !known.includes(key)) {
      throw foreignKey(label, value, ['type', ...known.map(camel)].join(', '));
    }
    request.take(key, value, label);
  }
  for (const key of needs) {
    if (!request.has(key)) throw missingKey(`scaling.${camel(key)}`, `a value, which ${request.type} needs`);
  }
}

const scaled = {
  default: cpp.defaultFrequencies,
  linear: cpp.linearFrequencies,
  diffusers: cpp.linearFrequencies,
  ntkAware: cpp.ntkAwareFrequencies,
  dynamic: cpp.dynamicFrequencies,
  yarn: cpp.yarnFrequencies,
  longrope: cpp.longropeFrequencies,
  llama3: cpp.llama3Frequencies,
  proportional: cpp.proportionalFrequencies,
};

/** The outcome of a request. @internal */
export function computeFrequencies(request: RotaryRequest): Frequencies {
  const { values, labels, type } = request;
  const derived = !request.has('rotary_dim') && !request.has('partial_rotary_factor');
  try {
    if (type !== 'proportional' && !request.has('rotary_dim')) {
      const { headDim, partialRotaryFactor = 1 } = values as { headDim: number; partialRotaryFactor?: number };
      values['rotaryDim'] = call(cpp.rotaryDim, { headDim, partialRotaryFactor }).rotaryDim;
    }
    return call(scaled[type] as Call<object, Frequencies>, values);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof PosencError)) throw error;
    const { code, argument, value, allowed } = error as RangeError & ErrorDetails;
    // The caller's name for the key: `rope_theta` rather than `base`.
    const label = labels.get(derived && argument === 'rotaryDim' ? 'headDim' : argument);
    if (label === undefined) throw error;
    throw code === 'POSENC_MISSING_KEY' ? missingKey(label, allowed) : wrongValue(code, label, value, allowed);
  }
}
