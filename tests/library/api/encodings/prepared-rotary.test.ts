import { describe, expect, test } from 'vitest';
import {
  applyRotary,
  Arena,
  rotaryGrid,
  PosencError,
  PreparedRotary,
  rotaryFrequencies,
  sinusoidal,
  type BatchPositions,
  type PreparedRotaryOptions,
} from 'posenc';
import { expectRefused } from '../support/rules.ts';

const noise = (length: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length }, (_, k) => ((k * 37) % 101) / 50 - 1);
const scaled = rotaryFrequencies({
  rotaryDim: 16,
  scaling: { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 2048 },
});

describe('PreparedRotary', () => {
  // The positions of tokens, and how many there are in a batch row.
  const places: readonly (readonly [string, BatchPositions, number])[] = [
    ['one new token', { first: 512, count: 1 }, 1],
    ['a few new tokens', { first: 7, count: 5 }, 5],
    ['more tokens than a tile', { first: 3, count: 70 }, 70],
    ['a list with what is not kept', [0, -0, -3, 0.5, 2 ** 31, 7, 7, 2 ** 40], 8],
    ['fractions', { first: 0.1, step: 0.3, count: 6 }, 6],
    [
      'a list for each batch row',
      [
        [0, 1, 2],
        [9, 9, 1],
      ],
      3,
    ],
  ];
  const x = noise(2 * 70 * 3 * 20);

  test.each(places)('gives the bits of applyRotary, repeatedly: %s', (_title, positions, tokens) => {
    for (const headsFirst of [false, true])
      for (const pairing of ['interleaved', 'rotateHalf'] as const)
        for (const inverse of [false, true])
          for (const wide of [false, true]) {
            const rope = new PreparedRotary({ headDim: 20, headsFirst, pairing, frequencies: scaled, length: 8 });
            const some = x.slice(0, 2 * tokens * 3 * 20);
            const given = wide ? Float64Array.from(some) : some;
            const wanted = applyRotary<Float32Array | Float64Array>(given, {
              batch: 2,
              heads: 3,
              headDim: 20,
              headsFirst,
              pairing,
              inverse,
              positions,
              frequencies: scaled,
            }).data;
            for (let time = 0; time < 2; ++time) {
              expect(rope.apply<Float32Array | Float64Array>(given, { positions, batch: 2, inverse })).toEqual(wanted);
            }
            const out = given.slice();
            expect(rope.apply<Float32Array | Float64Array>(out, { positions, batch: 2, inverse, out })).toBe(out);
            expect(out).toEqual(wanted);
            rope.dispose();
          }
  });

  test('turns queries and fewer keys at once, in place or not', () => {
    const rope = new PreparedRotary({ headDim: 20, headsFirst: true, pairing: 'rotateHalf', frequencies: scaled });
    const q = noise(8 * 20),
      k = noise(2 * 20);
    const positions = { first: 9, count: 1 };
    const turned = rope.apply([q, k], { positions });
    expect(turned).toEqual([rope.apply(q, { positions }), rope.apply(k, { positions })]);
    expect(rope.apply([q, k], { positions, out: [q, k] })).toEqual(turned);
    expect([q, k]).toEqual(turned);
    const back = rope.apply([q, k], { positions, inverse: true });
    expect(Math.max(...back[0].map((v, i) => Math.abs(v - (noise(160)[i] as number))))).toBeLessThan(1e-6);
  });

  test('turns by grids, those with frequencies for each head too', () => {
    const cells = { headDim: 16, height: 5, width: 9 };
    const grids = [
      rotaryGrid({ convention: 'eva', ...cells }),
      rotaryGrid({ convention: 'mixed', ...cells, heads: 3, frequencies: noise(2 * 3 * 8) }),
    ];
    const tensor = noise(2 * 45 * 3 * 16);
    for (const grid of grids)
      for (const headsFirst of [false, true]) {
        const shape = { headDim: 16, headsFirst, pairing: 'interleaved' as const, grid };
        const rope = new PreparedRotary(shape);
        const wanted = applyRotary(tensor, { ...shape, batch: 2, heads: 3 }).data;
        expect(rope.apply(tensor, { batch: 2 })).toEqual(wanted);
        expect(rope.apply(tensor, { batch: 2 })).toEqual(wanted);
        expectRefused(() => rope.apply(tensor, { batch: 2, positions: { count: 45 } }), RangeError, 'positions');
      }
  });

  test('turns heads within fused rows as applyRotary does, in place, in an arena and in pieces', () => {
    const shape = { headDim: 20, headsFirst: false, pairing: 'rotateHalf', frequencies: scaled } as const;
    const fused = { width: 96, first: 7 };
    const arena = new Arena(2 ** 20);
    for (const [batch, tokens] of [
      [1, 1],
      [3, 1],
      [2, 50],
      [2, 1400],
      [1, 0],
    ] as const) {
      const x = noise(batch * tokens * fused.width);
      const positions = { first: 9, count: tokens };
      const wanted = applyRotary(x, { ...shape, batch, heads: 4, positions, fused }).data;
      const call = { positions, batch, fused, heads: 4 };
      const rope = new PreparedRotary(shape);
      expect(rope.apply(x, call)).toEqual(wanted);
      const own = x.slice();
      expect(rope.apply(own, { ...call, out: own })).toBe(own);
      expect(own).toEqual(wanted);
      if (tokens === 1400) continue;
      const there = arena.float32(x.length);
      there.set(x);
      const inside = new PreparedRotary({ ...shape, arena });
      expect(inside.apply(there, { ...call, out: there })).toEqual(wanted);
      there.set(x);
      const other = arena.float32(x.length);
      expect(inside.apply(there, { ...call, out: other })).toEqual(wanted);
      expect(Float32Array.from(there)).toEqual(x);
    }
    const rope = new PreparedRotary(shape);
    const grid = rotaryGrid({ convention: 'eva', headDim: 16, height: 2, width: 3 });
    const cells = { headDim: 16, headsFirst: false, pairing: 'interleaved', grid } as const;
    const rows = noise(6 * 96);
    expect(new PreparedRotary(cells).apply(rows, { fused, heads: 4 })).toEqual(
      applyRotary(rows, { ...cells, fused, heads: 4 }).data,
    );
    const x = noise(2 * 96),
      positions = [1, 2],
      first = new PreparedRotary({ ...shape, headsFirst: true });
    expectRefused(() => rope.apply(x, { positions, fused: { width: 96 } }), TypeError, 'heads');
    expectRefused(() => rope.apply(x, { positions, heads: 4 }), TypeError, 'heads');
    expectRefused(() => rope.apply(x, { positions, fused: { width: 79 }, heads: 4 }), RangeError, 'fused.width');
    expectRefused(() => rope.apply(x, { positions, fused: { width: 95 }, heads: 4 }), RangeError, 'x');
    expectRefused(() => rope.apply(x, { positions, fused: fused, heads: 5 }), RangeError, 'fused.width');
    expectRefused(() => first.apply(x, { positions, fused, heads: 4 }), TypeError, 'headsFirst');
    expect(x).toEqual(noise(2 * 96));
  });

  test('gives the same bits for a tensor that is copied in pieces', () => {
    const rope = new PreparedRotary({ headDim: 64, headsFirst: true, pairing: 'rotateHalf', frequencies: scaled });
    const tensor = noise(2 * 3 * 1000 * 64);
    const shape = { batch: 2, heads: 3, headDim: 64, headsFirst: true, pairing: 'rotateHalf', frequencies: scaled };
    const positions = { first: 5, count: 1000 };
    expect(rope.apply(tensor, { positions, batch: 2 })).toEqual(
      applyRotary(tensor, { ...shape, pairing: 'rotateHalf', positions }).data,
    );
  });

  test('is refused by name, and changes nothing', () => {
    const options: PreparedRotaryOptions = {
      headDim: 20,
      headsFirst: true,
      pairing: 'rotateHalf',
      frequencies: scaled,
    };
    const rope = new PreparedRotary(options);
    const q = noise(40),
      before = q.slice();
    const positions = [1];
    const make =
      (more: object): (() => unknown) =>
      () =>
        new PreparedRotary({ ...options, ...more });
    expectRefused(make({ headsFirst: undefined }), TypeError, 'headsFirst');
    expectRefused(make({ pairing: undefined }), TypeError, 'pairing');
    expectRefused(make({ frequencies: undefined }), TypeError, 'frequencies');
    expectRefused(make({ length: 2 ** 22 + 1 }), RangeError, 'length');
    expectRefused(make({ headDim: 15 }), RangeError, 'headDim');
    expectRefused(make({ arena: {} }), TypeError, 'arena');
    expectRefused(make({ theta: 1 }), TypeError, 'options.theta');
    expectRefused(() => rope.apply([1] as never, { positions }), RangeError, 'x');
    expectRefused(() => rope.apply(q, { positions: [1, 2, 3], out: q }), RangeError, 'x');
    expectRefused(() => rope.apply(q, { positions: [NaN], out: q }), RangeError, 'positions[0]');
    expectRefused(() => rope.apply(q, { positions: [[1], [1, 2]], out: q }), RangeError, 'positions');
    expectRefused(() => rope.apply(q, { positions, out: q.subarray(1) }), RangeError, 'out');
    expectRefused(() => rope.apply([q, q], { positions, out: [q, q] }), RangeError, 'out');
    expectRefused(() => rope.apply([q, noise(37)], { positions, out: [q, noise(37)] }), RangeError, 'x');
    expectRefused(() => rope.apply(q, { positions, turns: 1 } as never), TypeError, 'options.turns');
    expect(q).toEqual(before);
    rope.dispose();
    rope.dispose();
    expect(() => rope.apply(q, { positions })).toThrow(PosencError);
    expect(() => rope.apply(q, { positions })).toThrow(/the rotation was disposed of/);
  });
});

describe('Arena', () => {
  test('its arrays are turned in place, with the same bits', () => {
    const arena = new Arena(2 ** 20);
    const shape = { headDim: 20, headsFirst: false, pairing: 'interleaved', frequencies: scaled } as const;
    const rope = new PreparedRotary({ ...shape, arena }),
      elsewhere = new PreparedRotary(shape);
    const q = arena.float32(3 * 4 * 20),
      k = arena.float32(3 * 20),
      wide = arena.float64(3 * 20);
    q.set(noise(240));
    k.set(noise(60));
    wide.set(noise(60));
    const positions = [5, 6, 99];
    const wanted = elsewhere.apply([q.slice(), k.slice()], { positions });
    expect(rope.apply([q, k], { positions, out: [q, k] })).toEqual(wanted);
    expect(rope.apply(wide, { positions, out: wide })).toEqual(
      elsewhere.apply(Float64Array.from(noise(60)), { positions }),
    );
    // From an arena to ordinary memory, and back.
    expect(elsewhere.apply(k, { positions })).toEqual(rope.apply(k, { positions }));
    const back = rope.apply(wanted[1], { positions, inverse: true, out: k });
    expect(back).toBe(k);
    expect(back).toEqual(elsewhere.apply(wanted[1], { positions, inverse: true }));
  });

  test('other functions work on them in place, and views stay valid', () => {
    const arena = new Arena(2 ** 22);
    const table = arena.float32(100 * 64),
      x = arena.float32(100 * 2 * 64);
    expect(sinusoidal({ positions: 100, dim: 64, out: table }).data).toBe(table);
    expect(table).toEqual(sinusoidal({ positions: 100, dim: 64 }).data);
    x.set(noise(x.length));
    const frequencies = rotaryFrequencies({ headDim: 64 });
    const heads = { heads: 2, headDim: 64, headsFirst: true, pairing: 'rotateHalf', frequencies } as const;
    const wanted = applyRotary(x.slice(), heads).data;
    const out = arena.float32(x.length);
    expect(applyRotary(x, { ...heads, out }).data).toEqual(wanted);
    expect(applyRotary(x, { ...heads, out: x }).data).toEqual(wanted);
    sinusoidal({ positions: 40000, dim: 512 });
    expect([table.length, x.length]).toEqual([6400, 12800]);
  });

  test('has as much as it was made with, and no more', () => {
    const arena = new Arena(2 ** 16);
    const first = arena.float32(8192);
    first.fill(3);
    const full = (): unknown => arena.float32(2 ** 24);
    expect(full).toThrow(/length is 16777216; allowed: as much as there is left/);
    expect(full).toThrow(PosencError);
    expect(first.every((value) => value === 3)).toBe(true);
    arena.dispose();
    expect(() => arena.float32(1)).toThrow(/arena was disposed of/);
    expect(first[0]).toBe(3);
    expectRefused(() => new Arena(5), RangeError, 'bytes');
    expectRefused(() => new Arena('1' as never), TypeError, 'bytes');
  });
});
