// Grids of LTX-Video and LTX-2, whose bands grow and go through all heads.
import * as cpp from '../../../../build/wasm/calls.js';
import type { Frequencies } from '../frequencies/frequencies.ts';
import { readInteger, readNumber } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { call } from '../runtime/call.ts';
import { inWords, wrongValue } from '../runtime/errors.ts';
import { readChosen, readFields } from '../runtime/fields.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { gridByAxes } from './position-rows.ts';
import { cellsOf, largestSide, readFilm, rowsOf } from './rotary-cells.ts';
import type { RotaryGrid } from './rotary-grid.ts';

/** The library's limit for the largest band, which is twice the base. */
const largestBase = 5e8;

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

/** Finite numbers, one for each of frame, row and column. */
function readSteps(value: unknown, name: string): ArrayLike<number> {
  const steps = numberList(value, name);
  if (steps.length !== 3) throw wrongValue('POSENC_SHAPE_MISMATCH', name, value, `three steps, not ${steps.length}`);
  steps.forEach((step, i) => {
    if (!Number.isFinite(step)) throw wrongValue('POSENC_NOT_FINITE', `${name}[${i}]`, step, 'a finite number');
  });
  return steps;
}

function readAbove0(value: number, name: string): number {
  if (value >= 1e-9 && value <= 1e9) return value;
  const code = Number.isFinite(value) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
  throw wrongValue(code, name, value, 'a number from 1e-9 to 1e9');
}

const readSizes = (value: unknown, name: string): readonly number[] =>
  Array.from(readSteps(value, name), (size, i) => readAbove0(size, `${name}[${i}]`));

/** Cells that stand at 2 `place` - 1 along each axis, and the ladder of all heads. */
function growingGrid(
  read: { readonly heads: unknown; readonly headDim: unknown; readonly base: unknown },
  size: readonly [number, number, number],
  place: (index: number, axis: number) => number,
): RotaryGrid {
  const heads = readInteger(read.heads, 'heads', 1, undefined, 1024);
  const headDim = readInteger(read.headDim, 'headDim', 2, undefined, largestSide);
  if (headDim % 2 !== 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, 'an even integer');
  const dim = heads * headDim,
    bands = Math.floor(dim / 6);
  if (bands < 1 || bands > largestSide / 4)
    throw wrongValue('POSENC_OUT_OF_RANGE', 'headDim', headDim, `heads x headDim from 6 to ${(6 * largestSide) / 4}`);
  const places = rowsOf(
    cellsOf(size, (...cell) => cell.map((index, axis) => 2 * place(index, axis) - 1)),
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

const ltxKeys = ['heads', 'headDim', 'frames', 'height', 'width', 'steps', 'base'] as const;

export function ltxGrid(options: unknown): RotaryGrid {
  const read = readChosen(options, ltxKeys);
  const size = readFilm(read);
  const steps = readSteps(read.steps, 'steps');
  return growingGrid(read, size, (index, axis) => index * (steps[axis] as number));
}

const ltx2Keys = [
  'heads',
  'headDim',
  'frames',
  'height',
  'width',
  'fps',
  'causalOffset',
  'scaleFactors',
  'maxPositions',
  'base',
] as const;
/** Frames, rows and columns of a latent cell, and the size that is 1: seconds, rows and columns of pixels. */
const ltx2Cells = [8, 32, 32],
  ltx2Film = [20, 2048, 2048];

export function ltx2Grid(options: unknown): RotaryGrid {
  const read = readChosen(options, ltx2Keys);
  const size = readFilm(read);
  const cells = readSizes(read.scaleFactors ?? ltx2Cells, 'scaleFactors'),
    film = readSizes(read.maxPositions ?? ltx2Film, 'maxPositions');
  const [deep, fps] = [cells[0] as number, readAbove0(readNumber(read.fps, 'fps', 24), 'fps')];
  const offset = readInteger(read.causalOffset, 'causalOffset', 0, 1, largestSide);
  // With offset 1 the first latent frame holds one frame of the video, the others `deep` frames.
  const frame = (index: number): number => Math.max(0, index * deep + offset - deep);
  return growingGrid(read, size, (index, axis) => {
    const middle = axis === 0 ? (frame(index) + frame(index + 1)) / 2 / fps : (index + 0.5) * (cells[axis] as number);
    return middle / (film[axis] as number);
  });
}
