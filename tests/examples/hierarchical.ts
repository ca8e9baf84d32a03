// Word, sentence and paragraph in one row, and whether the levels can be told apart.
import assert from 'node:assert/strict';
import { hierarchicalEncoding, hierarchyAmbiguities } from 'posenc';

const positions = [1, 0, 0, 0, 1, 0]; // the second word; the second sentence
for (const levels of [
  [{}, {}, {}],
  [{}, { base: 1000 }, { base: 100 }],
]) {
  const { data } = hierarchicalEncoding({ positions, levels, dim: 8 });
  const pairs = hierarchyAmbiguities(levels).length;
  console.log(`${pairs} pairs of levels alike: third column ${data[2]} and ${data[10]}`);
  assert.equal(pairs === 0, data[2] !== data[10]);
}
