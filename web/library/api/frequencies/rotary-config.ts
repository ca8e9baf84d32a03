// Rotary embeddings straight from a model's Hugging Face config.json, with its old key names and its new ones.
import type { MropeSections } from '../encodings/mrope.ts';
import type { Pairing } from '../encodings/heads.ts';
import { readOptions } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { enter, isObject, wrongType, wrongValue } from '../runtime/errors.ts';
import { kindOf, Layers } from './config-layers.ts';
import { readModel, type ReadModel } from './config-model.ts';
import type { ConfigPart } from './config-part.ts';
import { findScaling, readScaling, sectionKeys } from './config-scaling.ts';
import { readBase, readWidth } from './config-shape.ts';
import type { Frequencies } from './frequencies.ts';
import { computeFrequencies, type RotaryFrequencyOptions } from './rotary.ts';
import { missingKey, noRotary, optionsOf, RotaryRequest } from './rotary-scalings.ts';

/** Options that a config.json cannot contain. */
export interface RotaryConfigContext {
  /** The current sequence length, for `dynamic` and `longrope`; default: up to the training length. */
  readonly sequenceLength?: number | undefined;
  /** One of the model's kinds of layers, e.g. `full_attention`: required if they rotate differently. */
  readonly layerType?: string | undefined;
}

/** The rotary settings of a config.json, completed from the class of its model. */
export interface RotaryConfig {
  readonly frequencies: Frequencies;
  /** Undefined for a file without `model_type`, and only for it: then you must choose. */
  readonly pairing: Pairing | undefined;
  /** How many channels of a head are rotated: two for each frequency. */
  readonly rotaryDim: number;
  /** The same as options of `rotaryFrequencies`, which makes the same frequencies. */
  readonly settings: RotaryFrequencyOptions;
  /** For M-RoPE: spread them into the options of `mropeAxes`, or of `rotaryGrid` with `convention: 'mrope'`. */
  readonly sections: MropeSections | undefined;
  /** Which layers rotate, where not all do. */
  readonly layers: readonly boolean[] | undefined;
  /** Which channels of a head they are: nearly always the first. */
  readonly rotates: 'first' | 'last';
  /** Whether values rotate too, with queries and keys. */
  readonly turnsValues: boolean;
  /** An additional factor of the queries at position p: 1 + beta ln(1 + floor(p / length)). */
  readonly queryScale: { readonly beta: number; readonly length: number } | undefined;
  /** The keys that were used, e.g. `rope_scaling.factor`. */
  readonly used: readonly string[];
  /** The class that completed the file: repository, file and name. */
  readonly source: string | undefined;
}

/** For a file that names its model. */
export interface KnownRotaryConfig extends RotaryConfig {
  readonly pairing: Pairing;
}

/**
 * The rotary embedding of a model, from its config.json as `JSON.parse` returns it: read like the class of its
 * `model_type`, which the documentation lists. Keys that do not concern positions are ignored; those that do are used,
 * or rejected by name if they mean nothing here. Of a model of several parts the text model is read (`text_config`). A
 * file without `model_type` is read by the most common meaning of its keys, and leaves the pairing to you.
 *
 * Shapes: as `rotaryFrequencies`.
 * Units: radians per position; lengths in positions.
 * Errors: `TypeError` for a wrong type; `RangeError` for a value that is out of range or not finite, an unknown model
 * type, an unknown scaling, a kind of layers that the model does not have, a list of another length than R / 2;
 * `PosencError` with code POSENC_MISSING_KEY or POSENC_FOREIGN_KEY for a key that is needed, or that concerns positions
 * and is not known, POSENC_NO_ROTARY for a model or a layer without a rotary embedding. Each names the key as the file
 * does.
 *
 * @example
 * const { frequencies, pairing, used } = rotaryFromConfig(JSON.parse(text), { sequenceLength: 8192 });
 */
export function rotaryFromConfig<C extends { readonly model_type: string }>(
  config: C,
  context?: RotaryConfigContext,
): KnownRotaryConfig;
export function rotaryFromConfig(config: object, context?: RotaryConfigContext): RotaryConfig;
export function rotaryFromConfig(config: object, context: RotaryConfigContext = {}): RotaryConfig {
  enter('rotaryFromConfig');
  const { sequenceLength, layerType } = readOptions<RotaryConfigContext>(context, 'context', [
    'sequenceLength',
    'layerType',
  ]);
  if (layerType !== undefined && typeof layerType !== 'string') throw wrongType('layerType', layerType, 'a text');
  if (!isObject(config)) throw wrongType('config', config, 'an object, as JSON.parse gives it');
  const model = readModel(config);
  const layers = new Layers(model.part, model.facts);
  const kinds = kindsToRead(model, layers, layerType);
  const all = kinds.map((kind) => readKind(model, layers, kind, sequenceLength));
  const [first] = all as [ReadKind];
  if (all.some(({ request }) => JSON.stringify(optionsOf(request)) !== JSON.stringify(optionsOf(first.request)))) {
    throw missingKey('layerType', kinds.map((name) => JSON.stringify(name)).join(' or '));
  }
  const { part, facts, source, used } = model;
  const { request, scaling } = first;
  const pairing = readPairing(model);
  const sections = readSections(model, scaling);
  const rotating = layers.rotating();
  const { turnsValues: values } = facts;
  const turnsValues = typeof values === 'string' ? part.flag(values) === true : values === true;
  const rotates = rotatesOf(facts);
  const queryScale = readQueryScale(model, first);
  model.refuseUnread();
  const settings = optionsOf(request);
  const frequencies = computeFrequencies(request);
  const rotaryDim = 2 * frequencies.inverse.length;
  const found = { frequencies, pairing, rotaryDim, settings, sections, layers: rotating };
  return { ...found, rotates, turnsValues, queryScale, used: [...used], source };
}

/** The settings of a file for layers of one kind. @internal */
export interface ReadKind {
  readonly request: RotaryRequest;
  readonly scaling: ConfigPart | undefined;
}

function kindsToRead({ modelType, label }: ReadModel, layers: Layers, asked: string | undefined): readonly string[] {
  const kind = asked === undefined ? undefined : kindOf(asked);
  if (kind !== undefined && !layers.kinds.includes(kind)) {
    throw wrongValue('POSENC_UNKNOWN_NAME', 'layerType', asked, layers.kinds.join(' or '));
  }
  const rotating = layers.kinds.filter((name) => layers.rotates(name));
  if (kind !== undefined) {
    if (rotating.includes(kind)) return [kind];
    throw noRotary('layerType', asked, `layers of this kind of ${modelType || 'this model'} have none`, rotating);
  }
  if (rotating.length === 0) throw noRotary(label, modelType, 'no layer of this file has one', []);
  return rotating;
}

/** Reads them. @internal */
export function readKind(
  { part, facts, modelType }: ReadModel,
  layers: Layers,
  kind: string,
  length: unknown,
): ReadKind {
  const request = new RotaryRequest();
  const found = findScaling(part, facts, kind, layers.factsOf(kind));
  readScaling(request, part, facts, found, length);
  const shape = { model: part, modelType, facts, layers, kind, scaling: found.part };
  readBase(request, shape);
  readWidth(request, shape);
  if (facts.fixedNtk !== undefined) applyFixedNtk(request, facts.fixedNtk, found.part);
  request.take('sequence_length', length, 'sequenceLength');
  return { request, scaling: found.part };
}

/** Turns a base and a factor into those of `linear` with the same frequencies. */
function applyFixedNtk(request: RotaryRequest, name: string, scaling: ConfigPart | undefined): void {
  const { base, factor, headDim, rotaryDim = headDim } = request.values as Readonly<Record<string, number>>;
  const said = scaling?.look('rope_type') ?? scaling?.look('type');
  if (said !== name || base === undefined || factor === undefined || rotaryDim === undefined) return;
  request.take('base', base * factor, request.labels.get('base') ?? 'rope_theta');
  request.take('factor', factor ** (2 / rotaryDim), request.labels.get('factor') ?? 'factor');
}

/** With latent attention the rotated channels stand behind the others. @internal */
export const rotatesOf = ({ rotatesLast, restDim }: ReadModel['facts']): 'first' | 'last' =>
  rotatesLast === true || restDim !== undefined ? 'last' : 'first';

/** In some models a key of the file says it, in others their code. @internal */
export function readPairing({ part, facts }: ReadModel): Pairing | undefined {
  const keys = facts.pairingKey === undefined ? [] : [facts.pairingKey];
  const says = (facts.pairing === undefined ? ['rope_interleave', 'rope_interleaved'] : keys).map((k) => part.flag(k));
  const interleaved = says.find((flag) => flag !== undefined);
  if (interleaved === undefined) return facts.pairing;
  return interleaved ? 'interleaved' : 'rotateHalf';
}

/** M-RoPE's sections. @internal */
export function readSections({ facts }: ReadModel, scaling: ConfigPart | undefined): MropeSections | undefined {
  const key = sectionKeys.find((word) => scaling?.has(word)) ?? 'mrope_section';
  const list = scaling?.get(key);
  const flag = scaling?.flag('mrope_interleaved');
  const style = facts.sectionStyle ?? (flag === true ? 'interleaved' : 'chunked');
  if (scaling === undefined || list === undefined) {
    return facts.sections && { sections: [...facts.sections], style };
  }
  return { sections: [...numberList(list, scaling.label(key))], style };
}

/** The factor of the queries that a scaling brings. @internal */
export function readQueryScale({ facts }: ReadModel, { request, scaling }: ReadKind): RotaryConfig['queryScale'] {
  const key = facts.queryScaleKey;
  const beta = key === undefined ? undefined : scaling?.get(key);
  if (key === undefined || scaling === undefined || beta === undefined) return undefined;
  if (typeof beta !== 'number') throw wrongType(scaling.label(key), beta, 'a number');
  const length = request.values['originalMaxPositionEmbeddings'];
  if (typeof length !== 'number') throw missingKey(scaling.label('original_max_position_embeddings'), 'a number');
  return { beta, length };
}
