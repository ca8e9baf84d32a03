import type { FamilyName } from './properties.ts';

/** Who uses what, by name, and where it was first described: from tests/families/*.json, to which a test holds it. */
export const sources: {
  readonly [Name in FamilyName]: { readonly paper: string; readonly models: readonly string[] };
} = {
  sinusoidal: { paper: 'arXiv 1706.03762', models: ['Transformer'] },
  learned: { paper: 'arXiv 1810.04805', models: ['BERT', 'GPT-2', 'OPT', 'ViT'] },
  rotary: {
    paper: 'arXiv 2104.09864',
    models: ['GPT-J', 'GPT-NeoX', 'LLaMA', 'Mistral', 'Qwen', 'Gemma', 'Phi', 'DeepSeek'],
  },
  alibi: { paper: 'arXiv 2108.12409', models: ['BLOOM', 'MPT', 'Baichuan-13B', 'Jina Embeddings 2', 'data2vec 2.0'] },
  t5: { paper: 'arXiv 1910.10683', models: ['T5', 'FLAN-T5', 'UMT5', 'LongT5'] },
  shaw: { paper: 'arXiv 1803.02155', models: ['Music Transformer', 'tensor2tensor'] },
  transformerXl: { paper: 'arXiv 1901.02860', models: ['Transformer-XL', 'XLNet'] },
  kerple: { paper: 'arXiv 2205.09921', models: ['KERPLE'] },
  none: { paper: 'arXiv 2305.19466', models: ['Llama 4', 'SmolLM3'] },
};

/** Where an encoding comes in: added to the vectors, turned into queries and keys, or put on the scores. */
export const groups: { readonly [Name in FamilyName]: 'vectors' | 'turn' | 'bias' | 'nothing' } = {
  sinusoidal: 'vectors',
  learned: 'vectors',
  rotary: 'turn',
  alibi: 'bias',
  t5: 'bias',
  shaw: 'bias',
  transformerXl: 'bias',
  kerple: 'bias',
  none: 'nothing',
};
