// The decode loop of the guide, on a device.
import { applyRotary, rotaryFromConfig } from 'posenc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { config, headDim, heads, keyHeads, longest } from '../../examples/webgpu/decode.ts';
import { openGpu, type Gpu } from './support/gpu.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

test('the decode loop of the guide: queries turn in place, keys go to the rows of their positions', async () => {
  const sample = (count: number): number[] => Array.from({ length: count }, (_, i) => (((i * 37) % 129) - 64) / 64);
  const [q, k] = [sample(heads * headDim), sample(keyHeads * headDim)];
  const steps = 4;
  const floats = (data: readonly number[]) => ({ type: 'float32', data }) as const;
  const { buffers, error, complaints } = await gpu.run({
    kind: 'decode',
    options: { count: steps },
    buffers: {
      ...{ q: floats(q), k: floats(k), position: { type: 'int32', data: [0] } },
      cache: floats(Array<number>(keyHeads * longest * headDim).fill(0)),
    },
    calls: [],
  });
  expect([error, complaints]).toEqual([undefined, []]);
  const { frequencies, pairing } = rotaryFromConfig(config);
  const turned = (x: number[], count: number, position: number): Float64Array =>
    applyRotary(new Float64Array(x), {
      ...{ heads: count, headDim, headsFirst: true, frequencies },
      ...{ positions: [position], pairing: pairing ?? 'rotateHalf' },
    }).data;
  // Turned in place at 0, 1, 2 and 3, a row has turned by 6; each step rounds once.
  const bound = 6 * 2 ** -24;
  turned(q, heads, 6).forEach((value, i) =>
    expect(Math.abs((buffers['q']?.[i] ?? Number.NaN) - value)).toBeLessThanOrEqual(steps * bound),
  );
  for (let step = 0; step < longest; ++step) {
    const row = step < steps ? turned(k, keyHeads, step) : undefined;
    for (let head = 0; head < keyHeads; ++head)
      for (let c = 0; c < headDim; ++c) {
        const off =
          (buffers['cache']?.[(head * longest + step) * headDim + c] ?? Number.NaN) - (row?.[head * headDim + c] ?? 0);
        if (!(Math.abs(off) <= bound)) expect.fail(`row ${step} of head ${head} is off by ${off}`);
      }
  }
});
