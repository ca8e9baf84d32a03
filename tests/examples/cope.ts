// CoPE: only tokens with an open gate count.
import assert from 'node:assert/strict';
import { copePositions } from 'posenc';

const [open, shut] = [Infinity, -Infinity];
const logits = { data: Float32Array.of(open, shut, shut, open, shut), rows: 1, columns: 5 };
const { data } = copePositions({ logits, rows: 8 });
console.log([...data].join(' '));
assert.deepEqual([...data], [2, 1, 1, 1, 0]);
