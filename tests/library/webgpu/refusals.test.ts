// Calls that posenc/webgpu refuses, in one sentence each, before anything is encoded: the device never complains.
import { rotaryFrequencies } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGpu, type Gpu } from './support/gpu.ts';
import type { Job, Sent } from './support/host.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

const floats = (count: number): Sent => ({ type: 'float32', data: Array<number>(count).fill(1) });
const options = { headDim: 8, headsFirst: false, pairing: 'rotateHalf' };
const positions = { first: 0, count: 4 };
const x = { buffer: 'x' };

const rotary = (more: object = {}, call: object = {}, job: Partial<Job> = {}): Job => ({
  kind: 'rotary',
  options: { ...options, ...('frequencies' in more || 'grid' in more ? {} : { base: 10000 }), ...more },
  buffers: { x: floats(64), other: floats(64) },
  calls: [{ x, heads: 2, positions, ...call }],
  ...job,
});
const bias = (more: object, call: object): Job => ({
  kind: 'bias',
  options: { kind: 'alibi', heads: 2, ...more },
  buffers: { out: floats(32), list: floats(8) },
  calls: [{ out: { buffer: 'out' }, queries: { count: 4 }, keys: { count: 4 }, ...call }],
});
const table = (more: object, call: object = {}): Job => ({
  kind: 'table',
  options: { dim: 8, ...more },
  buffers: { out: floats(32) },
  calls: [{ out: { buffer: 'out' }, positions, ...call }],
});

/** The code of the error and the words by which its message names the fault. */
const refused: Readonly<Record<string, readonly [job: Job, code: string, words: string]>> = {
  'no device': [
    rotary({}, {}, { spoil: 'no device' }),
    'POSENC_UNAVAILABLE',
    'createRotary: device is missing: this browser has no WebGPU, or no adapter for it; ' +
      "allowed: a GPUDevice, from navigator.gpu, or fallback: 'cpu' for typed arrays",
  ],
  'another fallback': [rotary({ fallback: 'wasm' }), 'POSENC_WRONG_TYPE', 'fallback is "wasm"'],
  'a misspelt option': [rotary({ pairng: 'x' }), 'POSENC_WRONG_TYPE', 'did you mean pairing?'],
  'a misspelt option of a call': [rotary({}, { positons: 1 }), 'POSENC_WRONG_TYPE', 'did you mean call.positions?'],
  'no head dimension': [rotary({ headDim: undefined }), 'POSENC_WRONG_TYPE', 'headDim is undefined'],
  'an odd head': [rotary({ headDim: 7 }), 'POSENC_OUT_OF_RANGE', 'headDim is 7'],
  'nothing to turn by': [
    rotary({ base: undefined }),
    'POSENC_WRONG_TYPE',
    'createRotary: frequencies is undefined; allowed: those of the weights, from rotaryFrequencies or ' +
      'rotaryFromConfig, or a base, or a grid',
  ],
  'a base of 1': [rotary({ base: 1 }), 'POSENC_OUT_OF_RANGE', 'base is 1'],
  'a base and frequencies': [
    rotary({ base: 10, frequencies: { inverse: [1] } }),
    'POSENC_WRONG_TYPE',
    'nothing, where there are frequencies',
  ],
  'more frequencies than channels': [
    rotary({ frequencies: { inverse: [1, 1, 1, 1, 1] } }),
    'POSENC_SHAPE_MISMATCH',
    'at least the 10 channels that turn',
  ],
  'axes of another length': [
    rotary({ frequencies: { inverse: [1, 0.1] }, axes: [0] }),
    'POSENC_SHAPE_MISMATCH',
    'an axis for each of the 2 pairs',
  ],
  'a small buffer': [
    rotary({}, { heads: 3 }),
    'POSENC_SHAPE_MISMATCH',
    'GpuRotary.bind: x.buffer is 64; allowed: at least 96 elements, as offset, sizes and strides need, not 64',
  ],
  'a view beyond the end': [rotary({}, { x: { buffer: 'x', offset: 1 } }), 'POSENC_SHAPE_MISMATCH', 'at least 65'],
  'no buffer': [rotary({}, { x: { buffer: 5 } }), 'POSENC_WRONG_TYPE', 'x.buffer is 5; allowed: a GPUBuffer'],
  'a buffer for vertices': [
    rotary({}, {}, { usage: 0x2c }),
    'POSENC_BAD_BUFFER',
    'GPUBufferUsage.STORAGE among others',
  ],
  'rows that share elements': [
    rotary({}, { x: { buffer: 'x', strides: { head: 4 } } }),
    'POSENC_OVERLAP',
    'x.strides is 4; allowed: rows that lie apart: at least 8 elements',
  ],
  'a result over a part of its input': [
    rotary({}, { positions: { count: 2 }, out: { buffer: 'x', offset: 8 } }),
    'POSENC_OVERLAP',
    'out.offset is 8; allowed: the place of x itself, or elements that x does not have',
  ],
  'a slot without a cache': [rotary({}, { slot: 1 }), 'POSENC_WRONG_TYPE', 'a token of out, which is missing'],
  'a slot beyond the cache': [
    rotary({}, { positions: { count: 2 }, out: { buffer: 'other', tokens: 4 }, slot: 3 }),
    'POSENC_OUT_OF_RANGE',
    'slot is 3; allowed: an integer from 0 to 2',
  ],
  'rows by positions that are floats': [
    rotary(
      {},
      { positions: { buffer: 'list', count: 2, type: 'float32' }, out: { buffer: 'other' }, slot: 'position' },
    ),
    'POSENC_WRONG_TYPE',
    'positions.type is "float32"; allowed: whole positions',
  ],
  'rows by the positions of a grid': [
    rotary(
      {
        grid: {
          coordinates: { data: [0, 1, 2, 3], shape: [1, 4] },
          ...{ frequencies: { inverse: [1, 0.1] }, pairs: 2, heads: 1 },
        },
      },
      { positions: undefined, out: { buffer: 'other' }, slot: 'position' },
    ),
    'POSENC_WRONG_TYPE',
    'a grid has no rows',
  ],
  'sizes beyond any buffer': [
    rotary({}, { batch: 2 ** 31, heads: 2 ** 16, positions: { count: 2 ** 32 - 1 } }),
    'POSENC_OUT_OF_RANGE',
    'x.strides.batch is 2251799813160960; allowed: an integer from 0 to 4294967295',
  ],
  'a frequency of too many turns': [
    rotary({ frequencies: { inverse: [1, 2 ** 31] } }),
    'POSENC_OUT_OF_RANGE',
    'frequencies.inverse[1] is 2147483648',
  ],
  'queries 2^31 from a key': [
    bias({}, { queries: { first: 2 ** 31 + 3, count: 4 }, keys: { first: 4, count: 4 } }),
    'POSENC_OUT_OF_RANGE',
    'queries.first is 2147483651; allowed: queries less than 2^31 from every key: those are at 4 to 7',
  ],
  'a move of queries 2^31 from a key': [
    bias({}, { move: [-(2 ** 31)] }),
    'POSENC_OUT_OF_RANGE',
    'GpuCall.move: queries.first is -2147483648',
  ],
  'keys of 32 bits by their index': [
    bias({ form: 'keyIndex' }, { queries: { first: 2 ** 31, count: 4 }, keys: { first: 2 ** 31, count: 4 } }),
    'POSENC_OUT_OF_RANGE',
    'keys below 2^31 in magnitude',
  ],
  'positions of no type': [
    rotary({}, { positions: { buffer: 'other', count: 4, type: 'uint8' } }),
    'POSENC_UNKNOWN_NAME',
    'positions.type is "uint8"',
  ],
  'too few positions': [
    rotary({}, { positions: { buffer: 'other', count: 2, offset: 63 } }),
    'POSENC_SHAPE_MISMATCH',
    'at least 65 words of 4 bytes',
  ],
  'positions in the buffer that is turned': [
    rotary({}, { positions: { buffer: 'x', count: 2 } }),
    'POSENC_WRONG_TYPE',
    'another buffer than those of x and out',
  ],
  'a number for positions': [rotary({}, { positions: 5 }), 'POSENC_WRONG_TYPE', '{ first, count }'],
  'a move of positions in a buffer': [
    rotary({}, { positions: { buffer: 'other', count: 2 }, move: [5] }),
    'POSENC_WRONG_TYPE',
    'GpuCall.move: first is 5; allowed: nothing: positions are in a buffer',
  ],
  'a move too far': [rotary({}, { move: [2 ** 40] }), 'POSENC_OUT_OF_RANGE', 'an integer from -2^32 to 2^32'],
  'no pass': [rotary({}, {}, { spoil: 'no pass' }), 'POSENC_WRONG_TYPE', 'GpuCall.encode: pass is undefined'],
  'a rotation that was disposed of': [
    rotary({}, {}, { spoil: 'dispose' }),
    'POSENC_DISPOSED',
    'the rotation was disposed of',
  ],
  'a call that was disposed of': [
    rotary({}, {}, { spoil: 'dispose call' }),
    'POSENC_DISPOSED',
    'the call was disposed of',
  ],
  'a device that is lost': [rotary({}, {}, { spoil: 'lose' }), 'POSENC_DEVICE_LOST', 'the device is lost'],
  'a table of no width': [table({ dim: 0 }), 'POSENC_OUT_OF_RANGE', 'createTable: dim is 0'],
  'a table with a narrow stride': [
    table({}, { out: { buffer: 'out', stride: 4 } }),
    'POSENC_OVERLAP',
    'rows that lie apart: at least 8',
  ],
  'a bias of no kind': [bias({ kind: 'kerple' }, {}), 'POSENC_UNKNOWN_NAME', 'createBias: kind is "kerple"'],
  'a bias for too few scores': [bias({ heads: 3 }, {}), 'POSENC_SHAPE_MISMATCH', 'out.buffer is 32'],
  'T5 without a table': [bias({ kind: 't5' }, {}), 'POSENC_WRONG_TYPE', "{ buffer }, T5's learned table"],
  'T5 with a short table': [
    bias({ kind: 't5' }, { table: { buffer: 'list' } }),
    'POSENC_SHAPE_MISMATCH',
    'at least 64 elements',
  ],
  'a buffer beyond the limit of the device': [
    rotary({}, {}, { limits: { maxStorageBufferBindingSize: 128 } }),
    'POSENC_TOO_LARGE',
    'x is 256; allowed: at most 128 bytes, maxStorageBufferBindingSize of the device',
  ],
  'more workgroups than the device has': [
    rotary(
      {},
      { x: { ...x, strides: { token: 8 } }, heads: 1, positions: { count: 8 } },
      { limits: { maxComputeWorkgroupsPerDimension: 0.1 } },
    ),
    'POSENC_TOO_LARGE',
    'the device has no grid for so many',
  ],
};

describe('posenc/webgpu refuses', () => {
  test.each(Object.keys(refused))('%s', async (name) => {
    const [job, code, words] = refused[name] as (typeof refused)[string];
    const { error, complaints, buffers } = await gpu.run(job);
    expect(error?.message).toContain(words);
    expect(error?.code).toBe(code);
    expect(complaints).toEqual([]);
    // Nothing was changed: inputs are all ones.
    expect(new Set(Object.values(buffers).flat())).toEqual(new Set(Object.keys(buffers).length > 0 ? [1] : []));
  });

  test.each([
    ['rotation', rotary({}, { positions: { count: 0 } })],
    ['rotation, heads first', rotary({ headsFirst: true }, { positions: { count: 0 } })],
    ['rotation at the end of its buffer', rotary({}, { x: { buffer: 'x', offset: 64 }, positions: { count: 0 } })],
    ['table', table({}, { positions: { count: 0 } })],
    ['bias without queries', bias({}, { queries: { count: 0 } })],
    ['bias without keys', bias({}, { keys: { count: 0 } })],
  ] as const)('nothing to do: a %s', async (_, job) => {
    const { error, complaints, buffers } = await gpu.run(job);
    expect([error, complaints]).toEqual([undefined, []]);
    expect(new Set(Object.values(buffers).flat())).toEqual(new Set([1]));
  });

  test('nothing that is right: the same frequencies with and without a remainder', async () => {
    const { inverse } = rotaryFrequencies({ headDim: 8 });
    const { error, complaints } = await gpu.run(rotary({ frequencies: { inverse: [...inverse] } }));
    expect([error, complaints]).toEqual([undefined, []]);
  });
});
