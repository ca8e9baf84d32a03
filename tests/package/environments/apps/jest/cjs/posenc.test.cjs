const { sinusoidal } = require('posenc');

test('posenc', () => {
  const out = new Float32Array(8);
  expect(sinusoidal({ positions: 2, dim: 4, out }).data).toBe(out);
  expect(out[4]).toBe(Math.fround(Math.sin(1)));
});
