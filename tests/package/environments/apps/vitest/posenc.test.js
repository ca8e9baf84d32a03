import { sinusoidal } from 'posenc';
import { PosencHeatmap } from 'posenc/elements';
import { expect, test } from 'vitest';

test('posenc', () => {
  expect(sinusoidal({ positions: 2, dim: 4 }).data[4]).toBe(Math.fround(Math.sin(1)));
  expect(typeof PosencHeatmap).toBe('function');
});
