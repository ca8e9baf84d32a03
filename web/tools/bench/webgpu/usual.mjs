// @ts-check
// The shader that models in browsers use, and the positions at which phases are hardest: for the tests too.

/** Angles in float32, and sine and cosine of the device: rows [T, 2 pairs]. */
export const usualTable = /* wgsl */ `
@group(0) @binding(0) var<storage, read> frequencies: array<f32>;
@group(0) @binding(1) var<storage, read> positions: array<i32>;
@group(0) @binding(2) var<storage, read_write> rows: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let pairs = arrayLength(&frequencies);
  if (id.x >= pairs * arrayLength(&positions)) { return; }
  let angle = f32(positions[id.x / pairs]) * frequencies[id.x % pairs];
  rows[2u * id.x] = sin(angle);
  rows[2u * id.x + 1u] = cos(angle);
}`;

/**
 * Every frequency comes near whole turns at the denominators of its continued fraction, and near eighths between:
 * these positions, and others anywhere below 2^31, more often near.
 * @param {ArrayLike<number>} inverse radians per position
 * @param {number} others
 * @returns {number[]}
 */
export function aimed(inverse, others) {
  const found = new Set([0, 1, 2, 2 ** 31 - 1]);
  for (const radians of Array.from(inverse)) {
    let rest = radians / (2 * Math.PI);
    let [before, now] = [0, 1];
    for (let k = 0; k < 30 && now < 2 ** 31; ++k) {
      for (const part of [1, 2, 4, 8])
        for (const near of [-1, 0, 1]) {
          const position = Math.floor(now / part) + near;
          if (position >= 0 && position < 2 ** 31) found.add(position);
        }
      const inverted = 1 / rest;
      [before, now] = [now, Math.floor(inverted) * now + before];
      rest = inverted - Math.floor(inverted);
      if (rest < 1e-9) break;
    }
  }
  for (let state = 1, k = 0; k < others; ++k) {
    state = (state * 48271) % 2147483647;
    found.add(state >>> (k % 12));
  }
  return [...found];
}
