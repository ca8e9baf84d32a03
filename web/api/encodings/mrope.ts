import * as cpp from '../../../build/wasm/calls.js';
import { readFrequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import { checkStillThere, dataOf, numberList, readArrayItems, readInteger, readSize } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { gridOf, type RotaryGrid } from './rotary-grid.ts';
import type { TensorLike } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';

/** Which frequencies belong to time, row and column: blocks (Qwen2-VL), or in turns (Qwen3-VL). */
export type MropeStyle = 'chunked' | 'interleaved';

export interface MropeSections {
  readonly style: MropeStyle;
  /** How many frequencies time, row and column have: `mrope_section` of a config.json. */
  readonly sections: readonly [number, number, number] | readonly number[];
}

function readSections(sections: unknown): readonly number[] {
  const list = numberList(sections, 'sections');
  if (list.length !== 3)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'sections', sections, `three lengths, not ${list.length}`);
  return Array.from(list, (length, i) => readSize(length, `sections[${i}]`));
}

const mropeAxesKeys = ['sections', 'pairs'] as const;

/**
 * The axis of each frequency: 0 time, 1 row, 2 column.
 *
 * Shapes: [pairs]. Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for chunked sections that do not add up to
 * `pairs`.
 *
 * @example
 * mropeAxes({ style: 'chunked', sections: [2, 1, 1], pairs: 4 }); // 0, 0, 1, 2
 */
export function mropeAxes(options: MropeSections & { readonly pairs: number }): Int32Array {
  enter('mropeAxes');
  const read = readFields(cpp.MropeSections, options, mropeAxesKeys);
  const sections = readSections(read.sections);
  const pairs = readInteger(read.pairs, 'pairs', 0, undefined, cpp.largestDim / 2);
  const out = new Int32Array(pairs);
  call(cpp.mropeAxes, { style: read.style, sections, out });
  return out;
}

/** M-RoPE: each token has three positions, and each frequency listens to one of them. */
export interface MropeOptions extends MropeSections {
  readonly convention: 'mrope';
  /** From `rotaryFrequencies`, scaled or not; one for each pair of channels. */
  readonly frequencies: FrequenciesLike;
  /**
   * Three rows of positions of one length: time, row, column; or a tensor [3, T]. Where batch rows differ, a row holds
   * those of the first batch row, then those of the next: [3, B, T], as `position_ids` have it.
   */
  readonly positions: readonly NumberList[] | TensorLike<ArrayBufferView & ArrayLike<number | bigint>>;
}

const mropeKeys = ['sections', 'frequencies', 'positions', 'convention'] as const;

function readRows(positions: unknown): Float64Array[] {
  const tensor = dataOf(positions, 'positions');
  if (tensor === positions) {
    return readArrayItems(positions, 'positions', 'three rows of positions', 3).map((list, i) =>
      numberList(list, `positions[${i}]`),
    );
  }
  const all = numberList(tensor, 'positions'),
    length = all.length / 3;
  return Number.isInteger(length) ? [0, 1, 2].map((i) => all.subarray(i * length, (i + 1) * length)) : [];
}

/** The grid that `rotaryGrid` gives for `mrope`. */
export function mropeGrid(options: unknown): RotaryGrid {
  const read = readFields(cpp.MropeSections, options, mropeKeys);
  const sections = readSections(read.sections);
  const frequencies = readFrequencies(read.frequencies);
  const rows = readRows(read.positions);
  const tokens = rows[0]?.length ?? 0;
  if (rows.length !== 3 || rows.some((list) => list.length !== tokens)) {
    const lengths = rows.map((list) => list.length).join(', ');
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', read.positions, `three rows of one length, not ${lengths}`);
  }
  checkStillThere(...rows);
  const positions = makeDoubles(3 * tokens);
  rows.forEach((list, i) => positions.set(list, i * tokens));
  return gridOf(call(cpp.mrope, { style: read.style, sections, frequencies, positions }));
}
