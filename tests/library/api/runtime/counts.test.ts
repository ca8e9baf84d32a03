// A number in place of a list of positions: a count if nothing else gives the count, and never anywhere else.
import * as posenc from 'posenc';
import { applyPolar, applyRotary, applyXpos, PreparedRotary, rotaryFrequencies } from 'posenc';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../support/hostile/mutations.ts';
import { invoke, valid, type Entry } from '../support/hostile/run.ts';

const entry: Entry = posenc;

/** They make a row for each position, and are documented to take a count. */
const counting = [
  'sinusoidal: positions',
  'fopeTable: positions',
  'rotaryTable: positions',
  'variantTable: positions',
  'lowPrecisionTable: positions',
  'precisionErrors: positions',
  'dualChunkPositions: positions',
  'offsetSimilarity: offsets',
  'alibiBias: queries',
  'alibiBias: keys',
];

/** Options that are positions, or something for each of them. */
const listed = /^(positions|offsets|timesteps|queries|keys|relative|points|tokens|mask|sequences|levels)$/;

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Every option of every valid call that is given as a list, a range or a tensor of such. */
const places = valid.flatMap(({ name, make }) =>
  placesOf(make())
    .filter(({ key, value, path }) => listed.test(key) && isList(value) && path.split('.').length <= 3)
    .map(({ key, path }) => ({ name, make, key, path })),
);

function withNumber({ name, make, path }: (typeof places)[number], number: number): unknown {
  const args = make();
  const place = placesOf(args).find((one) => one.path === path)!;
  place.holder[place.key] = number;
  try {
    invoke(entry, name, args);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('positions are met in all the functions that take some', () => {
  const names = new Set(places.filter(({ key }) => key === 'positions').map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'PreparedRotary',
      'addPositions',
      'applyPolar',
      'applyRotary',
      'applyXpos',
      'attention',
      'equivarianceError',
      'hierarchicalEncoding',
      'lookUp',
      'lowPrecisionTable',
      'nopeQueryScale',
      'precisionErrors',
      'rotaryGrid',
      'fopeTable',
      'rotaryTable',
      'sinusoidal',
      'variantTable',
    ]),
  );
});

test('a number is rejected by name, unless it is documented as a count', () => {
  for (const place of places) {
    const what = `${place.name}: ${place.key}`;
    if (counting.includes(what)) continue;
    for (const number of [0, 1, 2, 3, 4, 8]) {
      const error = withNumber(place, number) as Error & { argument: string; value: unknown; allowed: string };
      expect(error, `${what} = ${number}`).toBeInstanceOf(TypeError);
      expect(error, what).toMatchObject({ code: 'POSENC_WRONG_TYPE', argument: place.key, value: number });
      expect(error.message).toMatch(new RegExp(`^${place.name}(\\.apply)?: ${place.key} is ${number}; allowed: `));
    }
  }
});

describe('in a decode step, where 1, 2, 4 and 8 divide the heads, the past as a bare number', () => {
  const heads = 4,
    headDim = 8;
  const q = Float32Array.from({ length: heads * headDim }, (_, k) => Math.sin(k));
  const shape = { heads, headDim, headsFirst: true } as const;
  const frequencies = rotaryFrequencies({ headDim });
  const rope = new PreparedRotary({ headDim, headsFirst: true, pairing: 'rotateHalf', frequencies });
  const calls: [string, (x: Float32Array, positions: never) => unknown][] = [
    ['PreparedRotary.apply', (x, positions) => rope.apply([x, x.slice()], { positions, out: [x, x.slice()] })],
    [
      'applyRotary',
      (x, positions) => applyRotary(x, { ...shape, frequencies, positions, pairing: 'rotateHalf', out: x }),
    ],
    ['applyXpos', (x, positions) => applyXpos(x, { ...shape, positions, role: 'queries', length: 16, out: x })],
    ['applyPolar', (x, positions) => applyPolar(x, { ...shape, positions })],
  ];

  test.each(calls)('is rejected by %s, which turns nothing', (name, call) => {
    for (const past of [1, 2, 4, 8]) {
      const x = q.slice();
      expect(() => call(x, past as never)).toThrow(
        expect.objectContaining({
          name: 'TypeError',
          message: `${name}: positions is ${past}; allowed: { first: ${past}, count: 1 } or a list of positions`,
        }) as Error,
      );
      expect(x).toEqual(q);
      call(x, { first: past, count: 1 } as never);
      call(x, [past] as never);
    }
    expect(() => call(q.slice(), NaN as never)).toThrow(
      /positions is NaN; allowed: \{ first: 0, count: 1 \} or a list/,
    );
    expect(() => call(q.slice(), 'all' as never)).toThrow(/allowed: \{ first, count, step \}, or a list of numbers$/);
  });

  test('do not type-check either', () => {
    // @ts-expect-error a number alone
    expect(() => rope.apply(q, { positions: 8 })).toThrow(TypeError);
    // @ts-expect-error a number alone
    expect(() => applyRotary(q, { ...shape, frequencies, positions: 8, pairing: 'rotateHalf' })).toThrow(TypeError);
    // @ts-expect-error a number alone
    expect(() => applyXpos(q, { ...shape, positions: 8, role: 'keys' })).toThrow(TypeError);
    // @ts-expect-error a number alone
    expect(() => applyPolar(q, { ...shape, positions: 8 })).toThrow(TypeError);
  });
});
