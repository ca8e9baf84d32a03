// YaRN and the growing queries of a params.json, in the keys of a config.json.
import type { ConfigPart } from '../frequencies/config-part.ts';
import { foreignKey, missingKey } from '../frequencies/rotary-scalings.ts';
import type { Described } from './gguf-described.ts';
import { computed, fromClass, fromFile, type Sourced } from './sourced.ts';

/** Where the keys were read. */
export const paramsPlace =
  'vllm-project/vllm vllm/transformers_utils/configs/mistral.py and mistralai/mistral-inference rope.py';

/** Puts the scaling; says whether there is one. */
export function describeYarn(found: Described, raw: ConfigPart, isLatent: boolean): boolean {
  const [yarn, growth] = (['yarn', 'llama_4_scaling'] as const).map((key) => raw.part(key));
  if (yarn === undefined) {
    if (growth !== undefined) throw missingKey('yarn', 'an object beside llama_4_scaling, which counts by its length');
    return false;
  }
  raw.get('yarn');
  checkKeys(yarn, ['factor', 'original_max_position_embeddings', 'beta', 'alpha', 'apply_scale']);
  const factor = numberOf(yarn, 'factor');
  const original = yarn.count('original_max_position_embeddings', 2 ** 31);
  found.put('rope_scaling.rope_type', computed('yarn', 'the file has yarn'));
  found.put('rope_scaling.factor', fromFile(factor, 'yarn.factor'));
  found.put(
    'rope_scaling.original_max_position_embeddings',
    fromFile(original, 'yarn.original_max_position_embeddings'),
  );
  for (const [key, name, standard] of [
    ['beta', 'beta_fast', 32],
    ['alpha', 'beta_slow', 1],
  ] as const) {
    const value = yarn.number(key);
    found.put(
      `rope_scaling.${name}`,
      value === undefined ? fromClass(standard, paramsPlace) : fromFile(value, yarn.label(key)),
    );
  }
  putScale(found, applyScaleOf(yarn), factor, isLatent);
  if (growth !== undefined) putGrowth(found, raw, growth, original);
  return true;
}

/** vLLM applies the factor where the file does not say so; llama.cpp and transformers need the key. */
function applyScaleOf(yarn: ConfigPart): Sourced<boolean> {
  const said = yarn.flag('apply_scale');
  return said === undefined ? fromClass(true, paramsPlace) : fromFile(said, 'yarn.apply_scale');
}

/**
 * With `apply_scale` the scores have the square of 0.1 ln(factor) + 1: by cosine and sine, or, of latent attention,
 * whose head rotates in part only, by their own factor. Without it nothing has it (vLLM's pull request 57563).
 */
function putScale(found: Described, apply: Sourced<boolean>, factor: number, isLatent: boolean): void {
  const said = apply.from === 'file' ? `${apply.source}: ${apply.value}` : `apply_scale is true in ${apply.source}`;
  if (apply.value === true && isLatent) {
    found.put('rope_scaling.mscale', computed(1, said));
    found.put('rope_scaling.mscale_all_dim', computed(1, said));
    return;
  }
  const isScaled = apply.value === true && factor > 1;
  const rule = apply.value === true ? `0.1 ln(yarn.factor) + 1; ${said}` : said;
  found.put('rope_scaling.attention_factor', computed(isScaled ? 0.1 * Math.log(factor) + 1 : 1, rule));
}

/** Queries that grow with their position count by the length of YaRN: no class knows two lengths. */
function putGrowth(found: Described, raw: ConfigPart, growth: ConfigPart, original: number): void {
  raw.get('llama_4_scaling');
  checkKeys(growth, ['beta', 'original_max_position_embeddings']);
  const length = growth.count('original_max_position_embeddings', 2 ** 31);
  if (length !== original)
    throw foreignKey(
      growth.label('original_max_position_embeddings'),
      length,
      `${original}, as yarn.original_max_position_embeddings`,
    );
  found.put('rope_scaling.llama_4_scaling_beta', fromFile(numberOf(growth, 'beta'), growth.label('beta')));
}

function numberOf(part: ConfigPart, key: string): number {
  const value = part.number(key);
  if (value === undefined) throw missingKey(part.label(key), 'a number');
  return value;
}

function checkKeys(part: ConfigPart, known: readonly string[]): void {
  for (const key of part.keys())
    if (!known.includes(key)) throw foreignKey(part.label(key), part.look(key), known.join(', '));
}
