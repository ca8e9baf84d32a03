// Models that mix recurrent layers with attention that has no positions.
import type { NamedModel } from '../frequencies/config-model.ts';
import { mostLayers, readKinds } from '../frequencies/config-layers.ts';
import { numberList } from '../runtime/lists.ts';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import { foreignKey, missingKey } from '../frequencies/rotary-scalings.ts';
import { commonOf, type OtherReader } from './other-reader.ts';
import { countKeys } from './layer-groups.ts';
import { computed, fromClass, fromFile, unknown, type Sourced } from './sourced.ts';
import type { LayerPositions } from './types.ts';

/** Letters of `hybrid_override_pattern`. */
const letters: Readonly<Record<string, string>> = {
  M: 'linear_attention',
  '*': 'full_attention',
  '-': 'mlp',
  E: 'moe',
};
const hybrids = ['kimi_linear', 'nemotron_h', 'jamba', 'zamba', 'zamba2', 'granitemoehybrid'];
const why = 'no position encoding: recurrent layers tell it the order';

/** Undefined for any other model. */
export function hybridLayers(
  { modelType, part, scale }: NamedModel,
  reader: OtherReader,
): readonly LayerPositions[] | undefined {
  if (!hybrids.includes(modelType)) return undefined;
  // Some files have keys of a rotation that their class does not read.
  part.ignore([
    'mla_use_nope',
    'rope_theta',
    'partial_rotary_factor',
    'position_embedding_type',
    'use_mem_rope',
    'rope_scaling',
  ]);
  const each = kindsOf(reader);
  const names = each === undefined ? ['full_attention', 'linear_attention'] : [...new Set(each)];
  return names.map((name) => {
    const indices = each?.flatMap((one, layer) => (one === name ? [layer] : []));
    const isAttention = name === 'full_attention' || name === 'hybrid';
    const scores = reader.scores(isAttention ? (scale ?? scaleOf(modelType, reader)) : unknown('no attention'));
    const attends = isAttention ? 'all' : name === 'linear_attention' ? 'recurrent' : 'nothing';
    return { ...commonOf(name, indices, scores), attends, positions: 'none', why };
  });
}

function kindsOf(reader: OtherReader): readonly string[] | undefined {
  const { part } = reader;
  const pattern = part.get('hybrid_override_pattern');
  if (pattern !== undefined) return kindsOfPattern(pattern, part.label('hybrid_override_pattern'));
  if (part.has('linear_attn_config')) return kindsOfKimi(reader);
  const listed = readKinds(part);
  if (listed !== undefined) return listed;
  const count = reader.integer(countKeys, undefined, 1, mostLayers).value;
  const [every, at] = [part.integer('attn_layer_period', 1), part.integer('attn_layer_offset', 0)];
  if (count === undefined || every === undefined || at === undefined) return undefined;
  return Array.from({ length: count }, (_, layer) => (layer % every === at ? 'full_attention' : 'linear_attention'));
}

/** Kimi Linear counts its layers from 1. Its latent attention is read without a rotation alone. */
function kindsOfKimi({ part }: OtherReader): readonly string[] {
  if (part.flag('mla_use_nope') !== true) {
    throw foreignKey(part.label('mla_use_nope'), part.look('mla_use_nope'), 'true: its class has no rotation');
  }
  const config = part.part('linear_attn_config');
  const label = part.label('linear_attn_config.full_attn_layers');
  const full = config?.get('full_attn_layers');
  if (full === undefined) throw missingKey(label, 'the numbers of the layers with attention');
  const list = [...numberList(full, label)];
  return Array.from({ length: part.count('num_hidden_layers', mostLayers) }, (_, layer) =>
    list.includes(layer + 1) ? 'full_attention' : 'linear_attention',
  );
}

function kindsOfPattern(pattern: unknown, label: string): readonly string[] {
  const allowed = `a letter for each layer: ${Object.keys(letters).join(' ')}`;
  if (typeof pattern !== 'string') throw wrongType(label, pattern, allowed);
  if (pattern.length > mostLayers) throw wrongValue('POSENC_TOO_LARGE', label, pattern.length, allowed);
  return Array.from(pattern, (letter) => {
    const kind = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
    if (kind !== undefined) return kind;
    throw wrongValue('POSENC_UNKNOWN_NAME', label, letter, allowed);
  });
}

const multiplierOf = ({ part, place }: OtherReader): Sourced<number> => {
  const given = part.number('attention_multiplier');
  return given === undefined ? fromClass(1, place) : fromFile(given, part.label('attention_multiplier'));
};

/** Zamba's heads are twice as wide as its scale says. */
function scaleOf(modelType: string, reader: OtherReader): Sourced<number> {
  // Granite multiplies by a number of its own, whether it rotates or not.
  if (modelType === 'granitemoehybrid') return multiplierOf(reader);
  if (modelType === 'kimi_linear') {
    const [nope, rope] = ['qk_nope_head_dim', 'qk_rope_head_dim'].map((key) => reader.integer([key]).value);
    if (nope === undefined || rope === undefined) return unknown('the file has no width of a head');
    return computed((nope + rope) ** -0.5, '1 / sqrt(qk_nope_head_dim + qk_rope_head_dim)');
  }
  const scale = reader.scale(modelType === 'nemotron_h' ? 128 : undefined);
  if (scale.value === undefined || !modelType.startsWith('zamba')) return scale;
  return computed(scale.value * Math.SQRT2, `${scale.source}, for half the width`);
}
