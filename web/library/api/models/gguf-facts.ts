// Decisions of llama.cpp's code for each architecture of GGUF files. Read in src/llama-model.cpp of ggml-org/llama.cpp
// (llama_model_rope_type, load_hparams) and src/models/*.cpp (load_arch_hparams and the graphs), of 2025 and 2026.
import type { Pairing } from '../encodings/heads.ts';

/** How the layers with a window are told. */
export interface GgufWindows {
  /**
   * Every n-th layer has none, unless `attention.sliding_window_pattern` says otherwise; without a number the file must
   * have it.
   */
  readonly every?: number;
  /** The first of each n layers has none, not the last. */
  readonly denseFirst?: true;
  /** The window of a file without one; without this number such a file has none. */
  readonly standard?: number;
  /** The base of layers with a window, unless `rope.freq_base_swa` says otherwise; by default that of all layers. */
  readonly base?: number;
  /** Layers with a window are not scaled. */
  readonly unscaled?: true;
  /** The window is one of chunks, or half of it looks to each side. */
  readonly kind?: 'chunked' | 'bothWays';
}

/** Which layers are recurrent. */
export type GgufRecurrent =
  /** Those without key and value heads. */
  | 'noHeads'
  /** All but every n-th, or as the file lists them. */
  | { readonly every: number };

export interface GgufFacts {
  /**
   * The model type whose row describes the layers: which kinds rotate, which channels of a head, what multiplies the
   * scores. A file's own keys and this table say the rest.
   */
  readonly as: string;
  /** The way that llama.cpp pairs channels; none rotate without it. */
  readonly pairing?: Pairing;
  readonly windows?: GgufWindows;
  /** The facts of an architecture that is another model where its file has a window. */
  readonly withWindow?: GgufFacts;
  readonly recurrent?: GgufRecurrent;
  /** Every n-th layer does not rotate. */
  readonly still?: number;
  /** Number of layers of the model whose scale is 1 / sqrt(embedding_length / head_count). */
  readonly scaleOfWidth?: number;
  /** `rope.scaling.finetuned: false` says that the model does not rotate. */
  readonly finetunedRotates?: true;
  /**
   * `rope_freqs.weight` has 1 for the pairs that rotate, behind which all others stand still; the file must have it.
   */
  readonly stillPairs?: true;
  /** No file has a scaling, and none is read. */
  readonly neverScaled?: true;
  /** `rope.scaling.yarn_log_multiplier` is a tenth of `mscale_all_dim`. */
  readonly tenthOfLogarithm?: true;
}

const neighbours: GgufFacts = { as: 'llama', pairing: 'interleaved' };
const halves: GgufFacts = { as: 'llama', pairing: 'rotateHalf' };

/** Names, each with the model type behind `=` where that has another name. */
const list = (names: string, facts: GgufFacts): Record<string, GgufFacts> =>
  Object.fromEntries(
    names.split(' ').map((word) => {
      const [name = '', as = facts.as] = word.split('=');
      return [name, { ...facts, as }];
    }),
  );

const latent: GgufFacts = { as: 'deepseek_v2', pairing: 'interleaved', tenthOfLogarithm: true };
const local = { every: 6, base: 10000, unscaled: true } as const;

export const ggufFacts = (): Readonly<Record<string, GgufFacts>> => ({
  // Weights of the Llama family are permuted when a file is written, so that neighbours pair.
  ...list('llama internlm2 minicpm xverse command-r=cohere olmo arctic deepseek plm chatglm glm4 arcee', neighbours),
  ...list('granite=granite granitemoe=granitemoe chameleon bailingmoe ernie4_5 ernie4_5-moe', neighbours),
  ...list('dbrx stablelm bitnet qwen2 qwen2moe qwen3 qwen3moe olmoe phi2 gemma starcoder2 gptneox', halves),
  ...list('codeshell orion nemotron exaone dots1 hunyuan-moe hunyuan-dense glm4moe seed_oss apertus', halves),
  ...list(
    'phimoe bailingmoe2 minimax-m2 minimax-m3 falcon-h1 deepseek2-ocr nomic-bert nomic-bert-moe jina-bert-v3',
    halves,
  ),
  // llama.cpp reads their window and switches it off (pull request 13676).
  phi3: halves,
  deepseek2: latent,
  'glm-dsa': { as: 'glm_moe_dsa', pairing: 'interleaved', neverScaled: true },
  minicpm3: { as: 'minicpm3', pairing: 'rotateHalf' },
  mistral3: { ...neighbours, as: 'ministral3' },
  smollm3: { ...neighbours, as: 'smollm3', still: 4 },
  cohere2: { ...neighbours, as: 'cohere2', windows: { every: 4 } },
  exaone4: { ...halves, as: 'exaone4', windows: { every: 4 } },
  olmo2: { ...halves, as: 'olmo2', withWindow: { ...halves, as: 'olmo3', windows: { every: 4, unscaled: true } } },
  gemma2: { ...halves, as: 'gemma2', windows: { every: 2, standard: 4096 }, scaleOfWidth: 46 },
  gemma3: { ...halves, as: 'gemma3_text', windows: local, scaleOfWidth: 62 },
  'gemma-embedding': { ...halves, as: 'gemma3_text', windows: { ...local, kind: 'bothWays' } },
  gemma3n: { ...halves, as: 'gemma3n_text', windows: { ...local, every: 5 } },
  gemma4: { ...halves, as: 'gemma4_text', windows: { unscaled: true }, stillPairs: true },
  'modern-bert': {
    ...halves,
    as: 'modernbert',
    windows: { every: 3, denseFirst: true, base: 10000, unscaled: true, kind: 'bothWays' },
  },
  'gpt-oss': { ...halves, as: 'gpt_oss', windows: { every: 2 } },
  llama4: { ...neighbours, as: 'llama4_text', windows: { every: 4, standard: 8192, kind: 'chunked' }, still: 4 },
  qwen2vl: { ...halves, as: 'qwen2_vl_text' },
  ...list('qwen3vl=qwen3_vl_text qwen3vlmoe=qwen3_vl_moe_text', halves),
  qwen3next: { ...halves, as: 'qwen3_next', recurrent: { every: 4 } },
  ...list('qwen35=qwen3_5_text qwen35moe=qwen3_5_moe_text', { ...halves, recurrent: { every: 4 } }),
  ...list('lfm2=lfm2 lfm2moe=lfm2_moe', { ...halves, recurrent: 'noHeads' }),
  granitehybrid: { ...neighbours, as: 'granitemoehybrid', recurrent: 'noHeads', finetunedRotates: true },
  ...list('nemotron_h nemotron_h_moe', { as: 'nemotron_h', recurrent: 'noHeads' }),
  'kimi-linear': { as: 'kimi_linear', recurrent: 'noHeads' },
  bert: { as: 'bert' },
});

/** Where they were read. */
export const ggufPlace = 'ggml-org/llama.cpp src/llama-model.cpp and src/models';
