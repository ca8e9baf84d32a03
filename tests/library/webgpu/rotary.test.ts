// Rotations on the GPU against those on the CPU, which are exact.
import { applyRotary, mropeAxes, rotaryFrequencies, rotaryGrid, type Frequencies, type RotaryGrid } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGpu, type Gpu } from './support/gpu.ts';
import type { Job, Sent } from './support/host.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

/** Multiples of 1/64 from -1 to 1, the same in every run. */
function sample(count: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return (state % 129) / 64 - 1;
  });
}

const floats = (data: readonly number[]): Sent => ({ type: 'float32', data });

const listed = ({ inverse, remainder, attentionFactor }: Frequencies) => ({
  inverse: [...inverse],
  remainder: [...remainder],
  attentionFactor,
});

const gridOf = ({ coordinates, frequencies, pairs, heads }: RotaryGrid) => ({
  coordinates: { data: [...coordinates.data], shape: coordinates.shape },
  frequencies: listed(frequencies),
  pairs,
  heads,
});

/** Cosine and sine are within 2^-24 each; two products and a sum of float32 follow, of numbers of at most 1. */
const bound = 2 * 2 ** -24 + 4 * 2 ** -24;

function farthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let most = 0;
  for (let i = 0; i < a.length; ++i) {
    const off = Math.abs((a[i] as number) - (b[i] as number));
    if (!(off <= most)) most = off;
  }
  return most;
}

interface Case {
  readonly heads?: number;
  readonly batch?: number;
  readonly headsFirst?: boolean;
  readonly pairing?: 'interleaved' | 'rotateHalf';
  readonly headDim?: number;
  readonly frequencies?: Frequencies;
  readonly positions: readonly number[] | readonly (readonly number[])[];
  readonly given?: Readonly<Record<string, unknown>>;
  readonly list?: Sent;
  readonly inverse?: boolean;
}

/** The worst difference of a case from the CPU's doubles. */
async function worst(one: Case, fallback = false): Promise<number> {
  const { heads = 2, batch = 1, headsFirst = false, pairing = 'rotateHalf', headDim = 8, inverse = false } = one;
  const nested = Array.isArray(one.positions[0]);
  const tokens = nested ? (one.positions[0] as number[]).length : one.positions.length;
  const x = sample(batch * tokens * heads * headDim);
  const frequencies = one.frequencies ?? rotaryFrequencies({ headDim });
  const given = one.given ?? { first: one.positions[0] as number, count: tokens };
  const job: Job = {
    kind: 'rotary',
    options: { headDim, headsFirst, pairing, frequencies: listed(frequencies), ...(fallback && { fallback: 'cpu' }) },
    buffers: { x: floats(x), ...(one.list && { list: one.list }) },
    calls: [{ x: { buffer: 'x' }, heads, batch, positions: given, inverse }],
    fallback,
  };
  const { buffers, error, complaints } = await gpu.run(job);
  expect([error, complaints]).toEqual([undefined, []]);
  const shape = { batch, heads, headDim: 2 * frequencies.inverse.length, headsFirst: false };
  const turning = 2 * frequencies.inverse.length;
  // Token rows for the CPU, whatever the order and the width.
  const place = (b: number, t: number, h: number): number =>
    (headsFirst ? (b * heads + h) * tokens + t : (b * tokens + t) * heads + h) * headDim;
  const part = new Float64Array(batch * tokens * heads * turning);
  const every = (visit: (from: number, to: number) => void): void => {
    let to = 0;
    for (let b = 0; b < batch; ++b)
      for (let t = 0; t < tokens; ++t) for (let h = 0; h < heads; ++h, to += turning) visit(place(b, t, h), to);
  };
  every((from, to) => part.set(x.slice(from, from + turning), to));
  const truth = applyRotary(part, {
    ...shape,
    positions: one.positions as number[],
    frequencies,
    pairing,
    inverse,
  }).data;
  const wanted = [...x];
  every((from, to) => {
    for (let c = 0; c < turning; ++c) wanted[from + c] = truth[to + c] as number;
  });
  return farthest(buffers['x'] ?? [], wanted);
}

const yarn = { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 4096 } as const;
const llama3 = { type: 'llama3', factor: 8, originalMaxPositionEmbeddings: 8192 } as const;

const cases: Readonly<Record<string, Case>> = {
  'halves of a head': { positions: [5, 6, 7] },
  neighbours: { positions: [5, 6, 7], pairing: 'interleaved' },
  'heads first, batches': { positions: [900, 901], batch: 3, heads: 5, headsFirst: true },
  'position 2^31': { positions: [2 ** 31 - 1, 2 ** 31] },
  'negative positions': { positions: [-3, -2, -1, 0, 1] },
  'a part of a head': { positions: [11, 12], frequencies: rotaryFrequencies({ headDim: 8, partialRotaryFactor: 0.5 }) },
  'an odd head': { positions: [11, 12], headDim: 7, frequencies: rotaryFrequencies({ rotaryDim: 4 }) },
  yarn: { positions: [40_000, 40_001], frequencies: rotaryFrequencies({ headDim: 8, scaling: yarn }) },
  'yarn, back': { positions: [40_000], frequencies: rotaryFrequencies({ headDim: 8, scaling: yarn }), inverse: true },
  'llama 3': { positions: [131_071], frequencies: rotaryFrequencies({ headDim: 8, base: 5e5, scaling: llama3 }) },
  'positions of 32 bits': {
    positions: [3, -1, 2147483647, -2147483648],
    list: { type: 'int32', data: [3, -1, 2147483647, -2147483648] },
    given: { buffer: 'list', count: 4 },
  },
  'positions without sign': {
    positions: [4294967295, 7],
    list: { type: 'uint32', data: [0, 4294967295, 7] },
    given: { buffer: 'list', count: 2, type: 'uint32', offset: 1 },
  },
  'positions of 64 bits': {
    positions: [5, -5, 2 ** 33],
    list: { type: 'int64', data: [0, 5, -5, 2 ** 33] },
    given: { buffer: 'list', count: 3, type: 'int64', offset: 1 },
  },
  'positions that are floats': {
    positions: [0.5, -0.5, 999.25, -1e-3, 123456.703125, 3e9, -7.75].map(Math.fround),
    list: { type: 'float32', data: [0.5, -0.5, 999.25, -1e-3, 123456.703125, 3e9, -7.75] },
    given: { buffer: 'list', count: 7, type: 'float32' },
  },
  'positions of each batch row': {
    positions: [
      [4, 9],
      [100, 50],
    ],
    batch: 2,
    list: { type: 'int32', data: [4, 9, 100, 50] },
    given: { buffer: 'list', count: 2, batchStride: 2 },
  },
};

describe('createRotary', () => {
  test.each(Object.keys(cases))('%s: as on the CPU', async (name) => {
    const one = cases[name] as Case;
    const factor = one.inverse ? 1 : Math.max(1, one.frequencies?.attentionFactor ?? 1);
    expect(await worst(one)).toBeLessThanOrEqual(bound * factor);
  });

  test.each(Object.keys(cases))('%s: the same call on the CPU', async (name) => {
    expect(await worst(cases[name] as Case, true)).toBeLessThanOrEqual(2 ** -22);
  });

  const heads = 2,
    headDim = 16;

  test('the axes of M-RoPE, positions in a buffer', async () => {
    const frequencies = rotaryFrequencies({ headDim });
    const sections = { style: 'interleaved', sections: [4, 2, 2] } as const;
    const rows = [
      [7, 8, 9],
      [7, 100, 101],
      [7, 50, 3],
    ];
    const x = sample(3 * heads * headDim);
    const { buffers, complaints } = await gpu.run({
      kind: 'rotary',
      options: {
        ...{ headDim, headsFirst: false, pairing: 'rotateHalf', frequencies: listed(frequencies) },
        axes: [...mropeAxes({ ...sections, pairs: headDim / 2 })],
      },
      buffers: { x: floats(x), list: { type: 'int32', data: rows.flat() } },
      calls: [{ x: { buffer: 'x' }, heads, positions: { buffer: 'list', count: 3 } }],
    });
    expect(complaints).toEqual([]);
    const grid = rotaryGrid({ convention: 'mrope', ...sections, frequencies, positions: rows });
    const truth = applyRotary(new Float64Array(x), {
      heads,
      headDim,
      headsFirst: false,
      pairing: 'rotateHalf',
      grid,
    }).data;
    expect(farthest(buffers['x'] ?? [], truth)).toBeLessThanOrEqual(bound);
  });

  const grids: Readonly<Record<string, RotaryGrid>> = {
    'a grid of whole coordinates': rotaryGrid({ convention: 'wan', headDim, frames: 2, height: 2, width: 3 }),
    'a grid of fractions': rotaryGrid({ convention: 'eva', headDim, height: 3, width: 5 }),
    'a grid whose heads differ': rotaryGrid({
      ...{ convention: 'ltx', heads, headDim, frames: 2, height: 2, width: 3 },
      steps: [1 / 20, 1 / 64, 1 / 64],
    }),
  };

  test.each(Object.keys(grids))('%s', async (name) => {
    const grid = grids[name] as RotaryGrid;
    const tokens = grid.coordinates.columns;
    const x = sample(tokens * heads * headDim);
    const { buffers, error, complaints } = await gpu.run({
      kind: 'rotary',
      options: { headDim, headsFirst: false, pairing: 'interleaved', grid: gridOf(grid) },
      buffers: { x: floats(x) },
      calls: [{ x: { buffer: 'x' }, heads }],
    });
    expect([error, complaints]).toEqual([undefined, []]);
    const truth = applyRotary(new Float64Array(x), {
      heads,
      headDim,
      headsFirst: false,
      pairing: 'interleaved',
      grid,
    }).data;
    expect(farthest(buffers['x'] ?? [], truth)).toBeLessThanOrEqual(bound);
  });

  test('rows of fused queries, keys and values, and a cache that keys move into', async () => {
    const width = 3 * headDim; // a head of each
    const x = sample(4 * width);
    const options = { headDim, headsFirst: true, pairing: 'rotateHalf', base: 10000 };
    const cache = { buffer: 'cache', tokens: 8 };
    const strides = { token: width };
    const { buffers, error, complaints } = await gpu.run({
      kind: 'rotary',
      options,
      buffers: { x: floats(x), cache: floats(Array<number>(8 * headDim).fill(9)), at: { type: 'int32', data: [6] } },
      calls: [
        { x: { buffer: 'x', strides }, heads: 1, positions: { first: 3, count: 1 } },
        {
          x: { buffer: 'x', offset: headDim, strides },
          out: cache,
          heads: 1,
          slot: 1,
          positions: { count: 2 },
          move: [20, 2],
        },
        {
          x: { buffer: 'x', offset: headDim, strides },
          out: cache,
          heads: 1,
          slot: 'position',
          positions: { buffer: 'at', count: 1 },
        },
        {
          x: { buffer: 'x', offset: headDim, strides },
          out: cache,
          heads: 1,
          slot: 'position',
          positions: { first: 8, count: 2 },
        },
      ],
    });
    expect([error, complaints]).toEqual([undefined, []]);
    const one = (from: number, position: number): number[] => [
      ...applyRotary(new Float64Array(x.slice(from, from + headDim)), {
        ...{ heads: 1, headDim, pairing: 'rotateHalf', frequencies: rotaryFrequencies({ headDim }) },
        positions: [position],
      }).data,
    ];
    expect(farthest(buffers['x'] ?? [], [...one(0, 3), ...x.slice(headDim)])).toBeLessThanOrEqual(bound);
    const empty = Array<number>(headDim).fill(9);
    const kept = [empty, empty, one(headDim, 20), one(headDim + width, 21), empty, empty, one(headDim, 6), empty];
    expect(farthest(buffers['cache'] ?? [], kept.flat())).toBeLessThanOrEqual(bound);
  });

  test('far from the beginning of buffers, where bindings begin at multiples of what the device allows', async () => {
    const [far, place, later] = [1001, 2113, 517];
    const x = sample(far + 2 * heads * headDim);
    const { buffers, error, complaints } = await gpu.run({
      kind: 'rotary',
      options: { headDim, headsFirst: false, pairing: 'interleaved', base: 10000 },
      buffers: {
        x: floats(x),
        out: floats(Array<number>(place + 2 * heads * headDim + 5).fill(9)),
        list: { type: 'int64', data: [...Array<number>(later).fill(3), 40, 41] },
      },
      calls: [
        {
          ...{ x: { buffer: 'x', offset: far }, out: { buffer: 'out', offset: place }, heads },
          positions: { buffer: 'list', count: 2, type: 'int64', offset: later },
        },
      ],
    });
    expect([error, complaints]).toEqual([undefined, []]);
    const turned = applyRotary(new Float64Array(x.slice(far)), {
      ...{ heads, headDim, headsFirst: false, pairing: 'interleaved' },
      frequencies: rotaryFrequencies({ headDim }),
      positions: { first: 40, count: 2 },
    }).data;
    const wanted = [...Array<number>(place).fill(9), ...turned, ...Array<number>(5).fill(9)];
    expect(farthest(buffers['out'] ?? [], wanted)).toBeLessThanOrEqual(bound);
  });

  test('a cache has no row for a position of more than 32 bits, or for a negative one', async () => {
    const x = sample(3 * headDim);
    const job: Job = {
      kind: 'rotary',
      options: { headDim, headsFirst: true, pairing: 'rotateHalf', base: 10000 },
      buffers: {
        x: floats(x),
        cache: floats(Array<number>(4 * headDim).fill(9)),
        at: { type: 'int64', data: [2 ** 32 + 1, -1, 0] },
      },
      calls: [
        {
          ...{ x: { buffer: 'x' }, out: { buffer: 'cache', tokens: 4 }, heads: 1, slot: 'position' },
          positions: { buffer: 'at', count: 3, type: 'int64' },
        },
      ],
    };
    // At position 0 nothing turns.
    const wanted = [...x.slice(2 * headDim), ...Array<number>(3 * headDim).fill(9)];
    expect((await gpu.run(job)).buffers['cache']).toEqual(wanted);
    const onCpu = { ...job, fallback: true, options: { ...job.options, fallback: 'cpu' } };
    expect((await gpu.run(onCpu)).buffers['cache']).toEqual(wanted);
  });

  test('the same bits from run to run, in place and elsewhere, and in either order of heads', async () => {
    const x = sample(3 * heads * headDim);
    const job: Job = {
      kind: 'rotary',
      options: { headDim, headsFirst: false, pairing: 'rotateHalf', base: 10000 },
      buffers: { x: floats(x), out: floats(x.map(() => 0)) },
      calls: [
        { x: { buffer: 'x' }, out: { buffer: 'out' }, heads, positions: { first: 77_777, count: 3 } },
        { x: { buffer: 'x' }, heads, positions: { first: 77_777, count: 3 } },
      ],
    };
    const [first, second] = [await gpu.run(job), await gpu.run(job)];
    expect(first.buffers).toEqual(second.buffers);
    expect(first.buffers['x']).toEqual(first.buffers['out']);
  });
});
