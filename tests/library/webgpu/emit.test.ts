// `posenc-check emit --for wgsl`: what it prints is pasted into a shader, which turns as the CPU does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { applyRotary, rotaryFromConfig } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../../web/check/command/command.ts';
import { openGpu, type Gpu } from './support/gpu.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

const config = (name: string): string =>
  fileURLToPath(new URL(`../../golden/models/configs/${name}.json`, import.meta.url));

async function printed(...words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await main(['emit', ...words], { out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

// Halves, a part of the head, a scaling, neighbours with a factor, two kinds of layers.
const models = [
  { name: 'Llama-2-7b-hf', headDim: 128 },
  { name: 'pythia-6.9b-deduped', headDim: 128 },
  { name: 'Meta-Llama-3.1-8B', headDim: 128 },
  { name: 'Phi-3.5-mini-instruct', headDim: 96 },
  { name: 'gemma-3-4b-it', headDim: 256, layer: 5, layerType: 'full_attention' },
  { name: 'gemma-3-4b-it', headDim: 256, layer: 0, layerType: 'sliding_attention' },
] as const satisfies readonly { name: string; headDim: number; layer?: number; layerType?: string }[];
const positions = [0, 1, 4095, 131_071, 2 ** 31 - 1];

describe('posenc-check emit --for wgsl', () => {
  test.each<(typeof models)[number] & { layer?: number; layerType?: string }>(models)(
    '$name $layerType: turns heads as the CPU does',
    async ({ name, headDim, layer, layerType }) => {
      const { code, out, err } = await printed(config(name), '--for', 'wgsl');
      expect([code, err]).toEqual([0, '']);
      const given = layer === undefined ? '' : `, ${layer}u`;
      const { frequencies, pairing } = rotaryFromConfig(JSON.parse(readFileSync(config(name), 'utf8')) as object, {
        layerType,
      });
      const pairs = frequencies.inverse.length;
      const shader = `${out}
@group(0) @binding(0) var<storage, read> list: array<i32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let token = id.x / ${pairs}u;
  let pair = id.x % ${pairs}u;
  if (token >= ${positions.length}u) { return; }
  let at = channels(pair${given}) + token * ${headDim}u;
  let turned = rotate(vec2<f32>(x[at.x], x[at.y]), turn(list[token], pair${given}));
  x[at.x] = turned.x;
  x[at.y] = turned.y;
}
`;
      const x = Array.from({ length: positions.length * headDim }, (_, i) => ((i * 29) % 65) / 64);
      const { buffers, error, complaints } = await gpu.run({
        kind: 'code',
        options: { code: shader, count: positions.length * pairs },
        buffers: { list: { type: 'int32', data: positions }, x: { type: 'float32', data: x } },
        calls: [],
      });
      expect([error, complaints]).toEqual([undefined, []]);
      const shape = { heads: 1, headDim: 2 * pairs, fused: { width: headDim, first: 0 } };
      const truth = applyRotary(new Float64Array(x), { ...shape, positions, frequencies, pairing: pairing! }).data;
      truth.forEach((value, i) =>
        expect(Math.abs((buffers['x']?.[i] ?? Number.NaN) - value)).toBeLessThanOrEqual(
          8 * 2 ** -24 * frequencies.attentionFactor,
        ),
      );
    },
  );

  test('no function of the device whose accuracy is not promised', async () => {
    const { out } = await printed(config('Llama-2-7b-hf'), '--for', 'wgsl');
    const calls = [...out.replace(/\/\/.*/g, '').matchAll(/\b([a-z_]\w*)\(/g)].map(([, name]) => name as string);
    const own = [...out.matchAll(/^fn (\w+)\(/gm)].map(([, name]) => name as string);
    expect(new Set(calls.filter((name) => !own.includes(name)))).toEqual(
      new Set(['select', 'min', 'countLeadingZeros', 'f32', 'u32', 'i32'].filter((name) => calls.includes(name))),
    );
  });

  test('with --out: says that it is printed', async () => {
    const { code, err } = await printed(config('Llama-2-7b-hf'), '--for', 'wgsl', '--out', 'x');
    expect(code).toBe(2);
    expect(err).toContain('wgsl is printed');
  });
});
