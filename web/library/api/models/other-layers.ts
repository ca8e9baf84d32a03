// Layers of models without a rotary embedding: tables, ALiBi, buckets, nothing.
import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { mostLayers } from '../frequencies/config-layers.ts';
import { checkTable, type NamedModel } from '../frequencies/config-model.ts';
import { missingKey } from '../frequencies/rotary-scalings.ts';
import { debertaLayers } from './deberta-layers.ts';
import { hybridLayers } from './hybrid-layers.ts';
import { otherFacts, type OtherFacts, type Stack } from './other-facts.ts';
import { commonOf, OtherReader } from './other-reader.ts';
import { computed, fromClass, fromFile, unknown, type Sourced } from './sourced.ts';
import type { AlibiLayer, BucketLayer, LayerPositions, TableLayer } from './types.ts';

export function otherLayers(model: NamedModel): readonly LayerPositions[] {
  const { modelType, part } = model;
  const reader = new OtherReader(model);
  if (modelType === 'deberta' || modelType === 'deberta-v2') return debertaLayers(reader);
  const hybrid = hybridLayers(model, reader);
  if (hybrid) return hybrid;
  const all = otherFacts();
  const facts = Object.hasOwn(all, modelType) ? all[modelType] : undefined;
  if (facts === undefined) {
    const known = model.row !== undefined && 'instead' in model.row ? model.row.instead : 'no rotary embedding';
    const allowed = `a model whose layers are known here; this one has ${known}, and no more is known of it`;
    throw wrongValue('POSENC_UNKNOWN_NAME', model.label, modelType, allowed);
  }
  part.ignore(facts.ignores ?? []);
  if (model.row !== undefined && 'instead' in model.row) checkTable(part, model.row);
  const said = part.get('position_embedding_type');
  const bias =
    said === 'alibi' ? 'alibi' : typeof said === 'string' && said.startsWith('relative') ? 'relative' : undefined;
  let first = 0;
  return (facts.stacks ?? []).map((stack) => {
    const counted = reader.integer(stack.layers, undefined, 1, mostLayers);
    const indices =
      counted.value === undefined ? undefined : Array.from({ length: counted.value }, (_, i) => first + i);
    first += counted.value ?? 0;
    return stackOf(reader, facts, stack, bias, indices);
  });
}

function stackOf(
  reader: OtherReader,
  facts: OtherFacts,
  stack: Stack,
  bias: 'alibi' | 'relative' | undefined,
  indices: readonly number[] | undefined,
): LayerPositions {
  const positions = bias ?? stack.positions ?? facts.positions;
  const scale = facts.unscaled
    ? fromClass(1, reader.place)
    : positions === 'none'
      ? unknown('no attention')
      : (mptScale(reader) ?? reader.scale());
  const common = commonOf(stack.name, indices, reader.scores(scale));
  switch (positions) {
    case 'alibi':
      return { ...common, positions, alibi: alibiOf(reader) };
    case 'learned':
    case 'sinusoidal':
      return { ...common, positions, table: tableOf(reader, facts, stack) };
    case 't5':
      return { ...common, positions, buckets: bucketsOf(reader, facts, stack) };
    case 'none':
      return { ...common, attends: 'recurrent', positions, why: facts.why ?? 'no position encoding' };
    default:
      return {
        ...common,
        positions: 'relative',
        why: facts.why ?? 'scores with learned vectors of relative positions',
      };
  }
}

function mptScale(reader: OtherReader): Sourced<number> | undefined {
  const scale = reader.part.part('attn_config')?.number('softmax_scale');
  return scale === undefined ? undefined : fromFile(scale, reader.part.label('attn_config.softmax_scale'));
}

function alibiOf(reader: OtherReader): AlibiLayer {
  const { part, place } = reader;
  const heads = reader.heads();
  if (heads.value === undefined) throw missingKey(part.label('num_attention_heads'), 'the number of heads');
  const given = part.part('attn_config')?.number('alibi_bias_max');
  const biasMax: Sourced<number> =
    given === undefined ? fromClass(8, place) : fromFile(given, part.label('attn_config.alibi_bias_max'));
  for (const key of ['alibi', 'use_alibi']) part.get(key);
  const slopes = new Float64Array(heads.value);
  call(cpp.alibiSlopes, { heads: heads.value, biasMax: biasMax.value as number, out: slopes });
  return { heads, biasMax, slopes };
}

function tableOf(reader: OtherReader, facts: OtherFacts, stack: Stack): TableLayer {
  const source = stack.rows ?? facts.rows;
  const stated =
    source === undefined
      ? computed(null, 'sinusoids are computed for any position')
      : reader.integer([source[0]], source[1]);
  const first: Sourced<number> =
    facts.first === 'padding'
      ? paddingRow(reader, facts.padding ?? 1)
      : fromClass(stack.first ?? facts.first ?? 0, reader.place);
  // RoBERTa counts the rows up to the padding token's, OPT does not.
  const isCounted = facts.first === 'padding' && typeof stated.value === 'number' && first.value !== undefined;
  const rows: Sourced<number | null> = isCounted
    ? computed((stated.value as number) - (first.value as number), `${stated.source} less the rows before position 0`)
    : stated;
  return { rows, first };
}

function paddingRow(reader: OtherReader, standard: number): Sourced<number> {
  const padding = reader.integer(['pad_token_id'], standard, 0);
  return computed((padding.value as number) + 1, `the row after that of the padding token: ${padding.source}`);
}

function bucketsOf(reader: OtherReader, { buckets }: OtherFacts, stack: Stack): BucketLayer {
  const { key, standard, distance } = buckets as NonNullable<OtherFacts['buckets']>;
  return {
    buckets: reader.integer([key], standard),
    maxDistance: reader.integer(['relative_attention_max_distance'], distance),
    bidirectional: stack.name !== 'decoder',
  };
}
