// Every encoding of the family lab in plain loops, with the stored parameters.
import { readFileSync } from 'node:fs';
import type { FamilyName } from '../../../../web/labs/family/encodings/index.ts';
import { dot, hash, matrix, placed, unit, type Rows } from './sentence.ts';

/** The stored parameters, read independently: whole numbers times a scale, [rows, columns]. */
const stored = JSON.parse(
  readFileSync(new URL('../../../../web/labs/trained/learned.json', import.meta.url), 'utf8'),
) as {
  tables: { encoding: string; dim: number; longest: number; columns: number; scale: number; data: string }[];
};
export function learnedRows(encoding: string, longest: number, dim?: number): Rows {
  const { columns, scale, data } = stored.tables.find(
    (table) =>
      table.encoding === encoding &&
      (encoding === 'shaw' || table.longest === longest) &&
      (dim === undefined || table.dim === dim),
  )!;
  const entries = [...data].map((character) => (character.codePointAt(0)! - 63) * scale);
  return Array.from({ length: entries.length / columns }, (_row, row) =>
    entries.slice(row * columns, (row + 1) * columns),
  );
}

export interface Setting {
  readonly words: readonly string[];
  readonly dim: number;
  readonly heads?: number;
  readonly head?: number;
  readonly identity?: boolean;
  readonly halves?: boolean;
  readonly trained?: 16 | 32;
}

export const repeated = (sentence: string, count: number): string[] =>
  Array.from({ length: count }, (_word, at) => sentence.split(' ')[at % sentence.split(' ').length]!);
const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((value, k) => value + b[k]!);
export const slopesOf = (heads: number): number[] => {
  const below = 2 ** Math.floor(Math.log2(heads));
  const of = (count: number): number[] => Array.from({ length: count }, (_slope, h) => 2 ** ((-8 * (h + 1)) / count));
  return [...of(below), ...of(2 * below).filter((_slope, h) => h % 2 === 0)].slice(0, heads);
};
export const bucket = (distance: number): number =>
  distance < 16 ? distance : Math.min(31, 16 + Math.floor((Math.log(distance / 16) / Math.log(8)) * 16));

/** Pairs of channels turned by position times frequency. */
function turned(row: readonly number[], position: number, halves: boolean): number[] {
  const [d, out] = [row.length, [...row]];
  for (let i = 0; i < d / 2; i += 1) {
    const [a, b] = halves ? [i, i + d / 2] : [2 * i, 2 * i + 1];
    const angle = position * 10000 ** ((-2 * i) / d);
    out[a] = row[a]! * Math.cos(angle) - row[b]! * Math.sin(angle);
    out[b] = row[a]! * Math.sin(angle) + row[b]! * Math.cos(angle);
  }
  return out;
}

/** Scores of words alone, and with each encoding, by plain loops. */
export function scoresOf(
  name: FamilyName,
  { words, dim, heads = 8, head = 3, identity = true, halves = true, trained = 32 }: Setting,
): Rows {
  const table = name === 'learned' || name === 'shaw' ? learnedRows(name, trained, dim) : learnedRows('t5', trained);
  const through = (row: number[], weights: 'Wq' | 'Wk'): number[] =>
    identity ? row : matrix(weights, 1, dim).map((line) => dot(line, row));
  const content = words.map((word) =>
    unit(hash(`1/${word.toLowerCase()}`), dim).map((value) => value * Math.sqrt(dim)),
  );
  const place = (position: number): number[] =>
    name === 'sinusoidal'
      ? placed(position, dim)
      : name === 'learned'
        ? (table[position] ?? Array<number>(dim).fill(Number.NaN))
        : Array<number>(dim).fill(0);
  const [q, k] = (['Wq', 'Wk'] as const).map((weights) =>
    content.map((row, at) => through(sum(row, place(at)), weights)),
  ) as [Rows, Rows];
  const score = (i: number, j: number): number => {
    const plain = dot(q[i]!, k[j]!);
    switch (name) {
      case 'rotary':
        return dot(turned(q[i]!, i, halves), turned(k[j]!, j, halves)) / Math.sqrt(dim);
      case 'polar': {
        const length = (value: number): number => Math.log(1 + Math.exp(value));
        const waves = q[i]!.map((x, c) => length(x) * length(k[j]![c]!) * Math.cos((i - j) * 10000 ** (-c / dim)));
        return waves.reduce((total, wave) => total + wave) / Math.sqrt(dim);
      }
      case 'alibi':
        return plain / Math.sqrt(dim) - slopesOf(heads)[head - 1]! * (i - j);
      case 't5':
        return plain / Math.sqrt(dim) + table[bucket(Math.max(i - j, 0))]![(head - 1) % 8]!;
      case 'shaw':
        return (plain + dot(q[i]!, table[16 - Math.min(Math.max(i - j, 0), 16)]!)) / Math.sqrt(dim);
      case 'transformerXl': {
        const r = [...Array(dim / 2).keys()].map((pair) => (i - j) * 10000 ** ((-2 * pair) / dim));
        const rows = [...r.map(Math.sin), ...r.map(Math.cos)];
        return (plain + dot(q[i]!, rows)) / Math.sqrt(dim);
      }
      case 'kerple':
        return plain / Math.sqrt(dim) - Math.log(1 + (i - j));
      default:
        return plain / Math.sqrt(dim);
    }
  };
  return words.map((_word, i) => words.map((_other, j) => score(i, j)));
}

export const effectOf = (name: FamilyName, setting: Setting): Rows => {
  const none = scoresOf('none', setting);
  return scoresOf(name, setting).map((row, i) => row.map((value, j) => value - none[i]![j]!));
};
/** A row back from its query. */
export const back = (rows: Rows, query: number): number[] =>
  Array.from({ length: query + 1 }, (_key, distance) => rows[query]![query - distance]!);

/** Numbers learned and numbers kept, for 12 heads of 16 over 48 words, trained on 32. */
export const countsOf: Readonly<Record<FamilyName, readonly [learned: number, kept: number]>> = {
  sinusoidal: [0, 48 * 16],
  learned: [32 * 16, 32 * 16],
  rotary: [0, 48 * 16],
  polar: [12 * 16, 12 * 16 + 2 * 48 * 16],
  alibi: [0, 12],
  t5: [32 * 12, 32 * 12],
  shaw: [33 * 16, 33 * 16],
  transformerXl: [12 * (2 * 16 + 16 * 16), 12 * (2 * 16 + 16 * 16) + 48 * 16],
  kerple: [24, 24],
  none: [0, 0],
};
