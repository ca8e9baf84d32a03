// A layer of modelPositions as an option of rotations, masks and attention.
import { describe, expect, test } from 'vitest';
import {
  applyRotary,
  attend,
  attentionMask,
  attentionMaskBias,
  attentionMaskBits,
  modelPositions,
  PreparedRotary,
  rotaryGrid,
  shiftRotary,
  type LayerPositions,
} from 'posenc';

const gemma3 = {
  model_type: 'gemma3_text',
  num_hidden_layers: 12,
  sliding_window: 3,
  head_dim: 8,
  max_position_embeddings: 64,
  rope_scaling: { factor: 8, rope_type: 'linear' },
};
const deepseek = {
  model_type: 'deepseek_v3',
  qk_nope_head_dim: 4,
  qk_rope_head_dim: 8,
  num_hidden_layers: 1,
  num_attention_heads: 2,
  hidden_size: 16,
  max_position_embeddings: 64,
};
const qwenVl = {
  model_type: 'qwen2_vl',
  hidden_size: 32,
  num_attention_heads: 2,
  num_hidden_layers: 1,
  max_position_embeddings: 64,
  rope_scaling: { type: 'mrope', mrope_section: [2, 3, 3] },
};
const llama4 = {
  model_type: 'llama4_text',
  num_hidden_layers: 4,
  head_dim: 8,
  attention_chunk_size: 3,
  max_position_embeddings: 64,
};

function layerOf(config: object, index = 0): LayerPositions {
  const layer = modelPositions(config).layers?.[index];
  if (layer === undefined) throw new Error(`no layer ${index}`);
  return layer;
}

const expectCode = (call: () => unknown, code: string, argument: string): void =>
  expect(call).toThrow(expect.objectContaining({ code, argument }));

const heads = (count: number) => Float32Array.from({ length: count }, (_, k) => Math.sin(k));

/** Pairing and frequencies of a layer, as options. */
function rotationOf(layer: LayerPositions) {
  if (layer.positions !== 'rotary') throw new Error('no rotation');
  return {
    frequencies: layer.rotary.frequencies,
    pairing: layer.rotary.pairing.value ?? 'interleaved',
    headsFirst: true,
  };
}

describe('applyRotary and shiftRotary of a layer', () => {
  const x = { data: heads(32), shape: [2, 2, 8] };

  test.for([0, 5])('layer %i of Gemma 3 gives its pairing and frequencies, also for 16 bits and a slot', (index) => {
    const layer = layerOf(gemma3, index);
    const positions = { first: 40, count: 2 };
    const given = rotationOf(layer);
    const rotated = applyRotary(x, { layer, headsFirst: true, positions });
    expect(rotated).toEqual(applyRotary(x, { ...given, positions }));
    const half = { data: Uint16Array.from(x.data, (_, k) => 0x3c00 + k), shape: x.shape };
    const bits = { dtype: 'float16', positions } as const;
    expect(applyRotary(half, { layer, headsFirst: true, ...bits })).toEqual(applyRotary(half, { ...given, ...bits }));
    const [out, wanted] = [new Float32Array(2 * 4 * 8), new Float32Array(2 * 4 * 8)];
    const slot = { length: 4, first: 1 };
    applyRotary(x, { layer, headsFirst: true, positions, out, slot });
    applyRotary(x, { ...given, positions, out: wanted, slot });
    expect(out).toEqual(wanted);
    const copy = () => ({ data: Float32Array.from(rotated.data), shape: x.shape });
    const moved = shiftRotary(copy(), { layer, headsFirst: true, by: -7 });
    expect(moved).toEqual(shiftRotary(copy(), { ...given, by: -7 }));
  });

  test('options beside the layer go before it, and a layer without a rotation is refused', () => {
    const layer = layerOf(gemma3);
    const frequencies = { inverse: [1, 0.5, 0.25, 0.125] };
    const by = { frequencies, pairing: 'interleaved', headsFirst: true } as const;
    expect(applyRotary(x, { layer, ...by })).toEqual(applyRotary(x, by));
    const bloom = layerOf({ model_type: 'bloom', n_layer: 1, n_head: 2, hidden_size: 16 });
    for (const call of [
      () => applyRotary(x, { layer: bloom, headsFirst: true }),
      () => shiftRotary(x, { layer: bloom, headsFirst: true, by: 1 }),
    ])
      expectCode(call, 'POSENC_UNKNOWN_NAME', 'layer.positions');
  });

  test('sections of M-RoPE ask for a grid where tokens rotate, and for nothing where keys move', () => {
    const layer = layerOf(qwenVl);
    const keys = { data: heads(2 * 2 * 16), shape: [2, 2, 16] };
    expectCode(() => applyRotary(keys, { layer, headsFirst: true }), 'POSENC_MISSING_KEY', 'grid');
    const wanted = shiftRotary({ ...keys, data: keys.data.slice() }, { ...rotationOf(layer), by: -3 });
    expect(shiftRotary(keys, { layer, headsFirst: true, by: -3 })).toEqual(wanted);
  });
});

describe('PreparedRotary of a layer', () => {
  test.for([0, 5])('layer %i of Gemma 3 rotates with its own width, pairing and frequencies', (index) => {
    const layer = layerOf(gemma3, index);
    if (layer.positions !== 'rotary') throw new Error('no rotation');
    const { pairing, frequencies } = layer.rotary;
    const positions = { first: 40, count: 2 };
    const x = { data: heads(32), shape: [2, 2, 8] };
    const rope = new PreparedRotary({ layer, headsFirst: true });
    const wanted = applyRotary(x, { positions, frequencies, pairing: pairing.value ?? 'rotateHalf', headsFirst: true });
    expect(rope.apply(x, { positions })).toEqual(wanted.data);
    rope.dispose();
  });

  test('options beside the layer go before it', () => {
    const layer = layerOf(gemma3),
      positions = { first: 40, count: 2 },
      frequencies = { inverse: [1, 0.5, 0.25, 0.125] };
    const rope = new PreparedRotary({ layer, headsFirst: true, frequencies, pairing: 'interleaved' });
    const call = { positions, frequencies, pairing: 'interleaved', headsFirst: true } as const;
    expect(rope.apply(heads(16), { positions })).toEqual(applyRotary({ data: heads(16), shape: [1, 2, 8] }, call).data);
    rope.dispose();
  });

  test('where the last channels of a head rotate, their width has to be given, and no other', () => {
    const layer = layerOf(deepseek);
    expectCode(() => new PreparedRotary({ layer, headsFirst: true }), 'POSENC_SHAPE_MISMATCH', 'headDim');
    expectCode(() => new PreparedRotary({ layer, headDim: 12, headsFirst: true }), 'POSENC_SHAPE_MISMATCH', 'headDim');
    const rope = new PreparedRotary({ layer, headDim: 8, headsFirst: true });
    expect(rope.apply(heads(8), { positions: [0] })).toEqual(heads(8));
    rope.dispose();
  });

  test('sections of M-RoPE ask for a grid, which takes the place of the frequencies', () => {
    const layer = layerOf(qwenVl);
    if (layer.positions !== 'rotary' || layer.rotary.sections === undefined) throw new Error('no sections');
    const { frequencies } = layer.rotary;
    expectCode(() => new PreparedRotary({ layer, headsFirst: true }), 'POSENC_MISSING_KEY', 'grid');
    const positions = [
      [5, 6],
      [7, 8],
      [9, 9],
    ];
    const grid = rotaryGrid({ convention: 'mrope', style: 'chunked', sections: [2, 3, 3], frequencies, positions });
    const rope = new PreparedRotary({ layer, grid, headsFirst: true });
    const wanted = applyRotary(
      { data: heads(32), shape: [1, 2, 16] },
      { grid, pairing: 'rotateHalf', headsFirst: true },
    );
    expect(rope.apply(heads(32), {})).toEqual(wanted.data);
    rope.dispose();
    const text = new PreparedRotary({ layer, frequencies, headsFirst: true });
    expect(text.apply(heads(16), { positions: [0] })).toEqual(heads(16));
    text.dispose();
  });

  test('layers that do not rotate, and what a file leaves open, are refused by name', () => {
    const bloom = layerOf({ model_type: 'bloom', n_head: 2, n_layer: 1, hidden_size: 8 });
    expectCode(() => new PreparedRotary({ layer: bloom, headsFirst: true }), 'POSENC_UNKNOWN_NAME', 'layer.positions');
    const nameless = modelPositions({ head_dim: 8, rope_theta: 10000, max_position_embeddings: 64 }).kinds[0];
    if (nameless === undefined) throw new Error('no layer');
    expectCode(() => new PreparedRotary({ layer: nameless, headsFirst: true }), 'POSENC_MISSING_KEY', 'pairing');
  });
});

describe('masks of a layer', () => {
  const counts = { queries: 5, keys: 5, causal: true };

  test('layers see their window, their chunk or all, in all three forms', () => {
    for (const [layer, own] of [
      [layerOf(gemma3), { window: 3 }],
      [layerOf(gemma3, 5), {}],
      [layerOf(llama4), { chunk: 3 }],
      [layerOf(llama4, 3), {}],
    ] as const) {
      expect(attentionMask({ ...counts, layer })).toEqual(attentionMask({ ...counts, ...own }));
      expect(attentionMaskBits({ ...counts, layer })).toEqual(attentionMaskBits({ ...counts, ...own }));
      expect(attentionMaskBias({ ...counts, layer })).toEqual(attentionMaskBias({ ...counts, ...own }));
    }
    expect(attentionMask({ ...counts, layer: layerOf(gemma3), window: 2 })).toEqual(
      attentionMask({ ...counts, window: 2 }),
    );
  });

  test('a recurrent layer has no mask', () => {
    const { kinds } = modelPositions({
      model_type: 'qwen3_next',
      num_hidden_layers: 4,
      head_dim: 8,
      max_position_embeddings: 64,
    });
    const layer = kinds.find(({ attends }) => attends === 'recurrent');
    if (layer === undefined) throw new Error('no such layer');
    expectCode(() => attentionMask({ ...counts, layer }), 'POSENC_UNKNOWN_NAME', 'layer.attends');
  });
});

describe('attention of a layer', () => {
  const tensor = { data: heads(40), shape: [1, 5, 8] };
  const all = { queries: tensor, keys: tensor, values: tensor, causal: true, headsFirst: true };

  test('its window, scale and soft cap count where the options give none', () => {
    const config = {
      model_type: 'gemma2',
      head_dim: 8,
      num_hidden_layers: 2,
      sliding_window: 2,
      query_pre_attn_scalar: 64,
    };
    const layer = layerOf({ ...config, attn_logit_softcapping: 0.5, max_position_embeddings: 64 });
    expect(attend({ ...all, layer })).toEqual(attend({ ...all, window: 2, scale: 1 / 8, softcap: 0.5 }));
    expect(attend({ ...all, layer, scale: 1 })).toEqual(attend({ ...all, window: 2, scale: 1, softcap: 0.5 }));
  });

  test('queries that grow with their positions ask for the scale', () => {
    const layer = layerOf(llama4, 3);
    expectCode(() => attend({ ...all, layer }), 'POSENC_MISSING_KEY', 'scale');
    expect(attend({ ...all, layer, scale: 0.5 })).toEqual(attend({ ...all, scale: 0.5 }));
  });
});
