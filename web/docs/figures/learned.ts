import { learnedTable } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = learnedTable({
  rows: 64,
  dim: 64,
  initialization: 'truncatedNormal',
  seed: 1,
});
