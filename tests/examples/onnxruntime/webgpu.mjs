// A layer of attention in onnxruntime-web on WebGPU. Queries and keys are turned between two runs by posenc/webgpu, on
// onnxruntime's own device: no tensor leaves the GPU.
import * as ort from 'onnxruntime-web/webgpu';
import { rotaryFromConfig } from 'posenc';
import { createRotary } from 'posenc/webgpu';

/**
 * @param {{ config: object, heads: number, headDim: number, project: Uint8Array, attend: Uint8Array }} model
 *   two graphs: hidden states to q, k and v, [1, H, T, D] each; and these to the output
 */
export async function attentionOnGpu({ config, heads, headDim, project, attend }) {
  const options = { executionProviders: ['webgpu'], preferredOutputLocation: 'gpu-buffer' };
  const [projection, attention] = [
    await ort.InferenceSession.create(project, options),
    await ort.InferenceSession.create(attend, { executionProviders: ['webgpu'] }),
  ];
  const device = await ort.env.webgpu.device;
  const { frequencies, pairing } = rotaryFromConfig(config);
  const rope = await createRotary(device, { headDim, headsFirst: true, pairing, frequencies });

  /** Turns tensors in place: their buffers are onnxruntime's, and so is the order of its queue. */
  const turn = (tensors, past) => {
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    const calls = tensors.map(({ gpuBuffer, dims }) =>
      rope.bind({ x: { buffer: gpuBuffer }, heads: dims[1], positions: { first: past, count: dims[2] } }),
    );
    for (const call of calls) call.encode(pass);
    pass.end();
    device.queue.submit([encoder.finish()]);
    for (const call of calls) call.dispose();
  };

  return async (hidden, past) => {
    const { q, k, v } = await projection.run({ hidden });
    turn([q, k], past);
    const { output } = await attention.run({ q, k, v });
    for (const tensor of [q, k, v]) tensor.dispose();
    return { output, heads };
  };
}
