// Mistral's own file, params.json, as a model whose keys are those of a config.json: the third door to one description.
// Read in vllm-project/vllm transformers_utils/configs/mistral.py, in mistralai/mistral-inference args.py, cache.py and
// rope.py, in huggingface/transformers integrations/mistral, and in llama.cpp's conversion/mistral.py (November 2026).
import { mostLayers } from '../frequencies/config-layers.ts';
import { ConfigPart } from '../frequencies/config-part.ts';
import { alike, type RotaryModels } from '../frequencies/models/facts.ts';
import { lookUp } from '../frequencies/models/models.ts';
import { foreignKey, missingKey } from '../frequencies/rotary-scalings.ts';
import { Described } from './gguf-described.ts';
import { describeYarn, paramsPlace } from './params-scaling.ts';
import { putParamsWindow } from './params-window.ts';
import { fromFile } from './sourced.ts';

const pairs =
  "Mistral's own weights pair neighbours, as this file is read. The Hugging Face files of the same model are " +
  'permuted, so that halves pair there; those of models with latent attention are not.';

/** Whether a file is a params.json: one that names no class, with Mistral's names for the sizes. */
export function isParams(file: ConfigPart): boolean {
  const isUnnamed = [undefined, 'transformer'].includes(file.look('model_type') as string | undefined);
  return isUnnamed && ['dim', 'n_heads', 'n_layers'].every((key) => file.has(key));
}

/**
 * A params.json as a model whose keys are those of a config.json; `used` collects the keys that are read. The errors
 * are those of `modelPositions`.
 */
export function nameParams(raw: ConfigPart, used: Set<string>) {
  const found = new Described('params.json');
  for (const key of ['dim', 'n_heads']) raw.count(key, 2 ** 31);
  raw.get('model_type');
  const layers = raw.count('n_layers', mostLayers);
  found.put('num_hidden_layers', fromFile(layers, 'n_layers'));
  const isLatent = putHeads(found, raw);
  putParamsWindow(found, raw, layers);
  putLength(found, raw);
  putBase(found, raw);
  const hasYarn = describeYarn(found, raw, isLatent);
  const modelType = isLatent ? 'mistral4' : hasYarn ? 'ministral3' : raw.has('moe') ? 'mixtral' : 'mistral';
  return {
    part: new ConfigPart(found.values, '', used, {}, found.origins),
    modelType,
    label: 'model_type',
    row: rowOf(modelType, isLatent),
    source: paramsPlace,
    used,
    sources: found.sources,
    parts: [raw],
    notes: [pairs, ...otherParts(raw)],
  };
}

/** Widths of a head, and whether it is one of latent attention: files of other models have those keys with null. */
function putHeads(found: Described, raw: ConfigPart): boolean {
  const [rope, nope] = (['qk_rope_head_dim', 'qk_nope_head_dim'] as const).map((key) => raw.integer(key, 1, 2 ** 20));
  if (!raw.has('head_dim')) throw missingKey('head_dim', 'the width of a head, which each params.json of Mistral has');
  const head = raw.count('head_dim', 2 ** 20);
  if (rope === undefined && nope === undefined) {
    if (raw.has('kv_lora_rank')) throw missingKey('qk_rope_head_dim', 'a number, as the file has kv_lora_rank');
    found.put('head_dim', fromFile(head, 'head_dim'));
    return false;
  }
  if (rope === undefined || nope === undefined)
    throw missingKey(rope === undefined ? 'qk_rope_head_dim' : 'qk_nope_head_dim', 'a number beside the other one');
  if (head !== rope + nope)
    throw foreignKey('head_dim', head, `${rope + nope}, as qk_nope_head_dim and qk_rope_head_dim have it`);
  found.put('qk_rope_head_dim', fromFile(rope, 'qk_rope_head_dim'));
  found.put('qk_nope_head_dim', fromFile(nope, 'qk_nope_head_dim'));
  return true;
}

/** Engines fill in different lengths where a file has none: vLLM 128000, transformers 32768. It stays unknown then. */
function putLength(found: Described, raw: ConfigPart): void {
  const key = ['max_position_embeddings', 'max_seq_len'].find((word) => raw.has(word));
  if (key !== undefined) found.put('max_position_embeddings', fromFile(raw.count(key, 2 ** 31), key));
}

/** The base has no default: mistral-inference and transformers take different ones for a file without it. */
function putBase(found: Described, raw: ConfigPart): void {
  const base = raw.number('rope_theta');
  if (base === undefined)
    throw missingKey('rope_theta', 'a number: without it mistral-inference takes 1000000, transformers 10000');
  found.put('rope_theta', fromFile(base, 'rope_theta'));
}

function rowOf(modelType: string, isLatent: boolean): RotaryModels {
  const row = lookUp(modelType)?.row;
  const own: Partial<RotaryModels> = row !== undefined && 'pairing' in row ? row : {};
  return {
    models: { [modelType]: paramsPlace },
    pairing: 'interleaved',
    kinds: alike,
    ...(own.queryScaleKey && { queryScaleKey: own.queryScaleKey }),
    ...(isLatent && { headDimKeys: ['qk_rope_head_dim'], restDim: own.restDim ?? 64 }),
  };
}

/** Parts of the file that are models of their own. */
const otherParts = (raw: ConfigPart): readonly string[] =>
  ['vision_encoder', 'multimodal']
    .filter((key) => raw.has(key))
    .map((key) => `${key} is a model of its own, whose positions are not described here.`);
