import * as cpp from '../../../../build/wasm/calls.js';
import { checkStillThere, overlap, readArray, readInteger, readTarget } from '../runtime/arguments.ts';
import { overlapping } from '../runtime/call.ts';
import { arrayKind, enter, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { giveBack, run } from '../runtime/loader.ts';
import { heapOf } from '../runtime/memory.ts';
import { Pieces } from '../runtime/pieces.ts';
import { aligned } from '../runtime/record.ts';
import { checkOptions } from '../runtime/rows.ts';
import { readTable } from './read.ts';
import type { TensorLike } from '../runtime/matrix.ts';

export interface MatrixPixelsOptions {
  readonly matrix: TensorLike<Float32Array | Float64Array>;
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

/** Pixels for `new ImageData(data, width)`. */
export interface MatrixPixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** How much of the matrix crosses the border at a time. */
const pieceBytes = 2 ** 20;

const matrixPixelsKeys = ['matrix', 'colors', 'width', 'height', 'out'] as const;

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
  enter('matrixPixels');
  const read = readFields(cpp.PixelOptions, options, matrixPixelsKeys);
  const { data: cells, rows, columns } = readTable(read.matrix, 'matrix');
  const colors = bytesOf(
    readArray(read.colors, 'colors', arrayKind(read.colors) === 'Uint8Array' ? 'Uint8Array' : 'Uint8ClampedArray'),
  );
  if (colors.length % 4 !== 0) throw wrongValue('POSENC_SHAPE_MISMATCH', 'colors', read.colors, 'four bytes a colour');
  const [across, down] = read.transpose ? [rows, columns] : [columns, rows];
  const width = readInteger(read.width, 'width', Math.min(1, across), across, Math.min(across, longestSide));
  const height = readInteger(read.height, 'height', Math.min(1, down), down, Math.min(down, longestSide));
  // A private copy: the caller's bytes may be unaligned, and each colour packs four of them.
  const values = { ...read, colors: new Int32Array(colors.slice().buffer), width, height, rows, columns };
  checkOptions(cpp.pixels, values);
  const data = readTarget(read.out, 'Uint8ClampedArray', 4 * width * height);
  const bytes = bytesOf(data);
  checkStillThere(cells, colors, bytes);
  if (overlap(bytes, cells) || overlap(bytes, colors)) throw overlapping(bytes);
  if (bytes.length > 0) {
    const lines = read.transpose ? width : height;
    run(cpp.pixels[1], (module) => {
      const firstCell = (line: number): number => Math.floor((line * rows) / lines);
      const pieceLines = Math.max(1, Math.floor((pieceBytes / cells.byteLength) * lines));
      const pieceRows = Math.min(rows, Math.ceil((pieceLines * rows) / lines) + 2);
      const room = aligned(bytes.length) + pieceRows * columns * cells.BYTES_PER_ELEMENT;
      const pieces = new Pieces(module, cpp.pixels, values, cells instanceof Float64Array, room);
      const from = (pieces.at + aligned(bytes.length)) / cells.BYTES_PER_ELEMENT;
      for (let line = 0; line < lines; line += pieceLines) {
        const next = Math.min(line + pieceLines, lines);
        const end = Math.min(rows, Math.ceil((next * rows) / lines));
        heapOf(module, cells).set(cells.subarray(firstCell(line) * columns, end * columns), from);
        pieces.write(line, next - line, next < lines);
      }
      bytes.set(module.HEAPU8.subarray(pieces.at, pieces.at + bytes.length));
      giveBack(cpp.pixels[1], room, module);
    });
  }
  return { data, width, height };
}

/** The longest side of a picture. */
const longestSide = 65536;

/** The same memory without clamping, which is of no use between bytes and slow. */
const bytesOf = (array: Uint8Array | Uint8ClampedArray): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.length);
