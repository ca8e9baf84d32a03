// Model types of encoders: what their classes do with published files' keys.
import { describe, expect, test } from 'vitest';
import { modelPositions, rotaryFromConfig } from 'posenc';
import { rotaryOf, rotationOf } from '../support/layer-answers.ts';

describe('files of embedding models', () => {
  const nomic = { model_type: 'nomic_bert', n_embd: 768, n_head: 12, n_layer: 12, rotary_emb_base: 1000 };

  test('Nomic BERT rotates by rotary_emb_fraction, rotary_emb_base and rotary_emb_interleaved', () => {
    expect(rotationOf({ ...nomic, rotary_emb_fraction: 1 })).toEqual([1000, 64, 64, 'rotateHalf']);
    const other = { ...nomic, rotary_emb_fraction: 0.5, rotary_emb_interleaved: true };
    expect(rotationOf(other)).toEqual([1000, 64, 32, 'interleaved']);
    expect(modelPositions(other).layers).toHaveLength(12);
    // xPos, which is not here.
    expect(() => modelPositions({ ...other, rotary_emb_scale_base: 512 })).toThrow(/rotary_emb_scale_base is 512/);
  });

  test('without rotary_emb_fraction its class has a table; the class of transformers rotates with base 1000', () => {
    for (const config of [nomic, { ...nomic, rotary_emb_fraction: 0 }]) {
      expect(modelPositions({ ...config, n_positions: 2048 }).kinds[0]).toMatchObject({
        positions: 'learned',
        table: { rows: { value: 2048 }, first: { value: 0 } },
      });
      expect(() => rotaryFromConfig(config)).toThrow(/a learned table of positions/);
    }
    const { rotary_emb_base: _own, ...rest } = nomic;
    expect(rotationOf({ ...rest, rotary_emb_fraction: 1 })).toEqual([1000, 64, 64, 'rotateHalf']);
    const native = { model_type: 'nomic_bert', hidden_size: 768, num_attention_heads: 12, num_hidden_layers: 12 };
    expect(rotationOf(native)).toEqual([1000, 64, 64, 'rotateHalf']);
  });

  test('its rotary_scaling_factor grows the base beyond max_trained_positions, which alone scales nothing', () => {
    const plain = { ...nomic, rotary_emb_fraction: 1, max_trained_positions: 2048, rotary_scaling_factor: null };
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

describe('files of encoders, of pictures and sound', () => {
  test.each([
    ['deberta', /a learned vector for each relative position, without buckets/],
    ['deberta-v2', /in buckets, as DeBERTa has them from version 2 on/],
    ['whisper', /sinusoids in the encoder, a learned table of positions in the decoder/],
    ['bert', /a learned table of positions/],
  ])('%s has no rotary embedding, but what its class adds', (model_type, words) => {
    expect(() => rotaryFromConfig({ model_type, hidden_size: 768, num_attention_heads: 12 })).toThrow(words);
  });

  test('a text of Voxtral must name its type: its class has a base of its own for others', () => {
    const text_config = { hidden_size: 3072, num_attention_heads: 32, num_hidden_layers: 2 };
    for (const call of [modelPositions, rotaryFromConfig])
      expect(() => call({ model_type: 'voxtral', text_config })).toThrow(/model_type is "voxtral"/);
    const named = { ...text_config, model_type: 'llama', rope_theta: 1e8, head_dim: 128 };
    expect(rotationOf({ model_type: 'voxtral', text_config: named })).toEqual([1e8, 128, 128, 'rotateHalf']);
  });

  test('ESMC rotates whole heads in halves, by either name of its sizes', () => {
    const esmc = { model_type: 'esmc', architectures: ['ESMCForMaskedLM'] };
    for (const own of [
      { hidden_size: 960, num_attention_heads: 15, num_hidden_layers: 30 },
      { d_model: 960, n_heads: 15, n_layers: 30 },
    ]) {
      expect(rotationOf({ ...esmc, ...own })).toEqual([10000, 64, 64, 'rotateHalf']);
      expect(modelPositions({ ...esmc, ...own }).layers).toHaveLength(30);
    }
  });

  test('T5Gemma is read in its decoder: every other layer has a window, scores are capped at 50', () => {
    const decoder = { hidden_size: 2304, num_attention_heads: 8, num_hidden_layers: 4, sliding_window: 4096 };
    for (const own of [{}, { model_type: 't5_gemma_module' }]) {
      const config = { model_type: 't5gemma', encoder: decoder, decoder: { ...decoder, ...own, rope_theta: 10000 } };
      expect(rotationOf(config)).toEqual([10000, 256, 256, 'rotateHalf']);
      const { layers } = modelPositions(config);
      expect(layers?.map(({ window }) => window.value)).toEqual([4096, null, 4096, null]);
      expect([layers?.[0]?.scores.scale.value, layers?.[0]?.scores.softcap.value]).toEqual([1 / 16, 50]);
    }
  });

  test('SigLIP 2 has a table of 64 rows for texts, and one of 256 that is resized for pictures', () => {
    const size = { hidden_size: 768, num_attention_heads: 12, num_hidden_layers: 12 };
    for (const [config, rows] of [
      [{ model_type: 'siglip2', text_config: size }, 64],
      [{ model_type: 'siglip2', text_config: { ...size, model_type: 'siglip2_text_model' } }, 64],
      [{ model_type: 'siglip2_vision_model', ...size }, 256],
      [{ model_type: 'siglip2_vision_model', ...size, num_patches: 1024 }, 1024],
    ] as const)
      expect(modelPositions(config).kinds[0]).toMatchObject({ positions: 'learned', table: { rows: { value: rows } } });
  });

  test('Parakeet scores as Transformer-XL does, in each layer of its encoder', () => {
    const encoder_config = { hidden_size: 1024, num_attention_heads: 8, num_hidden_layers: 24 };
    for (const config of [
      { model_type: 'parakeet_ctc', encoder_config },
      { model_type: 'parakeet_tdt', encoder_config: { ...encoder_config, model_type: 'parakeet_encoder' } },
      { model_type: 'parakeet_encoder', ...encoder_config },
    ]) {
      const { kinds } = modelPositions(config);
      expect([kinds[0]?.positions, kinds[0]?.indices?.length]).toEqual(['relative', 24]);
      expect(kinds[0]?.scores.scale.value).toBe(128 ** -0.5);
    }
  });

  test.each([
    ['dinov3_vit', /a rotation by the row and the column of a patch.*dinov3/],
    ['pixtral', /a rotation by the row and the column of a patch: even frequencies by the row/],
  ])('%s is refused with the rotation that it has', (model_type, words) => {
    const config = { model_type, hidden_size: 1024, num_attention_heads: 16, num_hidden_layers: 24, rope_theta: 100 };
    for (const call of [modelPositions, rotaryFromConfig]) expect(() => call(config)).toThrow(words);
  });
});

test('a class that is a text and no list decides as one of a list does', () => {
  const config = { model_type: 't5', d_model: 64, d_kv: 16, num_heads: 4, num_layers: 2, rope_theta: 1e4 };
  expect(modelPositions({ ...config, architectures: 'Chronos2Model' }).modelType).toBe('chronos2');
  const error = { argument: 'architectures', value: 'SomethingElseModel' };
  expect(() => modelPositions({ ...config, architectures: error.value })).toThrow(
    expect.objectContaining(error) as Error,
  );
});

test.each(['gpt_oss', 'gemma3_text', 'llama', 'qwen3', 'olmo3', 'cohere2', 'exaone4'])(
  '%s with a kind of layers that no class knows is refused: it would be attention to all positions',
  (model_type) => {
    const config = { model_type, hidden_size: 64, num_attention_heads: 4, num_hidden_layers: 2, rope_theta: 1e4 };
    for (const kind of ['sliding_atention', '__proto__', 'constructor'])
      for (const call of [modelPositions, rotaryFromConfig])
        expect(() => call({ ...config, layer_types: [kind, 'full_attention'] })).toThrow(
          expect.objectContaining({ code: 'POSENC_UNKNOWN_NAME', argument: 'layer_types[0]' }) as Error,
        );
  },
);
