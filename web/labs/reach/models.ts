// Rotary settings of published models: the keys of their config.json that concern positions.
import type { Config } from '../shared/models/config.ts';

export interface PublishedModel {
  readonly name: string;
  /** The published file that the passport has, with the same positions. */
  readonly passport: string;
  readonly config: Config;
  /** Positions that it was trained with before its context was extended. */
  readonly trained: number;
}

// Both lists of Phi-3 vision 128k, at their full length. The file's own digits: they are float32 numbers, printed as
// doubles.
const phi3Long = [
  1.0299999713897705, 1.0499999523162842, 1.0499999523162842, 1.0799999237060547, 1.2299998998641968,
  1.2299998998641968, 1.2999999523162842, 1.4499999284744263, 1.5999999046325684, 1.6499998569488525,
  1.8999998569488525, 2.859999895095825, 3.68999981880188, 5.419999599456787, 5.489999771118164, 5.489999771118164,
  // eslint-disable-next-line no-loss-of-precision -- the shortest digits that give the double
  9.09000015258789, 11.579999923706055, 15.65999984741211, 15.769999504089355, 15.789999961853027, 18.360000610351562,
  21.989999771118164, 23.079999923706055, 30.009998321533203, 32.35000228881836, 32.590003967285156, 35.56000518798828,
  39.95000457763672, 53.840003967285156, 56.20000457763672, 57.95000457763672, 59.29000473022461, 59.77000427246094,
  59.920005798339844, 61.190006256103516, 61.96000671386719, 62.50000762939453, 63.3700065612793, 63.48000717163086,
  63.48000717163086, 63.66000747680664, 63.850006103515625, 64.08000946044922, 64.760009765625, 64.80001068115234,
  64.81001281738281, 64.81001281738281,
];
const phi3Short = [
  1.05, 1.05, 1.05, 1.1, 1.1, 1.1, 1.2500000000000002, 1.2500000000000002, 1.4000000000000004, 1.4500000000000004,
  1.5500000000000005, 1.8500000000000008, 1.9000000000000008, 2.000000000000001, 2.000000000000001, 2.000000000000001,
  2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
  2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
  2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.1000000000000005, 2.1000000000000005,
  2.2, 2.3499999999999996, 2.3499999999999996, 2.3499999999999996, 2.3499999999999996, 2.3999999999999995,
  2.3999999999999995, 2.6499999999999986, 2.6999999999999984, 2.8999999999999977, 2.9499999999999975, 3.049999999999997,
  3.049999999999997, 3.049999999999997,
];

export const models = {
  llama31: {
    name: 'Llama 3.1 8B',
    passport: 'Meta-Llama-3.1-8B',
    trained: 8192,
    config: {
      hidden_size: 4096,
      num_attention_heads: 32,
      max_position_embeddings: 131072,
      rope_theta: 500000,
      rope_scaling: {
        rope_type: 'llama3',
        factor: 8,
        low_freq_factor: 1,
        high_freq_factor: 4,
        original_max_position_embeddings: 8192,
      },
    },
  },
  llama2: {
    name: 'Llama 2 7B',
    passport: 'Llama-2-7b-hf',
    trained: 4096,
    config: {
      hidden_size: 4096,
      num_attention_heads: 32,
      max_position_embeddings: 4096,
      rope_theta: 10000,
      rope_scaling: null,
    },
  },
  gemma3: {
    // The file has only the final length; according to the technical report the first was 32 thousand.
    name: 'Gemma 3 12B',
    passport: 'gemma-3-4b-it',
    trained: 32768,
    config: {
      head_dim: 256,
      num_attention_heads: 16,
      max_position_embeddings: 131072,
      rope_theta: 1000000,
      rope_local_base_freq: 10000,
      rope_scaling: { rope_type: 'linear', factor: 8 },
    },
  },
  internlm2: {
    name: 'InternLM2 Chat 1.8B',
    passport: 'internlm2_5-7b-chat',
    trained: 32768,
    config: {
      hidden_size: 2048,
      num_attention_heads: 16,
      max_position_embeddings: 32768,
      rope_theta: 1000000,
      rope_scaling: { type: 'dynamic', factor: 2 },
    },
  },
  gptOss: {
    name: 'gpt-oss',
    passport: 'gpt-oss-20b',
    trained: 4096,
    config: {
      hidden_size: 2880,
      num_attention_heads: 64,
      head_dim: 64,
      max_position_embeddings: 131072,
      rope_theta: 150000,
      rope_scaling: {
        rope_type: 'yarn',
        factor: 32,
        beta_fast: 32,
        beta_slow: 1,
        truncate: false,
        original_max_position_embeddings: 4096,
      },
    },
  },
  deepseek: {
    name: 'DeepSeek-V3',
    passport: 'DeepSeek-V3',
    trained: 4096,
    config: {
      hidden_size: 7168,
      num_attention_heads: 128,
      qk_rope_head_dim: 64,
      max_position_embeddings: 163840,
      rope_theta: 10000,
      rope_scaling: {
        type: 'yarn',
        factor: 40,
        beta_fast: 32,
        beta_slow: 1,
        mscale: 1,
        mscale_all_dim: 1,
        original_max_position_embeddings: 4096,
      },
    },
  },
  phi3: {
    name: 'Phi-3 vision 128k',
    passport: 'Phi-3-vision-128k-instruct',
    trained: 4096,
    config: {
      hidden_size: 3072,
      num_attention_heads: 32,
      max_position_embeddings: 131072,
      original_max_position_embeddings: 4096,
      rope_theta: 10000,
      rope_scaling: { type: 'su', short_factor: phi3Short, long_factor: phi3Long },
    },
  },
} as const satisfies Record<string, PublishedModel>;

export type ModelName = keyof typeof models;
export const modelNames = Object.keys(models) as [ModelName, ...ModelName[]];
