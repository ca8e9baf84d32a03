// Marks that the labs' thumbnails are drawn with: cells as a PNG, and lines. In user units the picture is 96 x 60. They
// run once, when the page is built (web/tools/vite/thumbnails-plugin.ts).
import { deflateSync } from 'node:zlib';
import { colorTable, valueScale, type ColorMapName } from '../../../library/draw/index.ts';
import { paintCells } from '../../../library/elements/cells.ts';

export const [wide, high] = [96, 60];

interface Rows {
  readonly data: Float32Array | Float64Array;
  readonly rows: number;
  readonly columns: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of the picture. */
export const whole: Place = { x: 0, y: 0, width: wide, height: high };

/** Some rows and columns of a matrix. */
export function part({ data, columns }: Rows, first: number, rows: number, until = columns): Rows {
  const kept = Array.from({ length: rows }, (_row, row) =>
    data.subarray((first + row) * columns, (first + row) * columns + until),
  );
  return { data: Float64Array.from(kept.flatMap((row) => [...row])), rows, columns: until };
}

const crcTable = Uint32Array.from({ length: 256 }, (_entry, start) => {
  let bits = start;
  for (let bit = 0; bit < 8; bit += 1) bits = bits & 1 ? 0xedb88320 ^ (bits >>> 1) : bits >>> 1;
  return bits;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of named) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(~crc >>> 0);
  return Buffer.concat([size, named, check]);
}

/**
 * Shades of a channel closer than this are merged: at this size the difference is invisible, and files shrink by a
 * third.
 */
const shade = 8;

/** A PNG of 8-bit RGB. */
function png(rgba: Uint8ClampedArray, columns: number, rows: number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 2], 8);
  const lines = Buffer.alloc(rows * (1 + columns * 3));
  for (let row = 0, at = 0; row < rows; row += 1) {
    at += 1; // no filter
    for (let column = 0; column < columns; column += 1)
      for (let channel = 0; channel < 3; channel += 1)
        lines[at++] = Math.min(Math.round((rgba[(row * columns + column) * 4 + channel] ?? 0) / shade) * shade, 255);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const deflated = deflateSync(lines, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflated),
    chunk('IEND', new Uint8Array()),
  ]).toString('base64');
}

/** Cells as a PNG of a pixel each, in its address. */
export function imageOf(
  { data, rows, columns }: Rows,
  map: ColorMapName,
  [least, greatest]: readonly [number, number],
): string {
  const table = colorTable(map);
  const image = { data: new Uint8ClampedArray(rows * columns * 4), width: columns, height: rows };
  const scale = valueScale(table, least, greatest);
  paintCells({ values: data, rows, columns, table, scale, transpose: false }, image as ImageData);
  return `data:image/png;base64,${png(image.data, columns, rows)}`;
}

/** Cells through a colour map of the page, from -reach to reach, or from the least value to the greatest. */
export function cells({ data, rows, columns }: Rows, place: Place, map: ColorMapName = 'RdBu', reach = 0): string {
  const range = reach > 0 ? ([-reach, reach] as const) : ([Math.min(...data), Math.max(...data)] as const);
  const { x, y, width, height } = place;
  return (
    `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `image-rendering="pixelated" href="${imageOf({ data, rows, columns }, map, range)}"/>`
  );
}

type Point = readonly [x: number, y: number];
const number = (value: number): string => String(Number(value.toFixed(1)));

/** Points joined by lines; `kind` is `ink`, `faint` or `accent`. */
export const line = (points: readonly Point[], kind = 'ink'): string =>
  `<path class="${kind}" d="M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}"/>`;

export const circle = ([x, y]: Point, radius: number, kind = 'faint'): string =>
  `<circle class="${kind}" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"/>`;

/** Values from left to right, as far as they are between the two given. */
export function curve(values: ArrayLike<number>, [low, top]: Point, kind = 'ink'): string {
  const all = Array.from(values);
  const end = all.findIndex((value) => value < low || value > top);
  const x = (k: number): number => 2 + (k / (all.length - 1)) * (wide - 4);
  const y = (value: number): number => high - 2 - ((value - low) / (top - low)) * (high - 4);
  return line(
    all.slice(0, end < 0 ? all.length : end).map((value, k): Point => [x(k), y(value)]),
    kind,
  );
}

export const text = (words: string, [x, y]: Point, kind = 'ink'): string =>
  `<text class="${kind}" x="${number(x)}" y="${number(y)}">${words}</text>`;
