// What a config.json does not say and its model's code does, by `model_type`: read from the modelling code of Hugging
// Face transformers.
import type { Pairing } from '../encodings/rotary.ts';

// They turn `x[..., : R / 2]` with `x[..., R / 2 :]`.
const halves =
  'arcee bitnet falcon gemma gemma2 gemma3 gemma3_text gpt_neox gpt_oss granite granitemoe llama mistral mixtral ' +
  'mllama_text_model nemotron olmo olmo2 olmoe persimmon phi phi3 phimoe qwen2 qwen2_moe qwen2_vl qwen2_vl_text ' +
  'qwen2_5_vl qwen2_5_vl_text qwen3 qwen3_moe qwen3_next qwen3_vl_text smollm3 stablelm starcoder2';
// They turn `x[..., ::2]` with `x[..., 1::2]`, or complex numbers, which is the same.
const neighbours = 'codegen cohere deepseek_v2 ernie4_5 ernie4_5_moe glm glm4 gptj helium llama4_text roformer';

/** undefined for a model that is not listed. */
export function pairingOf(modelType: string): Pairing | undefined {
  if (halves.split(' ').includes(modelType)) return 'rotateHalf';
  return neighbours.split(' ').includes(modelType) ? 'interleaved' : undefined;
}

// The class of such a model has another default than 10000, or than all of a head.
const ownBase =
  'bitnet ernie4_5 ernie4_5_moe gemma3 gemma3_text gpt_oss helium llama4_text mixtral mllama_text_model persimmon ' +
  'phimoe qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text qwen3_vl_text smollm3';
const ownPart = 'codegen glm glm4 gpt_neox gptj nemotron persimmon phi qwen3_next stablelm';

/** Whether a file of this model without a base, or without the rotated part of a head, means something of its own. */
export const mustSayBase = (modelType: string): boolean => ownBase.split(' ').includes(modelType);
export const mustSayPart = (modelType: string): boolean => ownPart.split(' ').includes(modelType);
