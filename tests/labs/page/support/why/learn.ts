import { placed, wrong } from './losses.ts';
import { queryAndKey } from '../../../../../web/labs/pages/why/heads.ts';
import { degrees, distance, dot, isRounding, ladder, lengthOf, rope, row, unreached, type Truth } from './plain.ts';

const [query, key] = queryAndKey();

export const learn: Readonly<Record<string, () => Truth>> = {
  'sine-and-cosine': () => {
    const w = ladder(32);
    const sines = Array.from({ length: 200 }, (_row, p) => lengthOf(w.map((each) => Math.sin(p * each))));
    const column =
      (from: number) =>
      (each: number): number[] =>
        Array.from({ length: 195 }, (_row, p) => Math.sin((p + from) * each));
    return {
      sin1: Math.sin(1),
      sin2: Math.sin(2),
      degrees: 180 / Math.PI,
      cosStep: Math.cos(1),
      sinStep: Math.sin(1),
      sines: 16,
      least: sines[0]!,
      most: Math.max(...sines),
      rows: 200,
      shift: 5,
      residual: unreached(w.map(column(0)), w.map(column(5))),
    };
  },
  'add-not-concatenate': () => {
    const position = lengthOf(row(1, 512));
    return {
      dim: 512,
      double: 1024,
      factor: (1024 * 1024) / (512 * 512),
      cosine: 512 ** -0.5,
      position,
      scaled: 512,
      plain: 512 ** 0.5,
      little: degrees(Math.atan(position / 512)),
      much: degrees(Math.atan(position / 512 ** 0.5)),
    };
  },
  'query-and-key-not-value': () => ({
    ...{ query: 4, key: 1, laterQuery: 7, laterKey: 4, offset: 3, far: 5 },
    score: dot(rope(query, 4), rope(key, 1)),
    difference: isRounding,
    cosine: Math.cos(5),
    sine: Math.sin(5),
  }),
  'proof-of-shift': () => ({
    ...{ dim: 64, drawn: 16, shift: 10, rows: 200 },
    cosine: Math.cos(10),
    sine: Math.sin(10),
    error: isRounding,
  }),
  'order-without-positions': () => {
    const words = Array.from({ length: 5 }, (_word, w) =>
      Array.from({ length: 16 }, (_entry, c) => Math.sin(7 * (16 * w + c))),
    );
    const attend = (rows: readonly number[][]): number[][] =>
      rows.map((query, at) => {
        const seen = rows.slice(0, at + 1);
        const powers = seen.map((key) => Math.exp(dot(query, key) / 4));
        const sum = powers.reduce((a, b) => a + b);
        return query.map((_entry, c) => seen.reduce((all, key, j) => all + (powers[j]! / sum) * key[c]!, 0));
      });
    const losses = { lossNone: wrong('none', 'right'), lossRotary: wrong('rotary', 'right') };
    const [there, back] = [attend(words), attend([...words].reverse()).reverse()];
    const masked = Math.max(...there.flatMap((line, at) => line.map((entry, c) => Math.abs(entry - back[at]![c]!))));
    return { ...{ words: 5, place: 10, share: 0.1, layers: 48, none: 12 }, without: isRounding, masked, ...losses };
  },
  'not-simply-numbers': () => ({
    ...{ far: 1000, dim: 512, short: 10, long: 1000, stepShort: 0.1, stepLong: 0.001, later: 100 },
    length: lengthOf(row(100, 512)),
    near: distance(row(0, 512), row(1, 512)),
    away: distance(row(0, 512), row(100, 512)),
  }),
  'two-dimensions': () => {
    // MAE: half of the columns for each axis, with the exponents of half the width.
    const axis = (p: number): number[] => row(p, 32);
    const cosine = (dx: number, dy: number): number => {
      const [here, there] = [
        [...axis(3), ...axis(2)],
        [...axis(3 + dx), ...axis(2 + dy)],
      ];
      return dot(here, there) / (lengthOf(here) * lengthOf(there));
    };
    return {
      ...{ pixels: 224, patch: 16, side: 14, places: 196, dim: 64, half: 32, moved: 32 },
      right: cosine(1, 0),
      diagonal: cosine(1, 1),
    };
  },
  'learned-or-sinusoidal': () => ({
    ...{ rows: 512, last: 511, dim: 768, parameters: 512 * 768 },
    // Places 256 to 383.
    lossSinusoidal: placed('sinusoidal', 'plain', 5),
    lossLearned: placed('learned', 'plain', 5),
  }),
  'positions-between-whole-numbers': () => {
    return {
      ...{ between: 2.5, dim: 4, near: 1, nearLater: 3.5, far: 1001, farLater: 1003.5, stamp: 1700000060 },
      row: row(2.5, 4),
      difference: isRounding,
      turn: 2 * Math.PI,
      turns: 1000 / (2 * Math.PI),
      read: Math.fround(1700000060),
    };
  },
  'diffusion-timesteps': () => {
    const half = 160;
    const waves = (t: number, shift: number): { readonly sines: number[]; readonly cosines: number[] } => {
      const angles = Array.from({ length: half }, (_pair, i) => t * 10000 ** (-i / (half - shift)));
      return { sines: angles.map(Math.sin), cosines: angles.map(Math.cos) };
    };
    const stable = (t: number): number[] => [...waves(t, 0).cosines, ...waves(t, 0).sines];
    const ddpm = (t: number): number[] => [...waves(t, 1).sines, ...waves(t, 1).cosines];
    return {
      ...{ last: 999, dim: 320, step: 500, later: 501 },
      length: lengthOf(stable(500)),
      near: distance(stable(500), stable(501)),
      far: distance(stable(500), stable(0)),
      orders: distance(stable(500), ddpm(500)),
    };
  },
};
