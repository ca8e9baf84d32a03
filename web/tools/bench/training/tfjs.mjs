// @ts-check
// The same model in TensorFlow.js: RMS norms, RoPE by halves, attention without biases, Adam with a clipped gradient.
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import '@tensorflow/tfjs-core/dist/register_all_gradients.js';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';

const [words, classes, dim, layers, heads, width] = [8, 8, 32, 2, 4, 64];
const headDim = dim / heads;

/** @param {number[]} shape @param {number} deviation */
const weights = (shape, deviation) => tf.variable(tf.randomUniform(shape, -deviation * 1.73, deviation * 1.73));

function makeParameters() {
  const inner = 1 / Math.sqrt(dim);
  return {
    embedding: weights([words, dim], 1),
    layers: Array.from({ length: layers }, () => ({
      norm1: tf.variable(tf.ones([dim])),
      projections: weights([dim, 3 * dim], inner),
      output: weights([dim, dim], inner / 2),
      norm2: tf.variable(tf.ones([dim])),
      expand: weights([dim, width], inner),
      expandBias: tf.variable(tf.zeros([width])),
      contract: weights([width, dim], 1 / Math.sqrt(width) / 2),
      contractBias: tf.variable(tf.zeros([dim])),
    })),
    norm: tf.variable(tf.ones([dim])),
    answer: weights([dim, classes], inner),
    answerBias: tf.variable(tf.zeros([classes])),
  };
}

/** @typedef {ReturnType<typeof makeParameters>} Parameters */

/** @param {tf.Tensor} x @param {tf.Tensor} gain */
const norm = (x, gain) => tf.mul(tf.mul(x, tf.rsqrt(tf.add(tf.mean(tf.square(x), -1, true), 1e-5))), gain);

/** @param {number} length */
function rotation(length) {
  const angles = Array.from({ length }, (_, p) =>
    Array.from({ length: headDim }, (_, c) => p / 10000 ** ((2 * (c % (headDim / 2))) / headDim)),
  );
  const angle = tf.tensor(angles.flat(), [1, 1, length, headDim]);
  return { cosine: tf.cos(angle), sine: tf.sin(angle) };
}

/** @param {tf.Tensor} x [B, H, T, headDim] @param {ReturnType<typeof rotation>} turn */
function rotate(x, { cosine, sine }) {
  const [a, b] = tf.split(x, 2, 3);
  const turned = tf.concat([tf.neg(/** @type {tf.Tensor} */ (b)), /** @type {tf.Tensor} */ (a)], 3);
  return tf.add(tf.mul(x, cosine), tf.mul(turned, sine));
}

/**
 * @param {Parameters} p
 * @param {tf.Tensor} tokens [B * T]
 * @param {number} batch
 * @param {ReturnType<typeof rotation>} turn
 */
function logitsOf(p, tokens, batch, turn) {
  const length = tokens.size / batch;
  /** @type {tf.Tensor} */
  let x = tf.matMul(tf.cast(tf.oneHot(tokens, words), 'float32'), p.embedding); // gather has no gradient in the backend
  for (const layer of p.layers) {
    const projected = tf.split(tf.matMul(/** @type {tf.Tensor2D} */ (norm(x, layer.norm1)), layer.projections), 3, 1);
    const [q, k, v] = projected.map((y) => tf.transpose(tf.reshape(y, [batch, length, heads, headDim]), [0, 2, 1, 3]));
    const scores = tf.matMul(
      rotate(/** @type {tf.Tensor} */ (q), turn),
      rotate(/** @type {tf.Tensor} */ (k), turn),
      false,
      true,
    );
    const mixed = tf.matMul(tf.softmax(tf.mul(scores, 1 / Math.sqrt(headDim))), /** @type {tf.Tensor} */ (v));
    const joined = tf.reshape(tf.transpose(mixed, [0, 2, 1, 3]), [batch * length, dim]);
    x = tf.add(x, tf.matMul(joined, layer.output));
    const hidden = tf.relu(tf.add(tf.matMul(norm(x, layer.norm2), layer.expand), layer.expandBias));
    x = tf.add(x, tf.add(tf.matMul(hidden, layer.contract), layer.contractBias));
  }
  return tf.add(tf.matMul(norm(x, p.norm), p.answer), p.answerBias);
}

/**
 * @param {'cpu' | 'wasm'} backend
 * @param {{ tfjs: string }} folders
 * @param {{ length: number, batch: number }} sizes
 */
export async function makeTfjs(backend, folders, { length, batch }) {
  setWasmPaths(folders.tfjs);
  await tf.setBackend(backend);
  await tf.ready();
  const p = makeParameters();
  const turn = rotation(length);
  const adam = tf.train.adam(0.01, 0.9, 0.98, 1e-8);
  let seed = 1;
  const below = (/** @type {number} */ n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  // "Three back": every place from 3 on has an answer.
  const step = () =>
    tf.tidy(() => {
      const list = Array.from({ length: batch * length }, () => below(words));
      const tokens = tf.tensor1d(list, 'int32');
      const asked = list.map((_, i) => (i % length >= 3 ? 1 : 0));
      const wanted = tf.oneHot(
        tf.tensor1d(
          list.map((_, i) => list[i - 3] ?? 0),
          'int32',
        ),
        classes,
      );
      const { value, grads } = tf.variableGrads(() => {
        const logits = logitsOf(p, tokens, batch, turn);
        const each = tf.neg(tf.sum(tf.mul(wanted, tf.logSoftmax(logits)), 1));
        return /** @type {tf.Scalar} */ (tf.div(tf.sum(tf.mul(each, tf.tensor1d(asked))), batch * (length - 3)));
      });
      const squares = Object.values(grads).map((g) => tf.sum(tf.square(g)));
      const size = tf.sqrt(tf.addN(squares));
      const factor = tf.minimum(1, tf.div(1, size));
      adam.applyGradients(Object.fromEntries(Object.entries(grads).map(([name, g]) => [name, tf.mul(g, factor)])));
      return value.dataSync()[0];
    });
  return { name: `tfjs ${tf.version_core}, ${backend}`, step, use: () => tf.setBackend(backend) };
}
