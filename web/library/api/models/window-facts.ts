// Which layers see only the last positions, and how many: what the classes do with a file's keys, and their defaults.
// Read in the configuration_*.py of huggingface/transformers, main of August 2026.

/** A rule for models whose layers are all of one kind but for a window. */
export interface WindowRule {
  /** The class's window; null for none. */
  readonly standard: number | null;
  /** A key that has to be true. */
  readonly use?: string;
  /** The first layer with a window: a key and the class's number. */
  readonly from?: readonly [key: string, standard: number];
  /** Layers with an even number that come before the number of this key. */
  readonly evenBefore?: readonly [key: string, standard: number];
  /** Layers that do not rotate. */
  readonly unrotated?: true;
}

/** By model type; a class that is not here reads no window. */
export function windowRules(): Readonly<Record<string, WindowRule>> {
  const byFlag = { standard: 4096, use: 'use_sliding_window' };
  return {
    mistral: { standard: 4096 },
    ministral: { standard: 4096 },
    ministral3: { standard: null },
    mixtral: { standard: null },
    starcoder2: { standard: null },
    phi3: { standard: null },
    phi3_v: { standard: null },
    phi4_multimodal: { standard: null },
    phi4mm: { standard: null },
    phimoe: { standard: null },
    doge: { standard: null },
    moshi: { standard: 3000 },
    qwen2: { ...byFlag, from: ['max_window_layers', 28] },
    dots_ocr: { ...byFlag, from: ['max_window_layers', 28] },
    minicpmv: { ...byFlag, from: ['max_window_layers', 28] },
    minicpmo: { ...byFlag, from: ['max_window_layers', 28] },
    qwen3: { ...byFlag, from: ['max_window_layers', 28] },
    qwen2_5_omni_text: { ...byFlag, standard: 32768, from: ['max_window_layers', 28] },
    qwen2_vl: { ...byFlag, from: ['max_window_layers', 80] },
    qwen2_vl_text: { ...byFlag, from: ['max_window_layers', 80] },
    qwen2_5_vl: { ...byFlag, from: ['max_window_layers', 80] },
    qwen2_5_vl_text: { ...byFlag, from: ['max_window_layers', 80] },
    qwen2_moe: { ...byFlag, evenBefore: ['max_window_layers', 28] },
    qwen3_moe: byFlag,
    dots1: { standard: 4096, from: ['max_window_layers', 62] },
    smollm3: { standard: null, use: 'use_sliding_window', unrotated: true },
  };
}

/** Windows of the classes whose layers are of several kinds. */
export const kindWindows: Readonly<Record<string, number | null>> = {
  gemma2: 4096,
  t5_gemma_module: 4096,
  vaultgemma: 4096,
  gemma3: 4096,
  gemma3_text: 4096,
  gemma3n: 512,
  gemma3n_text: 512,
  gemma4: 512,
  gemma4_text: 512,
  gemma4_unified: 1024,
  gemma4_unified_text: 1024,
  diffusion_gemma: 512,
  diffusion_gemma_text: 512,
  gpt_oss: 128,
  openai_privacy_filter: 128,
  cwm: 8192,
  cohere2: 4096,
  exaone4: 4096,
  exaone_moe: 4096,
  afmoe: 1024,
  olmo3: 4096,
  granite_swa: 128,
  granitemoe_swa: 128,
  muse_glimmer_text: 2048,
  mimo_v2_flash: 128,
  laguna: 512,
  mellum: 1024,
  deepseek_v4: 128,
};

/** Classes whose window is `local_attention`, half of it on each side, with 128 as default. */
export const localAttention: readonly string[] = ['modernbert', 'modernbert-decoder'];

/** Classes that halve the window where attention goes both ways. */
export const halvedBothWays: readonly string[] = [
  'gemma3',
  'gemma3_text',
  'gemma4',
  'gemma4_text',
  'gemma4_unified',
  'gemma4_unified_text',
  'diffusion_gemma',
  'diffusion_gemma_text',
];
