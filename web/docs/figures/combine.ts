import { addPositions, learnedTable, sinusoidal } from 'posenc';

const [tokens, dim] = [48, 64];
const words = learnedTable({ rows: tokens, dim, seed: 3 });
const { data } = addPositions({ x: words.data, table: sinusoidal({ positions: tokens, dim }), scaleBySqrtDim: true });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: tokens, columns: dim };
