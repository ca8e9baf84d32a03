import { sinusoidal } from 'posenc';

const table = sinusoidal({ positions: 100, dim: 64 }); // { data: Float32Array, rows: 100, columns: 64 }
console.log(table.rows, table.columns, table.data[64]); // 100 64 0.8414709568023682

document.querySelector('output').textContent = `${table.rows} ${table.columns} ${table.data[64]}`;
import('posenc/elements/define');
