// Papers and documents that answers are from.
const arxiv = (id: string): string => `https://arxiv.org/abs/${id}`;

export const sources = {
  vaswani: { text: 'Vaswani et al. 2017: Attention Is All You Need', href: arxiv('1706.03762') },
  shaw: { text: 'Shaw et al. 2018: Relative Position Representations', href: arxiv('1803.02155') },
  bert: { text: 'Devlin et al. 2018: BERT', href: arxiv('1810.04805') },
  roformer: { text: 'Su et al. 2021: RoFormer', href: arxiv('2104.09864') },
  alibi: { text: 'Press et al. 2021: ALiBi', href: arxiv('2108.12409') },
  haviv: { text: 'Haviv et al. 2022: No Positional Encodings', href: arxiv('2203.16634') },
  kazemnejad: { text: 'Kazemnejad et al. 2023: Length Generalization', href: arxiv('2305.19466') },
  interpolation: { text: 'Chen et al. 2023: Position Interpolation', href: arxiv('2306.15595') },
  yarn: { text: 'Peng et al. 2023: YaRN', href: arxiv('2309.00071') },
  men: { text: 'Men et al. 2024: Base of RoPE Bounds Context Length', href: arxiv('2405.14591') },
  llama3: { text: 'Llama Team 2024: The Llama 3 Herd of Models', href: arxiv('2407.21783') },
  neox: { text: 'Black et al. 2022: GPT-NeoX-20B', href: arxiv('2204.06745') },
  bfloat16: { text: 'Wang et al. 2024: BFloat16 Breaks Down RoPE in Long-Context Training', href: arxiv('2411.13476') },
  deepSeekV3: { text: 'DeepSeek-AI 2024: DeepSeek-V3', href: arxiv('2412.19437') },
  vit: { text: 'Dosovitskiy et al. 2020: Vision Transformer', href: arxiv('2010.11929') },
  mae: { text: 'He et al. 2021: Masked Autoencoders', href: arxiv('2111.06377') },
  qwen2vl: { text: 'Wang et al. 2024: Qwen2-VL', href: arxiv('2409.12191') },
  torchExample: {
    text: 'PyTorch examples: word_language_model/model.py',
    href: 'https://github.com/pytorch/examples/blob/main/word_language_model/model.py',
  },
  torchIssue: { text: 'PyTorch, issue 24826', href: 'https://github.com/pytorch/pytorch/issues/24826' },
  torchtune: {
    text: 'torchtune: RotaryPositionalEmbeddings',
    href: 'https://docs.pytorch.org/torchtune/stable/generated/torchtune.modules.RotaryPositionalEmbeddings.html',
  },
  kerasHub: {
    text: 'KerasHub: modeling layers',
    href: 'https://keras.io/keras_hub/api/modeling_layers',
  },
  time2vec: { text: 'Kazemi et al. 2019: Time2Vec', href: arxiv('1907.05321') },
  ddpm: { text: 'Ho et al. 2020: Denoising Diffusion Probabilistic Models', href: arxiv('2006.11239') },
  diffusers: {
    text: 'Hugging Face Diffusers: embeddings.py',
    href: 'https://github.com/huggingface/diffusers/blob/main/src/diffusers/models/embeddings.py',
  },
  ecmascript: { text: 'ECMAScript: Math.sin', href: 'https://tc39.es/ecma262/#sec-math.sin' },
  webassembly: { text: 'WebAssembly: numerics', href: 'https://webassembly.github.io/spec/core/exec/numerics.html' },
  tensor2tensor: {
    text: 'tensor2tensor: common_attention.py',
    href: 'https://github.com/tensorflow/tensor2tensor/blob/master/tensor2tensor/layers/common_attention.py',
  },
  fairseq: {
    text: 'fairseq: sinusoidal_positional_embedding.py',
    href: 'https://github.com/facebookresearch/fairseq/blob/main/fairseq/modules/sinusoidal_positional_embedding.py',
  },
  llamaConversion: {
    text: 'Hugging Face Transformers: convert_llama_weights_to_hf.py',
    href:
      'https://github.com/huggingface/transformers/blob/main/src/transformers/models/llama/' +
      'convert_llama_weights_to_hf.py',
  },
  ropeUtils: {
    text: 'Hugging Face Transformers: Utilities for Rotary Embedding',
    href: 'https://huggingface.co/docs/transformers/internal/rope_utils',
  },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly href: string }>>;

export type SourceName = keyof typeof sources;
