// The shape of a tensor in the place of each list of each function: it is that of the argument, or it is refused. The
// lists are those of the base calls of tests/calls, which every exported function and option is in.
import * as posenc from 'posenc';
import { describe, expect, test } from 'vitest';
import { isTyped, placesOf } from '../support/hostile/mutations.ts';
import { invoke, valid, type Entry } from '../support/hostile/run.ts';
import type { ShapeRule } from '../../../calls/rows.ts';
import { shapeRules as rules } from '../support/functions.ts';

const entry: Entry = posenc;

/** Of lists in whose place a tensor may stand. */
type Rule = Exclude<ShapeRule, 'no tensor' | 'heads'>;
type List = ArrayLike<number | boolean | bigint> & object;

const isList = (value: unknown): value is List =>
  isTyped(value) ||
  (Array.isArray(value) && value.length > 0 && value.every((item) => ['number', 'boolean'].includes(typeof item)));

/** Parts of tensors, and arrays to write into, which have tests of their own. */
const isPart = (path: string): boolean => /\.(shape|data|out)(\.\d+)?$/.test(path);

/** Every list in a valid call, and the words under which its rule stands. */
const lists = valid.flatMap(({ name, make }) =>
  placesOf(make())
    .filter(({ path, value }) => isList(value) && !isPart(path))
    .map(({ path, key, value }) => {
      const words = path
        .split('.')
        .slice(2)
        .map((word) => (/^\d+$/.test(word) ? '#' : word));
      return { name, make, path, key, length: (value as List).length, words: [name, ...words].join('.') };
    }),
);

/** Every way to write a number as a product of this many sizes. */
function factors(count: number, axes: number): number[][] {
  if (axes === 1) return [[count]];
  const sizes = Array.from({ length: count }, (_, k) => k + 1).filter((size) => count % size === 0);
  return sizes.flatMap((size) => factors(count / size, axes - 1).map((rest) => [size, ...rest]));
}

/** All numbers of a result, whatever shape it has. */
function numbersOf(result: unknown): number[] {
  if (isTyped(result)) return Array.from(result);
  if (typeof result === 'number') return [result];
  const parts = typeof result === 'object' && result !== null ? Object.entries(result) : [];
  return parts.filter(([key]) => !/^(shape|rows|columns)$/.test(key)).flatMap(([, part]) => numbersOf(part));
}

/** The valid call with a tensor of this shape in place of a list: its numbers, or its error. */
function outcome({ name, make, path }: (typeof lists)[number], tensorOf: (list: List) => unknown) {
  const args = make();
  const place = placesOf(args).find((one) => one.path === path)!;
  place.holder[place.key] = tensorOf(place.value as List);
  try {
    return { numbers: numbersOf(invoke(entry, name, args)) };
  } catch (error) {
    return { error: error as Error & Record<'code' | 'argument', string> };
  }
}

const typed = (list: List) => (isTyped(list) ? list : Float64Array.from(list as ArrayLike<number>, Number));
const asDims = (dims: readonly number[]) => (list: List) => ({ data: typed(list), dims });

function isAllowed(rule: Rule, shape: readonly number[]): boolean {
  if (rule === 'any shape') return true;
  const isLine = shape.filter((size) => size !== 1).length <= 1;
  if (shape.length === 1 || rule === 'one axis') return isLine || shape.length === 1;
  if (rule.includes('one axis') && isLine) return true;
  return rule.some((form) =>
    Array.isArray(form) ? form.join() === shape.join() : typeof form === 'number' && shape.at(-1) === form,
  );
}

describe('the shape of a list', () => {
  test('has a rule for every list of every function, and no rule is for nothing', () => {
    const found = [...new Set(lists.map(({ words }) => words))].sort();
    expect(Object.keys(rules).sort()).toEqual(found);
  });

  const judged = lists.filter(({ words }) => !['no tensor', 'heads'].includes(rules[words] as string));

  test.each(judged.map((list) => [list.words, list.path, list] as const))(
    'of %s (%s) is kept or refused',
    (_, __, list) => {
      const rule = rules[list.words] as Rule;
      const flat = outcome(list, (value) => value).numbers;
      const seen = { kept: 0, refused: 0 };
      for (const shape of [1, 2, 3, 4].flatMap((axes) => factors(list.length, axes))) {
        // Turned round, as SAM has it; a test below compares the numbers.
        if (list.words === 'gaussianFeatures.matrix' && shape.join() === '2,3') continue;
        const { numbers, error } = outcome(list, asDims(shape));
        const label = `${list.words} of [${shape.join(', ')}]`;
        if (isAllowed(rule, shape)) {
          // One baseline of several may need another of the shapes.
          if (error && Array.isArray(rule)) expect(error.code, label).toBe('POSENC_SHAPE_MISMATCH');
          else expect(numbers, label).toEqual(flat);
          seen.kept += error ? 0 : 1;
          continue;
        }
        expect(error, label).toBeInstanceOf(RangeError);
        expect(error, label).toMatchObject({ code: 'POSENC_SHAPE_MISMATCH' });
        expect(error!.argument, label).toMatch(/(\.shape|^positions|^x|^batch|^heads|^headDim)$/);
        ++seen.refused;
      }
      expect(seen.kept).toBeGreaterThan(0);
    },
  );

  test.each(judged.map((list) => [list.words, list.path, list] as const))(
    'of %s (%s) has as many elements as the data',
    (_, __, list) => {
      for (const tensorOf of [
        asDims([list.length + 1]),
        asDims([]),
        (value: List) => ({ data: typed(value) }),
        (value: List) => ({ data: typed(value), shape: [list.length], dims: [list.length + 1] }),
      ]) {
        if (list.length === 1) continue;
        const { error } = outcome(list, tensorOf);
        expect(error, list.words).toBeDefined();
        expect(error!.message).toMatch(/^[\w.]+: [\w.[\]]+ is .*; allowed: /);
      }
    },
  );

  test('of a list of one axis is refused if it has two, however many numbers the call needs', () => {
    for (const list of judged.filter(({ words }) => rules[words] === 'one axis')) {
      const { error } = outcome(list, (value) => {
        const twice = new Float64Array([...typed(value), ...typed(value)]);
        return {
          data: list.words.startsWith('fire') || list.words.startsWith('mlp') ? Float32Array.from(twice) : twice,
          shape: [2, list.length],
        };
      });
      if (list.length === 1) continue;
      expect(error, list.words).toMatchObject({ code: 'POSENC_SHAPE_MISMATCH' });
      expect(error!.argument, list.words).toMatch(/\.shape$/);
      expect(error!.message, list.words).toMatch(new RegExp(`allowed: \\[length\\].*, not \\[2, ${list.length}\\]$`));
    }
  });
});

describe('a tensor', () => {
  /** As transformers.js has an attention mask: two rows, the first with padding on the left. */
  const mask = { data: BigInt64Array.of(0n, 0n, 1n, 1n, 1n, 1n, 1n, 1n), dims: [2, 4] };

  test('of masks has a row for each of a batch, and a batch that contradicts it is refused', () => {
    const padded = posenc.paddedPositions({ mask });
    expect(padded).toEqual(posenc.paddedPositions({ mask: mask.data, batch: 2 }));
    expect([padded.shape, ...padded.data]).toEqual([[2, 4], 0, 0, 0, 1, 0, 1, 2, 3]);
    expect(() => posenc.paddedPositions({ mask, batch: 4 })).toThrow(
      /^paddedPositions: mask\.shape is an array; allowed: \[4, tokens\], not \[2, 4\]$/,
    );
    expect(posenc.alibiMaskedBias({ heads: 1, mask })).toEqual(
      posenc.alibiMaskedBias({ heads: 1, mask: mask.data, keys: 4 }),
    );
    expect(() => posenc.alibiMaskedBias({ heads: 1, mask, keys: 8 })).toThrow(/allowed: \[batch, 8\], not \[2, 4\]$/);
  });

  test('of sequences and of tokens has rows too', () => {
    const sequences = { data: Int32Array.of(1, 1, 2, 2, 2, 2, 3, 3), dims: [2, 4] };
    expect([...posenc.packedPositions({ sequences }).data]).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    const tokens = { data: Int32Array.of(5, 6, 1, 7, 8, 1), shape: [2, 3] };
    expect(posenc.fairseqPositions({ tokens })).toEqual(posenc.fairseqPositions({ tokens: tokens.data, length: 3 }));
  });

  test('of a Gaussian matrix is turned where it has SAM’s order of axes', () => {
    const points = [0.25, 0.5, 0.125, 0.75];
    const rows = Float64Array.from({ length: 256 }, (_, k) => Math.sin(k + 1));
    const columns = Float64Array.from({ length: 256 }, (_, k) => rows[(k % 128) * 2 + Math.floor(k / 128)]!);
    const of = (matrix: posenc.NumberList) => posenc.gaussianFeatures({ points, dimensions: 2, matrix });
    expect(of({ data: columns, shape: [2, 128] })).toEqual(of(rows));
    expect(of({ data: columns, rows: 2, columns: 128 })).toEqual(of(rows));
    expect(of({ data: rows, dims: [128, 2] })).toEqual(of(rows));
    expect(() => of({ data: rows, shape: [4, 64] })).toThrow(
      /^gaussianFeatures: matrix\.shape is an array; allowed: \[frequencies, 2\] or \[2, frequencies\], not \[4, 64\]$/,
    );
  });

  test('of positions has a row for each of a batch, or one for all', () => {
    const x = Float32Array.from({ length: 2 * 4 * 8 }, (_, k) => Math.sin(k));
    const own = Float64Array.of(0, 0, 0, 1, 0, 1, 2, 3),
      all = own.slice(4);
    const frequencies = posenc.rotaryFrequencies({ headDim: 8 });
    const shape = { headDim: 8, batch: 2, pairing: 'rotateHalf', frequencies } as const;
    const lists = [own.slice(0, 4), all];
    const turned = posenc.applyRotary(x, { ...shape, positions: lists }).data;
    expect(posenc.applyRotary(x, { ...shape, positions: { data: own, dims: [2, 4] } }).data).toEqual(turned);
    expect(() => posenc.applyRotary(x, { ...shape, positions: { data: own, dims: [4, 2] } })).toThrow(
      /^applyRotary: positions\.shape is an array; allowed: \[2, 4\] or \[1, 4\], not \[4, 2\]$/,
    );
    expect(posenc.applyRotary(x, { ...shape, positions: { data: all, dims: [1, 4] } })).toEqual(
      posenc.applyRotary(x, { ...shape, positions: all }),
    );
    const rope = new posenc.PreparedRotary({ headDim: 8, headsFirst: false, pairing: 'rotateHalf', frequencies });
    expect(rope.apply(x, { positions: { data: own, dims: [2, 4] } })).toEqual(turned);
    expect(rope.apply(x, { batch: 2, positions: { data: all, dims: [1, 4] } })).toEqual(
      rope.apply(x, { batch: 2, positions: all }),
    );
    expect(() => rope.apply(x, { batch: 4, positions: { data: own, dims: [2, 4] } })).toThrow(
      /^PreparedRotary\.apply: positions\.shape is an array; allowed: \[4, tokens\] or \[1, tokens\], not \[2, 4\]$/,
    );
  });

  test('to write into has the shape of the result', () => {
    const x = { data: Float32Array.from({ length: 48 }, (_, k) => k), dims: [2, 3, 8] };
    const frequencies = posenc.rotaryFrequencies({ headDim: 8 });
    const own = { headsFirst: true, pairing: 'rotateHalf', frequencies } as const;
    const out = (dims: readonly number[]) => ({ data: new Float32Array(48), dims });
    const wanted = posenc.applyRotary(x, own).data;
    for (const dims of [[2, 3, 8], [1, 2, 3, 8], [48]])
      expect(posenc.applyRotary(x, { ...own, out: out(dims) }).data).toEqual(wanted);
    expect(() => posenc.applyRotary(x, { ...own, out: out([3, 2, 8]) })).toThrow(
      /^applyRotary: out\.shape is .*, not \[3, 2, 8\]$/,
    );
    const rope = new posenc.PreparedRotary({ headDim: 8, ...own });
    const positions = { count: 3 };
    expect(rope.apply(x, { positions, out: out([2, 3, 8]) })).toEqual(wanted);
    expect(() => rope.apply(x, { positions, out: out([3, 2, 8]) })).toThrow(
      /^PreparedRotary\.apply: out\.shape is .*, not \[3, 2, 8\]$/,
    );
  });

  test('of fused rows has the batch of the call', () => {
    const x = { data: new Float32Array(96), dims: [2, 4, 12] };
    const call = { headDim: 4, heads: 2, headsFirst: false, pairing: 'rotateHalf', fused: { width: 12 } } as const;
    const frequencies = posenc.rotaryFrequencies({ headDim: 4 });
    expect(posenc.applyRotary(x, { ...call, frequencies }).shape).toEqual([2, 4, 12]);
    expect(() => posenc.applyRotary(x, { ...call, frequencies, batch: 4 })).toThrow(
      /^applyRotary: x\.shape is an array; allowed: \[4, 2, 12\], not \[2, 4, 12\]$/,
    );
  });
});
