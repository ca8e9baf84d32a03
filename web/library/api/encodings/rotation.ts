// Rotates a tensor piece by piece through WebAssembly memory: the parts that all rotary encodings share.
import { type RotaryGrid, tileRows } from '../../../../build/wasm/calls.js';
import { checkStillThere } from '../runtime/arguments.ts';
import { homeOf, run } from '../runtime/loader.ts';
import { type Items, checkRoom } from '../runtime/memory.ts';
import { Pieces, pieceRows } from '../runtime/pieces.ts';
import type { Floats, Table } from '../runtime/record.ts';
import type { HeadsShape } from './heads.ts';

/**
 * Rotates a whole tensor. Tokens go in pieces, to keep WebAssembly memory small; `rowsPerBatch` says that each batch
 * row has its own table rows.
 */
export function rotate<T extends { size: number }>(
  shape: HeadsShape,
  rowsPerBatch: boolean,
  rotation: Table<T>,
  values: T,
  items?: Items,
): void {
  checkStillThere(shape.data, shape.out);
  run(
    rotation[1],
    (module) => {
      const { data, out, batch, tokens, heads, headsFirst, width, first: begin } = shape;
      const bytes = data.BYTES_PER_ELEMENT;
      const most = Math.min(tokens, tokensAtATime(width * bytes));
      const isThere = out.buffer === module.HEAPU8.buffer;
      const pieces = new Pieces(module, rotation, values, bytes === 8, isThere ? 0 : most * width * bytes, items);
      if (isThere && tokens > 0) {
        checkRoom(module, rotationBytes(shape.headDim, tokens, bytes, values));
        pieces.write(0, 0, true); // throws before anything is written
        if (out.byteOffset !== data.byteOffset || out.buffer !== data.buffer) out.set(data);
        const row = tokens * width;
        for (let b = 0; b < batch; ++b) {
          const at = out.byteOffset + (b * row + begin) * bytes;
          pieces.write(rowsPerBatch ? b * tokens : 0, tokens, b + 1 < batch, at);
        }
        return;
      }
      if (tokens === 0) pieces.write(0, 0, false);
      // One block of memory, or one for each head.
      const blocks = headsFirst ? heads : 1;
      for (let first = 0; first < tokens; first += most) {
        const count = Math.min(most, tokens - first);
        const length = (count * width) / blocks;
        for (let b = 0; b < batch; ++b) {
          const copy = (back: boolean): void => {
            const heap: Floats = bytes === 4 ? module.HEAPF32 : module.HEAPF64;
            for (let block = 0; block < blocks; ++block) {
              const from = ((b * blocks + block) * tokens + first) * (width / blocks);
              const at = pieces.at / bytes + block * length;
              if (back) out.set(heap.subarray(at, at + length), from);
              else heap.set(data.subarray(from, from + length), at);
            }
          };
          copy(false);
          const row = (rowsPerBatch ? b * tokens : 0) + first;
          pieces.write(row, count, first + count < tokens || b + 1 < batch, pieces.at + begin * bytes);
          copy(true);
        }
      }
    },
    homeOf(shape.out),
  );
}

/**
 * Bytes, at the most, that a rotation takes in an arena besides its arguments: for each pair, what makes the rows of a
 * long range by angle addition or of a few tokens one by one, and six numbers for each row that is made at a time. A
 * grid has terms and coordinates of its own, xPos the powers of its decay.
 */
function rotationBytes(headDim: number, tokens: number, bytes: number, values: object): number {
  const { grid, role } = values as { readonly grid?: RotaryGrid; readonly role?: unknown };
  const rows = Math.min(tokens, tileRows);
  const perPair = (tokens < shortestTiled ? 128 : 1024) + 6 * bytes * rows + (role === undefined ? 0 : 320 + 16 * rows);
  const ofGrid = grid ? 256 * grid.frequencies.inverse.length + 8 * grid.coordinates.length : 0;
  return 4096 + (headDim / 2) * perPair + ofGrid;
}
const shortestTiled = 24;

/**
 * Whole tiles of the table where they fit into the cache; a tile at the most of wide tokens, if that fits into memory.
 */
function tokensAtATime(tokenBytes: number): number {
  const fitting = pieceRows(tokenBytes);
  return fitting >= tileRows ? fitting : Math.max(1, Math.min(tileRows, Math.floor(largestTile / tokenBytes)));
}
const largestTile = 2 ** 20;
