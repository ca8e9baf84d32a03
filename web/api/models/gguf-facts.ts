// Decisions of llama.cpp's code for each architecture of GGUF files: pairing of channels, layers with a window. Read
// in src/llama-model.cpp of ggml-org/llama.cpp (llama_model_rope_type at 0034230, load_hparams of the same autumn).
import type { Pairing } from '../encodings/rotary.ts';

export interface GgufFacts {
  readonly pairing: Pairing;
  /** Every n-th layer has no window, the others have one. */
  readonly every?: number;
  /** The window of a file without one. */
  readonly window?: number;
  /** The base of layers with a window, which are then not scaled. */
  readonly windowBase?: number;
  /** Every n-th layer does not rotate. */
  readonly still?: number;
  /** M-RoPE: how `rope.dimension_sections` are laid out. */
  readonly sections?: 'chunked' | 'interleaved';
  /** Instead of 1 / sqrt(width of a head). */
  readonly scale?: 1 | 'unread';
  readonly softcap?: true;
  /** The file's window is not read here. */
  readonly windowUnread?: true;
}

const neighbours: GgufFacts = { pairing: 'interleaved' };
const halves: GgufFacts = { pairing: 'rotateHalf' };

const list = (names: string, facts: GgufFacts): Record<string, GgufFacts> =>
  Object.fromEntries(names.split(' ').map((name) => [name, facts]));

export const ggufFacts = (): Readonly<Record<string, GgufFacts>> => ({
  ...list('llama internlm2 minicpm xverse command-r olmo arctic deepseek plm chatglm glm4 arcee', neighbours),
  ...list('granite granitemoe chameleon bailingmoe ernie4_5 ernie4_5-moe', neighbours),
  ...list('dbrx stablelm bitnet qwen2 qwen2moe qwen3 qwen3moe olmo2 olmoe phi2 gemma starcoder2 gptneox', halves),
  ...list('codeshell orion nemotron exaone dots1 hunyuan-moe hunyuan-dense glm4moe seed_oss apertus', halves),
  ...list('phi3 phimoe', { ...halves, windowUnread: true }),
  // Its scale takes YaRN's logarithm in, in a way of its own.
  deepseek2: { ...neighbours, scale: 'unread' },
  smollm3: { ...neighbours, still: 4 },
  cohere2: { ...neighbours, every: 4, still: 4 },
  gemma2: { ...halves, every: 2, window: 4096, scale: 'unread', softcap: true },
  gemma3: { ...halves, every: 6, windowBase: 10000, scale: 'unread' },
  gemma3n: { ...halves, every: 5, windowBase: 10000, scale: 1 },
  'gpt-oss': { ...halves, every: 2 },
  qwen2vl: { ...halves, sections: 'chunked' },
});

/** Where they were read. */
export const ggufPlace = 'ggml-org/llama.cpp src/llama-model.cpp';
