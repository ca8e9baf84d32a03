// The positions of a model from the header of its GGUF file, as llama.cpp reads it.
import { enter, wrongValue } from '../runtime/errors.ts';
import type { NamedModel } from '../frequencies/config-model.ts';
import { ConfigPart } from '../frequencies/config-part.ts';
import type { KindFacts, OtherModels, RotaryModels } from '../frequencies/models/facts.ts';
import { lookUp } from '../frequencies/models/models.ts';
import { describe } from './gguf-config.ts';
import type { Described } from './gguf-described.ts';
import { ggufFacts, ggufPlace, type GgufFacts } from './gguf-facts.ts';
import { GgufKeys } from './gguf-keys.ts';
import type { GgufHeader } from './gguf-reader.ts';
import { computed, fromClass, type Sourced } from './sourced.ts';

const note =
  'As llama.cpp reads it. Weights may be permuted in a GGUF file, so that channels pair otherwise than they did.';

/** A header as a model whose keys are those of a config.json. The errors are those of `modelPositions`. */
export function nameGguf({ metadata, factors }: GgufHeader): NamedModel {
  enter('modelPositions');
  const keys = new GgufKeys(metadata);
  const facts = factsOf(keys);
  const found = describe(keys, facts, factors);
  const used = keys.used;
  const part = new ConfigPart(found.values, '', used, {}, found.origins);
  const row = rowOf(keys, facts, found);
  const scale = scaleOf(keys, facts, found);
  keys.refuseUnread();
  const named = { part, modelType: facts.as, label: 'general.architecture', row, source: ggufPlace, used };
  return { ...named, sources: found.sources, scale, parts: [], gguf: { name: keys.arch, notes: [note] } };
}

function factsOf(keys: GgufKeys): GgufFacts {
  const known = ggufFacts();
  const facts = Object.hasOwn(known, keys.arch) ? known[keys.arch] : undefined;
  if (facts === undefined)
    throw wrongValue('POSENC_UNKNOWN_NAME', 'general.architecture', keys.arch, Object.keys(known).join(', '));
  const hasWindow = (keys.integer('attention.sliding_window', 0)?.value ?? 0) !== 0;
  return (hasWindow ? facts.withWindow : undefined) ?? facts;
}

/** The row of the model type, without what a header says itself. */
function rowOf(keys: GgufKeys, facts: GgufFacts, found: Described): RotaryModels | OtherModels {
  const { as, pairing, windows } = facts;
  const said = keys.get('rope.scaling.finetuned');
  const models = { [as]: ggufPlace };
  if (pairing === undefined || (facts.finetunedRotates === true && said === false))
    return { models, instead: 'no rotary embedding' };
  const row = lookUp(as)?.row;
  const own: Partial<RotaryModels> = row !== undefined && 'pairing' in row ? row : {};
  const isLatent = 'qk_rope_head_dim' in found.values;
  const hasWindows = 'rope_local_base_freq' in found.values;
  const hasWideHeads = 'global_head_dim' in found.values;
  const needsWindow = own.allRotateWithoutWindow === true || windows?.kind === 'chunked';
  const kinds: Record<string, KindFacts> = {};
  for (const kind of new Set(found.values['layer_types'] as readonly string[])) {
    const rotates = own.kinds?.[kind]?.rotates;
    const isStill = rotates === false && (hasWindows || !needsWindow);
    const isWindowed = kind === 'sliding_attention';
    kinds[kind] = {
      baseKeys: [isWindowed ? 'rope_local_base_freq' : 'rope_theta'],
      ...(isStill && { rotates: false as const }),
      ...(isWindowed && windows?.unscaled === true && { unscaled: true as const }),
      ...(!isWindowed && hasWideHeads && { headDimKey: 'global_head_dim' }),
    };
  }
  return {
    models,
    pairing,
    kinds,
    baseKeys: ['rope_theta'],
    ...(own.noRope && (hasWindows || !needsWindow) && { noRope: own.noRope }),
    ...(own.queryScaleKey && { queryScaleKey: own.queryScaleKey }),
    ...(own.sectionStyle && { sectionStyle: own.sectionStyle }),
    ...(isLatent && { headDimKeys: ['qk_rope_head_dim'], restDim: own.restDim ?? 128 }),
  };
}

/** The factor of the scores that neither the class of the model nor the width of a head says. */
function scaleOf(keys: GgufKeys, { as, scaleOfWidth }: GgufFacts, { values }: Described): Sourced<number> | undefined {
  const own = keys.number('attention.scale');
  if (own?.value !== undefined && own.value !== 0) return own;
  if (scaleOfWidth !== undefined && scaleOfWidth === values['num_hidden_layers']) {
    const [width, heads] = [keys.need('embedding_length'), keys.largest('attention.head_count')];
    const rule = `1 / sqrt(${width.source} / ${heads.source})`;
    return computed(Math.floor(width.value / heads.value) ** -0.5, rule);
  }
  if (as === 'gemma3n_text' || as === 'gemma4_text') return fromClass(1, ggufPlace);
  // Other classes scale by the width of a head, some by a number that a header does not have.
  const width = values['head_dim'];
  if (typeof width !== 'number') return undefined;
  return computed(width ** -0.5, `1 / sqrt(${width}), of the width of a head`);
}
