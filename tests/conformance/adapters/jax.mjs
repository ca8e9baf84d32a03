// jax-js on WebAssembly: JAX's lines, in the float32 that it has by default. It holds arrays by counted references:
// `.ref` keeps one that is used again.
import { serve } from '../programs/javascript/program.mjs';
import { batchesOf, familiesOf, maskOf } from './common.mjs';
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

const whole = (rows) =>
  np.array(Int32Array.from(rows.flat()), { dtype: np.int32 }).reshape([rows.length, rows[0].length]);

async function rowsOf(array, tokens) {
  const values = await array.data();
  return Array.from({ length: values.length / tokens }, (_, row) => [
    ...values.slice(row * tokens, (row + 1) * tokens),
  ]);
}

/** As models count: a running sum of the mask. */
const padded = (mask) => rowsOf(np.cumsum(whole(mask), 1).sub(whole(mask)), mask[0].length);

/** For each column the number of columns before it in its text, whose number is how often the text has changed. */
function packed(sequences) {
  const tokens = sequences[0].length;
  const changes = sequences.map((row) => row.map((text, k) => Number(k > 0 && text !== row[k - 1])));
  const number = np.cumsum(whole(changes), 1);
  const columns = np.arange(tokens);
  const same = np.equal(np.expandDims(number.ref, 2), np.expandDims(number, 1));
  const before = np.less(np.expandDims(columns.ref, 0), np.expandDims(columns, 1));
  return rowsOf(
    same
      .astype(np.int32)
      .mul(np.expandDims(before.astype(np.int32), 0))
      .sum(2),
    tokens,
  );
}

const library = {
  query: (rows) => np.expandDims(whole(rows), 2),
  key: (rows) => np.expandDims(whole(rows), 1),
  number: (value) => np.array(value, { dtype: np.int32 }),
  floorDivide: (x, by) => np.floorDivide(x.ref, np.array(by, { dtype: np.int32 })),
  less: (a, b) => np.less(a.ref, b.ref),
  lessEqual: (a, b) => np.lessEqual(a.ref, b.ref),
  equal: (a, b) => np.equal(a.ref, b.ref),
  distance: (a, b) => np.abs(a.ref.sub(b.ref)),
  and: (a, b) => np.logicalAnd(a, b),
  or: (a, b) => np.logicalOr(a, b),
  read: (x) => x.data(),
};

/** Lines of Llama 4's model. */
async function query({ beta, length, shift }, { positions }) {
  const steps = np.floor(floats(positions).add(shift).div(length));
  return [...(await np.log1p(steps).mul(beta).add(1).data())];
}

const families = familiesOf({ waves, turn });
await serve(
  'jax-js',
  {
    ...families,
    ...batchesOf({ padded, packed, rotate: families.rotary.rotate }),
    ...maskOf({ library, padded, packed }),
    scale: { query },
  },
  versionOf('@jax-js/jax'),
);
