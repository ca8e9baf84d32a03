// The TypeScript side of the reader, and the stored models: C++ tests cover what is read.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rotaryFrequencies } from 'posenc';
import { describe, expect, test } from 'vitest';
import { alphabet, numbersOf, simplify } from '../../../../web/library/api/training/characters.ts';
import type { Encoding } from '../../../../web/library/api/training/options.ts';
import { Reader, type ReaderOptions } from '../../../../web/library/api/training/reader.ts';
import stored from '../../../../web/labs/trained/language/models.json' with { type: 'json' };
import reading from '../../../bits/reading.json' with { type: 'json' };
import { hash } from '../../../bits/hash.ts';
import { fnv } from './fnv.ts';

const file = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../web/labs/trained/language/${name}.bin`, import.meta.url)));

interface Trained {
  readonly seed: number;
  readonly heldOut: number;
  readonly heldOutPacked: number;
  readonly packedHash: string;
}

const models: Readonly<Record<string, { readonly encoding: object; readonly trained: readonly Trained[] }>> =
  stored.models;

const optionsOf = (name: string): ReaderOptions => ({
  encoding: models[name]?.encoding as Encoding,
  model: stored.model,
  longest: stored.longest,
  symbols: alphabet.length,
  seed: 1,
  weights: file(name),
});

const mean = (losses: Float32Array): number =>
  losses.slice(1).reduce((sum, loss) => sum + loss, 0) / (losses.length - 1);
const passage = numbersOf(simplify(reading.text));

const trainedNames = Object.keys(models).filter((name) => models[name]?.trained.length);

test('the stored models are those of the record, of one text, each at most 220 kB compressed', () => {
  expect(trainedNames).toEqual(expect.arrayContaining(['none', 'rotary', 'rotary500', 'alibi', 't5']));
  expect(Object.keys(reading.bits)).toEqual(trainedNames);
  expect(stored.alphabet).toBe(alphabet);
  for (const name of trainedNames) {
    const model: Trained | undefined = models[name]?.trained[0];
    expect(model?.seed, name).toBe(1);
    expect(model?.packedHash, name).toBe(fnv(file(name)));
    expect(gzipSync(file(name), { level: 9 }).length, name).toBeLessThan(220e3);
    expect(Math.abs((model?.heldOutPacked ?? 9) - (model?.heldOut ?? 0)), name).toBeLessThan(0.001);
  }
});

test.each(Object.entries(reading.bits))('%s reads with the bits of native code', (model, bits) => {
  const reader = new Reader(optionsOf(model));
  const { losses, probabilities } = reader.read(passage);
  expect(probabilities.shape).toEqual([losses.length, alphabet.length]);
  expect(losses[0]).toBeNaN();
  expect(mean(losses)).toBeLessThan(2.6);
  expect(hash([losses.slice(1), probabilities.data as Float32Array])).toBe(bits);
  reader.free();
});

describe('a reader', () => {
  const reader = new Reader(optionsOf('rotary500'));
  const losses = (options = {}): Float32Array => {
    reader.clear();
    return reader.read(passage, options).losses;
  };
  const right = mean(losses());
  const count = (first: number, step = 1) => Array.from(passage, (_, t) => first + step * t);

  test('is told positions of queries and of keys, masks, sequences, a window and formats', () => {
    expect(mean(losses({ positions: count(16) }))).toBeCloseTo(right, 4);
    expect(mean(losses({ positions: count(0, -1) }))).toBeGreaterThan(right + 1);
    expect(mean(losses({ keyPositions: count(1) }))).toBeGreaterThan(right + 0.3);
    expect(mean(losses({ positions: count(1000), positionFormat: 'bfloat16' }))).toBeGreaterThan(right + 0.5);
    expect(mean(losses({ angleFormat: 'float32' }))).toBeCloseTo(right, 3);
    expect(mean(losses({ window: 2 }))).toBeGreaterThan(right);
    expect(mean(losses({ mask: count(0).map((t) => (t < 20 ? 0 : 1)) }))).toBeGreaterThan(right);
    expect(mean(losses({ sequences: count(0).map((t) => Math.floor(t / 8)) }))).toBeGreaterThan(right);
  });

  test('gives attention: shares of what is seen', () => {
    reader.clear();
    const from = passage.length - 2;
    const { attention } = reader.read(passage, { attentionFrom: from });
    expect(attention?.shape).toEqual([4, 4, 2, passage.length]);
    const row = (attention?.data as Float32Array).slice(0, passage.length);
    expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    expect(row.at(-1)).toBe(0);
  });

  test('goes on from its cache, which can be cut and moved', () => {
    const whole = losses();
    reader.clear();
    reader.read(passage.slice(0, 40));
    expect(reader.size).toBe(40);
    const { losses: rest } = reader.read(passage.slice(40));
    for (const [t, loss] of rest.entries()) expect(loss).toBeCloseTo(whole[40 + t] ?? Number.NaN, 3);
    reader.clear();
    reader.read(passage.slice(0, 40));
    reader.cut(0, 10);
    reader.move(0, -10);
    expect(reader.size).toBe(30);
    expect(mean(reader.read(passage.slice(40)).losses)).toBeLessThan(right + 1);
  });

  test('reads with another base, with a scaling and its attention factor, and without positions', () => {
    const { inverse: frequencies, attentionFactor } = rotaryFrequencies({
      headDim: 16,
      base: 500,
      scaling: { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 128 },
    });
    const scaled: Encoding = { kind: 'rotary', frequencies, attentionFactor };
    const others: readonly Encoding[] = [{ kind: 'rotary', base: 500000 }, scaled, { kind: 'none' }];
    for (const encoding of others) {
      reader.setEncoding(encoding);
      expect(mean(losses())).toBeGreaterThan(right);
    }
    reader.setEncoding({ kind: 'rotary', frequencies });
    const without = mean(losses());
    reader.setEncoding(scaled);
    expect(mean(losses())).not.toBe(without);
    reader.setEncoding({ kind: 'rotary', base: 500 });
    expect(mean(losses())).toBe(right);
  });

  test.each<[string, () => unknown]>([
    ['weights', () => new Reader({ ...optionsOf('rotary'), weights: new Uint8Array(9) })],
    ['weights', () => new Reader({ ...optionsOf('rotary'), weights: [] as unknown as Uint8Array })],
    ['encoding', () => new Reader({ ...optionsOf('rotary'), encoding: { kind: 'shaw' } })],
    ['encoding', () => reader.setEncoding({ kind: 't5' })],
    ['characters', () => reader.read([40])],
    ['positions', () => reader.read([1, 2], { positions: [1] })],
    ['mask', () => reader.read([1, 2], { mask: [1] })],
    ['window', () => reader.read([1, 2], { window: 0 })],
    ['attentionFrom', () => reader.read([1, 2], { attentionFrom: 3 })],
    ['positionFormat', () => reader.read([1, 2], { positionFormat: 'float8' as 'float16' })],
    ['first', () => reader.cut(1000, 0)],
    ['first', () => reader.move(1000, 0)],
  ])('refuses %s by name', (name, call) => {
    expect(call).toThrow(expect.objectContaining({ message: expect.stringContaining(name) }));
  });

  test('gives its memory back', () => {
    const other = new Reader(optionsOf('none'));
    other.free();
    other.free();
    expect(() => other.size).toThrow(TypeError);
    expect(reader.read([3]).losses.length).toBe(1);
  });
});
