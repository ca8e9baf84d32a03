// The base of a config.json and the rotated width, for the layers of one kind.
import * as cpp from '../../../../build/wasm/calls.js';
import { wrongType } from '../runtime/errors.ts';
import type { Layers } from './config-layers.ts';
import type { ConfigPart } from './config-part.ts';
import type { Facts } from './models/models.ts';
import {
  foreignKey,
  keysOf,
  missingKey,
  scalingTypes,
  type RotaryRequest,
  type ScalingKey,
} from './rotary-scalings.ts';

type Place = readonly [part: ConfigPart | undefined, key: string];

/** Takes the value of the first place that has one; the others must agree. */
function takeFirst(request: RotaryRequest, key: ScalingKey, places: readonly Place[]): void {
  const [chosen, ...others] = places.filter(([part, word]) => part?.has(word) === true);
  const [part, word] = chosen ?? places.at(-1) ?? [undefined, key];
  request.take(key, part?.get(word), part?.label(word) ?? word);
  for (const [otherPart, otherWord] of chosen ? others : []) {
    const value = otherPart?.get(otherWord);
    if (value !== part?.look(word)) {
      throw foreignKey(otherPart?.label(otherWord) ?? otherWord, value, `the same as ${part?.label(word)}, or none`);
    }
  }
}

export interface ShapeSource {
  readonly model: ConfigPart;
  readonly modelType: string;
  readonly facts: Facts;
  readonly layers: Layers;
  readonly kind: string;
  /** The place of the scaling, if there is one. */
  readonly scaling: ConfigPart | undefined;
}

/** Fills in the base. */
export function readBase(request: RotaryRequest, source: ShapeSource): void {
  const { model, modelType, facts, layers, kind, scaling } = source;
  const own = layers.factsOf(kind);
  const general = facts.baseKeys ?? ['rope_theta'];
  const keys = own.baseKeys ?? general;
  model.ignore([...general, ...Object.values(facts.kinds ?? {}).flatMap(({ baseKeys = [] }) => baseKeys)]);
  const list = facts.perLayer?.base;
  const ofLayers = list === undefined ? undefined : layers.numberOf(list, kind);
  const single = keys.filter((key) => key !== list || ofLayers === undefined);
  if (ofLayers !== undefined) {
    request.take('base', ofLayers, model.label(list as string));
    scaling?.get('rope_theta');
  } else {
    const inside: Place = [scaling, 'rope_theta'];
    takeFirst(request, 'base', [inside, ...single.map((key): Place => [model, key])]);
  }
  if (!request.has('base')) {
    const standard = own.base ?? (facts.base === undefined ? cpp.paperBase : facts.base);
    const label = model.label(keys[0] ?? 'rope_theta');
    if (standard === null) throw missingKey(label, `the base of ${modelType}`);
    request.take('base', standard, label);
    // A file may repeat a base that its class has in its code.
    if (keys.length === 0 && model.look('rope_theta') === standard) model.get('rope_theta');
  }
  if (facts.baseTimes !== undefined && model.has(facts.baseTimes)) {
    const times = model.get(facts.baseTimes);
    const label = model.label(facts.baseTimes);
    if (typeof times !== 'number') throw wrongType(label, times, 'a number');
    request.take('base', (request.values['base'] as number) * times, label);
  }
}

/** Whether a scaling of this type applies the rotated share itself. */
const hasOwnShare = (type: unknown): boolean =>
  scalingTypes().some((one) => one === type && keysOf[one].mayHave.includes('partial_rotary_factor'));

/** Completes the width of a head and its rotated share. Nothing is computed except the division of hidden size. */
export function readWidth(request: RotaryRequest, { model, facts, layers, kind, scaling }: ShapeSource): void {
  const own = layers.factsOf(kind);
  const partKeys = [...(facts.partKeys ?? []), 'partial_rotary_factor'];
  const rotated = 'qk_rope_head_dim';
  if (facts.partInHead && model.has(rotated)) {
    model.ignore(partKeys);
    scaling?.get('partial_rotary_factor');
    request.take('head_dim', model.get(rotated), model.label(rotated));
    return;
  }
  const list = facts.perLayer?.part;
  const ofLayers = list === undefined ? undefined : layers.numberOf(list, kind);
  if (ofLayers !== undefined) request.take('partial_rotary_factor', ofLayers, model.label(list as string));
  else {
    const places = partKeys.map((key): Place => [model, key]);
    // A share that belongs to a scaling is for the kinds that it scales.
    const isForOthers = own.unscaled === true && hasOwnShare(scaling?.look('rope_type'));
    const inside: readonly Place[] = isForOthers ? [] : [[scaling, 'partial_rotary_factor']];
    takeFirst(request, 'partial_rotary_factor', [...inside, ...places]);
  }
  request.take('rotary_dim', model.get('rotary_dim'), model.label('rotary_dim'));
  if (!request.has('rotary_dim') && !request.has('partial_rotary_factor')) {
    request.take('rotary_dim', facts.rotaryDim, model.label('rotary_dim'));
    request.take('partial_rotary_factor', own.part ?? facts.part, model.label('partial_rotary_factor'));
  }
  const keys = [...(own.headDimKey ? [own.headDimKey] : []), ...(facts.headDimKeys ?? []), 'head_dim'];
  const key = keys.find((word) => model.has(word)) ?? 'head_dim';
  const standard = own.headDim ?? (model.has('head_dim') ? undefined : facts.headDim);
  const isOwn = own.headDim !== undefined && key !== own.headDimKey;
  request.take('head_dim', isOwn ? own.headDim : (model.get(key) ?? standard), model.label(key));
  // A scaling that applies the share itself needs the whole head.
  const isOfHead = hasOwnShare(request.type);
  if (!request.has('head_dim') && (isOfHead || !request.has('rotary_dim'))) {
    request.take('head_dim', readHeadDim(model, facts), model.label('hidden_size'));
  }
  const { headDim, rotaryDim, partialRotaryFactor } = request.values as Readonly<Record<string, number | undefined>>;
  if (headDim !== undefined && rotaryDim !== undefined && partialRotaryFactor !== undefined) {
    if (Math.trunc(headDim * partialRotaryFactor) !== rotaryDim)
      throw foreignKey(model.label('rotary_dim'), rotaryDim, `${partialRotaryFactor} of ${headDim}, or none`);
  }
}

/** The width of the model shared out among its heads. @internal */
export function readHeadDim(model: ConfigPart, { hidden }: Facts): number {
  const [width, heads] = [
    ['hidden_size', 'n_embd', 'd_model'],
    ['num_attention_heads', 'n_head', 'n_heads', 'encoder_num_attention_heads'],
  ].map((words) => words.find((word) => model.has(word)));
  if (width === undefined && heads === undefined && hidden && model.label('') !== '') {
    return Math.floor(hidden[0] / hidden[1]);
  }
  if (width === undefined || heads === undefined)
    throw missingKey(model.label('head_dim'), 'a number, or hidden_size with num_attention_heads');
  const channels = model.get(width);
  if (typeof channels !== 'number') throw wrongType(model.label(width), channels, 'a number');
  return Math.floor(channels / model.count(heads));
}
