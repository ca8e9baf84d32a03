// The labs about sentences, worked out again for the tests: vectors, weights and attention as plain loops.
import type { Page } from 'puppeteer-core';
import { colorsOf } from '../../../library/elements/support/truth.ts';

export type Rows = number[][];

/** FNV-1a, folded to 24 bits. */
export function hash(text: string): number {
  let bits = 2166136261n;
  for (const character of text) bits = ((bits ^ BigInt(character.codePointAt(0)!)) * 16777619n) % 2n ** 32n;
  return Number(((bits >> 24n) ^ bits) % 2n ** 24n);
}

const frequencies = (dim: number): number[] => Array.from({ length: dim / 2 }, (_pair, i) => 10000 ** ((-2 * i) / dim));

/** A row of length 1: sines, then cosines. */
export function unit(row: number, dim: number): number[] {
  const angles = frequencies(dim).map((frequency) => row * frequency);
  return [...angles.map(Math.sin), ...angles.map(Math.cos)].map((value) => value * Math.sqrt(2 / dim));
}

export const placed = (position: number, dim: number): number[] =>
  frequencies(dim).flatMap((frequency) => [Math.sin(position * frequency), Math.cos(position * frequency)]);

export const matrix = (name: 'Wq' | 'Wk' | 'Wv', seed: number, dim: number): Rows =>
  Array.from({ length: dim }, (_row, row) => unit(hash(`${seed}/${name}`) + 7919 * row, dim));

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * b[index]!, 0);
const project = (rows: Rows, weights: Rows): Rows => rows.map((row) => weights.map((weight) => dot(row, weight)));

export interface TruthOptions {
  readonly words: readonly string[];
  readonly dim: number;
  readonly seed?: number;
  readonly alpha?: number;
  readonly identity?: boolean;
  readonly causal?: boolean;
  readonly rooted?: boolean;
}

/** Attention over the words; alpha = 0 leaves their places out. One head. */
export function truth({
  words,
  dim,
  seed = 1,
  alpha = 1,
  identity = false,
  causal = false,
  rooted = true,
}: TruthOptions) {
  const eye = Array.from({ length: dim }, (_row, row) =>
    Array.from({ length: dim }, (_column, column) => Number(row === column)),
  );
  const [wq, wk, wv] = (['Wq', 'Wk', 'Wv'] as const).map((name) => (identity ? eye : matrix(name, seed, dim))) as [
    Rows,
    Rows,
    Rows,
  ];
  const content = words.map((word) =>
    unit(hash(`${seed}/${word}`), dim).map((value) => value * (rooted ? Math.sqrt(dim) : 1)),
  );
  const places = words.map((_word, position) => placed(position, dim).map((value) => value * alpha));
  const both = content.map((row, token) => row.map((value, column) => value + places[token]![column]!));
  const [q, k, v] = [project(both, wq), project(both, wk), project(both, wv)];
  const scores = q.map((query, i) =>
    k.map((key, j) => (causal && j > i ? -Infinity : dot(query, key) / Math.sqrt(dim))),
  );
  const weights = scores.map((row) => {
    const powers = row.map((score) => Math.exp(score));
    return powers.map((power) => power / powers.reduce((sum, value) => sum + value, 0));
  });
  const output = weights.map((row) =>
    Array.from({ length: dim }, (_column, column) =>
      dot(
        row,
        v.map((value) => value[column]!),
      ),
    ),
  );
  const term = (of: Rows, against: Rows): Rows =>
    project(of, wq).map((query) => project(against, wk).map((key) => dot(query, key) / Math.sqrt(dim)));
  const terms = {
    contentContent: term(content, content),
    contentPosition: term(content, places),
    positionContent: term(places, content),
    positionPosition: term(places, places),
  };
  return {
    content,
    places,
    q,
    k,
    v,
    scores,
    weights,
    output,
    terms,
    queries: [project(content, wq), project(places, wq)],
    keys: [project(content, wk), project(places, wk)],
  };
}

export const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, index) => value - b[index]!));
export const largest = (rows: Rows): number => Math.max(...rows.flat().filter(Number.isFinite).map(Math.abs));

/**
 * The pixel of every cell of each picture in these SVG figures: a canvas is where the image marks its place for files.
 */
export function pictures(page: Page, selector: string): Promise<number[][][][]> {
  return page.$$eval(selector, (images) =>
    images.map((image) => {
      const [rows, columns] = [Number(image.getAttribute('data-rows')), Number(image.getAttribute('data-columns'))];
      const figure = image.closest('svg')!;
      const canvas =
        figure.parentElement!.querySelectorAll('canvas')[
          [...figure.querySelectorAll('image')].indexOf(image as SVGImageElement)
        ]!;
      const [place, shown] = [image.getBoundingClientRect(), canvas.getBoundingClientRect()];
      for (const side of ['x', 'y', 'width', 'height'] as const)
        if (Math.abs(place[side] - shown[side]) > 1)
          throw new Error(`${side} of the cells is ${shown[side]}, not ${place[side]}`);
      if (canvas.width !== columns || canvas.height !== rows)
        throw new Error(`${canvas.width} x ${canvas.height} pixels for ${columns} x ${rows} cells`);
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, columns, rows);
      return Array.from({ length: rows }, (_row, row) =>
        Array.from({ length: columns }, (_column, column) => [
          ...data.slice((row * columns + column) * 4, (row * columns + column) * 4 + 4),
        ]),
      );
    }),
  );
}

/** Cells of a picture that do not have the colour of their number. */
export function wrongCells(
  picture: number[][][],
  rows: Rows,
  map: 'RdBu' | 'magma',
  min: number,
  max: number,
): string[] {
  if (picture.length !== rows.length || picture[0]?.length !== rows[0]?.length)
    return [`${picture.length} x ${picture[0]?.length} cells`];
  return rows.flatMap((row, i) =>
    row.flatMap((value, j) => {
      const pixel = picture[i]![j]!;
      if (!Number.isFinite(value)) return pixel[3] === 0 ? [] : [`${i}, ${j} should be clear`];
      return colorsOf(value, map, min, max).some((color) => color.every((channel, index) => channel === pixel[index]))
        ? []
        : [`${i}, ${j}: ${value} is ${String(pixel)}`];
    }),
  );
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as the page writes it in English. */
export function numberOf(text: string): number {
  const [digits = '', exponent] = text.replaceAll('\u2212', '-').split(/\s·\s10/);
  const plain = [...(exponent ?? '')]
    .map((character) => (raised.includes(character) ? String(raised.indexOf(character)) : '-'))
    .join('');
  return Number(exponent === undefined ? digits : `${digits}e${plain}`);
}
