import { decodeNpy, encodeNpy, sinusoidal } from 'posenc';

const bytes = encodeNpy(sinusoidal({ positions: 64, dim: 64 }));
document.querySelector('posenc-heatmap')!.matrix = decodeNpy(bytes);
