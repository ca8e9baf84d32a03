// Grids whose axes own a block of channels each: tokens of models that draw pictures and films.
import * as cpp from '../../../build/wasm/calls.js';
import { frequenciesOf } from '../frequencies/rotary.ts';
import type { Frequencies } from '../frequencies/frequencies.ts';
import { numberList, readArrayItems, readInteger, readNumber } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { inWords, wrongValue } from '../runtime/errors.ts';
import { readChosen, readFields } from '../runtime/fields.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { gridByAxes, readPositionRows } from './position-rows.ts';
import type { RotaryGrid } from './rotary-grid.ts';

const largestSide = 2 ** 15;
const mostTokens = 2 ** 22;
/** The library's limit for the largest band, which is twice the base. */
const largestBase = 5e8;
const mostAxes = 8;
const pictureAxes = [16, 56, 56] as const;

const sideOf = (value: unknown, name: string): number => readInteger(value, name, 1, undefined, largestSide);
const tokensOf = (value: unknown, name: string): number => readInteger(value, name, 0, 0, mostTokens);

const frequenciesFor = (dim: number, base: unknown, name: string): Frequencies =>
  inWords({ headDim: name, rotaryDim: name }, () => frequenciesOf({ headDim: dim, base: base as number | undefined }));

/** Axes that own consecutive channels. */
function blocks(positions: Float64Array, dims: readonly number[], base: unknown, name: string): RotaryGrid {
  const parts = dims.map((dim, axis) => frequenciesFor(dim, base, dims.length > 1 ? `${name}[${axis}]` : name));
  const joined = (of: (part: Frequencies) => Float64Array): Float64Array =>
    Float64Array.from(parts.flatMap((p) => [...of(p)]));
  const frequencies = { inverse: joined((p) => p.inverse), remainder: joined((p) => p.remainder), attentionFactor: 1 };
  const axisOf = parts.flatMap(({ inverse }, axis) => Array<number>(inverse.length).fill(axis));
  return gridByAxes(positions, dims.length, frequencies, axisOf);
}

function readDims(value: unknown, most = mostAxes): readonly number[] {
  const list = numberList(value, 'axisDims');
  if (list.length === 0 || list.length > most)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'axisDims', value, `1 to ${most} widths, not ${list.length}`);
  return Array.from(list, (dim, i) => readInteger(dim, `axisDims[${i}]`, 2, undefined, largestSide));
}

/** The rows of positions of tokens, from a list of tokens. */
function rowsOf(tokens: readonly (readonly number[])[], axes: number): Float64Array {
  const rows = makeDoubles(axes * tokens.length);
  tokens.forEach((token, t) => {
    for (let axis = 0; axis < axes; ++axis) rows[axis * tokens.length + t] = token[axis] as number;
  });
  return rows;
}

function checkTokens(count: number, name: string): void {
  if (count > mostTokens) throw wrongValue('POSENC_TOO_LARGE', name, count, `at most ${mostTokens} tokens`);
}

const counted = <T>(count: number, make: (k: number) => T): T[] => Array.from({ length: count }, (_, k) => make(k));

/** The cells of a grid, row by row, as `place` places them. */
const cellsOf = (
  [frames, rows, columns]: readonly [number, number, number],
  place: (frame: number, row: number, column: number) => readonly number[],
): (readonly number[])[] =>
  counted(frames * rows * columns, (k) =>
    place(Math.floor(k / (rows * columns)), Math.floor(k / columns) % rows, k % columns),
  );

function readPictures(value: unknown, withFrames: boolean): (readonly [number, number, number])[] {
  const allowed = `[rows, columns]${withFrames ? ' or [frames, rows, columns]' : ''} of each picture`;
  const pictures = readArrayItems(value, 'pictures', allowed, largestSide).map((item, i) => {
    const sizes = readArrayItems(item, `pictures[${i}]`, allowed, withFrames ? 3 : 2);
    if (sizes.length < 2) throw wrongValue('POSENC_SHAPE_MISMATCH', `pictures[${i}]`, item, allowed);
    const sides = sizes.map((size, k) => sideOf(size, `pictures[${i}][${k}]`));
    const [frames, rows, columns] = sides.length === 3 ? sides : [1, ...sides];
    return [frames as number, rows as number, columns as number] as const;
  });
  if (pictures.length === 0) throw wrongValue('POSENC_SHAPE_MISMATCH', 'pictures', value, allowed);
  return pictures;
}

const sizeOf = ([frames, rows, columns]: readonly [number, number, number]): number => frames * rows * columns;

/** The grids that `rotaryGrid` gives for these conventions. */
export const drawnGrids = {
  axes(options: unknown): RotaryGrid {
    const read = readChosen(options, ['axisDims', 'base', 'positions'] as const);
    const dims = readDims(read.axisDims);
    return blocks(readPositionRows(read.positions, dims.length), dims, read.base, 'axisDims');
  },
  flux(options: unknown): RotaryGrid {
    const read = readChosen(options, ['pictures', 'textTokens', 'axisDims', 'base'] as const);
    const { text, pictures, dims } = readDrawn(read, false);
    const cells = pictures.flatMap((size, picture) => cellsOf(size, (_, row, column) => [picture, row, column]));
    return blocks(rowsOf([...counted(text, () => [0, 0, 0]), ...cells], 3), dims, read.base, 'axisDims');
  },
  qwenImage(options: unknown): RotaryGrid {
    const read = readChosen(options, ['pictures', 'textTokens', 'axisDims', 'base'] as const);
    const { text, pictures, dims } = readDrawn(read, true);
    const half = (side: number): number => Math.floor(side / 2);
    const cells = pictures.flatMap((size, picture) =>
      cellsOf(size, (frame, row, column) => [
        picture + frame,
        row - (size[1] - half(size[1])),
        column - (size[2] - half(size[2])),
      ]),
    );
    const start = Math.max(...pictures.map(([, rows, columns]) => Math.max(half(rows), half(columns))));
    const words = counted(text, (k) => [start + k, start + k, start + k]);
    return blocks(rowsOf([...words, ...cells], 3), dims, read.base, 'axisDims');
  },
  wan(options: unknown): RotaryGrid {
    const read = readChosen(options, ['headDim', 'frames', 'height', 'width', 'base'] as const);
    const headDim = readInteger(read.headDim, 'headDim', 6, undefined, largestSide);
    const size = [sideOf(read.frames, 'frames'), sideOf(read.height, 'height'), sideOf(read.width, 'width')] as const;
    checkTokens(sizeOf(size), 'frames');
    const side = 2 * Math.floor(headDim / 6);
    const dims = [headDim - 2 * side, side, side];
    if (headDim % 2 !== 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, 'an even integer');
    return blocks(
      rowsOf(
        cellsOf(size, (...cell) => cell),
        3,
      ),
      dims,
      read.base,
      'headDim',
    );
  },
  hunyuanImage3(options: unknown): RotaryGrid {
    const keys = ['headDim', 'height', 'width', 'textTokens', 'textAfter', 'base'] as const;
    const read = readChosen(options, keys);
    const headDim = readInteger(read.headDim, 'headDim', 4, undefined, largestSide);
    if (headDim % 4 !== 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, 'a multiple of 4');
    const [height, width] = [sideOf(read.height, 'height'), sideOf(read.width, 'width')];
    const [before, behind] = [tokensOf(read.textTokens, 'textTokens'), tokensOf(read.textAfter, 'textAfter')];
    checkTokens(height * width + before + behind, 'height');
    const cells = height * width;
    // Half positions are cut off, as in the model.
    const top = Math.floor(before + (cells - height) / 2),
      left = Math.floor(before + (cells - width) / 2);
    const tokens = [
      ...counted(before, (k) => [k, k]),
      ...cellsOf([1, height, width], (_, row, column) => [top + row, left + column]),
      ...counted(behind, (k) => [before + cells + k, before + cells + k]),
    ];
    const frequencies = frequenciesFor(headDim, read.base, 'headDim');
    return gridByAxes(
      rowsOf(tokens, 2),
      2,
      frequencies,
      counted(headDim / 2, (i) => i % 2),
    );
  },
  ltx: ltxGrid,
} as const;

/** Bands that grow from pi / 2 to pi / 2 base: half of those that EVA has for pixels, which is exact. */
function growingBands(count: number, base: unknown): Frequencies {
  const maxFrequency = base === undefined ? undefined : 2 * readPositive(base);
  const options = { headDim: 4 * count, height: 1, width: 1, inPixels: true, maxFrequency: maxFrequency ?? 20_000 };
  const { frequencies } = inWords({ maxFrequency: 'base' }, () =>
    call(cpp.evaRotary, readFields(cpp.evaRotary, options) as unknown as cpp.EvaRotaryOptions),
  );
  const half = (values: Float64Array): Float64Array => values.slice(0, count).map((w) => w / 2);
  return { inverse: half(frequencies.inverse), remainder: half(frequencies.remainder), attentionFactor: 1 };
}

function readPositive(base: unknown): number {
  const number = readNumber(base, 'base');
  if (number >= 1e-9 && number <= largestBase) return number;
  const code = Number.isFinite(number) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
  throw wrongValue(code, 'base', number, 'a number from 1e-9 to 5e8');
}

function ltxGrid(options: unknown): RotaryGrid {
  const read = readChosen(options, ['heads', 'headDim', 'frames', 'height', 'width', 'steps', 'base'] as const);
  const heads = readInteger(read.heads, 'heads', 1, undefined, 1024);
  const headDim = readInteger(read.headDim, 'headDim', 2, undefined, largestSide);
  if (headDim % 2 !== 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, 'an even integer');
  const dim = heads * headDim,
    bands = Math.floor(dim / 6);
  if (bands < 1 || bands > largestSide / 4)
    throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, `heads x headDim from 6 to ${(6 * largestSide) / 4}`);
  const size = [sideOf(read.frames, 'frames'), sideOf(read.height, 'height'), sideOf(read.width, 'width')] as const;
  checkTokens(sizeOf(size), 'frames');
  const steps = numberList(read.steps, 'steps');
  if (steps.length !== 3)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'steps', read.steps, `three steps, not ${steps.length}`);
  steps.forEach((step, i) => {
    if (!Number.isFinite(step)) throw wrongValue('POSENC_NOT_FINITE', `steps[${i}]`, step, 'a finite number');
  });
  const places = rowsOf(
    cellsOf(size, (...cell) => cell.map((index, axis) => 2 * index * (steps[axis] as number) - 1)),
    3,
  );
  const ladder = growingBands(bands, read.base);
  const pairs = headDim / 2,
    still = dim / 2 - 3 * bands;
  const spread = (values: Float64Array): Float64Array => {
    const all = makeDoubles(3 * heads * pairs);
    for (let pair = still; pair < dim / 2; ++pair) {
      const head = Math.floor(pair / pairs),
        axis = (pair - still) % 3;
      all[(3 * head + axis) * pairs + (pair % pairs)] = values[Math.floor((pair - still) / 3)] as number;
    }
    return all;
  };
  // The checks of places are those of any grid.
  const checked = gridByAxes(places, 3, ladder, new Int32Array(bands));
  const frequencies = { inverse: spread(ladder.inverse), remainder: spread(ladder.remainder), attentionFactor: 1 };
  return { coordinates: checked.coordinates, frequencies, pairs, heads };
}

/** Shared by Flux and Qwen-Image. */
function readDrawn(
  read: { readonly pictures: unknown; readonly textTokens: unknown; readonly axisDims: unknown },
  withFrames: boolean,
): { text: number; pictures: (readonly [number, number, number])[]; dims: readonly number[] } {
  const pictures = readPictures(read.pictures, withFrames);
  const text = tokensOf(read.textTokens, 'textTokens');
  const dims = read.axisDims === undefined ? pictureAxes : readDims(read.axisDims, 3);
  if (dims.length !== 3)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'axisDims', read.axisDims, `three widths, not ${dims.length}`);
  checkTokens(
    pictures.reduce((sum, size) => sum + sizeOf(size), text),
    'pictures',
  );
  return { text, pictures, dims };
}
