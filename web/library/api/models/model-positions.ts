// The positions of a model, layer by layer, from its config.json, params.json or GGUF header.
import { readOptions } from '../runtime/arguments.ts';
import { enter, isObject, wrongType } from '../runtime/errors.ts';
import { Layers } from '../frequencies/config-layers.ts';
import { hasRotary, nameModel, rotaryModel, type NamedModel } from '../frequencies/config-model.ts';
import { changesOf } from './changes.ts';
import { isGguf } from './gguf-keys.ts';
import { nameGguf } from './gguf-positions.ts';
import { groupLayers } from './layer-groups.ts';
import { lengthsOf } from './lengths.ts';
import { otherLayers } from './other-layers.ts';
import { rotaryLayer } from './rotary-layer.ts';
import { scoresOf } from './scores.ts';
import { unknown, versioned } from './sourced.ts';
import { unreadKeys } from './unread-keys.ts';
import type { LayerPositions, ModelPositions } from './types.ts';

/** Settings that a file cannot contain. */
export interface ModelPositionsOptions {
  /**
   * The sequence length that `frequencies` are for, where they depend on it; default: up to the training length. Of a
   * GGUF file with two lists of factors it is the context that llama.cpp allots, by which it chooses the list.
   */
  readonly sequenceLength?: number | undefined;
}

/**
 * The positions of a model, layer by layer, from its config.json or Mistral's params.json as `JSON.parse` returns it,
 * or from what `readModelFile` reads of a GGUF file: which layers rotate, with which base, window, scaling and width,
 * how long the model was trained and how far it is extended, and what changes at which position. Each value says its
 * source: a key of the file, a default of the class, a rule, or why it is unknown.
 *
 * Shapes: frequencies [R / 2] for R rotated channels, as `rotaryFrequencies`; slopes [H].
 * Units: frequencies in radians per position; lengths, windows and wavelengths in positions.
 * Errors: `TypeError` for a wrong type; `RangeError` for a value that is out of range or not finite, an unknown model
 * type, or an unknown scaling; `PosencError` with code POSENC_MISSING_KEY or POSENC_FOREIGN_KEY for a key that is
 * needed, or that concerns positions and is not known here. Each names the key as the file does.
 *
 * @example
 * const layer = modelPositions(JSON.parse(text)).layers[5];
 * if (layer.positions === 'rotary') console.log(layer.rotary.base.value, layer.rotary.base.source);
 */
export function modelPositions(config: object, options: ModelPositionsOptions = {}): ModelPositions {
  enter('modelPositions');
  const { sequenceLength } = readOptions<ModelPositionsOptions>(options, 'options', ['sequenceLength']);
  if (sequenceLength !== undefined && typeof sequenceLength !== 'number') {
    throw wrongType('sequenceLength', sequenceLength, 'a number');
  }
  if (!isObject(config)) throw wrongType('config', config, 'an object, as JSON.parse gives it');
  const named = isGguf(config) ? nameGguf(config) : nameModel(config);
  const kinds = hasRotary(named) ? rotaryKinds(named, sequenceLength) : otherKinds(named);
  const { stated, trained, extended } = lengthsOf(named, kinds);
  return {
    modelType: named.gguf?.name ?? named.modelType,
    class: named.source === undefined ? undefined : versioned(named.source),
    layers: eachOf(kinds),
    kinds,
    stated,
    trained,
    extended,
    changes: changesOf({ kinds, trained, extended }, named.gguf !== undefined),
    used: [...named.used],
    notes: named.gguf?.notes ?? [...(named.notes ?? []), ...unreadKeys(named), ...otherParts(named)],
  };
}

function rotaryKinds(named: NamedModel, length: unknown): readonly LayerPositions[] {
  const model = rotaryModel(named);
  const layers = new Layers(model.part, model.facts);
  const found = groupLayers(model, layers).map(({ rotates, ...group }): LayerPositions => {
    const own = layers.factsOf(group.name);
    if (!rotates) {
      const isState = group.attends === 'recurrent';
      const scores = isState
        ? { scale: unknown('no attention'), softcap: unknown('no attention'), temperature: undefined }
        : scoresOf(model, own, undefined, false);
      const why = isState ? 'recurrent layers know the order of their tokens' : 'no rotation';
      return { ...group, positions: 'none', why, scores };
    }
    const rotary = rotaryLayer(model, layers, group.name, length);
    return { ...group, positions: 'rotary', rotary, scores: scoresOf(model, own, rotary, true) };
  });
  model.refuseUnread();
  return found;
}

function otherKinds(named: NamedModel): readonly LayerPositions[] {
  const found = otherLayers(named);
  for (const part of named.parts) part.refuseUnread();
  return found;
}

/** The kind of each layer, where all are known. */
function eachOf(kinds: readonly LayerPositions[]): readonly LayerPositions[] | undefined {
  if (kinds.some(({ indices }) => indices === undefined)) return undefined;
  const each: LayerPositions[] = [];
  for (const kind of kinds) for (const layer of kind.indices as readonly number[]) each[layer] = kind;
  return each;
}

/** Parts of the file that are models of their own, with positions that are not described. */
function otherParts({ parts }: NamedModel): readonly string[] {
  const names = parts.flatMap((part) =>
    part.keys().filter((key) => /^(vision|visual|vit|audio|talker|token2wav).*config$/.test(key)),
  );
  return names.map((name) => `${name} is a model of its own, whose positions are not described here.`);
}
