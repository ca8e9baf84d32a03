// Keys that decide what a layer sees or how its scores are scaled: none is passed over unseen.
import type { NamedModel } from '../frequencies/config-model.ts';
import { foreignKey } from '../frequencies/rotary-scalings.ts';

const words = new Set([
  'window',
  'sliding',
  'swa',
  'softcap',
  'softcapping',
  'logn',
  'nope',
  'scaling',
  'chunk',
  'chunked',
]);

/** They concern neither what a layer sees nor its scores. */
const irrelevant = new Set([
  'routed_scaling_factor',
  'moe_routed_scaling_factor',
  'logits_scaling',
  'final_logit_softcapping',
  'moe_router_logit_softcapping',
  'router_logit_softcapping',
  'chunk_size_feed_forward',
  'chunk_size',
  'mamba_chunk_size',
  'ssm_chunk_size',
  'seconds_per_chunk',
  'use_unified_vision_chunk',
  'qk_nope_head_dim',
  'swa_num_attention_heads',
  'swa_num_key_value_heads',
  'swa_v_head_dim',
  'add_swa_attention_sink_bias',
  // The product of both factors that it names is 1.
  'apply_query_key_layer_scaling',
]);

/** Some classes read them; where they were not read, the class is known not to. */
const ofOtherClasses = new Set([
  'sliding_window',
  'sliding_window_size',
  'sliding_window_pattern',
  'use_sliding_window',
  'max_window_layers',
  'attention_chunk_size',
  'attn_logit_softcapping',
  'nope_layer_interval',
  'swa_head_dim',
]);

/** Sentences about keys that the class does not read. Errors: refuses keys that could matter and are not known. */
export function unreadKeys({ part, modelType }: NamedModel): readonly string[] {
  const notes: string[] = [];
  for (const key of part.unreadWith(words)) {
    if (irrelevant.has(key)) continue;
    if (!ofOtherClasses.has(key)) {
      throw foreignKey(
        part.label(key),
        part.look(key),
        'keys of windows and scores that are known here, which this one is not',
      );
    }
    if (part.look(key) !== false)
      notes.push(`The class of ${modelType || 'this file'} does not read ${part.label(key)}.`);
  }
  return notes;
}
