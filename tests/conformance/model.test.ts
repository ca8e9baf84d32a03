// `posenc-check model` and `posenc-check diff`: a stranger's questions about published files, and what cannot be read.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelPositions } from 'posenc';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../web/check/command/command.ts';
import { rangesText } from '../../web/check/command/model/words.ts';
import { writeGguf, type GgufFile } from '../library/api/support/gguf.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-model-'));
afterAll(() => rmSync(folder, { recursive: true }));
const config = (name: string): string =>
  fileURLToPath(new URL(`../golden/models/configs/${name}.json`, import.meta.url));

/** Headers of a review, without tensors. */
const headers = JSON.parse(
  readFileSync(new URL('../golden/models/reviewed-gguf.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, GgufFile>>;

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function posenc(...words: readonly string[]): Promise<Said> {
  let [out, err] = ['', ''];
  const code = await main(words, { out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

/** A published file with some keys changed, in a file of its own. */
function changed(name: string, keys: Readonly<Record<string, unknown>>): string {
  const path = join(folder, `${name}-${Object.keys(keys).join('-')}.json`);
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(config(name), 'utf8')) as object), ...keys }));
  return path;
}

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('posenc-check model answers', () => {
  test('which base layer 5 of Gemma 3 has', async () => {
    const { code, out } = await posenc('model', config('gemma-3-4b-it'), '--layer', '5');
    expect(code).toBe(0);
    expect(out).toMatch(/^full_attention: layer 5, one of layers 5, 11 \.\.\. 29 \(5\)$/m);
    expect(out).toMatch(/^ {2}base {2,}1,000,000 {2,}the class$/m);
    expect(out).not.toContain('sliding_attention');
  });

  test('whether a file extends its context, and what happens at 20,000 tokens', async () => {
    const { out } = await posenc('model', config('Phi-3.5-mini-instruct'), '--at', '20000');
    expect(out).toMatch(/^ {2}trained {2,}4,096 {2,}file: original_max_position_embeddings$/m);
    expect(out).toMatch(/^ {2}extended {2,}131,072 {2,}file: max_position_embeddings$/m);
    expect(out).toContain('Beyond the 4,096 positions of training, within the 131,072 of the extension.');
    expect(out).toContain('Since position 4,096, sliding_attention: A sequence that reaches this position takes');
  });

  test('why position 40,000 collides in bfloat16', async () => {
    const { out } = await posenc('model', config('Llama-2-7b-hf'), '--at', '40000');
    expect(out).toContain('As a float32 the position is exact.');
    expect(out).toContain('As a bfloat16 the position is 39,936, and so are all from 39,808 to 40,064');
  });

  test('how many positions collide at the farthest, without a count of them', async () => {
    const { out } = await posenc('model', config('Llama-2-7b-hf'), '--at', '9007199254740991');
    expect(out).toContain('and so are all from 8,989,607,068,696,576 to 9,042,383,626,829,824: they collide');
  });

  test('how many pairs each axis of a picture has', async () => {
    const { out } = await posenc('model', config('Qwen3-VL-4B-Instruct'));
    expect(out).toMatch(/^ {2}pairs of each axis {2}24, 20, 20 \(interleaved\) /m);
  });

  test('everything as JSON, with the kind of each layer', async () => {
    const { out } = await posenc('model', config('gemma-3-4b-it'), '--json');
    const found = JSON.parse(out) as Omit<ModelPositions, 'layers'> & { readonly layers: readonly number[] };
    expect(found.layers.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 1, 0]);
    const [, full] = found.kinds;
    expect(full?.positions === 'rotary' && full.rotary.base.value).toBe(1e6);
    expect(full?.positions === 'rotary' && Array.from(full.rotary.frequencies.inverse).length).toBe(128);
  });

  test('for a folder with a config.json', async () => {
    const own = join(folder, 'model');
    mkdirSync(own);
    copyFileSync(config('gpt2'), join(own, 'config.json'));
    const { code, out } = await posenc('model', own);
    expect(code).toBe(0);
    expect(out).toMatch(/^gpt2: 12 layers, all alike$/m);
    expect(out).toMatch(/^ {2}rows {2,}1,024 {2,}file: n_positions$/m);
  });

  test('ranges of layers', () => {
    expect(rangesText([0, 1, 2, 4, 5, 6, 8])).toBe('0-2, 4-6, 8');
    expect(rangesText([0, 1, 3, 5, 7, 9])).toBe('0-1, 3, 5 ... 9');
    expect(rangesText([0, 4, 8])).toBe('0, 4, 8');
    expect(rangesText([0, 2, 4, 6, 7, 8])).toBe('0, 2 ... 6, 7-8');
    expect(rangesText([3])).toBe('3');
  });
});

describe('a file that states several lengths', () => {
  const yarn = { rope_type: 'yarn', factor: 4, original_max_position_embeddings: 32768 };
  const qwen = changed('Qwen3-8B', { rope_scaling: yarn });

  test('Qwen3 with YaRN of its model card is within its extension at 100,000, and states 40,960', async () => {
    const { out } = await posenc('model', qwen, '--at', '100000');
    expect(out).toMatch(/^ {2}trained {2,}32,768 /m);
    expect(out).toMatch(/^ {2}stated {2,}40,960 {2,}file: max_position_embeddings$/m);
    expect(out).toMatch(/^ {2}extended {2,}131,072 /m);
    expect(out).toContain('Beyond the 32,768 positions of training, within the 131,072 of the extension.');
  });

  test.each([
    ['vllm', '--max-model-len 131072'],
    ['llama.cpp', '--ctx-size 131072'],
    ['transformers', 'text.max_position_embeddings = 131072'],
  ])('%s is asked for the length that it reaches', async (engine, words) => {
    const { code, out } = await posenc('emit', qwen, '--for', engine);
    expect([code, out]).toEqual([0, expect.stringContaining(words)]);
    expect(out).not.toContain('40960');
  });
});

describe('DeepSeek with latent attention', () => {
  test('turns the last channels of a head, in a program made of either format', async () => {
    const { keys } = headers['deepseek2-lite'] as GgufFile;
    const gguf = join(folder, 'deepseek2-lite.gguf');
    writeFileSync(gguf, writeGguf({ keys }));
    for (const path of [gguf, config('DeepSeek-V2-Lite')]) {
      const { out } = await posenc('emit', path, '--for', 'python');
      expect(out).toContain('the last 64 of 192 channels');
      expect((await posenc('model', path)).out).toContain('the last 64 channels');
    }
  });

  test('has no share of a head in the parameters of an engine', async () => {
    const { out } = await posenc('emit', config('DeepSeek-V3'), '--for', 'transformers');
    expect(out).not.toContain('partial_rotary_factor');
  });
});

describe('posenc-check diff', () => {
  const llama = config('Meta-Llama-3.1-8B');

  test('says that two finetunes are the same', async () => {
    const tuned = changed('Meta-Llama-3.1-8B', { vocab_size: 128257, eos_token_id: 7, torch_dtype: 'float16' });
    const { code, out } = await posenc('diff', llama, tuned);
    expect(out).toMatch(/^The same in positions\.$/m);
    expect(code).toBe(0);
  });

  test('does not mind whether the file or the class says a value', async () => {
    const said = changed('Llama-2-7b-hf', { rope_theta: 10000, head_dim: 128 });
    expect((await posenc('diff', config('Llama-2-7b-hf'), said)).code).toBe(0);
  });

  test('names what differs, and by how much', async () => {
    const { code, out } = await posenc('diff', llama, changed('Meta-Llama-3.1-8B', { rope_theta: 500001 }));
    expect(code).toBe(1);
    expect(out).toMatch(/^Different in positions\.$/m);
    expect(out).toMatch(/^Layers 0-31 \(32\)$/m);
    expect(out).toMatch(/^ {2}base +500,000 +-> {2}500,001$/m);
    expect(out).toMatch(/^ {2}frequencies\[1\] .* 63 differ, by up to \d+ parts in 10\^9$/m);
  });

  test('sees what only a longer sequence shows', async () => {
    const long = Array.from({ length: 48 }, (_, i) => 1 + i);
    const scaling = (last: number): Readonly<Record<string, unknown>> => ({
      rope_scaling: { type: 'longrope', short_factor: long.map(() => 1), long_factor: [...long.slice(0, 47), last] },
    });
    const a = changed('Phi-3.5-mini-instruct', scaling(48));
    const b = written('b.json', readFileSync(a, 'utf8').replace('46,47,48]', '46,47.5,48]'));
    const { code, out } = await posenc('diff', a, b);
    expect(code).toBe(1);
    expect(out).toMatch(/frequencies\[46\] at length 4,097/);
  });

  test('compares layer by layer, and as JSON', async () => {
    const { code, out } = await posenc('diff', config('gemma-3-4b-it'), config('gemma-3-1b-it'), '--json');
    expect(code).toBe(1);
    const found = JSON.parse(out) as { same: boolean; differences: { name: string; layers?: number[] }[] };
    expect(found.same).toBe(false);
    expect(found.differences.find(({ name }) => name === 'scaling')?.layers).toEqual([5, 11, 17, 23]);
    expect(found.differences.find(({ name }) => name === 'layers')).toMatchObject({ a: '34', b: '26' });
  });
});

test('a key of three million digits is read like any other', async () => {
  const llama = JSON.parse(readFileSync(config('Llama-2-7b-hf'), 'utf8')) as object;
  const path = written('digits.json', JSON.stringify({ ...llama, [`${'1'.repeat(3e6)}x`]: 1 }));
  expect((await posenc('model', path)).code).toBe(0);
});

describe('What cannot be read ends with 2 and a sentence', () => {
  const llama = { model_type: 'llama', hidden_size: 4096, num_attention_heads: 32 };
  test.for([
    [() => ['model'], 'model takes one file'],
    [() => ['model', 'a', 'b'], 'model takes one file'],
    [() => ['diff', 'a'], 'diff takes two files'],
    [() => ['model', join(folder, 'none.json')], 'none.json cannot be read'],
    [() => ['model', written('text.json', 'hello')], 'text.json: it has no JSON'],
    [() => ['model', written('list.json', '[1]')], 'it has JSON that is no object'],
    [() => ['model', written('type.json', '{"model_type":"nope"}')], 'model_type is "nope"'],
    [() => ['model', written('empty.json', '{}')], 'model_type is missing'],
    [
      () => ['model', written('nan.json', JSON.stringify({ ...llama, rope_theta: 0 }).replace(':0', ':NaN'))],
      'rope_theta is NaN',
    ],
    [() => ['model', written('short.gguf', 'GGUF')], 'short.gguf: '],
    [() => ['model', config('gpt2'), '--layer', '12'], 'has layers 0 to 11'],
    [() => ['model', config('gpt2'), '--layer', 'last'], '--layer is "last"; allowed: a whole number from 0'],
    [() => ['model', config('gpt2'), '--at', '-1'], '--at is "-1"'],
    [() => ['diff', config('gpt2'), join(folder, 'none.json')], 'none.json cannot be read'],
  ] as const)('%#: %s', async ([words, says]) => {
    const { code, out, err } = await posenc(...words());
    expect(err).toContain(says);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
