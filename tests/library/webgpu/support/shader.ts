// Shaders that are none of ours.

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
