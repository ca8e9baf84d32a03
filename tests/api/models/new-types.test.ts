// Model types of remote code and of engines: what their classes do with published files' keys.
import { describe, expect, test } from 'vitest';
import { modelPositions, rotaryFromConfig, type LayerPositions } from 'posenc';

const rotaryOf = (layer: LayerPositions | undefined) => {
  if (layer?.positions !== 'rotary') throw new Error(`not rotary: ${layer?.positions}`);
  return layer.rotary;
};

/** Base, width of a head, rotated channels and pairing of the first layer that rotates. */
function rotationOf(config: object): readonly unknown[] {
  const kind = modelPositions(config).kinds.find(({ positions }) => positions === 'rotary');
  const { base, headDim, rotaryDim, pairing } = rotaryOf(kind);
  expect(rotaryFromConfig(config)).toMatchObject({ pairing: pairing.value, rotaryDim: rotaryDim.value });
  return [base.value, headDim.value, rotaryDim.value, pairing.value];
}

const sizes = { hidden_size: 2048, num_attention_heads: 16, num_hidden_layers: 8 };

describe('files of embedding models', () => {
  const nomic = { model_type: 'nomic_bert', n_embd: 768, n_head: 12, n_layer: 12, rotary_emb_base: 1000 };

  test('Nomic BERT rotates by rotary_emb_fraction, rotary_emb_base and rotary_emb_interleaved', () => {
    expect(rotationOf({ ...nomic, rotary_emb_fraction: 1 })).toEqual([1000, 64, 64, 'rotateHalf']);
    const other = { ...nomic, rotary_emb_fraction: 0.5, rotary_emb_interleaved: true };
    expect(rotationOf(other)).toEqual([1000, 64, 32, 'interleaved']);
    expect(modelPositions(nomic).layers).toHaveLength(12);
    // xPos, which is not here.
    expect(() => modelPositions({ ...nomic, rotary_emb_scale_base: 512 })).toThrow(/rotary_emb_scale_base is 512/);
  });

  test('its rotary_scaling_factor grows the base beyond max_trained_positions, which alone scales nothing', () => {
    const plain = { ...nomic, max_trained_positions: 2048, rotary_scaling_factor: null };
    expect(rotaryOf(modelPositions(plain).kinds[0]).scaling.type.value).toBe('default');
    const scaled = { ...plain, rotary_scaling_factor: 2 };
    const at = (sequenceLength: number) => rotaryFromConfig(scaled, { sequenceLength }).frequencies.inverse;
    expect(at(2048)[1]).toBeCloseTo(0.8058421877614819, 15);
    expect(at(4096)[1]).toBeCloseTo(0.7777839764787591, 15);
  });

  test('GTE scales by its own NTK: the base times the factor, and all by factor^(-2 / dim)', () => {
    const config = { model_type: 'new', hidden_size: 1024, num_attention_heads: 16, num_hidden_layers: 24 };
    const { base, scaling, frequencies } = rotaryOf(
      modelPositions({ ...config, rope_theta: 160000, rope_scaling: { type: 'ntk', factor: 2 } }).kinds[0],
    );
    expect(base).toMatchObject({ value: 320000, from: 'computed' });
    expect(scaling.type.value).toBe('linear');
    for (const pair of [0, 1, 31]) {
      const expected = 320000 ** ((-2 * pair) / 64) / 2 ** (2 / 64);
      expect(frequencies.inverse[pair]).toBeCloseTo(expected, 14);
    }
    expect(rotationOf({ ...config, rope_theta: 160000 })).toEqual([160000, 64, 64, 'rotateHalf']);
    const mixed = { type: 'ntk', factor: 2, mixed_b: 0.5 };
    expect(() => modelPositions({ ...config, rope_scaling: mixed })).toThrow(/mixed_b is 0.5/);
  });
});

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

  test('DeepSeek-VL2 with latent attention rotates the last 64 of 192 channels', () => {
    const language_config = { ...sizes, kv_lora_rank: 512, qk_nope_head_dim: 128, qk_rope_head_dim: 64 };
    const config = { model_type: 'deepseek_vl_v2', language_config };
    expect(rotationOf(config)).toEqual([10000, 192, 64, 'interleaved']);
    expect(rotaryFromConfig(config).rotates).toBe('last');
  });
});
