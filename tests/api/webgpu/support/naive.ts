// The shader that models in browsers use: an angle in float32, and sine and cosine of the device.
export const naiveCode = /* wgsl */ `
@group(0) @binding(0) var<storage, read> frequencies: array<f32>;
@group(0) @binding(1) var<storage, read> positions: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let pairs = arrayLength(&frequencies);
  if (id.x >= pairs * arrayLength(&positions)) { return; }
  let angle = f32(positions[id.x / pairs]) * frequencies[id.x % pairs];
  out[2u * id.x] = sin(angle);
  out[2u * id.x + 1u] = cos(angle);
}
`;

/** Runs a shader over buffers, which are bound in their order, with `count` invocations. */
export function runShader(device: never, code: string, buffers: readonly unknown[], count: number): void {
  // biome-ignore lint/suspicious/noExplicitAny: a GPUDevice, whose types are not installed
  const gpu = device as any;
  const module = gpu.createShaderModule({ code });
  const pipeline = gpu.createComputePipeline({ layout: 'auto', compute: { module, entryPoint: 'main' } });
  const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
  const group = gpu.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries });
  const encoder = gpu.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, group);
  pass.dispatchWorkgroups(Math.ceil(count / 64));
  pass.end();
  gpu.queue.submit([encoder.finish()]);
}
