// Model types of remote code and of engines: what their classes do with published files' keys.
import { describe, expect, test } from 'vitest';
import { modelPositions, rotaryFromConfig } from 'posenc';
import { rotaryOf, rotationOf } from '../support/layer-answers.ts';

const sizes = { hidden_size: 2048, num_attention_heads: 16, num_hidden_layers: 8 };

describe('files of language models', () => {
  test('Kimi Linear: attention without positions on the layers that it lists from 1, a state on the others', () => {
    const kimi = {
      model_type: 'kimi_linear',
      num_hidden_layers: 4,
      num_attention_heads: 32,
      hidden_size: 2304,
      head_dim: 72,
      qk_nope_head_dim: 128,
      qk_rope_head_dim: 64,
      mla_use_nope: true,
      rope_theta: 10000,
      linear_attn_config: { full_attn_layers: [4], kda_layers: [1, 2, 3] },
    };
    const { layers } = modelPositions(kimi);
    expect(layers?.map(({ attends }) => attends)).toEqual(['recurrent', 'recurrent', 'recurrent', 'all']);
    expect(layers?.map(({ positions }) => positions)).toEqual(Array.from({ length: 4 }, () => 'none'));
    expect(layers?.[3]?.scores.scale.value).toBeCloseTo(192 ** -0.5, 15);
    expect(() => modelPositions({ ...kimi, mla_use_nope: false })).toThrow(/mla_use_nope is false/);
    expect(() => rotaryFromConfig(kimi)).toThrow(expect.objectContaining({ code: 'POSENC_NO_ROTARY' }) as Error);
  });

  test.each(['minimax_text_01', 'minimax_m1'])('%s: every eighth layer attends and rotates half a head', (type) => {
    const config = {
      ...sizes,
      model_type: type,
      architectures: ['MiniMaxText01ForCausalLM'],
      head_dim: 128,
      rotary_dim: 64,
      rope_theta: 1e7,
      attn_type_list: [0, 0, 0, 0, 0, 0, 0, 1],
    };
    const own = type === 'minimax_m1' ? { ...config, architectures: ['MiniMaxM1ForCausalLM'] } : config;
    expect(rotationOf(own)).toEqual([1e7, 128, 64, 'rotateHalf']);
    const turning = modelPositions(own).layers?.map(({ positions }) => positions === 'rotary');
    expect(turning).toEqual([...Array.from({ length: 7 }, () => false), true]);
  });

  test('MiniMax M3: a text_config without a type has the class of the model around it', () => {
    const text_config = { ...sizes, head_dim: 128, rotary_dim: 64, partial_rotary_factor: 0.5, rope_theta: 5e6 };
    const config = {
      model_type: 'minimax_m3_vl',
      architectures: ['MiniMaxM3SparseForConditionalGeneration'],
      text_config,
    };
    expect(rotationOf(config)).toEqual([5e6, 128, 64, 'rotateHalf']);
    expect(modelPositions(config).modelType).toBe('minimax_m3_vl_text');
    // Its published file names another type, which the class does not read.
    const named = { ...config, text_config: { ...text_config, model_type: 'minimax_m2' } };
    expect(modelPositions(named).modelType).toBe('minimax_m3_vl_text');
    const { rotary_dim: _dim, partial_rotary_factor: _part, ...bare } = named.text_config;
    expect(rotationOf({ ...named, text_config: bare })).toEqual([5e6, 128, 64, 'rotateHalf']);
  });

  test('EXAONE 4.5 has the text model of EXAONE 4, by its present name, by its first and without one', () => {
    const layer_types = ['sliding_attention', 'full_attention'];
    const text = { ...sizes, num_hidden_layers: 2, layer_types, sliding_window: 4096, rope_theta: 1e6 };
    for (const own of [{}, { model_type: 'exaone4' }, { model_type: 'exaone4_5_text' }]) {
      const { layers, kinds } = modelPositions({ model_type: 'exaone4_5', text_config: { ...text, ...own } });
      expect(layers?.map(({ positions }) => positions)).toEqual(['rotary', 'none']);
      expect(rotaryOf(kinds[0]).pairing.value).toBe('rotateHalf');
    }
  });

  test('Step 3 rotates whole heads of 256 with base 500000', () => {
    const text_config = { hidden_size: 7168, num_attention_heads: 64, num_hidden_layers: 61, max_seq_len: 65536 };
    const config = { model_type: 'step3_vl', architectures: ['Step3VLForConditionalGeneration'], text_config };
    expect(rotationOf(config)).toEqual([5e5, 256, 256, 'rotateHalf']);
    const named = { ...text_config, model_type: 'step3_text', rope_theta: 1e6, max_position_embedding: 65536 };
    expect(rotationOf({ ...config, text_config: named })).toEqual([1e6, 256, 256, 'rotateHalf']);
    const { kinds, layers } = modelPositions({ ...config, text_config: named });
    expect([kinds[0]?.scores.scale.value, layers?.length]).toEqual([1 / 16, 61]);
  });

  test('Nemotron NAS: blocks without attention do not rotate; a window of a block is refused', () => {
    const attention = { no_op: false, replace_with_linear: false, n_heads_in_group: 8, window_length: null };
    const block_configs = [
      { attention },
      { attention: { ...attention, no_op: true } },
      { attention: { ...attention, replace_with_linear: true } },
      { attention },
    ];
    const config = {
      ...sizes,
      model_type: 'nemotron-nas',
      architectures: ['DeciLMForCausalLM'],
      auto_map: { AutoModelForCausalLM: 'modeling_decilm.DeciLMForCausalLM' },
      num_hidden_layers: 4,
      rope_theta: 5e5,
      block_configs,
    };
    expect(rotationOf(config)).toEqual([5e5, 128, 128, 'rotateHalf']);
    const layers = modelPositions(config).layers?.map(({ attends, positions }) => [attends, positions]);
    expect(layers).toEqual([
      ['all', 'rotary'],
      ['nothing', 'none'],
      ['nothing', 'none'],
      ['all', 'rotary'],
    ]);
    const windowed = [{ attention: { ...attention, window_length: 8192 } }, ...block_configs.slice(1)];
    expect(() => modelPositions({ ...config, block_configs: windowed })).toThrow(/block_configs\[0\].*window_length/);
    for (const wrong of [{}, [1], 'a', [{ attention: 1 }]])
      expect(() => modelPositions({ ...config, block_configs: wrong })).toThrow(/block_configs/);
  });

  test('Moonshine rotates nine tenths of a head as neighbours, in the encoder and the decoder', () => {
    const config = {
      model_type: 'moonshine',
      architectures: ['MoonshineForConditionalGeneration'],
      hidden_size: 288,
      encoder_num_attention_heads: 8,
      decoder_num_attention_heads: 8,
      encoder_num_hidden_layers: 6,
      decoder_num_hidden_layers: 6,
      max_position_embeddings: 194,
      partial_rotary_factor: 0.9,
      rope_theta: 10000,
    };
    expect(rotationOf(config)).toEqual([10000, 36, 32, 'interleaved']);
    const { partial_rotary_factor: _own, ...rest } = config;
    expect(rotationOf(rest)).toEqual([10000, 36, 32, 'interleaved']);
  });

  test('Ling and Ring 2 rotate the share that their file says', () => {
    const config = { ...sizes, model_type: 'bailing_moe', rope_theta: 6e5, head_dim: 128 };
    expect(rotationOf({ ...config, architectures: ['BailingMoeForCausalLM'] })).toEqual([6e5, 128, 128, 'rotateHalf']);
    const second = { ...config, architectures: ['BailingMoeV2ForCausalLM'], partial_rotary_factor: 0.5 };
    expect(rotationOf(second)).toEqual([6e5, 128, 64, 'rotateHalf']);
    expect(rotationOf({ ...second, model_type: 'bailing_moe_v2' })).toEqual([6e5, 128, 64, 'rotateHalf']);
  });

  test('Phi-4 multimodal has LongRoPE on three quarters of a head, and no window where none is meant', () => {
    const ones = Array.from({ length: 48 }, () => 1);
    const config = {
      model_type: 'phi4mm',
      architectures: ['Phi4MMForCausalLM'],
      hidden_size: 3072,
      num_attention_heads: 24,
      num_hidden_layers: 2,
      partial_rotary_factor: 0.75,
      max_position_embeddings: 131072,
      original_max_position_embeddings: 4096,
      rope_scaling: { type: 'longrope', short_factor: ones, long_factor: ones.map((_, i) => i + 1) },
    };
    expect(rotationOf(config)).toEqual([10000, 128, 96, 'rotateHalf']);
    const { kinds } = modelPositions(config);
    expect([kinds[0]?.window.value, rotaryOf(kinds[0]).scaling.type.value]).toEqual([null, 'longrope']);
    expect(rotaryOf(kinds[0]).attentionFactor.value).toBeCloseTo(Math.sqrt(1 + Math.log(32) / Math.log(4096)), 14);
  });

  test.each([
    ['dots_ocr', 'DotsOCRForCausalLM'],
    ['minicpmv', 'MiniCPMV'],
    ['minicpmv', 'MiniCPMVForCausalLM'],
    ['minicpmo', 'MiniCPMO'],
  ])('%s with the class %s rotates as Qwen 2 does', (model_type, name) => {
    const config = { ...sizes, model_type, architectures: [name], rope_theta: 1e6 };
    expect(rotationOf(config)).toEqual([1e6, 128, 128, 'rotateHalf']);
    const windows = { sliding_window: 4096, use_sliding_window: false, max_window_layers: 28 };
    expect(modelPositions({ ...config, ...windows }).kinds[0]?.attends).toBe('all');
  });

  test('InternLM 3 rotates whole heads in halves, by the base of its file', () => {
    const config = { ...sizes, model_type: 'internlm3', architectures: ['InternLM3ForCausalLM'], rope_theta: 5e7 };
    expect(rotationOf(config)).toEqual([5e7, 128, 128, 'rotateHalf']);
  });

  test('DeepSeek-VL2 with latent attention rotates the last 64 of 192 channels', () => {
    const language_config = { ...sizes, kv_lora_rank: 512, qk_nope_head_dim: 128, qk_rope_head_dim: 64 };
    const config = { model_type: 'deepseek_vl_v2', language_config };
    expect(rotationOf(config)).toEqual([10000, 192, 64, 'interleaved']);
    expect(rotaryFromConfig(config).rotates).toBe('last');
  });
});
