// Keys that decide what a layer sees or how its scores are scaled: none is passed over unseen.
import type { NamedModel } from '../frequencies/config-model.ts';
import { foreignKey } from '../frequencies/rotary-scalings.ts';
import { windowRules } from './window-facts.ts';

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
export function unreadKeys({ part: own, parts, modelType }: NamedModel): readonly string[] {
  const part = parts[0] ?? own;
  const notes = part.has('dual_chunk_attention_config')
    ? [
        `${part.label('dual_chunk_attention_config')}: with it engines count positions within chunks of a long text, ` +
          'which dualChunkPositions makes. They are not described here.',
      ]
    : [];
  for (const key of part.unreadWith(words)) {
    if (!ofOtherClasses.has(key)) {
      throw foreignKey(
        part.label(key),
        part.look(key),
        'keys of windows and scores that are known here, which this one is not',
      );
    }
    const flag = key === 'sliding_window' ? windowRules()[modelType]?.use : undefined;
    // Beside a flag the size is there on purpose, though no layer has a window.
    if (part.look(key) === false || (flag && part.look(flag) !== undefined)) continue;
    const condition = flag ? `reads ${part.label(key)} only with ${flag}: true` : `does not read ${part.label(key)}`;
    notes.push(`The class of ${modelType || 'this file'} ${condition}.`);
  }
  return notes;
}
