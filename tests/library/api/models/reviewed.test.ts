// Files that a review found misread or refused, and some that were right: tests/golden/models/reviewed.json.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { modelPositions, rotaryFromConfig, type LayerPositions } from 'posenc';

interface Reviewed {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

const path = new URL('../../../golden/models/reviewed.json', import.meta.url);
const cases = JSON.parse(readFileSync(path, 'utf8')) as readonly Reviewed[];
const caseOf = (id: string): Reviewed => {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
};
const read = (id: string) => modelPositions(caseOf(id).input);

const rotaryOf = (layer: LayerPositions | undefined) => {
  if (layer?.positions !== 'rotary') throw new Error(`not rotary: ${layer?.positions}`);
  return layer.rotary;
};

test('every case of the review is read by modelPositions', () => {
  const refused = cases.flatMap(({ id, input }) => {
    try {
      modelPositions(input);
      return [];
    } catch (error) {
      return [`${id}: ${(error as Error).message}`];
    }
  });
  expect(refused).toEqual([expect.stringContaining('F06f-bert-rotary: ')]);
});

describe('a key that is absent has the meaning of the class', () => {
  test('Granite 4.0-H without rotation scales by attention_multiplier', () => {
    const layer = read('F03-granite4h-nope-scale').layers?.[5];
    expect(layer?.positions).toBe('none');
    expect(layer?.scores.scale).toEqual({ value: 0.0078125, from: 'file', source: 'attention_multiplier' });
    const { attention_multiplier: _given, ...input } = caseOf('F03-granite4h-nope-scale').input;
    expect(modelPositions(input).layers?.[5]?.scores.scale).toMatchObject({ value: 1, from: 'class' });
  });
});

describe('a file states up to three lengths', () => {
  test('Qwen3 with YaRN as its model card says reaches 131072, states 40960, was trained on 32768', () => {
    const { stated, trained, extended } = read('F05-qwen3-yarn-readme');
    expect([stated.value, trained.value, extended.value]).toEqual([40960, 32768, 131072]);
    expect(stated).toMatchObject({ from: 'file', source: 'max_position_embeddings' });
    expect(extended.from).toBe('computed');
  });

  test('Llama 3.1, whose factor is no ratio of lengths, reaches what its file states', () => {
    const scaling = { rope_type: 'llama3', factor: 8, low_freq_factor: 1, high_freq_factor: 4 };
    const { trained, extended } = modelPositions({
      model_type: 'llama',
      head_dim: 128,
      max_position_embeddings: 131072,
      rope_scaling: { ...scaling, original_max_position_embeddings: 8192 },
    });
    expect([trained.value, extended.value]).toEqual([8192, 131072]);
  });

  test('Nomic BERT was trained on less than it states, and its scaling begins there', () => {
    const nomic = { ...caseOf('N02-nomic').input, rotary_scaling_factor: 2 };
    const { stated, trained, kinds } = modelPositions(nomic);
    expect([stated.value, trained.value]).toEqual([8192, 2048]);
    const { scaling } = rotaryOf(kinds[0]);
    expect([scaling.type.value, scaling.parameters['factor']?.value]).toEqual(['dynamic', 2]);
    expect(scaling.parameters['maxPositionEmbeddings']?.source).toBe('max_trained_positions');
  });
});

describe('a borrowed model type is answered by the class that runs', () => {
  test('Chronos-2, whose file says t5, rotates heads of d_kv and does not scale', () => {
    const { modelType, layers, kinds } = read('F06a-chronos2');
    const { base, headDim, rotaryDim, pairing } = rotaryOf(kinds[0]);
    expect([modelType, layers?.length]).toEqual(['chronos2', 12]);
    expect([base.value, headDim.value, rotaryDim.value, pairing.value]).toEqual([10000, 64, 64, 'rotateHalf']);
    expect(kinds[0]?.scores.scale.value).toBe(1);
    expect(rotaryFromConfig(caseOf('F06a-chronos2').input).rotaryDim).toBe(64);
  });

  test.each([
    ['F06b-jina-v3', 20000, 'file'],
    ['F06c-jina-v3-without-base', 10000, 'class'],
  ])('%s, whose file says xlm-roberta, rotates heads of 64', (id, base, from) => {
    const rotary = rotaryOf(read(id).kinds[0]);
    expect(rotary.base).toMatchObject({ value: base, from });
    expect([rotary.headDim.value, rotary.pairing.value]).toEqual([64, 'rotateHalf']);
    expect(rotaryFromConfig(caseOf(id).input).settings.base).toBe(base);
  });

  test('Jina v3 with a table, and GTE with a table, are tables', () => {
    const jina = { ...caseOf('F06c-jina-v3-without-base').input, position_embedding_type: 'absolute' };
    expect(modelPositions(jina).kinds[0]?.positions).toBe('learned');
    const gte = { model_type: 'new', hidden_size: 768, num_attention_heads: 12, num_hidden_layers: 12 };
    expect(modelPositions({ ...gte, position_embedding_type: 'absolute' }).kinds[0]?.positions).toBe('learned');
  });

  test('BERT with rotary positions is refused with the words that its class knows, by both functions', () => {
    const error = { code: 'POSENC_UNKNOWN_NAME', argument: 'position_embedding_type', value: 'rotary' };
    const { input } = caseOf('F06f-bert-rotary');
    for (const call of [modelPositions, rotaryFromConfig])
      expect(() => call(input)).toThrow(expect.objectContaining(error) as Error);
    expect(() => modelPositions(input)).toThrow(/absolute, learned, alibi, relative_key/);
  });

  test.each([
    ['t5', ['SomethingElseModel'], undefined],
    ['bert', undefined, { AutoModel: 'someone/impl--modeling_x.OtherModel' }],
    ['llama', ['UnheardOfForCausalLM'], undefined],
  ])('%s with the class %j or %j is refused by the name of the class', (model_type, architectures, auto_map) => {
    const config = { model_type, architectures, auto_map, hidden_size: 64, num_attention_heads: 2, num_layers: 1 };
    expect(() => modelPositions(config)).toThrow(
      expect.objectContaining({
        code: 'POSENC_UNKNOWN_NAME',
        argument: expect.stringMatching(/architectures\[0\]|auto_map.AutoModel/) as string,
      }) as Error,
    );
  });

  test('a listed class is answered by its own row', () => {
    const config = { hidden_size: 64, num_attention_heads: 2, num_hidden_layers: 1, rope_theta: 5e5 };
    const read = modelPositions({ ...config, model_type: 'llama', architectures: ['CohereForCausalLM'] });
    expect([read.modelType, rotaryOf(read.kinds[0]).pairing.value]).toEqual(['cohere', 'interleaved']);
  });

  test.each([
    ['gemma3_text', 'GemmaForCausalLM', 'gemma'],
    ['qwen3', 'Qwen3MoeForCausalLM', 'qwen3_moe'],
    ['llama', 'Llama4ForCausalLM', 'llama4'],
    ['kimi_k2', 'DeepseekV3ForCausalLM', 'kimi_k2'],
    ['gemma3_text', 'Gemma3ForCausalLM', 'gemma3_text'],
    ['hunyuan_v1_dense', 'HunYuanDenseV1ForCausalLM', 'hunyuan_v1_dense'],
  ])('%s with the class %s is %s', (model_type, name, type) => {
    const config = { hidden_size: 64, num_attention_heads: 2, num_hidden_layers: 4, rope_theta: 1e4 };
    expect(modelPositions({ ...config, model_type, architectures: [name] }).modelType).toBe(type);
  });

  test('classes with another task, prefix or spelling are those of their type', () => {
    const config = { hidden_size: 64, num_attention_heads: 2, num_hidden_layers: 1, rope_theta: 1e4 };
    for (const [model_type, name] of [
      ['llama', 'LlamaForSequenceClassification'],
      ['llama', 'LLaMAForCausalLM'],
      ['qwen2', 'Qwen2ForRewardModel'],
      ['bert', 'HF_ColBERT'],
      ['mistral', 'HF_ColBERT'],
      ['bert', 'TFBertModel'],
      ['mistral', 'MistralModel'],
      ['t5', 'T5WithLMHeadModel'],
      ['t5', 'ChronosBoltModelForForecasting'],
      ['falcon', 'RWForCausalLM'],
      ['openai-gpt', 'OpenAIGPTLMHeadModel'],
    ] as const) {
      const { rope_theta, ...rest } = config;
      const own = ['llama', 'qwen2', 'mistral', 'falcon'].includes(model_type) ? { rope_theta } : {};
      expect(modelPositions({ ...rest, ...own, num_layers: 1, model_type, architectures: [name] }).modelType).toBe(
        model_type,
      );
    }
  });
});

describe('keys without bearing are passed over by every function', () => {
  test('EmbeddingGemma with _sliding_window_pattern has windows of 257 on 20 layers, and both bases', () => {
    const { kinds, layers } = read('F04a-embeddinggemma');
    const full = layers?.flatMap(({ attends }, layer) => (attends === 'all' ? [layer] : []));
    expect([kinds[0]?.window.value, full]).toEqual([257, [5, 11, 17, 23]]);
    expect(kinds.map((kind) => rotaryOf(kind).base.value)).toEqual([10000, 1000000]);
  });

  test('DeepSeek without latent attention rotates whole heads in halves', () => {
    const { kinds } = read('F07-deepseek-no-mla');
    const { headDim, rotaryDim, pairing, base, rotates } = rotaryOf(kinds[0]);
    expect([headDim.value, rotaryDim.value, pairing.value, base.value]).toEqual([128, 128, 'rotateHalf', 10000]);
    expect([kinds[0]?.scores.scale.value, rotates]).toEqual([128 ** -0.5, 'first']);
    const outer = {
      model_type: 'deepseek_vl_v2',
      architectures: ['DeepseekOCRForCausalLM'],
      auto_map: { AutoModel: 'modeling_deepseekocr.DeepseekOCRForCausalLM' },
      global_view_pos: 'head',
      hidden_size: 1280,
    };
    const { model_type: _own, ...language_config } = caseOf('F07-deepseek-no-mla').input;
    for (const inner of [language_config, caseOf('F07-deepseek-no-mla').input]) {
      const config = { ...outer, language_config: inner };
      expect(rotaryOf(modelPositions(config).kinds[0]).rotaryDim.value).toBe(128);
      expect(rotaryFromConfig(config)).toMatchObject({ pairing: 'rotateHalf', rotaryDim: 128 });
    }
  });

  test('YaRN Llama 2 with rope_scaling.finetuned has its factor and its attention factor', () => {
    const rotary = rotaryOf(read('F08-yarn-llama-finetuned').kinds[0]);
    expect(rotary.scaling.parameters['factor']?.value).toBe(32);
    expect(rotary.attentionFactor.value).toBeCloseTo(1.3465735902799727, 14);
    const { attentionFactor } = rotaryFromConfig(caseOf('F08-yarn-llama-finetuned').input).frequencies;
    expect(attentionFactor).toBeCloseTo(1.3465735902799727, 14);
  });

  test('Qwen 1M with dual_chunk_attention_config has its base and a note', () => {
    const { kinds, notes } = read('F09-qwen-1m-dual-chunk');
    expect(rotaryOf(kinds[0]).base.value).toBe(1e7);
    expect(notes.join()).toMatch(/dual_chunk_attention_config.*dualChunkPositions/);
  });

  test('Hunyuan dense with use_rotary_pos_emb true has its NTK base; false is refused', () => {
    const { kinds } = read('F14-hunyuan-dense');
    const { frequencies, pairing } = rotaryOf(kinds[0]);
    expect(frequencies.inverse[1]).toBeCloseTo(0.7213315377359566, 14);
    expect(frequencies.inverse[63]).toBeCloseTo(1.1547819846894583e-9, 22);
    expect([pairing.value, kinds[0]?.scores.scale.value]).toEqual(['rotateHalf', 128 ** -0.5]);
    const off = { ...caseOf('F14-hunyuan-dense').input, use_rotary_pos_emb: false };
    expect(() => modelPositions(off)).toThrow(/use_rotary_pos_emb is false/);
  });

  test.each([
    ['bloom', { n_embed: 64, num_attention_heads: 4, n_layer: 2 }, 'offset_alibi', 100, undefined],
    ['hunyuan_v1_moe', { head_dim: 64, num_hidden_layers: 2 }, 'position_embedding_xdrope', false, true],
    ['ernie4_5_vl_moe', { head_dim: 128, num_hidden_layers: 2 }, 'rope_3d', true, false],
    ['ernie4_5', { head_dim: 128, num_hidden_layers: 2 }, 'fuse_rope', true, undefined],
    ['llama', { head_dim: 64, rope_theta: 1e4 }, 'logn_attention_scale', false, true],
  ])('%s %j: %s of %j changes nothing, another value may be refused', (model_type, sizes, key, idle, meant) => {
    const config = { model_type, ...sizes };
    const plain = JSON.stringify(modelPositions(config).kinds);
    expect(JSON.stringify(modelPositions({ ...config, [key]: idle }).kinds)).toBe(plain);
    if (meant !== undefined) expect(() => modelPositions({ ...config, [key]: meant })).toThrow(new RegExp(key));
  });

  test('a text_config without model_type is read by its class, or by the default of the model around it', () => {
    const text_config = { hidden_size: 4096, num_attention_heads: 32, num_hidden_layers: 2, rope_theta: 5e5 };
    for (const [outer, inner, type] of [
      ['llava', text_config, 'llama'],
      ['internvl_chat', { ...text_config, architectures: ['Qwen2ForCausalLM'] }, 'qwen2'],
      ['mistral3', text_config, 'mistral'],
    ] as const) {
      const read = modelPositions({ model_type: outer, text_config: inner });
      expect([read.modelType, rotaryOf(read.kinds[0]).base.value]).toEqual([type, 5e5]);
    }
  });
});

describe('what was right stays right', () => {
  test('AFM, Mistral 4, SmolLM3 and EXAONE 4', () => {
    expect(rotaryOf(read('R05-afm').kinds[0]).attentionFactor.value).toBeCloseTo(1.299573227355399, 14);
    const mistral = read('R07-mistral4').kinds[0];
    expect(mistral?.scores.scale.value).toBeCloseTo(0.19496949473302966, 14);
    expect(rotaryOf(mistral).pairing.value).toBe('interleaved');
    const smol = read('R19-smollm3-nope').layers?.flatMap(({ positions }, i) => (positions === 'rotary' ? [i] : []));
    expect(smol).toEqual([3, 7, 11, 15, 19, 23, 27, 31, 35]);
    const exaone = read('R23-exaone4-nested').layers?.map(({ positions, window }) => [positions, window.value]);
    expect(exaone).toEqual([...Array.from({ length: 3 }, () => ['rotary', 4096]), ['none', null]]);
  });
});
