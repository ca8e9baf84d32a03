// DeBERTa: vectors of relative positions, from v2 on in buckets by the logarithm of their distance.
import { countKeys } from './layer-groups.ts';
import { commonOf, type OtherReader } from './other-reader.ts';
import { computed, fromFile, type Sourced } from './sourced.ts';
import type { LayerPositions } from './types.ts';

/** All layers are alike; a table is added to the embeddings besides, unless `position_biased_input` is false. */
export function debertaLayers(reader: OtherReader): readonly LayerPositions[] {
  const { part } = reader;
  const count = reader.number(countKeys, 24).value as number;
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
  const buckets = part.get('position_buckets');
  const longest = reader.number(['max_relative_positions'], -1);
  const reach = (longest.value ?? 0) < 1 ? reader.number(['max_position_embeddings'], 512) : longest;
  if (part.flag('relative_attention') !== true) {
    const table = { rows: reader.number(['max_position_embeddings'], 512), first: fromClassZero(reader) };
    return [{ ...common, positions: 'learned', table }];
  }
  if (typeof buckets !== 'number' || buckets < 1) {
    return [{ ...common, positions: 'relative', why: `a vector for each distance up to ${reach.value}` }];
  }
  const named = fromFile(buckets, part.label('position_buckets'));
  return [{ ...common, positions: 'deberta', buckets: { buckets: named, maxDistance: reach, bidirectional: true } }];
}

const fromClassZero = (reader: OtherReader): Sourced<number> => ({ value: 0, from: 'class', source: reader.place });
