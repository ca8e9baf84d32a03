// Tokens that are cells of a grid: what the grids of models that draw share.
import { readInteger } from '../runtime/arguments.ts';
import { wrongValue } from '../runtime/errors.ts';
import { makeDoubles } from '../runtime/tensor.ts';

export const largestSide = 2 ** 15;
export const mostTokens = 2 ** 22;

export const sideOf = (value: unknown, name: string): number => readInteger(value, name, 1, undefined, largestSide);
export const tokensOf = (value: unknown, name: string): number => readInteger(value, name, 0, 0, mostTokens);

/** The rows of positions of tokens, from a list of tokens. */
export function rowsOf(tokens: readonly (readonly number[])[], axes: number): Float64Array {
  const rows = makeDoubles(axes * tokens.length);
  tokens.forEach((token, t) => {
    for (let axis = 0; axis < axes; ++axis) rows[axis * tokens.length + t] = token[axis] as number;
  });
  return rows;
}

export function checkTokens(count: number, name: string): void {
  if (count > mostTokens) throw wrongValue('POSENC_TOO_LARGE', name, count, `at most ${mostTokens} tokens`);
}

export const counted = <T>(count: number, make: (k: number) => T): T[] =>
  Array.from({ length: count }, (_, k) => make(k));

/** The cells of a grid, row by row, as `place` places them. */
export const cellsOf = (
  [frames, rows, columns]: readonly [number, number, number],
  place: (frame: number, row: number, column: number) => readonly number[],
): (readonly number[])[] =>
  counted(frames * rows * columns, (k) =>
    place(Math.floor(k / (rows * columns)), Math.floor(k / columns) % rows, k % columns),
  );

export const sizeOf = ([frames, rows, columns]: readonly [number, number, number]): number => frames * rows * columns;

/** [frames, height, width], each from 1 on and together no more tokens than there may be. */
export function readFilm(read: {
  readonly frames: unknown;
  readonly height: unknown;
  readonly width: unknown;
}): readonly [number, number, number] {
  const size = [sideOf(read.frames, 'frames'), sideOf(read.height, 'height'), sideOf(read.width, 'width')] as const;
  checkTokens(sizeOf(size), 'frames');
  return size;
}

/** [height, width], each from 1 on; together no more than there may be tokens, if every cell is one. */
export function readPicture(
  read: { readonly height: unknown; readonly width: unknown },
  areTokens = true,
): readonly [number, number] {
  const size = [sideOf(read.height, 'height'), sideOf(read.width, 'width')] as const;
  if (areTokens) checkTokens(size[0] * size[1], 'height');
  return size;
}
