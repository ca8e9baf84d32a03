// How long a model was trained, and how far its file extends it.
import type { NamedModel } from '../frequencies/config-model.ts';
import { computed, fromClass, fromFile, unknown, versioned, type Sourced } from './sourced.ts';
import type { LayerPositions, ModelPositions, RotaryLayer } from './types.ts';

const lengthKeys = [
  'max_position_embeddings',
  'n_positions',
  'seq_length',
  'model_max_length',
  'max_seq_len',
  'max_target_positions',
];

/** `max_position_embeddings` of classes whose files leave it out; in configuration_*.py, main of August 2026. */
const classLengths: Readonly<Record<string, number>> = {
  falcon: 2048,
  RefinedWeb: 2048,
  RefinedWebModel: 2048,
  gemma3: 131072,
  gemma3_text: 131072,
};

/** The lengths of a model: what its file states, what it was trained with, what its scaling reaches. */
export type Lengths = Pick<ModelPositions, 'stated' | 'trained' | 'extended'>;

/** The lengths, as far as the file says them. */
export function lengthsOf(
  { part, modelType, row, source = '' }: NamedModel,
  kinds: readonly LayerPositions[],
): Lengths {
  const key = lengthKeys.find((word) => part.has(word));
  const standard = classLengths[modelType];
  const stated: Sourced<number> =
    key !== undefined
      ? fromFile(part.count(key, 2 ** 31), part.label(key))
      : standard === undefined
        ? unknown('the file gives no length')
        : fromClass(standard, versioned(source));
  const table = kinds.find((kind) => kind.positions === 'learned');
  if (table?.positions === 'learned' && typeof table.table.rows.value === 'number') {
    const rows = table.table.rows as Sourced<number>;
    return { stated: rows, trained: rows, extended: rows };
  }
  const lengths = scaledLengths(stated, kinds);
  const trainedKey = row !== undefined && 'pairing' in row ? row.trainedKey : undefined;
  if (trainedKey === undefined || !part.has(trainedKey)) return { stated, ...lengths };
  return { stated, ...lengths, trained: fromFile(part.count(trainedKey, 2 ** 31), part.label(trainedKey)) };
}

/** The trained and the extended length beside a stated one, by the scaling. */
export function scaledLengths(stated: Sourced<number>, kinds: readonly LayerPositions[]): Omit<Lengths, 'stated'> {
  const scaled = kinds
    .flatMap((kind) => (kind.positions === 'rotary' ? [kind.rotary] : []))
    .find(({ scaling: { type, parameters } }) => type.value !== 'default' && Object.keys(parameters).length > 0);
  if (scaled === undefined) return { trained: stated, extended: stated };
  return { trained: trainedOf(scaled, stated), extended: extendedOf(scaled, stated) };
}

function trainedOf({ scaling: { type, parameters } }: RotaryLayer, stated: Sourced<number>): Sourced<number> {
  const original = parameters['originalMaxPositionEmbeddings'];
  // Without a length of its own LongRoPE takes the one that is stated, which need not be that of training.
  if (type.value === 'longrope' && original?.source === stated.source)
    return unknown('the file does not say the length before its scaling');
  if (typeof original?.value === 'number') return original as Sourced<number>;
  if (type.value === 'dynamic') return stated;
  return unknown(`a scaling of type ${type.value} does not say the length before it`);
}

function extendedOf({ scaling: { type, parameters } }: RotaryLayer, stated: Sourced<number>): Sourced<number> {
  const factor = parameters['factor']?.value;
  const original = parameters['originalMaxPositionEmbeddings']?.value;
  // Model cards add YaRN to a file and leave its length, as of Qwen3; vLLM reckons the same product.
  if (
    type.value === 'yarn' &&
    typeof original === 'number' &&
    typeof factor === 'number' &&
    stated.value !== original * factor
  ) {
    return computed(original * factor, 'the original length times the factor');
  }
  if (type.value === 'dynamic' && typeof factor === 'number' && stated.value !== undefined) {
    return computed(stated.value * factor, `${stated.source} times the factor`);
  }
  if (typeof original === 'number' && typeof factor === 'number' && (stated.value ?? 0) <= original) {
    return computed(original * factor, 'the original length times the factor');
  }
  return stated;
}
