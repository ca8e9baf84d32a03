// The time of a flow model, from 0 to 1, is embedded times 1000.
import assert from 'node:assert/strict';
import { timestepEmbedding } from 'posenc';

const order = { dim: 256, flipSinToCos: true, downscaleFreqShift: 0 } as const;
const time = 0.7371;
const embedded = timestepEmbedding({ ...order, timesteps: [time], scale: 1000 }).data;
const multiplied = timestepEmbedding({ ...order, timesteps: [time * 1000] }).data;
assert.ok(embedded.every((x, i) => Math.abs(x - multiplied[i]!) < 1e-6));

// In bfloat16 the time is 0.73828125 and its product 740 (multiples of 4 from 512 on): 3 radians off in the first wave.
const bits = new Uint32Array(1);
const bfloat16 = (x: number): number => {
  new Float32Array(bits.buffer)[0] = x;
  bits[0] = (bits[0]! + 0x7fff + ((bits[0]! >>> 16) & 1)) & 0xffff0000;
  return new Float32Array(bits.buffer)[0]!;
};
const rounded = bfloat16(bfloat16(time) * 1000);
assert.equal(rounded, 740);
console.log(`t = ${time * 1000} is ${rounded} in bfloat16`);
