import { applyPolar } from 'posenc';

const headDim = 16;
const word = new Float32Array(headDim).fill(1);
const at = (position: number): Float32Array => applyPolar(word, { headDim, positions: [position] }).data;
const query = at(0);
const data = Float32Array.from({ length: 128 }, (_, distance) =>
  at(distance).reduce((sum, value, c) => sum + value * query[c]!, 0),
);
document.querySelector('posenc-curves')!.matrix = { data, rows: 128, columns: 1 };
