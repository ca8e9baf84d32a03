import { learnedTable, resizeGrid } from 'posenc';

const table = learnedTable({ rows: 8 * 8, dim: 16, seed: 1 });
document.querySelector('posenc-heatmap')!.matrix = resizeGrid({ table, oldGrid: [8, 8], newGrid: [16, 16] });
