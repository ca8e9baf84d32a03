import { describe, expect, test } from 'vitest';
import { rotaryFrequencies, rotaryFromConfig, type Frequencies, type RotaryConfigContext } from 'posenc';
import { largestRelativeError, optionsOf } from '../support/frequencies.ts';
import { goldenCases, type GoldenCase } from '../support/golden.ts';

const frequenciesOf = (config: object, context?: RotaryConfigContext): Frequencies =>
  rotaryFromConfig(config, context).frequencies;

// A config.json equivalent to a golden case.
function configOf(c: GoldenCase): [object, { sequenceLength?: number }] {
  const { scaling, head_dim, base, partial_rotary_factor, max_position_embeddings, sequence_length, ...rest } =
    c.params;
  const outside = { head_dim, rope_theta: base, partial_rotary_factor, max_position_embeddings };
  return [
    {
      vocab_size: 5,
      ...outside,
      rope_scaling: { rope_type: scaling, ...rest },
    },
    sequence_length === undefined ? {} : { sequenceLength: sequence_length as number },
  ];
}

describe('rotaryFromConfig', () => {
  test('reads the same scalings from config.json with old and new key names', () => {
    for (const c of goldenCases('rotary_frequencies', 'rotary_frequencies')) {
      // Not scalings of config.json, nor keys of one.
      if (['ntk_aware', 'diffusers'].includes(c.params.scaling)) continue;
      if ('attention_weight' in c.params || 'geometric' in c.params) continue;
      const [config, context] = configOf(c);
      const direct = rotaryFrequencies(optionsOf(c.params));
      expect(frequenciesOf(config, context), c.name).toEqual(direct);
      const { rope_scaling, rope_theta, ...other } = config as {
        rope_scaling: { rope_type: string };
        rope_theta: number;
      };
      const { rope_type, ...parameters } = rope_scaling;
      expect(
        frequenciesOf({ ...other, rope_theta, rope_scaling: { type: rope_type, ...parameters } }, context),
      ).toEqual(direct);
      expect(frequenciesOf({ ...other, rope_parameters: { rope_theta, ...rope_scaling } }, context)).toEqual(direct);
    }
  });

  test('reproduces the numbers that Hugging Face transformers pins in its own rope tests', () => {
    const cases = goldenCases('peer_test_snapshots').filter((c) => c.name.startsWith('hf_rope_'));
    expect(cases.length).toBe(4);
    for (const c of cases) {
      const { d, rope_theta, max_position_embeddings, ...rope_scaling } = c.params;
      const config = {
        hidden_size: d * 32,
        num_attention_heads: 32,
        rope_theta,
        max_position_embeddings,
        rope_scaling,
      };
      const { inverse } = frequenciesOf(config, c.name.includes('seq16384') ? { sequenceLength: 16384 } : {});
      expect(largestRelativeError(inverse, c.true as number[]), c.name).toBeLessThanOrEqual(1e-14);
      expect(largestRelativeError(inverse, c.expect), c.name).toBeLessThanOrEqual(6e-5);
    }
  });

  test('reads configuration objects of different versions and models', () => {
    for (const c of goldenCases('rotary_configs')) {
      const { sequence_length: sequenceLength, layer_type: layerType } = c.params;
      const got = frequenciesOf(c.inputs.config, { sequenceLength, layerType });
      expect(largestRelativeError(got.inverse, c.expect), c.name).toBeLessThanOrEqual(2.3e-16);
      const attention = (c as unknown as { attention_factor: number }).attention_factor;
      expect(Math.abs(got.attentionFactor / attention - 1), c.name).toBeLessThanOrEqual(2.3e-16);
    }
  });

  test("finds the width of a head in each of the models' notations", () => {
    const pairs = (config: object): number => frequenciesOf(config).inverse.length;
    const llama = { model_type: 'llama' };
    expect(pairs({ ...llama, hidden_size: 3072, num_attention_heads: 32 })).toBe(48);
    expect(pairs({ ...llama, hidden_size: 3072, num_attention_heads: 32, head_dim: null })).toBe(48);
    expect(pairs({ ...llama, hidden_size: 3072, num_attention_heads: 16, head_dim: 256 })).toBe(128);
    expect(pairs({ ...llama, hidden_size: 3072, num_attention_heads: 24, partial_rotary_factor: 0.75 })).toBe(48);
    expect(pairs({ hidden_size: 2048, num_attention_heads: 16, rotary_pct: 0.25 })).toBe(16);
    expect(pairs({ hidden_size: 7168, num_attention_heads: 128, qk_rope_head_dim: 64 })).toBe(32);
    expect(pairs({ n_embd: 4096, n_head: 16, rotary_dim: 64, model_type: 'gptj' })).toBe(32);
    expect(pairs({ text_config: { ...llama, head_dim: 64 } })).toBe(32);
    expect(
      pairs({ head_dim: 64, rope_parameters: { rope_type: 'default', rope_theta: 1e6, partial_rotary_factor: 0.5 } }),
    ).toBe(16);
  });

  test('takes Phi-3, with the training length outside the scaling and the lists inside', () => {
    const list = Array.from({ length: 48 }, (_, i) => 1 + i / 8);
    const config = {
      hidden_size: 3072,
      num_attention_heads: 32,
      max_position_embeddings: 131072,
      original_max_position_embeddings: 4096,
      rope_theta: 10000,
      rope_scaling: { type: 'su', short_factor: list.map(() => 1), long_factor: list },
    };
    const short = frequenciesOf(config),
      long = frequenciesOf(config, { sequenceLength: 4097 });
    expect(short.inverse).toEqual(rotaryFrequencies({ headDim: 96 }).inverse);
    expect(long.inverse[8]).toBe((short.inverse[8] as number) / 2);
    expect(short.attentionFactor).toBeCloseTo(Math.sqrt(1 + Math.log(32) / Math.log(4096)), 15);
  });

  test('takes models with parameters for each layer type', () => {
    const config = {
      head_dim: 32,
      global_head_dim: 64,
      rope_parameters: {
        full_attention: { rope_type: 'proportional', rope_theta: 1e6, partial_rotary_factor: 0.25 },
        sliding_attention: { rope_type: 'default', rope_theta: 10000 },
      },
    };
    const full = frequenciesOf(config, { layerType: 'full_attention' });
    expect(full.inverse.length).toBe(32);
    expect(Array.from(full.inverse.slice(8))).toEqual(new Array(24).fill(0));
    expect(frequenciesOf(config, { layerType: 'sliding_attention' })).toEqual(rotaryFrequencies({ headDim: 32 }));
    expect(() => rotaryFromConfig(config)).toThrow(/layerType/);
    const gemma3 = {
      head_dim: 64,
      rope_theta: 1e6,
      rope_local_base_freq: 10000,
      rope_scaling: { rope_type: 'linear', factor: 8 },
    };
    expect(() => rotaryFromConfig(gemma3)).toThrow(/layerType is missing/);
    expect(frequenciesOf(gemma3, { layerType: 'sliding_attention' })).toEqual(rotaryFrequencies({ headDim: 64 }));
  });

  test('takes the sections of Qwen-VL as the plain frequencies', () => {
    const config = { head_dim: 128, rope_theta: 1e6, rope_scaling: { type: 'mrope', mrope_section: [16, 24, 24] } };
    const { frequencies, sections } = rotaryFromConfig(config);
    expect(frequencies).toEqual(rotaryFrequencies({ headDim: 128, base: 1e6 }));
    expect(sections).toEqual({ sections: [16, 24, 24], style: 'chunked' });
  });

  test('reports what it used, also as options of rotaryFrequencies', () => {
    const read = rotaryFromConfig({
      architectures: ['LlamaForCausalLM'],
      model_type: 'llama',
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
    });
    expect([...read.used].sort()).toEqual([
      'hidden_size',
      'model_type',
      'num_attention_heads',
      'rope_scaling',
      'rope_scaling.factor',
      'rope_scaling.high_freq_factor',
      'rope_scaling.low_freq_factor',
      'rope_scaling.original_max_position_embeddings',
      'rope_scaling.rope_type',
      'rope_theta',
    ]);
    const scaling = { factor: 8, lowFreqFactor: 1, highFreqFactor: 4, originalMaxPositionEmbeddings: 8192 };
    expect(read.settings).toEqual({ headDim: 128, base: 500000, scaling: { type: 'llama3', ...scaling } });
    expect(rotaryFrequencies(read.settings)).toEqual(read.frequencies);
    expect([read.pairing, read.rotaryDim, read.sections, read.layers]).toEqual([
      'rotateHalf',
      128,
      undefined,
      undefined,
    ]);
    for (const c of goldenCases('rotary_configs')) {
      const { sequence_length: sequenceLength, layer_type: layerType } = c.params;
      const { settings, frequencies } = rotaryFromConfig(c.inputs.config, { sequenceLength, layerType });
      expect(rotaryFrequencies(settings), c.name).toEqual(frequencies);
    }
  });

  test('knows the pairing of models, and leaves it open where a file names none', () => {
    const pairing = (rest: object): unknown => rotaryFromConfig({ head_dim: 64, rope_theta: 1e4, ...rest }).pairing;
    expect(pairing({ model_type: 'qwen2' })).toBe('rotateHalf');
    expect(pairing({ model_type: 'cohere' })).toBe('interleaved');
    expect(pairing({ model_type: 'gptj', rotary_dim: 32 })).toBe('interleaved');
    expect(pairing({ model_type: 'deepseek_v3', rope_interleave: true })).toBe('interleaved');
    expect(pairing({ model_type: 'deepseek_v3', rope_interleave: false })).toBe('rotateHalf');
    expect(pairing({})).toBeUndefined();
  });

  test('lists the layers that rotate if not all do', () => {
    const layers = (rest: object): unknown => rotaryFromConfig({ head_dim: 64, rope_theta: 1e4, ...rest }).layers;
    expect(layers({ no_rope_layers: [1, 1, 0] })).toEqual([true, true, false]);
    const counted = { num_hidden_layers: 5 };
    expect(layers({ ...counted, no_rope_layer_interval: 2 })).toEqual([true, false, true, false, true]);
    expect(layers({ ...counted, no_rope_layers: [], model_type: 'llama4_text' })).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test('ignores keys that do not concern positions', () => {
    const config = { rope_theta: 10, head_dim: 8, vocab_size: 5, torch_dtype: 'bfloat16', composition: 3 };
    const { used } = rotaryFromConfig({ ...config, alibi: false, use_mrope: false, n_positions: 9 });
    expect(used).toEqual(['rope_theta', 'head_dim']);
  });
});

describe('errors of rotaryFromConfig', () => {
  const shape = { head_dim: 64, rope_theta: 10000, max_position_embeddings: 2048 };
  const rope = (rope_scaling: unknown): object => ({ ...shape, rope_scaling });
  const cases: [string, object, string, string][] = [
    ['linear without a factor', rope({ rope_type: 'linear' }), 'POSENC_MISSING_KEY', 'rope_scaling.factor'],
    [
      'linear with a key of llama3',
      rope({ rope_type: 'linear', factor: 2, low_freq_factor: 1 }),
      'POSENC_FOREIGN_KEY',
      'rope_scaling.low_freq_factor',
    ],
    ['a factor of zero', rope({ rope_type: 'linear', factor: 0 }), 'POSENC_OUT_OF_RANGE', 'rope_scaling.factor'],
    ['a negative factor', rope({ type: 'dynamic', factor: -1 }), 'POSENC_OUT_OF_RANGE', 'rope_scaling.factor'],
    [
      'a factor that is not a number',
      rope({ type: 'linear', factor: NaN }),
      'POSENC_NOT_FINITE',
      'rope_scaling.factor',
    ],
    ['a factor that is a text', rope({ type: 'linear', factor: '2' }), 'POSENC_WRONG_TYPE', 'rope_scaling.factor'],
    ['an unknown type', rope({ rope_type: 'spiral', factor: 2 }), 'POSENC_UNKNOWN_NAME', 'rope_scaling.rope_type'],
    ['no type', rope({ factor: 2 }), 'POSENC_MISSING_KEY', 'rope_scaling.rope_type'],
    [
      'llama3 without low_freq_factor',
      rope({ rope_type: 'llama3', factor: 8, high_freq_factor: 4, original_max_position_embeddings: 8192 }),
      'POSENC_MISSING_KEY',
      'rope_scaling.low_freq_factor',
    ],
    [
      'llama3 with its bands swapped',
      rope({
        rope_type: 'llama3',
        factor: 8,
        low_freq_factor: 4,
        high_freq_factor: 1,
        original_max_position_embeddings: 8192,
      }),
      'POSENC_OUT_OF_RANGE',
      'rope_scaling.high_freq_factor',
    ],
    [
      'longrope without its long list',
      rope({ rope_type: 'longrope', short_factor: [1] }),
      'POSENC_MISSING_KEY',
      'rope_scaling.long_factor',
    ],
    [
      'longrope with short lists',
      rope({ rope_type: 'longrope', short_factor: [1], long_factor: [2] }),
      'POSENC_SHAPE_MISMATCH',
      'rope_scaling.short_factor',
    ],
    [
      'dynamic without the length of training',
      { head_dim: 64, rope_scaling: { type: 'dynamic', factor: 2 } },
      'POSENC_MISSING_KEY',
      'max_position_embeddings',
    ],
    [
      'yarn with swapped betas',
      rope({ type: 'yarn', factor: 2, beta_fast: 1, beta_slow: 32 }),
      'POSENC_OUT_OF_RANGE',
      'rope_scaling.beta_fast',
    ],
    ['a base of one', { ...shape, rope_theta: 1 }, 'POSENC_OUT_OF_RANGE', 'rope_theta'],
    [
      'a base of one inside',
      { head_dim: 64, rope_parameters: { rope_type: 'default', rope_theta: 1 } },
      'POSENC_OUT_OF_RANGE',
      'rope_parameters.rope_theta',
    ],
    ['an odd head', { ...shape, head_dim: 63 }, 'POSENC_OUT_OF_RANGE', 'head_dim'],
    ['a key of positions that is not known', { ...shape, rope_ratio: 2 }, 'POSENC_FOREIGN_KEY', 'rope_ratio'],
    ['a share of another project', { ...shape, rotary_emb_fraction: 0.5 }, 'POSENC_FOREIGN_KEY', 'rotary_emb_fraction'],
    ['a base of another kind', { ...shape, swa_rope_theta: 1e4 }, 'POSENC_FOREIGN_KEY', 'swa_rope_theta'],
    ['a model with ALiBi', { ...shape, alibi: true }, 'POSENC_FOREIGN_KEY', 'alibi'],
    [
      'relative attention',
      { ...shape, relative_attention_num_buckets: 32 },
      'POSENC_FOREIGN_KEY',
      'relative_attention_num_buckets',
    ],
    ['positions in buckets', { ...shape, position_buckets: 256 }, 'POSENC_FOREIGN_KEY', 'position_buckets'],
    [
      'learned positions',
      { ...shape, position_embedding_type: 'absolute' },
      'POSENC_UNKNOWN_NAME',
      'position_embedding_type',
    ],
    [
      'two scalings',
      { ...rope({ type: 'linear', factor: 2 }), rope_parameters: {} },
      'POSENC_FOREIGN_KEY',
      'rope_scaling',
    ],
    ['two bases', { ...shape, rope_parameters: { rope_theta: 5 } }, 'POSENC_FOREIGN_KEY', 'rope_theta'],
    ['two widths', { ...shape, rotary_dim: 32, partial_rotary_factor: 0.25 }, 'POSENC_FOREIGN_KEY', 'rotary_dim'],
    ['our own options', { headDim: 64 }, 'POSENC_MISSING_KEY', 'model_type'],
    [
      'a text model that is wrong',
      { text_config: { ...shape, head_dim: 63 } },
      'POSENC_OUT_OF_RANGE',
      'text_config.head_dim',
    ],
    ['no width at all', { rope_theta: 10000 }, 'POSENC_MISSING_KEY', 'head_dim'],
    ['a part above one', { ...shape, partial_rotary_factor: 1.5 }, 'POSENC_OUT_OF_RANGE', 'partial_rotary_factor'],
  ];
  test.each(cases)('%s is refused by the name of the key', (_title, options, code, argument) => {
    let caught: unknown;
    try {
      rotaryFromConfig(options);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ code, argument });
    expect((caught as Error).message).toMatch(/allowed: ./);
  });
});
