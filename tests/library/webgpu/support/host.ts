// A host of posenc/webgpu, wherever there is a GPUDevice: its buffers are made of lists, and what calls leave in them
// is read back. Runs in a page and in Node.
import {
  createBias,
  createRotary,
  createTable,
  type GpuCall,
  type GpuDevice,
} from '../../../../web/library/webgpu/index.ts';
import { decode } from '../../../examples/webgpu/decode.ts';
import { usualTable } from '../../../../web/tools/bench/webgpu/usual.mjs';
import { runShader } from './shader.ts';

/** An array as it crosses into the page and back. */
export interface Sent {
  readonly type: 'float32' | 'float16' | 'int32' | 'uint32' | 'int64';
  readonly data: readonly number[];
}

export interface Job {
  /** `code` runs a shader of its own over the buffers in their order; `decode` is the loop of the guide. */
  readonly kind: 'rotary' | 'table' | 'bias' | 'naive' | 'code' | 'decode';
  readonly options: Readonly<Record<string, unknown>>;
  readonly buffers: Readonly<Record<string, Sent>>;
  /** Bits of GPUBufferUsage; default storage and copies. */
  readonly usage?: number;
  /** Calls, with names in the place of buffers, encoded into one pass each; and where they move first. */
  readonly calls: readonly (Readonly<Record<string, unknown>> & { readonly move?: readonly (number | undefined)[] })[];
  readonly fallback?: boolean;
  /** Of the device, as the library sees it. */
  readonly limits?: Readonly<Record<string, number>>;
  /** The mishap before the last call is encoded. */
  readonly spoil?: 'dispose' | 'dispose call' | 'lose' | 'no pass' | 'no device';
}

export interface Outcome {
  readonly buffers: Readonly<Record<string, readonly number[]>>;
  readonly error?: { readonly name: string; readonly code: string; readonly message: string };
  /** Complaints of the device. */
  readonly complaints: readonly string[];
}

const largestStorage = { storage: 0x80, copyFrom: 0x4, copyTo: 0x8, read: 0x1 };
const kinds = {
  float32: Float32Array,
  float16: Uint16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
} as const;

const typed = ({ type, data }: Sent): Float32Array =>
  (type === 'int64' ? BigInt64Array.from(data, BigInt) : kinds[type].from(data as number[])) as Float32Array;

interface HostBuffer {
  readonly size: number;
  readonly usage: number;
  readonly mapState: string;
  mapAsync(mode: number): Promise<void>;
  getMappedRange(): ArrayBuffer;
  destroy(): void;
}
interface HostDevice extends GpuDevice {
  readonly queue: GpuDevice['queue'] & { submit(list: readonly object[]): void; writeBuffer(...write: never[]): void };
  createBuffer(options: { size: number; usage: number }): HostBuffer;
  createCommandEncoder(): {
    beginComputePass(): {
      end(): void;
      setPipeline(x: unknown): void;
      setBindGroup(i: number, g: unknown): void;
      dispatchWorkgroups(x: number, y?: number): void;
    };
    copyBufferToBuffer(a: HostBuffer, at: number, b: HostBuffer, to: number, size: number): void;
    finish(): object;
  };
  destroy(): void;
  addEventListener(name: string, listener: (event: { error: { message: string } }) => void): void;
}

async function readBack(device: HostDevice, buffer: HostBuffer): Promise<ArrayBuffer> {
  const copy = device.createBuffer({ size: buffer.size, usage: largestStorage.copyTo | largestStorage.read });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, copy, 0, buffer.size);
  device.queue.submit([encoder.finish()]);
  await copy.mapAsync(1);
  const bytes = copy.getMappedRange().slice(0);
  copy.destroy();
  return bytes;
}

/** Names of buffers become buffers. */
function withBuffers(value: unknown, buffers: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') return buffers[value] ?? value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBuffers(item, buffers)]));
}

const created = { rotary: createRotary, table: createTable, bias: createBias };

/** Lists that crossed become the typed arrays again that the library gives. */
const plain = (options: Readonly<Record<string, unknown>>): never => options as never;

export async function runJob(given: unknown, job: Job): Promise<Outcome> {
  const device = given as HostDevice;
  const complaints: string[] = [];
  if (!job.fallback) device.addEventListener('uncapturederror', ({ error }) => void complaints.push(error.message));
  const usage = job.usage ?? largestStorage.storage | largestStorage.copyFrom | largestStorage.copyTo;
  const arrays = Object.entries(job.buffers).map(([name, sent]) => [name, typed(sent)] as const);
  const buffers = Object.fromEntries(
    arrays.map(([name, array]) => {
      if (job.fallback) return [name, array];
      const buffer = device.createBuffer({ size: Math.max(4 * Math.ceil(array.byteLength / 4), 4), usage });
      const words = new Uint8Array(4 * Math.ceil(array.byteLength / 4));
      words.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
      if (usage & largestStorage.copyTo) (device.queue.writeBuffer as (...write: unknown[]) => void)(buffer, 0, words);
      return [name, buffer];
    }),
  );
  let error: Outcome['error'];
  try {
    const { count, code } = job.options as { readonly count: number; readonly code?: string };
    if (job.kind === 'naive') runShader(device as never, usualTable, Object.values(buffers), count);
    else if (job.kind === 'code') runShader(device as never, code ?? '', Object.values(buffers), count);
    else if (job.kind === 'decode') await decodeSteps(device, buffers, count);
    else await encodeAll(device, job, buffers);
  } catch (thrown) {
    const { name, code = '', message } = thrown as Error & { code?: string };
    error = { name, code, message };
  }
  if (job.spoil === 'lose' && error) return { buffers: {}, error, complaints };
  const out: Record<string, readonly number[]> = {};
  for (const [name, array] of arrays) {
    if (!job.fallback && !(usage & largestStorage.copyFrom)) continue;
    const bytes = job.fallback ? undefined : await readBack(device, buffers[name] as HostBuffer);
    const Kind = array.constructor as typeof Float32Array;
    out[name] = Array.from(bytes ? new Kind(bytes, 0, array.length) : array, Number);
  }
  return { buffers: out, complaints, ...(error && { error }) };
}

/** A device that can less than the machine's. */
function limited(device: HostDevice, limits: Job['limits']): GpuDevice {
  if (limits === undefined) return device;
  const { features, lost, queue } = device;
  const ours = [
    'minStorageBufferOffsetAlignment',
    'minUniformBufferOffsetAlignment',
    'maxStorageBufferBindingSize',
    'maxComputeWorkgroupsPerDimension',
  ] as const;
  const all = Object.fromEntries(
    ours.map((name) => [name, limits[name] ?? device.limits[name]]),
  ) as unknown as GpuDevice['limits'];
  return {
    ...{ features, lost, queue, limits: all },
    createBuffer: (options) => device.createBuffer(options),
    createShaderModule: (options) => device.createShaderModule(options),
    createComputePipeline: (options) => device.createComputePipeline(options),
    createBindGroup: (options) => device.createBindGroup(options),
  };
}

async function encodeAll(device: HostDevice, job: Job, buffers: Readonly<Record<string, unknown>>): Promise<void> {
  const make = created[job.kind as 'rotary'];
  const isWithout = job.fallback || job.spoil === 'no device';
  const made = await make(isWithout ? undefined : limited(device, job.limits), plain(job.options));
  const calls: [GpuCall, (typeof job.calls)[number]][] = job.calls.map((call) => {
    const { move, ...binding } = call;
    return [made.bind(withBuffers(binding, buffers) as never), { move } as never];
  });
  for (const [index, [call, { move }]] of calls.entries()) {
    if (job.fallback) {
      if (move) call.move(move[0], move[1]);
      call.encode();
      continue;
    }
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    if (index === calls.length - 1) await spoilt(job.spoil, device, made, call);
    if (move) call.move(move[0], move[1]);
    call.encode(job.spoil === 'no pass' ? undefined : pass);
    pass.end();
    device.queue.submit([encoder.finish()]);
    call.dispose();
  }
  made.dispose();
}

/** As many steps of one layer as `steps` says; nothing attends. */
async function decodeSteps(device: HostDevice, buffers: Readonly<Record<string, unknown>>, steps: number) {
  const { q, k, cache, position } = buffers as Readonly<Record<string, HostBuffer>>;
  if (!q || !k || !cache || !position) throw new Error('q, k, cache and position');
  await decode(device as never, [{ q, k, cache }], position, () => undefined, steps);
}

async function spoilt(
  spoil: Job['spoil'],
  device: HostDevice,
  made: { dispose(): void },
  call: GpuCall,
): Promise<void> {
  if (spoil === 'dispose') made.dispose();
  if (spoil === 'dispose call') call.dispose();
  if (spoil !== 'lose') return;
  device.destroy();
  await device.lost;
  await Promise.resolve();
}
