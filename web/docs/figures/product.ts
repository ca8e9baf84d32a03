import { productEncoding } from 'posenc';

const side = 24;
const dim = 2;
const points = Array.from({ length: side * side }, (_, k) => [Math.floor(k / side), k % side]).flat();
const { data } = productEncoding({ points, dim });
const first = Float32Array.from({ length: side * side }, (_, k) => data[k * dim]!);
document.querySelector('posenc-heatmap')!.matrix = { data: first, rows: side, columns: side };
