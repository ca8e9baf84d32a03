// Tensors of onnxruntime and of transformers.js are taken wherever arrays with a shape are.
import * as posenc from 'posenc';
import {
  addPositions,
  applyPolar,
  applyRotary,
  applyXpos,
  biasFromIndex,
  PreparedRotary,
  rotaryFrequencies,
  sinusoidal,
} from 'posenc';
import { describe, expect, test } from 'vitest';
import { isTyped, placesOf } from '../support/hostile/mutations.ts';
import { invoke, textOf, valid, type Entry } from '../support/hostile/run.ts';

const entry: Entry = posenc;

/** Like onnxruntime's: `dims` and `data` are getters of the class, next to other members. */
class OrtTensor<T extends ArrayBufferView> {
  readonly #data: T;
  readonly #dims: readonly number[];
  readonly type = 'float32';
  constructor(data: T, dims: readonly number[]) {
    this.#data = data;
    this.#dims = dims;
  }
  get data(): T {
    return this.#data;
  }
  get dims(): readonly number[] {
    return this.#dims;
  }
  get size(): number {
    return this.#dims.reduce((product, size) => product * size, 1);
  }
}

/** As transformers.js has them: onnxruntime's within, iterable, behind a proxy that finds rows by their number. */
function transformersTensor<T extends ArrayBufferView>(data: T, dims: readonly number[]): OrtTensor<T> {
  const inner = new OrtTensor(data, dims);
  const own = {
    ort_tensor: inner,
    get dims() {
      return inner.dims;
    },
    get data() {
      return inner.data;
    },
    *[Symbol.iterator]() {
      for (let row = 0; row < (dims[0] ?? 0); ++row) yield { row };
    },
  };
  return new Proxy(own, {
    get: (object, key) =>
      typeof key === 'string' && Number.isInteger(Number(key)) ? { row: key } : Reflect.get(object, key),
  }) as unknown as OrtTensor<T>;
}

const kinds = [
  ['onnxruntime', <T extends ArrayBufferView>(data: T, dims: readonly number[]) => new OrtTensor(data, dims)],
  ['transformers.js', transformersTensor],
  ['anyone', <T extends ArrayBufferView>(data: T, dims: readonly number[]) => ({ data, dims })],
] as const;

/** The result of a valid call as { data, shape } or { data, rows, columns }. */
interface Shaped {
  readonly data: ArrayBufferView;
  readonly shape?: readonly number[];
  readonly rows?: number;
  readonly columns?: number;
}
const isShaped = (value: unknown): value is Shaped =>
  typeof value === 'object' && value !== null && 'data' in value && isTyped(value.data) && !('dims' in value);

/** Arrays of known length that do not have their own table type. */
const flat = /^(x|weights|phases|firstWeights|firstBias|secondBias|bias|normWeights|normBias|positions|relative|p|a)$/;

describe.each(kinds)('a tensor of %s', (_, make) => {
  test('can replace each tensor of each valid call', () => {
    const names = new Set<string>();
    for (const { name, make: arguments_ } of valid) {
      for (const { path, value } of placesOf(arguments_())) {
        if (!isShaped(value)) continue;
        const args = arguments_();
        const place = placesOf(args).find((one) => one.path === path)!;
        const given = place.value as Shaped;
        place.holder[place.key] = make(given.data, given.shape ?? [given.rows!, given.columns!]);
        expect(textOf(invoke(entry, name, args)), `${name}: ${path}`).toBe(textOf(invoke(entry, name, arguments_())));
        names.add(name);
      }
    }
    expect([...names].sort()).toEqual(
      expect.arrayContaining(['addBias', 'applyRotary', 'attention', 'softmax', 't5Bias']),
    );
    expect(names.size).toBeGreaterThan(30);
  });

  test('can replace each array of known length', () => {
    const names = new Set<string>();
    for (const { name, make: arguments_ } of valid) {
      for (const { path, key, value } of placesOf(arguments_())) {
        // The x of rotations comes with its shape, which has a separate test below.
        if (!isTyped(value) || !flat.test(key) || (/^(apply|Prepared)/.test(name) && key === 'x')) continue;
        const args = arguments_();
        const place = placesOf(args).find((one) => one.path === path)!;
        const dims = name === 'addPositions' && key === 'x' ? [2, value.length / 8, 4] : [value.length];
        if (name === 'addPositions' && key === 'x' && !Number.isInteger(dims[1])) continue;
        place.holder[place.key] = make(place.value as Float32Array, dims);
        expect(textOf(invoke(entry, name, args)), `${name}: ${path}`).toBe(textOf(invoke(entry, name, arguments_())));
        names.add(name);
      }
    }
    expect([...names].sort()).toEqual(expect.arrayContaining(['applyPolar', 'fireBias', 'mlpBias']));
  });

  const [batch, heads, tokens, headDim] = [2, 3, 4, 8] as const;
  const x = Float32Array.from({ length: batch * heads * tokens * headDim }, (_, k) => Math.sin(k));
  const q = make(x, [batch, heads, tokens, headDim]);
  const shape = { batch, heads, headDim, headsFirst: true } as const;
  const own = { headsFirst: true } as const;
  const positions = { first: 7, count: tokens };

  test('is turned by its shape, in place if requested', () => {
    const rotary = { positions, pairing: 'rotateHalf', frequencies: rotaryFrequencies({ headDim }) } as const;
    const turned = applyRotary(q, { ...own, ...rotary });
    expect(turned).toEqual(applyRotary(x, { ...shape, ...rotary }));
    expect(turned.shape).toEqual([batch, heads, tokens, headDim]);
    const xpos = { positions, role: 'keys' } as const;
    expect(applyXpos(q, { ...own, ...xpos })).toEqual(applyXpos(x, { ...shape, ...xpos }));
    expect(applyPolar(q, { ...own, positions })).toEqual(applyPolar(x, { ...shape, positions }));
    const copy = x.slice(),
      there = make(copy, [batch, heads, tokens, headDim]);
    expect(applyRotary(there, { ...own, ...rotary, out: there }).data).toBe(copy);
    expect(copy).toEqual(turned.data);
  });

  test('is turned by a prepared rotation, with a shape that must be that of the call', () => {
    const frequencies = rotaryFrequencies({ headDim });
    const rope = new PreparedRotary({ headDim, ...own, pairing: 'rotateHalf', frequencies });
    const wanted = rope.apply(x, { positions, batch });
    expect(rope.apply(q, { positions, batch })).toEqual(wanted);
    const [a, b] = [x.slice(), x.slice()];
    const pair = [make(a, [batch, heads, tokens, headDim]), make(b, [batch, heads, tokens, headDim])] as const;
    const result = rope.apply(pair, { positions, batch, out: pair });
    expect(result[0]).toBe(a);
    expect(result[1]).toBe(b);
    expect(result).toEqual([wanted, wanted]);
    // As many elements, which an array would have been turned as: of another number of heads.
    expect(() => rope.apply(q, { positions: { first: 7, count: 2 * tokens }, batch })).toThrow(
      /^PreparedRotary\.apply: x\.shape is an array; allowed: \[2, 3, 8, 8\], not \[2, 3, 4, 8\]/,
    );
    expect(() => rope.apply(q, { positions })).toThrow(/allowed: \[1, 3, 4, 8\], not \[2, 3, 4, 8\]/);
    const one = make(x.slice(0, heads * tokens * headDim), [heads, tokens, headDim]);
    expect(rope.apply(one, { positions })).toEqual(wanted.slice(0, heads * tokens * headDim));
    const rows = new PreparedRotary({ headDim, headsFirst: false, pairing: 'rotateHalf', frequencies });
    const width = heads * headDim;
    const fused = { positions, batch, fused: { width }, heads: 2 };
    expect(rows.apply(make(x, [batch, tokens, width]), fused)).toEqual(rows.apply(x, fused));
    expect(() => rows.apply(make(x, [batch * tokens, width]), fused)).toThrow(/allowed: \[2, 4, 24\], not \[8, 24\]/);
  });

  test('of embeddings gives the rows of a batch', () => {
    const table = sinusoidal({ positions: 4, dim: 6 });
    const data = Float32Array.from({ length: 48 }, (_, k) => Math.cos(k));
    const wanted = addPositions({ x: data, table, batch: 2 });
    expect(addPositions({ x: make(data, [2, 4, 6]), table })).toEqual(wanted);
    expect(addPositions({ x: make(data.slice(0, 24), [4, 6]), table }).shape).toEqual([1, 4, 6]);
    expect(() => addPositions({ x: make(data, [2, 4, 6]), table, batch: 4 })).toThrow(/allowed: \[4, tokens, 6\]/);
    expect(() => addPositions({ x: make(data, [2, 6, 4]), table })).toThrow(/^addPositions: x\.shape is an array;/);
    expect(() => addPositions({ x: make(data, [48]), table })).toThrow(/allowed: \[tokens, columns\] or/);
  });

  test('of 64-bit integers is an index, a list of positions, a mask', () => {
    const ids = BigInt64Array.of(1n, 0n);
    const table = { data: Float32Array.of(5, 7), rows: 2, columns: 1 };
    expect(biasFromIndex({ index: make(ids, [1, 2]), table })).toEqual({
      data: Float32Array.of(7, 5),
      shape: [1, 1, 2],
    });
    expect(sinusoidal({ positions: make(ids, [1, 2]), dim: 4 }).data).toEqual(
      sinusoidal({ positions: [1, 0], dim: 4 }).data,
    );
    expect(posenc.paddedPositions({ mask: make(ids, [1, 2]) })).toEqual(posenc.paddedPositions({ mask: [1, 0] }));
  });
});
