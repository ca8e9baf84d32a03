// A rotating body, the same to the last bit in every engine: lockstep games and replays compare hashes of their states.
import assert from 'node:assert/strict';
import { sinArray, sinCos, sinTurns } from 'posenc/sincos';

let x = 1,
  y = 0;
for (let step = 0; step < 10_000; ++step) {
  const { sine, cosine } = sinCos(0.01 * step);
  [x, y] = [x * cosine - y * sine + 0.001, x * sine + y * cosine];
}
const state = new DataView(new ArrayBuffer(8));
state.setFloat64(0, x);
console.log(x, state.getBigUint64(0).toString(16));
assert.equal(state.getBigUint64(0).toString(16), 'bfee9f1c32b14444');

// Degrees are turns: 180 of them are exactly half.
assert.equal(sinTurns(180 / 360), 0);
// A Float32Array gets each sine rounded once.
assert.deepEqual(sinArray(Float32Array.of(0.5, 1e30)), Float32Array.of(0.4794255495071411, -0.791163444519043));
