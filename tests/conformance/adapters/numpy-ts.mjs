// numpy-ts: NumPy's functions in TypeScript, with the float32 arrays that a port of a model has.
import { serve } from '../programs/javascript/program.mjs';
import { batchesOf, familiesOf, maskOf } from './common.mjs';
import { load, versionOf } from './packages.mjs';

const np = load('numpy-ts');
const floats = (values) => np.array(Array.from(values), 'float32');
const flat = (array) => array.toArray().flat(Infinity);

function waves(positions, base, dim, factor) {
  const exponents = np.divide(np.arange(0, dim, 2, 'float32'), floats([dim]));
  const frequencies = np.divide(floats([1]), np.power(floats([base]), exponents));
  const angles = np.outer(np.divide(floats(positions), floats([factor])), frequencies);
  return { sin: flat(np.sin(angles)), cos: flat(np.cos(angles)) };
}

function turn(...parts) {
  const [a, b, cos, sin] = parts.map(floats);
  const first = np.subtract(np.multiply(a, cos), np.multiply(b, sin));
  return [flat(first), flat(np.add(np.multiply(b, cos), np.multiply(a, sin)))];
}

const whole = (rows) => np.array(rows, 'int32');

/** As models count: a running sum of the mask. */
const padded = (mask) =>
  np
    .subtract(np.cumsum(whole(mask), 1), whole(mask))
    .toArray()
    .map((row) => row.map(Number));

/** For each column the number of columns before it in its text, whose number is how often the text has changed. */
function packed(sequences) {
  const tokens = sequences[0].length;
  const changes = sequences.map((row) => row.map((text, k) => Number(k > 0 && text !== row[k - 1])));
  const number = np.cumsum(whole(changes), 1);
  const same = np.equal(np.expand_dims(number, 2), np.expand_dims(number, 1)).astype('int32');
  const columns = np.arange(0, tokens, 1, 'int32');
  const before = np.less(np.expand_dims(columns, 0), np.expand_dims(columns, 1)).astype('int32');
  return np
    .sum(np.multiply(same, before), 2)
    .toArray()
    .map((row) => row.map(Number));
}

const library = {
  query: (rows) => np.expand_dims(whole(rows), 2),
  key: (rows) => np.expand_dims(whole(rows), 1),
  number: (value) => whole([value]),
  floorDivide: (x, by) => np.floor_divide(x, whole([by])),
  less: np.less,
  lessEqual: np.less_equal,
  equal: np.equal,
  distance: (a, b) => np.abs(np.subtract(a, b)),
  and: np.logical_and,
  or: np.logical_or,
  read: flat,
};

/** Lines of Llama 4's model. */
function query({ beta, length, shift }, { positions }) {
  const steps = np.floor(np.divide(np.add(floats(positions), floats([shift])), floats([length])));
  return flat(np.add(np.multiply(np.log1p(steps), floats([beta])), floats([1])));
}

const families = familiesOf({ waves, turn });
await serve(
  'numpy-ts in float32',
  {
    ...families,
    ...batchesOf({ padded, packed, rotate: families.rotary.rotate }),
    ...maskOf({ library, padded, packed }),
    scale: { query },
  },
  versionOf('numpy-ts'),
);
