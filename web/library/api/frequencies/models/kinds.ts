// Models with layers of several kinds, which all rotate: each kind with its own base, or one without the scaling. Read
// in huggingface/transformers at c49429e (2026-08-16).
import { alike, windowsOf, type RotaryModels } from './facts.ts';

const gemma3: Pick<RotaryModels, 'pairing' | 'headDim' | 'kinds'> = {
  pairing: 'rotateHalf',
  headDim: 256,
  kinds: {
    full_attention: { base: 1e6, baseKeys: ['rope_theta'] },
    sliding_attention: { base: 1e4, baseKeys: ['rope_local_base_freq'], unscaled: true },
  },
};

const modernBert = (): Pick<RotaryModels, 'pairing' | 'kinds' | 'order' | 'ignores'> => ({
  pairing: 'rotateHalf',
  kinds: {
    full_attention: { base: 160000, baseKeys: ['global_rope_theta'] },
    sliding_attention: { base: 1e4, baseKeys: ['local_rope_theta'] },
  },
  order: { ...windowsOf(3, 'global_attn_every_n_layers'), count: 'first' },
  ignores: ['position_embedding_type'],
});

export const severalKinds = (): readonly RotaryModels[] => [
  // Different bases.
  {
    models: { gemma3: 'Gemma3RotaryEmbedding', gemma3_text: 'gemma3/Gemma3RotaryEmbedding' },
    ...gemma3,
    order: windowsOf(6, 'sliding_window_pattern'),
  },
  {
    models: { gemma3n: 'Gemma3nRotaryEmbedding', gemma3n_text: 'gemma3n/Gemma3nRotaryEmbedding' },
    ...gemma3,
    order: windowsOf(5),
  },
  {
    models: {
      gemma4: 'Gemma4TextRotaryEmbedding',
      gemma4_text: 'gemma4/Gemma4TextRotaryEmbedding',
      gemma4_unified: 'Gemma4UnifiedTextRotaryEmbedding',
      gemma4_unified_text: 'gemma4_unified/Gemma4UnifiedTextRotaryEmbedding',
      diffusion_gemma: 'DiffusionGemmaTextRotaryEmbedding',
      diffusion_gemma_text: 'diffusion_gemma/DiffusionGemmaTextRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    headDim: 256,
    kinds: {
      full_attention: {
        headDim: 512,
        headDimKey: 'global_head_dim',
        scaling: { rope_type: 'proportional', partial_rotary_factor: 0.25, rope_theta: 1e6 },
      },
      sliding_attention: { base: 1e4 },
    },
    order: { ...windowsOf(6), endsWithNth: true },
  },
  { models: { modernbert: 'ModernBertRotaryEmbedding' }, ...modernBert() },
  { models: { 'modernbert-decoder': 'ModernBertDecoderRotaryEmbedding' }, ...modernBert() },
  {
    models: { mimo_v2_flash: 'MiMoV2FlashRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 192,
    part: 0.334,
    kinds: {
      full_attention: { base: 5e6, baseKeys: ['rope_theta'] },
      sliding_attention: { base: 1e4, baseKeys: ['swa_rope_theta'] },
    },
    order: { coded: 'hybrid_layer_pattern', kinds: { 0: 'full_attention', 1: 'sliding_attention' } },
  },
  {
    models: { laguna: 'LagunaRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    kinds: { full_attention: { base: 5e5, part: 0.5 }, sliding_attention: { base: 1e4 } },
  },
  {
    models: { mellum: 'MellumRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    kinds: { full_attention: { base: 5e5 }, sliding_attention: { base: 1e4 } },
  },
  {
    models: { zaya: 'ZayaRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    part: 0.5,
    kinds: { hybrid: { base: 5e6 }, hybrid_sliding: { base: 1e4 } },
  },
  {
    models: { step3p5: 'step3p7/Step3p7RotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    perLayer: { base: 'rope_theta', part: 'partial_rotary_factors' },
    kinds: { full_attention: {}, sliding_attention: { unscaled: true } },
    ignores: ['use_rope_layers', 'yarn_only_types'],
  },
  {
    models: { deepseek_v4: 'DeepseekV4RotaryEmbedding' },
    pairing: 'interleaved',
    headDim: 512,
    headDimKeys: ['qk_rope_head_dim'],
    part: 0.125,
    partInHead: true,
    yarnAttentionFactor: 1,
    turnsValues: true,
    rotatesLast: true,
    kinds: {
      sliding_attention: { baseKeys: ['rope_theta'], section: 'main', unscaled: true },
      compressed_sparse_attention: { base: 160000, baseKeys: ['compress_rope_theta'], section: 'compress' },
      heavily_compressed_attention: { base: 160000, baseKeys: ['compress_rope_theta'], section: 'compress' },
    },
    order: {
      coded: 'compress_ratios',
      kinds: { 0: 'sliding_attention', 4: 'compressed_sparse_attention', 128: 'heavily_compressed_attention' },
    },
  },
  // A scaling for layers without a window.
  {
    models: { olmo3: 'Olmo3RotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 5e5,
    kinds: { full_attention: {}, sliding_attention: { unscaled: true } },
    order: windowsOf(4),
  },
  // Every kind alike.
  {
    models: { gemma2: 'Gemma2RotaryEmbedding', vaultgemma: 'VaultGemmaRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 256,
    kinds: alike,
    order: windowsOf(2),
  },
  {
    // Read in its decoder; the layers of its encoder are alike, and see both sides.
    models: { t5gemma: 'T5GemmaRotaryEmbedding', t5_gemma_module: 't5gemma/T5GemmaRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 256,
    kinds: alike,
    order: windowsOf(2),
  },
  {
    models: { gpt_oss: 'GptOssRotaryEmbedding', openai_privacy_filter: 'OpenAIPrivacyFilterRotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 150000,
    headDim: 64,
    kinds: alike,
    order: windowsOf(2),
    scaling: {
      rope_type: 'yarn',
      factor: 32,
      beta_fast: 32,
      beta_slow: 1,
      truncate: false,
      original_max_position_embeddings: 4096,
    },
  },
  {
    models: { cwm: 'CwmRotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 1e6,
    headDim: 128,
    kinds: alike,
    order: { ...windowsOf(4), count: 'first' },
    scaling: {
      rope_type: 'llama3',
      rope_theta: 1e6,
      factor: 16,
      original_max_position_embeddings: 8192,
      low_freq_factor: 1,
      high_freq_factor: 4,
    },
  },
];
