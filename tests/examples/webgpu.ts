// A table for the GPU: written into the buffer that the driver maps, so that nothing is copied in between.
import assert from 'node:assert/strict';
import { sinusoidal } from 'posenc';

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

// Node has no GPU: an ArrayBuffer, which a page gets too, takes the place of its memory.
const memory = new ArrayBuffer(4 * 512 * 64);
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
