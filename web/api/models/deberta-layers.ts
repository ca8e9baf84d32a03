// DeBERTa: vectors of relative positions, from v2 on in buckets by the logarithm of their distance.
import { mostLayers } from '../frequencies/config-layers.ts';
import { countKeys } from './layer-groups.ts';
import { commonOf, type OtherReader } from './other-reader.ts';
import { computed, fromFile, type Sourced } from './sourced.ts';
import type { LayerPositions } from './types.ts';

/** All layers are alike; a table is added to the embeddings besides, unless `position_biased_input` is false. */
export function debertaLayers(reader: OtherReader): readonly LayerPositions[] {
  const { part } = reader;
  const count = reader.integer(countKeys, 24, 1, mostLayers).value as number;
  const indices = Array.from({ length: count }, (_, layer) => layer);
  const parts = part.get('pos_att_type');
  const terms = typeof parts === 'string' ? parts.split('|') : Array.isArray(parts) ? parts : [];
  part.ignore(['norm_rel_ebd', 'position_biased_input']);
  const plain = reader.scale();
  const scale: Sourced<number> =
    plain.value === undefined
      ? plain
      : computed(plain.value / Math.sqrt(1 + terms.length), `${plain.source}, and by sqrt(1 + terms of pos_att_type)`);
  const common = commonOf('full_attention', indices, reader.scores(scale));
  const buckets = part.integer('position_buckets', -1) ?? -1;
  const longest = reader.integer(['max_relative_positions'], -1, -1);
  const reach = (longest.value ?? 0) < 1 ? reader.integer(['max_position_embeddings'], 512) : longest;
  if (part.flag('relative_attention') !== true) {
    const table = { rows: reader.integer(['max_position_embeddings'], 512), first: fromClassZero(reader) };
    return [{ ...common, positions: 'learned', table }];
  }
  if (buckets < 1) {
    return [{ ...common, positions: 'relative', why: `a vector for each distance up to ${reach.value}` }];
  }
  const named = fromFile(buckets, part.label('position_buckets'));
  return [{ ...common, positions: 'deberta', buckets: { buckets: named, maxDistance: reach, bidirectional: true } }];
}

const fromClassZero = (reader: OtherReader): Sourced<number> => ({ value: 0, from: 'class', source: reader.place });
