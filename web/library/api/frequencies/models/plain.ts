// Models whose layers all rotate alike. Read in huggingface/transformers at c49429e (2026-08-16).
import type { RotaryModels } from './facts.ts';

/** Older files name GPT-NeoX's method. */
const neox = { baseKeys: ['rotary_emb_base', 'rope_theta'], partKeys: ['rotary_pct'] };

export const plain = (): readonly RotaryModels[] => [
  {
    models: {
      llama: 'LlamaRotaryEmbedding',
      mistral: 'MistralRotaryEmbedding',
      qwen2: 'Qwen2RotaryEmbedding',
      // Its class extends that of Qwen2.
      dots_ocr: 'rednote-hilab/dots.ocr modeling_dots_ocr.py DotsOCRForCausalLM',
      // MiniCPM, Llama, Qwen2 or Qwen3 by their version, which rotate alike.
      minicpmv: 'vllm-project/vllm vllm/model_executor/models/minicpmv.py MiniCPMV',
      minicpmo: 'vllm-project/vllm vllm/model_executor/models/minicpmo.py MiniCPMO',
    },
    pairing: 'rotateHalf',
    hidden: [4096, 32],
    ignores: ['rope_interleaved'],
  },
  {
    models: {
      qwen2_moe: 'Qwen2MoeRotaryEmbedding',
      qwen3_moe: 'Qwen3MoeRotaryEmbedding',
      olmo: 'OlmoRotaryEmbedding',
      olmo2: 'Olmo2RotaryEmbedding',
      olmoe: 'OlmoeRotaryEmbedding',
      granite: 'GraniteRotaryEmbedding',
      granitemoe: 'GraniteMoeRotaryEmbedding',
      granitemoeshared: 'GraniteMoeSharedRotaryEmbedding',
      starcoder2: 'Starcoder2RotaryEmbedding',
      arcee: 'ArceeRotaryEmbedding',
      diffllama: 'DiffLlamaRotaryEmbedding',
      doge: 'DogeRotaryEmbedding',
      dots1: 'Dots1RotaryEmbedding',
      falcon_h1: 'FalconH1RotaryEmbedding',
      hyperclovax: 'HyperCLOVAXRotaryEmbedding',
      jais2: 'Jais2RotaryEmbedding',
      ministral: 'MinistralRotaryEmbedding',
      chameleon: 'ChameleonRotaryEmbedding',
      aria_text: 'aria/AriaTextRotaryEmbedding',
      moshi: 'MoshiRotaryEmbedding',
      eurobert: 'EuroBertRotaryEmbedding',
      esmc: 'ESMCRotaryEmbedding',
    },
    pairing: 'rotateHalf',
  },
  {
    models: {
      mixtral: 'MixtralRotaryEmbedding',
      emu3_text_model: 'emu3/Emu3RotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 1e6,
  },
  {
    models: {
      bitnet: 'BitNetRotaryEmbedding',
      flex_olmo: 'FlexOlmoRotaryEmbedding',
      csm: 'CsmRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    base: 5e5,
  },
  { models: { qwen3: 'Qwen3RotaryEmbedding' }, pairing: 'rotateHalf', headDim: 128 },
  { models: { seed_oss: 'SeedOssRotaryEmbedding' }, pairing: 'rotateHalf', headDim: 128 },
  { models: { gemma: 'GemmaRotaryEmbedding' }, pairing: 'rotateHalf', headDim: 256 },
  { models: { hy_v3: 'HYV3RotaryEmbedding' }, pairing: 'rotateHalf', headDim: 128, base: 11158840 },
  { models: { jetmoe: 'JetMoeRotaryEmbedding' }, pairing: 'rotateHalf', headDim: 128, headDimKeys: ['kv_channels'] },
  {
    models: { apertus: 'ApertusRotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 12e6,
    scaling: {
      rope_type: 'llama3',
      rope_theta: 12e6,
      factor: 8,
      original_max_position_embeddings: 8192,
      low_freq_factor: 1,
      high_freq_factor: 4,
    },
  },
  {
    models: {
      hunyuan_v1_dense: 'HunYuanDenseV1RotaryEmbedding',
      hunyuan_v1_moe: 'HunYuanMoEV1RotaryEmbedding',
    },
    pairing: 'rotateHalf',
    ntkKey: 'alpha',
  },
  {
    models: {
      telechat3:
        'vllm-project/vllm vllm/model_executor/layers/rotary_embedding/telechat3_scaling_rope.py ' +
        'TeleChat3RoPEScaledRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    scalingNames: { 'telechat3-yarn': 'yarn' },
    yarnAttentionWeight: 0.7,
  },
  {
    models: { ministral3: 'Ministral3RotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    queryScaleKey: 'llama_4_scaling_beta',
    scaling: {
      rope_type: 'yarn',
      rope_theta: 1e6,
      factor: 16,
      original_max_position_embeddings: 16384,
      beta_fast: 32,
      beta_slow: 1,
      mscale: 1,
      mscale_all_dim: 1,
      llama_4_scaling_beta: 0.1,
    },
  },
  // Only a part of each head is rotated.
  {
    models: { gpt_neox: 'GPTNeoXRotaryEmbedding' },
    pairing: 'rotateHalf',
    part: 0.25,
    ...neox,
  },
  { models: { gpt_neox_japanese: 'GPTNeoXJapaneseRotaryEmbedding' }, pairing: 'rotateHalf', ...neox },
  { models: { stablelm: 'StableLmRotaryEmbedding' }, pairing: 'rotateHalf', part: 0.25 },
  {
    models: {
      phi: 'PhiRotaryEmbedding',
      nemotron: 'NemotronRotaryEmbedding',
      glm4_moe: 'Glm4MoeRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    part: 0.5,
  },
  { models: { persimmon: 'PersimmonRotaryEmbedding' }, pairing: 'rotateHalf', part: 0.5, base: null },
  { models: { solar_open: 'SolarOpenRotaryEmbedding' }, pairing: 'rotateHalf', headDim: 128, base: 1e6 },
  {
    models: { minimax_m2: 'MiniMaxM2RotaryEmbedding' },
    pairing: 'rotateHalf',
    headDim: 128,
    base: 5e6,
  },
  {
    models: {
      minimax_m3: 'minimax_m3_vl/MiniMaxM3VLRotaryEmbedding',
      minimax_m3_vl: 'MiniMaxM3VLRotaryEmbedding',
      minimax_m3_vl_text: 'minimax_m3_vl/MiniMaxM3VLRotaryEmbedding',
    },
    pairing: 'rotateHalf',
    headDim: 128,
    rotaryDim: 64,
    base: 5e6,
  },
  {
    models: { glm: 'GlmRotaryEmbedding', glm4: 'Glm4RotaryEmbedding' },
    pairing: 'interleaved',
    part: 0.5,
    headDim: 128,
  },
  {
    models: {
      phi3: 'Phi3RotaryEmbedding',
      phi3_v: 'microsoft/Phi-3-vision-128k-instruct modeling_phi3_v.py Phi3SuScaledRotaryEmbedding',
      phi4_multimodal: 'Phi4MultimodalRotaryEmbedding',
      phi4mm: 'microsoft/Phi-4-multimodal-instruct modeling_phi4mm.py Phi4MMForCausalLM',
    },
    pairing: 'rotateHalf',
    scalingNames: { yarn: 'longrope' },
  },
  {
    models: { phimoe: 'PhimoeRotaryEmbedding' },
    pairing: 'rotateHalf',
    base: 1e6,
    mscaleKeys: ['short_mscale', 'long_mscale'],
  },
  // Neighbours are pairs.
  { models: { cohere: 'CohereRotaryEmbedding' }, pairing: 'interleaved', base: 5e5 },
  {
    models: { ernie4_5: 'Ernie4_5RotaryEmbedding' },
    pairing: 'interleaved',
    base: 5e5,
    headDim: 128,
  },
  { models: { ernie4_5_moe: 'Ernie4_5_MoeRotaryEmbedding' }, pairing: 'interleaved', base: 5e5 },
  { models: { moonshine: 'MoonshineRotaryEmbedding' }, pairing: 'interleaved', part: 0.9 },
  { models: { helium: 'HeliumRotaryEmbedding' }, pairing: 'interleaved', base: 1e5, headDim: 128 },
  {
    models: { gptj: 'GPTJAttention', codegen: 'CodeGenAttention' },
    pairing: 'interleaved',
    baseKeys: [],
    rotaryDim: 64,
    ignores: ['rotary'],
  },
];
