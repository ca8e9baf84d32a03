import { sinusoidal } from 'posenc';

test('posenc', () => {
  expect(sinusoidal({ positions: 2, dim: 4 }).data[4]).toBe(Math.fround(Math.sin(1)));
});
