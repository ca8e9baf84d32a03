import { forgetGateBias } from 'posenc';

const side = 32;
const logits = Float32Array.from({ length: side }, (_, token) => (token % 8 === 7 ? -1 : 3));
const { data } = forgetGateBias({ gateLogits: { data: logits, rows: 1, columns: side } });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: side, columns: side };
