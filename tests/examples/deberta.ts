// DeBERTa: near distances have a bucket each, far ones share, the sign stays.
import assert from 'node:assert/strict';
import { debertaBuckets, debertaRows } from 'posenc';

const relative = [-300, -128, -1, 0, 5, 200, 511];
const buckets = debertaBuckets({ relative });
relative.forEach((r, k) => console.log(`query - key = ${r}: bucket ${buckets[k]}`));
assert.deepEqual([...buckets], [-207, -128, -1, 0, 5, 169, 255]);
assert.deepEqual([...debertaRows({ relative: [-1, 0, 100000] })], [255, 256, 511]);
