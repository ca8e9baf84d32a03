import { describe, expect, test } from 'vitest';
import { rotaryFrequencies, type RotaryFrequencyOptions } from 'posenc';
import { goldenCases, type GoldenCase } from '../support/golden.ts';

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const shapeKeys = ['headDim', 'partialRotaryFactor', 'base', 'sequenceLength'];

// The parameters of a golden case in the words of the options.
function optionsOf(params: Record<string, unknown>): RotaryFrequencyOptions {
  const options: Record<string, unknown> = {},
    scaling: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(params)) {
    if (key === 'scaling') scaling.type = { ntk_aware: 'ntkAware', dynamic_ntk: 'dynamic' }[value as string] ?? value;
    else if (shapeKeys.includes(camel(key))) options[camel(key)] = value;
    else scaling[camel(key)] = value;
  }
  return { ...options, scaling } as RotaryFrequencyOptions;
}

function largestRelativeError(got: ArrayLike<number>, wanted: readonly number[]): number {
  if (got.length !== wanted.length) return Infinity;
  return Math.max(
    0,
    ...wanted.map((w, i) => (w === 0 ? Math.abs(got[i] as number) * 1e300 : Math.abs((got[i] as number) / w - 1))),
  );
}

// A config.json that says the same as a golden case.
function configOf(c: GoldenCase): [object, { sequenceLength?: number }] {
  const { scaling, head_dim, base, partial_rotary_factor, max_position_embeddings, sequence_length, ...rest } =
    c.params;
  const outside = { head_dim, rope_theta: base, partial_rotary_factor, max_position_embeddings };
  return [
    {
      model_type: 'any',
      vocab_size: 5,
      ...outside,
      rope_scaling: { rope_type: scaling === 'dynamic_ntk' ? 'dynamic' : scaling, ...rest },
    },
    sequence_length === undefined ? {} : { sequenceLength: sequence_length as number },
  ];
}

describe('rotaryFrequencies', () => {
  test('gives the 50-digit frequencies and attention factors of every scaling through WebAssembly', () => {
    for (const c of goldenCases('rotary_frequencies', 'rotary_frequencies')) {
      const got = rotaryFrequencies(optionsOf(c.params));
      expect(largestRelativeError(got.inverse, c.expect), c.name).toBeLessThanOrEqual(2.3e-16);
      const attention = (c as unknown as { attention_factor: number }).attention_factor;
      expect(Math.abs(got.attentionFactor / attention - 1), c.name).toBeLessThanOrEqual(2.3e-16);
      expect(got.remainder.length).toBe(got.inverse.length);
    }
  });

  test('reads the same scalings from config.json with old and new key names', () => {
    for (const c of goldenCases('rotary_frequencies', 'rotary_frequencies')) {
      if (c.params.scaling === 'ntk_aware') continue; // not a scaling of config.json
      const [config, context] = configOf(c);
      const direct = rotaryFrequencies(optionsOf(c.params));
      expect(rotaryFrequencies(config as never, context), c.name).toEqual(direct);
      const { rope_scaling, rope_theta, ...other } = config as {
        rope_scaling: { rope_type: string };
        rope_theta: number;
      };
      const { rope_type, ...parameters } = rope_scaling;
      expect(
        rotaryFrequencies({ ...other, rope_theta, rope_scaling: { type: rope_type, ...parameters } }, context),
      ).toEqual(direct);
      expect(rotaryFrequencies({ ...other, rope_parameters: { rope_theta, ...rope_scaling } }, context)).toEqual(
        direct,
      );
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
      const { inverse } = rotaryFrequencies(config, c.name.includes('seq16384') ? { sequenceLength: 16384 } : {});
      expect(largestRelativeError(inverse, c.true as number[]), c.name).toBeLessThanOrEqual(1e-14);
      expect(largestRelativeError(inverse, c.expect), c.name).toBeLessThanOrEqual(6e-5);
    }
  });

  test('gives what configuration objects of different times and models mean', () => {
    for (const c of goldenCases('rotary_configs')) {
      const { sequence_length: sequenceLength, layer_type: layerType } = c.params;
      const got = rotaryFrequencies(c.inputs.config, { sequenceLength, layerType });
      expect(largestRelativeError(got.inverse, c.expect), c.name).toBeLessThanOrEqual(2.3e-16);
      const attention = (c as unknown as { attention_factor: number }).attention_factor;
      expect(Math.abs(got.attentionFactor / attention - 1), c.name).toBeLessThanOrEqual(2.3e-16);
    }
  });

  test('finds the width of a head in the ways that models write it', () => {
    const pairs = (config: object): number => rotaryFrequencies(config).inverse.length;
    expect(pairs({ hidden_size: 3072, num_attention_heads: 32 })).toBe(48);
    expect(pairs({ hidden_size: 3072, num_attention_heads: 32, head_dim: null })).toBe(48);
    expect(pairs({ hidden_size: 3072, num_attention_heads: 16, head_dim: 256 })).toBe(128);
    expect(pairs({ hidden_size: 3072, num_attention_heads: 24, partial_rotary_factor: 0.75 })).toBe(48);
    expect(pairs({ hidden_size: 2048, num_attention_heads: 16, rotary_pct: 0.25 })).toBe(16);
    expect(pairs({ hidden_size: 7168, num_attention_heads: 128, qk_rope_head_dim: 64 })).toBe(32);
    expect(pairs({ n_embd: 4096, n_head: 16, rotary_dim: 64, model_type: 'gptj' })).toBe(32);
    expect(pairs({ text_config: { head_dim: 64 } })).toBe(32);
    expect(
      pairs({ head_dim: 64, rope_parameters: { rope_type: 'default', rope_theta: 1e6, partial_rotary_factor: 0.5 } }),
    ).toBe(16);
  });

  test('takes Phi-3, where the length of training stands outside and the lists inside', () => {
    const list = Array.from({ length: 48 }, (_, i) => 1 + i / 8);
    const config = {
      hidden_size: 3072,
      num_attention_heads: 32,
      max_position_embeddings: 131072,
      original_max_position_embeddings: 4096,
      rope_theta: 10000,
      rope_scaling: { type: 'su', short_factor: list.map(() => 1), long_factor: list },
    };
    const short = rotaryFrequencies(config),
      long = rotaryFrequencies(config, { sequenceLength: 4097 });
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
    const full = rotaryFrequencies(config, { layerType: 'full_attention' });
    expect(full.inverse.length).toBe(32);
    expect(Array.from(full.inverse.slice(8))).toEqual(new Array(24).fill(0));
    expect(rotaryFrequencies(config, { layerType: 'sliding_attention' })).toEqual(rotaryFrequencies({ headDim: 32 }));
    expect(() => rotaryFrequencies(config)).toThrow(/layerType/);
    const gemma3 = {
      head_dim: 64,
      rope_theta: 1e6,
      rope_local_base_freq: 10000,
      rope_scaling: { rope_type: 'linear', factor: 8 },
    };
    expect(rotaryFrequencies(gemma3, { layerType: 'sliding_attention' })).toEqual(rotaryFrequencies({ headDim: 64 }));
  });

  test('takes the sections of Qwen-VL as the plain frequencies', () => {
    const config = { head_dim: 128, rope_theta: 1e6, rope_scaling: { type: 'mrope', mrope_section: [16, 24, 24] } };
    expect(rotaryFrequencies(config)).toEqual(rotaryFrequencies({ headDim: 128, base: 1e6 }));
  });
});

describe('errors of rotaryFrequencies', () => {
  const shape = { head_dim: 64, rope_theta: 10000, max_position_embeddings: 2048 };
  const rope = (rope_scaling: unknown): object => ({ ...shape, rope_scaling });
  const plain = (scaling: unknown): object => ({ headDim: 64, scaling });
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
    ['an odd head', { head_dim: 63 }, 'POSENC_OUT_OF_RANGE', 'head_dim'],
    ['no width at all', { rope_theta: 10000 }, 'POSENC_MISSING_KEY', 'head_dim'],
    ['a part above one', { ...shape, partial_rotary_factor: 1.5 }, 'POSENC_OUT_OF_RANGE', 'partial_rotary_factor'],
    ['options without a width', { base: 10000 }, 'POSENC_MISSING_KEY', 'headDim'],
    ['options without a factor', plain({ type: 'linear' }), 'POSENC_MISSING_KEY', 'scaling.factor'],
    [
      'options with a foreign key',
      plain({ type: 'linear', factor: 2, betaFast: 3 }),
      'POSENC_FOREIGN_KEY',
      'scaling.betaFast',
    ],
    [
      'options with a factor out of range',
      plain({ type: 'yarn', factor: -3, originalMaxPositionEmbeddings: 9 }),
      'POSENC_OUT_OF_RANGE',
      'scaling.factor',
    ],
    ['options with an unknown scaling', plain({ type: 'spiral' }), 'POSENC_UNKNOWN_NAME', 'scaling.type'],
    [
      'yarn with neither factor nor lengths',
      plain({ type: 'yarn', originalMaxPositionEmbeddings: 9 }),
      'POSENC_MISSING_KEY',
      'scaling.factor',
    ],
    ['an unknown option', { headDim: 64, theta: 10000 }, 'POSENC_WRONG_TYPE', 'options.theta'],
    ['an unknown scaling option', plain({ type: 'linear', factr: 2 }), 'POSENC_WRONG_TYPE', 'scaling.factr'],
  ];
  test.each(cases)('%s is refused by the name of the key', (_title, options, code, argument) => {
    let caught: unknown;
    try {
      rotaryFrequencies(options as never);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ code, argument });
    expect((caught as Error).message).toMatch(/allowed: ./);
  });
});
