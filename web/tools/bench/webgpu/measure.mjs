// Measures one device, in a page or in Node: errors, bits, and bytes a second.
import { rotaryFrequencies, rotaryTable } from 'posenc';
import { createRotary, createTable } from 'posenc/webgpu';
import { aimed, usualTable } from './usual.mjs';

const usage = { read: 0x1, copyFrom: 0x4, copyTo: 0x8, storage: 0x80 };

/** The rotation as models in browsers have it: an invocation for each pair of each head, [T, H, D], halves. */
const naiveRotation = /* wgsl */ `
@group(0) @binding(0) var<storage, read> frequencies: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
const heads = 32u;
const pairs = 64u;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
  let at = id.y * groups.x * 64u + id.x;
  if (at >= arrayLength(&x) / 2u) { return; }
  let pair = at % pairs;
  let row = at / pairs;
  let angle = f32(row / heads) * frequencies[pair];
  let a = row * 2u * pairs + pair;
  let u = x[a];
  let v = x[a + pairs];
  out[a] = u * cos(angle) - v * sin(angle);
  out[a + pairs] = v * cos(angle) + u * sin(angle);
}`;

/** The bound of memory: four numbers at a time, in order. */
const copyKernel = /* wgsl */ `
@group(0) @binding(0) var<storage, read> frequencies: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> out: array<vec4<f32>>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
  let at = id.y * groups.x * 64u + id.x;
  if (at >= arrayLength(&x)) { return; }
  out[at] = x[at] + 0.0 * frequencies[0];
}`;

function upload(device, data) {
  const buffer = device.createBuffer({
    size: data.byteLength,
    usage: usage.storage | usage.copyTo | usage.copyFrom,
  });
  device.queue.writeBuffer(buffer, 0, data);
  return buffer;
}

async function download(device, buffer) {
  const copy = device.createBuffer({ size: buffer.size, usage: usage.read | usage.copyTo });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, copy, 0, buffer.size);
  device.queue.submit([encoder.finish()]);
  await copy.mapAsync(1);
  const bytes = copy.getMappedRange().slice(0);
  copy.destroy();
  return new Float32Array(bytes);
}

function shader(device, code, buffers, invocations) {
  const module = device.createShaderModule({ code });
  const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint: 'main' } });
  const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
  const group = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries });
  const groups = Math.ceil(invocations / 64);
  const y = Math.ceil(groups / 65535);
  return (pass) => {
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, group);
    pass.dispatchWorkgroups(Math.ceil(groups / y), y);
  };
}

function submit(device, encode) {
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  encode(pass);
  pass.end();
  device.queue.submit([encoder.finish()]);
}

async function accuracy(device) {
  const frequencies = rotaryFrequencies({ headDim: 128, base: 500_000 });
  const positions = aimed(frequencies.inverse, 4000);
  const count = positions.length * 64;
  const list = upload(device, Int32Array.from(positions));
  const out = upload(device, new Float32Array(2 * count));
  const table = await createTable(device, { frequencies });
  const call = table.bind({ out: { buffer: out }, positions: { buffer: list, count: positions.length } });
  const { sine, cosine } = rotaryTable({ positions, frequencies, dtype: 'float64' });
  const judge = (rows) => {
    let [most, alike] = [0, 0];
    for (let i = 0; i < count; ++i)
      for (const [at, truth] of [
        [2 * i, sine.data[i]],
        [2 * i + 1, cosine.data[i]],
      ]) {
        const off = Math.abs(rows[at] - truth);
        if (!(off <= most)) most = off;
        if (rows[at] === Math.fround(truth)) alike += 1;
      }
    return { error: most, alike: alike / (2 * count) };
  };
  submit(device, (pass) => call.encode(pass));
  const first = await download(device, out);
  submit(device, (pass) => call.encode(pass));
  const second = await download(device, out);
  const words = new Uint32Array(first.buffer);
  const same = words.every((word, i) => word === new Uint32Array(second.buffer)[i]);
  const small = upload(device, Float32Array.from(frequencies.inverse));
  submit(device, shader(device, usualTable, [small, list, out], count));
  const naive = judge(await download(device, out));
  // One number that stands for all bits, to compare adapters.
  const hash = words.reduce((h, word) => (Math.imul(h ^ word, 0x01000193) ^ (h >>> 15)) >>> 0, 0x811c9dc5);
  return { ours: judge(first), naive, same, positions: positions.length, hash: hash.toString(16) };
}

/** The shortest of several runs, in milliseconds. */
async function time(device, encode, runs) {
  let least = Infinity;
  for (let run = 0; run < runs + 1; ++run) {
    await device.queue.onSubmittedWorkDone();
    const start = performance.now();
    submit(device, encode);
    await device.queue.onSubmittedWorkDone();
    if (run > 0) least = Math.min(least, performance.now() - start);
  }
  return least;
}

async function speed(device, runs) {
  const [tokens, heads, headDim] = [4096, 32, 128];
  const size = tokens * heads * headDim;
  const x = upload(device, new Float32Array(size).fill(0.5));
  const out = upload(device, new Float32Array(size));
  const frequencies = rotaryFrequencies({ headDim });
  const small = upload(device, Float32Array.from(frequencies.inverse));
  const rope = await createRotary(device, { headDim, headsFirst: false, pairing: 'rotateHalf', frequencies });
  const call = rope.bind({ x: { buffer: x }, out: { buffer: out }, heads, positions: { count: tokens } });
  const kernels = {
    copy: shader(device, copyKernel, [small, x, out], size / 4),
    naive: shader(device, naiveRotation, [small, x, out], size / 2),
    ours: (pass) => call.encode(pass),
  };
  const least = { copy: Infinity, naive: Infinity, ours: Infinity };
  // In turns, so that a busy machine hurts all alike.
  for (let round = 0; round < runs; ++round)
    for (const name of Object.keys(kernels)) least[name] = Math.min(least[name], await time(device, kernels[name], 1));
  const bytes = 8 * size;
  return Object.fromEntries(Object.entries(least).map(([name, ms]) => [name, bytes / ms / 1e6]));
}

/** @param {{ requestAdapter(): Promise<any> }} gpu */
export async function measureGpu(gpu, runs = 5) {
  const adapter = await gpu.requestAdapter();
  if (!adapter) return undefined;
  const device = await adapter.requestDevice({
    requiredFeatures: ['shader-f16'].filter((name) => adapter.features.has(name)),
    requiredLimits: { maxStorageBufferBindingSize: Math.min(adapter.limits.maxStorageBufferBindingSize, 2 ** 30) },
  });
  const complaints = [];
  device.addEventListener('uncapturederror', ({ error }) => complaints.push(error.message));
  const { vendor, architecture, description } = adapter.info;
  return {
    adapter: [vendor, architecture, description].filter((word) => word !== '').join(' '),
    hasHalves: adapter.features.has('shader-f16'),
    accuracy: await accuracy(device),
    speed: await speed(device, runs),
    complaints,
  };
}
