// Rotated layers of one kind: every number with its source, and what the scaling makes of the pairs.
import * as cpp from '../../../../build/wasm/calls.js';
import type { Pairing } from '../encodings/heads.ts';
import type { Field } from '../runtime/record.ts';
import type { ReadModel } from '../frequencies/config-model.ts';
import { readKind, readPairing, readSections, rotatesOf, type ReadKind } from '../frequencies/rotary-config.ts';
import { sectionKeys } from '../frequencies/config-scaling.ts';
import { computeFrequencies } from '../frequencies/rotary.ts';
import { optionsOf, RotaryRequest, type RotaryScalingType } from '../frequencies/rotary-scalings.ts';
import type { KindFacts } from '../frequencies/models/facts.ts';
import type { Layers } from '../frequencies/config-layers.ts';
import { pairsOf } from './rotary-pairs.ts';
import { widthOf } from './scores.ts';
import { computed, fromClass, fromFile, fromLabel, placeOf, unknown, versioned, type Sourced } from './sourced.ts';
import type { RotaryLayer } from './types.ts';

const ropeUtils = 'huggingface/transformers src/transformers/modeling_rope_utils.py';

/** Parameters that have a default in every class. */
const optionsByScaling: Partial<Readonly<Record<RotaryScalingType, readonly Field[]>>> = {
  yarn: cpp.YarnFrequencyOptions,
  llama3: cpp.Llama3FrequencyOptions,
};

const shapeNames = ['headDim', 'rotaryDim', 'partialRotaryFactor', 'base', 'sequenceLength'];
const defaulted = ['betaFast', 'betaSlow', 'truncate', 'lowFreqFactor', 'highFreqFactor'];

/** Reads the rotated layers of a kind at a sequence length. */
export function rotaryLayer(model: ReadModel, layers: Layers, kind: string, length: unknown): RotaryLayer {
  const read = readKind(model, layers, kind, length);
  const { request, scaling } = read;
  const settings = optionsOf(request);
  const saysRotaryDim = request.has('rotary_dim');
  const frequencies = computeFrequencies(request);
  const { values, type } = request;
  const sourced = <T>(name: string): Sourced<T> => sourceOf<T>(model, request, name);
  const parameters: Record<string, Sourced<number | boolean | readonly number[]>> = {};
  for (const [name, value] of Object.entries(values)) {
    if (shapeNames.includes(name)) continue;
    const one = sourced<number | boolean | readonly number[]>(name);
    parameters[name] = typeof value === 'object' ? ({ ...one, value: [...value] } as typeof one) : one;
  }
  for (const [name, fieldKind, standard] of optionsByScaling[type] ?? []) {
    if (parameters[name] !== undefined || !defaulted.includes(name) || typeof standard !== 'number') continue;
    parameters[name] = fromClass(fieldKind === 'flag' ? standard === 1 : standard, versioned(ropeUtils));
  }
  const sections = readSections(model, scaling);
  const sectionKey = sectionKeys.find((word) => scaling?.has(word));
  return {
    base: sourced('base'),
    headDim: isPartOfHead(model) ? widthOf(model, layers.factsOf(kind)) : sourced('headDim'),
    rotaryDim: rotaryDimOf(model, request, 2 * frequencies.inverse.length, saysRotaryDim),
    rotates: rotatesOf(model.facts),
    pairing: pairingOf(model),
    turned: turnedOf(model),
    scaling: { type: typeOf(model, read, layers.factsOf(kind)), parameters },
    attentionFactor: attentionFactorOf(model, request, frequencies.attentionFactor),
    sections:
      sections &&
      (sectionKey === undefined
        ? fromClass(sections, placeOf(model))
        : fromLabel(sections, scaling?.label(sectionKey) ?? sectionKey, model.sources)),
    frequencies,
    settings,
    pairs: pairsOf(request, frequencies.inverse),
  };
}

function sourceOf<T>(model: ReadModel, request: RotaryRequest, name: string): Sourced<T> {
  const value = request.values[name] as T | undefined;
  const label = request.labels.get(name) ?? name;
  if (value === undefined) return unknown(`neither ${label} nor the class says it`);
  if (name === 'headDim' && /(^|\.)hidden_size$/.test(label) && model.used.has(label)) {
    return computed(value, `${label} / ${label.replace(/hidden_size$/, 'num_attention_heads')}`);
  }
  if (name === 'base' && model.facts.baseTimes !== undefined && label === model.part.label(model.facts.baseTimes)) {
    return computed(value, `the base of ${placeOf(model)} times ${label}`);
  }
  const { fixedNtk } = model.facts;
  if (fixedNtk !== undefined && request.type === 'linear' && (name === 'base' || name === 'factor')) {
    const rule = name === 'base' ? 'rope_theta times the factor' : 'factor^(2 / head_dim)';
    return computed(value, `${rule}, as a scaling of type ${fixedNtk} has it: ${label}`);
  }
  return ofLabel(model, value, label);
}

/** A value under a label: of the file where its key was used, of the class where not. */
const ofLabel = <T>(model: ReadModel, value: T, label: string): Sourced<T> =>
  model.used.has(label) || model.sources?.has(label) === true
    ? fromLabel(value, label, model.sources)
    : fromClass(value, placeOf(model));

function rotaryDimOf(model: ReadModel, request: RotaryRequest, value: number, isSaid: boolean): Sourced<number> {
  if (isSaid) return sourceOf(model, request, 'rotaryDim');
  const share = sourceOf<number>(model, request, 'partialRotaryFactor');
  if (share.value !== undefined) return computed(value, `head_dim times ${share.value}: ${share.source}`);
  return computed(value, `all of a head: ${sourceOf(model, request, 'headDim').source}`);
}

/** Whether the width that the frequencies are made for is only a part of a head. */
const isPartOfHead = ({ facts }: ReadModel): boolean => facts.restDim !== undefined || facts.partInHead === true;

function pairingOf(model: ReadModel): Sourced<Pairing> {
  const pairing = readPairing(model);
  if (pairing === undefined) return unknown('the file names no model_type, and no key says how channels pair');
  const { facts, part } = model;
  const keys = facts.pairingKey === undefined ? [] : [facts.pairingKey];
  const key = (facts.pairing === undefined ? ['rope_interleave', 'rope_interleaved'] : keys).find((k) => part.has(k));
  return key === undefined ? fromClass(pairing, placeOf(model)) : fromLabel(pairing, part.label(key), model.sources);
}

function turnedOf(model: ReadModel): RotaryLayer['turned'] {
  const { turnsValues } = model.facts;
  const key = typeof turnsValues === 'string' ? turnsValues : undefined;
  const turns = key === undefined ? turnsValues === true : model.part.flag(key) === true;
  // DeepSeek V4 turns the output back, RoFormer does not.
  const turned = turns ? (['queries', 'keys', 'values'] as const) : (['queries', 'keys'] as const);
  const all = turns && key === undefined ? ([...turned, 'output'] as const) : turned;
  return key !== undefined && model.part.has(key)
    ? fromFile(all, model.part.label(key))
    : fromClass(all, placeOf(model));
}

function typeOf(model: ReadModel, { request, scaling }: ReadKind, own: KindFacts): Sourced<RotaryScalingType> {
  if (own.unscaled && scaling !== undefined) return computed('default', 'layers of this kind are not scaled');
  const key = ['rope_type', 'type'].find((word) => scaling?.has(word));
  const label = key === undefined ? undefined : scaling?.label(key);
  return label === undefined ? fromClass(request.type, placeOf(model)) : ofLabel(model, request.type, label);
}

function attentionFactorOf(model: ReadModel, request: RotaryRequest, value: number): Sourced<number> {
  if (request.has('attention_factor')) return sourceOf(model, request, 'attentionFactor');
  if (request.type === 'longrope') return computed(value, 'sqrt(1 + ln(factor) / ln(original length))');
  if (request.type !== 'yarn') return computed(value, `a scaling of type ${request.type} has none`);
  const { mscale, mscaleAllDim, attentionWeight = 1 } = request.values;
  const isRatio = Boolean(mscale) && Boolean(mscaleAllDim);
  const plain = attentionWeight === 1 ? '0.1 ln(factor) + 1' : `0.1 ${String(attentionWeight)} ln(factor) + 1`;
  return computed(value, isRatio ? '(0.1 mscale ln(factor) + 1) / (0.1 mscale_all_dim ln(factor) + 1)' : plain);
}
