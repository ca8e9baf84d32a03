// Models that rotate only if their file says so, and models with custom code. Read in huggingface/transformers at
// c49429e (2026-08-16), custom code where the row says.
import type { RotaryModels } from './facts.ts';

export const others = (): readonly RotaryModels[] => [
  {
    models: {
      falcon: 'FalconRotaryEmbedding',
      RefinedWeb: 'falcon/FalconRotaryEmbedding',
      RefinedWebModel: 'falcon/FalconRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    only: { key: 'alibi', is: false, standard: false, otherwise: 'ALiBi' },
  },
  {
    models: { esm: 'EsmRotaryEmbedding' },
    pairing: 'rotateHalf',
    only: {
      key: 'position_embedding_type',
      is: 'rotary',
      standard: 'absolute',
      otherwise: 'a learned table of positions',
    },
  },
  {
    models: { zamba2: 'Zamba2RotaryEmbedding' },
    pairing: 'rotateHalf',
    headDimKeys: ['attention_head_dim'],
    only: {
      key: 'use_mem_rope',
      is: true,
      standard: false,
      otherwise: 'no position encoding: recurrent layers tell it the order',
    },
  },
  {
    models: { roformer: 'RoFormerSelfAttention' },
    pairing: 'interleaved',
    baseKeys: [],
    turnsValues: 'rotary_value',
  },
  {
    models: { chatglm: 'zai-org/chatglm3-6b modeling_chatglm.py RotaryEmbedding' },
    pairing: 'interleaved',
    baseKeys: [],
    baseTimes: 'rope_ratio',
    part: 0.5,
    headDimKeys: ['kv_channels'],
    ignores: ['original_rope'],
  },
  {
    models: {
      bailing_moe: 'ml-explore/mlx-lm mlx_lm/models/bailing_moe.py BailingMoeAttention',
      bailing_moe_v2: 'ml-explore/mlx-lm mlx_lm/models/bailing_moe.py BailingMoeAttention',
      deepseek: 'ml-explore/mlx-lm mlx_lm/models/deepseek.py DeepseekAttention',
      exaone: 'ml-explore/mlx-lm mlx_lm/models/exaone.py Attention',
      internlm: 'vllm-project/vllm vllm/model_executor/models/registry.py, as LlamaForCausalLM',
      internlm3: 'ml-explore/mlx-lm mlx_lm/models/internlm3.py Attention',
      internlm2: 'ml-explore/mlx-lm mlx_lm/models/internlm2.py Attention',
      mimo: 'ml-explore/mlx-lm mlx_lm/models/mimo.py Attention',
      minicpm: 'ml-explore/mlx-lm mlx_lm/models/minicpm.py Attention',
      orion: 'vllm-project/vllm vllm/model_executor/models/orion.py OrionAttention',
    },
    pairing: 'rotateHalf',
  },
  {
    models: {
      step3_text: 'vllm-project/vllm vllm/model_executor/models/step3_text.py Step3TextAttention',
      step3_vl: 'vllm-project/vllm vllm/model_executor/models/step3_text.py Step3TextAttention',
    },
    pairing: 'rotateHalf',
    headDim: 256,
    base: 5e5,
    ignores: ['max_position_embedding'],
  },
  {
    // Grok 2, whose file says so; the file of GIT, which transformers calls so too, has a table.
    models: { git: 'sgl-project/sglang python/sglang/srt/models/grok.py ScalingRotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    only: {
      key: 'position_embedding_type',
      is: 'rotary',
      standard: 'rotary',
      otherwise: 'a learned table of positions',
    },
    flatScaling: {
      rope_type: 'rope_type',
      factor: 'scaling_factor',
      original_max_position_embeddings: 'original_max_position_embeddings',
      extrapolation_factor: 'extrapolation_factor',
      attn_factor: 'attn_factor',
      beta_fast: 'beta_fast',
      beta_slow: 'beta_slow',
    },
    scalingNames: { original: 'default', yarn_linear: 'yarn', yarn_log: 'yarn' },
    geometric: ['yarn_log'],
    fixed: { extrapolation_factor: 1 },
    yarnAttentionFactor: 1,
    ignores: ['attn_factor', 'factor', 'scaling_factor', 'original_max_position_embeddings', 'beta_fast', 'beta_slow'],
  },
  {
    models: { nomic_bert: 'nomic-ai/nomic-bert-2048 modeling_hf_nomic_bert.py NomicBertRotaryEmbedding' },
    pairing: 'rotateHalf',
    pairingKey: 'rotary_emb_interleaved',
    base: 1000,
    baseKeys: ['rotary_emb_base', 'rope_theta'],
    partKeys: ['rotary_emb_fraction'],
    // The class of transformers, whose files have no `n_embd`, always rotates.
    only: {
      key: 'rotary_emb_fraction',
      isNot: 0,
      standard: 0,
      where: 'n_embd',
      otherwise: 'a learned table of positions',
    },
    flatScaling: { factor: 'rotary_scaling_factor', max_position_embeddings: 'max_trained_positions' },
    flatType: 'dynamic',
    trainedKey: 'max_trained_positions',
    ignores: ['max_trained_positions'],
  },
  {
    models: { new: 'Alibaba-NLP/new-impl modeling.py RotaryEmbedding' },
    pairing: 'rotateHalf',
    scalingNames: { ntk: 'linear' },
    fixedNtk: 'ntk',
    only: {
      key: 'position_embedding_type',
      is: 'rope',
      standard: 'rope',
      otherwise: 'a learned table of positions',
    },
  },
  {
    // Jina Embeddings v3, whose file says xlm-roberta.
    models: { xlm_roberta_flash: 'jinaai/xlm-roberta-flash-implementation modeling_xlm_roberta.py create_mixer_cls' },
    pairing: 'rotateHalf',
    pairingKey: 'rotary_emb_interleaved',
    baseKeys: ['rotary_emb_base'],
    only: {
      key: 'position_embedding_type',
      is: 'rotary',
      standard: 'rotary',
      otherwise: 'a learned table of positions',
    },
  },
  {
    // Its file says t5. Layers over the series of a group do not rotate.
    models: { chronos2: 'amazon-science/chronos-forecasting src/chronos/chronos2/layers.py RoPE' },
    pairing: 'rotateHalf',
    headDimKeys: ['d_kv'],
    headDim: 64,
    ignores: ['n_positions'],
  },
  {
    models: { 'phi-msft': 'microsoft/phi-2 modeling_phi.py RotaryEmbedding' },
    pairing: 'rotateHalf',
    baseKeys: [],
    rotaryDim: 32,
    ignores: ['flash_rotary'],
  },
  {
    models: { baichuan: 'baichuan-inc/Baichuan2-7B-Base modeling_baichuan.py RotaryEmbedding' },
    pairing: 'rotateHalf',
    baseKeys: [],
    only: { key: 'hidden_size', is: 4096, otherwise: 'ALiBi' },
  },
];
