// The positions of a model, layer by layer.
import { describe, expect, test } from 'vitest';
import { modelPositions, rotaryFromConfig, type LayerPositions } from 'posenc';

const llama = {
  model_type: 'llama',
  hidden_size: 4096,
  num_attention_heads: 32,
  num_hidden_layers: 3,
  rope_theta: 500000,
  max_position_embeddings: 131072,
  rope_scaling: {
    rope_type: 'llama3',
    factor: 8,
    low_freq_factor: 1,
    high_freq_factor: 4,
    original_max_position_embeddings: 8192,
  },
};

const rotaryOf = (layer: LayerPositions | undefined) => {
  if (layer?.positions !== 'rotary') throw new Error(`not rotary: ${layer?.positions}`);
  return layer.rotary;
};

describe('a plain Llama', () => {
  const read = modelPositions(llama);

  test('has a single kind of layers, and an entry for each', () => {
    expect(read.kinds).toHaveLength(1);
    expect(read.layers).toHaveLength(3);
    expect(read.layers?.every((layer) => layer === read.kinds[0])).toBe(true);
    expect(read.kinds[0]).toMatchObject({ name: 'full_attention', indices: [0, 1, 2], attends: 'all' });
  });

  test('says of every value where it comes from', () => {
    const rotary = rotaryOf(read.layers?.[0]);
    expect(rotary.base).toEqual({ value: 500000, from: 'file', source: 'rope_theta' });
    expect(rotary.headDim).toEqual({ value: 128, from: 'computed', source: 'hidden_size / num_attention_heads' });
    expect(rotary.pairing).toMatchObject({ value: 'rotateHalf', from: 'class' });
    expect(rotary.pairing.source).toContain('LlamaRotaryEmbedding');
    expect(rotary.scaling.type).toEqual({ value: 'llama3', from: 'file', source: 'rope_scaling.rope_type' });
    expect(rotary.scaling.parameters['factor']).toEqual({ value: 8, from: 'file', source: 'rope_scaling.factor' });
    expect(read.trained).toMatchObject({ value: 8192, from: 'file' });
    expect(read.extended).toMatchObject({ value: 131072, from: 'file', source: 'max_position_embeddings' });
  });

  test('has the frequencies of rotaryFromConfig, and says what the scaling does to the pairs', () => {
    const { frequencies, settings, pairs } = rotaryOf(read.kinds[0]);
    const same = rotaryFromConfig(llama);
    expect(frequencies).toEqual(same.frequencies);
    expect(settings).toEqual(same.settings);
    expect(pairs).toMatchObject({ count: 64, kept: 29, slowed: 35, hastened: 0, still: 0, fastest: 1 });
    expect(pairs.longestWave).toBeCloseTo((2 * Math.PI) / (frequencies.inverse[63] as number), 0);
  });
});

describe('layers of several kinds', () => {
  test('Gemma 3: layer 5 has the base of its class, the scaling of the file and no window', () => {
    const gemma = {
      model_type: 'gemma3_text',
      num_hidden_layers: 12,
      rope_scaling: { rope_type: 'linear', factor: 8 },
    };
    const { layers, kinds } = modelPositions(gemma);
    const place = expect.stringContaining('Gemma3RotaryEmbedding') as string;
    expect(rotaryOf(layers?.[5]).base).toEqual({ value: 1e6, from: 'class', source: place });
    expect(rotaryOf(layers?.[4]).base).toEqual({ value: 1e4, from: 'class', source: place });
    expect(rotaryOf(layers?.[5]).scaling.parameters['factor']?.value).toBe(8);
    expect(rotaryOf(layers?.[4]).scaling.type.value).toBe('default');
    expect(kinds.map(({ attends, window }) => [attends, window.value])).toEqual([
      ['window', 4096],
      ['all', null],
    ]);
    expect(layers?.[5]?.scores.scale).toMatchObject({ value: 1 / 16, from: 'computed' });
    // EmbeddingGemma looks both ways: half the window on each side.
    const both = modelPositions({ ...gemma, sliding_window: 512, use_bidirectional_attention: true });
    expect(both.kinds[0]?.window).toMatchObject({ value: 257, from: 'computed' });
  });

  test('Llama 4: chunks that rotate, and layers without positions whose queries grow', () => {
    const scout = { model_type: 'llama4_text', num_hidden_layers: 8, rope_theta: 5e5, floor_scale: 4096 };
    const { layers, changes } = modelPositions(scout);
    expect(layers?.map(({ positions }) => positions).join(' ')).toBe(
      'rotary rotary rotary none rotary rotary rotary none',
    );
    expect(layers?.[0]).toMatchObject({ attends: 'chunk', window: { value: 8192, from: 'class' } });
    expect(layers?.[0]?.scores.temperature).toBeUndefined();
    const { temperature } = layers?.[3]?.scores ?? {};
    expect([temperature?.beta.value, temperature?.length.source, temperature?.shift]).toEqual([0.1, 'floor_scale', 1]);
    expect(changes.map(({ position, what }) => [position, what])).toEqual([
      [4095, 'temperature'],
      [8192, 'chunk'],
    ]);
    const fixed = modelPositions({ ...scout, attn_temperature_tuning: false });
    expect(fixed.layers?.[3]?.scores.temperature).toBeUndefined();
  });

  test('SmolLM3: every fourth layer is without positions, and only those may have a window', () => {
    const config = { model_type: 'smollm3', hidden_size: 2048, num_attention_heads: 16, num_hidden_layers: 4 };
    const { kinds } = modelPositions({ ...config, use_sliding_window: true, sliding_window: 512 });
    expect(kinds.map(({ positions, indices, window }) => [positions, indices, window.value])).toEqual([
      ['rotary', [0, 1, 2], null],
      ['none', [3], 512],
    ]);
  });

  test('Cohere 2, GPT-OSS and ModernBERT have windows by their own rules', () => {
    const windows = (config: object) => modelPositions(config).layers?.map(({ window }) => window.value);
    const sizes = { hidden_size: 64, num_attention_heads: 4, num_hidden_layers: 4 };
    expect(windows({ ...sizes, model_type: 'cohere2', sliding_window: 100 })).toEqual([100, 100, 100, null]);
    expect(windows({ ...sizes, model_type: 'gpt_oss' })).toEqual([128, null, 128, null]);
    expect(windows({ ...sizes, model_type: 'modernbert' })).toEqual([null, 65, 65, null]);
  });

  test('Qwen 2: windows only if the file turns them on, from a layer on', () => {
    const qwen = {
      model_type: 'qwen2',
      hidden_size: 64,
      num_attention_heads: 4,
      num_hidden_layers: 4,
      sliding_window: 9,
    };
    expect(modelPositions({ ...qwen, use_sliding_window: false }).kinds).toHaveLength(1);
    const { layers } = modelPositions({ ...qwen, use_sliding_window: true, max_window_layers: 3 });
    expect(layers?.map(({ window }) => window.value)).toEqual([null, null, null, 9]);
  });

  test('Qwen 2 with layer_types: the flag is read, and without it no layer has a window', () => {
    const kinds = ['full_attention', 'sliding_attention'];
    const qwen = {
      model_type: 'qwen2',
      hidden_size: 64,
      num_attention_heads: 4,
      layer_types: kinds,
      sliding_window: 9,
    };
    const on = modelPositions({ ...qwen, use_sliding_window: true });
    expect([on.layers?.map(({ window }) => window.value), on.notes]).toEqual([[null, 9], []]);
    const off = modelPositions({ ...qwen, use_sliding_window: false });
    expect(off.layers?.map(({ attends }) => attends)).toEqual(['all', 'all']);
    expect(off.layers?.[1]?.window).toEqual({ value: null, from: 'file', source: 'use_sliding_window' });
    expect(modelPositions(qwen).layers?.[1]?.window).toMatchObject({ value: null, from: 'class' });
  });

  test('lists with fewer entries than layers are refused, longer ones are cut', () => {
    const sizes = { hidden_size: 64, num_attention_heads: 4, num_hidden_layers: 3 };
    const kinds = (count: number) => Array<string>(count).fill('full_attention');
    const qwen = { model_type: 'qwen2', ...sizes };
    expect(modelPositions({ ...qwen, layer_types: kinds(4) }).layers).toHaveLength(3);
    expect(() => modelPositions({ ...qwen, layer_types: kinds(1) })).toThrow(
      'modelPositions: layer_types.length is 1; allowed: 3, one for each layer of num_hidden_layers',
    );
    const smollm = { model_type: 'smollm3', ...sizes };
    expect(() => modelPositions({ ...smollm, no_rope_layers: [1, 1] })).toThrow(/no_rope_layers\.length is 2/);
  });

  test('Mistral has the window of its class unless the file says null', () => {
    const mistral = { model_type: 'mistral', head_dim: 8, num_hidden_layers: 1 };
    expect(modelPositions(mistral).kinds[0]?.window).toMatchObject({ value: 4096, from: 'class' });
    expect(modelPositions({ ...mistral, sliding_window: null }).kinds[0]).toMatchObject({ attends: 'all' });
    const mixtral = modelPositions({ ...mistral, model_type: 'mixtral' });
    expect(mixtral.kinds[0]?.window.value).toBeNull();
  });

  test('DeepSeek V4 turns values, and its output back', () => {
    const config = {
      model_type: 'deepseek_v4',
      qk_rope_head_dim: 64,
      num_hidden_layers: 3,
      compress_ratios: [0, 4, 128],
    };
    const { layers } = modelPositions(config);
    expect(rotaryOf(layers?.[0]).turned.value).toEqual(['queries', 'keys', 'values', 'output']);
    expect(rotaryOf(layers?.[1]).base.value).toBe(160000);
    expect(rotaryOf(layers?.[1]).rotates).toBe('last');
    expect(layers?.map(({ attends }) => attends)).toEqual(['window', 'compressed', 'compressed']);
  });

  test('a list that a class cannot do without is asked for', () => {
    const mimo = { model_type: 'mimo_v2_flash', num_hidden_layers: 4 };
    expect(() => modelPositions(mimo)).toThrow(
      expect.objectContaining({ code: 'POSENC_MISSING_KEY', argument: 'hybrid_layer_pattern' }) as Error,
    );
    const zaya = modelPositions({ model_type: 'zaya', num_hidden_layers: 2 });
    expect(zaya.kinds[0]).toMatchObject({ name: 'hybrid', indices: [0, 1] });
    expect(rotaryOf(zaya.kinds[0]).base.value).toBe(5e6);
  });

  test('DeepSeek V3 sharpens its scores by YaRN', () => {
    const scaling = { type: 'yarn', factor: 40, mscale: 1, mscale_all_dim: 1, original_max_position_embeddings: 4096 };
    const { kinds } = modelPositions({ model_type: 'deepseek_v3', rope_scaling: scaling, num_hidden_layers: 1 });
    const mscale = 0.1 * Math.log(40) + 1;
    expect(kinds[0]?.scores.scale.value).toBeCloseTo((mscale * mscale) / Math.sqrt(192), 15);
    expect(rotaryOf(kinds[0]).attentionFactor.value).toBe(1);
    expect(rotaryOf(kinds[0]).pairs.ramp).toEqual([10, 23]);
  });
});

describe('models without a rotation', () => {
  test('Falcon with ALiBi has slopes', () => {
    const { kinds } = modelPositions({
      model_type: 'falcon',
      alibi: true,
      hidden_size: 64,
      num_attention_heads: 8,
      num_hidden_layers: 2,
    });
    expect(kinds[0]).toMatchObject({ positions: 'alibi', alibi: { heads: { value: 8 }, biasMax: { value: 8 } } });
    expect(kinds[0]?.positions === 'alibi' && kinds[0].alibi.slopes[0]).toBe(0.5);
  });

  test('Whisper has sinusoids in its encoder and learned rows in its decoder', () => {
    const { kinds, layers } = modelPositions({
      model_type: 'whisper',
      encoder_layers: 2,
      decoder_layers: 3,
      d_model: 64,
    });
    expect(kinds.map(({ name, positions, indices }) => [name, positions, indices])).toEqual([
      ['encoder', 'sinusoidal', [0, 1]],
      ['decoder', 'learned', [2, 3, 4]],
    ]);
    expect(layers).toHaveLength(5);
  });
});

test('frequencies are those of the sequence length that is asked for', () => {
  const lists = { short_factor: [1, 1], long_factor: [2, 4] };
  const config = {
    model_type: 'phi3',
    hidden_size: 4,
    num_attention_heads: 1,
    num_hidden_layers: 1,
    max_position_embeddings: 64,
    rope_scaling: { type: 'longrope', original_max_position_embeddings: 32, ...lists },
  };
  const slowest = (sequenceLength?: number) =>
    rotaryOf(modelPositions(config, { sequenceLength }).kinds[0]).frequencies.inverse[1];
  expect(slowest(33)).toBeCloseTo((slowest(32) as number) / 4, 15);
  expect(slowest()).toBe(slowest(32));
  const { changes, trained, extended } = modelPositions(config);
  expect(changes.map(({ position, what }) => `${what} ${position}`)).toEqual([
    'frequencies 32',
    'trained 32',
    'extended 64',
  ]);
  expect([trained.value, extended.value]).toEqual([32, 64]);
});

describe('keys', () => {
  const config = { model_type: 'llama', head_dim: 8, num_hidden_layers: 1 };

  test('that smell of positions and are unknown are refused by name', () => {
    for (const key of ['rope_spin', 'sliding_gap', 'attention_scaling_law', 'alibi_slope', 'use_swa_mix']) {
      expect(() => modelPositions({ ...config, [key]: 3 })).toThrow(
        expect.objectContaining({ code: 'POSENC_FOREIGN_KEY', argument: key }) as Error,
      );
    }
  });

  test('that the class does not read are noted', () => {
    expect(modelPositions({ ...config, sliding_window: 4096 }).notes).toEqual([
      'The class of llama does not read sliding_window.',
    ]);
    expect(modelPositions({ ...config, use_sliding_window: false, hidden_act: 'silu' }).notes).toEqual([]);
    const qwen = { ...config, model_type: 'qwen2', sliding_window: 4 };
    expect(modelPositions(qwen).notes).toEqual([
      'The class of qwen2 reads sliding_window only with use_sliding_window: true.',
    ]);
    for (const use_sliding_window of [true, false])
      expect(modelPositions({ ...qwen, use_sliding_window }).notes).toEqual([]);
  });

  test('of a model for pictures: its text model is read, and the rest is said to be left out', () => {
    const { layers, notes } = modelPositions({ model_type: 'llava', text_config: config, vision_config: { depth: 2 } });
    expect(layers).toHaveLength(1);
    expect(notes).toEqual([expect.stringContaining('vision_config')]);
  });

  test('a value that cannot be known says why', () => {
    const { trained, kinds } = modelPositions({ ...config, rope_scaling: { type: 'linear', factor: 2 } });
    expect(trained).toMatchObject({ value: undefined, from: 'unknown' });
    expect(trained.source).toMatch(/linear/);
    expect(kinds[0]?.scores.scale.value).toBeCloseTo(8 ** -0.5, 15);
    const nameless = modelPositions({ rope_theta: 1e4, head_dim: 8, num_hidden_layers: 1 });
    expect(rotaryOf(nameless.kinds[0]).pairing.from).toBe('unknown');
  });
});
