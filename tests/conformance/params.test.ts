// Mistral's params.json in the commands, on /check/ and in the passport's link: as a config.json of the same model.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelPositions } from 'posenc';
import { afterAll, expect, test } from 'vitest';
import { judgeConfig } from '../../web/labs/pages/check/config/judge-config.ts';
import { main } from '../../web/check/command/command.ts';
import { reduced } from '../../web/labs/passport/reduce.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-params-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of mistralai/Devstral-2-123B-Instruct-2512, in both formats. */
const params = {
  ...{ dim: 12288, n_layers: 88, head_dim: 128, hidden_dim: 28672, n_heads: 96, n_kv_heads: 8, rope_theta: 1e6 },
  ...{ norm_eps: 1e-5, vocab_size: 131072, max_position_embeddings: 262144, q_lora_rank: null },
  yarn: { original_max_position_embeddings: 4096, factor: 64, apply_scale: true, beta: 4, alpha: 1 },
};
const config = {
  ...{ model_type: 'ministral3', hidden_size: 12288, num_hidden_layers: 88, head_dim: 128, num_attention_heads: 96 },
  ...{ max_position_embeddings: 262144, sliding_window: null },
  rope_parameters: {
    ...{ rope_type: 'yarn', rope_theta: 1e6, factor: 64, original_max_position_embeddings: 4096 },
    ...{ beta_fast: 4, beta_slow: 1, mscale: 1, mscale_all_dim: 0, llama_4_scaling_beta: 0 },
  },
};

async function posenc(...words: readonly string[]): Promise<string> {
  let [out, err] = ['', ''];
  const code = await main(words, { out: (text) => (out += text), err: (text) => (err += text) });
  expect([code, err]).toEqual([0, '']);
  return out;
}

function written(name: string, value: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}
const [path, other] = [written('params.json', params), written('config.json', config)];

test('the card names the keys of params.json, and where neighbours pair', async () => {
  const card = await posenc('model', path);
  for (const words of ['88 layers', 'yarn.factor', 'yarn.apply_scale: true', 'interleaved', 'own weights pair'])
    expect(card).toContain(words);
});

test('programs of both formats have the same frequencies, pairs apart', async () => {
  const [one, two] = [await posenc('emit', path, '--for', 'c'), await posenc('emit', other, '--for', 'c')];
  const numbers = (text: string): readonly string[] => text.match(/\b\d\.\d{8,}(e-\d+)?/g) ?? [];
  expect(numbers(one).length).toBeGreaterThanOrEqual(64);
  expect(numbers(one)).toEqual(numbers(two));
});

test.each(['vllm', 'transformers', 'llama.cpp'])('%s can be asked for it', async (engine) => {
  expect(await posenc('emit', path, '--for', engine)).toMatch(/yarn/);
});

test('/check/ says of both formats the same frequencies and trained length', () => {
  const judged = [params, config].map((file) => judgeConfig(JSON.stringify(file)));
  const [one, two] = judged.map((found) => ('layers' in found ? found : expect.fail(found.key)));
  expect([one?.trained, one?.doubts]).toEqual([4096, []]);
  expect(one?.layers[0]?.inverse).toEqual(two?.layers[0]?.inverse);
  expect([one?.layers[0]?.pairing, two?.layers[0]?.pairing]).toEqual(['interleaved', 'rotateHalf']);
  expect(one?.layers[0]?.attentionFactor).toBeCloseTo(two?.layers[0]?.attentionFactor ?? 0, 12);
});

test('the passport keeps the keys that matter', () => {
  const short = reduced(params);
  expect(modelPositions(short).kinds).toEqual(modelPositions(params).kinds);
  expect(Object.keys(short)).toEqual(expect.arrayContaining(['dim', 'n_layers', 'head_dim', 'n_heads', 'yarn']));
  expect(short).not.toHaveProperty('vocab_size');
});
