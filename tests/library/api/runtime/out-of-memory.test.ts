// Memory that runs out: an error with a code, and everything as it was. Memory that grows: by a share.
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Arena, PosencError, PreparedRotary, applyRotary, applyXpos, rotaryFrequencies, rotaryGrid } from 'posenc';
import { rotary } from '../../../../web/library/api/runtime/engine.ts';
import { discard } from '../../../../web/library/api/runtime/loader.ts';

const frequencies = rotaryFrequencies({ rotaryDim: 128 });
const shape = { headDim: 128, headsFirst: true, pairing: 'rotateHalf', frequencies } as const;
const noise = (length: number) => Float32Array.from({ length }, (_, i) => (((i * 37) % 101) - 50) / 64);

/** The call must throw a PosencError for want of memory, with a sentence. */
function expectOutOfMemory(call: () => unknown): void {
  let caught: unknown;
  try {
    call();
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(PosencError);
  expect(caught).toMatchObject({ code: 'POSENC_OUT_OF_MEMORY', argument: 'memory', allowed: expect.any(String) });
  expect((caught as Error).message).toMatch(/^[\w.]+: memory ran out.*; allowed: ./);
}

/** An arena whose last array leaves too little for a call. */
function fill(arena: Arena): void {
  for (let length = 2 ** 20; length >= 64; length /= 2) {
    try {
      for (;;) arena.float32(length);
    } catch {
      // Then half of it.
    }
  }
}

describe('memory that runs out', () => {
  test.each([
    [2 ** 16, 256],
    [2 ** 20, 4096],
    [2 ** 21, 8192],
    [2 ** 22, 16384],
  ])('a rotation that an arena of %i bytes has no room for is refused, and the arena is free again', (size, length) => {
    const arena = new Arena(size);
    for (let k = 0; k < 5; ++k) expectOutOfMemory(() => new PreparedRotary({ ...shape, length, arena }));
    const q = arena.float32(128);
    q.set(noise(128));
    const positions = { first: 7, count: 1 };
    const wanted = applyRotary(noise(128), { ...shape, positions }).data;
    expect(new PreparedRotary({ ...shape, arena }).apply(q, { positions, out: q })).toEqual(wanted);
  });

  test('a rotation that no memory has room for is refused, and the next call starts afresh', () => {
    const pairs = 2 ** 21;
    const wide = { ...shape, headDim: 2 * pairs, frequencies: { inverse: new Float64Array(pairs) } };
    expectOutOfMemory(() => new PreparedRotary({ ...wide, pairing: 'interleaved', length: 64 }));
    const positions = { first: 7, count: 1 };
    expect(new PreparedRotary(shape).apply(noise(128), { positions })).toEqual(
      applyRotary(noise(128), { ...shape, positions }).data,
    );
  });

  test.each([2 ** 16, 2 ** 20])('a rotation in an arena of %i bytes turns positions for ever', (size) => {
    const arena = new Arena(size);
    const rope = new PreparedRotary({ ...shape, arena }),
      q = arena.float32(128),
      wide = arena.float64(128);
    const expectTurned = (first: number): void => {
      const positions = { first, count: 1 };
      q.set(noise(128));
      wide.set(noise(128));
      expect(rope.apply(q, { positions, out: q })).toEqual(applyRotary(noise(128), { ...shape, positions }).data);
      rope.apply(wide, { positions, inverse: true, out: wide });
    };
    for (let first = 0; first < 2 ** 17; first += 64) expectTurned(first);
    for (const first of [3, 64, 2 ** 22 - 1, 2 ** 22, 1e10, -5]) expectTurned(first);
    const positions = { first: 3, count: 1 };
    expect(rope.apply(noise(128), { positions })).toEqual(applyRotary(noise(128), { ...shape, positions }).data);
  });

  test('a position takes as many bytes as the guide says', async () => {
    const guide = await readFile(new URL('../../../../web/docs/guides/02-decode.md', import.meta.url), 'utf8');
    const bytes = Number(/Each takes (\d+) bytes\s+where 128 channels/.exec(guide)?.[1]);
    const fits = (length: number): boolean => {
      try {
        new PreparedRotary({ ...shape, length, arena: new Arena(2 ** 20) });
        return true;
      } catch {
        return false;
      }
    };
    let most = 0;
    while (fits(most + 64)) most += 64;
    // The list of blocks and the rotation itself take a block less; the module may have a page more than the arena.
    expect(bytes * (most + 2 * 64)).toBeGreaterThan(2 ** 20);
    expect(bytes * most).toBeLessThanOrEqual(2 ** 20 + 2 ** 16);
  });

  test('a prompt fits after any number of tokens: rows that are kept leave room for those made together', () => {
    const arena = new Arena(2 ** 20);
    const rope = new PreparedRotary({ ...shape, arena }),
      prompt = arena.float32(100 * 128),
      q = arena.float32(128);
    for (let first = 0; first < 2 ** 17; first += 64) rope.apply(q, { positions: { first, count: 1 }, out: q });
    const positions = { first: 11, count: 100 };
    prompt.set(noise(prompt.length));
    const wanted = applyRotary(noise(prompt.length), { ...shape, positions }).data;
    expect(rope.apply(prompt, { positions, out: prompt })).toEqual(wanted);
  });

  test('an array from elsewhere, and one allocated later, find room after any number of tokens', () => {
    const arena = new Arena(2 ** 20);
    const rope = new PreparedRotary({ ...shape, arena }),
      q = arena.float32(128);
    for (let first = 0; first < 2 ** 17; first += 64) rope.apply(q, { positions: { first, count: 1 }, out: q });
    const positions = { first: 0, count: 100 },
      prompt = noise(4 * 100 * 128);
    expect(rope.apply(prompt, { positions })).toEqual(applyRotary(prompt, { ...shape, heads: 4, positions }).data);
    expect(arena.float32(2 ** 16)).toHaveLength(2 ** 16);
  });

  test.each([
    ['keys from elsewhere', () => noise(256 * 128)],
    ['keys in pieces', () => noise(2304 * 128)],
    ['doubles from elsewhere', () => Float64Array.from(noise(256 * 128))],
  ])('queries in an arena stay as they are where %s find no room', (_what, make) => {
    const arena = new Arena(2 ** 16),
      q = arena.float32(128);
    const rope = new PreparedRotary({ ...shape, arena });
    q.set(noise(128));
    const k = make(),
      positions = { first: 5, count: 1 },
      before = k.slice();
    const failing = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
      throw new RangeError('no more memory');
    });
    discard(rotary);
    for (const pair of [[q, k] as const, [k, q] as const])
      expectOutOfMemory(() => rope.apply(pair, { positions, out: pair }));
    failing.mockRestore();
    expect(q).toEqual(noise(128));
    expect(k).toEqual(before);
  });

  test('a call in an arena that is full changes nothing, and neither do a hundred of them', () => {
    const arena = new Arena(2 ** 20);
    const grid = rotaryGrid({ convention: 'axial', axisDim: 64, height: 10, width: 10, bands: 'language' });
    const rope = new PreparedRotary({ ...shape, arena }),
      onGrid = new PreparedRotary({ ...shape, frequencies: undefined, grid, arena });
    const x = arena.float32(100 * 128),
      positions = { first: 3, count: 100 };
    const whole = { ...shape, positions } as const;
    const before = noise(x.length);
    x.set(before);
    fill(arena);
    for (let k = 0; k < 100; ++k) {
      expectOutOfMemory(() => applyRotary(x, { ...whole, out: x }));
      expectOutOfMemory(() => applyXpos(x, { role: 'keys', headDim: 128, headsFirst: true, out: x }));
      expectOutOfMemory(() => rope.apply(x, { positions, out: x }));
      expectOutOfMemory(() => onGrid.apply(x, { out: x }));
      expectOutOfMemory(() => new PreparedRotary({ ...shape, arena }));
    }
    expect(x).toEqual(before);
    // What needs no memory works: a position, and the same tensor elsewhere.
    expect(applyRotary(x, whole).data).toEqual(applyRotary(before, whole).data);
  });
});

describe('memory that grows', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    discard(rotary);
  });

  test('a table of 2^17 positions, 64 MB, asks for memory some tens of times and not a thousand', () => {
    discard(rotary);
    const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow');
    new PreparedRotary({ ...shape, length: 2 ** 17 }).dispose();
    expect(grow.mock.calls.length).toBeGreaterThan(1);
    expect(grow.mock.calls.length).toBeLessThan(40);
  });

  test('a table of 2^22 positions, 2 GB, is refused before it is begun', () => {
    discard(rotary);
    new PreparedRotary(shape).dispose();
    const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow');
    expectOutOfMemory(() => new PreparedRotary({ ...shape, length: 2 ** 22 }));
    expectOutOfMemory(() => new PreparedRotary({ ...shape, pairing: 'interleaved', length: 2 ** 21 }));
    const grown = grow.mock.results.filter(({ type }) => type === 'return');
    expect(grow.mock.calls.length).toBeLessThan(200);
    expect(grown).toHaveLength(0);
  });
});
