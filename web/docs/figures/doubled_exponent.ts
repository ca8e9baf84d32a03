import { sinusoidal } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = sinusoidal({
  convention: 'doubledExponent',
  positions: 64,
  dim: 64,
});
