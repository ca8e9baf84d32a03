// Files with values that no model has: each is refused in a sentence that names it, and nothing hangs.
import { describe, expect, test } from 'vitest';
import { modelPositions, readModelFile } from 'posenc';
import { gemma3, writeGguf, type GgufValue } from '../support/gguf.ts';
import { readConfig } from '../support/published.ts';

type Json = Record<string, unknown>;

/** The object and the key that a path such as `text_config.rope_theta` names; a list stays whole. */
function placeOf(config: Json, path: string): [object: Json, key: string] {
  const keys = path.split('.');
  const last = keys.pop() as string;
  return [keys.reduce((part, key) => part[key] as Json, config), last];
}

const isNumberFound = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);

/** Everything that an answer says, and whether a number in it is not finite. */
function answerOf(config: object): { text: string; isFinite: boolean } {
  let isFinite = true;
  const { used: _used, notes: _notes, ...found } = modelPositions(config);
  const text = JSON.stringify(found, (_key, value: unknown) => {
    isFinite &&= isNumberFound(value);
    return value instanceof Float64Array ? [...value] : value;
  });
  return { text, isFinite };
}

describe('a wrong value of a key that is read', () => {
  test.each([
    'gemma-3-4b-it',
    'DeepSeek-V4-Flash',
    'Llama-4-Scout-17B-16E-Instruct-first',
    'Qwen2.5-VL-7B-Instruct',
    'gpt2',
    'mpt-7b',
    't5-small',
    'deberta-v3-base-squad',
    'NVIDIA-Nemotron-3-Nano-30B-A3B-BF16',
  ])('%s: is refused, or changes nothing', (model) => {
    const config = readConfig(`configs/${model}.json`) as Json;
    const usual = answerOf(config).text;
    const wrong: string[] = [];
    for (const path of modelPositions(config).used) {
      const [object, key] = placeOf(config, path);
      const right = object[key];
      for (const value of ['abc', [null], -1, Number.NaN, 2 ** 40]) {
        object[key] = value;
        try {
          const { text, isFinite } = answerOf(config);
          // A larger number may be meant, and for some keys -1 says that there is none.
          if (!isFinite || (typeof value !== 'number' && text !== usual)) wrong.push(`${path}: ${String(value)}`);
        } catch (error) {
          const { code, message } = error as { code?: string; message: string };
          if (code === undefined || !message.includes('allowed: ')) wrong.push(`${path}: ${String(value)}: ${message}`);
        }
      }
      object[key] = right;
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['sliding_window', 0, 'gemma-2-9b', 'an integer from 1 to 2^31'],
    ['max_position_embeddings', '8192', 'gemma-2-9b', 'a number'],
    ['layer_types', 'full_attention', 'gpt-oss-20b', 'the kinds of the layers'],
    ['n_layer', 1e12, 'gpt2', 'an integer from 1 to 2^12'],
    ['hybrid_override_pattern', 'M*?', 'Nemotron-H-56B-Base-8K', 'a letter for each layer: M * - E'],
    ['rope_scaling', { type: 'linear', factor: {} }, 'Llama-2-7b-hf', 'a value that is no object'],
  ])('%s %j is refused by name, with what is allowed', (key, value, model, allowed) => {
    const config = { ...readConfig(`configs/${model}.json`), [key]: value };
    expect(() => modelPositions(config)).toThrow(
      expect.objectContaining({
        argument: expect.stringContaining(key) as string,
        allowed: expect.stringContaining(allowed) as string,
      }) as Error,
    );
  });
});

describe('a GGUF header', () => {
  test.each<[string, GgufValue, string]>([
    ['gemma3.block_count', ['u32', 2 ** 32 - 1], 'an integer from 1 to 4096'],
    ['gemma3.block_count', ['f32', 2.5], 'an integer from 1 to 4096'],
    ['gemma3.attention.head_count', ['i32', -1], 'an integer from 1'],
    ['gemma3.attention.key_length', ['u32', 0], 'an integer from 1'],
    ['gemma3.attention.sliding_window', ['i32', -1], 'an integer from 0'],
    ['gemma3.context_length', ['str', 'long'], 'a number'],
    ['gemma3.rope.freq_base', ['f32', Number.NaN], 'a finite number'],
  ])('with %s as %j is refused', async (key, value, allowed) => {
    // The width of a head is divided from the others where it is not given.
    const { 'gemma3.attention.key_length': _width, 'tokenizer.ggml.tokens': _tokens, ...some } = gemma3;
    const header = readModelFile(writeGguf({ keys: { ...some, [key]: value } }));
    await expect(header.then((found) => modelPositions(found))).rejects.toMatchObject({
      argument: key,
      allowed: expect.stringContaining(allowed) as string,
    });
  });

  test('with more keys or tensors than any file is refused before they are read', async () => {
    let asked = 0;
    const endless = (counts: readonly [tensors: bigint, keys: bigint]) => (offset: number, length: number) => {
      asked += length;
      const bytes = new Uint8Array(length);
      if (offset > 0) return Promise.resolve(bytes);
      bytes.set(new TextEncoder().encode('GGUF'));
      const view = new DataView(bytes.buffer);
      if (length >= 24) {
        view.setUint32(4, 3, true);
        counts.forEach((count, i) => view.setBigUint64(8 + 8 * i, count, true));
      }
      return Promise.resolve(bytes);
    };
    await expect(readModelFile(endless([0n, 2n ** 40n]))).rejects.toThrow(/1099511627776 keys; allowed: at most 65536/);
    await expect(readModelFile(endless([2n ** 40n, 0n]))).rejects.toThrow(/tensors; allowed: at most 65536/);
    await expect(readModelFile(endless([0n, 2n ** 63n]))).rejects.toThrow(/counts below 2\^53/);
    expect(asked).toBeLessThan(2 ** 21);
  });

  /** A GGUF header of `keys` lists. Its bytes are made when they are read, and `asked` counts them. */
  const listsOf = (keys: number, of: number, length: number, said = length) => {
    const head = new Uint8Array(24);
    head.set(new TextEncoder().encode('GGUF'));
    const start = new DataView(head.buffer);
    start.setUint32(4, 3, true);
    start.setBigUint64(16, BigInt(keys), true);
    // A key of 8 letters, the type of a list, that of its values, their number, and zeros.
    const block = new Uint8Array(8 + 8 + 4 + 4 + 8 + length * (of === 8 ? 8 : 1));
    const view = new DataView(block.buffer);
    view.setBigUint64(0, 8n, true);
    block.set(new TextEncoder().encode('x.values'), 8);
    view.setUint32(16, 9, true);
    view.setUint32(20, of, true);
    view.setBigUint64(24, BigInt(said), true);
    const asked = { reads: 0, bytes: 0 };
    const read = (offset: number, count: number) => {
      asked.reads += 1;
      asked.bytes += count;
      const bytes = new Uint8Array(count);
      for (let at = 0; at < count; ) {
        const place = offset + at;
        const part = place < 24 ? head.subarray(place) : block.subarray((place - 24) % block.length);
        bytes.set(part.subarray(0, count - at), at);
        at += part.length;
      }
      return Promise.resolve(bytes);
    };
    return { read, asked };
  };

  test('with lists of more than 2^20 values together is refused before the rest is read', async () => {
    const { read, asked } = listsOf(20_000, 0, 4096);
    await expect(readModelFile(read)).rejects.toThrow(/lists of more than 1048576 values together/);
    expect(asked.bytes).toBeLessThan(2 ** 21);
    expect(asked.reads).toBeLessThan(16);
  });

  test('with fewer is read, each list of numbers at once', async () => {
    const { read, asked } = listsOf(250, 0, 4096);
    await readModelFile(read);
    // Two reads for the first bytes, and a piece of 256 kB for each of the others.
    expect(asked.reads).toBeLessThanOrEqual(2 + Math.ceil((250 * (4096 + 32)) / 2 ** 18));
  });

  test('with lists of texts keeps those that are short, and refuses more than 2^24 texts together', async () => {
    const { read } = listsOf(1, 8, 256);
    expect(await readModelFile(read)).toMatchObject({ metadata: { 'x.values': { length: 256, 0: '' } } });
    const longer = await readModelFile(listsOf(1, 8, 257).read);
    expect(longer).toMatchObject({ metadata: { 'x.values': { length: 257 } } });
    const { read: endless, asked } = listsOf(1, 8, 1, 2 ** 24 + 1);
    await expect(readModelFile(endless)).rejects.toThrow(/lists of more than 16777216 texts together/);
    expect(asked.bytes).toBeLessThan(2 ** 20);
  });

  test.each(['rope_freqs.weight', 'rope_factors_long.weight', 'rope_factors_short.weight'])(
    'with %s in float16, too long or twice is refused: frequencies without it would be others',
    async (name) => {
      const short = name.replace(/\w/, 'R');
      const file = writeGguf({ keys: gemma3, tensors: { [name]: [1, 2], [short]: [1, 2] } });
      const find = (text: string): number => Buffer.from(file).indexOf(text);
      const changed = (change: (bytes: Uint8Array, end: number) => void): Promise<unknown> => {
        const bytes = file.slice();
        change(bytes, find(name) + name.length);
        return readModelFile(bytes);
      };
      // After the name: the number of dimensions, the length in 8 bytes, the type.
      await expect(changed((bytes, end) => bytes.set([1], end + 12))).rejects.toThrow(/of type 1, 2 values/);
      await expect(changed((bytes, end) => bytes.set([1], end + 9))).rejects.toThrow(/float32, type 0, at most 4096/);
      const twice = changed((bytes) => bytes.set(new TextEncoder().encode(name), find(short)));
      await expect(twice).rejects.toThrow(/twice; allowed: one tensor of a name/);
      await expect(changed(() => {})).resolves.toMatchObject({ factors: { [name]: [1, 2] } });
    },
  );

  test('may have a key with the name of a prototype, which is only a key', async () => {
    const file = writeGguf({ keys: { ...gemma3, ['__proto__']: ['list', 'i32', [1]] } });
    const found = modelPositions(await readModelFile(file));
    expect(found.layers).toHaveLength(62);
  });
});
