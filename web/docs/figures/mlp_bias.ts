import { mlpBias } from 'posenc';

const numbers = (shape: number[], scale: number) => ({
  data: Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, k) => scale * (((k * 7) % 11) - 5)),
  shape,
});
const layers = [
  { weights: numbers([8, 1], 0.2), bias: numbers([8], 0.3).data },
  { weights: numbers([1, 8], 0.5), bias: new Float32Array(1) },
];
const { data } = mlpBias({ queries: 32, keys: 32, logDistance: true, layers });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: 32, columns: 32 };
