// TensorFlow.js: angles are float32 tensors, the only kind of floats that it has. node tfjs.mjs cpu|wasm
import { serve } from '../programs/javascript/program.mjs';
import { familiesOf } from './common.mjs';
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

await serve(`TensorFlow.js, ${backend}`, familiesOf({ waves, turn }), versionOf('@tensorflow/tfjs-core'));
