// jax-js on WebAssembly: JAX's lines, in the float32 that it has by default. It holds arrays by counted references:
// `.ref` keeps one that is used again.
import { serve } from '../programs/javascript/program.mjs';
import { familiesOf } from './common.mjs';
import { load, versionOf } from './packages.mjs';

const { init, defaultDevice, numpy: np } = load('@jax-js/jax');
await init('wasm');
defaultDevice('wasm');

const floats = (values) => np.array(Float32Array.from(values));

async function waves(positions, base, dim, factor) {
  const exponents = floats(Array.from({ length: dim / 2 }, (_, i) => 2 * i)).div(dim);
  const frequencies = np.power(np.array(base, { dtype: np.float32 }), exponents.neg());
  const angles = np.outer(floats(positions).div(factor), frequencies);
  const sin = await np.sin(angles.ref).data();
  return { sin, cos: await np.cos(angles).data() };
}

async function turn(...parts) {
  const [a, b, cos, sin] = parts.map(floats);
  const first = await a.ref.mul(cos.ref).sub(b.ref.mul(sin.ref)).data();
  return [first, await b.mul(cos).add(a.mul(sin)).data()];
}

await serve('jax-js', familiesOf({ waves, turn }), versionOf('@jax-js/jax'));
