// Models with latent attention (MLA), where only part of each head rotates, and models whose tokens have several
// coordinates (M-RoPE). Read in huggingface/transformers at c49429e (2026-08-16).
import type { RotaryModels } from './facts.ts';

/** The rotated part of a head stands behind the rest. */
const latent = { pairing: 'interleaved', headDimKeys: ['qk_rope_head_dim'], headDim: 64, restDim: 128 } as const;

export const latentAndAxes = (): readonly RotaryModels[] => [
  {
    models: {
      deepseek_v3: 'DeepseekV3RotaryEmbedding',
      kimi_k2: 'deepseek_v3/DeepseekV3RotaryEmbedding',
      youtu: 'YoutuRotaryEmbedding',
      axk1: 'AXK1RotaryEmbedding',
    },
    ...latent,
    pairingKey: 'rope_interleave',
  },
  {
    models: { glm4_moe_lite: 'Glm4MoeLiteRotaryEmbedding' },
    ...latent,
    restDim: 192,
    pairingKey: 'rope_interleave',
  },
  {
    models: {
      deepseek_v2: 'DeepseekV2RotaryEmbedding',
      deepseek_vl_v2: 'deepseek_v2/DeepseekV2RotaryEmbedding',
      deepseek_v32: 'DeepseekV32RotaryEmbedding',
    },
    ...latent,
    ignores: ['rope_interleave', 'indexer_rope_interleave'],
  },
  {
    models: { glm_moe_dsa: 'GlmMoeDsaRotaryEmbedding' },
    ...latent,
    restDim: 192,
    ignores: ['rope_interleave', 'indexer_rope_interleave'],
  },
  { models: { axk2: 'AXK2RotaryEmbedding' }, ...latent, headDim: 32, restDim: 64, ignores: ['rope_interleave'] },
  { models: { longcat_flash: 'LongcatFlashRotaryEmbedding' }, ...latent, base: 1e7 },
  { models: { minicpm3: 'MiniCPM3RotaryEmbedding' }, ...latent, pairing: 'rotateHalf', headDim: 32, restDim: 64 },
  {
    models: { mistral4: 'Mistral4RotaryEmbedding' },
    ...latent,
    restDim: 64,
    pairingKey: 'rope_interleave',
    partInHead: true,
    queryScaleKey: 'llama_4_scaling_beta',
  },
  // Several coordinates for each token.
  {
    models: {
      qwen2_vl: 'Qwen2VLRotaryEmbedding',
      qwen2_vl_text: 'qwen2_vl/Qwen2VLRotaryEmbedding',
      qwen2_5_vl: 'Qwen2_5_VLRotaryEmbedding',
      qwen2_5_vl_text: 'qwen2_5_vl/Qwen2_5_VLRotaryEmbedding',
      qwen2_5_omni_text: 'qwen2_5_omni/Qwen2_5OmniRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 1e6,
    ignores: ['position_id_per_seconds'],
    sectionStyle: 'chunked',
  },
  {
    models: {
      paddleocr_vl: 'PaddleOCRRotaryEmbedding',
      paddleocr_vl_text: 'paddleocr_vl/PaddleOCRRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 5e5,
    headDim: 128,
    sectionStyle: 'chunked',
  },
  {
    models: {
      hunyuan_vl: 'vllm-project/vllm vllm/model_executor/layers/rotary_embedding/xdrope.py XDRotaryEmbedding',
      hunyuan_vl_text: 'vllm-project/vllm vllm/model_executor/layers/rotary_embedding/xdrope.py XDRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    headDimKeys: ['attention_head_dim'],
    scalingNames: { xdrope: 'dynamic' },
    ntkKey: 'alpha',
    sectionStyle: 'chunked',
  },
  {
    models: {
      ernie4_5_vl_moe: 'Ernie4_5_VLMoeTextRotaryEmbedding',
      ernie4_5_vl_moe_text: 'ernie4_5_vl_moe/Ernie4_5_VLMoeTextRotaryEmbedding',
    },
    pairing: 'interleaved',
    base: 5e5,
    sections: [22, 22, 20],
    sectionStyle: 'alternating',
  },
  {
    models: {
      qwen3_vl: 'Qwen3VLTextRotaryEmbedding',
      qwen3_vl_text: 'qwen3_vl/Qwen3VLTextRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 5e5,
    headDim: 128,
    sections: [24, 20, 20],
    sectionStyle: 'interleaved',
  },
  {
    models: {
      qwen3_vl_moe: 'Qwen3VLMoeTextRotaryEmbedding',
      qwen3_vl_moe_text: 'qwen3_vl_moe/Qwen3VLMoeTextRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 5e5,
    sections: [24, 20, 20],
    sectionStyle: 'interleaved',
  },
  {
    models: {
      qwen3_omni_moe_text: 'qwen3_omni_moe/Qwen3OmniMoeThinkerTextRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 1e6,
    sections: [24, 20, 20],
    sectionStyle: 'interleaved',
    ignores: ['position_id_per_seconds', 'interleaved'],
  },
  {
    models: {
      glm4v: 'Glm4vTextRotaryEmbedding',
      glm4v_text: 'glm4v/Glm4vTextRotaryEmbedding',
      glm_ocr: 'GlmOcrTextRotaryEmbedding',
      glm_ocr_text: 'glm_ocr/GlmOcrTextRotaryEmbedding',
    },
    pairing: 'interleaved',
    sections: [8, 12, 12],
    sectionStyle: 'chunked',
  },
  {
    models: {
      glm4v_moe: 'Glm4vMoeTextRotaryEmbedding',
      glm4v_moe_text: 'glm4v_moe/Glm4vMoeTextRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    part: 0.5,
    sections: [8, 12, 12],
    sectionStyle: 'chunked',
  },
];
