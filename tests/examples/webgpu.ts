// Positions on the GPU: tables made here and uploaded, and rotations that are computed where the model is.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFromConfig, sinusoidal } from 'posenc';
import { createRotary, type CpuBuffer, type GpuBuffer, type GpuDevice, type GpuRotary } from 'posenc/webgpu';

// #region upload
/** The part of WebGPU that is needed here; a GPUDevice fits. */
interface Device<Buffer> {
  createBuffer(options: { size: number; usage: number; mappedAtCreation: boolean }): Buffer;
}
interface Mapped {
  getMappedRange(): ArrayBuffer;
  unmap(): void;
}

const storage = 0x80; // GPUBufferUsage.STORAGE

function uploadTable<Buffer extends Mapped>(device: Device<Buffer>, positions: number, dim: number): Buffer {
  const buffer = device.createBuffer({ size: 4 * positions * dim, usage: storage, mappedAtCreation: true });
  sinusoidal({ positions, dim, out: new Float32Array(buffer.getMappedRange()) });
  buffer.unmap();
  return buffer;
}
// #endregion

// #region half
/** The same in half the memory: `out` has the bits of 16-bit floats, which a shader reads as f16. */
function uploadHalves<Buffer extends Mapped>(device: Device<Buffer>, positions: number, dim: number): Buffer {
  // A mapped buffer has whole words: an odd number of halves leaves half a word at the end.
  const size = 4 * Math.ceil((positions * dim) / 2);
  const buffer = device.createBuffer({ size, usage: storage, mappedAtCreation: true });
  const out = new Uint16Array(buffer.getMappedRange(), 0, positions * dim);
  sinusoidal({ positions, dim, dtype: 'float16', out });
  buffer.unmap();
  return buffer;
}
// #endregion

// #region bind
// The relevant keys of a config.json.
const config = { model_type: 'llama', hidden_size: 4096, num_attention_heads: 32, rope_theta: 500000 };
const heads = 32,
  keyHeads = 8,
  headDim = 128,
  longest = 256;

async function prepare(device: GpuDevice | undefined): Promise<GpuRotary> {
  const { frequencies, pairing } = rotaryFromConfig(config);
  return createRotary(device, { headDim, headsFirst: true, pairing, frequencies, fallback: 'cpu' });
}

/** Buffers of one layer: a GPUBuffer each, or typed arrays where there is no GPU. */
interface Layer<Buffer> {
  readonly q: Buffer;
  readonly k: Buffer;
  readonly cache: Buffer;
}

/** Queries turn in place; keys go to the row of the cache that their position says. */
function bindLayer(rope: GpuRotary, { q, k, cache }: Layer<GpuBuffer | CpuBuffer>, position: GpuBuffer | CpuBuffer) {
  const positions = { buffer: position, count: 1 };
  const rows = { buffer: cache, tokens: longest };
  return [
    rope.bind({ x: { buffer: q }, heads, positions }),
    rope.bind({ x: { buffer: k }, out: rows, heads: keyHeads, positions, slot: 'position' }),
  ] as const;
}
// #endregion

// #region decode
/** What the loop needs of WebGPU; a GPUDevice fits. */
interface Host extends GpuDevice {
  readonly queue: {
    writeBuffer(buffer: object, at: number, data: Int32Array): void;
    submit(list: readonly object[]): void;
  };
  createCommandEncoder(): {
    beginComputePass(): {
      end(): void;
      setPipeline(p: unknown): void;
      setBindGroup(i: number, g: unknown): void;
      dispatchWorkgroups(x: number): void;
    };
    finish(): object;
  };
}
type Pass = ReturnType<ReturnType<Host['createCommandEncoder']>['beginComputePass']>;

/** One position a step is all that goes to the GPU, and a shader could count it. Nothing comes back. */
async function decode(
  device: Host,
  layers: readonly Layer<GpuBuffer>[],
  position: GpuBuffer,
  attend: (pass: Pass, layer: number) => void,
  steps: number,
): Promise<void> {
  const rope = await prepare(device);
  const calls = layers.map((layer) => bindLayer(rope, layer, position));
  const now = new Int32Array(1);
  for (let step = 0; step < steps; ++step) {
    now[0] = step;
    device.queue.writeBuffer(position, 0, now);
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    calls.forEach(([query, key], layer) => {
      query.encode(pass);
      key.encode(pass);
      attend(pass, layer);
    });
    pass.end();
    device.queue.submit([encoder.finish()]);
  }
  rope.dispose();
}
// #endregion

// Node has no GPU: an ArrayBuffer, which a page gets too, takes the place of its memory.
let memory = new ArrayBuffer(4 * 512 * 64);
const calls: string[] = [];
const device = {
  createBuffer({ size, mappedAtCreation }: { size: number; mappedAtCreation: boolean }) {
    assert.deepEqual([size, mappedAtCreation], [memory.byteLength, true]);
    return {
      getMappedRange: () => (calls.push('mapped'), memory),
      unmap: () => void calls.push('unmapped'),
    };
  },
};
uploadTable(device, 512, 64);
assert.deepEqual(calls, ['mapped', 'unmapped']);
assert.deepEqual(new Float32Array(memory), sinusoidal({ positions: 512, dim: 64 }).data);
console.log(`${memory.byteLength} bytes are where the GPU reads them`);

memory = new ArrayBuffer(32); // 15 halves, and two bytes
uploadHalves(device, 3, 5);
const { data } = sinusoidal({ positions: 3, dim: 5, dtype: 'float16', out: new Uint16Array(15) });
assert.deepEqual(new Uint16Array(memory, 0, 15), data);
assert.deepEqual(data.slice(0, 4), Uint16Array.of(0, 0x3c00, 0, 0x3c00)); // 0, 1, 0, 1
console.log(`${memory.byteLength} bytes with half precision`);

// The same calls over typed arrays, as `fallback: 'cpu'` allows.
const rope = await prepare(undefined);
const filled = (count: number, of: (i: number) => number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => of(i));
const [q, k] = [filled(heads * headDim, Math.sin), filled(keyHeads * headDim, Math.cos)];
const layer = { q: q.slice(), k: k.slice(), cache: new Float32Array(keyHeads * longest * headDim) };
for (const call of bindLayer(rope, layer, Int32Array.of(200))) call.encode();
const { frequencies, pairing } = rotaryFromConfig(config);
const turned = (x: Float32Array, count: number): Float32Array =>
  applyRotary(x, { heads: count, headDim, headsFirst: true, positions: [200], frequencies, pairing }).data;
assert.deepEqual(layer.q, turned(q, heads));
const row = (200 + longest) * headDim; // of the second head of keys
assert.deepEqual(layer.cache.slice(row, row + headDim), turned(k, keyHeads).slice(headDim, 2 * headDim));
assert.equal(typeof decode, 'function');
console.log('queries and keys of position 200 are turned without a GPU');
