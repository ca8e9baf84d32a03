// TensorFlow.js: angles are float32 tensors, the only kind of floats that it has. node tfjs.mjs cpu|wasm
import { serve } from '../programs/javascript/program.mjs';
import { batchesOf, familiesOf, maskOf } from './common.mjs';
import { folder, load, versionOf } from './packages.mjs';

const backend = process.argv[2] ?? 'cpu';
const tf = load('@tensorflow/tfjs-core');
if (backend === 'wasm') {
  const path = new URL('node_modules/@tensorflow/tfjs-backend-wasm/dist/', folder);
  load('@tensorflow/tfjs-backend-wasm').setWasmPaths(`${path.pathname}`);
} else load('@tensorflow/tfjs-backend-cpu');
await tf.setBackend(backend);
await tf.ready();

function waves(positions, base, dim, factor) {
  const kept = tf.tidy(() => {
    const exponents = tf.div(tf.range(0, dim, 2, 'float32'), tf.scalar(dim));
    const frequencies = tf.div(tf.scalar(1), tf.pow(tf.scalar(base), exponents));
    const scaled = tf.div(tf.tensor2d(positions, [positions.length, 1], 'float32'), tf.scalar(factor));
    const angles = tf.mul(scaled, tf.expandDims(frequencies, 0));
    return [tf.sin(angles), tf.cos(angles)];
  });
  const [sin, cos] = kept.map((one) => one.dataSync());
  tf.dispose(kept);
  return { sin, cos };
}

function turn(...parts) {
  const kept = tf.tidy(() => {
    const [a, b, cos, sin] = parts.map((one) => tf.tensor1d(one));
    return [tf.sub(tf.mul(a, cos), tf.mul(b, sin)), tf.add(tf.mul(b, cos), tf.mul(a, sin))];
  });
  const turned = kept.map((one) => one.dataSync());
  tf.dispose(kept);
  return turned;
}

/** As models count: a running sum of the mask. */
const padded = (mask) => tf.tidy(() => tf.sub(tf.cumsum(tf.tensor2d(mask), 1), tf.tensor2d(mask)).arraySync());

/** For each column the number of columns before it in its text, whose number is how often the text has changed. */
function packed(sequences) {
  return tf.tidy(() => {
    const texts = tf.tensor2d(sequences);
    const [rows, tokens] = texts.shape;
    const size = [rows, tokens - 1];
    const changes = tf.cast(tf.notEqual(tf.slice(texts, [0, 1], size), tf.slice(texts, [0, 0], size)), 'float32');
    const number = tf.cumsum(tf.concat([tf.zeros([rows, 1]), changes], 1), 1);
    const same = tf.equal(tf.expandDims(number, 2), tf.expandDims(number, 1));
    const columns = tf.range(0, tokens);
    const before = tf.less(tf.expandDims(columns, 0), tf.expandDims(columns, 1));
    return tf.sum(tf.cast(tf.logicalAnd(same, before), 'float32'), 2).arraySync();
  });
}

const library = {
  query: (rows) => tf.expandDims(tf.tensor2d(rows), 2),
  key: (rows) => tf.expandDims(tf.tensor2d(rows), 1),
  number: (value) => tf.scalar(value),
  floorDivide: (x, by) => tf.floorDiv(x, tf.scalar(by)),
  less: tf.less,
  lessEqual: tf.lessEqual,
  equal: tf.equal,
  distance: (a, b) => tf.abs(tf.sub(a, b)),
  and: tf.logicalAnd,
  or: tf.logicalOr,
  read: (x) => x.dataSync(),
};

/** Lines of Llama 4's model. */
function query({ beta, length, shift }, { positions }) {
  return tf.tidy(() => {
    const steps = tf.floor(tf.div(tf.add(tf.tensor1d(positions, 'float32'), shift), length));
    return [...tf.add(tf.mul(tf.log1p(steps), beta), 1).dataSync()];
  });
}

const families = familiesOf({ waves, turn });
await serve(
  `TensorFlow.js, ${backend}`,
  {
    ...families,
    ...batchesOf({ padded, packed, rotate: families.rotary.rotate }),
    ...maskOf({ library, padded, packed }),
    scale: { query },
  },
  versionOf('@tensorflow/tfjs-core'),
);
