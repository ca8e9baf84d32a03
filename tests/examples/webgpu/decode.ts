// Queries and keys of every layer, turned where the model is: a loop that stays on the GPU.
import { rotaryFromConfig } from 'posenc';
import { createRotary, type CpuBuffer, type GpuBuffer, type GpuDevice, type GpuRotary } from 'posenc/webgpu';

// #region bind
// The relevant keys of a config.json.
export const config = { model_type: 'llama', hidden_size: 4096, num_attention_heads: 32, rope_theta: 500000 };
export const heads = 32,
  keyHeads = 8,
  headDim = 128,
  longest = 256;

export async function prepare(device: GpuDevice | undefined): Promise<GpuRotary> {
  const { frequencies, pairing } = rotaryFromConfig(config);
  return createRotary(device, { headDim, headsFirst: true, pairing, frequencies, fallback: 'cpu' });
}

/** Buffers of one layer: a GPUBuffer each, or typed arrays where there is no GPU. */
export interface Layer<Buffer> {
  readonly q: Buffer;
  readonly k: Buffer;
  readonly cache: Buffer;
}

/** Queries turn in place; keys go to the row of the cache that their position says. */
export function bindLayer(
  rope: GpuRotary,
  { q, k, cache }: Layer<GpuBuffer | CpuBuffer>,
  position: GpuBuffer | CpuBuffer,
) {
  const positions = { buffer: position, count: 1 };
  const rows = { buffer: cache, tokens: longest };
  return [
    rope.bind({ x: { buffer: q }, heads, positions }),
    rope.bind({ x: { buffer: k }, out: rows, heads: keyHeads, positions, slot: 'position' }),
  ] as const;
}
// #endregion

// #region decode
/** The part of WebGPU that the loop needs; a GPUDevice fits. */
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
export async function decode(
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
