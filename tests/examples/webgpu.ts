// Positions on the GPU: tables made here and uploaded, and rotations that are computed where the model is.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFromConfig, sinusoidal } from 'posenc';
import { bindLayer, config, headDim, heads, keyHeads, longest, prepare } from './webgpu/decode.ts';

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
console.log('queries and keys of position 200 are turned without a GPU');
