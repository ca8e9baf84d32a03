import {
  checkStillThere,
  overlap,
  readArray,
  readBoolean,
  readNumber,
  readOptions,
  readSize,
  readTarget,
} from '../runtime/arguments.ts';
import { aligned, check, giveBack, overlapping, reserve, run } from '../runtime/call.ts';
import { arrayKind, wrongValue } from '../runtime/errors.ts';
import type { PosencModule } from '../runtime/module.ts';
import { readTable, type Table } from './read.ts';

export interface MatrixPixelsOptions {
  readonly matrix: Table;
  /** N colours from low to high and one for NaN, four bytes each: red, green, blue, alpha. N is 1 to 65536. */
  readonly colors: Uint8ClampedArray | Uint8Array;
  /** Where the first colour begins; default -1. */
  readonly low?: number | undefined;
  /** Where the last colour ends; default 1. */
  readonly high?: number | undefined;
  /** At most the cells across, and 65536; default one pixel a cell. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Whether rows are drawn across and columns down; default false. */
  readonly transpose?: boolean | undefined;
  /** Where to write: a Uint8ClampedArray of exactly 4 x width x height bytes, such as the `data` of an ImageData. */
  readonly out?: Uint8ClampedArray | undefined;
}

/** What `new ImageData(data, width)` takes. */
export interface MatrixPixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** How much of the matrix crosses the border at a time. */
const pieceBytes = 2 ** 20;

/**
 * A heatmap of a matrix. A value v takes colour floor((v - low) N / (high - low)), held within the N; with low = -high
 * the middle is exact. Where there are fewer pixels than cells, a pixel is the mean of the cells under it, each
 * weighted by the area that it covers; one that touches a NaN is NaN.
 *
 * Shapes: matrix [R, C]; result [height, width, 4].
 * Units: pixels; `low` and `high` are in those of the matrix.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for data that is not rows x columns, colours
 * that are not a multiple of four bytes, sizes beyond the cells, `high` not above `low`, an `out` of the wrong length.
 * A failing call changes nothing.
 *
 * @example
 * const black = [0, 0, 0, 255], white = [255, 255, 255, 255], missing = [255, 0, 255, 255];
 * const colors = Uint8Array.from([black, white, missing].flat());
 * matrixPixels({ matrix: sinusoidal({ positions: 2, dim: 2 }), colors });
 */
export function matrixPixels(options: MatrixPixelsOptions): MatrixPixels {
  const read = readOptions<MatrixPixelsOptions>(options, 'options', [
    'matrix',
    'colors',
    'low',
    'high',
    'width',
    'height',
    'transpose',
    'out',
  ]);
  const { data: cells, rows, columns } = readTable(read.matrix, 'matrix');
  const colors = bytesOf(
    readArray(read.colors, 'colors', arrayKind(read.colors) === 'Uint8Array' ? 'Uint8Array' : 'Uint8ClampedArray'),
  );
  if (colors.length % 4 !== 0) throw wrongValue('POSENC_SHAPE_MISMATCH', 'colors', read.colors, 'four bytes a colour');
  const low = readNumber(read.low, 'low', -1);
  const high = readNumber(read.high, 'high', 1);
  const transpose = readBoolean(read.transpose, 'transpose', false);
  const [across, down] = transpose ? [rows, columns] : [columns, rows];
  const width = readSize(read.width, 'width', Math.min(1, across), across);
  const height = readSize(read.height, 'height', Math.min(1, down), down);
  const count = colors.length / 4;
  const paint = (module: PosencModule, at: number, first: number, pixels: number, from: number, out: number): number =>
    module.pixel_rows(
      rows,
      columns,
      low,
      high,
      at,
      count,
      width,
      height,
      transpose,
      first,
      pixels,
      from,
      cells instanceof Float64Array,
      out,
    );
  run((module) => check(module, paint(module, 0, 0, 0, 0, 0)));
  const data = readTarget(read.out, 'Uint8ClampedArray', 4 * width * height);
  const bytes = bytesOf(data);
  checkStillThere(cells, colors, bytes);
  if (overlap(bytes, cells) || overlap(bytes, colors)) throw overlapping(bytes);
  const lines = transpose ? width : height;
  if (bytes.length > 0) {
    run((module) => {
      const firstCell = (line: number): number => Math.floor((line * rows) / lines);
      const pieceLines = Math.max(1, Math.floor((pieceBytes / cells.byteLength) * lines));
      const pieceRows = Math.min(rows, Math.ceil((pieceLines * rows) / lines) + 2);
      const [picture, list] = [aligned(bytes.length), aligned(colors.length)];
      const total = picture + list + pieceRows * columns * cells.BYTES_PER_ELEMENT;
      const out = reserve(module, total);
      module.HEAPU8.set(colors, out + picture);
      const from = out + picture + list;
      const heap = cells instanceof Float64Array ? module.HEAPF64 : module.HEAPF32;
      for (let line = 0; line < lines; line += pieceLines) {
        const next = Math.min(line + pieceLines, lines);
        const end = Math.min(rows, Math.ceil((next * rows) / lines));
        heap.set(cells.subarray(firstCell(line) * columns, end * columns), from / cells.BYTES_PER_ELEMENT);
        check(module, paint(module, out + picture, line, next - line, from, out));
      }
      bytes.set(module.HEAPU8.subarray(out, out + bytes.length));
      giveBack(total);
    });
  }
  return { data, width, height };
}

/** The same memory without clamping, which is of no use between bytes and slow. */
const bytesOf = (array: Uint8Array | Uint8ClampedArray): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.length);
