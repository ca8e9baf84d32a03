// Checks of a device and its buffers before anything is encoded, and the small memory that calls have there.
import { disposed, failure, unavailable, wrongType, wrongValue } from '../api/runtime/errors.ts';
import type { Device, GpuBuffer, OwnBuffer, Pipeline } from './types.ts';

/** Bits of `GPUBufferUsage`, which Node has not. */
const usages = { copyTo: 0x8, uniform: 0x40, storage: 0x80 } as const;

/** The bytes of a call's numbers: the offsets of uniforms are multiples of this on every device. */
const slotBytes = 256;
const slotsOfBuffer = 64;

/** The numbers of one call on the device. */
export interface Slot {
  readonly buffer: OwnBuffer;
  readonly at: number;
}

export interface Binding {
  readonly binding: number;
  readonly resource: { readonly buffer: GpuBuffer; readonly offset?: number; readonly size?: number };
}

const needsDevice = "a GPUDevice, from navigator.gpu, or fallback: 'cpu' for typed arrays";

/** Whether there is a device, or the CPU is asked for; refuses anything else. */
export function readDevice(device: unknown, fallback: unknown): Device | undefined {
  if (fallback !== undefined && fallback !== 'cpu') throw wrongType('fallback', fallback, "'cpu', or nothing");
  if (device === undefined || device === null) {
    if (fallback === 'cpu') return undefined;
    const what = 'is missing: this browser has no WebGPU, or no adapter for it';
    throw unavailable('device', needsDevice, undefined, what);
  }
  const given = device as Partial<Device>;
  if (typeof given !== 'object' || typeof given.createComputePipeline !== 'function' || !given.limits)
    throw wrongType('device', device, needsDevice);
  return given as Device;
}

/** Refuses float16 where shaders have no such numbers. */
export function checkHalves(device: Device, half: boolean): void {
  if (!half || device.features.has('shader-f16')) return;
  const what = 'is float16, which this device cannot compute with: it lacks the feature shader-f16';
  throw unavailable('dtype', "'float32', or a device requested with requiredFeatures: ['shader-f16']", undefined, what);
}

/** Pipelines, constant buffers and slots on one device, until they are disposed of or the device is lost. */
export class Holdings {
  readonly device: Device;
  readonly #what: string;
  readonly #pipelines = new Map<string, Pipeline>();
  readonly #buffers: OwnBuffer[] = [];
  readonly #free: Slot[] = [];
  #isDisposed = false;
  #lost: { readonly message: string } | undefined;

  constructor(device: Device, what: string) {
    this.device = device;
    this.#what = what;
    void device.lost.then((lost) => (this.#lost = lost));
  }

  /** Throws unless calls can still be made. */
  check(): void {
    if (this.#isDisposed) throw disposed(this.#what);
    if (this.#lost)
      throw failure(
        'POSENC_DEVICE_LOST',
        'device',
        `the device is lost${this.#lost.message && ` (${this.#lost.message})`}`,
        'a new device, with everything made anew on it',
      );
  }

  /** The pipeline of some source, compiled once. */
  pipeline(code: string): Pipeline {
    let made = this.#pipelines.get(code);
    if (made === undefined) {
      const label = `posenc ${this.#what}`;
      const module = this.device.createShaderModule({ code, label });
      made = this.device.createComputePipeline({ layout: 'auto', label, compute: { module, entryPoint: 'main' } });
      this.#pipelines.set(code, made);
    }
    return made;
  }

  /** A buffer that keeps these words. */
  constant(data: Uint32Array): OwnBuffer {
    this.checkBytes(data.byteLength, this.#what);
    const size = Math.max(data.byteLength, 16);
    const label = `posenc ${this.#what}`;
    const buffer = this.device.createBuffer({ size, usage: usages.storage, mappedAtCreation: true, label });
    new Uint32Array(buffer.getMappedRange()).set(data);
    buffer.unmap();
    this.#buffers.push(buffer);
    return buffer;
  }

  /** A slot for the numbers of a call; those that were given back come first. */
  slot(): Slot {
    const free = this.#free.pop();
    if (free) return free;
    const usage = usages.uniform | usages.copyTo;
    const step = Math.max(slotBytes, this.device.limits.minUniformBufferOffsetAlignment);
    const size = slotsOfBuffer * step;
    const buffer = this.device.createBuffer({ size, usage, label: `posenc ${this.#what}` });
    this.#buffers.push(buffer);
    for (let slot = slotsOfBuffer - 1; slot >= 0; --slot) this.#free.push({ buffer, at: slot * step });
    return this.#free.pop() as Slot;
  }

  giveBack(slot: Slot): void {
    this.#free.push(slot);
  }

  write({ buffer, at }: Slot, words: Uint32Array<ArrayBuffer>, first = 0, count = words.length - first): void {
    this.device.queue.writeBuffer(buffer, at + 4 * first, words, first, count);
  }

  group(pipeline: Pipeline, entries: readonly Binding[]): object {
    return this.device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries });
  }

  /** The workgroups of this many invocations: rows of them, where there are more than a row may have. */
  groups(invocations: number, size: number, name: string): readonly [x: number, y: number] {
    const all = Math.ceil(invocations / size);
    const most = this.device.limits.maxComputeWorkgroupsPerDimension;
    const y = Math.ceil(all / most);
    if (y > most || invocations >= 2 ** 32)
      throw wrongValue('POSENC_TOO_LARGE', name, invocations, 'fewer elements: the device has no grid for so many');
    return [Math.ceil(all / Math.max(y, 1)), y];
  }

  checkBytes(bytes: number, name: string): void {
    const most = this.device.limits.maxStorageBufferBindingSize;
    if (bytes > most)
      throw wrongValue(
        'POSENC_TOO_LARGE',
        name,
        bytes,
        `at most ${most} bytes, maxStorageBufferBindingSize of the device`,
      );
  }

  dispose(): void {
    for (const buffer of this.#buffers) buffer.destroy();
    this.#buffers.length = this.#free.length = 0;
    this.#pipelines.clear();
    this.#isDisposed = true;
  }
}

/** A buffer of the host that shaders may use as storage. */
export function readBuffer(value: unknown, name: string): GpuBuffer {
  const given = value as Partial<GpuBuffer> | null | undefined;
  if (typeof given !== 'object' || given === null || typeof given.size !== 'number' || typeof given.usage !== 'number')
    throw wrongType(name, value, 'a GPUBuffer');
  if ((given.usage & usages.storage) === 0)
    throw wrongValue('POSENC_BAD_BUFFER', `${name}.usage`, given.usage, 'GPUBufferUsage.STORAGE among others');
  if (given.mapState !== undefined && given.mapState !== 'unmapped')
    throw wrongValue('POSENC_BAD_BUFFER', name, given.mapState, 'a buffer that is not mapped: call unmap() first');
  return given as GpuBuffer;
}

/** The elements of a buffer that a shader reaches: bindings are whole words, so bytes behind the last one are not. */
export const elementsIn = ({ size }: GpuBuffer, bytes: number): number => (4 * Math.floor(size / 4)) / bytes;

/**
 * A binding of the elements from `first` to `end`, which begins where the device allows; and the element at which it
 * begins.
 */
export function bindRange(
  holdings: Holdings,
  binding: number,
  buffer: GpuBuffer,
  first: number,
  end: number,
  bytes: number,
  name: string,
): { readonly entry: Binding; readonly from: number } {
  const step = holdings.device.limits.minStorageBufferOffsetAlignment;
  const offset = Math.floor((first * bytes) / step) * step;
  // Bindings are whole words.
  const size = Math.ceil((end * bytes - offset) / 4) * 4;
  holdings.checkBytes(size, name);
  return { entry: { binding, resource: { buffer, offset, size } }, from: offset / bytes };
}
