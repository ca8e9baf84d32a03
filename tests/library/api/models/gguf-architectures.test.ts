// Architectures of GGUF files by the facts of llama.cpp, each in a small header.
import { describe, expect, test } from 'vitest';
import { modelPositions } from 'posenc';
import type { GgufFile, GgufValue } from '../support/gguf.ts';
import { differences, float, readGguf, rotaryOf } from '../support/layer-answers.ts';
import { readConfig } from '../support/published.ts';

describe('architectures that llama.cpp gained', () => {
  const sizes = (arch: string, more: Readonly<Record<string, GgufValue>>): GgufFile => ({
    keys: {
      'general.architecture': ['str', arch],
      [`${arch}.block_count`]: ['u32', 8],
      [`${arch}.context_length`]: ['u32', 4096],
      [`${arch}.embedding_length`]: ['u32', 512],
      [`${arch}.attention.head_count`]: ['u32', 8],
      ...more,
    },
  });
  const kindsOf = async (file: GgufFile) =>
    (await readGguf(file)).layers?.map(({ positions, attends, window }) => `${positions} ${attends} ${window.value}`);
  const alike = (word: string, count = 8) => Array.from({ length: count }, () => word);
  const fourth = (others: string, nth: string) => [0, 1].flatMap(() => [...alike(others, 3), nth]);

  test('llama4: chunks that rotate, and growing queries on each fourth layer; none with a window of 0', async () => {
    expect(await kindsOf(sizes('llama4', {}))).toEqual(fourth('rotary chunk 8192', 'none all null'));
    const { layers } = await readGguf(sizes('llama4', {}));
    expect(layers?.[3]?.scores.temperature?.length.value).toBe(8192);
    const open = sizes('llama4', { 'llama4.attention.sliding_window': ['u32', 0] });
    expect(await kindsOf(open)).toEqual(alike('rotary all null'));
  });

  test('smollm3, cohere2: the fourth layer does not rotate; exaone4 without a window rotates all', async () => {
    expect(await kindsOf(sizes('smollm3', {}))).toEqual(fourth('rotary all null', 'none all null'));
    const cohere = sizes('cohere2', { 'cohere2.attention.sliding_window': ['u32', 100] });
    expect(await kindsOf(cohere)).toEqual(fourth('rotary window 100', 'none all null'));
    const exaone = sizes('exaone4', { 'exaone4.attention.sliding_window': ['u32', 100] });
    expect(await kindsOf(exaone)).toEqual(fourth('rotary window 100', 'none all null'));
    expect(await kindsOf(sizes('exaone4', {}))).toEqual(alike('rotary all null'));
  });

  test('gemma-embedding and modern-bert look half of the window to each side, with a base of their own', async () => {
    const gemma = sizes('gemma-embedding', { 'gemma-embedding.attention.sliding_window': ['u32', 512] });
    expect((await kindsOf(gemma))?.slice(4, 6)).toEqual(['rotary window 257', 'rotary all null']);
    const bert = sizes('modern-bert', {
      'modern-bert.attention.sliding_window': ['u32', 128],
      'modern-bert.rope.freq_base': ['f32', 160000],
    });
    const { layers } = await readGguf(bert);
    expect(layers?.slice(0, 2).map((layer) => [layer.window.value, rotaryOf(layer).base.value])).toEqual([
      [null, 160000],
      [65, 10000],
    ]);
  });

  test('qwen3next, lfm2, granitehybrid, nemotron_h, kimi-linear: a state or attention on each layer', async () => {
    expect(await kindsOf(sizes('qwen3next', {}))).toEqual(fourth('none recurrent null', 'rotary all null'));
    const heads = (arch: string): Readonly<Record<string, GgufValue>> => ({
      [`${arch}.attention.head_count_kv`]: ['list', 'i32', [0, 0, 2, 0, 0, 2, 0, 0]],
      [`${arch}.feed_forward_length`]: ['list', 'i32', [0, 9, 0, 0, 9, 0, 0, 9]],
    });
    const some = (attention: string) =>
      [0, 0, 1, 0, 0, 1, 0, 0].map((one) => (one ? attention : 'none recurrent null'));
    expect(await kindsOf(sizes('lfm2', heads('lfm2')))).toEqual(some('rotary all null'));
    const granite = heads('granitehybrid');
    expect(await kindsOf(sizes('granitehybrid', granite))).toEqual(some('rotary all null'));
    const still: Readonly<Record<string, GgufValue>> = {
      ...granite,
      'granitehybrid.rope.scaling.finetuned': ['bool', 0],
      'granitehybrid.attention.scale': ['f32', 0.0078125],
    };
    expect(await kindsOf(sizes('granitehybrid', still))).toEqual(some('none all null'));
    expect((await readGguf(sizes('granitehybrid', still))).layers?.[2]?.scores.scale.value).toBe(0.0078125);
    const nemotron = (await kindsOf(sizes('nemotron_h', heads('nemotron_h')))) ?? [];
    expect([nemotron[0], nemotron[1], nemotron[2]]).toEqual([
      'none recurrent null',
      'none nothing null',
      'none all null',
    ]);
    const kimi = sizes('kimi-linear', {
      ...heads('kimi-linear'),
      'kimi-linear.attention.key_length_mla': ['u32', 192],
      'kimi-linear.rope.dimension_count': ['u32', 64],
    });
    expect(await kindsOf(kimi)).toEqual(some('none all null'));
    expect((await readGguf(kimi)).layers?.[2]?.scores.scale.value).toBeCloseTo(192 ** -0.5, 15);
  });

  test('mistral3: YaRN without a factor of its own, and queries that grow', async () => {
    const keys: Readonly<Record<string, GgufValue>> = {
      'mistral3.rope.scaling.type': ['str', 'yarn'],
      'mistral3.rope.scaling.factor': ['f32', 16],
      'mistral3.rope.scaling.original_context_length': ['u32', 16384],
      'mistral3.rope.scaling.yarn_log_multiplier': ['f32', 1],
      'mistral3.attention.temperature_scale': ['f32', 0.1],
    };
    const [kind] = (await readGguf(sizes('mistral3', keys))).kinds;
    expect(rotaryOf(kind).attentionFactor.value).toBe(1);
    const { beta, length } = kind?.scores.temperature ?? {};
    expect([float(beta?.value), length?.value]).toEqual([0.1, 16384]);
  });

  test('layers that predict further tokens are not counted', async () => {
    for (const arch of ['glm4moe', 'bailingmoe2', 'glm-dsa', 'qwen3next']) {
      const own: Readonly<Record<string, GgufValue>> = {
        [`${arch}.nextn_predict_layers`]: ['u32', 1],
        ...(arch === 'glm-dsa' && {
          'glm-dsa.attention.key_length_mla': ['u32', 256],
          'glm-dsa.rope.dimension_count': ['u32', 64],
        }),
      };
      expect((await readGguf(sizes(arch, own))).layers, arch).toHaveLength(7);
    }
    const all = sizes('glm4moe', { 'glm4moe.nextn_predict_layers': ['u32', 8] });
    await expect(readGguf(all)).rejects.toThrow(/glm4moe.nextn_predict_layers is 8/);
  });

  test('glm-dsa rotates the last channels as neighbours and has no scaling', async () => {
    const keys: Readonly<Record<string, GgufValue>> = {
      'glm-dsa.attention.key_length_mla': ['u32', 256],
      'glm-dsa.rope.dimension_count': ['u32', 64],
      'glm-dsa.rope.freq_base': ['f32', 1e6],
    };
    const [kind] = (await readGguf(sizes('glm-dsa', keys))).kinds;
    const { pairing, rotates, rotaryDim, headDim, base } = rotaryOf(kind);
    expect([pairing.value, rotates, rotaryDim.value, headDim.value, base.value]).toEqual([
      'interleaved',
      'last',
      64,
      256,
      1e6,
    ]);
    expect(kind?.scores.scale.value).toBe(1 / 16);
    const scaled = sizes('glm-dsa', {
      ...keys,
      'glm-dsa.rope.scaling.type': ['str', 'yarn'],
      'glm-dsa.rope.scaling.factor': ['f32', 4],
    });
    await expect(readGguf(scaled)).rejects.toThrow(/glm-dsa.rope.scaling.factor is 4/);
  });

  test.each([
    ['falcon-h1', 'rotateHalf'],
    ['minimax-m2', 'rotateHalf'],
    ['minimax-m3', 'rotateHalf'],
    ['bailingmoe2', 'rotateHalf'],
    ['deepseek2-ocr', 'rotateHalf'],
    ['jina-bert-v3', 'rotateHalf'],
    ['nomic-bert', 'rotateHalf'],
  ])(
    '%s: every layer attends to all and rotates, as %s, with the scale of the width of a head',
    async (arch, pairing) => {
      const { kinds } = await readGguf(sizes(arch, { [`${arch}.rope.dimension_count`]: ['u32', 32] }));
      expect(kinds).toHaveLength(1);
      const { pairing: found, rotaryDim, headDim, rotates } = rotaryOf(kinds[0]);
      expect([kinds[0]?.attends, found.value, rotaryDim.value, headDim.value, rotates]).toEqual([
        'all',
        pairing,
        32,
        64,
        'first',
      ]);
      expect(kinds[0]?.scores.scale.value).toBe(1 / 8);
    },
  );

  test.each(['gemma-4-26B-A4B', 'gemma-4-E2B-it'])('gemma4: %s has one answer through both doors', async (name) => {
    const config = readConfig(`configs/${name}.json`);
    const text = (config as { text_config: Record<string, number> }).text_config;
    const bases = text['rope_parameters'] as unknown as Record<string, Record<string, number>>;
    const pairs = Number(text['global_head_dim']) / 2;
    const turning = pairs * Number(bases['full_attention']?.['partial_rotary_factor']);
    const list = modelPositions(config).layers?.map(({ attends }) => Number(attends === 'window')) ?? [];
    const file = sizes('gemma4', {
      'gemma4.block_count': ['u32', list.length],
      'gemma4.context_length': ['u32', text['max_position_embeddings'] ?? 0],
      'gemma4.attention.sliding_window': ['u32', text['sliding_window'] ?? 0],
      'gemma4.attention.sliding_window_pattern': ['list', 'bool', list],
      'gemma4.attention.key_length': ['u32', 2 * pairs],
      'gemma4.attention.key_length_swa': ['u32', text['head_dim'] ?? 256],
      'gemma4.rope.dimension_count': ['u32', 2 * pairs],
      'gemma4.rope.dimension_count_swa': ['u32', text['head_dim'] ?? 256],
      'gemma4.rope.freq_base': ['f32', bases['full_attention']?.['rope_theta'] ?? 0],
      'gemma4.rope.freq_base_swa': ['f32', bases['sliding_attention']?.['rope_theta'] ?? 0],
    });
    const tensors = { 'rope_freqs.weight': Array.from({ length: pairs }, (_, i) => (i < turning ? 1 : 1e30)) };
    expect(differences(modelPositions(config), await readGguf({ ...file, tensors }))).toEqual([]);
    await expect(readGguf(file)).rejects.toThrow(/rope_freqs.weight is missing/);
    const odd = { 'rope_freqs.weight': Array.from({ length: pairs }, (_, i) => i + 1) };
    await expect(readGguf({ ...file, tensors: odd })).rejects.toThrow(/rope_freqs.weight is 2/);
    const { 'gemma4.attention.sliding_window_pattern': _pattern, ...rest } = file.keys;
    await expect(readGguf({ keys: rest, tensors })).rejects.toThrow(/sliding_window_pattern is missing/);
  });

  test('a pattern may be a period, and one of 0 puts a window on every layer', async () => {
    const gemma = (period: number) =>
      sizes('gemma3', {
        'gemma3.attention.sliding_window': ['u32', 512],
        'gemma3.attention.sliding_window_pattern': ['u32', period],
      });
    expect((await kindsOf(gemma(2)))?.slice(0, 2)).toEqual(['rotary window 512', 'rotary all null']);
    expect(await kindsOf(gemma(0))).toEqual(alike('rotary window 512'));
    expect(await kindsOf(gemma(1))).toEqual(alike('rotary all null'));
  });
});
