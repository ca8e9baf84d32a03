// Models of which some layers do not rotate: layers without a window, every n-th layer, layers that attend to an image,
// and layers without attention. Read in huggingface/transformers at c49429e (2026-08-16).
import { alike, windowsOf, type KindFacts, type RotaryModels } from './facts.ts';

/** Only layers with a window turn. */
const onlyWindows: Readonly<Record<string, KindFacts>> = {
  full_attention: { rotates: false },
  sliding_attention: {},
};

/** Layers that mix tokens by a recurrence or a convolution know their order without an encoding. */
const hybrid: Readonly<Record<string, KindFacts>> = {
  full_attention: {},
  linear_attention: { rotates: false },
};

export const withStillLayers = (): readonly RotaryModels[] => [
  // Some layers have no rotary embedding.
  {
    models: { cohere2: 'Cohere2Attention' },
    pairing: 'interleaved',
    kinds: onlyWindows,
    order: windowsOf(4, 'sliding_window_pattern', 'layer_switch'),
    ignores: ['position_embedding_type', 'rotary_pct'],
  },
  {
    models: { exaone4: 'Exaone4Attention' },
    pairing: 'rotateHalf',
    kinds: onlyWindows,
    order: windowsOf(4, 'sliding_window_pattern'),
    allRotateWithoutWindow: true,
  },
  {
    models: { exaone_moe: 'ExaoneMoeAttention' },
    pairing: 'rotateHalf',
    kinds: onlyWindows,
    order: windowsOf(4, 'sliding_window_pattern'),
    allRotateWithoutWindow: true,
  },
  {
    models: { afmoe: 'AfmoeAttention' },
    pairing: 'rotateHalf',
    headDim: 128,
    kinds: onlyWindows,
    order: windowsOf(4, 'global_attn_every_n_layers'),
  },
  {
    models: { llama4: 'Llama4TextRotaryEmbedding', llama4_text: 'llama4/Llama4TextRotaryEmbedding' },
    pairing: 'interleaved',
    base: 5e5,
    headDim: 128,
    kinds: { chunked_attention: {}, full_attention: { rotates: false } },
    noRope: { list: 'no_rope_layers', interval: 'no_rope_layer_interval', every: 4 },
  },
  {
    models: { smollm3: 'SmolLM3RotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 2e6,
    kinds: alike,
    noRope: { list: 'no_rope_layers', interval: 'no_rope_layer_interval', every: 4 },
  },
  {
    models: { granite_swa: 'GraniteSWARotaryEmbedding', granitemoe_swa: 'GraniteMoeSWARotaryEmbedding' },
    pairing: 'rotateHalf',
    kinds: alike,
    order: { ...windowsOf(4), count: 'first' },
    perLayer: { base: 'layer_rope_theta' },
  },
  {
    models: { muse_glimmer_text: 'muse_glimmer/MuseGlimmerTextRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    kinds: onlyWindows,
    order: { ...windowsOf(4), count: 'fromEnd' },
    perLayer: { base: 'layer_rope_theta' },
  },
  {
    models: { mllama: 'MllamaRotaryEmbedding', mllama_text_model: 'mllama/MllamaRotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 5e5,
    noRope: { listed: 'cross_attention_layers', standard: [3, 8, 13, 18, 23, 28, 33, 38] },
  },
  // Some layers are not attention.
  {
    models: { qwen3_next: 'Qwen3NextRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 256,
    part: 0.25,
    kinds: hybrid,
    order: { every: 4, keys: ['full_attention_interval'], nth: 'full_attention', others: 'linear_attention' },
  },
  {
    models: {
      qwen3_5: 'Qwen3_5TextRotaryEmbedding',
      qwen3_5_text: 'qwen3_5/Qwen3_5TextRotaryEmbedding',
      qwen3_5_moe: 'Qwen3_5MoeTextRotaryEmbedding',
      qwen3_5_moe_text: 'qwen3_5_moe/Qwen3_5MoeTextRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    headDim: 256,
    part: 0.25,
    sections: [11, 11, 10],
    sectionStyle: 'interleaved',
    kinds: hybrid,
    order: { every: 4, keys: ['full_attention_interval'], nth: 'full_attention', others: 'linear_attention' },
  },
  {
    models: { bamba: 'BambaRotaryEmbedding' },
    pairing: 'rotateHalf',
    part: 0.5,
    kinds: hybrid,
    order: { listed: 'attn_layer_indices', nth: 'full_attention', others: 'linear_attention' },
  },
  {
    models: { lfm2: 'Lfm2RotaryEmbedding', lfm2_moe: 'Lfm2MoeRotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 1e6,
    ignores: ['use_pos_enc'],
    kinds: hybrid,
    order: { listed: 'full_attn_idxs', nth: 'full_attention', others: 'linear_attention' },
  },
  {
    // Blocks whose attention was taken out, or replaced by one linear layer.
    models: { 'nemotron-nas': 'ml-explore/mlx-lm mlx_lm/models/nemotron-nas.py Attention' },
    pairing: 'rotateHalf',
    base: null,
    kinds: { full_attention: {}, mlp: { rotates: false } },
    order: { blocks: 'block_configs', nth: 'full_attention', others: 'mlp' },
  },
  {
    // Lightning attention has no positions but its decay.
    models: {
      minimax_text_01: 'vllm-project/vllm vllm/model_executor/models/minimax_text_01.py MiniMaxText01RotaryEmbedding',
      minimax_m1: 'vllm-project/vllm vllm/model_executor/models/minimax_text_01.py MiniMaxText01RotaryEmbedding',
    },
    pairing: 'rotateHalf',
    kinds: hybrid,
    order: { coded: 'attn_type_list', kinds: { 0: 'linear_attention', 1: 'full_attention' } },
  },
  {
    models: { granitemoehybrid: 'GraniteMoeHybridRotaryEmbedding' },
    pairing: 'rotateHalf',
    kinds: hybrid,
    only: {
      key: 'position_embedding_type',
      is: 'rope',
      standard: 'nope',
      otherwise: 'no position encoding: recurrent layers tell it the order',
    },
  },
];
