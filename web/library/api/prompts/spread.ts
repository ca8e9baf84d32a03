// Positions in time and space: pictures and films spread over rows and columns, text counts up along all axes.
import { wrongValue } from '../runtime/errors.ts';
import type { Cursor } from './cursor.ts';
import type { Grid } from './segments.ts';

/** Larger positions are no integers of 32 bits, which engines keep them in. */
const largestPosition = 2 ** 31 - 1;

export type Cell = readonly [time: number, row: number, column: number];

/** How far each frame stands from the first, in positions. */
export type Moments = (frame: number) => number;

/** One position a frame. */
export const frameByFrame: Moments = (frame) => frame;

/**
 * A frame's seconds times the positions of a second, rounded down after the product. The classes multiply in float32,
 * from the left, which decides where a product comes near an integer.
 */
export function momentsOf(secondsPerGrid: number, tokensPerSecond: number): Moments {
  const seconds = Math.fround(secondsPerGrid),
    rate = Math.fround(tokensPerSecond);
  return (frame) => Math.floor(Math.fround(Math.fround(frame * seconds) * rate));
}

/** The cells of a film from the position `start` on, frame by frame and row by row. */
export function* cellsOf(
  [frames, rows, columns]: Grid,
  start: number,
  moments: Moments,
  name: string,
): Generator<Cell> {
  const last = start + moments(frames - 1);
  if (last > largestPosition)
    throw wrongValue('POSENC_TOO_LARGE', name, last, `frames up to position ${largestPosition}`);
  for (let t = 0; t < frames; ++t) {
    const time = start + moments(t);
    for (let row = 0; row < rows; ++row)
      for (let column = 0; column < columns; ++column) yield [time, start + row, start + column];
  }
}

/** Places a picture or a film; text goes on after its largest position. */
export function spread(cursor: Cursor, grid: Grid, moments: Moments, name: string): void {
  const [frames, rows, columns] = grid,
    start = cursor.next;
  for (const cell of cellsOf(grid, start, moments, name)) cursor.put(cell);
  cursor.next = start + Math.max(moments(frames - 1), rows - 1, columns - 1) + 1;
}

/**
 * Places a film and its sound, which take turns by pieces of as many positions as a chunk has: first those of the film.
 * Both start at one position, between two marks that share a position at either end.
 */
export function interleave(
  cursor: Cursor,
  film: readonly Cell[],
  sound: readonly Cell[],
  chunk: number,
  start: number,
): void {
  const [films, sounds] = [piecesOf(film, chunk, start), piecesOf(sound, chunk, start)];
  let last: readonly Cell[] = [];
  for (let i = 0; i < Math.max(films.length, sounds.length); ++i) {
    for (const piece of [films[i], sounds[i]]) {
      if (piece === undefined) continue;
      for (const cell of piece) cursor.put(cell);
      last = piece;
    }
  }
  // The next positions count from the last piece alone, as in the class, even if an earlier one reached farther.
  cursor.next = last.reduce((most, cell) => Math.max(most, ...cell), -1) + 1;
}

/** Cuts cells where their time reaches the next multiple of the chunk; at one cell only one cut is made. */
function piecesOf(cells: readonly Cell[], chunk: number, start: number): readonly (readonly Cell[])[] {
  const pieces: (readonly Cell[])[] = [];
  let from = 0;
  cells.forEach(([time], i) => {
    if (time - start < (pieces.length + 1) * chunk) return;
    pieces.push(cells.slice(from, i));
    from = i;
  });
  return [...pieces, cells.slice(from)];
}
