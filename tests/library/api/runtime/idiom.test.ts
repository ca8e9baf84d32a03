// Every function accepts the results of the others; a convention is the value of an option.
import {
  addBias,
  alibiMaskedBias,
  applyRotary,
  biasFromIndex,
  fairseqPositions,
  fireDistances,
  productEncoding,
  rotaryFrequencies,
  rotaryGrid,
  shawIndex,
  similarity,
  sinusoidal,
  sinusoidalGrid,
  t5Buckets,
} from 'posenc';
import { describe, expect, test } from 'vitest';

const table = sinusoidal({ positions: [2, 3, 1, 4], dim: 6 });

describe('a result', () => {
  test('of two axes is a tensor with named sizes, for any contents', () => {
    for (const result of [table, shawIndex({ queries: 2, keys: 3 }), fireDistances({ queries: 2, keys: 3 })]) {
      expect(Object.keys(result)).toEqual(['data', 'shape', 'rows', 'columns']);
      expect(result.shape).toEqual([result.rows, result.columns]);
    }
  });

  test('is accepted with the shape of onnxruntime, and with only rows and columns', () => {
    const expected = similarity({ table }).data;
    expect(similarity({ table: { data: table.data, dims: [4, 6] } }).data).toEqual(expected);
    expect(similarity({ table: { data: table.data, rows: 4, columns: 6 } }).data).toEqual(expected);
    const scores = { data: new Float32Array(12), dims: [2, 2, 3] };
    const bias = { data: Float32Array.of(1, 2, 3), dims: [1, 3] };
    expect([...addBias({ scores, bias }).data]).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
  });

  test('with contradictory sizes is rejected', () => {
    expect(() => similarity({ table: { ...table, shape: [6, 4] } })).toThrow(
      /table\.shape is an array; allowed: \[4, 6\]/,
    );
  });
});

describe('positions and lists', () => {
  test('may be the tensor that another function gave', () => {
    const positions = fairseqPositions({ tokens: [5, 6, 1, 7], length: 2 });
    expect(sinusoidal({ positions, dim: 6 }).data).toEqual(sinusoidal({ positions: [...positions.data], dim: 6 }).data);
    const x = Float32Array.from({ length: 16 }, (_, k) => Math.sin(k));
    const frequencies = rotaryFrequencies({ headDim: 4 });
    const options = { headDim: 4, heads: 1, batch: 2, pairing: 'rotateHalf', frequencies } as const;
    const rows = [
      [0, 1],
      [5, 6],
    ]; // one list for each row of the batch
    expect(
      applyRotary(x, { ...options, positions: { data: Float64Array.of(0, 1, 5, 6), shape: [2, 2] } }).data,
    ).toEqual(applyRotary(x, { ...options, positions: rows }).data);
  });

  test('may be 64-bit integers, as tokenizers give them, if a number can hold them', () => {
    const data = BigInt64Array.of(2n, 3n, 1n, 4n);
    expect(sinusoidal({ positions: data, dim: 6 }).data).toEqual(table.data);
    expect(sinusoidal({ positions: { data, dims: [1, 4] }, dim: 6 }).data).toEqual(table.data);
    expect(t5Buckets({ relative: BigInt64Array.of(-64n, 1n) })).toEqual(Int32Array.of(14, 17));
    expect(alibiMaskedBias({ heads: 1, mask: BigInt64Array.of(0n, 1n) }).shape).toEqual([1, 1, 2]);
    expect(() => sinusoidal({ positions: BigInt64Array.of(2n ** 53n + 1n), dim: 6 })).toThrow(/positions\[0\]/);
    expect(() => t5Buckets({ relative: [2n ** 40n] })).toThrow(/relative\[0\] is 1099511627776n/);
  });

  test('may be in memory shared by threads, which is copied at once', () => {
    const shared = new Float64Array(new SharedArrayBuffer(32));
    shared.set([2, 3, 1, 4]);
    expect(sinusoidal({ positions: shared, dim: 6 }).data).toEqual(table.data);
    const data = new Float32Array(new SharedArrayBuffer(table.data.byteLength));
    data.set(table.data);
    expect(similarity({ table: { data, shape: [4, 6] } }).data).toEqual(similarity({ table }).data);
    expect(() => sinusoidal({ positions: 4, dim: 6, out: data })).toThrow(/out is a Float32Array; .*SharedArrayBuffer/);
  });

  test('are looked up with an index of 64-bit integers too', () => {
    const index = { data: BigInt64Array.of(1n, 0n), dims: [1, 2] };
    expect(biasFromIndex({ index, table: { data: Float32Array.of(5, 7), rows: 2, columns: 1 } })).toEqual({
      data: Float32Array.of(7, 5),
      shape: [1, 1, 2],
    });
  });
});

describe('a convention', () => {
  test('that does not exist is rejected with a list of those that do', () => {
    expect(() => sinusoidal({ convention: 'fairsec', positions: 4, dim: 6 } as never)).toThrow(
      /^sinusoidal: convention is "fairsec"; allowed: "paper" or "fairseq" or "tensor2tensor"/,
    );
    expect(() => sinusoidalGrid({ height: 2, width: 2, dim: 8 } as never)).toThrow(
      /^sinusoidalGrid: convention is undefined/,
    );
    expect(() => rotaryGrid({ convention: 'toString' } as never)).toThrow(/^rotaryGrid: convention is "toString"/);
  });

  test('has its own options and no others', () => {
    expect(() => sinusoidal({ convention: 'whisper', positions: 4, dim: 6, paddingIndex: 1 } as never)).toThrow(
      /^paddingIndex is no option of sinusoidal with convention "whisper"; allowed: one of /,
    );
    expect(() => sinusoidal({ positions: 4, dim: 6, maxTimescale: 100 } as never)).toThrow(
      /^maxTimescale is no option of sinusoidal; allowed: one of /,
    );
  });

  test('gives doubles on request, by dtype or by out', () => {
    const options = { convention: 'fairseq', positions: 3, dim: 6 } as const;
    const doubles: Float64Array = sinusoidal({ ...options, dtype: 'float64' }).data;
    const out: Float64Array = sinusoidal({ ...options, out: new Float64Array(18) }).data;
    expect(out).toEqual(doubles);
    const either: 'float32' | 'float64' = Math.random() < 2 ? 'float64' : 'float32';
    const floats: Float32Array | Float64Array = sinusoidal({ ...options, dtype: either }).data;
    expect(floats).toEqual(doubles);
  });
});

test('points of two axes may come as a matrix', () => {
  const points = { data: Float32Array.of(1, 2, 3, 4), shape: [2, 2] };
  expect(productEncoding({ points, dim: 4 }).data).toEqual(productEncoding({ points: [1, 2, 3, 4], dim: 4 }).data);
});
