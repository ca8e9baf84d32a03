// A layer of attention in onnxruntime-web on WebGPU. Queries and keys are turned between two runs by posenc/webgpu, on
// onnxruntime's own device; queries, keys, values and the cache never leave it.
import * as ort from 'onnxruntime-web/webgpu';
import { rotaryFromConfig } from 'posenc';
import { createRotary } from 'posenc/webgpu';

/**
 * @param {{ config: object, headDim: number, project: Uint8Array, attend: Uint8Array }} model
 *   two graphs: hidden states to q, k and v, [1, H, T, D] each; and these with the cache to the output and a new cache
 */
export async function attentionOnGpu({ config, headDim, project, attend }) {
  const sessionOf = (model, preferredOutputLocation) =>
    ort.InferenceSession.create(model, { executionProviders: ['webgpu'], preferredOutputLocation });
  const projection = await sessionOf(project, 'gpu-buffer');
  const attention = await sessionOf(attend, { output: 'cpu', keys: 'gpu-buffer', values: 'gpu-buffer' });
  const device = await ort.env.webgpu.device;
  const { frequencies, pairing } = rotaryFromConfig(config);
  const rope = await createRotary(device, { headDim, headsFirst: true, pairing, frequencies });

  /** Turns tensors in place: their buffers are onnxruntime's, and so is the queue. */
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

  /** Tokens behind `past` others: `cache` is what the last step returned. */
  return async (inputs, { past, mask, scale, cache }) => {
    const { q, k, v } = await projection.run(inputs);
    turn([q, k], past);
    const { output, keys, values } = await attention.run({
      ...{ q, k, v, mask, scale },
      ...{ past_k: cache.keys, past_v: cache.values },
    });
    for (const tensor of [q, k, v, cache.keys, cache.values]) tensor.dispose();
    return { output, cache: { keys, values } };
  };
}
