// Transformer-XL: one new query looks at three remembered keys and its own.
import assert from 'node:assert/strict';
import { relativeShift, transformerXlPositions, transformerXlScores } from 'posenc';

const none = { data: new Float32Array(2), rows: 1, columns: 2 };
const { data: scores } = transformerXlScores({
  queries: { data: Float32Array.of(1, 0), shape: [1, 1, 2] },
  keys: { data: new Float32Array(8), shape: [1, 4, 2] },
  contentBias: none,
  positionBias: none,
  positionWeights: { data: Float32Array.of(1, 0, 0, 1), shape: [1, 2, 2] },
});
const { data: positions } = transformerXlPositions({ keys: 4, width: 2 });
scores.forEach((score, k) => console.log(`distance ${3 - k}: sine ${positions[2 * k]}, score ${score}`));
assert.equal(scores[3], 0);
assert.ok(Math.abs((scores[2] as number) - Math.sin(1) / Math.SQRT2) < 1e-7);

const shifted = relativeShift({ x: { data: Float32Array.of(0, 1, 2, 3), shape: [2, 2] } });
assert.deepEqual([...shifted.data], [1, 0, 2, 3]);
