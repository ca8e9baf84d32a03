// A vision transformer trained on 14 x 14 patches looks at 24 x 24; a text model reads twice as far.
import assert from 'node:assert/strict';
import { learnedTable, resizeBiasTable, resizeGrid, resizeRows } from 'posenc';

const table = learnedTable({ rows: 1 + 14 * 14, dim: 32 });
const larger = resizeGrid({ table, oldGrid: [14, 14], newGrid: [24, 24], prefixRows: 1, method: 'bicubicAntialias' });
assert.equal(larger.rows, 1 + 24 * 24);
assert.equal(larger.data[0], table.data[0]); // the class token is kept

// #region dinov2
// DINOv2: a table of 37 x 37 for 16 x 24 patches, sampled with an offset of 0.1.
const trained = learnedTable({ rows: 1 + 37 * 37, dim: 8 });
const scaleFactor = [16.1 / 37, 24.1 / 37] as const;
const offset = resizeGrid({ table: trained, oldGrid: [37, 37], newGrid: [16, 24], prefixRows: 1, scaleFactor });
assert.equal(offset.rows, 1 + 16 * 24);
// #endregion

// SigLIP 2: 16 x 16 for 9 x 20, antialiased.
const method = 'linearAntialias';
const naflex = resizeGrid({ table: learnedTable({ rows: 256, dim: 8 }), oldGrid: [16, 16], newGrid: [9, 20], method });
assert.equal(naflex.rows, 9 * 20);

const ramp = { data: Float32Array.of(0, 1, 2, 3), rows: 4, columns: 1 };
const stretched = resizeRows({ table: ramp, rows: 7, alignCorners: true });
console.log([...stretched.data].join(' '));
assert.deepEqual([...stretched.data], [0, 0.5, 1, 1.5, 2, 2.5, 3]);

const swin = learnedTable({ rows: 13 * 13, dim: 4 });
assert.equal(resizeBiasTable({ table: swin, oldWindow: [7, 7], newWindow: [12, 12] }).rows, 23 * 23);
