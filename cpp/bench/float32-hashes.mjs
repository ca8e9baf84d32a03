// @ts-check
// Hashes of float32 sines of a block of inputs: the 2^24 floats whose upper 8 bits are the block's number.
// cpp/bench/every_float32.cpp has the same.

/** @typedef {(x: Float32Array, options?: { units: 'turns' }) => Float32Array} ArrayFunction */

/** By the names of the functions of one number. */
export const functionNames = /** @type {const} */ (['sinFloat32', 'cosFloat32', 'sinTurnsFloat32', 'cosTurnsFloat32']);

/** @param {number} hash @param {Float32Array} results */
function hashed(hash, results) {
  const words = new Uint32Array(results.buffer);
  let state = hash;
  for (let i = 0; i < words.length; ++i) {
    const word = Number.isNaN(results[i]) ? 0x7fc00000 : (words[i] ?? 0);
    state = Math.imul(state ^ word, 0x9e3779b1);
    state ^= state >>> 15;
  }
  return state;
}

/**
 * The hash of each function, in the order of their names.
 * @param {number} block from 0 to 255
 * @param {{ readonly sinArray: ArrayFunction, readonly cosArray: ArrayFunction }} functions
 */
export function hashesOf(block, { sinArray, cosArray }) {
  const bits = new Uint32Array(2 ** 16),
    inputs = new Float32Array(bits.buffer),
    hashes = functionNames.map(() => 0x811c9dc5);
  for (let first = 0; first < 2 ** 24; first += bits.length) {
    for (let i = 0; i < bits.length; ++i) bits[i] = block * 2 ** 24 + first + i;
    const turns = /** @type {const} */ ({ units: 'turns' });
    const results = [sinArray(inputs), cosArray(inputs), sinArray(inputs, turns), cosArray(inputs, turns)];
    for (const [at, result] of results.entries()) hashes[at] = hashed(hashes[at] ?? 0, result);
  }
  return hashes.map((hash) => (hash >>> 0).toString(16).padStart(8, '0'));
}
