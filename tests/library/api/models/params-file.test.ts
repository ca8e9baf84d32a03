// Mistral's params.json: the third door. The same model says the same by it, by config.json and by GGUF.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { modelPositions, readModelFile, rotaryFromConfig, type ModelPositions } from 'posenc';
import { ggufOf } from '../support/gguf-of-config.ts';
import { differences, readGguf, rotaryOf } from '../support/layer-answers.ts';
import { readConfig } from '../support/published.ts';

type Json = Readonly<Record<string, unknown>>;

const sizes = (dim: number, n_layers: number): Json => ({
  ...{ dim, n_layers, head_dim: 128, hidden_dim: 14336, n_heads: 32, n_kv_heads: 8, norm_eps: 1e-5 },
  vocab_size: 131072,
});
const fp8 = { qformat_weight: 'fp8_e4m3', qscheme_act: 'TENSOR' };
const without = {
  ...{ q_lora_rank: null, qk_rope_head_dim: null, qk_nope_head_dim: null, kv_lora_rank: null, v_head_dim: null },
};

const mistral7: Json = { ...sizes(4096, 32), rope_theta: 10000, sliding_window: 4096, max_position_embeddings: 32768 };
const nemo: Json = { ...sizes(5120, 40), rope_theta: 1e6, max_seq_len: 131072 };
const yarn48 = { factor: 48, original_max_position_embeddings: 8192, beta: 32, alpha: 1, apply_scale: false };
const devstralSmall: Json = {
  ...sizes(5120, 40),
  ...{ rope_theta: 1e8, max_position_embeddings: 393216, tied_embeddings: false, sliding_window: null, ...without },
  ...{ quantization: fp8, yarn: yarn48, llama_4_scaling: { original_max_position_embeddings: 8192, beta: 0.1 } },
  vision_encoder: { image_token_id: 10, hidden_size: 1024, image_size: 1540, patch_size: 14, rope_theta: 10000 },
};
/** Published, of mistralai/Devstral-2-123B-Instruct-2512. */
const devstral2: Json = {
  ...{ dim: 12288, n_layers: 88, head_dim: 128, hidden_dim: 28672, n_heads: 96, n_kv_heads: 8, rope_theta: 1e6 },
  ...{ norm_eps: 1e-5, vocab_size: 131072, tied_embeddings: false, max_position_embeddings: 262144, ...without },
  quantization: fp8,
  yarn: { original_max_position_embeddings: 4096, factor: 64, apply_scale: true, beta: 4, alpha: 1 },
};
/** Published, of mistralai/Mistral-Large-3-675B-Instruct-2512, without its vision encoder. */
const large3: Json = {
  ...{ dim: 7168, head_dim: 192, hidden_dim: 16384, kv_lora_rank: 512, max_position_embeddings: 294912 },
  ...{ n_heads: 128, n_kv_heads: 128, n_layers: 61, norm_eps: 1e-6, q_lora_rank: 1536, qk_nope_head_dim: 128 },
  ...{ qk_rope_head_dim: 64, v_head_dim: 128, vocab_size: 131072, rope_theta: 10000 },
  llama_4_scaling: { beta: 0.1, original_max_position_embeddings: 8192 },
  moe: { num_experts: 128, num_experts_per_tok: 4, num_shared_experts: 1, route_every_n: 1, routed_scale: 1 },
  yarn: { factor: 36, beta: 32, alpha: 1, original_max_position_embeddings: 8192, apply_scale: false },
};

const lengthsOf = ({ stated, trained, extended }: ModelPositions) => [stated.value, trained.value, extended.value];
const read = async (params: Json): Promise<ModelPositions> =>
  modelPositions(await readModelFile(new Blob([JSON.stringify(params)])));

describe('one model, three doors', () => {
  test.each<[file: string, arch: string, params: Json]>([
    ['Mistral-7B-v0.1', 'llama', mistral7],
    ['Mistral-Nemo-Instruct-2407', 'llama', nemo],
    ['Devstral-Small-2-24B-Instruct-2512', 'mistral3', devstralSmall],
  ])('%s says the same by params.json, config.json and GGUF', async (file, arch, params) => {
    const config = readConfig(`configs/${file}.json`);
    const [one, other] = [await read(params), modelPositions(config)];
    expect(differences(other, one)).toEqual([]);
    expect(lengthsOf(one)).toEqual(lengthsOf(other));
    // llama.cpp keeps no window for `llama`; its converter writes the growth of queries under a key of its own.
    const changed = { ...(arch === 'llama' && { attends: 'all', window: null }) };
    const more = arch === 'mistral3' ? grown : {};
    expect(differences(one, await readGguf(ggufOf(arch, config, more)), changed)).toEqual([]);
    expect(rotaryOf(one.kinds[0]).pairing.value).toBe('interleaved');
    expect(rotaryOf(other.kinds[0]).pairing.value).toBe('rotateHalf');
    expect(one.notes.join(' ')).toMatch(/Mistral's own weights pair neighbours/);
  });

  const grown = {
    'mistral3.attention.temperature_scale': ['f32', 0.1],
    'mistral3.rope.scaling.yarn_log_multiplier': ['f32', 1],
  } as const;

  test('each value names its key in params.json', async () => {
    const { kinds, used, stated, notes } = await read(devstralSmall);
    const { base, headDim, scaling, attentionFactor } = rotaryOf(kinds[0]);
    const { factor, betaFast, originalMaxPositionEmbeddings } = scaling.parameters;
    expect([base, headDim, factor, betaFast, originalMaxPositionEmbeddings, stated].map((one) => one?.source)).toEqual([
      'rope_theta',
      'head_dim',
      'yarn.factor',
      'yarn.beta',
      'yarn.original_max_position_embeddings',
      'max_position_embeddings',
    ]);
    expect(attentionFactor.source).toBe('yarn.apply_scale: false');
    expect(used).toEqual(expect.arrayContaining(['dim', 'n_layers', 'yarn.apply_scale', 'llama_4_scaling.beta']));
    expect(notes).toContain('vision_encoder is a model of its own, whose positions are not described here.');
  });

  test('rotaryFromConfig reads it as modelPositions does', () => {
    const read = rotaryFromConfig(devstral2);
    expect([read.pairing, read.rotaryDim, read.layers]).toEqual(['interleaved', 128, undefined]);
    expect(read.frequencies.attentionFactor).toBeCloseTo(0.1 * Math.log(64) + 1, 15);
  });
});

describe('apply_scale', () => {
  test('true multiplies cosine and sine by 0.1 ln(factor) + 1, false by 1', async () => {
    const factorOf = async (apply_scale: boolean): Promise<unknown> => {
      const yarn = { ...(devstral2['yarn'] as Json), apply_scale };
      return rotaryOf((await read({ ...devstral2, yarn })).kinds[0]).attentionFactor.value;
    };
    expect([await factorOf(true), await factorOf(false)]).toEqual([0.1 * Math.log(64) + 1, 1]);
  });

  /** As vLLM writes it: `_remap_mistral_yarn_args`. */
  const converted = (params: Json, more: Json): Json => {
    const yarn = params['yarn'] as Json;
    return {
      ...{ num_hidden_layers: params['n_layers'], num_attention_heads: params['n_heads'], hidden_size: params['dim'] },
      ...{ max_position_embeddings: params['max_position_embeddings'], head_dim: params['head_dim'], ...more },
      rope_parameters: {
        ...{ rope_type: 'yarn', rope_theta: params['rope_theta'], factor: yarn['factor'], mscale_all_dim: 1 },
        ...{ original_max_position_embeddings: yarn['original_max_position_embeddings'], beta_fast: yarn['beta'] },
        ...{ beta_slow: yarn['alpha'], apply_yarn_scaling: yarn['apply_scale'] },
      },
    };
  };

  test.each([true, false])('%s of a params.json says what vLLM makes of it as a config.json', async (apply_scale) => {
    const params = { ...devstral2, yarn: { ...(devstral2['yarn'] as Json), apply_scale } };
    const config = converted(params, { model_type: 'mistral', sliding_window: null });
    expect(differences(modelPositions(config), await read(params))).toEqual([]);
    const { attentionFactor } = rotaryOf(modelPositions(config).kinds[0]);
    expect(attentionFactor.value).toBe(apply_scale ? 0.1 * Math.log(64) + 1 : 1);
  });

  test.each([true, false])('%s, of latent attention, in the scale of the scores', async (apply_scale) => {
    const { llama_4_scaling: _growth, ...plain } = large3;
    const params = { ...plain, yarn: { ...(large3['yarn'] as Json), apply_scale } };
    const latent = ['q_lora_rank', 'kv_lora_rank', 'qk_nope_head_dim', 'qk_rope_head_dim', 'v_head_dim'];
    const widths = Object.fromEntries(latent.map((key) => [key, large3[key]]));
    const config = modelPositions(converted(params, { model_type: 'deepseek_v3', ...widths, head_dim: undefined }));
    const [one, other] = [config.kinds[0], (await read(params)).kinds[0]];
    // By mscale_all_dim alone a config.json of this class has the factor in cosine and sine, too.
    expect(one?.scores.scale.value).toBe(other?.scores.scale.value);
    if (!apply_scale) expect(rotaryOf(one).attentionFactor.value).toBe(rotaryOf(other).attentionFactor.value);
  });

  test('a word for it is refused by its key', () => {
    const config = converted(
      { ...devstral2, yarn: { ...(devstral2['yarn'] as Json), apply_scale: 'no' } },
      { model_type: 'ministral3' },
    );
    expect(() => modelPositions(config)).toThrow(/rope_parameters\.apply_yarn_scaling/);
  });

  test('without it vLLM applies the factor, and the source says so', async () => {
    const { apply_scale: _left, ...yarn } = devstral2['yarn'] as Record<string, unknown>;
    const { attentionFactor } = rotaryOf((await read({ ...devstral2, yarn })).kinds[0]);
    expect(attentionFactor.value).toBe(0.1 * Math.log(64) + 1);
    expect(attentionFactor.source).toMatch(/vllm-project\/vllm/);
  });

  test('of latent attention the scale of the scores has the square, or nothing has it', async () => {
    const scaleOf = async (apply_scale: boolean): Promise<readonly unknown[]> => {
      const { kinds, layers } = await read({ ...large3, yarn: { ...(large3['yarn'] as Json), apply_scale } });
      const { attentionFactor, headDim, rotaryDim, rotates, pairing } = rotaryOf(kinds[0]);
      expect([headDim.value, rotaryDim.value, rotates, pairing.value]).toEqual([192, 64, 'last', 'interleaved']);
      expect([attentionFactor.value, layers?.length]).toEqual([1, 61]);
      expect(kinds[0]?.scores.temperature?.beta.value).toBe(0.1);
      return [kinds[0]?.scores.scale.value];
    };
    expect(await scaleOf(false)).toEqual([192 ** -0.5]);
    expect((await scaleOf(true))[0]).toBeCloseTo((0.1 * Math.log(36) + 1) ** 2 / Math.sqrt(192), 15);
  });
});

describe('windows', () => {
  test('a list is repeated over the layers, and null is a layer without a window', async () => {
    const { kinds } = await read({ ...nemo, n_layers: 8, sliding_window: [null, 32768, 32768, 32768] });
    expect(kinds.map(({ attends, window, indices }) => [attends, window.value, indices])).toEqual([
      ['all', null, [0, 4]],
      ['window', 32768, [1, 2, 3, 5, 6, 7]],
    ]);
  });

  test.each<[how: string, keys: Json]>([
    ['as a text', { sliding_window: '4096' }],
    ['under _sliding_window', { sliding_window: null, _sliding_window: 4096 }],
  ])('a window %s is read', async (_how, keys) => {
    expect(differences(await read(mistral7), await read({ ...mistral7, ...keys }))).toEqual([]);
  });
});

describe('hostile files', () => {
  const yarn = yarn48 as Json;
  const cases: readonly (readonly [what: string, keys: Json, sentence: RegExp])[] = [
    ['no base', { rope_theta: undefined }, /rope_theta.*mistral-inference takes 1000000/],
    ['a base of text', { rope_theta: '1e6' }, /rope_theta/],
    ['no width of a head, as in files of Llama', { head_dim: undefined }, /head_dim.*each params.json of Mistral/],
    ['a fraction of a layer', { n_layers: 1.5 }, /n_layers/],
    ['endless layers', { n_layers: 1e9 }, /n_layers/],
    ['a list without windows', { sliding_window: [] }, /sliding_window.*divides n_layers, 40/],
    ['a list that does not fit', { sliding_window: [null, 5, 5] }, /sliding_window.*divides n_layers, 40/],
    ['two lengths of windows', { sliding_window: [4096, 8192] }, /sliding_window.*null and one length/],
    ['a window of 0', { sliding_window: 0 }, /sliding_window/],
    ['a list in a list', { sliding_window: [[4096], null] }, /sliding_window\[0\]/],
    ['a window of words', { sliding_window: 'wide' }, /sliding_window/],
    ['two windows', { sliding_window: 5, _sliding_window: 5 }, /_sliding_window.*not both/],
    ['YaRN as a number', { yarn: 4 }, /yarn/],
    ['YaRN without a factor', { yarn: { ...yarn, factor: undefined } }, /yarn\.factor/],
    ['a key of YaRN that is not known', { yarn: { ...yarn, gamma: 1 } }, /yarn\.gamma/],
    ['apply_scale as a text', { yarn: { ...yarn, apply_scale: 'no' } }, /yarn\.apply_scale/],
    ['a factor of 0', { yarn: { ...yarn, factor: 0 } }, /yarn\.factor/],
    ['growing queries without YaRN', { llama_4_scaling: { beta: 0.1 } }, /yarn.*beside llama_4_scaling/],
    [
      'growing queries by another length',
      { yarn, llama_4_scaling: { beta: 0.1, original_max_position_embeddings: 1 } },
      /llama_4_scaling\.original_max_position_embeddings.*8192/,
    ],
    ['half of latent attention', { qk_rope_head_dim: 64 }, /qk_nope_head_dim/],
    ['a head that is no sum', { qk_rope_head_dim: 64, qk_nope_head_dim: 128 }, /head_dim.*192/],
    ['a key of rotations that is not known', { rope_scaling_of_mine: 2 }, /rope_scaling_of_mine/],
    ['a key of windows that is not known', { chunked_window: 2 }, /chunked_window/],
  ];
  test.each(cases)('%s is refused with a sentence that names the key', (_what, keys, sentence) => {
    const file = JSON.parse(JSON.stringify({ ...nemo, ...keys })) as object;
    expect(() => modelPositions(file)).toThrow(sentence);
  });

  test('a length that the file lacks is unknown: engines fill in different ones', async () => {
    const { max_seq_len: _left, ...file } = nemo;
    expect(lengthsOf(await read(file))[0]).toBeUndefined();
  });
});

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-params-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('with a params.json alone is read by it, with a config.json by that', async () => {
    writeFileSync(join(folder, 'params.json'), JSON.stringify(devstral2));
    expect(modelPositions(await readModelFile(folder)).used).toContain('yarn.apply_scale');
    writeFileSync(join(folder, 'config.json'), JSON.stringify(readConfig('configs/Mistral-7B-v0.1.json')));
    expect(modelPositions(await readModelFile(folder)).used).toContain('hidden_size');
  });
});
