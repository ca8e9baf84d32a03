import { describe, expect, test } from 'vitest';
import {
  addBias,
  alibiBias,
  attentionMask,
  attentionMaskBias,
  attentionMaskBits,
  modelPositions,
  packedPositions,
  paddedPositions,
  softmax,
  t5Bias,
  type AttentionMaskOptions,
} from 'posenc';
import { goldenCases, type GoldenCase } from '../support/golden.ts';

const booleans = (options: AttentionMaskOptions): number[] => [...attentionMask(options).data];

/** The options of a golden case; its lists of rows one after the other. */
function optionsOf({ params, inputs }: GoldenCase): AttentionMaskOptions {
  const { queries, keys, causal = true, window, chunk, batch } = params;
  const flat = (name: string): number[] | undefined => inputs[name]?.flat() as number[] | undefined;
  const [mask, sequences, images] = ['mask', 'sequences', 'images'].map(flat);
  const lists = { mask, sequences, images, keyPositions: flat('positions') };
  return {
    queries,
    keys,
    causal,
    window,
    chunk,
    batch,
    ...lists,
    prefix: inputs['prefix'] ?? undefined,
    parents: flat('parents'),
  };
}

/** null: a query of padding, which means nothing. */
const expectSeen = (got: readonly number[], { expect: wanted, name }: GoldenCase): void =>
  expect(
    got.map((sees, i) => (wanted[i] === null ? null : sees)),
    name,
  ).toEqual(wanted);

describe('attentionMask', () => {
  test('masks see what counting the tokens of each text finds, through WebAssembly', () => {
    for (const kind of ['attention_mask', 'attention_tree'])
      for (const c of goldenCases('attention_mask', kind)) expectSeen(booleans(optionsOf(c)), c);
  });

  test('positions of padded and packed rows are those of paddedPositions and packedPositions', () => {
    for (const c of goldenCases('attention_mask', 'attention_mask')) {
      const { mask, sequences, ...options } = optionsOf(c),
        { batch, keys } = c.params;
      const rows = (data: unknown) => ({ data: Int32Array.from(data as number[]), shape: [batch, keys] as number[] });
      const isPacked = new Set(sequences as number[]).size > 2;
      const keyPositions = isPacked
        ? packedPositions({ sequences: rows(sequences) })
        : paddedPositions({ mask: rows(mask) });
      expectSeen(booleans({ ...options, mask: rows(mask), sequences: rows(sequences), keyPositions }), c);
    }
  });

  test('every form says the same: booleans, bits from the lowest on, and a bias of 0 or what hides', () => {
    for (const keys of [1, 31, 32, 33, 70]) {
      const options = { queries: keys, keys, batch: 2, causal: true, window: 20 };
      const seen = booleans(options);
      const bits = attentionMaskBits(options);
      const words = Math.ceil(keys / 32);
      expect(bits.shape).toEqual([2, 1, keys, words]);
      const bit = (row: number, j: number): number => ((bits.data[row * words + (j >> 5)] as number) >>> (j & 31)) & 1;
      expect(Array.from(seen, (_, i) => bit(Math.floor(i / keys), i % keys))).toEqual(seen);
      for (let j = keys; j < 32 * words; ++j) expect(bit(0, j)).toBe(0);
      const bias = attentionMaskBias(options);
      expect(bias.shape).toEqual([2, 1, keys, keys]);
      expect([...bias.data]).toEqual(seen.map((sees) => (sees ? 0 : -Infinity)));
      const finite = attentionMaskBias({ ...options, hidden: -65504, dtype: 'float64' });
      expect([...finite.data]).toEqual(seen.map((sees) => (sees ? 0 : -65504)));
    }
  });

  test('a window that modelPositions says is that of the mask, null included', () => {
    const config = { model_type: 'mistral', num_hidden_layers: 2, hidden_size: 64, num_attention_heads: 4 };
    const layer = (more: object) => modelPositions({ ...config, ...more } as never).layers?.[0];
    const window = layer({ sliding_window: 3 })?.window.value;
    expect(window).toBe(3);
    expect(booleans({ queries: 1, keys: 6, causal: true, window })).toEqual([0, 0, 0, 1, 1, 1]);
    const none = layer({ sliding_window: null })?.window.value;
    expect(none).toBe(null);
    expect(booleans({ queries: 1, keys: 6, causal: true, window: none })).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('a batch padded on the left decodes with the rows of its whole mask', () => {
    const mask = [0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1];
    const shaped = { data: Uint8Array.from(mask), shape: [3, 4] };
    const whole = booleans({ queries: 4, keys: 4, causal: true, window: 2, mask: shaped });
    const last = booleans({ queries: 1, keys: 4, causal: true, window: 2, mask });
    expect(last).toEqual([0, 1, 2].flatMap((b) => whole.slice(b * 16 + 12, b * 16 + 16)));
    // With room for a token more, at the positions of the columns.
    const room = {
      data: Uint8Array.from([0, 1, 2].flatMap((b) => [...mask.slice(4 * b, 4 * b + 4), 1])),
      shape: [3, 5],
    };
    const open = booleans({ queries: 1, keys: 5, causal: true, window: 2, mask: room, queryPositions: [3] });
    expect(open).toEqual([0, 1, 2].flatMap((b) => [...last.slice(4 * b, 4 * b + 4), 0]));
  });

  test('added to scores beside biases of ALiBi and T5 it hides keys from softmax, and changes no other weight', () => {
    const heads = 3,
      tokens = 6,
      shape = [2, heads, tokens, tokens];
    const mask = { data: Uint8Array.of(0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), shape: [2, tokens] };
    const seen = attentionMaskBias({ queries: tokens, keys: tokens, causal: true, mask });
    const table = { data: Float32Array.from({ length: 32 * heads }, (_, i) => Math.sin(i)), rows: 32, columns: heads };
    for (const bias of [
      alibiBias({ heads, queries: tokens, keys: tokens }),
      t5Bias({ queries: tokens, keys: tokens, table, bidirectional: false }),
    ]) {
      const scores = addBias({ scores: { data: new Float32Array(2 * heads * tokens * tokens), shape }, bias });
      const masked = addBias({ scores, bias: seen });
      masked.data.forEach((x, i) => {
        const at = Math.floor(i / (heads * tokens * tokens)) * tokens * tokens + (i % (tokens * tokens));
        expect(x).toBe(seen.data[at] === 0 ? scores.data[i] : -Infinity);
      });
      const weights = softmax({ scores: { data: masked.data, rows: 2 * heads * tokens, columns: tokens } });
      // A query of padding on the left sees nothing, and its weights are zeros rather than NaN.
      expect([...weights.data.subarray(0, tokens)]).toEqual(Array(tokens).fill(0));
      const last = weights.data.subarray((tokens - 1) * tokens, tokens * tokens);
      expect(last.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      expect([...last.subarray(0, 2)]).toEqual([0, 0]);
    }
  });

  test('drafts of a tree see their branch alone, though siblings share a position', () => {
    const tree = { queries: 4, keys: 6, causal: true, parents: [-1, 0, 0, 1] };
    expect(booleans(tree)).toEqual([1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1]);
    expect(booleans({ ...tree, queryPositions: [2, 3, 3, 4] })).toEqual(booleans(tree));
  });

  test('the batch is that of a shape, or the rows of a flat mask', () => {
    const shapeOf = (more: object) => attentionMask({ queries: 1, keys: 2, causal: true, ...more }).shape[0];
    expect(shapeOf({})).toBe(1);
    expect(shapeOf({ mask: [1, 1, 0, 1, 1, 1] })).toBe(3);
    expect(shapeOf({ sequences: [0, 0, 1, 1] })).toBe(2);
    expect(shapeOf({ keyPositions: { data: [0, 1, 0, 1], shape: [2, 2] } })).toBe(2);
    expect(shapeOf({ batch: 4 })).toBe(4);
  });

  test('results go where they are asked to', () => {
    const options = { queries: 2, keys: 2, causal: true };
    const out = new Float64Array(4),
      ones = new Uint8Array(4),
      words = new Int32Array(2);
    expect(attentionMaskBias({ ...options, out }).data).toBe(out);
    expect(attentionMask({ ...options, out: ones }).data).toBe(ones);
    expect(attentionMaskBits({ ...options, out: words }).data).toBe(words);
    expect([[...out], [...ones], [...words]]).toEqual([
      [0, -Infinity, 0, 0],
      [1, 0, 1, 1],
      [1, 3],
    ]);
  });
});

describe('refusals', () => {
  const options = { queries: 2, keys: 3, causal: true };
  const of = (more: object) => () => attentionMask({ ...options, ...more } as never);

  test.each(['prefix', 'chunk'])('%s of padded rows asks for their positions', (name) => {
    const missing = { code: 'POSENC_MISSING_KEY', argument: 'keyPositions' };
    expect(of({ [name]: 2, mask: [0, 1, 1] })).toThrow(expect.objectContaining(missing) as Error);
    expect(of({ [name]: 2, mask: [0, 1, 1], keyPositions: paddedPositions({ mask: [0, 1, 1] }) })).not.toThrow();
  });
});
