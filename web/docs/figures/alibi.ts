import { alibiBias } from 'posenc';

const side = 24;
const { data } = alibiBias({ heads: 8, queries: side, keys: side, causal: true });
document.querySelector('posenc-heatmap')!.matrix = { data: data.subarray(0, side * side), rows: side, columns: side };
