// Positions as the reader's own GPU computes them: the usual shader beside posenc/webgpu, both against the exact rows.
import { sinusoidal } from 'posenc';
import { createTable, type GpuDevice } from '../../library/webgpu/index.ts';

/** Largest errors of the rows at some positions. */
export interface GpuErrors {
  /** Of the adapter, as the browser tells it. */
  readonly name: string;
  readonly positions: readonly number[];
  readonly usual: readonly number[];
  readonly ours: readonly number[];
}

/** Why there are none: the browser has no WebGPU, or no adapter for it; or what the device said. */
export type NoGpu =
  | { readonly reason: 'missing' | 'adapter' }
  | { readonly reason: 'failed'; readonly message: string };

interface Buffer {
  readonly size: number;
  readonly usage: number;
  readonly mapState: string;
  mapAsync(mode: number): Promise<void>;
  getMappedRange(): ArrayBuffer;
  destroy(): void;
}
interface Pass {
  setPipeline(pipeline: unknown): void;
  setBindGroup(index: number, group: unknown): void;
  dispatchWorkgroups(x: number, y?: number): void;
  end(): void;
}
interface Encoder {
  beginComputePass(): Pass;
  copyBufferToBuffer(from: Buffer, at: number, to: Buffer, start: number, size: number): void;
  finish(): object;
}
/** The part of a GPUDevice that is needed here. */
interface Device extends GpuDevice {
  readonly queue: { submit(list: readonly object[]): void; writeBuffer(...write: unknown[]): void };
  createBuffer(options: { size: number; usage: number }): Buffer;
  createComputePipeline(options: object): { getBindGroupLayout(index: number): object };
  createBindGroup(options: object): object;
  createCommandEncoder(): Encoder;
  destroy(): void;
}
interface Adapter {
  readonly info?: { readonly vendor: string; readonly architecture: string; readonly description: string };
  requestDevice(): Promise<Device>;
}

/** Bits of GPUBufferUsage. */
const usage = { read: 0x1, copyFrom: 0x4, copyTo: 0x8, storage: 0x80 };

/** Five positions to a factor of ten, from 1 to a million. */
const positions: readonly number[] = Array.from({ length: 31 }, (_, k) => Math.round(10 ** (k / 5)));

/** As models in browsers have it: frequencies and angles in float32, sine and cosine of the device. */
const usualShader = /* wgsl */ `
@group(0) @binding(0) var<storage, read> frequencies: array<f32>;
@group(0) @binding(1) var<storage, read> positions: array<i32>;
@group(0) @binding(2) var<storage, read_write> rows: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let pairs = arrayLength(&frequencies);
  if (id.x >= pairs * arrayLength(&positions)) { return; }
  let angle = f32(positions[id.x / pairs]) * frequencies[id.x % pairs];
  rows[2u * id.x] = sin(angle);
  rows[2u * id.x + 1u] = cos(angle);
}
`;

export async function gpuErrors(shape: { readonly dim: number; readonly base: number }): Promise<GpuErrors | NoGpu> {
  const { gpu } = navigator as Navigator & { readonly gpu?: { requestAdapter(): Promise<Adapter | null> } };
  if (gpu === undefined) return { reason: 'missing' };
  try {
    const adapter = await gpu.requestAdapter();
    if (adapter === null) return { reason: 'adapter' };
    const device = await adapter.requestDevice();
    const { vendor = '', architecture = '', description = '' } = adapter.info ?? {};
    const name = [vendor, architecture, description].filter((word) => word !== '').join(' ');
    const made = await errorsOn(device, shape);
    device.destroy();
    return { name, positions, ...made };
  } catch (error) {
    return { reason: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function errorsOn(device: Device, { dim, base }: { readonly dim: number; readonly base: number }) {
  const size = 4 * positions.length * dim;
  const upload = (data: Float32Array | Int32Array): Buffer => {
    const buffer = device.createBuffer({ size: data.byteLength, usage: usage.storage | usage.copyTo });
    device.queue.writeBuffer(buffer, 0, data);
    return buffer;
  };
  const list = upload(Int32Array.from(positions));
  const frequencies = upload(Float32Array.from({ length: dim / 2 }, (_, i) => base ** ((-2 * i) / dim)));
  const rows = device.createBuffer({ size, usage: usage.storage | usage.copyFrom });
  const ours = device.createBuffer({ size, usage: usage.storage | usage.copyFrom });
  const table = await createTable(device, { dim, base });
  const call = table.bind({ out: { buffer: ours }, positions: { buffer: list, count: positions.length } });
  const module = device.createShaderModule({ code: usualShader });
  const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint: 'main' } });
  const entries = [frequencies, list, rows].map((buffer, binding) => ({ binding, resource: { buffer } }));
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  call.encode(pass);
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
  pass.dispatchWorkgroups(Math.ceil((positions.length * dim) / 128));
  pass.end();
  const copies = [rows, ours].map((buffer) => {
    const copy = device.createBuffer({ size, usage: usage.read | usage.copyTo });
    encoder.copyBufferToBuffer(buffer, 0, copy, 0, size);
    return copy;
  });
  device.queue.submit([encoder.finish()]);
  const truth = sinusoidal({ positions, dim, base, dtype: 'float64' }).data;
  const [usual = [], exact = []] = await Promise.all(
    copies.map(async (copy) => {
      await copy.mapAsync(1);
      return largest(new Float32Array(copy.getMappedRange()), truth, dim);
    }),
  );
  return { usual, ours: exact };
}

/** The largest error of each row. */
const largest = (rows: Float32Array, truth: Float64Array, dim: number): number[] =>
  positions.map((_, row) => {
    let most = 0;
    for (let i = row * dim; i < (row + 1) * dim; ++i) {
      const off = Math.abs((rows[i] as number) - (truth[i] as number));
      if (!(off <= most)) most = off;
    }
    return most;
  });
