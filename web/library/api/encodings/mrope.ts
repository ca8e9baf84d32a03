import * as cpp from '../../../../build/wasm/calls.js';
import { readFrequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import { readInteger, readName, readOptions, readSize } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readChosen } from '../runtime/fields.ts';
import { gridByAxes, readPositionRows, type PositionRows } from './position-rows.ts';
import { gridOf, type RotaryGrid } from './rotary-grid.ts';

/**
 * Which frequencies belong to time, row and column: blocks (Qwen2-VL), in turns (Qwen3-VL), or row and column by turns
 * and then time (ERNIE 4.5 VL). Four blocks are those of Hunyuan's XD-RoPE.
 */
export type MropeStyle = 'chunked' | 'interleaved' | 'alternating';

export interface MropeSections {
  readonly style: MropeStyle;
  /**
   * How many frequencies each axis has: `mrope_section` of a config.json, with its order, which is time, row, column,
   * but row, column, time for `alternating`; four (`xdrope_section`) for position, column, row, picture.
   */
  readonly sections: readonly [number, number, number] | readonly number[];
}

const styles: readonly MropeStyle[] = ['chunked', 'interleaved', 'alternating'];

function readSections(read: { readonly style: unknown; readonly sections: unknown }): {
  readonly style: MropeStyle;
  readonly sections: readonly number[];
} {
  const style = styles[readName(read.style, 'style', styles)] as MropeStyle;
  const list = numberList(read.sections, 'sections');
  if (list.length !== 3 && !(list.length === 4 && style === 'chunked'))
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'sections', read.sections, `three lengths, not ${list.length}`);
  return { style, sections: Array.from(list, (length, i) => readSize(length, `sections[${i}]`)) };
}

const mropeAxesKeys = ['style', 'sections', 'pairs'] as const;

/**
 * The axis of each frequency: 0 time, 1 row, 2 column; of four blocks 0 to 3.
 *
 * Shapes: [pairs]. Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sections that do not add up to `pairs`
 * (but for `interleaved`), and for more rows than columns that take turns.
 *
 * @example
 * mropeAxes({ style: 'chunked', sections: [2, 1, 1], pairs: 4 }); // 0, 0, 1, 2
 */
export function mropeAxes(options: MropeSections & { readonly pairs: number }): Int32Array {
  enter('mropeAxes');
  const read = readOptions<MropeSections & { pairs: number }>(options, 'options', mropeAxesKeys);
  const { style, sections } = readSections(read);
  return axesOf(style, sections, readInteger(read.pairs, 'pairs', 0, undefined, cpp.largestDim / 2));
}

function axesOf(style: MropeStyle, sections: readonly number[], pairs: number): Int32Array {
  if (style !== 'alternating' && sections.length === 3) {
    const out = new Int32Array(pairs);
    call(cpp.mropeAxes, { style, sections, out });
    return out;
  }
  const wrong = (allowed: string): RangeError => wrongValue('POSENC_SHAPE_MISMATCH', 'sections', sections, allowed);
  if (sections.reduce((a, b) => a + b, 0) !== pairs)
    throw wrong(`lengths that add up to the number of frequencies, ${pairs}`);
  if (style === 'chunked') return Int32Array.from(sections.flatMap((n, axis) => Array<number>(n).fill(axis)));
  const [rows = 0, columns = 0] = sections;
  if (rows !== columns) throw wrong('as many for rows as for columns, which take turns, and the rest for time');
  return Int32Array.from({ length: pairs }, (_, i) => (i < rows + columns ? 1 + (i % 2) : 0));
}

/** M-RoPE: each token has several positions, and each frequency listens to one of them. */
export interface MropeOptions extends MropeSections {
  readonly convention: 'mrope';
  /** From `rotaryFrequencies`, scaled or not; one for each pair of channels. */
  readonly frequencies: FrequenciesLike;
  /**
   * A row of positions for each axis, of one length: time, row, column; or a tensor [3, T]. Where batch rows differ, a
   * row holds those of the first batch row, then those of the next: [3, B, T], as `promptPositions` has them.
   */
  readonly positions: PositionRows;
}

const mropeKeys = ['style', 'sections', 'frequencies', 'positions'] as const;

/** The grid that `rotaryGrid` gives for `mrope`. */
export function mropeGrid(options: unknown): RotaryGrid {
  const read = readChosen(options, mropeKeys);
  const { style, sections } = readSections(read);
  const frequencies = readFrequencies(read.frequencies);
  const positions = readPositionRows(read.positions, sections.length);
  if (style !== 'alternating' && sections.length === 3)
    return gridOf(call(cpp.mrope, { style, sections, frequencies, positions }));
  const axes = axesOf(style, sections, frequencies.inverse.length);
  return gridByAxes(positions, sections.length, frequencies, axes);
}
