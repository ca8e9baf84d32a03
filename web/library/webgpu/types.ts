// The part of WebGPU that is needed here. The browser's own objects fit, and those of `@webgpu/types`.

/** A buffer: a `GPUBuffer` fits. */
export interface GpuBuffer {
  readonly size: number;
  readonly usage: number;
  readonly mapState: string;
}

/** Typed arrays in the place of buffers, on the CPU. */
export type CpuBuffer = Float32Array | Uint16Array | Int32Array | Uint32Array | BigInt64Array;

/** A pass of the host into which calls are encoded: a `GPUComputePassEncoder` fits. */
export interface GpuComputePass<Pipeline = unknown, Group = unknown> {
  setPipeline(pipeline: Pipeline): void;
  setBindGroup(index: number, group: Group): void;
  dispatchWorkgroups(x: number, y?: number, z?: number): void;
}

/** The limits of a device that decide here. */
export interface GpuLimits {
  readonly maxStorageBufferBindingSize: number;
  readonly minStorageBufferOffsetAlignment: number;
  readonly minUniformBufferOffsetAlignment: number;
  readonly maxComputeWorkgroupsPerDimension: number;
}

/** A device: a `GPUDevice` fits. */
export interface GpuDevice {
  readonly features: { has(name: string): boolean };
  readonly limits: GpuLimits;
  readonly lost: Promise<{ readonly reason?: unknown; readonly message: string }>;
  readonly queue: { writeBuffer(...write: never[]): void };
  createBuffer(options: { size: number; usage: number; mappedAtCreation?: boolean; label?: string }): GpuBuffer;
  createShaderModule(options: { code: string; label?: string }): object;
  createComputePipeline(options: never): object;
  createBindGroup(options: never): object;
}

/** The same as this module uses it. */
export interface Device extends Omit<GpuDevice, 'queue' | 'createBuffer'> {
  readonly queue: {
    writeBuffer(buffer: GpuBuffer, at: number, data: Uint32Array<ArrayBuffer>, first: number, count: number): void;
  };
  createBuffer(options: object): OwnBuffer;
  createComputePipeline(options: object): Pipeline;
  createBindGroup(options: object): object;
}

/** A buffer of our own. */
export interface OwnBuffer extends GpuBuffer {
  getMappedRange(): ArrayBuffer;
  unmap(): void;
  destroy(): void;
}

/** A compiled shader. */
export interface Pipeline {
  getBindGroupLayout(index: number): object;
}
