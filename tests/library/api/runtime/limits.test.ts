// An invalid size is rejected with its true limit, on either side.
import { describe, expect, test } from 'vitest';
import * as posenc from '../../../../web/library/api/index.ts';
import { placesOf } from '../support/hostile/mutations.ts';
import { invoke, valid } from '../support/hostile/run.ts';

interface Refusal {
  readonly argument: string;
  readonly allowed: string;
}

/** The error of a call whose n-th place holds another number; undefined if there is none. */
function refusal(name: string, make: () => unknown[], place: number, wrong: number): Refusal | undefined {
  const args = make();
  const { holder, key } = placesOf(args)[place] as ReturnType<typeof placesOf>[number];
  holder[key] = wrong;
  try {
    invoke(posenc, name, args);
  } catch (error) {
    return error as Refusal;
  }
  return undefined;
}

/** Every number of every valid call that must be whole. */
const sizes = valid.flatMap(({ name, make }) =>
  placesOf(make()).flatMap(({ key, path, value }, place) => {
    if (typeof value !== 'number' || /^\d+$/.test(key)) return [];
    const half = refusal(name, make, place, 1.5);
    if (!/integer|multiple/.test(half?.allowed ?? '') || !half?.argument.endsWith(key)) return [];
    return [{ name, make, place, key, path, half }];
  }),
);

describe('the limit that an error names', () => {
  test('there are hundreds of sizes to try', () => expect(sizes.length).toBeGreaterThan(250));

  test('is the same for half a row, for fewer than none and for far too many', () => {
    const differing = sizes.flatMap(({ name, make, place, key, path, half }) =>
      [-1, 2 ** 40].flatMap((wrong) => {
        const other = refusal(name, make, place, wrong);
        const same = other === undefined || !other.argument.endsWith(key) || other.allowed === half.allowed;
        return same ? [] : [`${name} ${path}: 1.5 ${half.allowed}, ${wrong} ${other.allowed}`];
      }),
    );
    expect(differing).toEqual([]);
  });

  test.each([
    ['dim', () => posenc.sinusoidal({ positions: 4, dim: 1.5 }), 'an integer from 1 to 16777216'],
    ['dim', () => posenc.sinusoidal({ positions: 4, dim: 0 }), 'an integer from 1 to 16777216'],
    [
      'headDim',
      () =>
        posenc.applyRotary(new Float32Array(8), { headDim: 0, pairing: 'interleaved', frequencies: { inverse: [1] } }),
      'an integer from 1 to 16777216',
    ],
    [
      'headDim',
      () => posenc.applyXpos(new Float32Array(8), { headDim: 0, role: 'queries' }),
      'an even integer from 2 to 16777216',
    ],
    ['heads', () => posenc.alibiSlopes({ heads: 2.5 }), 'an integer from 1 to 65536'],
    [
      'dim',
      () => posenc.sinusoidal({ convention: 'whisper', positions: 4, dim: 3 }),
      'an even integer from 2 to 16777216',
    ],
  ])('%s: %s', (argument, body, allowed) => {
    expect(body).toThrow(expect.objectContaining({ argument, allowed }) as Error);
  });
});

test('numbers without a specific limit go up to the largest safe integer', () => {
  const wrong = (): unknown => posenc.learnedTable({ rows: 2, dim: 2, seed: -1 });
  expect(wrong).toThrow(expect.objectContaining({ allowed: 'an integer from 0 to 2^53 - 1' }) as Error);
});
