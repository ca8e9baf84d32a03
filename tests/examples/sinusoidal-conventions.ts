// One position, one width, five tables: weights trained with one do not fit another.
import assert from 'node:assert/strict';
import { fairseqPositions, sinusoidal } from 'posenc';

const options = { positions: [3], dim: 6 };
const tables = {
  paper: sinusoidal(options).data,
  marian: sinusoidal({ convention: 'marian', ...options }).data,
  fairseq: sinusoidal({ convention: 'fairseq', ...options, paddingIndex: 1 }).data,
  whisper: sinusoidal({ convention: 'whisper', ...options }).data,
  scaled: sinusoidal({ convention: 'xTransformers', ...options }).data,
};
for (const [project, row] of Object.entries(tables)) console.log(project, [...row].map((x) => x.toFixed(4)).join(' '));
assert.equal(tables.paper[1], tables.marian[3]); // the same numbers in another order
assert.notEqual(tables.marian[1], tables.whisper[1]); // another ladder
assert.deepEqual(tables.fairseq, tables.whisper); // away from padding the two agree
assert.deepEqual(sinusoidal({ convention: 'tensor2tensor', ...options }).data, tables.whisper);

// fairseq counts from the padding index on, and padding keeps its place.
assert.deepEqual([...fairseqPositions({ tokens: [1, 1, 7, 9] }).data], [1, 1, 2, 3]);

// Distances that count down: Transformer-XL's to zero, ESPnet's to the other side.
const xl = sinusoidal({ convention: 'transformerXl', length: 4, dim: 6 }),
  relative = sinusoidal({ convention: 'espnet', length: 4, dim: 6 });
assert.equal(xl.data[3 * 6], 0);
assert.equal(relative.rows, 7);
assert.equal(relative.data[6 * 6], -(tables.paper[0] as number));
