// Keys of config.json that one class reads in its own way.
import { describe, expect, test } from 'vitest';
import { mropeAxes, rotaryFrequencies, rotaryFromConfig } from 'posenc';
import { refusal } from '../support/config-refusal.ts';

describe('keys that a class reads in its own way', () => {
  const lists = { short_factor: [1, 1], long_factor: [2, 2] };

  test('Llama 4 Scout has bands without a gap', () => {
    const bands = { factor: 16, low_freq_factor: 1, high_freq_factor: 1, original_max_position_embeddings: 8192 };
    const config = { model_type: 'llama4_text', num_hidden_layers: 4, rope_theta: 5e5 };
    const read = rotaryFromConfig({ ...config, rope_scaling: { rope_type: 'llama3', ...bands } });
    const plain = rotaryFrequencies({ headDim: 128, base: 5e5 }).inverse;
    for (const [pair, frequency] of read.frequencies.inverse.entries()) {
      const before = plain[pair] as number;
      expect(frequency).toBe((2 * Math.PI) / before > 8192 ? before / 16 : before);
    }
  });

  test('GPT-J also has rotary true, and 64 channels if the file does not say', () => {
    const config = { model_type: 'gptj', rotary: true, n_embd: 4096, n_head: 16, n_positions: 2048 };
    const read = rotaryFromConfig({ ...config, rotary_dim: 64 });
    expect([read.pairing, read.rotaryDim, read.settings.base]).toEqual(['interleaved', 64, 10000]);
    expect(rotaryFromConfig(config).frequencies).toEqual(read.frequencies);
    expect(refusal({ ...config, rope_theta: 500000 })).toMatchObject({ argument: 'rope_theta' });
  });

  test('Phi-3.5-MoE has an attention factor for short sequences and one for long', () => {
    const config = {
      model_type: 'phimoe',
      head_dim: 4,
      rope_theta: 1e4,
      max_position_embeddings: 131072,
      rope_scaling: {
        type: 'longrope',
        original_max_position_embeddings: 4096,
        short_mscale: 1.243163121016122,
        long_mscale: 1.5,
        ...lists,
      },
    };
    const factor = (sequenceLength?: number): number =>
      rotaryFromConfig(config, { sequenceLength }).frequencies.attentionFactor;
    expect([factor(), factor(4096), factor(4097)]).toEqual([1.243163121016122, 1.243163121016122, 1.5]);
    const { short_mscale: _, ...without } = config.rope_scaling;
    expect(refusal({ ...config, rope_scaling: without })).toMatchObject({
      code: 'POSENC_MISSING_KEY',
      argument: 'rope_scaling.short_mscale',
    });
  });

  test('RoFormer turns its values too if the file says so', () => {
    const config = { model_type: 'roformer', hidden_size: 768, num_attention_heads: 12 };
    const turns = (rotary_value?: boolean): boolean => rotaryFromConfig({ ...config, rotary_value }).turnsValues;
    expect([turns(false), turns(), turns(true)]).toEqual([false, false, true]);
    expect(rotaryFromConfig(config).pairing).toBe('interleaved');
  });

  test('DeepSeek-V3 turns neighbours unless the file differs', () => {
    const config = { model_type: 'deepseek_v3', qk_rope_head_dim: 64, rope_theta: 1e4 };
    const pairing = (rope_interleave?: boolean): string => rotaryFromConfig({ ...config, rope_interleave }).pairing;
    expect([pairing(), pairing(true), pairing(false)]).toEqual(['interleaved', 'interleaved', 'rotateHalf']);
    expect(rotaryFromConfig({ ...config, model_type: 'kimi_k2' }).pairing).toBe('interleaved');
  });

  test('Ministral 3 scales its queries by their position', () => {
    const parameters = {
      type: 'yarn',
      rope_theta: 1e6,
      factor: 16,
      original_max_position_embeddings: 16384,
      max_position_embeddings: 262144,
      beta_fast: 32,
      beta_slow: 1,
      mscale: 1,
      mscale_all_dim: 1,
      llama_4_scaling_beta: 0.1,
    };
    const config = { model_type: 'ministral3', head_dim: 128, max_position_embeddings: 262144 };
    const read = rotaryFromConfig({ ...config, rope_parameters: parameters });
    expect(read.queryScale).toEqual({ beta: 0.1, length: 16384 });
    expect(rotaryFromConfig(config).frequencies).toEqual(read.frequencies);
    expect(rotaryFromConfig(config).queryScale).toEqual(read.queryScale);
    expect(rotaryFromConfig({ model_type: 'llama', head_dim: 64 }).queryScale).toBeUndefined();
  });

  test('ChatGLM rotates half a head, with a base times rope_ratio', () => {
    const config = { model_type: 'chatglm', kv_channels: 128, hidden_size: 4096, original_rope: true };
    const read = rotaryFromConfig({ ...config, num_attention_heads: 32 });
    expect([read.pairing, read.rotaryDim, read.settings.base]).toEqual(['interleaved', 64, 10000]);
    expect(rotaryFromConfig({ ...config, rope_ratio: 500 }).settings.base).toBe(5e6);
  });

  test('Hunyuan has an alpha that makes its base larger', () => {
    const scaling = { type: 'dynamic', alpha: 1000, factor: 1, beta_fast: 32, beta_slow: 1, mscale: 1 };
    const config = { model_type: 'hunyuan_v1_dense', head_dim: 128, rope_theta: 1e4 };
    const { frequencies } = rotaryFromConfig({ ...config, rope_scaling: scaling });
    const same = rotaryFrequencies({ headDim: 128, base: 1e4, scaling: { type: 'ntkAware', factor: 1000 } });
    expect(frequencies).toEqual(same);
  });

  test('Hunyuan VL has the same alpha, and four axes of pairs', () => {
    const scaling = {
      type: 'xdrope',
      alpha: 1000,
      factor: 1,
      beta_fast: 32,
      mscale: 1,
      xdrope_section: [16, 16, 16, 16],
    };
    const config = { model_type: 'hunyuan_vl', attention_head_dim: 128, head_dim: 128, rope_theta: 1e4 };
    const { frequencies, sections, used } = rotaryFromConfig({ ...config, rope_scaling: scaling });
    expect(frequencies).toEqual(
      rotaryFrequencies({ headDim: 128, base: 1e4, scaling: { type: 'ntkAware', factor: 1000 } }),
    );
    expect(sections).toEqual({ sections: [16, 16, 16, 16], style: 'chunked' });
    expect(used).toEqual(expect.arrayContaining(['rope_scaling.alpha', 'rope_scaling.xdrope_section']));
    // As transformers 5 writes the same file.
    const newer = { rope_type: 'dynamic', alpha: 1000, rope_theta: 1e4, mrope_section: [16, 16, 16, 16] };
    expect(rotaryFromConfig({ ...config, rope_parameters: newer })).toMatchObject({ frequencies, sections });
  });

  test('ERNIE 4.5 VL turns by row and column in turns, and then by time', () => {
    const config = {
      model_type: 'ernie4_5_vl_moe',
      text_config: { model_type: 'ernie4_5_vl_moe_text', head_dim: 128 },
    };
    const { pairing, sections, settings } = rotaryFromConfig(config);
    expect([pairing, settings.base]).toEqual(['interleaved', 5e5]);
    expect(sections).toEqual({ sections: [22, 22, 20], style: 'alternating' });
    const axes = mropeAxes({ ...(sections as NonNullable<typeof sections>), pairs: 64 });
    expect([...axes.slice(0, 4), ...axes.slice(42, 46)]).toEqual([1, 2, 1, 2, 1, 2, 0, 0]);
  });

  test('TeleChat3 has 0.07 in the attention factor of its YaRN', () => {
    const scaling = { type: 'telechat3-yarn', factor: 16, original_max_position_embeddings: 8192 };
    const config = { model_type: 'telechat3', head_dim: 128, rope_theta: 1e6, rope_scaling: scaling };
    const { frequencies, settings } = rotaryFromConfig(config);
    expect(settings.scaling).toMatchObject({ type: 'yarn', factor: 16, attentionWeight: 0.7 });
    expect(frequencies.attentionFactor).toBeCloseTo(1 + 0.07 * Math.log(16), 15);
    expect(refusal({ ...config, rope_scaling: { ...scaling, attention_weight: 1 } })).toMatchObject({
      code: 'POSENC_FOREIGN_KEY',
      argument: 'rope_scaling.attention_weight',
    });
  });

  test('Grok 2 has its scaling beside all other keys, and keeps the frequencies for the type of its file', () => {
    const config = {
      model_type: 'git',
      head_dim: 128,
      rope_theta: 208533496,
      rope_type: 'original',
      original_max_position_embeddings: 8192,
      scaling_factor: 16,
      extrapolation_factor: 1,
      attn_factor: 1,
      beta_fast: 8,
      beta_slow: 1,
    };
    expect(rotaryFromConfig(config).frequencies).toEqual(rotaryFrequencies({ headDim: 128, base: 208533496 }));
    const { frequencies, settings, used } = rotaryFromConfig({ ...config, rope_type: 'yarn_log' });
    expect(settings.scaling).toEqual({
      type: 'yarn',
      factor: 16,
      originalMaxPositionEmbeddings: 8192,
      betaFast: 8,
      betaSlow: 1,
      geometric: true,
      attentionFactor: 1,
    });
    expect(rotaryFrequencies(settings)).toEqual(frequencies);
    expect(used).toContain('scaling_factor');
    expect(rotaryFromConfig({ ...config, rope_type: 'yarn' }).settings.scaling?.geometric).toBeUndefined();
    for (const [key, value] of Object.entries({
      rope_type: 'theta_scale',
      extrapolation_factor: 0.5,
      rope_rotate_half_dims: true,
    }))
      expect(refusal({ ...config, [key]: value })).toMatchObject({ argument: key });
    expect(refusal({ ...config, rope_type: 'yarn', scaling_factor: -1 })).toMatchObject({ argument: 'scaling_factor' });
    const captions = { model_type: 'git', hidden_size: 768, position_embedding_type: 'absolute' };
    expect(refusal(captions)).toMatchObject({ code: 'POSENC_NO_ROTARY' });
  });

  test('Phi-3 means LongRoPE by yarn', () => {
    const config = { model_type: 'phi3', head_dim: 4, max_position_embeddings: 8, original_max_position_embeddings: 4 };
    expect(rotaryFromConfig({ ...config, rope_scaling: { type: 'yarn', ...lists } }).settings.scaling?.type).toBe(
      'longrope',
    );
  });

  test('a text model leaves out the width that its class has', () => {
    const llava = { model_type: 'llava', text_config: { model_type: 'llama', vocab_size: 32064 } };
    expect(rotaryFromConfig(llava).rotaryDim).toBe(128);
    expect(refusal({ model_type: 'llama', vocab_size: 32064 })).toMatchObject({ argument: 'head_dim' });
  });

  test('Qwen3-VL has the sections of its class where the file has none', () => {
    const { sections } = rotaryFromConfig({ model_type: 'qwen3_vl_text', rope_theta: 5e6 });
    expect(sections).toEqual({ sections: [24, 20, 20], style: 'interleaved' });
    const omni = { interleaved: true, mrope_section: [24, 20, 20], rope_type: 'default', type: 'default' };
    const text = { model_type: 'qwen3_omni_moe_text', head_dim: 128, hidden_size: 2048, rope_scaling: omni };
    const config = { thinker_config: { position_id_per_seconds: 13, text_config: text } };
    expect(rotaryFromConfig(config).sections).toEqual(sections);
  });
});
