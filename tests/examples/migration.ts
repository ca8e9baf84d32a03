// Three pieces of hand-written code, and their replacements.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies, sinusoidal } from 'posenc';

const close = (a: ArrayLike<number>, b: ArrayLike<number>, most: number): void => {
  assert.equal(a.length, b.length);
  for (let k = 0; k < a.length; ++k) assert.ok(Math.abs((a[k] as number) - (b[k] as number)) <= most, `entry ${k}`);
};

// #region table
function tableByHand(positions: number, dim: number): Float32Array {
  const table = new Float32Array(positions * dim);
  for (let p = 0; p < positions; ++p)
    for (let i = 0; i < dim; i += 2) {
      const angle = p / 10000 ** (i / dim);
      table[p * dim + i] = Math.sin(angle);
      table[p * dim + i + 1] = Math.cos(angle);
    }
  return table;
}

const { data } = sinusoidal({ positions: 512, dim: 64 });
// #endregion
close(tableByHand(512, 64), data, 1e-7);

// #region rotation
const [headDim, half, base] = [64, 32, 10000];

/** One head of one token, as modelling code has it: x cos + rotate_half(x) sin. */
function rotateByHand(x: Float32Array, position: number): Float32Array {
  return x.map((value, c) => {
    const angle = position * base ** ((-2 * (c % half)) / headDim);
    const other = c < half ? -(x[c + half] as number) : (x[c - half] as number);
    return value * Math.cos(angle) + other * Math.sin(angle);
  });
}

const frequencies = rotaryFrequencies({ headDim, base });
const rotate = (x: Float32Array, position: number): Float32Array =>
  applyRotary(x, { headDim, positions: [position], frequencies, pairing: 'rotateHalf' }).data;
// #endregion
const x = Float32Array.from({ length: headDim }, (_, c) => Math.sin(c + 1));
close(rotateByHand(x, 4095), rotate(x, 4095), 1e-6);

// #region single
/** The usual shortcut, every step in float32, as a tensor library does it. */
function tableInSingle(position: number, dim: number): number[] {
  const { fround, log, exp, sin } = Math;
  return Array.from({ length: dim / 2 }, (_, i) => {
    const frequency = fround(exp(fround(fround(2 * i) * fround(-log(10000) / dim))));
    return fround(sin(fround(fround(position) * frequency)));
  });
}
// #endregion
const far = sinusoidal({ positions: [65535], dim: 512, layout: 'concatenated' }).data;
const worst = Math.max(...tableInSingle(65535, 512).map((value, i) => Math.abs(value - (far[i] as number))));
console.log(`in float32, position 65535 is off by ${worst.toExponential(1)}`);
assert.ok(worst > 1e-3);
