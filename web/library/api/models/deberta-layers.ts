// DeBERTa: vectors of relative positions, from v2 on in buckets by the logarithm of their distance.
import { readArrayItems } from '../runtime/arguments.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import { mostLayers } from '../frequencies/config-layers.ts';
import { countKeys } from './layer-groups.ts';
import { commonOf, type OtherReader } from './other-reader.ts';
import { computed, fromClass, fromFile, type Sourced } from './sourced.ts';
import type { LayerPositions } from './types.ts';

/** All layers are alike; a table is added to the embeddings besides, unless `position_biased_input` is false. */
export function debertaLayers(reader: OtherReader): readonly LayerPositions[] {
  const { part } = reader;
  const count = reader.integer(countKeys, 24, 1, mostLayers).value as number;
  const indices = Array.from({ length: count }, (_, layer) => layer);
  const terms = termsOf(part.get('pos_att_type'), part.label('pos_att_type'));
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
    const table = { rows: reader.integer(['max_position_embeddings'], 512), first: fromClass(0, reader.place) };
    return [{ ...common, positions: 'learned', table }];
  }
  if (buckets < 1) {
    return [{ ...common, positions: 'relative', why: `a vector for each distance up to ${reach.value}` }];
  }
  const named = fromFile(buckets, part.label('position_buckets'));
  return [{ ...common, positions: 'deberta', buckets: { buckets: named, maxDistance: reach, bidirectional: true } }];
}

/** The products that a score sums besides that of the contents: a list, or a text with bars. */
function termsOf(given: unknown, label: string): readonly unknown[] {
  const known = ['c2p', 'p2c', 'p2p'];
  const terms = given === undefined ? [] : typeof given === 'string' ? given.split('|').filter(Boolean) : given;
  const allowed = `${known.join(', ')}, as a list or divided by |`;
  if (!isArray(terms)) throw wrongType(label, given, allowed);
  const list = readArrayItems(terms, label, allowed, known.length);
  for (const term of list)
    if (!known.includes(term as string)) throw wrongValue('POSENC_UNKNOWN_NAME', label, term, allowed);
  return list;
}
