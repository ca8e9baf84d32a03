// Headers of GGUF files: read from anywhere, a piece at a time, and understood as llama.cpp understands them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { modelPositions, readModelFile, rotaryFrequencies, type LayerPositions } from 'posenc';
import { gemma3, writeGguf, type GgufValue } from '../support/gguf.ts';
import { readConfig } from '../support/published.ts';

/** The keys of the published DeepSeek R1, as llama.cpp prints them (stored file 17465000340). */
const deepseek: Readonly<Record<string, GgufValue>> = {
  'general.architecture': ['str', 'deepseek2'],
  'deepseek2.block_count': ['u32', 61],
  'deepseek2.context_length': ['u32', 163840],
  'deepseek2.embedding_length': ['u32', 7168],
  'deepseek2.attention.head_count': ['u32', 128],
  'deepseek2.attention.key_length': ['u32', 192],
  'deepseek2.rope.freq_base': ['f32', 10000],
  'deepseek2.rope.dimension_count': ['u32', 64],
  'deepseek2.rope.scaling.type': ['str', 'yarn'],
  'deepseek2.rope.scaling.factor': ['f32', 40],
  'deepseek2.rope.scaling.original_context_length': ['u32', 4096],
  'deepseek2.rope.scaling.yarn_log_multiplier': ['f32', 0.1],
};

const llama: Readonly<Record<string, GgufValue>> = {
  'general.architecture': ['str', 'llama'],
  'llama.context_length': ['u32', 131072],
  'llama.embedding_length': ['u32', 2048],
  'llama.block_count': ['u32', 16],
  'llama.attention.head_count': ['u32', 32],
  'llama.rope.freq_base': ['f32', 500000],
  'llama.rope.dimension_count': ['u32', 64],
};

const rotaryOf = (layer: LayerPositions | undefined) => {
  if (layer?.positions !== 'rotary') throw new Error(`not rotary: ${layer?.positions}`);
  return layer.rotary;
};

describe('the header of a GGUF file', () => {
  test('is read from bytes, a Blob, a path and a function', async () => {
    const bytes = writeGguf({ keys: llama, tensors: { 'output.weight': [1, 2, 3] } });
    const folder = mkdtempSync(join(tmpdir(), 'posenc-gguf-'));
    const path = join(folder, 'model.gguf');
    writeFileSync(path, bytes);
    const all = [
      bytes,
      new Blob([bytes as Uint8Array<ArrayBuffer>]),
      path,
      (at: number, n: number) => Promise.resolve(bytes.subarray(at, at + n)),
    ];
    for (const source of all) {
      const header = await readModelFile(source);
      expect(header).toMatchObject({ version: 3, metadata: { 'llama.block_count': 16 } });
      expect(header).toMatchObject({ tensors: [{ name: 'output.weight', shape: [3], type: 0 }] });
    }
    rmSync(folder, { recursive: true });
  });

  test('is read by range requests, and no byte of the weights', async () => {
    const head = writeGguf({ keys: gemma3 });
    const asked: number[] = [];
    const server = createServer((request, response) => {
      const [, first = '0', last = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      asked.push(Number(last));
      // The weights follow: a gigabyte that is never sent.
      response.writeHead(206, { 'content-range': `bytes ${first}-${last}/1073741824` });
      response.end(Buffer.from(head.subarray(Number(first), Number(last) + 1)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const header = await readModelFile(new URL(`http://127.0.0.1:${port}/model.gguf`));
    server.close();
    expect(header).toMatchObject({ metadata: { 'tokenizer.ggml.tokens': { length: 70_000 } } });
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.max(...asked)).toBeLessThan(head.length + 2 ** 19);
  });

  test('that is not one, or ends too early, is refused', async () => {
    const bytes = writeGguf({ keys: llama });
    const refusal = (source: Uint8Array) => expect(readModelFile(source)).rejects;
    await refusal(bytes.subarray(0, bytes.length - 3)).toMatchObject({ code: 'POSENC_MALFORMED', argument: 'source' });
    await refusal(writeGguf({ version: 1, keys: {} })).toThrow(/version 1; allowed: versions 2 and 3/);
    await refusal(new TextEncoder().encode('[1]')).toThrow(/JSON that is no object/);
    await refusal(new TextEncoder().encode('PK\u0003\u0004')).toMatchObject({ code: 'POSENC_MALFORMED' });
    await expect(readModelFile(5 as never)).rejects.toMatchObject({ code: 'POSENC_WRONG_TYPE' });
    const closed = new URL('http://127.0.0.1:9/model.gguf');
    await expect(readModelFile(closed)).rejects.toMatchObject({ code: 'POSENC_UNREADABLE', argument: 'source' });
    await expect(readModelFile('/nowhere/at/all')).rejects.toMatchObject({ code: 'POSENC_UNREADABLE' });
  });

  test('every cut of a file is an error, none a wrong result', async () => {
    const bytes = writeGguf({ keys: llama, tensors: { 'rope_freqs.weight': [1, 2, 4] } });
    for (let length = 0; length < bytes.length; ++length) {
      await expect(readModelFile(bytes.subarray(0, length)), String(length)).rejects.toHaveProperty('code');
    }
  });
});

test('a folder of safetensors and a config.json by path are read as JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-config-'));
  const config = { model_type: 'llama', head_dim: 64, num_hidden_layers: 2, rope_theta: 10000 };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  expect(await readModelFile(folder)).toEqual(config);
  expect(await readModelFile(join(folder, 'config.json'))).toEqual(config);
  rmSync(folder, { recursive: true });
});

test('a published config.json with a number that JSON does not have is read', async () => {
  const file = new URL('../../../golden/models/configs/Nemotron-H-56B-Base-8K.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).toMatch(/^\s*Infinity/m);
  expect(modelPositions(await readModelFile(fileURLToPath(file))).layers).toHaveLength(118);
});

describe('a GGUF file', () => {
  const read = async (keys: Readonly<Record<string, GgufValue>>, tensors = {}) =>
    modelPositions(await readModelFile(writeGguf({ keys, tensors })));

  test('of Gemma 3 has the layers, bases and windows of its config.json', async () => {
    const { layers, kinds, trained, extended } = await read(gemma3);
    expect(layers).toHaveLength(62);
    expect(kinds.map(({ name, attends, window }) => [name, attends, window.value])).toEqual([
      ['sliding_attention', 'window', 1024],
      ['full_attention', 'all', null],
    ]);
    const config = { model_type: 'gemma3_text', num_hidden_layers: 62, head_dim: 128, query_pre_attn_scalar: 168 };
    const same = modelPositions({ ...config, sliding_window: 1024, rope_scaling: { rope_type: 'linear', factor: 8 } });
    for (const layer of [0, 5, 61]) {
      const [one, other] = [rotaryOf(layers?.[layer]), rotaryOf(same.layers?.[layer])];
      expect(one.frequencies).toEqual(other.frequencies);
      expect([one.base.value, one.pairing.value]).toEqual([other.base.value, other.pairing.value]);
    }
    expect(rotaryOf(layers?.[5]).base).toEqual({ value: 1e6, from: 'file', source: 'gemma3.rope.freq_base' });
    expect(rotaryOf(layers?.[0]).base.from).toBe('class');
    expect([trained.value, extended.value]).toEqual([undefined, 131072]);
  });

  test('of DeepSeek R1 has the frequencies and lengths of its config.json', async () => {
    const { kinds, trained, extended } = await read(deepseek);
    const config = readConfig('configs/DeepSeek-R1.json');
    const same = modelPositions(config);
    const [one, other] = [rotaryOf(kinds[0]), rotaryOf(same.kinds[0])];
    expect(one.frequencies).toEqual(other.frequencies);
    expect(one.pairs).toEqual(other.pairs);
    expect([one.pairing.value, one.attentionFactor.value]).toEqual(['interleaved', 1]);
    expect([trained.value, extended.value]).toEqual([same.trained.value, same.extended.value]);
  });

  test('of Llama 3 has the divisors of its tensor, and pairs of neighbours', async () => {
    const divisors = Array.from({ length: 32 }, (_, i) => (i < 15 ? 1 : i < 18 ? 2 : 32));
    const { kinds, notes } = await read(llama, { 'rope_freqs.weight': divisors, 'output.weight': [1] });
    const { frequencies, pairing, pairs, scaling } = rotaryOf(kinds[0]);
    const plain = rotaryFrequencies({ headDim: 64, base: 500000 }).inverse;
    for (const [i, by] of divisors.entries()) {
      expect(frequencies.inverse[i]).toBeCloseTo((plain[i] as number) / by, 15);
    }
    expect([pairing.value, pairs.kept, pairs.slowed]).toEqual(['interleaved', 15, 17]);
    expect(scaling.type.source).toMatch(/rope_freqs.weight/);
    expect(notes.join()).toMatch(/permuted/);
  });

  test('refuses what it does not know by name', async () => {
    await expect(read({ ...llama, 'general.architecture': ['str', 'newer'] })).rejects.toMatchObject({
      code: 'POSENC_UNKNOWN_NAME',
      argument: 'general.architecture',
    });
    await expect(read({ ...llama, 'llama.rope.spin': ['f32', 2] })).rejects.toMatchObject({
      code: 'POSENC_FOREIGN_KEY',
      argument: 'llama.rope.spin',
    });
    await expect(read({ ...llama, 'llama.rope.scaling.type': ['str', 'sideways'] })).rejects.toThrow(
      /none, linear, yarn/,
    );
  });
});
