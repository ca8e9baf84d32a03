// @ts-check
// The measured cases, in Node and in browsers alike: a name, and a function that does the work once.
import * as tf from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import * as ort from 'onnxruntime-web';
import * as posenc from 'posenc';
import { bestTable } from './peers/best.mjs';
import { memoryFill } from './peers/memory-fill.mjs';
import { tableModel } from './peers/onnx-model.mjs';
import { plainPixels, plainRotary, plainTable } from './peers/plain.mjs';

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {() => unknown} work one time; a promise is waited for
 *
 * @typedef {object} Group
 * @property {string} name
 * @property {string} baseline the case that all others are divided by
 * @property {Case[]} cases
 *
 * @typedef {object} Folders the folders of the peers' WebAssembly
 * @property {string} onnx
 * @property {string} tfjs
 */

export const rows = 8192;
export const dim = 512;

/** @param {Folders} folders @param {Float32Array} out @returns {Promise<Case>} */
async function onnx(folders, out) {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = folders.onnx;
  const session = await ort.InferenceSession.create(tableModel(rows, dim), {
    executionProviders: ['wasm'],
    intraOpNumThreads: 1,
  });
  const positions = new ort.Tensor(
    'float32',
    Float32Array.from({ length: rows }, (_, p) => p),
    [rows, 1],
  );
  const inverse = Float32Array.from({ length: dim / 2 }, (_, i) => Math.pow(10000, (-2 * i) / dim));
  const frequencies = new ort.Tensor('float32', inverse, [1, dim / 2]);
  return {
    name: 'onnxruntime-web',
    work: async () => {
      const { table } = await session.run({ positions, frequencies });
      out.set(/** @type {Float32Array} */ (/** @type {ort.Tensor} */ (table).data));
    },
  };
}

/** @param {Folders} folders @param {Float32Array} out @returns {Promise<Case>} */
async function tfjs(folders, out) {
  setWasmPaths(folders.tfjs);
  await tf.setBackend('wasm');
  const inverse = Float32Array.from({ length: dim / 2 }, (_, i) => Math.pow(10000, (-2 * i) / dim));
  return {
    name: 'tfjs-backend-wasm',
    work: () => {
      const table = tf.tidy(() => {
        const angles = tf.mul(tf.reshape(tf.range(0, rows), [rows, 1]), tf.tensor2d(inverse, [1, dim / 2]));
        return tf.concat([tf.sin(angles), tf.cos(angles)], 1);
      });
      out.set(/** @type {Float32Array} */ (table.dataSync()));
      table.dispose();
    },
  };
}

/** @param {Folders} folders @param {string[]} notes */
async function tableGroup(folders, notes) {
  const out = new Float32Array(rows * dim);
  const fill = memoryFill();
  /** @type {Case[]} */
  const cases = [
    { name: 'posenc', work: () => posenc.sinusoidal({ positions: rows, dim }) },
    { name: 'posenc, out given', work: () => posenc.sinusoidal({ positions: rows, dim, out }) },
    { name: 'memory.fill, 16 MB', work: () => fill(out.byteLength) },
    { name: 'best JavaScript', work: () => bestTable(rows, dim, out) },
    { name: 'plain JavaScript', work: () => plainTable(rows, dim, out) },
  ];
  for (const peer of [onnx, tfjs]) {
    try {
      cases.push(await peer(folders, out));
    } catch (error) {
      notes.push(`${peer.name} did not start: ${/** @type {Error} */ (error).message}`);
    }
  }
  return { name: `sinusoidal table, ${rows} x ${dim} float32`, baseline: 'posenc, out given', cases };
}

/** @returns {Group | undefined} */
function rotaryGroup() {
  const applyRotary = /** @type {undefined | ((x: object, options: object) => unknown)} */ (
    Reflect.get(posenc, 'applyRotary')
  );
  if (!applyRotary) return undefined;
  const tokens = 4096,
    heads = 32,
    headDim = 128;
  const x = Float32Array.from({ length: tokens * heads * headDim }, (_, i) => Math.sin(i));
  const out = new Float32Array(x.length);
  const table = posenc.sinusoidal({ positions: tokens, dim: headDim, layout: 'concatenated' }).data;
  const half = headDim / 2;
  const sine = Float32Array.from(
    { length: tokens * half },
    (_, i) => table[Math.floor(i / half) * headDim + (i % half)] ?? 0,
  );
  const cosine = Float32Array.from(
    { length: tokens * half },
    (_, i) => table[Math.floor(i / half) * headDim + half + (i % half)] ?? 0,
  );
  const shaped = { data: x, shape: [1, tokens, heads, headDim] };
  // Memory of the module, for the array and the tables: no copies.
  const arena = new posenc.Arena(2 ** 27);
  const there = arena.float32(x.length);
  there.set(x);
  const frequencies = posenc.rotaryFrequencies({ headDim });
  const rope = new posenc.PreparedRotary({
    headDim,
    headsFirst: false,
    pairing: 'interleaved',
    frequencies,
    length: tokens,
    arena,
  });
  return {
    name: `rotary of [${tokens}, ${heads}, ${headDim}] float32`,
    baseline: 'posenc, out given',
    cases: [
      {
        name: 'posenc, out given',
        work: () => applyRotary(shaped, { headsFirst: false, pairing: 'interleaved', frequencies, out }),
      },
      {
        name: 'posenc, rotate half, out given',
        work: () => applyRotary(shaped, { headsFirst: false, pairing: 'rotateHalf', frequencies, out }),
      },
      {
        name: 'posenc, prepared, in an arena',
        work: () => rope.apply(there, { positions: { first: 0, count: tokens }, out: there }),
      },
      { name: 'copy of the array', work: () => out.set(x) },
      { name: 'plain JavaScript', work: () => plainRotary(x, cosine, sine, tokens, heads, headDim, out) },
    ],
  };
}

/** @returns {Group} */
function pixelGroup() {
  const height = 2048;
  const matrix = posenc.sinusoidal({ positions: height, dim });
  const colors = Uint8Array.from({ length: 257 * 4 }, (_, i) => (i * 37) & 255);
  const out = new Uint8ClampedArray(4 * height * dim),
    half = new Uint8ClampedArray(height * dim);
  return {
    name: `picture of ${height} x ${dim} cells`,
    baseline: 'posenc',
    cases: [
      { name: 'posenc', work: () => posenc.matrixPixels({ matrix, colors, out }) },
      { name: 'posenc, transposed', work: () => posenc.matrixPixels({ matrix, colors, transpose: true, out }) },
      {
        name: 'posenc, means of 2 x 2 cells',
        work: () => posenc.matrixPixels({ matrix, colors, width: dim / 2, height: height / 2, out: half }),
      },
      { name: 'plain JavaScript', work: () => plainPixels(matrix.data, colors, -1, 1, out) },
    ],
  };
}

/** Linear in the output: 2N positions next to N. @returns {Group[]} */
function linearGroups() {
  return [1024, 4096, 16384].map((n) => {
    const small = new Float32Array(n * dim),
      large = new Float32Array(2 * n * dim);
    return {
      name: `${2 * n} rows over ${n}, ${dim} wide`,
      baseline: `${n} rows`,
      cases: [
        { name: `${n} rows`, work: () => posenc.sinusoidal({ positions: n, dim, out: small }) },
        { name: `${2 * n} rows`, work: () => posenc.sinusoidal({ positions: 2 * n, dim, out: large }) },
      ],
    };
  });
}

/** @param {Folders} folders @returns {Promise<{ groups: Group[], notes: string[], isa: string }>} */
export async function allGroups(folders) {
  /** @type {string[]} */
  const notes = [];
  const groups = [await tableGroup(folders, notes)];
  const rotary = rotaryGroup();
  if (rotary) groups.push(rotary);
  else notes.push('applyRotary is not there yet');
  return { groups: [...groups, pixelGroup(), ...linearGroups()], notes, isa: posenc.activeIsa() };
}
