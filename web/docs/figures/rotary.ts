import { applyRotary, rotaryFrequencies } from 'posenc';

const headDim = 64;
const distances = 128;
const frequencies = rotaryFrequencies({ headDim });
// A key of ones at every position and a query at position 0: the result is the cosines of the distance.
const ones = new Float32Array(distances * headDim).fill(Math.SQRT1_2);
const { data } = applyRotary(ones, { headDim, frequencies, pairing: 'interleaved' }); // at 0, 1, 2, ...
const scores = Float32Array.from(
  { length: distances * 32 },
  (_, k) => (data[2 * k]! + data[2 * k + 1]!) * Math.SQRT1_2,
);
document.querySelector('posenc-curves')!.matrix = { data: scores, rows: distances, columns: 32 };
