import { between, wrong } from './losses.ts';
import { queryAndKey } from '../../../../../web/labs/pages/why/heads.ts';
import {
  degrees,
  distance,
  dot,
  isRounding,
  ladder,
  lengthOf,
  rope,
  row,
  turnOf,
  unreached,
  type Truth,
} from './plain.ts';

export const code: Readonly<Record<string, () => Truth>> = {
  'left-padding': () => ({
    ...{ padding: 3, words: 5, from: 3, to: 7, first: 0, last: 4, next: 5, wrong: 8, dim: 512 },
    difference: isRounding,
    apart: distance(row(0, 512), row(3, 512)),
    lossRule: wrong('learned', '32 pads left, ids and mask'),
    lossColumn: wrong('learned', '32 pads left, mask without ids'),
    lossRotary: wrong('rotary', '32 pads left, mask without ids'),
    lossOpen: wrong('rotary', '32 pads left, ids without mask'),
  }),
  'which-encoding': () => ({
    ...{ trained: 128, scaledEnd: 512, far: 768, end: 1024 },
    lossRotary: wrong('rotary', 'right'),
    lossT5: wrong('t5', 'right'),
    lossAlibi: wrong('alibi', 'right'),
    lossSinusoidal: wrong('sinusoidal', 'right'),
    lossLearned: wrong('learned', 'right'),
    lossNone: wrong('none', 'right'),
    lossAlibiFar: between('alibi', 'plain', 768, 1024),
    lossT5Far: between('t5', 'plain', 768, 1024),
    lossRotaryFar: between('rotary', 'plain', 768, 1024),
    lossLearnedFar: between('learned', 'plain', 768, 1024),
    lossPlain: between('rotary', 'plain', 128, 512),
    lossYarn: between('rotary', 'YaRN x 4', 128, 512),
  }),
  'exponent-of-both-columns': () => {
    // Both columns of a pair by exponent c/d: the mistake.
    const table = Array.from({ length: 100 }, (_row, p) =>
      Array.from({ length: 8 }, (_column, c) => {
        const angle = p * 10000 ** (-c / 8);
        return c % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
      }),
    );
    const columns = (from: number): number[][] =>
      Array.from({ length: 8 }, (_column, c) => table.slice(from, from + 99).map((line) => line[c]!));
    const moves = (c: number): number => {
      const wave = c % 2 === 0 ? Math.sin : Math.cos;
      const values = Array.from({ length: 100 }, (_row, p) => wave(p * 10000 ** ((-2 * c) / 512)));
      return Math.max(...values) - Math.min(...values);
    };
    return {
      ...{ dim: 8, sine: 2, cosine: 3, shift: 1, rows: 100, wide: 512 },
      turn: 2 * Math.PI * 10000 ** (2 / 8),
      other: 2 * Math.PI * 10000 ** (3 / 8),
      residual: unreached(columns(0), columns(1)),
      frozen: Array.from({ length: 512 }, (_column, c) => moves(c)).filter((move) => move < 1e-6).length,
    };
  },
  'interleaved-or-concatenated': () => {
    const halves = (p: number): number[] => [
      ...ladder(64).map((w) => Math.sin(p * w)),
      ...ladder(64).map((w) => Math.cos(p * w)),
    ];
    return {
      ...{ dim: 64, near: 5, far: 50, row: 10, wide: 512 },
      dot: dot(halves(5), halves(50)),
      apart: distance(row(10, 64), halves(10)),
      length: lengthOf(halves(10)),
      half: turnOf(10000 ** (-510 / 512)),
      halfMinusOne: turnOf(1 / 10000),
    };
  },
  'halves-or-neighbours': () => {
    const [query, key] = queryAndKey();
    const order = [...Array(32).keys()].flatMap((i) => [2 * i]).concat([...Array(32).keys()].map((i) => 2 * i + 1));
    const halves = (x: ArrayLike<number>): number[] => order.map((from) => x[from]!);
    return {
      ...{ small: 8, half: 4, query: 7, key: 4, dim: 64, order: [0, 2, 4, 6, 1, 3, 5, 7] },
      score: dot(rope(halves(query), 7), rope(halves(key), 4)),
      difference: isRounding,
      mixed: dot(rope(query, 7), rope(key, 4)),
      lossRight: wrong('rotary', 'right'),
      lossWrong: wrong('rotary', 'neighbours for halves'),
    };
  },
  'kv-cache-positions': () => {
    const [query, key] = queryAndKey();
    return {
      ...{ prompt: 12, second: 13, key: 5, dropped: 3, renumbered: 2, back: -3 },
      right: dot(rope(query, 12), rope(key, 5)),
      wrong: dot(query, rope(key, 5)),
      error: isRounding,
      lossMoved: wrong('rotary', 'cache cut and moved'),
      lossCounter: wrong('rotary', 'cache cut, only the counter set back'),
    };
  },
  'multiply-by-sqrt-d': () => {
    const position = lengthOf(row(1, 512));
    return {
      ...{ dim: 512, position, torch: 512 },
      alone: degrees(Math.atan(position)),
      root: 512 ** 0.5,
      with: degrees(Math.atan(position / 512 ** 0.5)),
      little: degrees(Math.atan(position / 512)),
    };
  },
  'odd-width': () => {
    const odd = (p: number): number[] =>
      Array.from({ length: 7 }, (_column, c) => {
        const angle = p * 10000 ** ((-2 * Math.floor(c / 2)) / 7);
        return c % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
      });
    return { ...{ dim: 7, sines: 4, cosines: 3, last: 99 }, start: lengthOf(odd(0)), end: lengthOf(odd(99)) };
  },
  'which-module': () => ({
    ...{ small: 4, dim: 64, position: 10, dimension: 6, year: 2019 },
    row: row(1, 4),
    entry: Math.sin(10 * 10000 ** (-6 / 64)),
  }),
  'what-is-theta': () => {
    const [low, high] = [ladder(128), ladder(128, 500000)];
    return {
      ...{ usual: 10000, raised: 500000, headDim: 128, first: 1, lastPair: 63, position: 100 },
      second: low[1]!,
      last: low[63]!,
      angle: 100 * low[1]!,
      turns: (100 * low[1]!) / (2 * Math.PI),
      lastRaised: high[63]!,
    };
  },
  'same-bits-everywhere': () => {
    const float = new Float32Array(1);
    const word = new Uint32Array(float.buffer);
    let checksum = 0;
    for (let p = 0; p < 100; p += 1)
      for (const entry of row(p, 64)) {
        float[0] = entry;
        checksum = (checksum + word[0]!) % 2 ** 32;
      }
    // In float32 as PyTorch's usual code has it.
    const worst = Math.max(
      ...ladder(512).flatMap((w, i) => {
        const each = Math.fround(-Math.fround(Math.log(10000)) / 512);
        const angle = Math.fround(65535 * Math.fround(Math.exp(Math.fround(2 * i * each))));
        return [Math.sin(angle) - Math.sin(65535 * w), Math.cos(angle) - Math.cos(65535 * w)].map(Math.abs);
      }),
    );
    return { ...{ positions: 100, dim: 64, bits: 32, wide: 512, far: 65535 }, checksum, usual: worst };
  },
};
