// Dual-chunk positions: the distances that a query and a key have by them.
import { expect, test } from 'vitest';
import { dualChunkPositions } from 'posenc';

test('chunks of six tokens, of eight trained positions', () => {
  const found = dualChunkPositions({ positions: 14, chunkSize: 8, localSize: 2 });
  expect(Object.fromEntries(Object.entries(found).map(([name, row]) => [name, [...row]]))).toEqual({
    keys: [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1],
    own: [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1],
    before: [6, 7, 8, 8, 8, 8, 6, 7, 8, 8, 8, 8, 6, 7],
    earlier: Array(14).fill(8),
    beforeUnlimited: [6, 7, 8, 9, 10, 11, 6, 7, 8, 9, 10, 11, 6, 7],
    earlierUnlimited: [8, 9, 10, 11, 12, 13, 8, 9, 10, 11, 12, 13, 8, 9],
  });
});

test.each([
  [8, 2],
  [16, 0],
  [7, 6],
  [100, 30],
])(
  'with chunks of %d less %d distances stay within the trained length, and are true nearby',
  (chunkSize, localSize) => {
    const count = 4 * chunkSize,
      chunk = chunkSize - localSize;
    const { keys, own, before, earlier } = dualChunkPositions({ positions: count, chunkSize, localSize });
    for (let q = 0; q < count; ++q) {
      for (let k = 0; k <= q; ++k) {
        const apart = Math.floor(q / chunk) - Math.floor(k / chunk);
        const distance = ([own, before, earlier][Math.min(apart, 2)]?.[q] ?? NaN) - (keys[k] ?? NaN);
        expect(distance).toBeLessThanOrEqual(chunkSize);
        expect(distance).toBeGreaterThanOrEqual(0);
        if (apart === 0 || (apart === 1 && q - k <= localSize)) expect(distance).toBe(q - k);
      }
    }
  },
);
