import { copePositions } from 'posenc';

const side = 24;
const logits = Float32Array.from({ length: side * side }, (_, k) => (k % 3 === 0 ? 8 : -8));
const { data } = copePositions({ logits: { data: logits, rows: side, columns: side }, rows: 64 });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: side, columns: side };
