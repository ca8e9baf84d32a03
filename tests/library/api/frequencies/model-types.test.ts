// The table of model types, and what rotaryFromConfig makes of published files.
import { describe, expect, test } from 'vitest';
import { rotaryFrequencies, rotaryFromConfig } from 'posenc';
import { sourceOf } from '../../../../web/library/api/frequencies/models/facts.ts';
import { allModels, lookUp } from '../../../../web/library/api/frequencies/models/models.ts';
import { refusal } from '../support/config-refusal.ts';

describe('the table of model types', () => {
  const { rotary: rotaryModels, other: otherModels } = allModels();
  const types = [...rotaryModels, ...otherModels].flatMap(({ models }) => Object.keys(models));

  test('has each model type once', () => {
    expect(types.length).toBeGreaterThan(150);
    expect(new Set(types).size).toBe(types.length);
  });

  test('names the class of each', () => {
    expect(sourceOf('qwen3', 'Qwen3RotaryEmbedding')).toBe(
      'huggingface/transformers src/transformers/models/qwen3/modeling_qwen3.py Qwen3RotaryEmbedding',
    );
    for (const type of types) {
      expect(lookUp(type)?.source, type).toMatch(/^[\w.-]+\/[\w.-]+ [\w./-]+\.py,? [\w ]+$/);
    }
    expect(rotaryFromConfig({ model_type: 'qwen3', rope_theta: 1e6 }).source).toBe(lookUp('qwen3')?.source);
  });

  test('names layers by kinds that its own rules know', () => {
    for (const { kinds, order } of rotaryModels) {
      if (kinds === undefined || order === undefined) continue;
      const ordered = 'coded' in order ? Object.values(order.kinds) : [order.nth, order.others];
      for (const kind of ordered) expect(Object.keys(kinds)).toContain(kind);
    }
  });

  test('has at least one kind of layers that rotate in every row of rotary models', () => {
    for (const { models, kinds } of rotaryModels) {
      const rotating = Object.values(kinds ?? { all: {} }).filter((kind) => kind.rotates !== false);
      expect(rotating.length, Object.keys(models).join(' ')).toBeGreaterThan(0);
    }
  });
});

describe('a model type that is not known', () => {
  test('is rejected by name, with a way to go on', () => {
    const error = refusal({ model_type: 'a model of next year', head_dim: 64, rope_theta: 1e4 });
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ code: 'POSENC_UNKNOWN_NAME', argument: 'model_type', value: 'a model of next year' });
    expect((error as Error).message).toMatch(/rotaryFrequencies/);
    expect(refusal({ model_type: 'wrapper', text_config: { model_type: 'toString', head_dim: 64 } })).toMatchObject({
      argument: 'text_config.model_type',
    });
  });

  test('may be absent only if another key implies a rotary embedding', () => {
    const roberta = { hidden_size: 768, num_attention_heads: 12, max_position_embeddings: 514, type_vocab_size: 1 };
    expect(refusal(roberta)).toMatchObject({ code: 'POSENC_MISSING_KEY', argument: 'model_type' });
    expect(rotaryFromConfig({ head_dim: 64, rope_theta: 1e4 }).pairing).toBeUndefined();
  });
});

describe('models without a rotary embedding', () => {
  const width = { hidden_size: 5120, num_attention_heads: 40 };
  const cases: [string, object, RegExp][] = [
    ['GPT-2', { model_type: 'gpt2', n_embd: 768, n_head: 12, n_positions: 1024 }, /learned table of positions/],
    ['OPT', { model_type: 'opt', ...width, max_position_embeddings: 2048 }, /learned table of positions/],
    ['RoBERTa', { model_type: 'roberta', ...width, position_embedding_type: 'absolute' }, /learned table/],
    ['Baichuan2 13B', { model_type: 'baichuan', ...width, model_max_length: 4096 }, /hidden_size 5120 it has ALiBi/],
    ['Falcon RW', { model_type: 'falcon', ...width, alibi: true }, /with alibi true it has ALiBi/],
    ['ESM-1', { model_type: 'esm', ...width, position_embedding_type: 'absolute' }, /learned table/],
    ['Granite 4 H', { model_type: 'granitemoehybrid', ...width, position_embedding_type: 'nope' }, /no position enc/],
    ['Zamba2', { model_type: 'zamba2', ...width, use_mem_rope: false }, /with use_mem_rope false/],
    ['T5', { model_type: 't5', d_model: 512, relative_attention_num_buckets: 32 }, /in buckets, as T5/],
    ['BLOOM', { model_type: 'bloom', n_head: 16, hidden_size: 1024 }, /this model has ALiBi/],
    ['Jamba', { model_type: 'jamba', ...width }, /no position encoding/],
  ];
  test.each(cases)('rejects %s and names what it has instead', (_, config, words) => {
    const error = refusal(config);
    expect(error).toMatchObject({ code: 'POSENC_NO_ROTARY', argument: 'model_type' });
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).toMatch(/allowed: ./);
  });
});

describe('kinds of layers', () => {
  const yarn = { rope_type: 'yarn', factor: 8, original_max_position_embeddings: 8192, attention_factor: 1.2 };

  test('that a model does not have are refused, and so is nonsense', () => {
    const llama = { model_type: 'llama', head_dim: 64, rope_theta: 5e5 };
    for (const layerType of ['nonsense', 'sliding_attention']) {
      expect(refusal(llama, { layerType })).toMatchObject({
        code: 'POSENC_UNKNOWN_NAME',
        argument: 'layerType',
        value: layerType,
        allowed: 'full_attention',
      });
    }
    expect(rotaryFromConfig(llama, { layerType: 'full_attention' }).rotaryDim).toBe(64);
    const windows = { ...llama, model_type: 'mistral', sliding_window: 4096 };
    expect(rotaryFromConfig(windows, { layerType: 'sliding_attention' }).rotaryDim).toBe(64);
    expect(refusal(windows, { layerType: 'full_attention' })).toMatchObject({ allowed: 'sliding_attention' });
    const some = { ...windows, model_type: 'qwen2', use_sliding_window: true, max_window_layers: 28 };
    expect(refusal(some, { layerType: 'x' })).toMatchObject({ allowed: 'full_attention or sliding_attention' });
    expect(refusal({ ...some, use_sliding_window: false }, { layerType: 'x' })).toMatchObject({
      allowed: 'full_attention',
    });
    expect(refusal({ head_dim: 64, rope_theta: 1e4 }, { layerType: 'nonsense' })).toMatchObject({
      argument: 'layerType',
    });
  });

  test('without a rotary embedding are refused by name', () => {
    const qwen = { model_type: 'qwen3_next', head_dim: 256, rope_theta: 1e7, num_hidden_layers: 4 };
    expect(rotaryFromConfig(qwen).layers).toEqual([false, false, false, true]);
    expect(rotaryFromConfig(qwen, { layerType: 'full_attention' }).rotaryDim).toBe(64);
    const error = refusal(qwen, { layerType: 'linear_attention' });
    expect(error).toMatchObject({ code: 'POSENC_NO_ROTARY', argument: 'layerType', allowed: 'full_attention' });
    // Older files have other names for them.
    const bamba = { model_type: 'bamba', hidden_size: 64, num_attention_heads: 4, layer_types: ['mamba', 'attention'] };
    expect(rotaryFromConfig(bamba, { layerType: 'attention' }).rotaryDim).toBe(8);
    expect(refusal(bamba, { layerType: 'mamba' })).toMatchObject({ code: 'POSENC_NO_ROTARY' });
  });

  test('of Gemma 3 have the bases of the class where the file has none', () => {
    const text = { model_type: 'gemma3_text', num_hidden_layers: 34, rope_scaling: { factor: 8, rope_type: 'linear' } };
    const config = { model_type: 'gemma3', text_config: { ...text, hidden_size: 2560, sliding_window: 1024 } };
    expect(refusal(config)).toMatchObject({
      code: 'POSENC_MISSING_KEY',
      argument: 'layerType',
      allowed: '"sliding_attention" or "full_attention"',
    });
    const full = rotaryFromConfig(config, { layerType: 'full_attention' });
    const scaling = { type: 'linear', factor: 8 } as const;
    expect(full.frequencies).toEqual(rotaryFrequencies({ headDim: 256, base: 1e6, scaling }));
    const sliding = rotaryFromConfig(config, { layerType: 'sliding_attention' });
    expect(sliding.frequencies).toEqual(rotaryFrequencies({ headDim: 256, base: 1e4 }));
    const unscaled = { ...config, text_config: { ...config.text_config, rope_scaling: null } };
    const plain = rotaryFromConfig(unscaled, { layerType: 'full_attention' });
    expect(plain.frequencies).toEqual(rotaryFrequencies({ headDim: 256, base: 1e6 }));
  });

  test('of OLMo 3 with a window are not scaled', () => {
    const config = { model_type: 'olmo3', head_dim: 128, rope_theta: 5e5, rope_scaling: yarn };
    const [full, sliding] = ['full_attention', 'sliding_attention'].map((layerType) =>
      rotaryFromConfig(config, { layerType }),
    );
    expect(full?.frequencies.attentionFactor).toBe(1.2);
    expect(sliding?.frequencies).toEqual(rotaryFrequencies({ headDim: 128, base: 5e5 }));
    // Without a scaling they are alike, and need not be named.
    expect(rotaryFromConfig({ ...config, rope_scaling: null }).frequencies).toEqual(sliding?.frequencies);
  });

  test('of ModernBERT have two bases, whatever its file has for absolute positions', () => {
    const config = {
      model_type: 'modernbert',
      position_embedding_type: 'absolute',
      hidden_size: 768,
      num_attention_heads: 12,
      num_hidden_layers: 4,
      global_rope_theta: 160000,
      local_rope_theta: 10000,
    };
    const bases = ['full_attention', 'sliding_attention'].map(
      (layerType) => rotaryFromConfig(config, { layerType }).settings.base,
    );
    expect(bases).toEqual([160000, 10000]);
  });

  test('of Gemma 4 have heads of two widths', () => {
    const config = { model_type: 'gemma4_text', num_hidden_layers: 6 };
    const [full, sliding] = ['full_attention', 'sliding_attention'].map((layerType) =>
      rotaryFromConfig(config, { layerType }),
    );
    expect([full?.rotaryDim, sliding?.rotaryDim]).toEqual([512, 256]);
    expect(full?.settings.scaling).toEqual({ type: 'proportional' });
    expect(full?.frequencies.inverse.findIndex((frequency) => frequency === 0)).toBe(64);
  });

  test('of DeepSeek-V4 have two bases, one of them scaled without an attention factor', () => {
    const config = {
      model_type: 'deepseek_v4',
      head_dim: 512,
      qk_rope_head_dim: 64,
      rope_theta: 10000,
      compress_rope_theta: 160000,
      num_hidden_layers: 4,
      compress_ratios: [0, 0, 4, 128, 0],
      rope_scaling: { type: 'yarn', factor: 16, original_max_position_embeddings: 65536, beta_fast: 32, beta_slow: 1 },
    };
    const plain = rotaryFromConfig(config, { layerType: 'sliding_attention' });
    expect(plain.settings).toEqual({ headDim: 64, base: 10000, scaling: { type: 'default' } });
    expect([plain.turnsValues, plain.rotates]).toEqual([true, 'last']);
    const scaled = rotaryFromConfig(config, { layerType: 'compressed_sparse_attention' });
    expect([scaled.settings.base, scaled.frequencies.attentionFactor]).toEqual([160000, 1]);
  });

  test('of Granite with windows have the bases of a list, 0 for none', () => {
    const config = {
      model_type: 'granite_swa',
      hidden_size: 1024,
      num_attention_heads: 16,
      num_hidden_layers: 4,
      rope_theta: 10000,
      layer_rope_theta: [0, 10000, 10000, 10000],
    };
    const read = rotaryFromConfig(config);
    expect([read.settings.base, read.layers]).toEqual([10000, [false, true, true, true]]);
    expect(refusal(config, { layerType: 'full_attention' })).toMatchObject({ code: 'POSENC_NO_ROTARY' });
    const two = { ...config, layer_rope_theta: [5e6, 10000, 10000, 10000] };
    expect(refusal(two)).toMatchObject({ code: 'POSENC_MISSING_KEY', argument: 'layerType' });
    expect(rotaryFromConfig(two, { layerType: 'full_attention' }).settings.base).toBe(5e6);
    expect(refusal({ ...config, layer_rope_theta: [0, 1e4, 2e4, 1e4] })).toMatchObject({
      code: 'POSENC_FOREIGN_KEY',
      argument: 'layer_rope_theta',
    });
  });

  test('of Step 3.5 have bases and shares by layer', () => {
    const config = {
      model_type: 'step3p5',
      head_dim: 128,
      num_hidden_layers: 2,
      layer_types: ['full_attention', 'sliding_attention', 'full_attention'],
      rope_theta: [5e6, 1e4, 5e6],
      partial_rotary_factors: [0.5, 1, 0.5],
    };
    const full = rotaryFromConfig(config, { layerType: 'full_attention' });
    const sliding = rotaryFromConfig(config, { layerType: 'sliding_attention' });
    expect([full.settings.base, full.rotaryDim]).toEqual([5e6, 64]);
    expect([sliding.settings.base, sliding.rotaryDim]).toEqual([1e4, 128]);
  });
});

describe('layers that do not rotate', () => {
  test('of Llama 4 are every fourth, with a list of them or without', () => {
    const config = { model_type: 'llama4_text', num_hidden_layers: 8, rope_theta: 5e5 };
    const expected = [true, true, true, false, true, true, true, false];
    expect(rotaryFromConfig(config).layers).toEqual(expected);
    expect(rotaryFromConfig({ ...config, no_rope_layers: [] }).layers).toEqual(expected);
    const listed = { ...config, num_hidden_layers: 2, no_rope_layers: [1, 0] };
    expect(rotaryFromConfig(listed).layers).toEqual([true, false]);
    expect(refusal({ ...config, no_rope_layers: [1, 0] })).toMatchObject({ argument: 'no_rope_layers.length' });
    expect(rotaryFromConfig(config).pairing).toBe('interleaved');
  });

  test('of Command R7B are those without a window', () => {
    const config = {
      model_type: 'cohere2',
      position_embedding_type: 'rope_gptj',
      rotary_pct: 1,
      rope_theta: 50000,
      hidden_size: 4096,
      num_attention_heads: 32,
      num_hidden_layers: 8,
      layer_switch: 4,
      sliding_window: 4096,
    };
    const read = rotaryFromConfig(config);
    expect([read.pairing, read.rotaryDim, read.settings.base]).toEqual(['interleaved', 128, 50000]);
    expect(read.layers).toEqual([true, true, true, false, true, true, true, false]);
    expect(refusal(config, { layerType: 'full_attention' })).toMatchObject({ code: 'POSENC_NO_ROTARY' });
  });

  test('of EXAONE 4 are those without a window, unless no layer has one', () => {
    const config = { model_type: 'exaone4', head_dim: 64, num_hidden_layers: 4, rope_theta: 1e6 };
    expect(rotaryFromConfig({ ...config, sliding_window: 4096 }).layers).toEqual([true, true, true, false]);
    const types = Array.from({ length: 4 }, () => 'full_attention');
    expect(rotaryFromConfig({ ...config, sliding_window: null, layer_types: types }).layers).toBeUndefined();
  });

  test('of Llama 3.2 Vision are those that attend to the image', () => {
    const text = { model_type: 'mllama_text_model', head_dim: 128, num_hidden_layers: 5, rope_theta: 5e5 };
    expect(rotaryFromConfig({ text_config: { ...text, cross_attention_layers: [1] } }).layers).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(rotaryFromConfig(text).layers).toEqual([true, true, true, false, true]);
  });
});

test('uses the base and the share of a class if a file has none', () => {
  const read = (config: object) => rotaryFromConfig({ head_dim: 128, ...config });
  expect(read({ model_type: 'mixtral' }).settings.base).toBe(1e6);
  expect(read({ model_type: 'glm' }).rotaryDim).toBe(64);
  expect(read({ model_type: 'phi', head_dim: 80, partial_rotary_factor: 0.4 }).rotaryDim).toBe(32);
  expect(read({ model_type: 'gpt_oss' }).settings.scaling).toMatchObject({ type: 'yarn', factor: 32, truncate: false });
  expect(refusal({ model_type: 'persimmon', head_dim: 64 })).toMatchObject({ argument: 'rope_theta' });
});
