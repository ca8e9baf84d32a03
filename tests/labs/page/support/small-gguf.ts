import type { GgufFile } from '../../../library/api/support/gguf.ts';

/** A GGUF file of a small Llama. */
export const small: GgufFile = {
  keys: {
    'general.architecture': ['str', 'llama'],
    'llama.block_count': ['u32', 4],
    'llama.context_length': ['u32', 4096],
    'llama.embedding_length': ['u32', 64],
    'llama.attention.head_count': ['u32', 1],
    'llama.rope.freq_base': ['f32', 20000],
    'tokenizer.ggml.tokens': ['list', 'str', ['a', 'b']],
  },
};
