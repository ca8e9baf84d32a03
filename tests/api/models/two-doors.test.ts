// The same model from its config.json and from its GGUF file: one answer, except where llama.cpp does otherwise.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { modelPositions, readModelFile, type LayerPositions, type ModelPositions } from 'posenc';
import { ggufOf } from '../support/gguf-of-config.ts';
import { writeGguf, type GgufFile, type GgufValue } from '../support/gguf.ts';
import { readConfig } from '../support/published.ts';

const read = async (file: GgufFile): Promise<ModelPositions> => modelPositions(await readModelFile(writeGguf(file)));

const rotaryOf = (layer: LayerPositions | undefined) => {
  if (layer?.positions !== 'rotary') throw new Error(`not rotary: ${layer?.positions}`);
  return layer.rotary;
};

/** Numbers of a GGUF file are floats: those of both doors are compared as floats. */
const float = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);

/** Everything that is said of a layer, without sources, names of kinds and the way channels pair. */
function answerOf(layer: LayerPositions): object {
  const { attends, window, scores, positions } = layer;
  const { beta, length, shift } = scores.temperature ?? {};
  const common = {
    attends,
    window: window.value,
    scale: float(scores.scale.value),
    softcap: scores.softcap.value,
    temperature: [float(beta?.value), length?.value, shift],
    positions,
  };
  if (layer.positions !== 'rotary') return common;
  const { base, headDim, rotaryDim, rotates, turned, attentionFactor, sections, frequencies } = layer.rotary;
  return {
    ...common,
    base: float(base.value),
    channels: [headDim.value, rotaryDim.value, rotates],
    turned: turned.value,
    attentionFactor: float(attentionFactor.value),
    sections: sections?.value,
    frequencies: Array.from(frequencies.inverse, float),
  };
}

/** The values in which a layer differs, as texts; the first layer of each difference. */
function differences(one: ModelPositions, other: ModelPositions, changed: object = {}): readonly string[] {
  const found = new Set<string>();
  const [a, b] = [one, other].map(({ layers }) => (layers ?? []).map((layer) => Object.entries(answerOf(layer))));
  if (a?.length !== b?.length) return [`${a?.length} and ${b?.length} layers`];
  for (const [layer, values] of (a ?? []).entries()) {
    const [mine, its] = [{ ...Object.fromEntries(values), ...changed }, Object.fromEntries(b?.[layer] ?? [])];
    for (const key of Object.keys({ ...mine, ...its }))
      if (JSON.stringify(mine[key]) !== JSON.stringify(its[key]))
        found.add(`${key}: ${JSON.stringify(mine[key])} and ${JSON.stringify(its[key])}`.slice(0, 160));
  }
  return [...found];
}

const lengthsOf = ({ stated, trained, extended }: ModelPositions) => [stated.value, trained.value, extended.value];

/** A list of true for a window, false for none. */
const pattern = (arch: string, config: object): Readonly<Record<string, GgufValue>> => {
  const list = modelPositions(config).layers?.map(({ attends }) => Number(attends === 'window')) ?? [];
  return { [`${arch}.attention.sliding_window_pattern`]: ['list', 'bool', list] };
};

/** Whether llama.cpp pairs neighbours in weights that it has permuted: the only difference that is meant. */
const permuted = ['llama', 'command-r', 'granite', 'minicpm', 'internlm2', 'chatglm', 'mistral3'];

/** llama.cpp has no window for them: that of Phi-3 it reads and switches off. */
const windowless = ['phi3', 'starcoder2'];

describe('both formats of a published file have one answer', () => {
  test.each<[file: string, arch: string, withPattern?: true]>([
    ['Meta-Llama-3-70B-Instruct', 'llama'],
    ['Llama-3.2-1B', 'llama'],
    ['Llama-2-7b-hf', 'llama'],
    ['SmolLM2-135M-Instruct', 'llama'],
    ['Yi-34B', 'llama'],
    ['DeepSeek-R1', 'deepseek2'],
    ['DeepSeek-V2-Lite', 'deepseek2'],
    ['DeepSeek-V3', 'deepseek2'],
    ['Kimi-K2-Instruct', 'deepseek2'],
    ['Qwen2.5-7B-Instruct', 'qwen2'],
    ['Qwen3-8B', 'qwen3'],
    ['Qwen3-30B-A3B', 'qwen3moe'],
    ['Qwen2-VL-7B-Instruct', 'qwen2vl'],
    ['Qwen3-VL-4B-Instruct', 'qwen3vl'],
    ['OLMo-2-1124-7B-Instruct', 'olmo2'],
    ['Olmo-3.1-32B-Instruct', 'olmo2', true],
    ['gpt-oss-20b', 'gpt-oss'],
    ['gemma-2-9b', 'gemma2'],
    ['gemma-3-4b-it', 'gemma3'],
    ['gemma-3-27b-it', 'gemma3'],
    ['gemma-3-1b-it', 'gemma3'],
    ['gemma-7b', 'gemma'],
    ['granite-3.3-8b-instruct', 'granite'],
    ['aya-23-8B', 'command-r'],
    ['EXAONE-4.0-32B', 'exaone4'],
    ['EXAONE-3.5-7.8B-Instruct', 'exaone'],
    ['Phi-4-mini-instruct', 'phi3'],
    ['Phi-3.5-mini-instruct', 'phi3'],
    ['stablelm-2-zephyr-1_6b', 'stablelm'],
    ['starcoder2-15b', 'starcoder2'],
    ['Seed-OSS-36B-Instruct', 'seed_oss'],
    ['GLM-4.5', 'glm4moe'],
    ['MiniMax-M2.5', 'minimax-m2'],
    ['bert-base-uncased', 'bert'],
    ['bge-large-en', 'bert'],
  ])('%s, %s', async (name, arch, withPattern) => {
    const config = readConfig(`configs/${name}.json`);
    const one = modelPositions(config);
    const other = await read(ggufOf(arch, config, withPattern ? pattern(arch, config) : {}));
    const changed = windowless.includes(arch) ? { attends: 'all', window: null } : {};
    const found = differences(one, other, changed);
    // llama.cpp rounds the ends of YaRN's ramp to whole pairs, which GPT-OSS does not.
    expect(found.map((text) => text.split(':')[0])).toEqual(arch === 'gpt-oss' ? ['frequencies'] : []);
    if (one.kinds.some(({ positions }) => positions === 'rotary')) {
      const pairing = permuted.includes(arch) ? 'interleaved' : rotaryOf(one.kinds[0]).pairing.value;
      expect(rotaryOf(other.kinds[0]).pairing.value).toBe(pairing);
    }
  });

  test.each([
    ['DeepSeek-R1', 'deepseek2'],
    ['Qwen3-8B', 'qwen3'],
    ['gpt-oss-20b', 'gpt-oss'],
    ['Phi-4-mini-instruct', 'phi3'],
    ['gemma-3-4b-it', 'gemma3'],
  ])('%s: the lengths that are stated, of training and reached are the same', async (name, arch) => {
    const config = readConfig(`configs/${name}.json`);
    expect(lengthsOf(await read(ggufOf(arch, config)))).toEqual(lengthsOf(modelPositions(config)));
  });
});

const headers = JSON.parse(
  readFileSync(new URL('../../golden/models/reviewed-gguf.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, GgufFile>>;

describe('the headers of the review', () => {
  test.each([
    ['deepseek2-lite', 0.11472138679292611],
    ['deepseek2-mla576', (1 + 0.1 * Math.log(40)) ** 2 / Math.sqrt(192)],
  ])('%s: the last 64 of 192 channels rotate, and the scale has YaRN in it', async (name, scale) => {
    const [kind] = (await read(headers[name] as GgufFile)).kinds;
    const { headDim, rotaryDim, rotates, attentionFactor } = rotaryOf(kind);
    expect([headDim.value, rotaryDim.value, rotates, attentionFactor.value]).toEqual([192, 64, 'last', 1]);
    expect(kind?.scores.scale.value).toBeCloseTo(scale, 6);
  });

  test('olmo3: windows of 4096 without a scaling on 48 layers, YaRN on the others', async () => {
    const { kinds, layers } = await read(headers['olmo3'] as GgufFile);
    expect(kinds.map(({ indices, window }) => [indices?.length, window.value])).toEqual([
      [48, 4096],
      [16, null],
    ]);
    const full = layers?.flatMap(({ attends }, layer) => (attends === 'all' ? [layer] : []));
    expect(full).toEqual(Array.from({ length: 16 }, (_, i) => 4 * i + 3));
    const [sliding, whole] = kinds.map(rotaryOf);
    expect([sliding?.scaling.type.value, sliding?.base.value, sliding?.attentionFactor.value]).toEqual([
      'default',
      500000,
      1,
    ]);
    expect(whole?.scaling.type.value).toBe('yarn');
    // llama.cpp multiplies the file's factor of 1.2079 by the one of YaRN, which is the same number.
    expect(whole?.attentionFactor.value).toBeCloseTo((1 + 0.1 * Math.log(8)) ** 2, 6);
  });

  test('phi4-mini: the list of factors is chosen by the context that is allotted', async () => {
    const { kinds, changes } = await read(headers['phi4-mini'] as GgufFile);
    const { attentionFactor, rotaryDim, headDim } = rotaryOf(kinds[0]);
    expect(attentionFactor.value).toBeCloseTo(1.190238, 6);
    expect([rotaryDim.value, headDim.value]).toEqual([96, 128]);
    expect(changes.find(({ position }) => position === 4096 && true)).toMatchObject({ what: 'context' });
    expect(changes.map(({ text }) => text).join()).toMatch(/context of more than 4,096 positions takes the long list/);
    expect(changes.map(({ text }) => text).join()).not.toMatch(/sequence that reaches/);
  });
});

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
    (await read(file)).layers?.map(({ positions, attends, window }) => `${positions} ${attends} ${window.value}`);
  const alike = (word: string, count = 8) => Array.from({ length: count }, () => word);
  const fourth = (others: string, nth: string) => [0, 1].flatMap(() => [...alike(others, 3), nth]);

  test('llama4: chunks that rotate, and growing queries on each fourth layer; none with a window of 0', async () => {
    expect(await kindsOf(sizes('llama4', {}))).toEqual(fourth('rotary chunk 8192', 'none all null'));
    const { layers } = await read(sizes('llama4', {}));
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
    const { layers } = await read(bert);
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
    expect((await read(sizes('granitehybrid', still))).layers?.[2]?.scores.scale.value).toBe(0.0078125);
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
    expect((await read(kimi)).layers?.[2]?.scores.scale.value).toBeCloseTo(192 ** -0.5, 15);
  });

  test('mistral3: YaRN without a factor of its own, and queries that grow', async () => {
    const keys: Readonly<Record<string, GgufValue>> = {
      'mistral3.rope.scaling.type': ['str', 'yarn'],
      'mistral3.rope.scaling.factor': ['f32', 16],
      'mistral3.rope.scaling.original_context_length': ['u32', 16384],
      'mistral3.rope.scaling.yarn_log_multiplier': ['f32', 1],
      'mistral3.attention.temperature_scale': ['f32', 0.1],
    };
    const [kind] = (await read(sizes('mistral3', keys))).kinds;
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
      expect((await read(sizes(arch, own))).layers, arch).toHaveLength(7);
    }
    const all = sizes('glm4moe', { 'glm4moe.nextn_predict_layers': ['u32', 8] });
    await expect(read(all)).rejects.toThrow(/glm4moe.nextn_predict_layers is 8/);
  });

  test('glm-dsa rotates the last channels as neighbours and has no scaling', async () => {
    const keys: Readonly<Record<string, GgufValue>> = {
      'glm-dsa.attention.key_length_mla': ['u32', 256],
      'glm-dsa.rope.dimension_count': ['u32', 64],
      'glm-dsa.rope.freq_base': ['f32', 1e6],
    };
    const [kind] = (await read(sizes('glm-dsa', keys))).kinds;
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
    await expect(read(scaled)).rejects.toThrow(/glm-dsa.rope.scaling.factor is 4/);
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
      const { kinds } = await read(sizes(arch, { [`${arch}.rope.dimension_count`]: ['u32', 32] }));
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
    expect(differences(modelPositions(config), await read({ ...file, tensors }))).toEqual([]);
    await expect(read(file)).rejects.toThrow(/rope_freqs.weight is missing/);
    const odd = { 'rope_freqs.weight': Array.from({ length: pairs }, (_, i) => i + 1) };
    await expect(read({ ...file, tensors: odd })).rejects.toThrow(/rope_freqs.weight is 2/);
    const { 'gemma4.attention.sliding_window_pattern': _pattern, ...rest } = file.keys;
    await expect(read({ keys: rest, tensors })).rejects.toThrow(/sliding_window_pattern is missing/);
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
