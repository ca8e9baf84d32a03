import { variantTable } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = variantTable({
  positions: 64,
  dim: 64,
  formula: 'unpairedExponent',
});
