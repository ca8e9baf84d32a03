// The scaling that a config.json asks for, and the width of what it rotates.
import * as cpp from '../../../build/wasm/calls.js';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import { ConfigPart, isObject } from './config-part.ts';
import { mustSayBase, mustSayPart } from './model-pairings.ts';
import {
  foreignKey,
  keysOf,
  missingKey,
  type RotaryRequest,
  type RotaryScalingType,
  type ScalingKey,
} from './rotary-scalings.ts';

const types: Readonly<Record<string, RotaryScalingType>> = {
  default: 'default',
  linear: 'linear',
  dynamic: 'dynamic',
  yarn: 'yarn',
  longrope: 'longrope',
  llama3: 'llama3',
  proportional: 'proportional',
  su: 'longrope', // the first Phi-3 files
  mrope: 'default', // Qwen2-VL: the plain frequencies, shared out among axes
};

/** Keys that any scaling may carry. */
const common = ['rope_type', 'type', 'rope_theta', 'partial_rotary_factor', 'mrope_section', 'mrope_interleaved'];

/** Fills in the type of the scaling and its parameters; returns the object that they stand in. */
export function readScaling(
  request: RotaryRequest,
  model: ConfigPart,
  layerType: string | undefined,
): ConfigPart | undefined {
  const scaling = findScaling(model, layerType);
  const name = scaling?.label('').slice(0, -1) ?? 'rope_scaling';
  const label = (key: string): string => `${name}.${key}`;
  request.type = scaling ? readType(scaling) : 'default';
  const { needs, configNeeds = [], mayHave } = keysOf[request.type];
  const known: readonly string[] = [...needs, ...mayHave].filter((key) => key !== 'sequence_length');
  for (const key of scaling?.keys() ?? []) {
    if (!common.includes(key) && !known.includes(key)) {
      throw foreignKey(label(key), scaling?.look(key), [...common, ...known].join(', '));
    }
  }
  for (const key of known as readonly ScalingKey[]) {
    // Both lengths may stand beside the scaling.
    const outside = key.endsWith('max_position_embeddings') && scaling?.has(key) !== true;
    if (outside) request.take(key, model.get(key), model.label(key));
    else request.take(key, scaling?.get(key), label(key));
  }
  if (known.includes('original_max_position_embeddings') && !request.has('original_max_position_embeddings')) {
    // A YaRN or LongRoPE file without it means the length that it has.
    if (request.type !== 'llama3') {
      const whole = 'max_position_embeddings';
      request.take('original_max_position_embeddings', model.get(whole), model.label(whole));
    }
    if (request.type === 'yarn' && !request.has('factor'))
      throw missingKey(label('factor'), 'a number, or original_max_position_embeddings');
  }
  for (const key of [...needs, ...configNeeds]) {
    if (!request.has(key)) {
      const where = key === 'max_position_embeddings' ? model.label(key) : label(key);
      throw missingKey(where, `a value, which ${request.type} needs`);
    }
  }
  return scaling;
}

function findScaling(model: ConfigPart, layerType: string | undefined): ConfigPart | undefined {
  const [newer, older] = [model.part('rope_parameters'), model.part('rope_scaling')];
  if (newer && older) {
    throw foreignKey(model.label('rope_scaling'), model.look('rope_scaling'), 'rope_parameters, or this, not both');
  }
  const scaling = newer ?? older;
  if (scaling) model.get(newer ? 'rope_parameters' : 'rope_scaling');
  const layers = scaling?.keys().filter((key) => isObject(scaling.look(key))) ?? [];
  // Gemma 3 and ModernBERT: the layers with a window have a base of their own, and no scaling.
  const isLocal = ['rope_local_base_freq', 'local_rope_theta'].some((key) => model.has(key));
  if (layerType === undefined && (isLocal || layers.length > 0)) {
    const names = isLocal ? ['full_attention', 'sliding_attention'] : layers;
    throw missingKey('layerType', names.map((name) => JSON.stringify(name)).join(' or '));
  }
  if (isLocal && layerType === 'sliding_attention') return undefined;
  if (scaling === undefined || layers.length === 0) return scaling;
  if (layerType === undefined || !layers.includes(layerType)) {
    throw wrongValue('POSENC_UNKNOWN_NAME', 'layerType', layerType, layers.join(' or '));
  }
  const layer = scaling.part(layerType);
  scaling.refuseUnread();
  return layer;
}

function readType(scaling: ConfigPart): RotaryScalingType {
  const key = scaling.has('rope_type') ? 'rope_type' : 'type';
  const type = scaling.get(key),
    allowed = Object.keys(types).join(', ');
  if (type === undefined) {
    // An object with a base alone scales nothing; one with anything else has to say what it means.
    if (scaling.keys().every((k) => common.includes(k))) return 'default';
    throw missingKey(scaling.label('rope_type'), allowed);
  }
  if (typeof type !== 'string') throw wrongType(scaling.label(key), type, allowed);
  const found = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!found) throw wrongValue('POSENC_UNKNOWN_NAME', scaling.label(key), type, allowed);
  // Newer files say it twice: `type: 'mrope', rope_type: 'default'`.
  if (key === 'rope_type') scaling.get('type');
  return found;
}

/** Fills in base and width. Nothing is computed here but the integer division of the hidden size. */
export function readShape(
  request: RotaryRequest,
  model: ConfigPart,
  scaling: ConfigPart | undefined,
  modelType: string,
  layerType: string | undefined,
): void {
  type Place = readonly [part: ConfigPart | undefined, key: string];
  const first = (key: ScalingKey, places: readonly Place[]): void => {
    const [chosen, ...others] = places.filter(([part, word]) => part?.has(word) === true);
    const [part, word] = chosen ?? (places.at(-1) as Place);
    request.take(key, part?.get(word), part?.label(word) ?? word);
    for (const [otherPart, otherWord] of chosen ? others : []) {
      const value = otherPart?.get(otherWord);
      if (value !== part?.look(word)) {
        throw foreignKey(otherPart?.label(otherWord) ?? otherWord, value, `the same as ${part?.label(word)}, or none`);
      }
    }
  };
  const isLocal = layerType === 'sliding_attention';
  const local = ['rope_local_base_freq', 'local_rope_theta'].find((key) => isLocal && model.has(key));
  const bases = ['global_rope_theta', 'rotary_emb_base', 'rope_theta'];
  if (local !== undefined) {
    first('base', [[model, local]]);
    for (const key of bases) model.get(key); // those of the other layers
  } else {
    first('base', [[scaling, 'rope_theta'], ...bases.map((key): Place => [model, key])]);
  }
  if (!request.has('base')) {
    if (mustSayBase(modelType)) throw missingKey(model.label('rope_theta'), `the base of ${modelType}`);
    request.take('base', cpp.paperBase, model.label('rope_theta'));
  }
  first('partial_rotary_factor', [
    [scaling, 'partial_rotary_factor'],
    [model, 'rotary_pct'],
    [model, 'partial_rotary_factor'],
  ]);
  // GPT-J names the rotated channels; DeepSeek rotates a part of its own; Gemma 4 has wider heads on full layers.
  request.take('rotary_dim', model.get('rotary_dim'), model.label('rotary_dim'));
  if (mustSayPart(modelType) && !request.has('rotary_dim') && !request.has('partial_rotary_factor')) {
    throw missingKey(model.label('partial_rotary_factor'), `the share of a head that ${modelType} rotates`);
  }
  const widths = ['qk_rope_head_dim', ...(layerType === 'full_attention' ? ['global_head_dim'] : []), 'head_dim'];
  const width = widths.find((key) => model.has(key)) ?? 'head_dim';
  request.take('head_dim', model.get(width), model.label(width));
  if (!request.has('head_dim') && !(request.has('rotary_dim') && request.type !== 'proportional')) {
    request.take('head_dim', readHeadDim(model), model.label('hidden_size'));
  }
  const { headDim, rotaryDim, partialRotaryFactor } = request.values as Readonly<Record<string, number | undefined>>;
  if (headDim !== undefined && rotaryDim !== undefined && partialRotaryFactor !== undefined) {
    if (Math.trunc(headDim * partialRotaryFactor) !== rotaryDim)
      throw foreignKey(model.label('rotary_dim'), rotaryDim, `${partialRotaryFactor} of ${headDim}, or none`);
  }
}

function readHeadDim(model: ConfigPart): number {
  const [width, heads] = [
    ['hidden_size', 'n_embd'],
    ['num_attention_heads', 'n_head'],
  ].map((words) => words.find((word) => model.has(word)));
  if (width === undefined || heads === undefined)
    throw missingKey(model.label('head_dim'), 'a number, or hidden_size with num_attention_heads');
  const channels = model.get(width);
  if (typeof channels !== 'number') throw wrongType(model.label(width), channels, 'a number');
  return Math.floor(channels / model.count(heads));
}
