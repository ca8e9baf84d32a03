// Grids whose axes own a block of channels each: tokens of models that draw pictures and films.
import { frequenciesOf } from '../frequencies/rotary.ts';
import { readFrequencies, type Frequencies } from '../frequencies/frequencies.ts';
import { readArrayItems, readInteger } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { inWords, wrongValue } from '../runtime/errors.ts';
import { readChosen } from '../runtime/fields.ts';
import { gridByAxes, readPositionRows } from './position-rows.ts';
import {
  cellsOf,
  checkTokens,
  counted,
  largestSide,
  readFilm,
  readPicture,
  rowsOf,
  sideOf,
  sizeOf,
  tokensOf,
} from './rotary-cells.ts';
import type { RotaryGrid } from './rotary-grid.ts';
import { ltx2Grid, ltxGrid } from './rotary-ltx.ts';

const mostAxes = 8;
const pictureAxes = [16, 56, 56] as const;

const frequenciesFor = (dim: number, base: unknown, name: string): Frequencies =>
  inWords({ headDim: name, rotaryDim: name }, () => frequenciesOf({ headDim: dim, base: base as number | undefined }));

/** Axes that own consecutive channels, with one base for all or one for each. */
function blocks(positions: Float64Array, dims: readonly number[], base: unknown, name: string): RotaryGrid {
  const bases = readBases(base, dims.length);
  const parts = dims.map((dim, axis) => frequenciesFor(dim, bases[axis], dims.length > 1 ? `${name}[${axis}]` : name));
  return joined(positions, parts);
}

/** A grid whose axes own consecutive channels with frequencies of their own. */
function joined(positions: Float64Array, parts: readonly Frequencies[]): RotaryGrid {
  const all = (of: (part: Frequencies) => Float64Array): Float64Array =>
    Float64Array.from(parts.flatMap((p) => [...of(p)]));
  const attentionFactor = (parts[0] as Frequencies).attentionFactor;
  parts.forEach((part, axis) => {
    if (part.attentionFactor === attentionFactor) return;
    const name = `frequencies[${axis}].attentionFactor`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', name, part.attentionFactor, `that of the first axis, ${attentionFactor}`);
  });
  const frequencies = { inverse: all((p) => p.inverse), remainder: all((p) => p.remainder), attentionFactor };
  const axisOf = parts.flatMap(({ inverse }, axis) => Array<number>(inverse.length).fill(axis));
  return gridByAxes(positions, parts.length, frequencies, axisOf);
}

/** The base of each axis; undefined stands for the default. */
function readBases(base: unknown, axes: number): readonly unknown[] {
  if (typeof base !== 'object' || base === null) return Array<unknown>(axes).fill(base);
  const bases = numberList(base, 'base');
  if (bases.length !== axes)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'base', base, `one for each of ${axes} axes, not ${bases.length}`);
  return [...bases];
}

/** Frequencies of each axis, as `rotaryFrequencies` gives them. */
function readParts(value: unknown): readonly Frequencies[] {
  const allowed = `frequencies of 1 to ${mostAxes} axes`;
  const parts = readArrayItems(value, 'frequencies', allowed, mostAxes).map((part, axis) => {
    const read = readFrequencies(part, `frequencies[${axis}]`);
    const { inverse, remainder } = read;
    if (remainder.length === inverse.length) return read;
    const lengths = `${inverse.length} numbers, not ${remainder.length}`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', `frequencies[${axis}].remainder`, remainder, lengths);
  });
  if (parts.length === 0) throw wrongValue('POSENC_SHAPE_MISMATCH', 'frequencies', value, allowed);
  return parts;
}

function readDims(value: unknown, most = mostAxes): readonly number[] {
  const list = numberList(value, 'axisDims');
  if (list.length === 0 || list.length > most)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'axisDims', value, `1 to ${most} widths, not ${list.length}`);
  return Array.from(list, (dim, i) => readInteger(dim, `axisDims[${i}]`, 2, undefined, largestSide));
}

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

/** The grids that `rotaryGrid` gives for these conventions. */
export const drawnGrids = {
  axes(options: unknown): RotaryGrid {
    const read = readChosen(options, ['axisDims', 'base', 'frequencies', 'positions'] as const);
    if (read.frequencies !== undefined) {
      for (const key of ['axisDims', 'base'] as const)
        if (read[key] !== undefined)
          throw wrongValue('POSENC_FOREIGN_KEY', key, read[key], 'no axisDims and no base beside frequencies');
      const parts = readParts(read.frequencies);
      return joined(readPositionRows(read.positions, parts.length), parts);
    }
    const dims = readDims(read.axisDims);
    return blocks(readPositionRows(read.positions, dims.length), dims, read.base, 'axisDims');
  },
  flux(options: unknown): RotaryGrid {
    const read = readChosen(options, ['pictures', 'textTokens', 'axisDims', 'base'] as const);
    const { text, pictures, dims } = readDrawn(read, false);
    const cells = pictures.flatMap((size, picture) => cellsOf(size, (_, row, column) => [picture, row, column]));
    return blocks(rowsOf([...counted(text, () => [0, 0, 0]), ...cells], 3), dims, read.base, 'axisDims');
  },
  qwenImage: (options: unknown) => qwenGrid(options, false),
  qwenImageLayered: (options: unknown) => qwenGrid(options, true),
  wan(options: unknown): RotaryGrid {
    const read = readChosen(options, ['headDim', 'frames', 'height', 'width', 'base'] as const);
    const headDim = readInteger(read.headDim, 'headDim', 6, undefined, largestSide);
    const size = readFilm(read);
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
  pixtral(options: unknown): RotaryGrid {
    const read = readChosen(options, ['headDim', 'height', 'width', 'base'] as const);
    const headDim = readInteger(read.headDim, 'headDim', 4, undefined, largestSide);
    if (headDim % 4 !== 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, 'a multiple of 4');
    const size = readPicture(read);
    const { inverse, remainder, attentionFactor } = frequenciesFor(headDim, read.base, 'headDim');
    const byTurns = (values: Float64Array): Float64Array =>
      Float64Array.from([...values.filter((_, i) => i % 2 === 0), ...values.filter((_, i) => i % 2 === 1)]);
    return gridByAxes(
      rowsOf(
        cellsOf([1, ...size], (_, row, column) => [row, column]),
        2,
      ),
      2,
      { inverse: byTurns(inverse), remainder: byTurns(remainder), attentionFactor },
      counted(headDim / 2, (i) => Number(i >= headDim / 4)),
    );
  },
  ltx: ltxGrid,
  ltx2: ltx2Grid,
} as const;

/** Qwen-Image and Qwen-Image-Layered, where the last picture is the model's input image, at -1 on the first axis. */
function qwenGrid(options: unknown, layered: boolean): RotaryGrid {
  const read = readChosen(options, ['pictures', 'textTokens', 'axisDims', 'base'] as const);
  const { text, pictures, dims } = readDrawn(read, !layered);
  const half = (side: number): number => Math.floor(side / 2);
  const last = pictures.length - 1;
  const cells = pictures.flatMap((size, picture) =>
    cellsOf(size, (frame, row, column) => [
      layered && picture === last ? -1 : picture + frame,
      row - (size[1] - half(size[1])),
      column - (size[2] - half(size[2])),
    ]),
  );
  const sides = pictures.map(([, rows, columns]) => Math.max(half(rows), half(columns)));
  const start = Math.max(...sides, layered ? last : 0);
  const words = counted(text, (k) => [start + k, start + k, start + k]);
  return blocks(rowsOf([...words, ...cells], 3), dims, read.base, 'axisDims');
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
