import { attention, sinusoidal } from 'posenc';

const [tokens, dim] = [24, 32];
const content = { data: new Float32Array(tokens * dim), rows: tokens, columns: dim };
const { terms } = attention({ content, positions: sinusoidal({ positions: tokens, dim }) });
const { data } = terms.positionPosition;
document.querySelector('posenc-heatmap')!.matrix = { data, rows: tokens, columns: tokens };
