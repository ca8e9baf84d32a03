// The same model from its config.json and from its GGUF file: one answer, except where llama.cpp does otherwise.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { modelPositions, type ModelPositions } from 'posenc';
import { ggufOf } from '../support/gguf-of-config.ts';
import type { GgufFile, GgufValue } from '../support/gguf.ts';
import { differences, readGguf, rotaryOf } from '../support/layer-answers.ts';
import { readConfig } from '../support/published.ts';

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
    const other = await readGguf(ggufOf(arch, config, withPattern ? pattern(arch, config) : {}));
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
    expect(lengthsOf(await readGguf(ggufOf(arch, config)))).toEqual(lengthsOf(modelPositions(config)));
  });
});

const headers = JSON.parse(
  readFileSync(new URL('../../../golden/models/reviewed-gguf.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, GgufFile>>;

describe('the headers of the review', () => {
  test.each([
    ['deepseek2-lite', 0.11472138679292611],
    ['deepseek2-mla576', (1 + 0.1 * Math.log(40)) ** 2 / Math.sqrt(192)],
  ])('%s: the last 64 of 192 channels rotate, and the scale has YaRN in it', async (name, scale) => {
    const [kind] = (await readGguf(headers[name] as GgufFile)).kinds;
    const { headDim, rotaryDim, rotates, attentionFactor } = rotaryOf(kind);
    expect([headDim.value, rotaryDim.value, rotates, attentionFactor.value]).toEqual([192, 64, 'last', 1]);
    expect(kind?.scores.scale.value).toBeCloseTo(scale, 6);
  });

  test('olmo3: windows of 4096 without a scaling on 48 layers, YaRN on the others', async () => {
    const { kinds, layers } = await readGguf(headers['olmo3'] as GgufFile);
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
    const { kinds, changes } = await readGguf(headers['phi4-mini'] as GgufFile);
    const { attentionFactor, rotaryDim, headDim } = rotaryOf(kinds[0]);
    expect(attentionFactor.value).toBeCloseTo(1.190238, 6);
    expect([rotaryDim.value, headDim.value]).toEqual([96, 128]);
    expect(changes.find(({ position }) => position === 4096 && true)).toMatchObject({ what: 'context' });
    expect(changes.map(({ text }) => text).join()).toMatch(/context of more than 4,096 positions takes the long list/);
    expect(changes.map(({ text }) => text).join()).not.toMatch(/sequence that reaches/);
  });
});
