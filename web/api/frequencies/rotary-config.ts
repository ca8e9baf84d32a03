// Rotary embeddings straight from a model's Hugging Face config.json, with its old key names and its new ones.
import type { MropeSections } from '../encodings/mrope.ts';
import type { Pairing } from '../encodings/rotary.ts';
import { numberList, readOptions } from '../runtime/arguments.ts';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import { ConfigPart, isObject } from './config-part.ts';
import { readScaling, readShape } from './config-scaling.ts';
import type { Frequencies } from './frequencies.ts';
import { pairingOf } from './model-pairings.ts';
import { computeFrequencies, type RotaryFrequencyOptions } from './rotary.ts';
import { missingKey, optionsOf, RotaryRequest } from './rotary-scalings.ts';

/** What a config.json does not say. */
export interface RotaryConfigContext {
  /** The length of the sequence at hand, for `dynamic` and `longrope`; default: up to the length of training. */
  readonly sequenceLength?: number | undefined;
  /** For models with parameters for each layer type, e.g. `full_attention` or `sliding_attention`. */
  readonly layerType?: string | undefined;
}

/** What a config.json says of a rotary embedding. */
export interface RotaryConfig {
  readonly frequencies: Frequencies;
  /** undefined for a model whose code is not known here: then you must say. */
  readonly pairing: Pairing | undefined;
  /** How many channels of a head are rotated: two for each frequency. */
  readonly rotaryDim: number;
  /** The same in the words of `rotaryFrequencies`, which makes the same frequencies of it. */
  readonly settings: RotaryFrequencyOptions;
  /** For M-RoPE: what `mrope` takes. */
  readonly sections: MropeSections | undefined;
  /** Which layers rotate, where not all do. */
  readonly layers: readonly boolean[] | undefined;
  /** The keys that were used, e.g. `rope_scaling.factor`. */
  readonly used: readonly string[];
}

/**
 * The rotary embedding of a model, from its config.json as `JSON.parse` gives it. Keys that do not concern positions
 * are ignored; those that do are used, or refused by name when they mean nothing here. Of a model of several parts the
 * text model is read (`text_config`).
 *
 * Shapes: as `rotaryFrequencies`.
 * Units: radians per position; lengths in positions.
 * Errors: `TypeError` for a wrong type; `RangeError` for a value that is out of range or not finite, an unknown
 * scaling, a list of another length than R / 2; `PosencError` with code POSENC_MISSING_KEY or POSENC_FOREIGN_KEY for a
 * key that is needed, or that concerns positions and is not known. Each names the key as the file does.
 *
 * @example
 * const { frequencies, pairing, used } = rotaryFromConfig(JSON.parse(text), { sequenceLength: 8192 });
 */
export function rotaryFromConfig(config: object, context: RotaryConfigContext = {}): RotaryConfig {
  const { sequenceLength, layerType } = readOptions<RotaryConfigContext>(context, 'context', [
    'sequenceLength',
    'layerType',
  ]);
  if (layerType !== undefined && typeof layerType !== 'string') throw wrongType('layerType', layerType, 'a text');
  if (!isObject(config)) throw wrongType('config', config, 'an object, as JSON.parse gives it');
  const used = new Set<string>();
  const file = new ConfigPart(config, '', used);
  const text = file.look('hidden_size') === undefined ? file.part('text_config') : undefined;
  const model = text ?? file;
  const modelType = readModelType(model);
  const request = new RotaryRequest();
  const scaling = readScaling(request, model, layerType);
  readShape(request, model, scaling, modelType, layerType);
  request.take('sequence_length', sequenceLength, 'sequenceLength');
  const pairing = readPairing(model, modelType);
  const sections = readSections(scaling);
  const layers = readLayers(model, modelType);
  file.refuseUnread();
  text?.refuseUnread();
  const settings = optionsOf(request);
  const frequencies = computeFrequencies(request);
  const rotaryDim = 2 * frequencies.inverse.length;
  return { frequencies, pairing, rotaryDim, settings, sections, layers, used: [...used] };
}

function readModelType(model: ConfigPart): string {
  const type = model.get('model_type') ?? '';
  if (typeof type !== 'string') throw wrongType(model.label('model_type'), type, 'a text');
  const kind = model.get('position_embedding_type');
  if (kind !== undefined && kind !== 'rotary' && kind !== 'rope') {
    throw wrongValue('POSENC_UNKNOWN_NAME', model.label('position_embedding_type'), kind, 'rotary or rope');
  }
  return type;
}

/** DeepSeek-V3 has a key for it; of others it is in their code. */
function readPairing(model: ConfigPart, modelType: string): Pairing | undefined {
  const interleaved = model.flag('rope_interleave') ?? model.flag('rope_interleaved');
  if (interleaved === undefined) return pairingOf(modelType);
  return interleaved ? 'interleaved' : 'rotateHalf';
}

function readSections(scaling: ConfigPart | undefined): MropeSections | undefined {
  const list = scaling?.get('mrope_section');
  if (scaling === undefined || list === undefined) return undefined;
  const sections = [...numberList(list, scaling.label('mrope_section'))];
  return { sections, style: scaling.flag('mrope_interleaved') === true ? 'interleaved' : 'chunked' };
}

/** Llama 4 and SmolLM3: some layers do not rotate. */
function readLayers(model: ConfigPart, modelType: string): readonly boolean[] | undefined {
  const label = model.label('no_rope_layers');
  const given = model.get('no_rope_layers');
  const list = given === undefined ? [] : numberList(given, label);
  if (list.length > 0) {
    return Array.from(list, (rotates, layer) => {
      if (rotates === 0 || rotates === 1) return rotates === 1;
      throw wrongValue('POSENC_OUT_OF_RANGE', `${label}[${layer}]`, rotates, '1 for a layer that rotates, or 0');
    });
  }
  if (given === undefined && !model.has('no_rope_layer_interval')) return undefined;
  if (!model.has('no_rope_layer_interval') && modelType !== 'llama4_text') {
    throw missingKey(model.label('no_rope_layer_interval'), 'an integer of at least 1');
  }
  const interval = model.has('no_rope_layer_interval') ? model.count('no_rope_layer_interval') : 4;
  const layers = model.count('num_hidden_layers');
  return Array.from({ length: layers }, (_, layer) => (layer + 1) % interval !== 0);
}
